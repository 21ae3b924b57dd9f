import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFurtherPart, partsOf } from './parts';

test('of a split model the first file is the one to open, and the others are its parts', () => {
  expect(partsOf(join('a', 'Big-Q4-00001-of-00003.gguf'))).toEqual([
    join('a', 'Big-Q4-00001-of-00003.gguf'),
    join('a', 'Big-Q4-00002-of-00003.gguf'),
    join('a', 'Big-Q4-00003-of-00003.gguf'),
  ]);
  expect(partsOf('plain.gguf')).toEqual(['plain.gguf']);
  expect(['Big-00001-of-00003.gguf', 'Big-00002-of-00003.gguf', 'plain.gguf'].map(isFurtherPart)).toEqual([
    false,
    true,
    false,
  ]);
});
