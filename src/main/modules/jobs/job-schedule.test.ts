import { expect, test } from 'vitest';
import { nextJobAt, parseNewSchedule } from './job-schedule';

const now = Date.UTC(2026, 10, 22, 12);
const first = (schedule: string, zone?: string): string => {
  const parsed = parseNewSchedule(schedule, zone, now);
  return parsed.ok ? new Date(parsed.value.next(now) ?? Number.NaN).toISOString() : parsed.error.message;
};

test.each([
  { schedule: '0 9 * * 1-5', zone: 'Asia/Seoul', is: '2026-11-23T00:00:00.000Z' },
  { schedule: '2026-12-24T18:00', zone: 'Asia/Seoul', is: '2026-12-24T09:00:00.000Z' },
  { schedule: ' 2026-12-24 18:00:30 ', zone: 'UTC', is: '2026-12-24T18:00:30.000Z' },
  { schedule: '2026-12-24T18:00Z', zone: 'Asia/Seoul', is: '2026-12-24T18:00:00.000Z' },
  { schedule: '2026-12-24T18:00+09:00', zone: 'UTC', is: '2026-12-24T09:00:00.000Z' },
  { schedule: '2026-11-22T11:00', zone: 'UTC', is: '"2026-11-22T11:00" never comes' },
  { schedule: '0 0 30 2 *', zone: 'UTC', is: '"0 0 30 2 *" never comes' },
  { schedule: '2026-13-45T18:00', zone: 'UTC', is: '"2026-13-45T18:00" is not a moment in "UTC"' },
  {
    schedule: '2026-12-24T18:00',
    zone: 'Mars/Base',
    is: '"2026-12-24T18:00" is not a moment in "Mars/Base"',
  },
  { schedule: 'tomorrow', zone: 'UTC', is: '"tomorrow" has 1 field' },
  { schedule: '*/10 * * * * *', zone: 'UTC', is: '"*/10 * * * * *" comes more often than once a minute' },
  { schedule: '0,30 0 9 * * *', zone: 'UTC', is: '"0,30 0 9 * * *" comes more often than once a minute' },
  { schedule: '* * * * *', zone: 'UTC', is: '2026-11-22T12:01:00.000Z' },
])('$schedule in $zone: $is', ({ schedule, zone, is }) => {
  expect(first(schedule, zone)).toBe(is);
});

const christmas = Date.UTC(2026, 11, 24, 18);

test.each([
  { name: 'that has had its turn', checkedAt: christmas, furthestAt: christmas },
  { name: 'that has had its turn before the clock was set back', checkedAt: now, furthestAt: christmas },
])('a moment $name never comes again', ({ checkedAt, furthestAt }) => {
  expect(
    nextJobAt({ schedule: '2026-12-24T18:00', timezone: 'UTC', checkedAt, furthestAt }, '', now),
  ).toBeNull();
});
