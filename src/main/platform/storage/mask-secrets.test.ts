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

test.each([
  ['a secret that begins a longer one', ['hunter', 'hunter2-key'], 'hunter2-key or hunter', '*** or ***'],
  ['two that lie over one another', ['abcdef', 'defxyz'], 'is abcdefxyz.', 'is ***.'],
  ['one that repeats itself', ['xyzxyz'], 'xyzxyzxyz', '***'],
])('%s leaves nothing over', (_, secrets, text, shown) => {
  const mask = createMask();
  for (const secret of secrets) mask.hide(secret);
  expect(mask.known(text)).toBe(shown);
});

test.each([
  ['say hunter', 'say '],
  ['say hunter2-ke', 'say '],
  ['say hunter2-key', 'say ***'],
  ['say hunter!', 'say ***!'],
  ['say xyzxyz', 'say ***'],
])(
  'of a text that is still being written a secret that may become a longer one is held back: "%s"',
  (text, shown) => {
    const mask = createMask();
    for (const secret of ['hunter', 'hunter2-key', 'xyzxyz']) mask.hide(secret);
    expect(mask.knownSoFar(text)).toBe(shown);
  },
);
