import { expect, test } from 'vitest';
import { EnterKeys, type EnterKey } from './enter-key';

const enter: EnterKey = {
  key: 'Enter',
  code: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
};
const whileComposed: Partial<EnterKey> = { isComposing: true, keyCode: 229 };

test.each<[string, Partial<EnterKey>, boolean]>([
  ['Enter sends', {}, true],
  ['Ctrl+Enter sends', { ctrlKey: true }, true],
  ['Shift+Enter breaks the line', { shiftKey: true }, false],
  ['Alt+Enter does not send', { altKey: true }, false],
  ['Enter while a syllable is composed does not send', whileComposed, false],
  ['nor does one that the input method handles after the composition', { keyCode: 229 }, false],
  ['another key does not send', { key: 'a', code: 'KeyA', keyCode: 65 }, false],
])('%s', (_, event, sends) => {
  expect(new EnterKeys().keyPressed({ ...enter, ...event })).toBe(sends);
});

/** What happens to the box, in order; counts how often it sends. */
function sendings(...events: readonly (Partial<EnterKey> | string)[]): number {
  const keys = new EnterKeys();
  return events.filter((event) => {
    if (event === 'later') return keys.taken();
    if (typeof event !== 'string') return keys.keyPressed({ ...enter, ...event });
    keys.composed(event);
    return false;
  }).length;
}

test.each<[string, readonly (Partial<EnterKey> | string)[], number]>([
  ['the key is not given again after the composition', [whileComposed, '나', 'later'], 1],
  ['it is given again at once, and the waiting one is dropped', [whileComposed, '나', {}, 'later'], 1],
  [
    'the key has another name while the input method has it',
    [{ ...whileComposed, key: 'Process' }, '나', 'later'],
    1,
  ],
  [
    'the composition ends without Enter',
    [{ ...whileComposed, key: 'Process', code: 'KeyK' }, '나', 'later'],
    0,
  ],
  [
    'another key came between',
    [whileComposed, { ...whileComposed, key: 'k', code: 'KeyK' }, '나', 'later'],
    0,
  ],
  ['Shift+Enter while a syllable is composed', [{ ...whileComposed, shiftKey: true }, '나', 'later'], 0],
  ['Enter chooses a candidate of a Japanese input method', [whileComposed, '今日', 'later'], 0],
  ['Enter chooses a Hanja', [whileComposed, '韓', 'later'], 0],
  ['asked twice, it sends once', [whileComposed, '나', 'later', 'later'], 1],
])('Enter while a syllable is composed: %s', (_, events, times) => {
  expect(sendings(...events)).toBe(times);
});
