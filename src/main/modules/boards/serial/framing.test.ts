import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineSplitter } from './framing';

const line = (text: string) => ({ kind: 'line', text });

test.each([
  { name: 'a line in pieces is one line', pieces: ['{"a"', ':1', '}\n'], lines: [line('{"a":1}')] },
  { name: 'CR LF ends a line like LF', pieces: ['one\r\ntwo\n'], lines: [line('one'), line('two')] },
  { name: 'empty lines are nothing', pieces: ['\n\r\n\na\n'], lines: [line('a')] },
  { name: 'an unfinished line is held back', pieces: ['a\nb'], lines: [line('a')] },
  { name: 'a line of the longest length is kept', pieces: ['12345678\n'], lines: [line('12345678')] },
  {
    name: 'a longer line is thrown away and the next one read',
    pieces: ['123456', '789', '0\nok\n'],
    lines: [{ kind: 'oversize', bytes: 10 }, line('ok')],
  },
  {
    name: 'bytes that are no UTF-8 become replacement characters',
    pieces: [Buffer.from([0xff, 0x41, 10])],
    lines: [line('\uFFFDA')],
  },
])('$name', ({ pieces, lines }) => {
  const splitter = new LineSplitter(8);
  expect(pieces.flatMap((piece) => splitter.push(Buffer.from(piece)))).toEqual(lines);
});

test('how the bytes are cut changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/)), fc.array(fc.nat(9)), (texts, cuts) => {
      const bytes = Buffer.from(texts.map((text) => `${text}\n`).join(''));
      const splitter = new LineSplitter(8);
      const found = [];
      let from = 0;
      for (const cut of cuts) found.push(...splitter.push(bytes.subarray(from, (from += cut))));
      found.push(...splitter.push(bytes.subarray(from)));
      expect(found).toEqual(new LineSplitter(8).push(bytes));
    }),
  );
});
