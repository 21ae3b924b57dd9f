import { expect, test } from 'vitest';
import { noteText } from './note-text';
import { words } from '../../words/history.ko';
import type { Say } from '../../i18n/use-say';

const say: Say<'history'> = (word, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    (words as Readonly<Record<string, string>>)[word] ?? word,
  );

test.each([
  ['edited as text', '글로 고침'],
  ['written in the chosen language', '고른 언어로 씀'],
  ['set priority, changed step 2', 'priority 정함, 2단계 고침'],
  ['set a, set b, set c and 4 more', 'a 정함, b 정함, c 정함, 그 밖에 4가지'],
  ['took back: changed step 2', '되돌림: 2단계 고침'],
  ['took back: changes of the text', '되돌림: 글 고침'],
  ['set priority; took back: changed step 1, added a step', 'priority 정함; 되돌림: 1단계 고침, 단계 추가'],
  ['something newer', 'something newer'],
  ['took back: something newer', 'took back: something newer'],
])('%s is told as %s', (note, told) => {
  expect(noteText(note, say)).toBe(told);
});
