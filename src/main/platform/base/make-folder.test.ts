import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zc-folder-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('a folder is made with those above it, and one that is there stays as it is', () => {
  const folder = join(temporary(), 'a', 'b');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o755);
  expect(statSync(folder).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o700);
});

test('a file, or a link that leads nowhere, in the place of a folder is told', () => {
  const folder = temporary();
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'none'), join(folder, 'link'));
  expect(() => {
    makeFolder(join(folder, 'file'), 0o700);
  }).toThrow(/EEXIST/u);
  expect(() => {
    makeFolder(join(folder, 'file', 'below'), 0o700);
  }).toThrow(/ENOTDIR|EEXIST/u);
  expect(() => {
    makeFolder(join(folder, 'link'), 0o700);
  }).toThrow(/EEXIST/u);
});

test.runIf(existsSync('/proc/1'))('a place where no folder can be is told, and not tried forever', () => {
  expect(() => {
    makeFolder('/proc/1/data', 0o700);
  }).toThrow(/ENOENT|EACCES|EPERM/u);
});
