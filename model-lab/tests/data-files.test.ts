import { expect, test } from 'vitest';
import { Dice } from '../generator/dice';
import { entriesOf } from '../generator/data-files';
import { readScenes } from '../generator/written/all-scenes';
import { readTable } from '../generator/written/all-tables';
import { patternOf } from '../generator/written/pattern';
import type { Slot } from '../generator/written/table';

const drawn = <T>(draw: (dice: Dice) => T): readonly T[] => {
  const dice = new Dice(3);
  return Array.from({ length: 300 }, () => draw(dice));
};

test('indented lines belong to the entry above, remarks and empty lines to nobody', () => {
  expect(entriesOf('# who\n\ntool a b\n  # kept, "as" {it} is\n\n  `two`\nko\n')).toEqual([
    { word: 'tool', rest: 'a b', lines: ['# kept, "as" {it} is', '`two`'] },
    { word: 'ko', rest: '', lines: [] },
  ]);
  expect(() => entriesOf('  lost')).toThrow('"lost" is indented and belongs to nothing');
});

test('a scene is read as it was written', () => {
  const text = `
# Two scenes
scene ko
event mqtt vat {"t": {t}}
earlier Look | list → A
  B
slot t: 2..9 / ""
slot w: =a / b
tool cool(on: bool): Cool
steps
  cool on=true | Cool | Cool it.
  ^ | Again | "It" is {t}.
scene en
steps
  sop_list | List | List them.
`;
  expect(readScenes(text)).toEqual([
    {
      language: 'ko',
      event: 'mqtt vat {"t": {t}}',
      earlier: ['Look | list → A\nB'],
      slots: { t: '2..9 / ', w: '=a / b' },
      tools: ['cool(on: bool): Cool'],
      steps: 'cool on=true | Cool | Cool it.\n^ | Again | "It" is {t}.',
    },
    { language: 'en', steps: 'sop_list | List | List them.' },
  ]);
});

test.each([
  ['event mqtt a', '"event" stands before the first scene'],
  ['scene fr\nsteps\n  a', 'A scene is in en or ko, not in "fr"'],
  ['scene en', 'A scene has no steps'],
  ['scene en\nslots t: 2\nsteps\n  a', '"slots" is no part of a scene'],
  ['scene en\nslot t 2\nsteps\n  a', 'Cannot read the slot "t 2"'],
])('a scene that cannot be read says why: %j', (text, why) => {
  expect(() => readScenes(text)).toThrow(why);
});

const tool = (takes: string): string => `tool t\nabout a // ㄱ\n${takes}\ntitles A; B // ㄱ\nen\n  say it\nko\n  말하#\n`;
const slotsOf = (takes: string): Readonly<Record<string, Slot>> => readTable(tool(takes)).tools[0]?.takes ?? {};

test('a table has tools, each with its own slots and those of the file', () => {
  const { tools } = readTable(`slot zone names A1, B2 // 가1, 나2\n${tool('takes zone\ntakes to? = zone\nreads\nresult {any}')}${tool('takes n whole 2..3\nbeside zone')}`);
  expect(tools).toMatchObject([
    { tool: 't', about: ['a', 'ㄱ'], titles: ['A; B', 'ㄱ'], en: 'say it', ko: '말하#', reads: true, result: '{any}' },
    { beside: { zone: { schema: { type: 'string' } } } },
  ]);
  expect(Object.keys(tools[0]?.takes ?? {})).toEqual(['zone', 'to']);
  expect([tools[0]?.takes['zone']?.optional, tools[0]?.takes['to']?.optional]).toEqual([undefined, true]);
});

test('a slot is what its line describes', () => {
  const { n, deg, how, on, level, zones, plate } = slotsOf(
    'takes n whole -3..3 passable\ntakes deg degrees -2..2\ntakes how choice\n  low = gently|softly // 약하게\n  high = hard // 세게\ntakes on flag\n  yes = open // 열\ntakes level bit\n  1 = HIGH // 하이\n  0 = LOW // 로우\ntakes zones many 2..3 names A, B, C, D\ntakes plate pattern {K|M}-{07..11} // 가{1..9}',
  );
  expect(n?.passable).toBe('whole');
  expect(new Set(drawn((dice) => n?.draw(dice, 'en').value))).toEqual(new Set([-3, -2, -1, 0, 1, 2, 3]));
  expect(new Set(drawn((dice) => deg?.draw(dice, 'ko').words))).toContain('영하 2도');
  expect(how?.schema).toEqual({ type: 'string', enum: ['low', 'high'] });
  expect(new Set(drawn((dice) => how?.draw(dice, 'en').words))).toEqual(new Set(['gently', 'softly', 'hard']));
  expect(new Set(drawn((dice) => on?.draw(dice, 'ko').words))).toEqual(new Set(['열', '꺼']));
  expect(new Set(drawn((dice) => JSON.stringify(level?.draw(dice, 'en'))))).toEqual(
    new Set(['{"value":1,"words":"HIGH"}', '{"value":0,"words":"LOW"}']),
  );
  expect(zones?.schema).toEqual({ type: 'array', items: { type: 'string' } });
  expect(new Set(drawn((dice) => plate?.draw(dice, 'en').value))).toEqual(
    new Set(['K', 'M'].flatMap((letter) => ['07', '08', '09', '10', '11'].map((number) => `${letter}-${number}`))),
  );
  expect(drawn((dice) => plate?.draw(dice, 'ko').words).every((words) => /^가[1-9]$/u.test(words ?? ''))).toBe(true);
});

test.each([
  ['takes zone', 'There is no slot "zone"'],
  ['takes zone = words.zone', 'There is no words.zone'],
  ['takes zone place 3', 'There is no kind of slot "place"'],
  ['takes zone whole 3', '"3" does not begin with a range like 2..40'],
  ['takes text texts\n  a', 'Between the English and the Korean lines stands a line with // alone'],
  ['take zone', '"take" is no part of the tool t'],
])('a table that cannot be read says why: %j', (takes, why) => {
  expect(() => readTable(tool(takes))).toThrow(why);
});

test('a pattern draws one of several, also within each other, and numbers', () => {
  const pattern = patternOf('{a{1..2}|b|}x{010..012}');
  expect(new Set(drawn(pattern))).toEqual(new Set(['a1', 'a2', 'b', ''].flatMap((begin) => ['010', '011', '012'].map((end) => `${begin}x${end}`))));
  expect(() => patternOf('{a|b')).toThrow('A brace is not shut');
  expect(() => patternOf('a|b')).toThrow('"|" stands outside of braces');
});
