import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileMatches, filePatternMistake, mayLieBelow } from './file-pattern';
import { draws } from '../../main/testing/draws';

test.each<[string, string, boolean]>([
  ['inbox/*.csv', 'inbox/a.csv', true],
  ['inbox/*.csv', 'inbox/.a.csv', false],
  ['inbox/*.csv', 'inbox/deep/a.csv', false],
  ['inbox/*.csv', 'inbox/a.csv.part', false],
  ['inbox/**/*.csv', 'inbox/a.csv', true],
  ['inbox/**/*.csv', 'inbox/x/y/a.csv', true],
  ['inbox/**/*.csv', 'inbox/.hidden/a.csv', false],
  ['**', 'a/b/c', true],
  ['*', 'a', true],
  ['*', 'a/b', false],
  ['report-????.txt', 'report-2026.txt', true],
  ['report-????.txt', 'report-26.txt', false],
  ['a*b*c', 'aXbXbXc', true],
  ['.env', '.env', true],
  ['/srv/in/*.xml', '/srv/in/a.xml', true],
  ['/srv/in/*.xml', 'srv/in/a.xml', false],
  ['C:/in/*.xml', 'C:/in/a.xml', true],
  ['가/*.txt', '가/나.txt', true],
  ['측정/값-?.csv', '측정/값-각.csv'.normalize('NFD'), true],
  ['측정/값-?.csv'.normalize('NFD'), '측정/값-각.csv', true],
  ['/*', '/a', true],
  ['/**', '/a/b', true],
])('%s for %s: %s', (pattern, path, matches) => {
  expect(fileMatches(pattern, path)).toBe(matches);
});

test.each([
  ['', 'empty'],
  ['inbox/', 'folder'],
  ['inbox\\*.csv', 'backslash'],
  ['../x', 'climbs'],
  ['a/./b', 'climbs'],
  ['a//b', 'climbs'],
  ['a/b**', 'stars'],
  ['inbox/*.csv', null],
  ['/srv/in/**', null],
])('what is wrong with %s: %s', (pattern, mistake) => {
  expect(filePatternMistake(pattern)).toBe(mistake);
});

const part = fc.constantFrom('a', 'b', 'ab', '*', '?', 'a*', '*b', '**');
const name = fc.constantFrom('a', 'b', 'ab', 'aab', '.a');

/** The same by trying everything. */
function slowly(parts: readonly string[], names: readonly string[]): boolean {
  const [first, ...others] = parts;
  if (first === undefined) return names.length === 0;
  const [head = '', ...tail] = names;
  if (first === '**')
    return (
      (others.length > 0 && slowly(others, names)) ||
      (names.length > 0 &&
        !head.startsWith('.') &&
        (slowly(parts, tail) || (tail.length === 0 && others.length === 0)))
    );
  const shape = new RegExp(`^${first.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'u');
  return (
    names.length > 0 &&
    shape.test(head) &&
    (!head.startsWith('.') || first.startsWith('.')) &&
    slowly(others, tail)
  );
}

test('it agrees with trying everything, and a folder above a match is one in which it may lie', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.array(name, { minLength: 1, maxLength: 5 }),
      (parts, names) => {
        const [pattern, path] = [parts.join('/'), names.join('/')];
        const matches = fileMatches(pattern, path);
        expect(matches).toBe(slowly(parts, names));
        if (matches)
          for (let length = 0; length < names.length; length += 1)
            expect(mayLieBelow(pattern, names.slice(0, length).join('/'))).toBe(true);
      },
    ),
    { numRuns: draws(3_000) },
  );
});

test('a pattern of many stars is not slow', () => {
  expect(fileMatches('*a'.repeat(60), 'a'.repeat(59).concat('b'))).toBe(false);
  expect(fileMatches('**/'.repeat(60).concat('x'), 'a/'.repeat(100).concat('y'))).toBe(false);
});
