import { expect, test } from 'vitest';
import { shortened, startOf } from './shortened';

test.each([
  { text: 'valve', length: 9, then: 'valve', shown: 'valve' },
  { text: 'valve 🔧', length: 6, then: 'valve ', shown: 'valve …' },
  { text: 'valve 🔧!', length: 7, then: 'valve ', shown: 'valve …' },
  { text: 'valve 🔧!', length: 8, then: 'valve 🔧', shown: 'valve 🔧…' },
  { text: '밸브🔧', length: 3, then: '밸브', shown: '밸브…' },
])('the first $length units of "$text" hold no half of a character', ({ text, length, then, shown }) => {
  expect([startOf(text, length), shortened(text, length)]).toEqual([then, shown]);
});
