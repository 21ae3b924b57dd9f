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
