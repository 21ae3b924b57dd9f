import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listModels } from './list-models';

let server: Server | null = null;
afterEach(async () => {
  await new Promise<void>((resolve) => {
    if (server === null) resolve();
    else
      server.close(() => {
        resolve();
      });
  });
  server = null;
});

/** A server that answers every request so; says what it was asked. */
async function serve(
  status: number,
  body: string,
): Promise<{ readonly baseUrl: string; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const started = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.authorization ?? 'no key'}`);
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
  });
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  return { baseUrl: `http://127.0.0.1:${String((started.address() as AddressInfo).port)}/v1/`, asked };
}

const signal = new AbortController().signal;

test('the names of the models are listed, with the key, and whatever else a server says of them', async () => {
  const { baseUrl, asked } = await serve(
    200,
    JSON.stringify({
      object: 'list',
      data: [{ id: 'qwen', object: 'model', owned_by: 'x' }, { id: '한국어 모델' }],
    }),
  );
  expect(await listModels(baseUrl, 'k-1', signal)).toEqual(['qwen', '한국어 모델']);
  expect(asked).toEqual(['GET /v1/models Bearer k-1']);
});

test.each([
  [
    'a key that is not taken',
    401,
    '{}',
    /^127\.0\.0\.1:\d+ does not list its models: HTTP 401$/u,
    /api_key/u,
  ],
  [
    'a key that LiteLLM does not know',
    400,
    '{"error":{"message":"No connected db."}}',
    /HTTP 400$/u,
    /api_key/u,
  ],
  ['a server that has no such page', 404, 'not found', /HTTP 404/u, /\/model/u],
  ['another kind of answer', 200, '{"models":[]}', /no list of models/u, /base_url/u],
  ['a page for people', 200, '<html>', /no list of models/u, /base_url/u],
])('%s is said in words', async (_, status, body, message, remedy) => {
  const { baseUrl } = await serve(status, body);
  await expect(listModels(baseUrl, null, signal)).rejects.toMatchObject({
    message: expect.stringMatching(message) as string,
    remedy: expect.stringMatching(remedy) as string,
  });
});

test('a server that is not there is said to be not there', async () => {
  const { baseUrl } = await serve(200, '{}');
  await new Promise((resolve) => server?.close(resolve));
  server = null;
  await expect(listModels(baseUrl, null, signal)).rejects.toMatchObject({
    message: `The model server ${new URL(baseUrl).host} refuses the connection`,
    remedy: 'Start the server, or correct base_url in config.toml.',
  });
});
