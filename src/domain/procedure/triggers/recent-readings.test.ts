import { expect, test } from 'vitest';
import { RecentReadings } from './recent-readings';

const from = (payload: string, receivedAt: number) => ({
  source: 'mqtt' as const,
  topic: 'tank/level',
  payload,
  receivedAt,
});

test('a long payload is the last word of its place, and no reading of a plot', () => {
  const readings = new RecentReadings();
  const long = JSON.stringify({ v: 10, pad: 'x'.repeat(3_000) });
  readings.note(from('{"v":90}', 1_000));
  readings.note(from(long, 2_000));
  expect(readings.of('mqtt', 'tank/level').at(-1)?.payload).toBe(long);
  readings.note(from('{"v":20}', 3_000));
  expect(readings.of('mqtt', 'tank/level').map(({ payload }) => payload)).toEqual(['{"v":90}', '{"v":20}']);
});

test('of a place of which nothing was noted, what was known before is asked once, until something comes', () => {
  const readings = new RecentReadings();
  let asked = 0;
  const ask = (): { at: number; payload: string } => {
    asked += 1;
    return { at: 1, payload: 'before' };
  };
  for (let times = 0; times < 3; times += 1)
    expect(readings.ofEver('mqtt', 'tank/level', ask)).toEqual([{ at: 1, payload: 'before' }]);
  expect([
    readings.ofEver('peripheral', 'pump/5', () => null),
    readings.ofEver('peripheral', 'pump/5', () => null),
  ]).toEqual([[], []]);
  expect(asked).toBe(1);
  readings.note(from('now', 2_000));
  expect(readings.ofEver('mqtt', 'tank/level', ask)).toEqual([{ at: 2_000, payload: 'now' }]);
  expect(asked).toBe(1);
  // Others crowd it out: what came meanwhile is known elsewhere, and asked for once more.
  for (let place = 0; place < 500; place += 1)
    readings.note({ ...from('x', 3_000), topic: `other/${String(place)}` });
  readings.ofEver('mqtt', 'tank/level', ask);
  expect(asked).toBe(2);
});

test('readings that come close together are thinned out, and those of more than a minute ago go', () => {
  const readings = new RecentReadings();
  for (const at of [1_000, 1_100, 1_200, 1_900]) readings.note(from(String(at), at));
  expect(readings.of('mqtt', 'tank/level').map(({ at }) => at)).toEqual([1_000, 1_200, 1_900]);
  for (let at = 100_000; at < 130_000; at += 1_000) readings.note(from(String(at), at));
  expect(readings.of('mqtt', 'tank/level')[0]?.at).toBe(100_000);
});

test('of a source that tells something once an hour, the last readings are kept', () => {
  const readings = new RecentReadings();
  for (let hour = 0; hour < 40; hour += 1) readings.note(from(String(hour), hour * 3_600_000));
  expect(readings.of('mqtt', 'tank/level').map(({ payload }) => payload)).toEqual(
    Array.from({ length: 24 }, (_, index) => String(index + 16)),
  );
});
