import { expect, test } from 'vitest';
import { rankOf } from './palette-rank';

const lines: readonly (readonly [string, readonly string[]])[] = [
  ['Settings: Gateway', ['network webhook']],
  ['New chat', ['conversation']],
  ['New procedure…', ['sop']],
  ['Channels', ['phone telegram slack']],
  ['승인', ['approve 결재']],
];
const best = (typed: string): readonly string[] =>
  lines
    .map(([words, also]) => ({ words, rank: rankOf(typed, words, also) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ words }) => words);

test.each([
  ['new', ['New chat', 'New procedure…']],
  ['new ch', ['New chat']],
  ['gate', ['Settings: Gateway']],
  ['phone', ['Channels']],
  ['telegram', ['Channels']],
  ['way', ['Settings: Gateway']],
  ['결재', ['승인']],
  ['nwc', []],
])('%s finds %j', (typed, found) => {
  expect(best(typed)).toEqual(found);
});
