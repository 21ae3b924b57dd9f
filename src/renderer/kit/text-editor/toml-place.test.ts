import { expect, test } from 'vitest';
import { tomlPlace } from './toml-place';

/** `|` is the caret. */
function at(text: string) {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.includes('|'));
  const column = (lines[line]?.indexOf('|') ?? 0) + 1;
  const { part, table, key, start, end, inList } = tomlPlace(
    lines.map((each) => each.replace('|', '')),
    { line: line + 1, column },
  );
  return `${part} of ${key === '' ? '-' : key} in [${table.join(' ')}] ${String(start)}-${String(end)}${inList ? ' in a list' : ''}`;
}

test.each([
  { name: 'an empty text', text: '|', place: 'key of - in [] 1-1' },
  { name: 'a key of the top', text: 'def|ault = 1', place: 'key of default in [] 1-8' },
  { name: 'a key that is begun', text: '[sop]\n  na|', place: 'key of na in [sop] 3-5' },
  { name: 'a value without anything', text: '[sop]\nname = |', place: 'value of name in [sop] 8-8' },
  {
    name: 'a value in quotes, whole',
    text: '[sop]\nmode = "au|to" # "x"',
    place: 'value of mode in [sop] 8-14',
  },
  { name: 'a value whose quote is open', text: 'mode = "au|', place: 'value of mode in [] 8-11' },
  { name: 'a bare value', text: 'on = tr|ue', place: 'value of on in [] 6-10' },
  { name: 'a comment', text: 'on = true # he|re', place: 'nothing of on in [] 15-15' },
  { name: 'a hash in a text is none', text: 'on = "#a|b"', place: 'value of on in [] 6-11' },
  { name: 'a head', text: 'a = 1\n[so|p] # x', place: 'head of - in [sop] 1-6' },
  {
    name: 'a head of a list',
    text: '[[triggers]]\ntype = "mqtt"\n[[triggers]]\ntop|',
    place: 'key of top in [triggers] 1-4',
  },
  {
    name: 'a head with quoted names',
    text: '[providers."my shop".x]\na|',
    place: 'key of a in [providers my shop x] 1-2',
  },
  {
    name: 'a list over lines',
    text: '[sop]\nroutes = [\n  "desk|top",\n]',
    place: 'value of routes in [sop] 3-12 in a list',
  },
  {
    name: 'a list of one line',
    text: 'routes = ["a", "b|"]',
    place: 'value of routes in [] 16-19 in a list',
  },
  { name: 'behind a list over lines', text: 'routes = [\n"a",\n]\nna|', place: 'key of na in [] 1-3' },
  { name: 'a text over lines', text: 'a = """\n[sop]\nb| = 1\n"""', place: 'nothing of a in [] 2-2' },
  { name: 'behind a text over lines', text: 'a = """\n[x]\n"""\nb|', place: 'key of b in [] 1-2' },
])('$name', ({ text, place }) => {
  expect(at(text)).toBe(place);
});

test('the other keys of the table are known, those below the caret too, those of other tables are not', () => {
  const { keys } = tomlPlace(
    ['x = 1', '[[triggers]]', 'type = "mqtt" # a', '', 'topic = "a"', '[[triggers]]', 'type = "cron"'],
    { line: 4, column: 1 },
  );
  expect([...keys]).toEqual([
    ['type', '"mqtt"'],
    ['topic', '"a"'],
  ]);
});
