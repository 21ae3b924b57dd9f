import { copyFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGgufHeader } from './gguf/header';
import { listModelFiles, modelPath, type ModelFolders } from './model-files';
import { writeSuitability } from './suitability';

const shipped = resolve('resources/models/step-runner.gguf');
const plenty = { free: 8e9, total: 16e9 };
let folders: ModelFolders;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zeroclaw-models-'));
  folders = { builtIn: join(root, 'built-in'), home: join(root, 'home') };
  await Promise.all([mkdir(folders.builtIn), mkdir(folders.home)]);
  await copyFile(shipped, modelPath('built-in', folders));
});
afterAll(() => rm(root, { recursive: true }));

test('the header of the shipped model is read without loading it', async () => {
  const bytes = await readFile(shipped);
  expect(readGgufHeader(bytes)).toEqual({
    kind: 'header',
    header: {
      name: 'step-runner',
      sampling: null,
      canThink: false,
      architecture: 'llama',
      contextLength: 1280,
      joins: 1240,
      quantisation: 'Q8_0',
      cacheBytesPerToken: 12 * 320 * 2 * 2,
      vocabulary: 1528,
      width: 320,
      neededBytes: bytes.length,
    },
  });
});

test.each([
  {
    name: 'of the cases it was made with, where there are no others',
    heldOut: undefined,
    told: { exact: 8, total: 10 },
  },
  {
    name: 'of the cases that nobody looked at, where there are some',
    heldOut: { cases: 'held-out', total: 100, exact: 56 },
    told: { exact: 56, total: 100 },
  },
])('how well a model suits procedures is told $name', async ({ heldOut, told }) => {
  const file = await copied('judged');
  await writeSuitability(file, {
    cases: 'development',
    total: 10,
    exact: 8,
    byLanguage: {},
    ...(heldOut === undefined ? {} : { heldOut }),
    unsureBelow: null,
    caughtOfWrong: { total: 0, exact: 0 },
    askedOfRight: { total: 0, exact: 0 },
    millisecondsPerCall: 50,
  });
  const listed = await listModelFiles(folders, plenty, { kind: 'idle' });
  expect(listed.find(({ name }) => name === 'judged')?.suitability).toEqual(told);
  await Promise.all([rm(file), rm(file.replace(/gguf$/u, 'suitability.json'))]);
});

test('a start that is too short asks for more, wherever it ends', async () => {
  const bytes = await readFile(shipped);
  for (const length of [2, 4, 24, 100, 5000])
    expect(readGgufHeader(bytes.subarray(0, length)).kind).toBe('more');
});

test('both folders are listed, damaged files with their reason, partial downloads not at all', async () => {
  const cut = join(folders.home, 'cut.gguf');
  await copyFile(shipped, cut);
  await truncate(cut, 3_000_000);
  await truncate(await copied('headless'), 400);
  await writeFile(join(folders.home, 'letter.gguf'), 'Dear Sir or Madam, this is no model.');
  await writeFile(join(folders.home, 'big.gguf.ipull'), 'half');
  const files = await listModelFiles(folders, plenty, {
    kind: 'ready',
    file: modelPath('built-in', folders),
    model: { contextSize: 1024, sequences: 1, threads: 1, wrapper: 'ChatML', bytes: 1 },
    busy: false,
  });
  expect(
    files.map(({ name, builtIn, state, fit, contextLength, quantisation }) => ({
      name,
      builtIn,
      state,
      fit,
      contextLength,
      quantisation,
    })),
  ).toEqual([
    {
      name: 'step-runner',
      builtIn: true,
      state: 'ready',
      fit: 'fits',
      contextLength: 1280,
      quantisation: 'Q8_0',
    },
    {
      name: 'cut',
      builtIn: false,
      state: 'failed',
      fit: 'will_not_load',
      contextLength: null,
      quantisation: null,
    },
    {
      name: 'headless',
      builtIn: false,
      state: 'failed',
      fit: 'will_not_load',
      contextLength: null,
      quantisation: null,
    },
    {
      name: 'letter',
      builtIn: false,
      state: 'failed',
      fit: 'will_not_load',
      contextLength: null,
      quantisation: null,
    },
  ]);
  expect(files.map((file) => file.detail)).toEqual([
    'llama',
    expect.stringMatching(/cut off: 3000000 of \d+ bytes/u),
    expect.stringContaining('cut off in its header'),
    expect.stringContaining('not a GGUF file'),
  ]);
});

test.each([
  { name: 'enough free', memory: plenty, fit: 'fits' },
  {
    name: 'enough only when other programs give some back',
    memory: { free: 1e6, total: 16e9 },
    fit: 'tight',
  },
  { name: 'less than the machine has at all', memory: { free: 1e6, total: 2e6 }, fit: 'will_not_load' },
])('memory: $name', async ({ memory, fit }) => {
  const [file] = await listModelFiles({ builtIn: folders.builtIn, home: join(root, 'nowhere') }, memory, {
    kind: 'idle',
  });
  expect(file?.fit).toBe(fit);
});

test.each([
  { model: 'built-in', path: '/b/step-runner.gguf' },
  { model: 'qwen3-4b', path: '/h/qwen3-4b.gguf' },
  { model: 'qwen3-4b.gguf', path: '/h/qwen3-4b.gguf' },
])('$model means $path', ({ model, path }) => {
  expect(modelPath(model, { builtIn: '/b', home: '/h' })).toBe(path);
});

async function copied(name: string): Promise<string> {
  const path = join(folders.home, `${name}.gguf`);
  await copyFile(shipped, path);
  return path;
}

/** A file without tensors that says this of itself. */
function headerOf(values: Readonly<Record<string, string | boolean | number>>): Uint8Array {
  const parts: Buffer[] = [];
  const number = (value: number, bytes: 4 | 8): void => {
    const part = Buffer.alloc(bytes);
    if (bytes === 4) part.writeUInt32LE(value);
    else part.writeBigUInt64LE(BigInt(value));
    parts.push(part);
  };
  const text = (value: string): void => {
    number(Buffer.byteLength(value), 8);
    parts.push(Buffer.from(value));
  };
  parts.push(Buffer.from('GGUF'));
  number(3, 4);
  number(0, 8);
  number(Object.keys(values).length, 8);
  for (const [key, value] of Object.entries(values)) {
    text(key);
    number(typeof value === 'string' ? 8 : typeof value === 'boolean' ? 7 : 4, 4);
    if (typeof value === 'string') text(value);
    else if (typeof value === 'boolean') parts.push(Buffer.from([value ? 1 : 0]));
    else number(value, 4);
  }
  return Buffer.concat(parts);
}

test.each([
  { name: 'all-MiniLM', values: { 'bert.attention.causal': false, 'bert.pooling_type': 1 }, embeds: true },
  { name: 'one that pools its last state', values: { 'bert.pooling_type': 3 }, embeds: true },
  { name: 'one that pools nothing', values: { 'bert.pooling_type': 0 }, base: true },
  { name: 'one that says nothing of it', values: {}, base: true },
  { name: 'one that talks', values: { 'tokenizer.chat_template': '{{ messages }}' } },
])('what a model is made for is read from its header: $name', ({ values, embeds, base }) => {
  const reading = readGgufHeader(headerOf({ 'general.architecture': 'bert', ...values }));
  expect(
    reading.kind === 'header' ? { embeds: reading.header.embeds, base: reading.header.base } : reading,
  ).toEqual({ embeds, base });
});

test.each([
  { name: 'a projector of pictures', values: { 'general.architecture': 'clip' } },
  { name: 'a projector of sounds', values: { 'general.architecture': 'clip', 'general.type': 'mmproj' } },
  { name: 'an adapter', values: { 'general.architecture': 'llama', 'general.type': 'adapter' } },
  { name: 'statistics', values: { 'general.type': 'imatrix' } },
])('what lies beside models is known by its header: $name', ({ values }) => {
  expect(readGgufHeader(headerOf(values))).toEqual({
    kind: 'beside',
    reason: 'it belongs to a model and is none itself',
  });
});
