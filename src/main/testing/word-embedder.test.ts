import { expect, test } from 'vitest';
import { WordEmbedder } from './word-embedder';

const dot = (a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

test('texts that share words are more alike than texts that do not; every vector has length 1', async () => {
  const embedder = new WordEmbedder();
  const [valve, again, pump, empty] =
    (await embedder
      .current()
      ?.embed(['close the valve', 'the valve is closed', 'start pump', ''], new AbortController().signal)) ??
    [];
  expect(dot(valve, again)).toBeGreaterThan(dot(valve, pump));
  for (const vector of [valve, again, pump, empty]) expect(dot(vector, vector)).toBeCloseTo(1);
  expect(embedder.asked).toHaveLength(1);
  await expect(embedder.embed(['x'], AbortSignal.abort(new Error('no longer wanted')))).rejects.toThrow(
    'no longer wanted',
  );
});
