import { expect, test } from 'vitest';
import { withoutQuote } from './quoted-text';

test.each([
  { name: 'nothing is quoted', text: 'Close it.\n\nThanks', own: 'Close it.\n\nThanks' },
  {
    name: 'Gmail, wrapped',
    text: 'Yes.\r\n\r\nOn Thu, 1 Jan 2026 at 15:04, Zero Claw <bot@plant.example>\r\nwrote:\r\n\r\n> Close it?\r\n> Really?\r\n',
    own: 'Yes.',
  },
  {
    name: 'Gmail, in Korean',
    text: '네.\n\n2026년 1월 1일 (목) 오후 3:04, 제로 <bot@plant.example>님이 작성:\n\n> 닫을까요?',
    own: '네.',
  },
  {
    name: 'Outlook',
    text: 'Yes.\n\n________________________________\nFrom: bot\nSent: today\nTo: me\n\nClose it?',
    own: 'Yes.',
  },
  {
    name: 'Outlook without a line',
    text: 'Yes.\n\nFrom: bot@plant.example\nSent: today\nTo: me\nSubject: valve\n\nClose it?',
    own: 'Yes.',
  },
  {
    name: 'Naver',
    text: '승인합니다\n\n-----Original Message-----\nFrom: bot\n\n닫을까요?',
    own: '승인합니다',
  },
  { name: 'only marks', text: 'Yes.\n> Close it?\n', own: 'Yes.' },
  { name: 'a signature', text: 'Yes.\n-- \nAna\nPlant 7', own: 'Yes.' },
  {
    name: 'answers between the lines',
    text: 'On Monday ana wrote:\n> one?\nyes\n> two?\nno',
    own: 'On Monday ana wrote:\n> one?\nyes\n> two?\nno',
  },
  {
    name: 'a line that only looks like a head',
    text: 'From: now on it is closed.\nOK?',
    own: 'From: now on it is closed.\nOK?',
  },
  { name: 'nothing but a quote', text: '> Close it?', own: '> Close it?' },
])('$name', ({ text, own }) => {
  expect(withoutQuote(text)).toBe(own);
});

test.each([
  { name: 'blank lines', text: `x${'\n'.repeat(500_000)}x` },
  { name: 'lines that begin a quote', text: `${'On Monday, somebody wrote:\n'.repeat(20_000)}> x\ny` },
  { name: 'heads', text: 'From: x\n'.repeat(60_000) },
  { name: 'one line', text: `On ${' '.repeat(500_000)} wrote: x` },
])('500 kB of $name are read at once', ({ text }) => {
  expect(text).toContain(withoutQuote(text));
});

test('of a mail the first 2,000 lines and 100,000 characters are read', () => {
  expect(withoutQuote('line\n'.repeat(3_000)).split('\n')).toHaveLength(2_000);
  expect(withoutQuote('x'.repeat(200_000))).toHaveLength(100_000);
});
