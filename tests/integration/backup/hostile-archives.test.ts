import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ZipFile } from 'yazl';
import { isSafeName } from '../../../src/main/platform/base/archive';
import { readBackup } from '../../../src/main/platform/storage/backup/read-backup';

/** Archives that were made to do harm: refused before a byte of them is unpacked. */

const never = new AbortController().signal;
const summary = {
  madeAt: 0,
  version: '9',
  files: 1,
  bytes: 1,
  procedures: 0,
  runs: 0,
  secretsLeftOut: [],
  secretNames: [],
  modelsLeftOut: [],
};

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'zc-hostile-'));
  onTestFinished(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}

interface Member {
  readonly name: string;
  readonly content?: Buffer;
  readonly mode?: number;
}

const plain: readonly Member[] = [{ name: 'config.toml' }, { name: 'zeroclaw.db' }];

/** Names of any kind: they are written of the same length first, and then put in. */
async function archive(members: readonly Member[]): Promise<string> {
  const file = join(folder(), 'hostile.zip');
  const zip = new ZipFile();
  const all = [...plain, ...members].map(({ content = Buffer.from('x'), ...member }) => ({
    content,
    ...member,
  }));
  const stand = all.map(
    ({ name }, index) =>
      `${String(index)}${'_'.repeat(Math.max(0, Buffer.byteLength(name) - String(index).length))}`,
  );
  for (const [index, { content, mode }] of all.entries())
    zip.addBuffer(content, stand[index] ?? '', { mode: mode ?? 0o100644 });
  zip.addBuffer(
    Buffer.from(
      JSON.stringify({
        format: 1,
        tables: 1,
        summary,
        files: all.map(({ name, content }) => ({
          path: name,
          bytes: content.length,
          sha256: createHash('sha256').update(content).digest('hex'),
        })),
      }),
    ),
    'manifest.json',
    { compress: false },
  );
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  let bytes = readFileSync(file);
  for (const [index, { name }] of all.entries()) {
    const from = Buffer.from(stand[index] ?? '');
    const to = Buffer.from(name);
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1))
      if (
        bytes.readUInt32LE(Math.max(0, at - 30)) === 0x04034b50 ||
        bytes.readUInt32LE(Math.max(0, at - 46)) === 0x02014b50
      )
        bytes = Buffer.concat([bytes.subarray(0, at), to, bytes.subarray(at + from.length)]);
  }
  writeFileSync(file, bytes);
  return file;
}

async function refused(file: string): Promise<string> {
  const place = join(folder(), 'restore.new');
  const failure = await readBackup(file, place, never).then(
    () => null,
    (thrown: unknown) =>
      thrown as { readonly code: string; readonly message: string; readonly remedy: string },
  );
  expect(failure).toMatchObject({
    code: 'backup.damaged',
    remedy: expect.stringContaining('Nothing was changed') as string,
  });
  expect(existsSync(place)).toBe(false);
  return failure?.message ?? '';
}

test.each<readonly [what: string, members: readonly Member[], why: RegExp]>([
  ['a bomb', [{ name: 'sops/bomb', content: Buffer.alloc(64 * 2 ** 20) }], /times as large/u],
  ['a file that is too large', [{ name: 'sops/large', content: Buffer.alloc(257 * 2 ** 20) }], /at most/u],
  ['a file twice', [{ name: 'sops/a' }, { name: 'sops/a' }], /there twice/u],
  ['two cases of one name', [{ name: 'sops/Pump/SOP.toml' }, { name: 'sops/pump/SOP.toml' }], /spelling/u],
  [
    'two ways to compose a letter',
    [{ name: 'memory/caf\u00e9' }, { name: 'memory/cafe\u0301' }],
    /spelling/u,
  ],
  ['a file that is a folder too', [{ name: 'sops/a' }, { name: 'sops/a/b' }], /spelling/u],
  ['a device', [{ name: 'sops/CON' }], /device/u],
  ['a device with an ending', [{ name: 'sops/nul.md/x' }], /device/u],
  ['an end that Windows drops', [{ name: 'sops/a. ' }], /device/u],
  ['a stream', [{ name: 'sops/a:b' }], /device/u],
  ['a link', [{ name: 'sops/a', mode: 0o120777 }], /link/u],
  ['a pipe', [{ name: 'sops/a', mode: 0o010644 }], /link/u],
  ['an absolute path', [{ name: '/etc/passwd' }], /absolute|elsewhere/u],
  ['a drive', [{ name: 'C:/windows' }], /absolute|elsewhere|drive/u],
  ['a way out', [{ name: 'sops/../../x' }], /relative|elsewhere/u],
  ['a way out as Windows writes it', [{ name: 'sops\\..\\x' }], /invalid|elsewhere/u],
])('an archive with %s is refused, and nothing of it is written', async (_what, members, why) => {
  expect(await refused(await archive(members))).toMatch(why);
});

/** Numbers of the central directory: of the first file that is listed. */
async function changed(at: number, value: (now: number) => number): Promise<string> {
  const file = await archive([{ name: 'sops/a', content: Buffer.from('y'.repeat(4_000)) }]);
  const bytes = readFileSync(file);
  const name = bytes.lastIndexOf(Buffer.from('sops/a'));
  const entry = name - 46;
  expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
  bytes.writeUInt32LE(value(bytes.readUInt32LE(entry + at)), entry + at);
  writeFileSync(file, bytes);
  return file;
}

test.each<readonly [what: string, at: number, value: (now: number) => number]>([
  ['says that a file is shorter than it is', 24, (now) => now - 1],
  ['says that a file is longer than it is', 24, (now) => now + 1],
  ['says that a file is of terabytes', 24, () => 0xfffffff0],
  ['has files within each other', 42, () => 0],
  ['says that a file is larger than the archive', 20, (now) => now + 1_000_000],
])('an archive that %s is refused, and nothing of it stays', async (_what, at, value) => {
  await refused(await changed(at, value));
});

test('an archive that lists more files than any backup has is refused', async () => {
  const file = await archive([]);
  const bytes = readFileSync(file);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  bytes.writeUInt16LE(0xfffe, end + 8);
  bytes.writeUInt16LE(0xfffe, end + 10);
  writeFileSync(file, bytes);
  await refused(file);
});

test('names of people are no devices', () => {
  expect(
    ['sops/밸브/SOP.md', 'memory/console.md', 'memory/50 %.md', 'sops/.hidden', 'sops/com10.md'].filter(
      (name) => !isSafeName(name),
    ),
  ).toEqual([]);
});
