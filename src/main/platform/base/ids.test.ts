import { expect, test } from 'vitest';
import { idsInOrder, randomId } from './ids';

test('ids are of one length, and no two of many are the same', () => {
  const ids = Array.from({ length: 2_000 }, randomId);
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/u);
});

test('ids that are made later are sorted behind earlier ones, and two of one moment differ', () => {
  let now = Date.UTC(2026, 10, 30);
  const newId = idsInOrder({ now: () => now });
  const ids = Array.from({ length: 1_000 }, () => {
    now += 1;
    return newId();
  });
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{13}$/u);
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBeGreaterThan(95);
});
