import { expect, test } from 'vitest';
import { isLooping, LoopWatch, nextInLoop } from './loop-watch';

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

/** As it comes, in pieces. */
function watched(of: 'text' | 'arguments', text: string): boolean {
  const watch = new LoopWatch(of);
  return (text.match(/.{1,7}/gsu) ?? []).some((piece) => watch.push(piece));
}

test.each([
  { name: 'a sentence again and again', text: 'The tool is memory_store.\n\n'.repeat(80), loops: true },
  { name: 'behind other words', text: `The level is 71.\n${'밸브를 연다. '.repeat(300)}`, loops: true },
  { name: 'one sign', text: 'a'.repeat(2_000), loops: true },
  { name: 'too few times', text: 'A paragraph of some length that is told. '.repeat(20), loops: false },
  {
    name: 'a list that counts',
    text: Array.from({ length: 300 }, (_, index) => `- step ${String(index)}`).join('\n'),
    loops: false,
  },
])('a text as it comes: $name: $loops', ({ text, loops }) => {
  expect(watched('text', text)).toBe(loops);
});

const rows = (count: number, row: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => row(index)).join(',');

test.each([
  { name: '900 zeros', text: `{"values":[${'0, '.repeat(900)}0]}`, loops: false },
  { name: '1400 zeros without blanks', text: `{"values":[${'0,'.repeat(1400)}0]}`, loops: false },
  {
    name: 'an empty table of 36 by 36',
    text: `{"rows":[${rows(36, () => `[${rows(36, () => '0')}]`)}]}`,
    loops: false,
  },
  { name: '2 KiB of nothing in base64', text: `{"data":"${'A'.repeat(2732)}=="}`, loops: false },
  {
    name: 'a week of the same hours',
    text: `{"hours":[${rows(168, () => '{"on":false,"level":0}')}]}`.slice(0, 3_000),
    loops: false,
  },
  {
    name: 'a year of rows that count',
    text: `{"days":[${rows(365, (day) => `{"day":${String(day)},"level":0,"alarm":false}`)}]}`,
    loops: false,
  },
  {
    name: 'a drawing of 32 by 32 points',
    text: `{"svg":"${rows(1024, (at) => `<rect x=${String(at % 32)} y=${String(Math.floor(at / 32))} />`)}"}`,
    loops: false,
  },
  { name: 'a sentence', text: `{"message":"${'Close the valve and tell me. '.repeat(120)}`, loops: true },
  { name: 'one sign', text: `{"data":"${'0'.repeat(4_000)}`, loops: true },
  { name: 'blanks between the keys', text: `{"pin":5,${'\n  '.repeat(1_200)}`, loops: true },
  { name: 'calls of one kind', text: '{"pin":3,"value":0}'.repeat(200), loops: true },
  { name: 'words in Korean', text: `{"message":"${'밸브를 닫습니다. '.repeat(400)}`, loops: true },
])('arguments as they come: $name: $loops', ({ text, loops }) => {
  expect(watched('arguments', text)).toBe(loops);
});

test.each([
  { name: 'in a loop', text: `{"values":[${'0,'.repeat(400)}`, is: true },
  { name: 'in the middle of rows that count', text: `{"at":[${rows(400, String)}`, is: false },
  { name: 'behind a loop', text: `{"values":[${'0,'.repeat(400)}0],"unit":"ba`, is: false },
])('arguments that the limit cut $name', ({ text, is }) => {
  const watch = new LoopWatch('arguments');
  watch.push(text);
  expect(watch.cutInLoop).toBe(is);
});
