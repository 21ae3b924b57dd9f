import { expect, test } from 'vitest';
import { nextInLoop } from './loop-watch';

const begun = [...'{"content":"'];

test.each([
  { name: 'nothing', tokens: [], next: null },
  { name: 'one sign, 32 times', tokens: [...begun, ...'0'.repeat(32)], next: '0' },
  { name: 'one sign, 31 times', tokens: [...begun, ...'0'.repeat(31)], next: null },
  { name: 'two signs', tokens: [...begun, ...'.0'.repeat(16)], next: '.' },
  { name: 'in the middle of a passage', tokens: [...begun, ...'ab c '.repeat(8), 'a', 'b'], next: ' ' },
  { name: 'what comes three times', tokens: [...begun, ...'close the valve of the '.repeat(3)], next: null },
  { name: 'what comes four times', tokens: [...begun, ...'close the valve of the '.repeat(4)], next: 'c' },
  { name: 'a loop that is over', tokens: [...begun, ...'0'.repeat(60), '"'], next: null },
])('$name', ({ tokens, next }) => {
  expect(nextInLoop(tokens)).toBe(next);
});
