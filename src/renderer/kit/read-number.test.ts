import { expect, test } from 'vitest';
import { readNumber } from './read-number';

test.each([
  ['20,000', 'whole', 20_000],
  ['20,000', 'decimal', 20_000],
  ['1_048_576', 'whole', 1_048_576],
  [' 42 ', 'whole', 42],
  ['-5', 'whole', -5],
  ['2.5', 'whole', null],
  ['2,5', 'whole', null],
  ['1.000', 'whole', null],
  ['36,00', 'whole', null],
  ['0x10', 'whole', null],
  ['1e3', 'whole', null],
  ['0.7', 'decimal', 0.7],
  ['.7', 'decimal', 0.7],
  ['0,7', 'decimal', 0.7],
  ['0,700', 'decimal', 0.7],
  ['1,234', 'decimal', 1234],
  ['1,234.5', 'decimal', 1234.5],
  ['1.234,5', 'decimal', null],
  ['1e-3', 'decimal', 0.001],
  ['Infinity', 'decimal', null],
  ['warm', 'decimal', null],
  ['', 'decimal', null],
] as const)('"%s" as a %s number is %s', (text, kind, value) => {
  expect(readNumber(text, kind)).toBe(value);
});
