import { expect, test } from 'vitest';
import { cronMistake } from './cron-mistake';
import { parseCron } from './cron';

test.each([
  ['61 * * * *', 'the minute: 61 is not from 0 to 59'],
  ['0 25 * * *', 'the hour: 25 is not from 0 to 23'],
  ['0 0 31-32 * *', 'the day: 32 is not from 1 to 31'],
  ['0 0 * 13 *', 'the month: 13 is not from 1 to 12'],
  ['0 0 * * 8', 'the weekday: 8 is not from 0 to 7'],
  ['99 0 0 * * *', 'the second: 99 is not from 0 to 59'],
  ['0 0 0 * * * 20000', 'the year: 20000 is not from 1 to 9999'],
  ['5-1 * * * *', 'the minute: 5-1 goes backwards'],
  ['1,,2 * * * *', 'the minute: there is an empty place between commas'],
  ['a * * * *', 'the minute: it cannot be a'],
  ['-1 * * * *', 'the minute: it cannot be -1'],
  ['0 0 * FOO *', 'the month: it cannot be FOO'],
  ['0 0 * * MON-XYZ', 'the weekday: it cannot be MON-XYZ'],
  ['*/0 * * * *', 'the minute: the step of */0 is not a number from 1 to 59'],
  ['*/-5 * * * *', 'the minute: the step of */-5 is not a number from 1 to 59'],
  ['/5 * * * *', 'the minute: /5 has a step without a range in front, such as */5'],
  ['5/ * * * *', 'the minute: 5/ has a step without a range in front, such as */5'],
  ['0 0 32W * *', 'the day: it cannot be 32W'],
  ['0 0 * * 1#9', 'the weekday: it cannot be 1#9'],
  ['0 0 1W# * *', 'the day: it cannot be 1W#'],
])('%s: %s', (expression, mistake) => {
  expect(parseCron(expression)).toMatchObject({
    ok: false,
    error: { message: `"${expression}" is not a cron text: ${mistake}` },
  });
});

test.each([
  '* * * * *',
  '*/15 8-18 * * 1-5',
  '0 0 L * *',
  '0 0 15W * *',
  '0 9 * * MON-FRI',
  '0 9 * JAN,jul *',
  '0 0 0 1 1 * 2027',
  '0 0 * * 5#2',
  '0 0 ? * *',
  '59 59 23 31 12 7',
])('%s is right', (expression) => {
  expect([parseCron(expression).ok, cronMistake(expression)]).toEqual([true, null]);
});
