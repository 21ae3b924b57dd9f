import { expect, test } from 'vitest';
import { pictureName, saidParts, withMarkers } from './pictures';

test('pictures are named behind the text, and read back from it', () => {
  const said = withMarkers('What is this?\n', [
    { path: 'inbox/desktop/a.png', name: 'valve.png' },
    { path: 'inbox/desktop/b.jpg', name: 'b' },
  ]);
  expect(said).toBe('What is this?\n[IMAGE:inbox/desktop/a.png]\n[IMAGE:inbox/desktop/b.jpg]');
  expect(saidParts(said)).toEqual([
    { kind: 'text', text: 'What is this?' },
    { kind: 'picture', path: 'inbox/desktop/a.png' },
    { kind: 'picture', path: 'inbox/desktop/b.jpg' },
  ]);
});

test('a picture is called as the person called it', () => {
  expect(
    ['inbox/desktop/주밸브-dc9a956338be.png', 'inbox/telegram/dc9a956338be.jpg', 'plan.png'].map(pictureName),
  ).toEqual(['주밸브.png', 'dc9a956338be.jpg', 'plan.png']);
});

test.each([
  ['nothing but text', [{ kind: 'text', text: 'nothing but text' }]],
  [
    '[IMAGE:a [1].png] before',
    [
      { kind: 'picture', path: 'a [1].png' },
      { kind: 'text', text: ' before' },
    ],
  ],
  ['an open [IMAGE:x', [{ kind: 'text', text: 'an open [IMAGE:x' }]],
  ['', []],
])('%j', (text, parts) => {
  expect(saidParts(text)).toEqual(parts);
});
