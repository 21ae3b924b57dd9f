import { expect, test } from 'vitest';
import { firesWithin, lookedUntil, nextFireAt, parseCron } from './cron';

const at = (text: string): number => Date.parse(text);

test.each([
  {
    name: 'in its own time zone',
    expression: '0 9 * * *',
    timezone: 'Asia/Seoul',
    after: '2026-03-22T00:00:00Z',
    next: '2026-03-23T00:00:00.000Z',
  },
  {
    name: 'strictly after a moment within the second',
    expression: '0 */6 * * *',
    timezone: 'UTC',
    after: '2026-03-22T05:59:59.500Z',
    next: '2026-03-22T06:00:00.000Z',
  },
  {
    name: 'when an hour is left out in spring',
    expression: '30 2 * * *',
    timezone: 'Europe/Berlin',
    after: '2026-03-28T12:00:00Z',
    next: '2026-03-29T01:00:00.000Z',
  },
  {
    name: 'on either day field, as crontab does',
    expression: '0 0 13 * 5',
    timezone: 'UTC',
    after: '2026-03-22T12:00:00Z',
    next: '2026-03-27T00:00:00.000Z',
  },
  {
    name: 'with Sunday written as 7 at the end of a range',
    expression: '0 10 * * 5-7',
    timezone: 'UTC',
    after: '2026-03-22T00:00:00Z',
    next: '2026-03-22T10:00:00.000Z',
  },
  {
    name: 'never, on a day that does not exist',
    expression: '0 0 30 2 *',
    timezone: 'UTC',
    after: '2026-03-22T00:00:00Z',
    next: null,
  },
  {
    name: 'never, in a year that is over',
    expression: '0 0 8 * * * 2020',
    timezone: 'UTC',
    after: '2026-03-22T00:00:00Z',
    next: null,
  },
])('fires $name', ({ expression, timezone, after, next }) => {
  const parsed = parseCron(expression, timezone);
  const tick = parsed.ok ? nextFireAt(parsed.value, at(after)) : 'refused';
  expect(tick).toBe(next === null ? null : at(next));
});

const stepMs = 10 * 60_000;
const zones = ['Europe/Berlin', 'Africa/Cairo', 'America/Havana', 'Australia/Lord_Howe'];
const timesOfDay = [
  { expression: '30 2,14 * * *', hours: [2, 14], minutes: [30] },
  { expression: '0 2,8,14,20 * * *', hours: [2, 8, 14, 20], minutes: [0] },
  { expression: '10,50 1,2 * * *', hours: [1, 2], minutes: [10, 50] },
  { expression: '0 2-22/4 * * *', hours: [2, 6, 10, 14, 18, 22], minutes: [0] },
  { expression: '0,20,40 2 * * *', hours: [2], minutes: [0, 20, 40] },
  { expression: '0,30 0-1 * * *', hours: [0, 1], minutes: [0, 30] },
  { expression: '0 */12 * * *', hours: [0, 12], minutes: [0] },
];

interface Moment {
  readonly at: number;
  readonly shown: number;
}

const years = new Map<string, readonly Moment[]>();

/** The moments of 2026 with what a clock in the zone shows at each. */
function yearIn(timeZone: string): readonly Moment[] {
  const known = years.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [from, to] = [at('2026-01-01T00:00Z'), at('2027-01-01T00:00Z')];
  const year = Array.from({ length: (to - from) / stepMs }, (_none, index) => from + index * stepMs).map(
    (moment) => ({ at: moment, shown: at(`${format.format(moment).replace(' ', 'T')}Z`) }),
  );
  years.set(timeZone, year);
  return year;
}

/** Every tick of 2026 behind its first moment. */
function ticksOf(expression: string, timezone: string): readonly string[] {
  const parsed = parseCron(expression, timezone);
  const found: string[] = [];
  for (
    let tick = parsed.ok ? nextFireAt(parsed.value, at('2026-01-01T00:00Z')) : null;
    tick !== null && tick < at('2027-01-01T00:00Z');
    tick = parsed.ok ? nextFireAt(parsed.value, tick) : null
  )
    found.push(iso(tick));
  return found;
}

const iso = (moment: number): string => new Date(moment).toISOString();

test.each(zones.flatMap((timezone) => timesOfDay.map((times) => ({ timezone, ...times }))))(
  'over a whole year in $timezone $expression fires when each of its times of day, or a later one, is shown first',
  ({ timezone, expression, hours, minutes }) => {
    const [first, ...later] = yearIn(timezone);
    let reached = first?.shown ?? 0;
    const expected = later.filter(({ shown }) => {
      const news = Array.from(
        { length: Math.max(0, shown - reached) / stepMs },
        (_none, steps) => new Date(shown - steps * stepMs),
      );
      reached = Math.max(reached, shown);
      return news.some(
        (wall) => hours.includes(wall.getUTCHours()) && minutes.includes(wall.getUTCMinutes()),
      );
    });
    expect(ticksOf(expression, timezone)).toEqual(expected.map((moment) => iso(moment.at)));
  },
);

const allHours = Array.from({ length: 24 }, (_none, hour) => hour);
const byRealTime = [
  { expression: '30 0-23 * * *', hours: allHours, minutes: [30] },
  { expression: '*/20 0-3 * * *', hours: [0, 1, 2, 3], minutes: [0, 20, 40] },
  { expression: '*/20 2 * * *', hours: [2], minutes: [0, 20, 40] },
  { expression: '10-50/20 1-2 * * *', hours: [1, 2], minutes: [10, 30, 50] },
  { expression: '0 */10 0-2 * * *', hours: [0, 1, 2], minutes: [0, 10, 20, 30, 40, 50] },
];

test.each(zones.flatMap((timezone) => byRealTime.map((repeating) => ({ timezone, ...repeating }))))(
  'over a whole year in $timezone $expression, which repeats within the hour or in every hour, fires whenever it is shown',
  ({ timezone, expression, hours, minutes }) => {
    const expected = yearIn(timezone)
      .slice(1)
      .filter(
        ({ shown }) =>
          hours.includes(new Date(shown).getUTCHours()) && minutes.includes(new Date(shown).getUTCMinutes()),
      );
    expect(ticksOf(expression, timezone)).toEqual(expected.map((moment) => iso(moment.at)));
  },
);

test.each([
  {
    name: 'while the hour that autumn has twice is there the second time',
    expression: '0,30 2 * * *',
    after: '2026-10-25T01:10:00Z',
    next: '2026-10-26T01:00:00.000Z',
  },
  {
    name: 'while it is there the first time',
    expression: '0,30 2 * * *',
    after: '2026-10-25T00:10:00Z',
    next: '2026-10-25T00:30:00.000Z',
  },
  {
    name: 'within the second before it begins again',
    expression: '* 59 2,3 * * *',
    after: '2026-10-25T00:59:59.500Z',
    next: '2026-10-25T02:59:00.000Z',
  },
  {
    name: 'in the moment that the clock is put forward',
    expression: '0,30 2 * * *',
    after: '2026-03-29T01:00:00Z',
    next: '2026-03-30T00:00:00.000Z',
  },
])('fires once when asked $name', ({ expression, after, next }) => {
  const parsed = parseCron(expression, 'Europe/Berlin');
  expect(parsed.ok && nextFireAt(parsed.value, at(after))).toBe(at(next));
});

test.each([
  { expression: '@daily', timezone: 'UTC', code: 'cron.expression' },
  { expression: '60 * * * *', timezone: 'UTC', code: 'cron.expression' },
  { expression: '* * * * * * * *', timezone: 'UTC', code: 'cron.expression' },
  { expression: '0 9 * * *', timezone: 'Mars/Base', code: 'cron.timezone' },
  { expression: '0 9 * * *', timezone: '', code: 'cron.timezone' },
])('refuses $expression in $timezone', ({ expression, timezone, code }) => {
  const parsed = parseCron(expression, timezone);
  expect(parsed.ok ? 'accepted' : parsed.error.code).toBe(code);
});

test.each([
  {
    name: 'as a rule: the last look',
    last: '2026-03-22T08:59:30Z',
    furthest: '2026-03-22T08:59:30Z',
    now: '2026-03-22T09:00:00Z',
    until: '2026-03-22T08:59:30Z',
  },
  {
    name: 'after a sleep: the last look',
    last: '2026-03-22T08:00:00Z',
    furthest: '2026-03-22T08:00:00Z',
    now: '2026-03-25T09:00:00Z',
    until: '2026-03-22T08:00:00Z',
  },
  {
    name: 'while the clock is far behind: the last look',
    last: '2000-01-01T00:00:00Z',
    furthest: '2026-03-22T09:00:00Z',
    now: '2000-01-01T05:00:00Z',
    until: '2000-01-01T00:00:00Z',
  },
  {
    name: 'when a clock that was far behind is set right: the furthest',
    last: '2000-01-01T05:00:00Z',
    furthest: '2026-03-22T09:00:00Z',
    now: '2026-03-22T14:00:00Z',
    until: '2026-03-22T09:00:00Z',
  },
  {
    name: 'when it is set right, and the clock before was a little fast: the furthest',
    last: '2000-01-01T05:00:00Z',
    furthest: '2026-03-22T09:00:00Z',
    now: '2026-03-22T08:59:00Z',
    until: '2026-03-22T09:00:00Z',
  },
  {
    name: 'when the clock goes on to where one that was ahead has been: the last look',
    last: '2026-03-22T08:59:30Z',
    furthest: '2026-03-22T09:30:00Z',
    now: '2026-03-22T09:00:00Z',
    until: '2026-03-22T08:59:30Z',
  },
])('ticks have had their turn $name', ({ last, furthest, now, until }) => {
  expect(lookedUntil(at(last), at(furthest), at(now))).toBe(at(until));
});

test('a window takes the tick at its end and leaves the one at its start', () => {
  const parsed = parseCron('0 9 * * *', 'UTC');
  const nine = at('2026-03-22T09:00:00Z');
  expect(
    parsed.ok && [firesWithin(parsed.value, nine - 1, nine), firesWithin(parsed.value, nine, nine + 1)],
  ).toEqual([true, false]);
});
