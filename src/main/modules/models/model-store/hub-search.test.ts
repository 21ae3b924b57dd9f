import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../platform/base/clock';
import { HubSearch } from './hub-search';

let close: () => void = () => {};
afterEach(() => {
  close();
});

/** A hub as far as a search goes: what it answers by path, and what it was asked. */
async function hubWith(answers: Readonly<Record<string, unknown>>) {
  const asked: { readonly url: string; readonly authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push({ url, authorization: request.headers.authorization });
    const answer = answers[url.split('?')[0] ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'not here' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const search = new HubSearch({
    hub: () => Promise.resolve({ url, token: 'hub-key' }),
    clock: systemClock,
    signal: new AbortController().signal,
  });
  return { search, asked };
}

test('repositories are listed with what the hub says of them', async () => {
  const { search, asked } = await hubWith({
    '/api/models': [
      {
        id: 'unsloth/Qwen3-0.6B-GGUF',
        downloads: 123_456,
        gated: false,
        tags: ['gguf', 'license:apache-2.0'],
      },
      { id: 'google/gemma-4-E2B-it-qat-q4_0-gguf', gated: 'manual' },
    ],
  });
  expect(await search.repositories(' qwen & co ')).toEqual({
    ok: true,
    value: [
      {
        repository: 'unsloth/Qwen3-0.6B-GGUF',
        downloads: 123_456,
        asksForLicence: false,
        licence: 'apache-2.0',
      },
      {
        repository: 'google/gemma-4-E2B-it-qat-q4_0-gguf',
        downloads: null,
        asksForLicence: true,
        licence: null,
      },
    ],
  });
  expect(asked).toEqual([
    {
      url: '/api/models?search=qwen+%26+co&filter=gguf&sort=downloads&direction=-1&limit=20',
      authorization: 'Bearer hub-key',
    },
  ]);
});

test('of a repository only models are listed, each with size, hash and the address to fetch it by', async () => {
  const oid = 'a'.repeat(64);
  const { search } = await hubWith({
    '/api/models/ana/valves-GGUF/tree/main': [
      { type: 'directory', path: 'Q8' },
      { type: 'file', path: 'README.md', size: 10 },
      { type: 'file', path: 'mmproj-F16.gguf', size: 10 },
      { type: 'file', path: 'valves-Q4_K_M.gguf', size: 134, lfs: { oid, size: 4_000_000 } },
      { type: 'file', path: 'Q8/valves-Q8_0.gguf', size: 8 },
      { type: 'file', path: 'BF16/valves-BF16-00001-of-00002.gguf', size: 8 },
    ],
  });
  expect(await search.files('ana/valves-GGUF')).toEqual({
    ok: true,
    value: [
      {
        path: 'valves-Q4_K_M.gguf',
        bytes: 4_000_000,
        sha256: oid,
        uri: 'hf:ana/valves-GGUF/valves-Q4_K_M.gguf',
      },
      { path: 'Q8/valves-Q8_0.gguf', bytes: 8, sha256: null, uri: 'hf:ana/valves-GGUF/Q8/valves-Q8_0.gguf' },
    ],
  });
});

test('a hub that cannot be reached, refuses, or is none, is told in words', async () => {
  const { search } = await hubWith({ '/api/models': { not: 'a list' } });
  expect(await search.repositories('x')).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('does not answer as a hub') as string },
  });
  expect(await search.files('ana/none')).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('HTTP 404') as string },
  });
  close();
  expect(await search.repositories('x')).toMatchObject({
    ok: false,
    error: {
      message: expect.stringContaining('cannot be reached') as string,
      remedy: expect.stringContaining('internet') as string,
    },
  });
});
