import { expect, test } from 'vitest';
import { entryName, isPartPath, isPossibleHere } from './manifest';

test.each([
  ['sops/pump/reading 10:42.md', true],
  ['sops/pump/a\\b.md', true],
  ['plugins/a\nb.mjs', true],
  ['sops/../../outside', false],
  ['sops/./x', false],
  ['sops//x', false],
  ['sops/', false],
  ['sops/a\0b', false],
  ['/sops/x', false],
  ['data/keychain.json', false],
])('%j belongs into a backup: %s', (path, belongs) => {
  expect(isPartPath(path)).toBe(belongs);
});

test.each([
  'sops/a:b',
  'sops/a\\..\\..\\b',
  'sops/.. /b',
  'sops/.../b',
  'sops/a.',
  'sops/NUL',
  'sops/com1.txt/b',
  'sops/a\nb',
  'sops/a?',
])('%j can be a file here, and not on Windows', (path) => {
  expect([isPossibleHere(path, 'linux'), isPossibleHere(path, 'win32')]).toEqual([true, false]);
});

test('names in the archive differ where paths do, and are the paths in the older forms', () => {
  expect(['a:b', 'a%3Ab', '50 %', '밸브.md'].map((path) => entryName(path, 3))).toEqual([
    'a%3Ab',
    'a%253Ab',
    '50 %25',
    '밸브.md',
  ]);
  expect(entryName('50 %', 2)).toBe('50 %');
});
