import { expect, test } from 'vitest';
import type { GgufHeader } from '../gguf/header';
import { needOf } from './memory-need';

const mebibyte = 2 ** 20;
const header: GgufHeader = {
  architecture: 'gemma3',
  contextLength: 32_768,
  quantisation: 'Q4_K_M',
  cacheBytesPerToken: 100_000,
  vocabulary: 100_000,
  width: 1024,
  name: null,
  sampling: null,
  canThink: false,
  neededBytes: 0,
};
/** Room for the scores of a batch of 512: reserved, and hardly touched. */
const scores = 512 * 4 * 100_000;
const figures = {
  weights: 300 * mebibyte,
  contexts: [
    { contextSize: 1024, sequences: 1, bytes: scores + 10 * mebibyte },
    { contextSize: 1024, sequences: 2, bytes: scores + 18 * mebibyte },
    // A window of 4096 is full: from here on only the other layers grow.
    { contextSize: 8192, sequences: 1, bytes: scores + 38 * mebibyte },
    { contextSize: 16_384, sequences: 1, bytes: scores + 46 * mebibyte },
  ],
};

test.each([
  { name: 'a size that was reckoned', contextSize: 8192, sequences: 1, then: 38 },
  { name: 'between two', contextSize: 4608, sequences: 1, then: 24 },
  {
    name: 'beyond the last one, at the growth of the last stretch',
    contextSize: 32_768,
    sequences: 1,
    then: 62,
  },
  { name: 'two conversations', contextSize: 1024, sequences: 2, then: 18 },
  {
    name: 'three of them, each as large as the second',
    contextSize: 8192,
    sequences: 3,
    then: 38 + 2 * (8 + 28),
  },
])('the context takes what llama.cpp reckoned: $name', ({ contextSize, sequences, then }) => {
  const { weights, cache } = needOf(500 * mebibyte, header, 'answers', figures)(contextSize, sequences);
  expect({ weights: weights / mebibyte, cache: Math.round(cache / mebibyte) }).toEqual({
    weights: 300,
    cache: then,
  });
});

test('a single size that was reckoned stands for all: the model was made for no more', () => {
  const one = { weights: 1, contexts: [{ contextSize: 512, sequences: 1, bytes: 7 * mebibyte }] };
  const states = 512 * 1024 * 16 * 4;
  expect(needOf(1, header, 'vectors', one)(512, 1).cache).toBe(7 * mebibyte + states);
});

test('a large vocabulary takes memory of its own, with the rules that join its words', () => {
  const around = (more: Partial<GgufHeader>): number =>
    needOf(1, { ...header, ...more }, 'answers', figures)(1024, 1).around;
  expect(around({ vocabulary: 260_000 }) - around({})).toBeGreaterThan(100 * mebibyte);
  expect(around({ joins: 50_000 }) - around({})).toBeGreaterThan(30 * mebibyte);
});
