import { expect, test } from 'vitest';
import { fits, wordsOf } from './search';

test.each([
  {
    name: 'words in any order and case',
    query: 'URL broker',
    texts: ['Broker address', 'url'],
    found: true,
  },
  { name: 'a part of a word', query: 'appr', texts: ['approval_timeout_secs'], found: true },
  { name: 'one word too many', query: 'broker door', texts: ['Broker'], found: false },
  {
    name: 'Korean put together another way',
    query: '\u1107\u1162\u11a8\u110b\u1165\u11b8',
    texts: ['백업 만들기'],
    found: true,
  },
  { name: 'nothing at all', query: '  ', texts: ['x'], found: true },
])('$name: $found', ({ query, texts, found }) => {
  expect(fits(wordsOf(query), texts)).toBe(found);
});
