import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock';
import { OpenAiEmbedder } from './embedder';

const never = new AbortController().signal;

type Answer = (input: readonly string[]) => { readonly status?: number; readonly body: unknown };

async function embedderOf(answer: Answer): Promise<{ embedder: OpenAiEmbedder; asked: unknown[] }> {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ url: request.url, key: request.headers.authorization, body });
      const { status = 200, body: said } = answer((body as { input: readonly string[] }).input);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1/`;
  const embedder = new OpenAiEmbedder({
    id: 'x',
    model: 'minilm',
    server: () => Promise.resolve({ baseUrl, apiKey: 'k' }),
    clock: new FakeClock(),
  });
  return { embedder, asked };
}

test('one vector of length 1 for each text, in the order of the texts', async () => {
  const { embedder, asked } = await embedderOf((input) => ({
    body: {
      object: 'list',
      data: input.map((_, index) => ({ index, embedding: [index + 1, 0, 0], object: 'embedding' })).reverse(),
      usage: { prompt_tokens: 8, total_tokens: 8 },
    },
  }));
  expect(await embedder.embed(['a', ' '], never)).toEqual([
    Float32Array.of(1, 0, 0),
    Float32Array.of(1, 0, 0),
  ]);
  expect(asked).toEqual([
    {
      url: '/v1/embeddings',
      key: 'Bearer k',
      body: { model: 'minilm', input: ['a', '.'], encoding_format: 'float' },
    },
  ]);
});

test('a text that is too long for the model counts with its beginning, and so does the next one', async () => {
  const { embedder, asked } = await embedderOf((input) =>
    input.some((text) => text.length > 1_000)
      ? {
          // As the server of llama.cpp says it.
          status: 500,
          body: {
            error: {
              code: 500,
              message:
                'input (902 tokens) is too large to process. increase the physical batch size (current batch size: 512)',
              type: 'server_error',
            },
          },
        }
      : { body: { data: [{ embedding: [1, 1] }] } },
  );
  expect((await embedder.embed(['x'.repeat(9_000)], never))[0]).toHaveLength(2);
  expect(asked).toHaveLength(4);
  await embedder.embed(['y'.repeat(9_000)], never);
  expect(asked).toHaveLength(5);
});

test.each([
  {
    name: 'a server that does not serve them',
    answer: () => ({ status: 404, body: { error: { message: 'not found' } } }),
    code: 'provider.model',
    says: 'not found',
  },
  {
    name: 'an answer without vectors',
    answer: () => ({ body: { choices: [] } }),
    code: 'provider.protocol',
    says: 'a server of embeddings',
  },
  {
    name: 'too few of them',
    answer: () => ({ body: { data: [{ embedding: [1] }] } }),
    code: 'provider.protocol',
    says: '1 vectors for 2 texts',
  },
])('$name says so', async ({ answer, code, says }) => {
  const { embedder } = await embedderOf(answer);
  await expect(embedder.embed(['a', 'b'], never)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(says) as string,
    remedy: expect.any(String) as string,
  });
});

test('an abort is passed on', async () => {
  const { embedder } = await embedderOf(() => ({ body: { data: [] } }));
  await expect(embedder.embed(['a'], AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
});
