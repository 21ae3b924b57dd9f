import { expect, test } from 'vitest';
import { withoutNarration } from './narration';

test.each([
  'Let me know when pump 2 is off, before you open valve 5: it would flood the cellar.\n\n1. Open valve 5.',
  'I will not set pin 5: pin 3 is high.\n\nAsk the shift lead.',
  "I'm going to stop here, since I don't know the pin.\nWhich one is it?",
  'Using the emergency stop is never wrong.\nPress it.',
])('what is asked of the reader, or will not be done, is no announcement: %s', (answer) => {
  expect(withoutNarration(answer)).toBe(answer);
});

test('a line that only announces work is taken away', () => {
  expect(withoutNarration('Let me look at pin 3.\nPin 3 is high.')).toBe('Pin 3 is high.');
});
