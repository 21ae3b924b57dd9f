import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBytes, VectorMatrix, type Near } from './vector-matrix';

const dimensions = 6;
const vectors = fc
  .float32Array({ minLength: dimensions, maxLength: dimensions, min: -1, max: 1, noNaN: true })
  .filter((vector) => Math.hypot(...vector) > 0.1);
const cosineOf = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0) / (Math.hypot(...a) * Math.hypot(...b));

test('the nearest of the wanted kinds are found, whatever was set, set again and removed, and whatever parts are scanned', () => {
  const changes = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      kind: fc.integer({ min: 0, max: 2 }),
      vector: vectors,
      remove: fc.boolean(),
    }),
    { maxLength: 120 },
  );
  fc.assert(
    fc.property(changes, vectors, fc.integer({ min: 1, max: 7 }), (list, query, slice) => {
      const matrix = new VectorMatrix(dimensions);
      const expected = new Map<number, { readonly kind: number; readonly vector: Float32Array }>();
      for (const { id, kind, vector, remove } of list) {
        if (remove) {
          matrix.remove(id);
          expected.delete(id);
        } else {
          matrix.set(id, kind, toBytes(vector));
          expected.set(id, { kind, vector });
        }
      }
      const best: Near[] = [];
      for (let from = 0; from < matrix.rows; from += slice)
        matrix.scan(from, from + slice, toBytes(query), new Set([0, 2]), best, 5);
      const cosines = [...expected.values()]
        .filter(({ kind }) => kind !== 1)
        .map(({ vector }) => cosineOf(vector, query))
        .sort((a, b) => b - a)
        .slice(0, 5);
      expect(best.map(({ cosine }) => cosine)).toEqual(
        cosines.map((cosine) => expect.closeTo(cosine, 1) as number),
      );
      for (const { id, cosine } of best) expect(matrix.cosine(id, toBytes(query))).toBeCloseTo(cosine, 5);
    }),
  );
});

test('thousands of vectors are kept, and one of another length is left out', () => {
  const matrix = new VectorMatrix(2);
  for (let id = 1; id <= 3000; id += 1)
    matrix.set(id, 0, toBytes(Float32Array.of(Math.cos(id), Math.sin(id))));
  matrix.set(9999, 0, toBytes(Float32Array.of(1, 0, 0)));
  expect(matrix.rows).toBe(3000);
  expect(matrix.cosine(2999, toBytes(Float32Array.of(Math.cos(2999), Math.sin(2999))))).toBeCloseTo(1, 3);
  expect(matrix.cosine(9999, toBytes(Float32Array.of(1, 0)))).toBeNull();
});
