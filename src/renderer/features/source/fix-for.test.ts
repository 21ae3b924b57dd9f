import { expect, test } from 'vitest';
import { fixed, fixFor } from './fix-for';

const corrected = (text: string, line: number, column: number, remedy: string): string | null => {
  const fix = fixFor({ column, remedy }, text.split(/\r?\n/u)[line - 1]);
  return fix === null ? null : fixed(text, line, fix);
};

test.each([
  {
    name: 'a key',
    text: '[sop]\ncooldwn_secs = 3\n',
    line: 2,
    column: 1,
    remedy: 'Did you mean "cooldown_secs"?',
    after: '[sop]\ncooldown_secs = 3\n',
  },
  {
    name: 'a value in its quotes',
    text: '[sop]\r\npriority = "hgh" # x\r\n',
    line: 2,
    column: 12,
    remedy: 'Did you mean "high"?',
    after: '[sop]\r\npriority = "high" # x\r\n',
  },
  {
    name: 'a bullet',
    text: '1. a\n   - requires_confirmaton: yes',
    line: 2,
    column: 6,
    remedy: 'Did you mean requires_confirmation?',
    after: '1. a\n   - requires_confirmation: yes',
  },
  {
    name: 'a finding that names nothing',
    text: 'a = 1',
    line: 1,
    column: 1,
    remedy: 'Write a number.',
    after: null,
  },
  {
    name: 'a line that is gone',
    text: 'a = 1',
    line: 3,
    column: 1,
    remedy: 'Did you mean "b"?',
    after: null,
  },
  {
    name: 'a line that is corrected already',
    text: 'high',
    line: 1,
    column: 1,
    remedy: 'Did you mean "high"?',
    after: null,
  },
])('$name', ({ text, line, column, remedy, after }) => {
  expect(corrected(text, line, column, remedy)).toBe(after);
});
