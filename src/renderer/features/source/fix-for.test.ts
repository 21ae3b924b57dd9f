import { expect, test } from 'vitest';
import { fixed, fixFor } from './fix-for';

const mended = (text: string, line: number, column: number, mend: string): string | null => {
  const fix = fixFor({ column, mend }, text.split(/\r?\n/u)[line - 1]);
  return fix === null ? null : fixed(text, line, fix);
};

test.each([
  {
    name: 'a key',
    text: '[sop]\ncooldwn_secs = 3\n',
    line: 2,
    column: 1,
    mend: 'Did you mean "cooldown_secs"?',
    after: '[sop]\ncooldown_secs = 3\n',
  },
  {
    name: 'a value in its quotes',
    text: '[sop]\r\npriority = "hgh" # x\r\n',
    line: 2,
    column: 12,
    mend: 'Did you mean "high"?',
    after: '[sop]\r\npriority = "high" # x\r\n',
  },
  {
    name: 'a bullet',
    text: '1. a\n   - requires_confirmaton: yes',
    line: 2,
    column: 6,
    mend: 'Did you mean requires_confirmation?',
    after: '1. a\n   - requires_confirmation: yes',
  },
  {
    name: 'a finding that names nothing',
    text: 'a = 1',
    line: 1,
    column: 1,
    mend: 'Write a number.',
    after: null,
  },
  { name: 'a line that is gone', text: 'a = 1', line: 3, column: 1, mend: 'Did you mean "b"?', after: null },
  {
    name: 'a line that is mended already',
    text: 'high',
    line: 1,
    column: 1,
    mend: 'Did you mean "high"?',
    after: null,
  },
])('$name', ({ text, line, column, mend, after }) => {
  expect(mended(text, line, column, mend)).toBe(after);
});
