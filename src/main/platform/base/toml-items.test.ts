import fc from 'fast-check';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { setTomlKey } from './toml-edit';
import type { TomlScalar } from './toml-text';
import { draws } from '../../testing/draws';

const people = `allowed = [ # who
  "111", # Kim, shift A
  # Lee is on leave
  '222',   # Park
]
`;

test.each<{ name: string; text?: string; value: readonly TomlScalar[]; after: string }>([
  {
    name: 'one is added at the end',
    value: ['111', '222', '333'],
    after: people.replace('# Park\n', '# Park\n  "333",\n'),
  },
  {
    name: 'one is added at the start',
    value: ['0', '111', '222'],
    after: people.replace('  "111"', '  "0",\n  "111"'),
  },
  {
    name: 'one goes with its remark, and what stands on a line of its own stays',
    value: ['111'],
    after: people.replace("\n  '222',   # Park", ''),
  },
  { name: 'the first goes', value: ['222'], after: people.replace('\n  "111", # Kim, shift A', '') },
  {
    name: 'one is another, which is not what the remark was about',
    value: ['112', '222'],
    after: people.replace('"111", # Kim, shift A', '"112",'),
  },
  {
    name: 'they change places with their remarks',
    value: ['222', '111'],
    after: 'allowed = [ # who\n  # Lee is on leave\n  \'222\',   # Park\n  "111", # Kim, shift A\n]\n',
  },
  { name: 'all go', value: [], after: 'allowed = [ # who\n  # Lee is on leave\n]\n' },
  { name: 'nothing changes', value: ['111', '222'], after: people },
  {
    name: 'the last has no comma',
    text: 'a = [\n  1, # one\n  2 # two\n]',
    value: [1, 2, 3],
    after: 'a = [\n  1, # one\n  2, # two\n  3\n]',
  },
  {
    name: 'the last without a comma goes',
    text: 'a = [\n  1, # one\n  2 # two\n]',
    value: [1],
    after: 'a = [\n  1 # one\n]',
  },
  {
    name: 'a comma on the next line',
    text: 'a = [ 1 # one\n , 2 # two\n]',
    value: [1, 3],
    after: 'a = [ 1 # one\n , 3\n]',
  },
  {
    name: 'several on a line',
    text: 'a = [\n  1, 2,\n  3, 4,\n]',
    value: [1, 2, 4],
    after: 'a = [\n  1, 2, 4,\n]',
  },
  {
    name: 'on one line',
    text: 'a = [\'ls\', "cat"] # mine',
    value: ['ls', 'cat', 'ps'],
    after: 'a = [\'ls\', "cat", "ps"] # mine',
  },
  { name: 'the first on one line goes', text: 'a = [ 1, 2 ]', value: [2], after: 'a = [ 2 ]' },
  { name: 'an empty one gets its first', text: 'a = []', value: [1, 2], after: 'a = [1, 2]' },
  {
    name: 'an empty one with a remark gets its first',
    text: 'a = [ # none yet\n]',
    value: [1],
    after: 'a = [ # none yet\n  1,\n]',
  },
  {
    name: 'Windows line breaks',
    text: 'a = [\r\n\t1, # one\r\n]\r\n',
    value: [1, 2],
    after: 'a = [\r\n\t1, # one\r\n\t2,\r\n]\r\n',
  },
])('a list: $name', ({ text = people, value, after }) => {
  const key = text.slice(0, text.indexOf(' '));
  expect(setTomlKey(text, [], key, value)).toEqual({ ok: true, value: after });
});

test('any list becomes any other, and no comment on a line of its own is lost', () => {
  const blank = fc.constantFrom('', ' ', '\n', '\n  ', ' # r\n', '\n  # own line\n  ', '\r\n\t');
  const gap = fc.constantFrom('', ' ', '\n', ' # r\n');
  const list = fc
    .tuple(blank, fc.array(fc.tuple(fc.nat({ max: 5 }), gap, blank), { maxLength: 5 }), fc.boolean(), blank)
    .map(
      ([open, items, comma, close]) =>
        `a = [${open}${items.map(([item, gap, after], at) => `${String(item)}${gap}${at < items.length - 1 || comma ? ',' : ''}${after}`).join('')}${close}] # end\nb = 1\n`,
    );
  fc.assert(
    fc.property(list, fc.array(fc.nat({ max: 5 }), { maxLength: 5 }), (text, value) => {
      const changed = setTomlKey(text, [], 'a', value);
      expect(changed).toMatchObject({ ok: true });
      if (!changed.ok) return;
      expect(parse(changed.value)).toEqual({ a: value, b: 1 });
      const own = (of: string): number => of.match(/\n +# own line/gu)?.length ?? 0;
      expect(own(changed.value)).toBe(own(text));
    }),
    { numRuns: draws(1_000) },
  );
});
