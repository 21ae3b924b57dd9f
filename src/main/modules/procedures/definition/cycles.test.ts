import { expect, test } from 'vitest';
import type { SopEntry } from '../../../../shared/sop';
import { markCycles } from './cycles';
import { defineSop } from './definition';

const entry = (name: string, ...starts: readonly string[]): SopEntry =>
  defineSop(
    {
      folder: name,
      toml: `[sop]\nname = "${name}"\ndescription = "d"\n[[triggers]]\ntype = "manual"\n`,
      markdown: `## Steps\n\n${starts.map((to, index) => `${String(index + 1)}. **Go** — On.\n   - kind: procedure\n   - run: ${to}\n`).join('')}${String(starts.length + 1)}. **Say** — It.\n`,
    },
    {
      defaultExecutionMode: 'auto',
      timezone: '',
      now: 0,
      toolNames: new Set(),
      boardNames: new Set(),
    },
  );
const broken = (entries: readonly SopEntry[]): readonly string[] =>
  markCycles(entries).flatMap(({ name, sop }) => (sop === null ? [name] : []));

test.each([
  { why: 'it starts itself', entries: [entry('a', 'a')], names: ['a'] },
  { why: 'two start each other', entries: [entry('a', 'b'), entry('b', 'a')], names: ['a', 'b'] },
  {
    why: 'they go round, and who leads into the circle is none of it',
    entries: [entry('in', 'a'), entry('a', 'x', 'b'), entry('b', 'c'), entry('c', 'a'), entry('x')],
    names: ['a', 'b', 'c'],
  },
  {
    why: 'they meet without going round',
    entries: [entry('a', 'b', 'c'), entry('b', 'c'), entry('c')],
    names: [],
  },
  { why: 'one is not there', entries: [entry('a', 'nowhere')], names: [] },
])('procedures that start each other are broken when $why', ({ entries, names }) => {
  expect(broken(entries)).toEqual(names);
});

test('the error stands at the step and names the way', () => {
  const [first] = markCycles([entry('a', 'x', 'b'), entry('b', 'a'), entry('x')]);
  expect(first?.diagnostics).toMatchObject([
    {
      severity: 'error',
      file: 'SOP.md',
      line: 6,
      message: 'Step 2 starts "b", and that leads back to this procedure: a → b → a',
    },
  ]);
});

test('names count as everywhere, whatever blanks are in them', () => {
  expect(broken([entry('flush line', 'flush  line')])).toEqual(['flush line']);
});
