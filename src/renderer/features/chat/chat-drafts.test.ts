import { expect, test } from 'vitest';
import { readDrafts } from './chat-drafts';

test.each([
  { name: 'none is kept', text: null, drafts: null },
  { name: 'one is kept', text: '{"c1":"밸브를"}', drafts: { c1: '밸브를' } },
  { name: 'it is damaged', text: '{"c1":', drafts: null },
  { name: 'it is something else', text: '{"c1":7}', drafts: null },
])('$name', ({ text, drafts }) => {
  expect(readDrafts(text)).toEqual(drafts);
});
