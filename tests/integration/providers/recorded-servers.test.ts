import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../../src/main/platform/base/clock';
import { complete, type ModelRequest } from '../../../src/main/ports/provider';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { startModelServer, type ModelServer } from '../../fixtures/model-server/server';
import recorded from './recorded-servers.json';

/* What real servers said when they were tried, over real HTTP. */

const { answers } = z
  .object({
    answers: z.array(
      z.object({
        server: z.string(),
        name: z.string(),
        status: z.number(),
        body: z.json(),
        failure: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .parse(recorded);

const request: ModelRequest = {
  system: 's',
  messages: [{ role: 'user', text: 'Say hello.' }],
  tools: [],
  temperature: 0,
  maxTokens: 64,
  conversation: 'chat:1',
  priority: 'chat',
};
const never = new AbortController().signal;
let server: ModelServer<unknown> | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function providerAt(status: number, body: string, type = 'application/json'): Promise<OpenAiProvider> {
  server = await startModelServer<unknown>({
    path: /./u,
    speech: () => ({ begin: () => [], say: () => [], end: () => [] }),
    answer: () => ({ status, body, headers: { 'content-type': type } }),
  });
  return new OpenAiProvider({
    id: 'shop',
    model: 'smol',
    baseUrl: `${server.origin}/v1`,
    apiKey: null,
    vision: false,
    newId: () => 'id',
    clock: systemClock,
  });
}

test.each(answers)('$server, $name, is understood', async ({ status, body, failure }) => {
  const provider = await providerAt(status, JSON.stringify(body));
  await expect(complete(provider, request, never)).rejects.toMatchObject(failure);
});

test('what llama.cpp writes until its context is full comes as cut off, with what it took', async () => {
  const piece = (choice: object, more: object = {}): string =>
    `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }], object: 'chat.completion.chunk', ...more })}\n\n`;
  const provider = await providerAt(
    200,
    [
      piece({ finish_reason: null, delta: { role: 'assistant', content: null } }),
      piece({ finish_reason: null, delta: { content: 'In the heart' } }),
      piece({ finish_reason: null, delta: { content: ' of a' } }),
      piece({ finish_reason: 'length', delta: {} }),
      `data: ${JSON.stringify({ choices: [], object: 'chat.completion.chunk', usage: { completion_tokens: 481, prompt_tokens: 31, total_tokens: 512, prompt_tokens_details: { cached_tokens: 12 } } })}\n\n`,
      'data: [DONE]\n\n',
    ].join(''),
    'text/event-stream',
  );
  expect(await complete(provider, { ...request, maxTokens: 2000 }, never)).toMatchObject({
    text: 'In the heart of a',
    reason: 'length',
    usage: { promptTokens: 31, evaluatedTokens: 19, outputTokens: 481 },
  });
});
