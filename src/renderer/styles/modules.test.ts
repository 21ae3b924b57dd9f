import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A rule belongs to the component that shows it: its file is a CSS module, whose names nobody else can mean.
 * These alone hold for the whole window; each says why at its top.
 */
const global = ['styles/fonts.css', 'styles/main.css', 'styles/tokens.css'];
/** What is not a module yet. This list only becomes shorter. */
const yetToMove: readonly string[] = ['styles/components.css', 'styles/frame.css'];

/** The few of Tailwind that dialogs take for the room between two things; for a module of the kit too. */
const space = /^(?:[mp][tb]?-\d|break-all)$/u;

const renderer = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(renderer, file), 'utf8');
const rules = globSync('**/*.css', { cwd: renderer }).sort();
const modules = rules.filter((file) => file.endsWith('.module.css'));
const code = globSync('**/*.{ts,tsx}', { cwd: renderer })
  .filter((file) => !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ file, text: read(file) }));

/** The names of classes that the rules of a file are about, but for those of others. */
const namesIn = (css: string): ReadonlySet<string> =>
  new Set(
    [
      ...css
        .replaceAll(/\/\*.*?\*\//gsu, '')
        .replaceAll(/:global\([^)]*\)|\[[^\]]*\]|url\([^)]*\)|@import[^;]*;/gu, '')
        .replaceAll(/\{[^{}]*;\s*\}/gu, '{}')
        .matchAll(/\.(?<name>[a-zA-Z][\w-]*)/gu),
    ].map(({ groups }) => groups?.['name'] ?? ''),
  );

/** What stands between the braces (or quotes) of each `className`. */
function classNamesIn(text: string): readonly string[] {
  return [...text.matchAll(/\bclassName=(?=["{])/gu)].map(({ index, 0: { length } }) => {
    const start = index + length;
    if (text[start] === '"') return text.slice(start, text.indexOf('"', start + 1) + 1);
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
      if (depth === 0) return text.slice(start + 1, at);
    }
    return text.slice(start);
  });
}

/** Words in quotes that are given as classes, not those that are compared with. */
const wordsIn = (className: string): readonly string[] =>
  [...className.replaceAll(/[!=]==\s*'[^']*'|\b\w+\('[^']*'/gu, '').matchAll(/["'`](?<words>[^"'`$]*)/gu)]
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ groups }) => (groups?.['words'] ?? '').split(/\s+/u))
    .filter((word) => word !== '');

test('every file of rules is a module, but for the few that are named', () => {
  expect(rules.filter((file) => !file.endsWith('.module.css'))).toEqual([...global, ...yetToMove].sort());
});

test('no class is given by its name', () => {
  const known = new Set(yetToMove.flatMap((file) => [...namesIn(read(file))]));
  expect(
    code.flatMap(({ file, text }) =>
      classNamesIn(text)
        .flatMap(wordsIn)
        .filter((word) => /^[a-z][\w-]*$/u.test(word) && !known.has(word) && !space.test(word))
        .map((word) => `${file}: ${word}`),
    ),
  ).toEqual([]);
});

test('a module has the classes that are asked of it, and no other', () => {
  const asked = new Map<string, Set<string>>(modules.map((file) => [file, new Set()]));
  for (const { file, text } of code)
    for (const { groups } of text.matchAll(/^import (?<as>\w+) from '(?<from>[^']+\.module\.css)';/gmu)) {
      const from = relative(renderer, resolve(renderer, dirname(file), groups?.['from'] ?? ''));
      const uses = text.matchAll(new RegExp(`\\b${groups?.['as'] ?? ''}\\.(?<name>\\w+)`, 'gu'));
      for (const use of uses) asked.get(from)?.add(use.groups?.['name'] ?? '');
    }
  const sorted = (names: Iterable<string>): readonly string[] => [...names].sort();
  expect(Object.fromEntries([...asked].map(([file, names]) => [file, sorted(names)]))).toEqual(
    Object.fromEntries(modules.map((file) => [file, sorted(namesIn(read(file)))])),
  );
});
