import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baselineOf, hybridScore, meaningScore } from './meaning-score';

const share = () => fc.double({ min: 0, max: 1, noNaN: true });

test('the score stays within 0 and 1, rises with the words and with the meaning, and is never below that of the words', () => {
  fc.assert(
    fc.property(share(), share(), share(), (words, meaning, more) => {
      const score = hybridScore(words, meaning);
      expect(score).toBeLessThanOrEqual(1);
      expect(score).toBeGreaterThanOrEqual(words - 1e-12);
      expect(hybridScore(words, Math.max(meaning, more))).toBeGreaterThanOrEqual(score - 1e-12);
      expect(hybridScore(Math.max(words, more), meaning)).toBeGreaterThanOrEqual(score - 1e-12);
    }),
  );
});

test.each([
  { name: 'all words and no vector', words: 1, meaning: 0, then: 1 },
  { name: 'half of the words and no vector', words: 0.5, meaning: 0, then: 0.5 },
  { name: 'no word, and the same meaning', words: 0, meaning: 1, then: 0.8 },
  { name: 'half of the words, and half the meaning', words: 0.5, meaning: 0.5, then: 0.7 },
])('$name: $then', ({ words, meaning, then }) => {
  expect(hybridScore(words, meaning)).toBeCloseTo(then);
});

test('a model that finds everything alike is measured by that', () => {
  const [alike, apart] = [
    [Float32Array.of(0.9, 0.436, 0), Float32Array.of(0.9, 0, 0.436), Float32Array.of(0.9, -0.436, 0)],
    [Float32Array.of(1, 0, 0), Float32Array.of(0, 1, 0), Float32Array.of(0, 0, 1)],
  ];
  expect(baselineOf(apart)).toBe(0);
  expect(baselineOf(alike)).toBeGreaterThan(0.75);
  expect(meaningScore(0.75, baselineOf(alike))).toBe(0);
  expect(meaningScore(0.75, baselineOf(apart))).toBe(0.75);
  expect(meaningScore(1, baselineOf(alike))).toBe(1);
  expect(baselineOf([])).toBe(0);
});
