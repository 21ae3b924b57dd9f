import { describe, expect, test } from 'vitest';
import type { SopEvent, Trigger } from '../../../shared/sop';
import { topicFilterMistake, topicMatches } from '../topics';
import { checkTriggers, conditionMet, explainMatch, matchSop, matchTrigger, windowValue } from './triggers';

const event = (fields: Partial<SopEvent>): SopEvent => ({
  source: 'mqtt',
  topic: null,
  payload: null,
  receivedAt: 0,
  ...fields,
});

describe('an MQTT filter', () => {
  test.each<[filter: string, topic: string, matches: boolean]>([
    ['a/#', 'a', true],
    ['a/#', 'ab', false],
    ['#', '$SYS/uptime', false],
    ['+/uptime', '$SYS/uptime', false],
    ['$SYS/#', '$SYS/uptime', true],
    ['+', '', false],
    ['/+', '/a', true],
    ['+/+', '/a', true],
    ['a/+', 'a', false],
    ['a/+/#', 'a/b', true],
  ])('%s on %s: %s', (filter, topic, matches) => {
    expect(topicMatches(filter, topic)).toBe(matches);
  });

  test.each<[string, number | null]>([
    ['a/+/b/#', null],
    ['a/#/b', 3],
    ['a/b#', 4],
    ['a+', 2],
    ['', 1],
  ])('%s is wrong at column %s', (filter, column) => {
    expect(topicFilterMistake(filter)?.column ?? null).toBe(column);
  });
});

test.each<{ trigger: Trigger; event: SopEvent; then: { matched: boolean; why: string } }>([
  {
    trigger: { type: 'mqtt', topic: 'p', condition: '$.value > 85' },
    event: event({ topic: 'p', payload: '{"value": 80}' }),
    then: { matched: false, why: '$.value is 80, limit > 85' },
  },
  {
    trigger: { type: 'mqtt', topic: 'p/+' },
    event: event({ topic: 'p/a' }),
    then: { matched: true, why: 'the topic p/a fits p/+' },
  },
  {
    trigger: { type: 'webhook', path: '/a' },
    event: event({ source: 'webhook', topic: '/a/' }),
    then: { matched: false, why: 'the path is /a/, wanted /a' },
  },
  {
    trigger: { type: 'cron', expression: '0 9 * * *' },
    event: event({ source: 'cron' }),
    then: { matched: false, why: 'the event has no expression, wanted 0 9 * * *' },
  },
  {
    trigger: { type: 'manual' },
    event: event({ topic: 'p' }),
    then: { matched: false, why: 'the event came from mqtt' },
  },
])('$trigger.type says why', ({ trigger, event: seen, then }) => {
  expect(matchTrigger(trigger, seen)).toEqual({ type: trigger.type, ...then });
});

test('one matching trigger is enough, and the explanation names it', () => {
  const match = matchSop(
    { triggers: [{ type: 'manual' }, { type: 'mqtt', topic: 'p', condition: '> 5' }] },
    event({ topic: 'p', payload: '6' }),
  );
  expect([match.matched, explainMatch(match)]).toEqual([true, 'mqtt: the payload is 6, limit > 5']);
});

test('a payload of five megabytes is read once for many procedures', () => {
  const seen = event({ topic: 'p', payload: `{"fill": "${'x'.repeat(5_000_000)}", "value": 1}` });
  const trigger: Trigger = { type: 'mqtt', topic: 'p', condition: '$.value > 5' };
  const verdicts = Array.from({ length: 500 }, () => matchTrigger(trigger, seen));
  expect(new Set(verdicts.map(({ why }) => why))).toEqual(new Set(['$.value is 1, limit > 5']));
});

test.each<{ name: string; triggers: readonly Trigger[]; event: Partial<SopEvent>; met: string | null }>([
  {
    name: 'of a wildcard topic',
    triggers: [{ type: 'mqtt', topic: 'pump/+/pressure', condition: '$.value > 85' }],
    event: { topic: 'pump/1/pressure', payload: '{"value": 92}' },
    met: '$.value > 85',
  },
  {
    name: 'of two triggers on one topic, the one that holds',
    triggers: [
      { type: 'mqtt', topic: 't', condition: '$.value > 100' },
      { type: 'mqtt', topic: 't', condition: '$.value > 10' },
    ],
    event: { topic: 't', payload: '{"value": 50}' },
    met: '$.value > 10',
  },
  {
    name: 'of a pin',
    triggers: [{ type: 'peripheral', board: 'b', signal: 'pin_3', condition: '> 0' }],
    event: { source: 'peripheral', topic: 'b/pin_3', payload: '1' },
    met: '> 0',
  },
  {
    name: 'none: a person started it',
    triggers: [{ type: 'mqtt', topic: 't', condition: '> 0' }, { type: 'manual' }],
    event: { source: 'manual' },
    met: null,
  },
])('the condition that an event met, $name', ({ triggers, event: fields, met }) => {
  expect(conditionMet({ triggers: [...triggers] }, event(fields))).toBe(met);
});

describe('the check of an event', () => {
  const triggers: readonly Trigger[] = [
    { type: 'manual' },
    { type: 'mqtt', topic: 'p/+', condition: '$.value > 85 && $.on == true' },
    { type: 'mqtt', topic: 'p/a', condition: '$.value > 70' },
  ];
  const compared = (limit: string, value: string | null) => ({
    subject: '$.value',
    operator: '>',
    limit,
    value,
  });
  test.each([
    [
      'tells of the trigger that matched',
      event({ topic: 'p/a', payload: '{"value": 80}' }),
      { place: 'p/a', condition: '$.value > 70', holds: true, compared: [compared('70', '80')] },
    ],
    [
      'tells of the first at the place when none matched',
      event({ topic: 'p/a', payload: '{"value": 60}' }),
      {
        place: 'p/+',
        condition: '$.value > 85 && $.on == true',
        holds: false,
        compared: [compared('85', '60')],
      },
    ],
    [
      'says what is missing',
      event({ topic: 'p/b', payload: '{}' }),
      {
        place: 'p/+',
        condition: '$.value > 85 && $.on == true',
        holds: false,
        compared: [compared('85', null)],
      },
    ],
    [
      'compares nothing without a payload',
      event({ topic: 'p/b' }),
      { place: 'p/+', condition: '$.value > 85 && $.on == true', holds: false, compared: [] },
    ],
    [
      'needs no condition',
      event({ source: 'manual' }),
      { place: null, condition: null, holds: true, compared: [] },
    ],
    ['is none where nothing listens', event({ topic: 'q' }), null],
  ])('%s', (_name, seen, check) => {
    expect(checkTriggers(triggers, seen)).toEqual(check);
  });
});

test.each<[payload: string, value: string | undefined, number: number | null]>([
  ['21.5', undefined, 21.5],
  ['{"ppm": 900}', '$.ppm', 900],
  ['{"ppm": "900"}', '$.ppm', 900],
  ['{"ppm": "007"}', '$.ppm', 7],
  ['-0', undefined, 0],
  ['"5"', undefined, 5],
  ['+5', undefined, 5],
  ['1e300', undefined, 1e300],
  ['1e308', undefined, null],
  ['-1e308', undefined, null],
  ['1e999', undefined, null],
  ['{"ppm": 9999999999999999999}', '$.ppm', 1e19],
  ['NaN', undefined, null],
  ['Infinity', undefined, null],
  ['{"ppm": "nan"}', '$.ppm', null],
  ['{"ppm": "12 ppm"}', '$.ppm', null],
  ['{"ppm": "1,5"}', '$.ppm', null],
  ['{"ppm": "0x10"}', '$.ppm', null],
  ['{"ppm": ""}', '$.ppm', null],
  ['{"ppm": true}', '$.ppm', null],
  ['{"ppm": null}', '$.ppm', null],
  ['{"ppm": [900]}', '$.ppm', null],
  ['{"ppm": [900]}', '$.ppm[0]', 900],
  ['{"ppm": {"value": 900}}', '$.ppm', null],
  ['{"room": {"co2": {"ppm": 900}}}', '$.room.co2.ppm', 900],
  ['{}', '$.__proto__', null],
  ['[1, 2]', '$.length', null],
  ['', undefined, null],
])('a window counts what is a number: %s at %s', (payload, value, number) => {
  const trigger = { type: 'window', topic: 't', over_secs: 60, condition: '$.count > 0' } as const;
  const counted = windowValue({ ...trigger, ...(value === undefined ? {} : { value }) }, event({ payload }));
  expect(counted === null ? null : counted + 0).toBe(number);
});
