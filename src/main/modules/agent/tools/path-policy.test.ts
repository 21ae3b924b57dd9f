import { expect, test } from 'vitest';
import { isInside, resolveNamedPath, type PathRules } from './path-policy';

const rules: PathRules = {
  workspace: '/ws',
  workspaceOnly: true,
  allowedRoots: ['/data'],
  forbidden: ['/etc', '~/.ssh'],
  home: '/home/u',
};
const open: PathRules = { ...rules, workspaceOnly: false };

test.each([
  { named: 'notes/a.md', path: '/ws/notes/a.md' },
  { named: './.env', path: '/ws/.env' },
  { named: 'a..b.txt', path: '/ws/a..b.txt' },
  { named: '...', path: '/ws/...' },
  { named: '100% sure.md', path: '/ws/100% sure.md' },
  { named: '', path: '/ws' },
  { named: '/ws/a', path: '/ws/a' },
  { named: '/data/x', path: '/data/x' },
  { named: '/ws-other/a', path: null },
  { named: '/wsx', path: null },
  { named: '/', path: null },
  { named: '../x', path: null },
  { named: 'a/../b', path: null },
  { named: 'a/..', path: null },
  { named: '..\\x', path: null },
  { named: '..%2Fetc', path: null },
  { named: '%2e%2E/etc', path: null },
  { named: 'a%00b/..%5cc', path: null },
  { named: 'a\0b', path: null },
  { named: '~/x', path: null },
  { named: '~', path: null },
  { named: '~root/x', path: null },
])('in the workspace, %j', ({ named, path }) => {
  expect(resolveNamedPath(named, rules)).toBe(path);
});

test.each([
  { named: '/srv/x', path: '/srv/x' },
  { named: '~/x', path: '/home/u/x' },
  { named: '~/.ssh/id', path: null },
  { named: '/etc', path: null },
  { named: '/etc/passwd', path: null },
  { named: '/etcetera', path: '/etcetera' },
])('outside the workspace, where that is allowed, %j', ({ named, path }) => {
  expect(resolveNamedPath(named, open)).toBe(path);
});

test('a folder holds itself and what lies in it, and no name that begins alike', () => {
  expect(['/a/b', '/a/b/c', '/a/b/..c', '/a/bc', '/a', '/'].map((path) => isInside(path, '/a/b'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
