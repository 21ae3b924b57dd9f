import { expect, test } from 'vitest';
import { GrowingAnswer } from './growing-answer';

type Told = readonly ['grow', string, number?] | readonly ['become', string] | readonly ['end', string];

test.each<{ name: string; told: readonly Told[]; printed: string }>([
  {
    name: 'grows piece by piece',
    told: [
      ['grow', 'Pin ', 0],
      ['grow', '3', 4],
      ['end', 'Pin 3 is low.'],
    ],
    printed: 'Pin 3 is low.\n',
  },
  {
    name: 'loses what was only announced',
    told: [
      ['grow', 'Let me look.', 0],
      ['grow', '\n\nLow.', 12],
      ['end', 'Low.'],
    ],
    printed: 'Let me look.\n\nLow.\n',
  },
  {
    name: 'turns out to be another one, and grows on',
    told: [
      ['grow', 'Maybe', 0],
      ['become', ''],
      ['grow', 'Low', 0],
      ['end', 'Low.'],
    ],
    printed: 'Maybe\nLow.\n',
  },
  {
    name: 'comes whole',
    told: [
      ['become', 'Low.'],
      ['end', 'Low.'],
    ],
    printed: 'Low.\n',
  },
  { name: 'is empty', told: [['end', '']], printed: '\n' },
])('an answer that $name is printed so', ({ told, printed }) => {
  let seen = '';
  const answer = new GrowingAnswer((text) => {
    seen += text;
  });
  for (const [what, text, at] of told) {
    if (what === 'grow') answer.grow(text, at);
    else answer[what](text);
  }
  expect(seen).toBe(printed);
});
