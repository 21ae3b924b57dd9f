import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock';
import { createCronState } from './cron-state';
import { openDatabase } from './database';
import { createSettledTime } from './settled-time';

const hour = 3_600_000;
const day = 24 * hour;
const start = 1000 * day;

interface Look {
  readonly at: number;
  readonly counts: number;
}
const right = (at: number): Look => ({ at: start + at, counts: start + at });
const doubtful = (at: number, counts: number): Look => ({ at: start + at, counts });
const known = [doubtful(0, 0), doubtful(23 * hour, 0), right(day)];

test.each<{ readonly name: string; readonly looks: readonly Look[] }>([
  { name: 'counts once it has gone on for a day', looks: known },
  {
    name: 'that is years ahead for a moment does not count, and counts at once when it is right again',
    looks: [
      ...known,
      doubtful(1000 * day, start + day),
      doubtful(1000 * day + hour, start + day),
      right(day + 2 * hour),
    ],
  },
  {
    name: 'that is at its beginning after a start does not count, and counts at once when it is right again',
    looks: [...known, { at: 5000, counts: 5000 }, right(day + hour)],
  },
  {
    name: 'that jumps again every few hours never counts',
    looks: [
      ...known,
      doubtful(100 * day, start + day),
      doubtful(200 * day, start + day),
      doubtful(300 * day, start + day),
    ],
  },
  {
    name: 'that is put back by less than an hour goes on',
    looks: [...known, right(day + hour), right(day + hour / 2)],
  },
  {
    name: 'of a machine that is switched off at night goes on',
    looks: [...known, right(1.7 * day), right(2.7 * day)],
  },
  {
    name: 'of a machine that was off for a week counts a day later',
    looks: [
      ...known,
      doubtful(8 * day, start + day),
      doubtful(8.5 * day, start + day),
      right(9 * day),
      right(9.1 * day),
    ],
  },
  {
    name: 'that was a year ahead for days is right in a day',
    looks: [
      ...known,
      doubtful(366 * day, start + day),
      right(367 * day),
      { at: start + 3 * day, counts: start + 3 * day },
      { at: start + 4 * day, counts: start + 4 * day },
    ],
  },
])('a clock $name', ({ looks }) => {
  const store = createCronState(openDatabase(':memory:'));
  const clock = new FakeClock(0);
  // A start between any two looks changes nothing.
  expect(
    looks.map(({ at }) => {
      clock.set(at);
      return { at, counts: createSettledTime(store, clock)() };
    }),
  ).toEqual(looks);
});
