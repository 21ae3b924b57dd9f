import { describe, expect, test } from 'vitest';
import { parseCondition } from './parse';
import { conditionHolds, explainCondition } from './conditions';
import { isImpossible } from './satisfiable';

describe('a condition', () => {
  test.each<[condition: string, payload: string | null, holds: boolean]>([
    ['', null, true],
    ['!($.a > 1)', '{"a": 1}', true],
    ['!$.a > 1', '{"a": 2}', false],
    ['!= 5', '4', true],
    ['($.a > 1 || $.b < 2) && $.c == 3', '{"a": 5, "b": 9, "c": 0}', false],
    ['$["a key"] == 1', '{"a key": 1}', true],
    ["$['it\\'s'].b[1] == x", '{"it\'s": {"b": ["", "x"]}}', true],
    ['$.list[2] == 6', '{"list": [4, 5, 6]}', true],
    ['$.list.length == 3', '{"list": [4, 5, 6]}', false],
    ['$.state == open', '{"state": "open"}', true],
    ['$.version == 1.2.3', '{"version": "1.2.3"}', true],
    ['$.value > 85', '{"value": "90"}', true],
    ['$.value > 85', '{"value": "90 bar"}', false],
    ['$.value >= 1e2', '{"value": 100}', true],
    ['$.on == "true"', '{"on": true}', true],
    ['$.on > true', '{"on": true}', false],
    ['$.on >= true', '{"on": true}', false],
    ['$.a != 1', '{}', false],
    ['$.a != null', '{"a": 0}', true],
    ['> 0', '+5', true],
    ['> 0', ' 7.50 ', true],
    ['$ == "open"', '"open"', true],
    ['$.face > "\uFFFD"', '{"face": "😀"}', true],
    ['$.value > 85 extra', '{"value": 90}', false],
    ['$.value => 6', '{"value": 7}', false],
    ['$..value > 1', '{"value": 7}', false],
    ['>= 1', '1.', true],
    ['> 1', '2.e0', true],
    ['> 0', '.5', true],
    ['> 0', '.', false],
    ['> 0', `${'0'.repeat(399)}1`, true],
    ['> 0', `${'0'.repeat(400)}1`, false],
    ['$.id == 10453780021345627137', '{"id": 10453780021345627137}', true],
    ['$.id == 10453780021345627137', '{"id": 10453780021345627138}', false],
    ['$.id == "10453780021345627137"', '{"id": 10453780021345627137}', true],
    ['$.id != 10453780021345627137', '{"id": "10453780021345627138"}', true],
    ['== 10453780021345627137', '010453780021345627138', false],
    ['$.id > 85', '{"id": 10453780021345627137}', true],
    ['$.id.text == 10453780021345627137', '{"id": 10453780021345627137}', false],
    ['$.card == "8949020000123456789"', '{"card": "8949020000123456788"}', false],
    ['$.card == 8949020000123456789', '{"card": "8949020000123456789"}', true],
    ["$.uid == '00E41207'", '{"uid": "00E99313"}', false],
    ["$.uid == '00E41207'", '{"uid": "0"}', false],
    ["$.uid == '00E41207'", '{"uid": 0}', false],
    ['$.uid == 00E41207', '{"uid": 0}', false],
    ["$.uid != '00E41207'", '{"uid": "00E99313"}', true],
    ["$.uid == '00E41207'", '{"uid": "00E41207"}', true],
    ['$.uid == 1e2', '{"uid": "100"}', false],
    ['$.value == 1e2', '{"value": 100}', true],
    ['$.value == "7.50"', '{"value": "007.5"}', false],
    ['$.value == 7.50', '{"value": "007.5"}', true],
    ['$.id == "007"', '{"id": 7}', false],
    ['$.id == "007"', '{"id": "7"}', false],
    ["$.id == '007'", '{"id": "007"}', true],
    ['$.id != "007"', '{"id": 7}', true],
    ['$.id in ["007", "008"]', '{"id": 7}', false],
    ['$.ids contains "007"', '{"ids": [7]}', false],
    ['$.id == "7.0"', '{"id": 7}', false],
    ['$.id == "1e3"', '{"id": 1000}', false],
    ['$.id == "+7"', '{"id": 7}', false],
    ['== "007"', '7', false],
    ['== "007"', '007', true],
    ['$.id == 7', '{"id": 7.0}', true],
    ['$.value >= "7"', '{"value": 7}', true],
    ['$.value > "5" && $.value < "85"', '{"value": 7}', true],
    ['$.value == "7.5"', '{"value": 7.5}', true],
    ['$.sum == 0.3', '{"sum": 0.30000000000000004}', true],
    ['$.value > 85', '{"value": 1e400}', true],
    ['$.value > 85', '{"value": "1e400"}', true],
    ['$.value < 85', '{"value": "-1e400"}', true],
    ['$.value >= 1e400', '{"value": 1e400}', true],
    ['$.value > 85', `{"value": 1${'0'.repeat(500)}}`, true],
  ])('%s on %s is %s', (condition, payload, holds) => {
    expect(conditionHolds(condition, payload)).toBe(holds);
  });

  test('a reading of a million digits is judged at once, and is a text', () => {
    const payload = `{"value": "${'1'.repeat(1_000_000)}x"}`;
    expect(explainCondition('$.value > 85', payload)).toMatch(/^\$\.value is "1+…, limit > 85$/u);
    expect(conditionHolds('$.value > 85', payload)).toBe(false);
  });

  test.each([
    { text: '$.value > 85', payload: '{"value": 80}', why: '$.value is 80, limit > 85' },
    {
      text: '$.id == 10453780021345627137',
      payload: '{"id": 10453780021345627138}',
      why: '$.id is 10453780021345627138, limit == 10453780021345627137',
    },
    { text: '$.value > 85', payload: '{"level": 80}', why: '$.value is missing, limit > 85' },
    { text: '> 0', payload: '-1', why: 'the payload is -1, limit > 0' },
    { text: '$.a > 1 && $.b < 2', payload: '{"a": 5, "b": 3}', why: '$.b is 3, limit < 2' },
    {
      text: '$.a > 1 || $.b < 2',
      payload: '{"a": 0, "b": 3}',
      why: '$.a is 0, limit > 1; $.b is 3, limit < 2',
    },
    { text: `!($.mode == 'off')`, payload: '{"mode": "off"}', why: `$.mode is "off", limit !(== 'off')` },
    { text: '!($.a > 1 || !($.b < 2))', payload: '{"a": 0, "b": 3}', why: '$.b is 3, limit < 2' },
    { text: '!($.a > 1)', payload: '{}', why: '$.a is missing, limit !(> 1)' },
    { text: '$.a > 1', payload: 'high', why: 'the payload is not JSON' },
    {
      text: '$.a > 1',
      payload: `{"a": ${'['.repeat(199)}${']'.repeat(199)}}`,
      why: `$.a is ${'['.repeat(60)}…, limit > 1`,
    },
    {
      text: '$.a > 1',
      payload: `{"a": ${'['.repeat(200)}${']'.repeat(200)}}`,
      why: 'the payload is not JSON',
    },
    { text: '$.a == 2', payload: `{"b": "${'[\\\\\\"'.repeat(300)}", "a": 1}`, why: '$.a is 1, limit == 2' },
    { text: '$.a > 1', payload: null, why: 'the event has no payload' },
    { text: '$.a >', payload: '{}', why: 'the condition does not parse: a value is missing here (column 6)' },
  ])('explains $text on $payload', ({ text, payload, why }) => {
    expect(explainCondition(text, payload)).toBe(why);
  });

  test.each([
    { text: '$.value = 6', column: 9, message: '"=" is not an operator; equality is ==' },
    { text: '($.a > 1', column: 1, message: 'this "(" is never closed' },
    { text: '$.a > 1)', column: 8, message: 'this ")" closes nothing' },
    { text: '$.a > "x', column: 7, message: 'this quote is never closed' },
    { text: 'value > 5', column: 1, message: 'expected $.path or one of > >= < <= == != here' },
    { text: '$.a > 1 &&', column: 11, message: 'expected one of > >= < <= == != here' },
    {
      text: '$.a[x] > 1',
      column: 4,
      message: 'brackets hold an index like [0] or a quoted key like ["a key"]',
    },
  ])('says where $text breaks', ({ text, column, message }) => {
    expect(parseCondition(text)).toEqual({ ok: false, mistake: { column, message } });
  });

  test.each(['1 + ', '$.a ?? ', '2 * 2 - '])(
    'too many values joined by %s are a mistake, not a crash',
    (part) => {
      const text = `${part.repeat(9_900 / part.length)}1 > $.a`;
      expect(parseCondition(text)).toMatchObject({
        ok: false,
        mistake: { message: 'too many values are counted with' },
      });
      expect(conditionHolds(text, '{"a": 1}')).toBe(false);
      const most = `${'1 + '.repeat(500)}1 > $.a`;
      expect([conditionHolds(most, '{"a": 500}'), conditionHolds(most, '{"a": 501}')]).toEqual([true, false]);
    },
  );

  test('too many parentheses are a mistake, not a crash', () => {
    expect(parseCondition(`${'('.repeat(5_000)}> 1`)).toMatchObject({
      ok: false,
      mistake: { message: 'too many parentheses within each other' },
    });
  });

  test.each<[string, boolean]>([
    ['> 5 && < 3', true],
    ['$.a > 5 && ($.a <= 5)', true],
    ['$.a >= 5 && $.a <= 5', false],
    ['$.a == open && $.a == shut', true],
    ['$.a == 1 && $.a != 1', true],
    ['$.a > true', true],
    ['$.a > 5 || $.a > null', false],
    ['$.a > 5 && $.b < 3', false],
    ['!($.a > true)', false],
  ])('%s can never be true: %s', (text, impossible) => {
    const parsed = parseCondition(text);
    expect(parsed.ok && isImpossible(parsed.condition)).toBe(impossible);
  });
});
