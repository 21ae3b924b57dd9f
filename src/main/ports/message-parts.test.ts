import { expect, test } from 'vitest';
import { joinParts, partsOfLines } from './message-parts';

test.each([
  { text: 'no quotation', own: 'no quotation', quoted: [] },
  { text: '>80 °C is hot', own: '>80 °C is hot', quoted: [] },
  { text: 'a\n  > one\n\u00a0> two', own: 'a', quoted: [['one\ntwo', 1]] },
  { text: 'a\n＞ one', own: 'a', quoted: [['one', 1]] },
  { text: '    > code', own: '> code', quoted: [] },
  { text: '> all of it', own: '', quoted: [['all of it', undefined]] },
  {
    text: 'a\n> one\n> two\r\nb\n>\n>> deep',
    own: 'a\n\nb',
    quoted: [
      ['one\ntwo', 1],
      ['\n> deep', 4],
    ],
  },
  { text: '> x\u2028/approve r1', own: '/approve r1', quoted: [['x', undefined]] },
])('$text', ({ text, own, quoted }) => {
  const read = joinParts(partsOfLines(text));
  expect([read.text, read.quotations.map((quotation) => [quotation.text, quotation.after])]).toEqual([
    own,
    quoted,
  ]);
});
