import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../shared/json';
import type { Tool } from '../../../ports/tool';
import { fileTools } from './file-tools';

let top: string;
let workspace: string;
let outside: string;
let tools: ReadonlyMap<string, Tool>;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'file-tools-'));
  workspace = join(top, 'ws');
  outside = join(top, 'outside');
  mkdirSync(workspace);
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  tools = toolsOf(workspace);
});

afterEach(() => {
  rmSync(top, { recursive: true });
});

function toolsOf(folder: string): ReadonlyMap<string, Tool> {
  let ids = 0;
  return new Map(
    fileTools({
      workspace: folder,
      readOnlyFolders: () => [join(folder, 'sops')],
      newId: () => String(++ids),
    }).map((tool) => [tool.name, tool]),
  );
}

const never = new AbortController().signal;
const use = (name: string, args: JsonObject, signal = never) =>
  tools.get(name)?.execute(args, { origin: 'test' }, signal);
const put = (path: string, text: string): void => {
  mkdirSync(join(workspace, path, '..'), { recursive: true });
  writeFileSync(join(workspace, path), text);
};
const inWorkspace = (path: string): string => readFileSync(join(workspace, path), 'utf8');

describe('file_read', () => {
  test('answers with the text, and with where to read on', async () => {
    put('a.md', 'one\r\ntwo\nthree\n');
    expect(await use('file_read', { path: 'a.md' })).toEqual({ success: true, output: 'one\ntwo\nthree' });
    expect(await use('file_read', { path: join(workspace, 'a.md'), lines: 2 })).toEqual({
      success: true,
      output: 'one\ntwo\n[lines 1 to 2 of 3; read on with from_line 3]',
    });
    expect(await use('file_read', { path: './a.md', from_line: 3 })).toEqual({
      success: true,
      output: 'three\n[lines 3 to 3 of 3]',
    });
    expect(await use('file_read', { path: 'a.md', from_line: 9 })).toEqual({
      success: true,
      output: '[the file has 3 lines]',
    });
  });

  test('never answers with more than a local model can read', async () => {
    put('long.txt', `${'x'.repeat(15_000)}\n${'y'.repeat(15_000)}\n`);
    put('longer.txt', '🙂'.repeat(15_000));
    const [long, longer] = [
      await use('file_read', { path: 'long.txt' }),
      await use('file_read', { path: 'longer.txt' }),
    ];
    expect(long?.output).toBe(`${'x'.repeat(15_000)}\n[lines 1 to 1 of 2; read on with from_line 2]`);
    expect(longer?.output).toBe(`${'🙂'.repeat(9_999)}… [the line goes on]`);
  });

  test('follows links that stay inside', async () => {
    put('notes/a.md', 'inside');
    symlinkSync('notes', join(workspace, 'folder-link'));
    symlinkSync('folder-link/a.md', join(workspace, 'file-link'));
    expect(await use('file_read', { path: 'folder-link/a.md' })).toEqual({ success: true, output: 'inside' });
    expect(await use('file_read', { path: 'file-link' })).toEqual({ success: true, output: 'inside' });
  });

  test.each([
    { name: 'a parent folder', path: '../outside/secret.txt', says: 'not in the workspace' },
    {
      name: 'a parent folder that cancels out',
      path: 'a/../../outside/secret.txt',
      says: 'not in the workspace',
    },
    { name: 'an absolute path', path: '/etc/passwd', says: 'not in the workspace' },
    { name: 'the home folder', path: '~/.ssh/id_rsa', says: 'not in the workspace' },
    { name: 'an encoded parent', path: '%2e%2e/outside/secret.txt', says: 'not in the workspace' },
    { name: 'a null byte', path: 'a\0b', says: 'not in the workspace' },
    { name: 'a link to a file outside', path: 'file-link', says: 'leads out of the workspace' },
    {
      name: 'a link to a folder outside',
      path: 'folder-link/secret.txt',
      says: 'leads out of the workspace',
    },
    { name: 'a link to a link outside', path: 'chain', says: 'leads out of the workspace' },
    { name: 'a link to a device', path: 'zero', says: 'leads out of the workspace' },
    { name: 'links in a ring', path: 'ring', says: 'not followed' },
    { name: 'a pipe', path: 'pipe', says: 'no file but a device' },
    { name: 'a folder', path: 'folder', says: 'file_list' },
    { name: 'the workspace', path: '', says: 'file_list' },
    { name: 'a file used as a folder', path: 'binary/x', says: 'no folder' },
    { name: 'nothing', path: 'nothing.md', says: 'There is no' },
    { name: 'bytes that are no text', path: 'binary', says: 'not a text file' },
    { name: 'a huge file', path: 'huge', says: 'larger than 10 MB' },
  ])('refuses $name', async ({ path, says }) => {
    symlinkSync(join(outside, 'secret.txt'), join(workspace, 'file-link'));
    symlinkSync(outside, join(workspace, 'folder-link'));
    symlinkSync('folder-link/secret.txt', join(workspace, 'chain'));
    symlinkSync('/dev/zero', join(workspace, 'zero'));
    symlinkSync('ring', join(workspace, 'ring'));
    execFileSync('mkfifo', [join(workspace, 'pipe')]);
    mkdirSync(join(workspace, 'folder'));
    writeFileSync(join(workspace, 'binary'), Buffer.from([0xff, 0xfe, 0x00]));
    writeFileSync(join(workspace, 'huge'), '');
    truncateSync(join(workspace, 'huge'), 11 * 1024 * 1024);
    const result = await use('file_read', { path });
    expect(result).toEqual({ success: false, output: expect.stringContaining(says) });
    expect(result?.output).not.toContain('/proc/');
  });
});

describe('file_write', () => {
  test('makes folders and files, replaces whole files and keeps their permissions, and adds to the end', async () => {
    expect(await use('file_write', { path: 'a/b/c.md', content: 'one\n' })).toEqual({
      success: true,
      output: 'a/b/c.md is created',
    });
    chmodSync(join(workspace, 'a/b/c.md'), 0o600);
    expect((await use('file_write', { path: 'a/b/c.md', content: '둘\n' }))?.output).toBe(
      'a/b/c.md is replaced',
    );
    expect((await use('file_write', { path: 'a/b/c.md', content: 'three\n', append: true }))?.output).toBe(
      'a/b/c.md is extended',
    );
    expect([inWorkspace('a/b/c.md'), statSync(join(workspace, 'a/b/c.md')).mode & 0o777]).toEqual([
      '둘\nthree\n',
      0o600,
    ]);
    expect(readdirSync(join(workspace, 'a/b'))).toEqual(['c.md']);
  });

  test.each([
    { name: 'a parent folder', path: '../outside/new.txt' },
    { name: 'an absolute path', path: '/tmp/new.txt' },
    { name: 'a link to a file outside', path: 'file-link' },
    { name: 'a link that stays inside', path: 'inside-link' },
    { name: 'a link that leads nowhere yet', path: 'dangling' },
    { name: 'a folder that is a link', path: 'folder-link/new.txt' },
    { name: 'a folder below a folder that is a link', path: 'folder-link/deep/new.txt' },
    { name: 'a folder', path: 'folder' },
    { name: 'a pipe', path: 'pipe' },
    { name: 'the workspace', path: '.' },
    { name: 'a file used as a folder', path: 'kept.txt/new.txt' },
    { name: 'a name that is too long', path: 'n'.repeat(300) },
    { name: 'the procedures', path: 'sops/pump/SOP.toml' },
    { name: 'the procedures in other letters', path: 'SOPS/pump/SOP.toml' },
    { name: 'the folder of the procedures itself', path: 'sops' },
  ])('refuses $name', async ({ path }) => {
    put('kept.txt', 'kept');
    mkdirSync(join(workspace, 'folder'));
    symlinkSync(join(outside, 'secret.txt'), join(workspace, 'file-link'));
    symlinkSync(join(outside, 'dangling.txt'), join(workspace, 'dangling'));
    symlinkSync('kept.txt', join(workspace, 'inside-link'));
    symlinkSync(outside, join(workspace, 'folder-link'));
    execFileSync('mkfifo', [join(workspace, 'pipe')]);
    const before = readdirSync(workspace);
    expect(await use('file_write', { path, content: 'written' })).toMatchObject({ success: false });
    expect([
      readdirSync(workspace),
      readdirSync(outside),
      readFileSync(join(outside, 'secret.txt'), 'utf8'),
      inWorkspace('kept.txt'),
    ]).toEqual([before, ['secret.txt'], 'secret', 'kept']);
  });

  test('a second name of a file outside is replaced, not written through', async () => {
    linkSync(join(outside, 'secret.txt'), join(workspace, 'twin.txt'));
    expect(await use('file_write', { path: 'twin.txt', content: 'mine' })).toMatchObject({ success: true });
    expect([inWorkspace('twin.txt'), readFileSync(join(outside, 'secret.txt'), 'utf8')]).toEqual([
      'mine',
      'secret',
    ]);
  });

  test('refuses to grow a file over 10 MB', async () => {
    put('log.txt', 'x'.repeat(10 * 1024 * 1024 - 1));
    expect(await use('file_write', { path: 'log.txt', content: 'yy', append: true })).toMatchObject({
      success: false,
    });
    expect(lstatSync(join(workspace, 'log.txt')).size).toBe(10 * 1024 * 1024 - 1);
  });

  test('an abort is no answer, and nothing is written', async () => {
    await expect(
      use('file_write', { path: 'a.md', content: 'x' }, AbortSignal.abort(new Error('enough'))),
    ).rejects.toThrow('enough');
    expect(readdirSync(workspace)).toEqual([]);
  });

  test('a workspace that is itself reached through a link is a workspace', async () => {
    symlinkSync(workspace, join(top, 'ws-link'));
    tools = toolsOf(join(top, 'ws-link'));
    expect(await use('file_write', { path: join(top, 'ws-link/a.md'), content: 'a' })).toMatchObject({
      success: true,
    });
    expect(await use('file_write', { path: join(workspace, 'b.md'), content: 'b' })).toMatchObject({
      success: true,
    });
    expect(await use('file_write', { path: join(workspace, 'sops/x'), content: 'b' })).toMatchObject({
      success: false,
    });
    expect(await use('file_read', { path: 'a.md' })).toEqual({ success: true, output: 'a' });
  });
});

describe('while somebody swaps a folder for a link to the outside', () => {
  // Elsewhere a folder is only looked at one moment before it is used.
  test.runIf(existsSync('/proc/self/fd'))(
    'nothing is read from there and nothing lands there',
    { timeout: 60_000 },
    async () => {
      put('sub/secret.txt', 'harmless');
      let swapping = true;
      const sub = join(workspace, 'sub');
      const aside = join(workspace, 'aside');
      // The tool may make the folder again in the moment it is missing.
      const inPlaceOfSub = (action: () => void): void => {
        try {
          action();
        } catch {
          rmSync(sub, { recursive: true, force: true });
          inPlaceOfSub(action);
        }
      };
      const swap = (): void => {
        if (!swapping) return;
        if (lstatSync(sub).isSymbolicLink()) {
          unlinkSync(sub);
          inPlaceOfSub(() => {
            renameSync(aside, sub);
          });
        } else {
          renameSync(sub, aside);
          inPlaceOfSub(() => {
            symlinkSync(outside, sub);
          });
        }
        setImmediate(swap);
      };
      setImmediate(swap);
      const outputs = new Set<string>();
      try {
        for (let round = 0; round < 60; round += 1) {
          outputs.add((await use('file_read', { path: 'sub/secret.txt' }))?.output ?? '');
          await use('file_write', { path: 'sub/new.txt', content: 'new' });
          outputs.add((await use('file_search', { query: 'secret', path: 'sub' }))?.output ?? '');
        }
      } finally {
        swapping = false;
      }
      expect([...outputs].filter((output) => output === 'secret' || output.includes(': secret'))).toEqual([]);
      expect(readdirSync(outside)).toEqual(['secret.txt']);
    },
  );
});

describe('file_list', () => {
  test('says what is what, without following links', async () => {
    put('b.md', '12345');
    put('a/x', '');
    symlinkSync(outside, join(workspace, 'link'));
    put('two\nlines', 'x');
    expect((await use('file_list', {}))?.output).toBe('a/\nb.md 5 bytes\nlink (link)\n"two\\nlines" 1 bytes');
    expect((await use('file_list', { path: 'a' }))?.output).toBe('x 0 bytes');
    expect(await use('file_list', { path: 'link' })).toEqual({
      success: false,
      output: '"link" leads out of the workspace.',
    });
    expect(await use('file_list', { path: 'b.md' })).toMatchObject({ success: false });
  });

  test('shows the first 500 of very many', async () => {
    for (let index = 0; index < 502; index += 1) put(`f${String(index)}`, '');
    expect((await use('file_list', {}))?.output.split('\n').at(-1)).toBe('[2 more]');
  });
});

describe('file_search', () => {
  test('finds names and lines in any letter case, below one folder or all of them', async () => {
    put('log/pump.md', 'first\n  the PUMP ran\nend');
    put('pump-plan.txt', 'nothing here');
    put('다른/메모.md', '펌프를 점검');
    put('binary', 'pump\0pump');
    symlinkSync(outside, join(workspace, 'link'));
    expect((await use('file_search', { query: 'pump' }))?.output).toBe(
      'log/pump.md\nlog/pump.md:2: the PUMP ran\npump-plan.txt',
    );
    expect((await use('file_search', { query: 'ran', path: 'log' }))?.output).toBe(
      'log/pump.md:2: the PUMP ran',
    );
    expect((await use('file_search', { query: '펌프'.normalize('NFD') }))?.output).toBe(
      '다른/메모.md:1: 펌프를 점검',
    );
    expect((await use('file_search', { query: 'secret' }))?.output).toBe('nothing found');
    expect(await use('file_search', { query: 'x', path: 'link' })).toMatchObject({ success: false });
  });

  test('stops at a hundred hits and says so', async () => {
    put('many.txt', 'hit\n'.repeat(150));
    const lines = (await use('file_search', { query: 'hit' }))?.output.split('\n') ?? [];
    expect([lines.length, lines.at(-1)]).toEqual([
      101,
      '[there may be more; search for a longer text or in one folder]',
    ]);
  });

  test('an abort ends it', async () => {
    put('a.txt', 'x');
    await expect(use('file_search', { query: 'x' }, AbortSignal.abort(new Error('enough')))).rejects.toThrow(
      'enough',
    );
  });
});

test('nothing but writing asks for permission, and every handle is given back', async () => {
  expect([...tools.values()].map(({ name, effect }) => `${name} ${effect}`)).toEqual([
    'file_read reads',
    'file_write acts',
    'file_list reads',
    'file_search reads',
  ]);
  const handles = (): number => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0);
  put('a/b/c.txt', 'x');
  const before = handles();
  for (let round = 0; round < 20; round += 1) {
    for (const [name, args] of [
      ['file_read', { path: 'a/b/c.txt' }],
      ['file_read', { path: 'a/b' }],
      ['file_write', { path: 'a/b/d/e', content: '' }],
      ['file_write', { path: 'a/b/c.txt/x', content: '' }],
      ['file_search', { query: 'x' }],
    ] as const)
      await use(name, args);
  }
  expect(handles()).toBe(before);
});
