import { expect, test } from 'vitest';
import { NotUtf8, utf8Text } from '../../../shared/utf8-text';

/** "밸브" as a Korean Windows writes it. */
const cp949 = Buffer.from([0xb9, 0xeb, 0xba, 0xea]);
const lineOf = (bytes: Uint8Array): number | null => {
  try {
    utf8Text(bytes);
    return null;
  } catch (failure) {
    return failure instanceof NotUtf8 ? failure.line : -1;
  }
};

test.each([
  ['plain text', Buffer.from('a\nb\n'), 'a\nb\n'],
  ['a byte order mark, which stays', Buffer.from('\uFEFF밸브\r\n'), '\uFEFF밸브\r\n'],
  ['nothing', Buffer.alloc(0), ''],
])('UTF-8 is read: %s', (_name, bytes, text) => {
  expect(utf8Text(bytes)).toBe(text);
});

test.each([
  ['CP949 in the third line', Buffer.concat([Buffer.from('# 펌프\n\n1. '), cp949, Buffer.from('\n')]), 3],
  ['CP949 in a last line that does not end', Buffer.concat([Buffer.from('a\nb'), cp949]), 2],
  ['UTF-16 with a mark', Buffer.from('\uFEFFa\nb', 'utf16le'), 1],
  ['UTF-16 without one', Buffer.from('ab', 'utf16le'), 1],
  ['a character that is cut off', Buffer.from('밸').subarray(0, 2), 1],
])('anything else is told with its line: %s', (_name, bytes, line) => {
  expect(lineOf(bytes)).toBe(line);
});
