import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '../../../platform/config/parse-config';
import { systemClock } from '../../../platform/base/clock';
import { listModels } from '../openai/list-models';
import { connectServer, providerAt } from './connect-server';
import { findServers, lookAt, toBaseUrl } from './usual-servers';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const parts = {
  listModels,
  clock: systemClock,
  providerAt: (): string | null => null,
  keyOf: () => Promise.resolve(null),
  ports: [],
};
const signal = new AbortController().signal;

test('servers of models are found at their ports; what is none, and what is not there, is left out', async () => {
  const ollama = await serve(json({ object: 'list', data: [{ id: 'qwen3:0.6b' }, { id: 'gemma3:270m' }] }));
  const locked = await serve(json({ error: 'no key' }, 401));
  const website = await serve((_request, response) => response.end('<html>'));
  const gone = await serve(json({}));
  closing.splice(-1)[0]?.();
  const found = await findServers(
    {
      ...parts,
      ports: [
        { program: 'Ollama', port: ollama },
        { program: 'vLLM', port: locked },
        { program: 'llama.cpp', port: website },
        { program: 'LM Studio', port: gone },
      ],
    },
    signal,
  );
  expect(found).toMatchObject([
    {
      program: 'Ollama',
      models: ['qwen3:0.6b', 'gemma3:270m'],
      answers: true,
      needsKey: false,
      problem: null,
    },
    { program: 'vLLM', models: [], answers: true, needsKey: true },
  ]);
});

test('of a server that somebody names it is said whether it answered, whatever it said', async () => {
  const website = await serve((_request, response) => response.writeHead(404).end('no'));
  const answered = await lookAt('x', `http://127.0.0.1:${String(website)}/v1`, parts, signal);
  expect(answered).toMatchObject({ answers: true, needsKey: false });
  expect(answered.problem?.message).toContain('HTTP 404');
  const gone = await serve(json({}));
  closing.splice(-1)[0]?.();
  expect(await lookAt('x', `http://127.0.0.1:${String(gone)}/v1`, parts, signal)).toMatchObject({
    answers: false,
  });
});

test.each([
  { name: 'HTTP 401', status: 401, body: {} },
  { name: 'HTTP 403', status: 403, body: {} },
  { name: 'LiteLLM', status: 400, body: { error: { message: 'No connected db.', code: '400' } } },
])('a server that asks for a key says where the key goes: $name', async ({ status, body }) => {
  const address = `http://127.0.0.1:${String(await serve(json(body, status)))}/v1`;
  const asked = await lookAt('x', address, parts, signal);
  expect(asked).toMatchObject({ answers: true, needsKey: true });
  expect(asked.problem?.message).toBe(`${new URL(address).host} asks for a key`);
  expect(asked.problem?.remedy).toMatch(/^Add the server .*api_key/u);
  const known = await lookAt('x', address, { ...parts, providerAt: () => 'shop' }, signal);
  expect(known.problem?.remedy).toMatch(/^Correct api_key under \[providers\.shop\]/u);
  expect(
    await findServers({ ...parts, ports: [{ program: 'y', port: Number(new URL(address).port) }] }, signal),
  ).toHaveLength(1);
});

test('a server that config.toml knows is looked at with its key', async () => {
  const port = await serve((request, response) => {
    const isRight = request.headers.authorization === 'Bearer k';
    json(isRight ? { data: [{ id: 'm' }] } : {}, isRight ? 200 : 401)(request, response);
  });
  const known = { ...parts, providerAt: () => 'shop', keyOf: () => Promise.resolve('k') };
  expect(await lookAt('x', `http://127.0.0.1:${String(port)}/v1`, known, signal)).toMatchObject({
    models: ['m'],
    needsKey: false,
  });
});

test('of an address that somebody typed no remedy speaks of a setting that is not there', async () => {
  const gone = await serve(json({}));
  closing.splice(-1)[0]?.();
  const answers = [json({}, 404), json({}, 500), json('no list'), json({}, 401)];
  const ports = [gone, ...(await Promise.all(answers.map(serve)))];
  for (const port of ports) {
    const { problem } = await lookAt('x', `http://127.0.0.1:${String(port)}/v1`, parts, signal);
    expect(problem?.remedy).toMatch(/./u);
    expect(problem?.remedy).not.toMatch(/base_url|PROVIDER\/MODEL/u);
  }
});

test.each([
  { typed: 'raspberry.local', then: 'http://raspberry.local/v1' },
  { typed: ' 192.168.0.20:11434 ', then: 'http://192.168.0.20:11434/v1' },
  { typed: 'https://models.example/api/v1/', then: 'https://models.example/api/v1' },
  { typed: 'http://[::1]:8080', then: 'http://[::1]:8080/v1' },
  { typed: 'ftp://files', then: 'provider.address' },
  { typed: 'two words', then: 'provider.address' },
  { typed: '', then: 'provider.address' },
])('"$typed" is understood as people mean it', ({ typed, then }) => {
  const address = toBaseUrl(typed);
  expect(address.ok ? address.value : address.error.code).toBe(then);
});

test('a server gets a provider with a free name, and one that has it already answers with it', () => {
  const { config } = parseConfig(
    '[providers.ollama]\ntype = "openai"\nbase_url = "http://localhost:11434/v1"\n',
  );
  if (config === null) throw new Error('no config');
  const server = { program: 'LM Studio', address: 'http://127.0.0.1:1234/v1', model: 'qwen' };
  expect(connectServer(config, server)).toEqual({
    provider: 'lm-studio',
    changes: [
      { kind: 'set', place: ['providers', 'lm-studio', 'type'], value: 'openai' },
      { kind: 'set', place: ['providers', 'lm-studio', 'base_url'], value: server.address },
      { kind: 'set', place: ['default_provider'], value: 'lm-studio' },
      { kind: 'set', place: ['default_model'], value: 'qwen' },
    ],
  });
  expect(providerAt(config, 'http://127.0.0.1:11434/v1/')).toBe('ollama');
  expect(
    connectServer(config, { ...server, program: 'Ollama', address: 'http://127.0.0.1:11434/v1' }),
  ).toMatchObject({
    provider: 'ollama',
    changes: [{ place: ['default_provider'] }, { place: ['default_model'] }],
  });
  expect(connectServer(config, { ...server, program: 'Ollama' }).provider).toBe('ollama-2');
});
