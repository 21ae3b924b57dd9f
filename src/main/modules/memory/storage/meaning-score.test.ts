import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  apart,
  calibrate,
  calibrationTexts,
  hybridScore,
  meaningScore,
  scriptOf,
  type Calibration,
} from './meaning-score';
import { koreanPairs, latinPairs } from './calibration-pairs';

const share = () => fc.double({ min: 0, max: 1, noNaN: true });

test('the score stays within 0 and 1, and rises with the words and with the meaning', () => {
  fc.assert(
    fc.property(share(), share(), share(), (words, meaning, more) => {
      const score = hybridScore(words, meaning);
      expect(score).toBeLessThanOrEqual(1);
      expect(score).toBeGreaterThanOrEqual(meaning - 1e-12);
      expect(hybridScore(words, Math.max(meaning, more))).toBeGreaterThanOrEqual(score - 1e-12);
      expect(hybridScore(Math.max(words, more), meaning)).toBeGreaterThanOrEqual(score - 1e-12);
    }),
  );
});

test.each([
  { name: 'all words and another meaning', words: 1, meaning: 0, then: 1 },
  { name: 'half of the words and another meaning', words: 0.5, meaning: 0, then: 0.0625 },
  { name: 'no word, and a meaning that is related', words: 0, meaning: 0.5, then: 0.5 },
  { name: 'most of the words, and half the meaning', words: 0.75, meaning: 0.5, then: 0.658 },
])('$name: $then', ({ words, meaning, then }) => {
  expect(hybridScore(words, meaning)).toBeCloseTo(then, 3);
});

test('what is like an unrelated text has no score, and what is the same has all of it', () => {
  const scale = { unrelated: 0.1, related: 0.3 };
  expect([-1, 0.1, 0.2, 0.3, 0.65, 1].map((cosine) => meaningScore(cosine, scale))).toEqual([
    0,
    0,
    expect.closeTo(0.2),
    expect.closeTo(0.4),
    expect.closeTo(0.7),
    1,
  ]);
});

test.each([
  { text: 'The valve is shut', then: 'latin' },
  { text: '밸브 V-12 를 닫았다', then: 'other' },
  { text: 'Клапан закрыт', then: 'other' },
  { text: '!? 12', then: 'latin' },
])('$text is written in $then letters', ({ text, then }) => {
  expect(scriptOf(text)).toBe(then);
});

const pairs = latinPairs.length + koreanPairs.length;
const dimensions = pairs + 3;

/** One direction for each pair, beside what all texts share and what questions share. */
function vectorOf(pair: number, question: boolean, common: number): Float32Array {
  const vector = new Float32Array(dimensions);
  vector[pair] = 1;
  vector[dimensions - 1] = common;
  vector[dimensions - 2] = question ? 0.5 : 0;
  // A question and its note are alike and not the same.
  vector[(pair + 1) % pairs] = question ? 0.4 : 0;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** A model that knows the Latin pairs, and sees nothing in Korean but that it is Korean. */
const latinOnly = (common: number): Calibration =>
  calibrate(
    calibrationTexts.map((_, index) => {
      const pair = Math.floor(index / 2);
      if (pair < latinPairs.length) return vectorOf(pair, index % 2 === 1, common);
      const vector = new Float32Array(dimensions);
      vector[dimensions - 3] = 1;
      vector[index] = 0.05;
      return vector;
    }),
  );

test.each([0, 1, 5])(
  'what all texts share with one another (%d) says nothing about two of them',
  (common) => {
    const { scales, questions, notes } = latinOnly(common);
    const scale = scales.latin.latin;
    const like = (asked: number, noted: number): number => {
      const question = apart(vectorOf(asked, true, common), questions.latin);
      const note = apart(vectorOf(noted, false, common), notes.latin);
      const cosine = question.reduce((sum, value, index) => sum + value * (note[index] ?? 0), 0);
      return scale === null ? 0 : meaningScore(cosine, scale);
    };
    expect(like(3, 3)).toBeGreaterThan(0.6);
    expect(like(3, 20)).toBe(0);
  },
);

test('where a model cannot tell related from unrelated texts there is no scale', () => {
  const { scales } = latinOnly(1);
  expect([scales.latin.other, scales.other.latin, scales.other.other]).toEqual([null, null, null]);
});

test('a calibration that was kept reads as it was', () => {
  const calibration = latinOnly(1);
  expect(JSON.parse(JSON.stringify(calibration))).toEqual(calibration);
});
