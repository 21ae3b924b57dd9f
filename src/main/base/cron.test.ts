import { expect, test } from 'vitest';
import { firesWithin, lookedUntil, nextFireAt, parseCron } from './cron';

const at = (text: string): number => Date.parse(text);

test.each([
  { name: 'in its own time zone', expression: '0 9 * * *', timezone: 'Asia/Seoul', after: '2026-03-22T00:00:00Z', next: '2026-03-23T00:00:00.000Z' },
  { name: 'strictly after a moment within the second', expression: '0 */6 * * *', timezone: 'UTC', after: '2026-03-22T05:59:59.500Z', next: '2026-03-22T06:00:00.000Z' },
  { name: 'when an hour is left out in spring', expression: '30 2 * * *', timezone: 'Europe/Berlin', after: '2026-03-28T12:00:00Z', next: '2026-03-29T01:00:00.000Z' },
  { name: 'on either day field, as crontab does', expression: '0 0 13 * 5', timezone: 'UTC', after: '2026-03-22T12:00:00Z', next: '2026-03-27T00:00:00.000Z' },
  { name: 'with Sunday written as 7 at the end of a range', expression: '0 10 * * 5-7', timezone: 'UTC', after: '2026-03-22T00:00:00Z', next: '2026-03-22T10:00:00.000Z' },
  { name: 'never, on a day that does not exist', expression: '0 0 30 2 *', timezone: 'UTC', after: '2026-03-22T00:00:00Z', next: null },
  { name: 'never, in a year that is over', expression: '0 0 8 * * * 2020', timezone: 'UTC', after: '2026-03-22T00:00:00Z', next: null },
])('fires $name', ({ expression, timezone, after, next }) => {
  const parsed = parseCron(expression, timezone);
  const tick = parsed.ok ? nextFireAt(parsed.value, at(after)) : 'refused';
  expect(tick).toBe(next === null ? null : at(next));
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
  { name: 'as a rule: the last look', last: '2026-03-22T08:59:30Z', furthest: '2026-03-22T08:59:30Z', now: '2026-03-22T09:00:00Z', until: '2026-03-22T08:59:30Z' },
  { name: 'after a sleep: the last look', last: '2026-03-22T08:00:00Z', furthest: '2026-03-22T08:00:00Z', now: '2026-03-25T09:00:00Z', until: '2026-03-22T08:00:00Z' },
  { name: 'while the clock is far behind: the last look', last: '2000-01-01T00:00:00Z', furthest: '2026-03-22T09:00:00Z', now: '2000-01-01T05:00:00Z', until: '2000-01-01T00:00:00Z' },
  { name: 'when a clock that was far behind is set right: the furthest', last: '2000-01-01T05:00:00Z', furthest: '2026-03-22T09:00:00Z', now: '2026-03-22T14:00:00Z', until: '2026-03-22T09:00:00Z' },
  { name: 'when it is set right, and the clock before was a little fast: the furthest', last: '2000-01-01T05:00:00Z', furthest: '2026-03-22T09:00:00Z', now: '2026-03-22T08:59:00Z', until: '2026-03-22T09:00:00Z' },
  { name: 'when the clock goes on to where one that was ahead has been: the last look', last: '2026-03-22T08:59:30Z', furthest: '2026-03-22T09:30:00Z', now: '2026-03-22T09:00:00Z', until: '2026-03-22T08:59:30Z' },
])('ticks have had their turn $name', ({ last, furthest, now, until }) => {
  expect(lookedUntil(at(last), at(furthest), at(now))).toBe(at(until));
});

test('a window takes the tick at its end and leaves the one at its start', () => {
  const parsed = parseCron('0 9 * * *', 'UTC');
  const nine = at('2026-03-22T09:00:00Z');
  expect(parsed.ok && [firesWithin(parsed.value, nine - 1, nine), firesWithin(parsed.value, nine, nine + 1)]).toEqual([true, false]);
});
