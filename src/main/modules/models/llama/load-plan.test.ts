import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GgufHeader } from '../gguf/header';
import { freeOfCard, planLoad, tellPlan } from './load-plan';

const gigabyte = 2 ** 30;
/** A model of three billion parameters at four bits, as the header says it. */
const header: GgufHeader = {
  architecture: 'llama',
  contextLength: 32_768,
  quantisation: 'Q4_K_M',
  cacheBytesPerToken: 114_688,
  vocabulary: 128_000,
  width: 3072,
  name: null,
  sampling: null,
  canThink: false,
  neededBytes: 0,
};
const bytes = 2 * gigabyte;
const answers = { purpose: 'answers', contextSize: null } as const;

test.each([
  {
    name: 'plenty of memory: a large context, and several conversations',
    free: 24,
    total: 32,
    wanted: answers,
    then: { contextSize: 16_384, sequences: 3, fit: 'fits' },
  },
  {
    name: 'a middling machine',
    free: 12,
    total: 16,
    wanted: answers,
    then: { contextSize: 8192, sequences: 3, fit: 'fits' },
  },
  {
    name: 'little free: a small context, and one conversation',
    free: 3,
    total: 8,
    wanted: answers,
    then: { contextSize: 4096, sequences: 1, fit: 'fits' },
  },
  {
    name: 'less free: a smaller one',
    free: 2.6,
    total: 8,
    wanted: answers,
    then: { contextSize: 2048, sequences: 1, fit: 'fits' },
  },
  {
    name: 'only when other programs give some back',
    free: 1,
    total: 8,
    wanted: answers,
    then: { contextSize: 1024, sequences: 1, fit: 'tight' },
  },
  {
    name: 'more than the machine has at all',
    free: 1,
    total: 2,
    wanted: answers,
    then: { contextSize: 1024, sequences: 1, fit: 'will_not_load' },
  },
  {
    name: 'the size that config.toml names is kept, fitting or not',
    free: 3,
    total: 16,
    wanted: { ...answers, contextSize: 32_000 },
    then: { contextSize: 32_000, sequences: 1, fit: 'tight' },
  },
  {
    name: 'never more than the model was made for',
    free: 24,
    total: 32,
    wanted: { ...answers, contextSize: 100_000 },
    then: { contextSize: 32_768, sequences: 2, fit: 'fits' },
  },
  {
    name: 'texts to be compared are short',
    free: 24,
    total: 32,
    wanted: { purpose: 'vectors', contextSize: null } as const,
    then: { contextSize: 2048, sequences: 1, fit: 'fits' },
  },
])('$name', ({ free, total, wanted, then }) => {
  const { contextSize, sequences, fit } = planLoad(bytes, header, wanted, {
    free: free * gigabyte,
    total: total * gigabyte,
  });
  expect({ contextSize, sequences, fit }).toEqual(then);
});

test('the plan is told with its numbers', () => {
  const plan = planLoad(
    bytes,
    header,
    { ...answers, contextSize: 8192 },
    { free: 3.5 * gigabyte, total: 16 * gigabyte },
  );
  expect(tellPlan(plan)).toBe(
    '3.2 GB needed (weights 2.0, context of 8192 tokens 1.0, the rest 0.2), 3.5 of 16.0 GB free',
  );
});

test('a file that does not tell its cache is not judged, unless its weights alone are too many', () => {
  const silent = { ...header, cacheBytesPerToken: null };
  expect(planLoad(bytes, silent, answers, { free: gigabyte, total: 16 * gigabyte }).fit).toBe('unknown');
  expect(planLoad(bytes, silent, answers, { free: gigabyte, total: gigabyte }).fit).toBe('will_not_load');
});

test('more free memory never makes a plan smaller or a fit worse', () => {
  const order = ['will_not_load', 'tight', 'fits'];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 64_000 }),
      fc.integer({ min: 0, max: 8000 }),
      fc.integer({ min: 100, max: 40_000 }),
      (free, more, megabytes) => {
        const plan = (mebibytes: number): ReturnType<typeof planLoad> =>
          planLoad(megabytes * 2 ** 20, header, answers, { free: mebibytes * 2 ** 20, total: 64 * gigabyte });
        const [less, greater] = [plan(free), plan(free + more)];
        expect(greater.contextSize).toBeGreaterThanOrEqual(less.contextSize);
        expect(order.indexOf(greater.fit)).toBeGreaterThanOrEqual(order.indexOf(less.fit));
      },
    ),
  );
});

test('what a graphics card holds needs no memory of the machine', () => {
  const memory = { free: 1.5 * gigabyte, total: 4 * gigabyte };
  const fitWith = (more: object, gpu?: false): string =>
    planLoad(bytes, header, { ...answers, ...(gpu === undefined ? {} : { gpu }) }, { ...memory, ...more })
      .fit;
  expect(fitWith({})).toBe('tight');
  expect(fitWith({ card: 8 * gigabyte })).toBe('fits');
  expect(fitWith({ card: 8 * gigabyte }, false)).toBe('tight');
});

test('a card of a Mac adds no memory: it is the machine’s own', () => {
  const card = { names: ['M3'], total: 8, free: 8 };
  expect(freeOfCard({ ...card, kind: 'metal' })).toBeUndefined();
  expect(freeOfCard({ ...card, kind: 'vulkan' })).toBe(8);
});
