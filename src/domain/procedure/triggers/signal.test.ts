import { describe, expect, test } from 'vitest';
import type { Sop, SopEvent, Trigger } from '../../../shared/sop';
import { RecentReadings } from './recent-readings';
import { evidenceFor, readingsBefore } from './signal';

const event = (value: unknown, at: number, change: Partial<SopEvent> = {}): SopEvent => ({
  source: 'mqtt',
  topic: 'pump/pressure',
  payload: typeof value === 'string' ? value : JSON.stringify({ value, unit: 'bar' }),
  receivedAt: at,
  ...change,
});
const sop = (...triggers: readonly Trigger[]): Sop => ({ triggers: [...triggers] }) as Sop;
const overLimit = sop({ type: 'mqtt', topic: 'pump/+', condition: '$.value > 85' });

function recent(...events: readonly SopEvent[]): RecentReadings {
  const readings = new RecentReadings();
  for (const each of events) readings.note(each);
  return readings;
}

describe('readings that are kept', () => {
  test('are the last ones of their place, thinned where they come thick', () => {
    const readings = recent(
      event(1, 0),
      event(2, 30_000),
      event(3, 30_100),
      event(4, 30_200),
      event(5, 70_000),
      event(9, 70_000, { topic: 'other' }),
    );
    expect(readings.of('mqtt', 'pump/pressure').map(({ at }) => at)).toEqual([0, 30_000, 30_200, 70_000]);
  });

  test('the last one stays, however old; a clock and a person give none', () => {
    const readings = recent(
      event(1, 0),
      event(1, 5, { source: 'manual', topic: null }),
      event(1, 5, { source: 'cron', topic: '* * * * *' }),
    );
    expect(readings.of('mqtt', 'pump/pressure')).toHaveLength(1);
    expect([readings.of('manual', null), readings.of('cron', '* * * * *')]).toEqual([[], []]);
  });

  test('never grow beyond their bounds', () => {
    const readings = new RecentReadings();
    for (let at = 0; at < 200_000; at += 10) readings.note(event(at, at));
    expect(readings.of('mqtt', 'pump/pressure').length).toBeLessThanOrEqual(482);
    for (let place = 0; place < 600; place += 1) readings.note(event(1, 200_000, { topic: String(place) }));
    expect(readings.of('mqtt', 'pump/pressure')).toEqual([]);
  });
});

test('of many readings few are stored with a run, its peaks and the last among them', () => {
  const readings = new RecentReadings();
  for (let at = 0; at <= 60_000; at += 130)
    readings.note(event(at === 31_200 ? 99 : at === 44_980 ? 1 : 50 + (at % 7), at));
  const kept = readings.of('mqtt', 'pump/pressure');
  const stored = readingsBefore(overLimit, event(92, 60_100), kept);
  expect(kept.length).toBeGreaterThan(200);
  expect(stored.length).toBeLessThanOrEqual(80);
  const values = stored.map(({ value }) => value);
  const all = kept.map(({ payload }) => (JSON.parse(payload) as { value: number }).value);
  expect([Math.min(...values), Math.max(...values)]).toEqual([Math.min(...all), Math.max(...all)]);
  expect(stored.at(-1)?.at).toBe(kept.at(-1)?.at);
  expect(stored.map(({ at }) => at)).toEqual(stored.map(({ at }) => at).toSorted((a, b) => a - b));
});

describe('the evidence of a run', () => {
  test('is the minute before it started, as stored with it, and what came since, beside the limit', () => {
    const before = recent(
      event(80, 1_000),
      event('{"value": "84.5"}', 2_000),
      event('broken', 2_500),
      event(92, 3_000),
    );
    const signal = [...readingsBefore(overLimit, event(92, 3_000), before.of('mqtt', 'pump/pressure'))];
    expect(signal).toEqual([
      { at: 1_000, value: 80 },
      { at: 2_000, value: 84.5 },
      { at: 3_000, value: 92 },
    ]);
    const since = recent(event(91, 4_000));
    expect(
      evidenceFor(
        { sop: overLimit, trigger: event(92, 3_000), signal },
        since.of('mqtt', 'pump/pressure'),
        null,
      ),
    ).toEqual({
      source: 'mqtt',
      topic: 'pump/pressure',
      name: 'value',
      unit: 'bar',
      limit: { operator: '>', value: 85 },
      holds: false,
      points: [...signal, { at: 4_000, value: 91 }],
      heardAt: 4_000,
      started: { at: 3_000, value: 92 },
    });
  });

  test('of a pin holds its level, and was heard of when the board was last looked at', () => {
    const pin = sop({ type: 'peripheral', board: 'nucleo', signal: 'pin_3', condition: '== 1' });
    const trigger = event('1', 5_000, { source: 'peripheral', topic: 'nucleo/pin_3' });
    expect(
      evidenceFor({ sop: pin, trigger }, [], {
        points: [
          { at: 1_000, value: 0 },
          { at: 5_000, value: 1 },
        ],
        heardAt: 60_000,
      }),
    ).toMatchObject({
      name: '',
      holds: true,
      limit: { operator: '==', value: 1 },
      points: [{ value: 0 }, { value: 1 }],
      heardAt: 60_000,
    });
  });

  test.each<{ name: string; triggers: Sop; trigger: SopEvent; limit: unknown }>([
    {
      name: 'a part of a longer condition that compares a number is the limit',
      triggers: sop({ type: 'mqtt', topic: 'pump/pressure', condition: '$.unit == bar && $.value >= 85' }),
      trigger: event(85, 0),
      limit: { operator: '>=', value: 85 },
    },
    {
      name: 'without a condition there is none, and the value of the payload is shown',
      triggers: sop({ type: 'mqtt', topic: 'pump/pressure' }),
      trigger: event(20, 0),
      limit: null,
    },
  ])('$name', ({ triggers, trigger, limit }) => {
    expect(evidenceFor({ sop: triggers, trigger }, [], null)?.limit).toEqual(limit);
  });

  test.each([
    { name: 'a start by hand', trigger: event(92, 0, { source: 'manual', topic: null }) },
    { name: 'a payload without a number', trigger: event('"open"', 0) },
  ])('there is none of $name', ({ trigger }) => {
    expect(
      evidenceFor(
        { sop: sop({ type: 'manual' }, { type: 'mqtt', topic: 'pump/pressure' }), trigger },
        [],
        null,
      ),
    ).toBeNull();
  });
});
