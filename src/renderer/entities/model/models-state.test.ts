import { describe, expect, test } from 'vitest';
import type { ModelDownload } from '../../../shared/models';
import type { ModelFile } from '../../../shared/status';
import {
  amountsIn,
  busyShare,
  bytesText,
  fitBar,
  foreseenFit,
  hasOnlyBuiltIn,
  inOrder,
  progressOf,
  shownDownloads,
  speedOf,
  speedText,
  withDownload,
} from './models-state';
import { sampleDownloads, sampleModels, sampleModelsOverview } from '../../testing/samples/sample-models';

const now = 1_700_000_000_000;
const files = sampleModels(now);
const file = (change: Partial<ModelFile>): ModelFile => ({
  name: 'm',
  path: '/m.gguf',
  builtIn: false,
  bytes: 1e9,
  contextLength: 4096,
  quantisation: 'Q4_K_M',
  fit: 'fits',
  state: 'idle',
  detail: '',
  ...change,
});
const download = (change: Partial<ModelDownload>): ModelDownload => ({
  name: 'd',
  url: 'https://a/d.gguf',
  bytes: 25,
  total: 100,
  state: 'downloading',
  pace: 5,
  problem: null,
  ...change,
});

test.each([
  [2_104_932_768, '2.1 GB'],
  [340_400_000, '340 MB'],
  [5_708_960, '6 MB'],
  [12_000, '12 kB'],
  [0, '1 kB'],
])('%i bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test('two amounts stand in one unit', () => {
  expect(amountsIn(0.7e9, 1.9e9)).toEqual({ part: '0.7', whole: '1.9 GB' });
  expect(amountsIn(70e6, 190e6)).toEqual({ part: '70', whole: '190 MB' });
});

test.each([
  {
    name: 'a model that fits fills its part of the free memory',
    fit: 'fits',
    need: 2,
    free: 4,
    then: { look: 'fits', filled: 0.5, edge: null },
  },
  {
    name: 'one that is tight shows how much is free of what it needs',
    fit: 'tight',
    need: 5,
    free: 4,
    then: { look: 'tight', filled: 1, edge: 0.8 },
  },
  {
    name: 'one that will not load goes over the edge',
    fit: 'will_not_load',
    need: 16,
    free: 4,
    then: { look: 'over', filled: 1, edge: 0.25 },
  },
  { name: 'where nothing is known nothing is drawn', fit: 'unknown', need: 16, free: 4, then: null },
] as const)('$name', ({ fit, need, free, then }) => {
  expect(fitBar({ fit, plan: { need, free, contextSize: 1024 } })).toEqual(then);
});

describe('the speed', () => {
  test('is the measured one, with its day', () => {
    expect(speedOf(file({ speed: { tokensPerSecond: 14, at: 5 } }), [])).toEqual({
      tokensPerSecond: 14,
      measuredAt: 5,
    });
  });
  test('is worked out from the latest measured model, by their sizes', () => {
    const known = [
      file({ bytes: 2e9, speed: { tokensPerSecond: 10, at: 5 } }),
      file({ bytes: 1e9, speed: { tokensPerSecond: 99, at: 1 } }),
    ];
    expect(speedOf(file({ bytes: 4e9 }), known)).toEqual({ tokensPerSecond: 5, measuredAt: null });
  });
  test('is not known without one, for one that will not load, and for a tiny one', () => {
    const known = [file({ bytes: 2e9, speed: { tokensPerSecond: 10, at: 5 } })];
    expect([
      speedOf(file({}), []),
      speedOf(file({ fit: 'will_not_load' }), known),
      speedOf(file({ bytes: 5e6 }), known),
      speedOf(file({}), [file({ bytes: 5e6, speed: { tokensPerSecond: 500, at: 1 } })]),
    ]).toEqual([null, null, null, null]);
  });
  test.each([
    [14.2, '14'],
    [4.86, '4.9'],
    [0.31, '0.3'],
  ])('%d is written %s', (speed, text) => {
    expect(speedText(speed)).toBe(text);
  });
});

test.each([
  { change: {}, then: { share: 0.25, secondsLeft: 15 } },
  { change: { pace: null }, then: { share: 0.25, secondsLeft: null } },
  { change: { total: null }, then: { share: null, secondsLeft: null } },
  { change: { bytes: 200 }, then: { share: 1, secondsLeft: -20 } },
])('how far a download is: $change', ({ change, then }) => {
  expect(progressOf(download(change))).toEqual(then);
});

test('the one in memory comes first, then the one that answers; what will not load and the built-in one come last', () => {
  const asked = [...files, file({ name: 'zz', uses: ['default_model'] })];
  expect(inOrder(asked).map(({ name }) => name)).toEqual([
    'qwen2.5-3b-instruct-q4_k_m',
    'zz',
    'qwen2.5-7b-instruct-q4_k_m',
    'mistral-small-24b-q4_k_m',
    'step-runner',
  ]);
});

test('a download is added once, changed in place, and no longer shown when it is a model', () => {
  const one = withDownload([], download({}));
  const two = withDownload(one, download({ bytes: 50 }));
  expect(two).toEqual([download({ bytes: 50 })]);
  expect(shownDownloads(withDownload(two, download({ state: 'done' })))).toEqual([]);
  expect(shownDownloads(sampleDownloads)).toHaveLength(1);
});

test('the rail shows what is loading before what is fetched, and nothing that stands still', () => {
  expect(busyShare([download({})], { '/m.gguf': 0.4 })).toBe(0.4);
  expect(busyShare([download({}), download({ name: 'e', bytes: 75 })], {})).toBe(0.5);
  expect(busyShare([download({ state: 'paused' })], {})).toBeNull();
});

test('a person with the built-in model alone is told so; one with a server is not', () => {
  const builtIn = files.filter(({ builtIn: own }) => own);
  const overview = sampleModelsOverview(now);
  const alone = { ...overview, providers: overview.providers.filter(({ remote }) => !remote) };
  expect([
    hasOnlyBuiltIn(builtIn, alone),
    hasOnlyBuiltIn(files, alone),
    hasOnlyBuiltIn(builtIn, overview),
  ]).toEqual([true, false, false]);
});

test.each([
  [1e9, 'fits'],
  [4e9, 'tight'],
  [16e9, 'will_not_load'],
] as const)('a file of %d bytes would be: %s', (bytes, fit) => {
  expect(foreseenFit(bytes, { free: 4e9, total: 16e9 })).toBe(fit);
});
