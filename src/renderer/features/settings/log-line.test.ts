import { expect, test } from 'vitest';
import { readLogLine } from './log-line';

test.each([
  [
    '{"at":"2026-01-01T00:00:00.000Z","level":"warn","message":"no","port":5}',
    { at: '2026-01-01T00:00:00.000Z', level: 'warn', message: 'no', rest: '{"port":5}' },
  ],
  ['{"at":"a","level":"info","message":"m"}', { at: 'a', level: 'info', message: 'm', rest: '' }],
  ['{"at":"a","lev', { at: '', level: '', message: '{"at":"a","lev', rest: '' }],
])('%s is read', (line, read) => {
  expect(readLogLine(line)).toEqual(read);
});
