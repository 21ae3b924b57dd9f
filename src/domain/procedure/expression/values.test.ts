import { describe, expect, test } from 'vitest';
import { conditionHolds, explainCondition, judgeCondition } from './conditions';
import { readPayload } from './payload';

describe('a payload that is not JSON is a text', () => {
  test.each<[condition: string, payload: string, holds: boolean]>([
    ['== ON', 'ON', true],
    ['== ON', '"ON"', true],
    ['== ON', ' ON\n', true],
    ['== ON', 'ON\r\n', true],
    ['== ON', 'ON\u0000\u0000', true],
    ['== ON', '\uFEFFON', true],
    ['== ON', 'on', false],
    ['== ON', 'ON OFF', false],
    ["== 'Offline'", 'Offline', true],
    ['!= online', 'offline', true],
    ['!= online', 'online\u0000', false],
    ['$ == "open"', 'open', true],
    ['== "no answer"', 'no answer', true],
    ['== true', 'true', true],
    ['== true', 'True', false],
    ['== True', 'True', true],
    ['> 23', '23.5', true],
    ['> 23', '23.5 ', true],
    ['> 23', '"23.5"', true],
    ['> 23', '\uFEFF23.5\u0000', true],
    ['> 23', '23.5 °C', false],
    ['> 23', '23,5', false],
    ['> 0', 'nan', false],
    ['contains "alarm"', 'Pump alarm 3', true],
    ['starts_with ERR', 'ERR 12: no flow', true],
    ['matches "^ERR \\d+"', 'ERR 12: no flow', true],
    ['in [ON, on, 1]', '1', true],
    ['in [ON, on, 1]', 'on', true],
    ['in [ON, on, 1]', 'off', false],
    ['length($) > 3', 'open', true],
    ['== "\u0001\u0002"', '\u0001\u0002', true],
    // A key is looked for in JSON alone, and what cannot be looked for lets nothing hold, in a ! neither
    ['$.state == ON', 'ON', false],
    ['!($.state == ON)', 'OFF', false],
    ['!= 1 && !($.state == ON)', 'OFF', false],
    ['== ON || $.state == ON', 'ON', true],
    ['== ON || $.state == ON', '{"state": "ON"}', true],
    ['($.state ?? $) == ON', 'ON', true],
    ['($.state ?? $) == ON', '{"state": "ON"}', true],
    ['$.a > 1', '{"a": 5}\u0000', true],
    ['$.a > 1', '\uFEFF{"a": 5}\r\n', true],
    ['$.a > 1', '{"a": NaN}', false],
    ['!= ON', '', false],
    ['!= ON', '\u0000\r\n', false],
  ])('%s on %j is %s', (condition, payload, holds) => {
    expect(conditionHolds(condition, payload)).toBe(holds);
  });
});

describe('values', () => {
  test.each<[condition: string, payload: string, holds: boolean]>([
    ['$.t > $.max', '{"t": 31, "max": 30}', true],
    ['$.t > $.max', '{"t": 31, "max": "30"}', true],
    ['$.t > $.max', '{"t": 31}', false],
    ['$.t != $.max', '{"t": 31}', false],
    ['$.state == $.wanted', '{"state": "open", "wanted": "open"}', true],
    ['$.id == $.last', '{"id": 9007199254740993, "last": 9007199254740992}', false],
    ['$.uid == $.last', '{"uid": "00E41207", "last": "0"}', false],
    ['$.uid == $.last', '{"uid": "007", "last": 7}', false],
    ['$.uid == $.last', '{"uid": 7, "last": "007"}', false],
    ['$.uid == $.last', '{"uid": 21.5, "last": "21.50"}', true],
    ['$.uid in $.all', '{"uid": 7, "all": ["007"]}', false],
    ['$.uid in [$.last]', '{"uid": "007", "last": 7}', false],
    ['$.a == $.b', '{"a": [1, 2], "b": [1, 2]}', true],
    ['$.a > $.b', '{"a": [2], "b": [1]}', false],
    ['$.a == ([1, 2])', '{"a": [1, 2]}', true],
    ['$.a != ([1, 2])', '{"a": 1}', true],
    ['$.a > ([1, 2])', '{"a": 1}', false],
    ['$.price == $5', '{"price": "$5"}', true],
    ['30 < $.t', '{"t": 31}', true],
    ["'00E41207' == $.uid", '{"uid": "0"}', false],
    ['$.tags contains pump', '{"tags": ["pump", "yard"]}', true],
    ['$.tags contains 5', '{"tags": [4, "5"]}', true],
    ['$.text contains "no flow"', '{"text": "ERR: no flow"}', true],
    ['$.text contains ERR', '{"text": "err"}', false],
    ['$.text contains ERR', '{}', false],
    ['$.state in [open, "half open"]', '{"state": "half open"}', true],
    ['$.state in $.allowed', '{"state": "open", "allowed": ["open"]}', true],
    ['$.n in [1, 2, 3]', '{"n": "2"}', true],
    ['!($.n in [1, 2])', '{"n": 3}', true],
    ['$.code starts_with 404', '{"code": 4041}', true],
    ["$.text matches '^water (\\w+)'", '{"text": "water plants"}', true],
    ['$.text matches "(?i)^on$"', '{"text": "On"}', true],
    ['$.text matches "a"', '{"text": null}', false],
    ['length($.list) >= 2', '{"list": [1, 2]}', true],
    ['length($.text) == 2', '{"text": "온도"}', true],
    ['length($.n) > 0', '{"n": 5}', false],
    ['$.a - $.b > 1.5', '{"a": 5, "b": 3}', true],
    ['$.a + $.b * 2 == 11', '{"a": 5, "b": 3}', true],
    ['($.a + $.b) * 2 == 16', '{"a": 5, "b": "3"}', true],
    ['$.a / 0 > 1', '{"a": 5}', false],
    ['$.a % 2 == 1', '{"a": 5}', true],
    ['$.a + $.b > 1', '{"a": 5, "b": "x"}', false],
    ['$.pump-1 > 3', '{"pump-1": 5}', true],
    ['$.a*b > 3', '{"a*b": 5}', true],
    ['$.a ?? 7 > 6', '{"a": null}', true],
    ['$.a > $.max ?? 3', '{"a": 5}', true],
    ['$.mode == eco ? $.t > 25 : $.t > 30', '{"mode": "eco", "t": 27}', true],
    ['$.t > ($.mode == eco ? 25 : 30)', '{"mode": "day", "t": 27}', false],
    ['round($.t, 1) == 23.5', '{"t": 23.46}', true],
    ['round($.t, 2) == 1.01', '{"t": 1.005}', true],
    ['max($.list) > 4', '{"list": [1, "5"]}', true],
    ['min($.a, $.b) == 2', '{"a": 3, "b": 2}', true],
    ['abs($.a - $.b) > 3', '{"a": 1, "b": 5}', true],
    ['lower($.s) == on', '{"s": "ON"}', true],
    ['upper(trim($.s)) == ON', '{"s": " on "}', true],
    ['split($.s, ";") contains b', '{"s": "a;b"}', true],
    ['join($.list, "-") == "1-2"', '{"list": [1, 2]}', true],
    ['lines($.s) contains b', '{"s": "a\\r\\n\\nb\\n"}', true],
    ['length(lines($.s)) == 2', '{"s": "a\\r\\n\\nb\\n"}', true],
    ['at($.list, 1) == 2', '{"list": [1, 2]}', true],
    ['at($.list, -1) == 2', '{"list": [1, 2]}', true],
    ['at(split($.s, ";"), 1) > 4', '{"s": "a;5"}', true],
    ['at($.list, 2) != 9', '{"list": [1, 2]}', false],
    ['at($.s, 0) == a', '{"s": "a"}', false],
    ['parse_number($.s) > 23', '{"s": "23,5 °C"}', true],
    ['parse_number($.s) > 0', '{"s": "1.234,5"}', false],
    [
      'format_date($.at, "YYYY-MM-DD HH:mm", "Asia/Seoul") == "2026-01-01 09:00"',
      '{"at": "2026-01-01T00:00:00Z"}',
      true,
    ],
    ['format_date($.at, "YYYY", "Nowhere") == 2026', '{"at": 0}', false],
    ['$.at > now()', '{"at": 99999999999999}', false],
  ])('%s on %s is %s', (condition, payload, holds) => {
    expect(conditionHolds(condition, payload)).toBe(holds);
  });

  test('now is the time of the event', () => {
    expect(judgeCondition('now() - $.at > 60000', readPayload('{"at": 1000}'), 100_000).holds).toBe(true);
  });

  test.each([
    { text: '$.t > $.max', payload: '{"t": 29, "max": 30}', why: '$.t is 29, limit > $.max (30)' },
    { text: '$.t > $.max', payload: '{"t": 29}', why: '$.t is 29, limit > $.max (missing)' },
    { text: '== ON', payload: 'OFF', why: 'the payload is "OFF", limit == ON' },
    { text: '$.s in [a, b]', payload: '{"s": "c"}', why: '$.s is "c", limit in [a, b]' },
    { text: '$.a - $.b > 1', payload: '{"a": 2, "b": 3}', why: '$.a - $.b is -1, limit > 1' },
    { text: '$.state == ON', payload: 'OFF', why: 'the payload is not JSON' },
    {
      text: '== ON || $.state == ON',
      payload: 'OFF',
      why: 'the payload is "OFF", limit == ON; $.state is missing, limit == ON',
    },
  ])('explains $text on $payload', ({ text, payload, why }) => {
    expect(explainCondition(text, payload)).toBe(why);
  });
});

test('what a condition may cost is bounded, and what costs more never holds', () => {
  const text = JSON.stringify({ s: `${'a'.repeat(900_000)}b` });
  const many = Array.from({ length: 300 }, () => '$.s contains x').join(' || ');
  expect(conditionHolds(`!(${many})`, text)).toBe(false);
  expect(conditionHolds('!($.s matches "(a+)+$")', text)).toBe(false);
  const parts = JSON.stringify({ s: 'a'.repeat(60_000), list: Array.from({ length: 20 }, () => 1) });
  expect(conditionHolds('!(join($.list, $.s) == x)', parts)).toBe(false);
  expect(conditionHolds('!(join($.list, "-") == x)', parts)).toBe(true);
  expect(conditionHolds('$.s matches "(a+)+$"', JSON.stringify({ s: `${'a'.repeat(90_000)}b` }))).toBe(false);
});
