import { expect, test } from 'vitest';
import type { SopEntry } from '../../../../shared/sop';
import { defineSop } from './definition';
import { markTriggerLoops } from './trigger-loops';

const texts = (name: string, after: readonly string[]): string =>
  `[sop]\nname = "${name}"\ndescription = "d"\n[[triggers]]\ntype = "manual"\n${after
    .map((other) => `[[triggers]]\ntype = "procedure"\nname = "${other}"\n`)
    .join('')}`;

/** Which procedures start at whose end, marked. */
function marked(starts: Readonly<Record<string, readonly string[]>>): readonly SopEntry[] {
  const toml = (folder: string): string => texts(folder, starts[folder] ?? []);
  const entries = Object.keys(starts).map((folder) =>
    defineSop(
      { folder, toml: toml(folder), markdown: '## Steps\n1. **A** — a\n   - kind: checkpoint\n' },
      { defaultExecutionMode: 'auto', timezone: '', now: 0, toolNames: new Set(), boardNames: new Set() },
    ),
  );
  return markTriggerLoops(entries, toml);
}

const loops = (entries: readonly SopEntry[]) =>
  entries.flatMap(({ name, diagnostics }) =>
    diagnostics
      .filter(({ message }) => message.includes('without end'))
      .map(
        ({ line, column, key, message }) =>
          `${name} ${String(line)}:${String(column)} ${key ?? ''} ${message.split(': ')[1] ?? ''}`,
      ),
  );

test.each<{ name: string; starts: Readonly<Record<string, readonly string[]>>; found: readonly string[] }>([
  { name: 'a chain', starts: { a: [], b: ['a'], c: ['b', 'a'] }, found: [] },
  { name: 'one that starts itself', starts: { a: ['a'] }, found: ['a 8:8 triggers[1].name "a" → "a"'] },
  {
    name: 'a loop of three, and one that only follows',
    starts: { a: ['c'], b: ['other', 'a'], c: ['b'], d: ['c'], other: [] },
    found: [
      'a 8:8 triggers[1].name "a" → "b" → "c" → "a"',
      'b 11:8 triggers[2].name "b" → "c" → "a" → "b"',
      'c 8:8 triggers[1].name "c" → "a" → "b" → "c"',
    ],
  },
  { name: 'one that is not there', starts: { a: ['nobody'] }, found: [] },
])('$name', ({ starts, found }) => {
  expect(loops(marked(starts))).toEqual(found);
});

test('a trigger that closes a loop is silent, the others of its procedure go on, and marking twice says the same', () => {
  const once = marked({ a: ['b'], b: ['a', 'z'], z: [] });
  expect(once.map(({ sop, silent = [] }) => [sop?.triggers.length, silent.length])).toEqual([
    [1, 1],
    [2, 1],
    [1, 0],
  ]);
  const [again] = markTriggerLoops([marked({ a: ['b'] })[0] as SopEntry, ...once.slice(1)], (folder) =>
    texts(folder, folder === 'a' ? ['b'] : ['a', 'z']),
  );
  expect(loops([again as SopEntry])).toEqual(['a 8:8 triggers[1].name "a" → "b" → "a"']);
});
