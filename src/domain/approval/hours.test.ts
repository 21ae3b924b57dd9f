import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNames, endOf, isWithin, minutesOf, type Hours } from './hours';

const every = [...dayNames];
const nights: Hours = { days: every, from: '22:00', to: '06:00' };
const utc = (text: string): number => Date.parse(`${text}Z`);

test.each([
  { name: 'before them', at: '2026-03-02T21:59:59', within: false, until: null },
  { name: 'as they begin', at: '2026-03-02T22:00:00', within: true, until: '2026-03-03T06:00:00' },
  { name: 'after midnight', at: '2026-03-03T05:59:30', within: true, until: '2026-03-03T06:00:00' },
  { name: 'as they end', at: '2026-03-03T06:00:00', within: false, until: null },
])('nights, $name', ({ at, within, until }) => {
  expect(isWithin(nights, utc(at), 'UTC')).toBe(within);
  expect(endOf([nights], utc(at), 'UTC')).toBe(until === null ? null : utc(until));
});

test('a night belongs to the day on which it begins', () => {
  const friday: Hours = { days: ['fri'], from: '22:00', to: '06:00' };
  // 2026-03-06 is a Friday.
  expect(isWithin(friday, utc('2026-03-06T01:00:00'), 'UTC')).toBe(false);
  expect(isWithin(friday, utc('2026-03-07T01:00:00'), 'UTC')).toBe(true);
});

test('hours that follow on each other end together', () => {
  const weekend: Hours = { days: ['sat', 'sun'], from: '00:00', to: '24:00' };
  expect(endOf([nights, weekend], utc('2026-03-06T23:00:00'), 'UTC')).toBe(utc('2026-03-09T06:00:00'));
});

test('hours that never end hold nothing back', () => {
  expect(endOf([{ days: every, from: '00:00', to: '00:00' }], utc('2026-03-06T23:00:00'), 'UTC')).toBeNull();
});

test('the clock on the wall counts where it is set for summer', () => {
  // Berlin goes from 02:00 to 03:00 on 2026-03-29, and back on 2026-10-25.
  expect(endOf([nights], utc('2026-03-28T21:30:00'), 'Europe/Berlin')).toBe(utc('2026-03-29T04:00:00'));
  expect(endOf([nights], utc('2026-10-24T20:30:00'), 'Europe/Berlin')).toBe(utc('2026-10-25T05:00:00'));
});

test.each(['', '7', '25:00', '12:60', 'noon', '24:01'])('"%s" is no time', (text) => {
  expect(minutesOf(text)).toBeNull();
});

test('the end is the first minute in which none of them is', () => {
  const hours = fc.record({
    days: fc.uniqueArray(fc.constantFrom(...dayNames), { minLength: 1 }),
    from: fc.integer({ min: 0, max: 95 }).map(toText),
    to: fc.integer({ min: 0, max: 96 }).map(toText),
  });
  fc.assert(
    fc.property(
      fc.array(hours, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Seoul', 'America/New_York'),
      (all, quarter, zone) => {
        const at = utc('2026-03-01T00:00:00') + quarter * 15 * 60_000;
        const isNow = (moment: number): boolean => all.some((each) => isWithin(each, moment, zone));
        let first = at;
        while (isNow(first) && first < at + 15 * 86_400_000) first += 15 * 60_000;
        const end = endOf(all, at, zone);
        if (first === at || end === null)
          expect(end === null).toBe(first === at || first >= at + 6 * 86_400_000);
        else expect(new Date(end).toISOString()).toBe(new Date(first).toISOString());
      },
    ),
    { numRuns: 300 },
  );
});

const toText = (quarters: number): string =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
