import { expect, test } from 'vitest';
import { sendsMessage, type EnterKey } from './enter-key';

const enter: EnterKey = { key: 'Enter', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, keyCode: 13 };

test.each<[string, Partial<EnterKey>, boolean]>([
  ['Enter sends', {}, true],
  ['Ctrl+Enter sends', { ctrlKey: true }, true],
  ['Shift+Enter breaks the line', { shiftKey: true }, false],
  ['Alt+Enter does not send', { altKey: true }, false],
  ['Enter while a syllable is composed does not send', { isComposing: true, keyCode: 229 }, false],
  ['Enter that the input method handles does not send, although composing has just ended', { keyCode: 229 }, false],
  ['a key the input method handles does not send', { key: 'Process', keyCode: 229 }, false],
  ['another key does not send', { key: 'a', keyCode: 65 }, false],
])('%s', (_name, change, sends) => {
  expect(sendsMessage({ ...enter, ...change })).toBe(sends);
});
