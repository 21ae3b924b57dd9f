import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../testing/fake-clock';
import { openDesktopSettings } from './desktop-settings';
import { openKeychain, type SafeStorage } from './keychain';

let folder: string;
const clock = new FakeClock();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-keychain-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Turns each byte over, and knows its own. */
const storage = (change: Partial<SafeStorage> = {}): SafeStorage => ({
  isEncryptionAvailable: () => true,
  encryptString: (text) => Buffer.concat([Buffer.from('v1'), Buffer.from(text).map((byte) => byte ^ 0xff)]),
  decryptString(encrypted) {
    if (encrypted.subarray(0, 2).toString() !== 'v1') throw new Error('wrong key');
    return Buffer.from(encrypted.subarray(2).map((byte) => byte ^ 0xff)).toString();
  },
  ...change,
});

test('a secret survives a restart and is nowhere in plain text', async () => {
  const file = join(folder, 'keychain.json');
  await openKeychain(file, storage(), clock)?.set('telegram', 'marker-token-한글');
  await openKeychain(file, storage(), clock)?.set('gateway', 'second');
  expect(await openKeychain(file, storage(), clock)?.get('telegram')).toBe('marker-token-한글');
  expect(await openKeychain(file, storage(), clock)?.get('constructor')).toBeNull();
  expect(readFileSync(file, 'utf8')).not.toContain('marker-token');
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a secret that is removed is gone from the file, and the others have their names', async () => {
  const keychain = openKeychain(join(folder, 'keychain.json'), storage(), clock);
  for (const name of ['telegram', 'gateway']) await keychain?.set(name, 'secret');
  await keychain?.remove('telegram');
  await keychain?.remove('constructor');
  expect([await keychain?.names(), await keychain?.get('telegram')]).toEqual([['gateway'], null]);
});

test.each([
  { name: 'no encryption', change: { isEncryptionAvailable: () => false } },
  { name: 'only obfuscation', change: { getSelectedStorageBackend: () => 'basic_text' } },
  {
    name: 'a keychain that breaks',
    change: {
      isEncryptionAvailable: () => {
        throw new Error('no bus');
      },
    },
  },
])('a system with $name has no keychain', ({ change }) => {
  expect(openKeychain(join(folder, 'keychain.json'), storage(change), clock)).toBeNull();
});

test('a keychain that is closed when the app starts is one all the same where secrets lie in it, and is asked again when they are needed', async () => {
  const file = join(folder, 'keychain.json');
  await openKeychain(file, storage(), clock)?.set('telegram', 'token');
  let open = false;
  const closed = storage({
    isEncryptionAvailable: () => open,
    getSelectedStorageBackend: () => (open ? 'gnome_libsecret' : 'basic_text'),
    decryptString: (encrypted) => {
      if (!open) throw new Error('no key');
      return storage().decryptString(encrypted);
    },
  });
  const keychain = openKeychain(file, closed, clock);
  expect([keychain?.keptIn, await keychain?.names()]).toEqual(['keychain', ['telegram']]);
  await expect(keychain?.get('telegram')).rejects.toMatchObject({
    code: 'secrets.locked',
    message: 'The keychain does not open the secret "telegram"',
  });
  await expect(keychain?.set('gateway', 'new')).rejects.toMatchObject({
    code: 'secrets.locked',
    message: 'The keychain is closed, and the secret "gateway" was not kept',
  });
  const opened = keychain?.opened?.('telegram', new AbortController().signal);
  await clock.advance(60_000);
  open = true;
  await clock.advance(300_000);
  await opened;
  await keychain?.set('gateway', 'new');
  expect([await keychain?.get('telegram'), await keychain?.get('gateway')]).toEqual(['token', 'new']);
});

test('a secret of another machine says how to fix it, and does not tell the secret', async () => {
  const file = join(folder, 'keychain.json');
  writeFileSync(file, JSON.stringify({ gateway: Buffer.from('v9secret').toString('base64') }));
  await expect(openKeychain(file, storage(), clock)?.get('gateway')).rejects.toMatchObject({
    code: 'secrets.locked',
  });
});

test('a damaged file is told as that, and is not written over', async () => {
  const file = join(folder, 'keychain.json');
  writeFileSync(file, '{"telegram":"djFu');
  const keychain = openKeychain(file, storage(), clock);
  for (const attempt of [
    keychain?.get('telegram'),
    keychain?.set('gateway', 'new'),
    keychain?.remove('telegram'),
    keychain?.names(),
  ]) {
    await expect(attempt).rejects.toMatchObject({
      code: 'secrets.file',
      message: expect.stringContaining('keychain.json cannot be read') as string,
      remedy: expect.any(String) as string,
    });
  }
  expect(readFileSync(file, 'utf8')).toBe('{"telegram":"djFu');
});

test('a secret of a locked keychain is tried again, ever more seldom, until it is unlocked', async () => {
  let tries = 0;
  let locked = true;
  const decryptString = (encrypted: Buffer): string => {
    tries += 1;
    if (locked) throw new Error('locked');
    return storage().decryptString(encrypted);
  };
  const keychain = openKeychain(join(folder, 'keychain.json'), storage({ decryptString }), clock);
  await keychain?.set('telegram', 'token');
  const opened = keychain?.opened?.('telegram', new AbortController().signal);
  await clock.advance(3_600_000);
  expect(tries).toBe(15);
  locked = false;
  await clock.advance(300_000);
  await opened;
  expect([tries, clock.sleeping]).toEqual([16, 0]);
});

test('close-to-tray is off at first, kept when set, and off again when the file is broken', () => {
  const file = join(folder, 'desktop.json');
  expect(openDesktopSettings(file).get()).toEqual({ closeToTray: false, keepAwake: true, toldOfTray: false });
  openDesktopSettings(file).set({ closeToTray: true });
  expect(openDesktopSettings(file).get()).toEqual({ closeToTray: true, keepAwake: true, toldOfTray: false });
  writeFileSync(file, '{"closeToTray": "maybe"');
  expect(openDesktopSettings(file).get()).toEqual({ closeToTray: false, keepAwake: true, toldOfTray: false });
});
