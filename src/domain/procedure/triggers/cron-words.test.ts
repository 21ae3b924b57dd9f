import { expect, test } from 'vitest';
import { cronWords } from './cron-words';

test.each([
  ['* * * * *', { every: 'minute' }],
  ['*/15 * * * *', { every: 'minutes', count: 15 }],
  ['5 * * * *', { every: 'hour', minute: 5 }],
  ['0 */6 * * *', { every: 'hours', count: 6, minute: 0 }],
  ['30 2 * * *', { every: 'day', times: ['02:30'] }],
  ['0 30 2 * * *', { every: 'day', times: ['02:30'] }],
  ['0 6,18 * * *', { every: 'day', times: ['06:00', '18:00'] }],
  ['30 9 * * 1-5', { every: 'week', days: [1, 2, 3, 4, 5], times: ['09:30'] }],
  ['30 9 * * MON,sun', { every: 'week', days: [0, 1], times: ['09:30'] }],
  ['30 9 * * 7', { every: 'week', days: [0], times: ['09:30'] }],
  ['0 8 1 * *', { every: 'month', day: 1, times: ['08:00'] }],
  ['0 8 24 12 *', { every: 'year', month: 12, day: 24, times: ['08:00'] }],
  ['*/20 0-3 * * *', null],
  ['0 8 1 * 1', null],
  ['0 8 1,15 * *', null],
  ['0 0-23 * * *', null],
  ['5 0 0 * * *', null],
  ['61 * * * *', null],
  ['soon', null],
  ['', null],
])('%s says %j', (expression, words) => {
  expect(cronWords(expression)).toEqual(words);
});
