import { expect, test } from 'vitest';
import { isLooping, nextInLoop } from './loop-watch';

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

test.each([
  {
    name: 'one line, again and again',
    text: '- The filepath is passed to the function.\n'.repeat(10),
    is: true,
  },
  {
    name: 'that in the middle of a line',
    text: `${'- The filepath is passed to the function.\n'.repeat(9)}- The`,
    is: true,
  },
  { name: 'one sign', text: 'no'.padEnd(400, '='), is: true },
  { name: 'a rule below a heading', text: `Levels\n${'-'.repeat(80)}`, is: false },
  { name: 'a table with the same rows', text: '| 3 | 0 |\n'.repeat(20), is: false },
  {
    name: 'a list that counts',
    text: Array.from({ length: 60 }, (_, pin) => `- pin ${String(pin)} is 0`).join('\n'),
    is: false,
  },
  { name: 'a loop that is over', text: `${'ab '.repeat(200)}and so on.`, is: false },
])('free words are in a loop or not: $name', ({ text, is }) => {
  expect(isLooping([...text])).toBe(is);
});
