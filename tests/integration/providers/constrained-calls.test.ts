import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { randomTools } from '../../fixtures/random-tools';
import { sampleCalls } from '../../fixtures/sampled-calls';
import { startHost } from './built-in';

const never = new AbortController().signal;
let host: LlamaHost;
let folder: string;
let model: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-random-'));
  model = join(folder, 'random.gguf');
  writeRandomGguf(model, tinyModel);
  host = startHost();
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

test('whatever tools are offered, each call that a model with random weights makes names one of them and fits its schema', async () => {
  const { calls, without } = await sampleCalls(host, model, randomTools('enforced', 25, 7), 200, never);
  expect(calls.filter(({ mistakes, noText }) => mistakes.length > 0 && !noText)).toEqual([]);
  expect(without).toEqual([]);
  // Without calls to look at, the test would say nothing.
  expect(calls.length).toBeGreaterThan(15);
});

test('with schemas that no grammar can hold every call still names a tool and is JSON, and what does not fit is told in words', async () => {
  const { calls, without } = await sampleCalls(host, model, randomTools('nasty', 25, 11), 200, never);
  expect(calls.filter(({ tool }) => tool === undefined)).toEqual([]);
  expect(without).toEqual([]);
  expect(
    calls.filter(
      ({ mistakes }) =>
        mistakes.length > 0 &&
        !mistakes.every((mistake) => / must | is missing| lacks | is no | is not known|fits /u.test(mistake)),
    ),
  ).toEqual([]);
  expect(calls.length).toBeGreaterThan(15);
});
