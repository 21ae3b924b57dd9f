import { expect, test } from 'vitest';
import { visible } from './visible';

test.each([
  {
    name: 'a turned reading direction',
    text: 'valve/\u202eesolc/1\u202c/set',
    shown: 'valve/\\u202eesolc/1\\u202c/set',
  },
  { name: 'an isolate and a mark', text: '\u2066a\u2069\u200e', shown: '\\u2066a\\u2069\\u200e' },
  {
    name: 'nothing between two letters',
    text: 'a\u200bb\u2060c\ufeffd\u00ade',
    shown: 'a\\u200bb\\u2060c\\ufeffd\\u00ade',
  },
  {
    name: 'line ends that are none',
    text: 'a\u2028b\u2029c\u0085d\re',
    shown: 'a\\u2028b\\u2029c\\u0085d\\u000de',
  },
  {
    name: 'what steers a terminal',
    text: '\u001b[31m\u009b\u0007\u007f',
    shown: '\\u001b[31m\\u009b\\u0007\\u007f',
  },
  { name: 'fillers', text: 'a\u3164b\u115fc\u2800d\u034fe', shown: 'a\\u3164b\\u115fc\\u2800d\\u034fe' },
  {
    name: 'letters of a tag, and half a character',
    text: 'a\u{e0041}b\ud800c',
    shown: 'a\\udb40\\udc41b\\ud800c',
  },
  {
    name: 'joiners within a word, and a variation of a letter',
    text: 'می\u200cخواهم a\ufe0f',
    shown: 'می\\u200cخواهم a\\ufe0f',
  },
])('$name is written out', ({ text, shown }) => {
  expect(visible(text)).toBe(shown);
});

test.each([
  'plain',
  '밸브를 연다',
  '밸브'.normalize('NFD'),
  '漢字　全角',
  'two\nlines\tand a tab',
  '⚠️ ❤️‍🔥 👩🏽‍🔧 1️⃣ ©',
  '10 °C',
  'e\u0301',
])('%j is shown as it is', (text) => {
  expect(visible(text)).toBe(text);
});
