import { expect, test } from 'vitest';
import { Sampling, samplingKeys } from '../../shared/sampling';
import { readSampling } from './step-sampling';

const values = [
  -3,
  -2,
  -0.1,
  0,
  0.1,
  0.4,
  0.5,
  1,
  1.5,
  2,
  2.1,
  15,
  16,
  16.5,
  1_000,
  1_001,
  1_000_000,
  1_000_001,
  4_294_967_295,
  4_294_967_296,
  '1',
  'on',
  'off',
  'auto',
  'often',
  null,
  true,
];

test.each(Object.keys(samplingKeys))('a step may say of %s what a setting may', (key) => {
  for (const value of values)
    expect([value, readSampling({ [key]: value }) !== null]).toEqual([
      value,
      Sampling.safeParse({ [key]: value }).success,
    ]);
});

test('what is not known, and nothing at all, is no sampling', () => {
  expect([{}, { heat: 1 }, { temperature: 0.2, heat: 1 }, [], 'x', null].map(readSampling)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(readSampling({ temperature: 0.2, seed: 7 })).toEqual({ temperature: 0.2, seed: 7 });
  expect(readSampling(JSON.parse('{"__proto__": 1}'))).toBeNull();
});
