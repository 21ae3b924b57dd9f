import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDesktopSettings } from './desktop-settings';
import { openKeychain, type SafeStorage } from './keychain';

let folder: string;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'zc-keychain-')); });
afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

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
  await openKeychain(file, storage())?.set('telegram', 'marker-token-한글');
  await openKeychain(file, storage())?.set('gateway', 'second');
  expect(await openKeychain(file, storage())?.get('telegram')).toBe('marker-token-한글');
  expect(await openKeychain(file, storage())?.get('constructor')).toBeNull();
  expect(readFileSync(file, 'utf8')).not.toContain('marker-token');
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a secret that is removed is gone from the file, and the others have their names', async () => {
  const keychain = openKeychain(join(folder, 'keychain.json'), storage());
  for (const name of ['telegram', 'gateway']) await keychain?.set(name, 'secret');
  await keychain?.remove('telegram');
  await keychain?.remove('constructor');
  expect([await keychain?.names(), await keychain?.get('telegram')]).toEqual([['gateway'], null]);
});

test.each([
  { name: 'no encryption', change: { isEncryptionAvailable: () => false } },
  { name: 'only obfuscation', change: { getSelectedStorageBackend: () => 'basic_text' } },
  { name: 'a keychain that breaks', change: { isEncryptionAvailable: () => { throw new Error('no bus'); } } },
])('a system with $name has no keychain', ({ change }) => {
  expect(openKeychain(join(folder, 'keychain.json'), storage(change))).toBeNull();
});

test('a secret of another machine says how to mend it, and does not tell the secret', async () => {
  const file = join(folder, 'keychain.json');
  writeFileSync(file, JSON.stringify({ gateway: Buffer.from('v9secret').toString('base64') }));
  await expect(openKeychain(file, storage())?.get('gateway')).rejects.toMatchObject({ code: 'secrets.locked' });
});

test('close-to-tray is off at first, kept when set, and off again when the file is broken', () => {
  const file = join(folder, 'desktop.json');
  expect(openDesktopSettings(file).get()).toEqual({ closeToTray: false, keepAwake: true, toldOfTray: false });
  openDesktopSettings(file).set({ closeToTray: true });
  expect(openDesktopSettings(file).get()).toEqual({ closeToTray: true, keepAwake: true, toldOfTray: false });
  writeFileSync(file, '{"closeToTray": "maybe"');
  expect(openDesktopSettings(file).get()).toEqual({ closeToTray: false, keepAwake: true, toldOfTray: false });
});
