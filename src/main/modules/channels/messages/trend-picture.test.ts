import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { trendOf } from './card-lines';
import { trendPicture } from './trend-picture';
import type { Trend } from '../../../ports/outbox';

const rising: Trend = {
  name: 'level',
  unit: 'bar',
  limit: { operator: '>', value: 85 },
  holds: false,
  points: [70, 74, 73, 80, 84, 91].map((value, index) => ({ at: index * 10_000, value })),
};

/** Rows of pixels, as a reader of PNG takes them out; throws where it is none. */
function pixelsOf(png: Buffer): readonly Uint8Array[] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const wide = png.readUInt32BE(16) * 3 + 1;
  const bytes = inflateSync(Buffer.concat(parts));
  return Array.from({ length: png.readUInt32BE(20) }, (_, row) =>
    bytes.subarray(row * wide + 1, (row + 1) * wide),
  );
}

const blues = (row: Uint8Array): number =>
  row.filter((blue, at) => at % 3 === 2 && blue > (row[at - 2] ?? 0) + 60).length;

test('a signal that goes over its limit is a small PNG with its line and the limit in it', () => {
  const png = trendPicture(rising);
  expect(png.length).toBeLessThan(20_000);
  const rows = pixelsOf(png);
  expect(rows.length).toBe(300);
  expect(rows.slice(36, 252).filter((row) => blues(row) > 0).length).toBeGreaterThan(100);
});

test.each<[string, Partial<Trend>]>([
  ['is the same all the time', { points: [1, 1, 1].map((value, at) => ({ at, value })), limit: null }],
  ['comes all at once', { points: [1, 2, 3].map((value) => ({ at: 5, value })) }],
  ['is a level', { holds: true, points: [0, 1, 0, 1].map((value, at) => ({ at: at * 900, value })) }],
  ['is very large', { points: [1e300, -1e300, 5].map((value, at) => ({ at, value })), unit: 'щ🙂' }],
  ['goes under its limit', { limit: { operator: '<', value: 75 } }],
  ['is one that must not be', { limit: { operator: '==', value: 84 } }],
])('a signal that %s is drawn within its picture', (_, changed) => {
  expect(pixelsOf(trendPicture({ ...rising, ...changed })).length).toBe(300);
});

test('the picture ends with the reading that started the run, and fewer than three make none', () => {
  const started = { at: 3_000, value: 9 };
  const evidence = {
    source: 'mqtt' as const,
    topic: 't',
    name: 'level',
    unit: null,
    limit: null,
    holds: false,
    heardAt: 9_000,
    points: [1_000, 2_000, 3_000, 4_000].map((at) => ({ at, value: at })),
    started,
  };
  expect(trendOf(evidence)?.points.map(({ at }) => at)).toEqual([1_000, 2_000, 3_000]);
  expect(trendOf({ ...evidence, started: { at: 2_000, value: 1 } })).toBeNull();
  expect(trendOf(null)).toBeNull();
});
