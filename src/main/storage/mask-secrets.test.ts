import { expect, test } from 'vitest';
import { createMask } from './mask-secrets';

test.each([
  ['the key is sk-hunter2, keep it', 'the key is ***, keep it'],
  ['the key is sk-hun', 'the key is '],
  ['the key is sk-hunter2', 'the key is ***'],
  ['the key is s', 'the key is '],
  ['the key is sk-hunted', 'the key is sk-hunted'],
  ['twice sk-hunter2 sk-', 'twice *** '],
  ['', ''],
])('of a text that is still being written nothing is shown that may become a secret: "%s"', (text, shown) => {
  const mask = createMask();
  mask.hide('sk-hunter2');
  expect(mask.knownSoFar(text)).toBe(shown);
});

test('without a secret a text is shown as far as it goes', () => {
  expect(createMask().knownSoFar('sk-hunter2')).toBe('sk-hunter2');
});
