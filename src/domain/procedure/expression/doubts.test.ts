import { expect, test } from 'vitest';
import { inKorean } from '../../../shared/sentences/in-korean';
import { doubtsOf, type ConditionPlace } from './doubts';
import { nearest } from '../../../main/platform/base/nearest';
import { parseCondition } from './parse';
import { readPayload } from './payload';

const doubtsIn = (text: string, place: ConditionPlace = 'trigger') => {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.mistake.message}`);
  return doubtsOf(text, parsed.condition, place);
};

test.each<[condition: string, column: number, message: string, remedy: string]>([
  [
    '$.t > max',
    7,
    'max is a text here, so no number is above or below it',
    'Write $.max if the payload has a value of that name, or "max" in quotes.',
  ],
  ['$.t > 30,5', 7, 'because of its comma', 'Write 30.5;'],
  ['$.t > 1,000', 7, 'because of its comma', 'Write 1.000 or 1000;'],
  ['$.t > 1.234,5', 7, 'because of its comma', 'Write 1234.5;'],
  ['$.t > 1,234,567', 7, 'because of its comma', 'Write 1234567;'],
  ['$.t > "30,5"', 7, 'because of its comma', 'Write 30.5;'],
  ['$.p > 85bar', 7, 'because of the unit', 'Write 85, or "85bar"'],
  ['$.p == 5%', 8, 'because of the unit', 'Write 5,'],
  ['$.p < -3.5°C', 7, 'because of the unit', 'Write -3.5,'],
  ['$.p > 30℃', 7, 'because of the unit', 'Write 30,'],
  ['$.온도 > 30도', 8, 'because of the unit', 'Write 30,'],
  ['$.p > 3,5bar', 7, 'because of the unit', 'Write 3.5,'],
  ['$.a == 1 && $.p > 12l/min', 19, 'because of the unit', 'Write 12,'],
  ['$.s == “ON”', 8, 'The printed quotes of “ON”', 'Write "ON" with'],
  ['$.s == ‘ON’', 8, 'The printed quotes of ‘ON’', 'Write "ON" with'],
  ['== „AUS“', 4, 'The printed quotes of „AUS“', 'Write "AUS" with'],
  ['$.s == «ON»', 8, 'The printed quotes of «ON»', 'Write "ON" with'],
  ['$.a == ５', 8, 'its signs only look like 5', 'Write 5 with'],
  ['$.a > －5', 7, 'its signs only look like -5', 'Write -5 with'],
  ['$.a > −5', 7, 'its signs only look like -5', 'Write -5 with'],
  ['$.a > ８５．５', 7, 'its signs only look like 85.5', 'Write 85.5 with'],
  ['$.a == O\u200BN', 8, 'cannot be seen', 'Write ON by hand.'],
  ['$.x != NULL', 8, 'the value of JSON is written null', 'Write null, or "NULL"'],
  ['$.x == True', 8, 'the value of JSON is written true', 'Write true, or "True"'],
  ['$.x == FALSE', 8, 'the value of JSON is written false', 'Write false,'],
  ['$.x == None', 8, 'the value of JSON is written null', 'Write null, or "None"'],
  ['$.x in [True, 5]', 9, 'the value of JSON is written true', 'Write true,'],
  ['$.payload.t > 30', 1, '$.payload.t looks for a key "payload"', 'Write $.t;'],
  ['30 < $.payload["a b"][0]', 6, 'looks for a key "payload"', 'Write $["a b"][0];'],
  ['$.topic == a', 1, 'looks for a key "topic"', 'Only the conditions of steps'],
  ['$.t > {{payload.max}}', 7, 'nothing is filled in', 'Name the value by its path'],
  ['$.t == "{{payload.max}}"', 8, 'nothing is filled in', 'Name the value by its path'],
  ['$.a > -$.b', 7, '-$.b is a text here', 'Write a path as $.key'],
  ['$.a > $max', 7, '$max is a text here', 'Write a path as $.key'],
  ['$.a*2 > 10', 1, '"a*2" is one key', 'Write blanks around'],
  ['$.a > 5+3', 7, '5+3 is a text here', 'Write blanks around'],
  ['$.v > 0x1F', 7, 'no number is above or below it', 'Write a number'],
  ['$.v > 30;', 7, 'no number is above or below it', 'Write a number'],
  ['$.ｔ > 30', 1, 'has signs that only look like t', 'Write t with'],
  ['$.t > ½', 7, 'no number is above or below it', 'Write a number'],
  ['$.t > ٣', 7, 'no number is above or below it', 'Write a number'],
  ['$.s == ＯＮ', 8, 'ＯＮ has full-width signs', 'Write ON with'],
  ['$.s == `ON`', 8, 'The backticks of `ON`', 'Write "ON" with'],
  ['$.t-$.u > 2', 1, '"t-$" is one key', 'Write blanks around'],
  ['$.t/10 > 2', 1, '"t/10" is one key', 'Write blanks around'],
  ['$.s matches /^ERR/', 13, 'The slashes around the pattern', "Write '^ERR' without"],
  ['$.s matches "/ERR$/i"', 13, 'The slashes around the pattern', "Write 'ERR$' without"],
  ['$.t > 20 && < 30', 1, 'can never be true', 'Check the operators'],
  ['== ON && $.state == ON', 1, 'can never be true', 'Check the operators'],
  ['$.a > 5 && $.a < 3', 1, 'can never be true', 'Check the operators'],
  ['== "a" && == "b"', 1, 'can never be true', 'Check the operators'],
  ['$.a in [1, 2] && $.a > 5', 1, 'can never be true', 'Check the operators'],
  ['$.a != 1 || $.a != 2', 1, 'is true whatever value $.a has', 'Check the operators'],
  ['!= ON || != OFF', 1, 'is true whatever value the payload has', 'Check the operators'],
  ['$.a > 3 || $.a < 5', 1, 'is true whatever value $.a has', 'Check the operators'],
  ['!($.a > 5 && $.a < 3)', 1, 'is true for every payload', 'Check the operators'],
])('%s', (condition, column, message, remedy) => {
  const [first, ...others] = doubtsIn(condition);
  expect([first?.at, first?.message, first?.remedy, others]).toEqual([
    column - 1,
    expect.stringContaining(message),
    expect.stringContaining(remedy),
    [],
  ]);
  expect([inKorean(first?.message ?? ''), inKorean(first?.remedy ?? '')]).not.toContain(null);
});

test.each([
  '',
  '$.t > $.max',
  '$.t > 30.5',
  '$.t > .5',
  '== ON',
  '$.s == "85bar"',
  '$.s == "True"',
  '$.s == true',
  '$.x != null',
  '$.state == none',
  '$.version == 1.2.3',
  '$.id == 3fa85f64',
  "$.uid == '00E41207'",
  '$.time > 10:30',
  '$.date > 2026-01-01',
  '$.grade > b',
  '$.unit == °C',
  '$.unit == ㎥',
  '$.name == don’t',
  '$.pump-1 > 3',
  '$.a == 1 || $.a == 2',
  '$.a == true || $.a == false',
  '$.a > 3 || $.b < 5',
  '$.a >= 5 && $.a <= 5',
  '$.a > 5 || !($.b == 1)',
  '$.list contains "a" && $.list contains "b"',
  '$.a starts_with "x" && !($.a == "xy")',
  '$.msg matches "^water" || $.msg == ON',
  '($.a ?? 5) > 3',
  '== ON || $.state == ON',
  '$.other != null || $.value > 85 || > 0',
  '$.t > 20 && != 30',
  '$.unit == "m3/h" && $.m3/h > 3',
  '$.topic_of matches "/sop/x/"',
  '$.s == "ＯＮ"',
])('nothing is doubtful in %s', (condition) => {
  expect(doubtsIn(condition)).toEqual([]);
});

test('a step has a payload, a topic and steps', () => {
  expect(doubtsIn('$.payload.t > 30 && $.topic == a && $.steps.1.output > 2', 'step')).toEqual([]);
});

test.each<[condition: string, events: readonly string[], told: readonly string[]]>([
  ['$.t > 30', ['{"t": 1}', '{"x": 1}', '{"x": 2}'], []],
  [
    '$.t > 30',
    ['{"data": {"t": 1}}', '{}', '{}'],
    ['$.t was in none of the last 3 events here → Did you mean $.data.t?'],
  ],
  [
    '$.Temperature > 30',
    Array.from({ length: 5 }, () => '{"temperature": 1}'),
    ['$.Temperature was in none of the last 5 events here → Did you mean $.temperature?'],
  ],
  [
    '$.temprature > 30',
    Array.from({ length: 5 }, () => '{"temperature": 1, "x": 2}'),
    ['$.temprature was in none of the last 5 events here → Did you mean $.temperature?'],
  ],
  [
    '$.zone.a == 1',
    ['{"b": 1}', '{"b": 1}', '{"b": 1}'],
    ['$.zone.a was in none of the last 3 events here → Check the path.'],
  ],
  [
    '$.state == ON',
    ['ON', 'OFF', 'ON'],
    [
      '$.state was in none of the last 3 events here, for they have no keys → Compare the payload itself, for example == ON.',
    ],
  ],
  [
    '$.t > $.max',
    ['{"t": 1}', '{"t": 1}', '{"t": 1}'],
    ['$.max was in none of the last 3 events here → Check the path.'],
  ],
  ['$.max ?? 5 > 3', ['{"t": 1}', '{"t": 1}', '{"t": 1}'], []],
  ['$.t > 30', ['{"x": 1}', '{"x": 1}'], []],
  ['$.payload.t > 30', ['{"payload": {"t": 1}}'], []],
])('%s where events were %s', (condition, events, told) => {
  const parsed = parseCondition(condition);
  const recorded = { payloads: events.map(readPayload), nearest };
  const doubts = parsed.ok ? doubtsOf(condition, parsed.condition, 'trigger', recorded) : [];
  expect(doubts.map(({ message, remedy }) => `${message} → ${remedy}`)).toEqual(told);
  expect(doubts.flatMap(({ message, remedy }) => [inKorean(message), inKorean(remedy)])).not.toContain(null);
});

test('every mistake of a condition is told in Korean', () => {
  const broken = [
    '$.a ≥ 5',
    '$.a≥5',
    '$.a ＞ 5',
    '$.a >＝ 5',
    '$.a = 5',
    '$.a => 5',
    '$.a <> 5',
    '$.a is 5',
    '$.a > 5 and $.b < 3',
    '$.a > 5 OR $.b < 3',
    '$.a > 5 그리고 $.b < 3',
    'not $.a > 5',
    'not ($.a > 5)',
    '$.a not in [1]',
    '$.a > 5 & $.b < 2',
    '{{payload.t}} > 30',
    'payload.t > 30',
    '$t > 30',
    '＄.t > 30',
    '$.a in (1, 2)',
    '$.a in 5',
    '$.a in [1, 2',
    '$.a in [1 2]',
    '$.a matches "("',
    '$.a matches $.b',
    `$.a matches "${'a'.repeat(1001)}"`,
    '$.a -1 > 3',
    'len($.a) > 3',
    'contains($.a, "x")',
    'round() > 3',
    'length($.a, $.b) > 3',
    'max() > 1',
    'split($.a) == x',
    'join() == x',
    'now(1) > $.a',
    'format_date() == $.x',
    'lower() == $.x',
    'abs() > 1',
    'parse_number() > 1',
    '$.p > 30 °C',
    '$.s == no answer',
    '$.s == “no answer”',
    '5 < $.a < 10',
    '$.a > 5 $.b < 3',
    '$.a ? $.b > 1 : $.c > 1',
    '$.a > 1 ? $.b > 1',
    '$.a > 1 ? $.b > 1 : 5',
    '$.a == ($.b > 1)',
    '($.a > 1) + 2 > 3',
    '$.a in [$.b > 1]',
    '$.a > b + 1',
    '$.a',
    '1 == 1',
    `$.a == ${'x'.repeat(10_000)}`,
  ];
  const untold = broken.filter((text) => {
    const parsed = parseCondition(text);
    return parsed.ok || inKorean(parsed.mistake.message) === null;
  });
  expect(untold).toEqual([]);
});
