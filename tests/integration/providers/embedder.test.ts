import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { complete } from '../../../src/main/ports/provider';
import { LlamaEmbedder } from '../../../src/main/modules/models/llama/embedder';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { builtInModel, providerOf, startHost, stepRequest } from './built-in';

const never = new AbortController().signal;
let host: LlamaHost;
beforeAll(() => {
  host = startHost();
});
afterAll(() => host.close());

const embedderOf = (file: string): LlamaEmbedder =>
  new LlamaEmbedder('probe', host, { file, contextSize: null, threads: 1, gpu: false });
const dot = (a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

test('any GGUF makes vectors: of length 1, in the order of the texts, the same for the same text, while another model answers', async () => {
  const texts = [
    'The relief valve is closed.',
    '밸브를 닫았습니다.',
    '',
    'pressure '.repeat(3000),
    ...Array.from({ length: 20 }, (_, index) => `Pump ${String(index)} runs.`),
    'The relief valve is closed.',
  ];
  const [vectors, answer] = await Promise.all([
    embedderOf(builtInModel).embed(texts, never),
    complete(providerOf(host), stepRequest, never),
  ]);
  expect(answer.toolCalls).toHaveLength(1);
  expect(vectors).toHaveLength(texts.length);
  for (const vector of vectors) expect(dot(vector, vector)).toBeCloseTo(1, 3);
  expect(new Set(vectors.map((vector) => vector.length)).size).toBe(1);
  expect(dot(vectors[0], vectors.at(-1))).toBeCloseTo(1, 3);
  expect(dot(vectors[0], vectors[1])).toBeLessThan(0.999);
  expect(dot(vectors[4], vectors[5])).toBeGreaterThan(dot(vectors[4], vectors[1]));
});

test('an abort between two texts is heard, and the next texts are served', async () => {
  const stop = new AbortController();
  const many = embedderOf(builtInModel).embed(
    Array.from({ length: 100 }, (_, index) => `Note ${String(index)}`),
    stop.signal,
  );
  const outcome = expect(many).rejects.toThrow('no longer wanted');
  await embedderOf(builtInModel).embed(['a question in between'], never);
  stop.abort(new Error('no longer wanted'));
  await outcome;
  expect(await embedderOf(builtInModel).embed(['and one after it'], never)).toHaveLength(1);
});

test('a file that is no model says so', async () => {
  await expect(embedderOf('/nowhere/model.gguf').embed(['x'], never)).rejects.toMatchObject({
    code: 'provider.model',
    message: expect.stringContaining('does not exist') as string,
    remedy: expect.any(String) as string,
  });
});

test('a model whose weights are no numbers says so, and the engine goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-no-numbers-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'no-numbers.gguf');
  writeRandomGguf(file, tinyModel);
  const bytes = readFileSync(file);
  // Half floats that are not a number, over the layers and what follows them.
  for (let at = bytes.length & ~1; at > bytes.length / 2; at -= 2) bytes.writeUInt16LE(0x7e00, at - 2);
  writeFileSync(file, bytes);
  await expect(embedderOf(file).embed(['pressure'], never)).rejects.toMatchObject({
    code: 'provider.model',
    message: expect.stringContaining('are no numbers') as string,
    remedy: expect.any(String) as string,
  });
  expect(await embedderOf(builtInModel).embed(['pressure'], never)).toHaveLength(1);
});
