import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import {
  complete,
  type ModelDelta,
  type ModelRequest,
  type Provider,
} from '../../../src/main/ports/provider';
import { GeminiProvider } from '../../../src/main/modules/models/gemini/provider';
import { startGeminiServer, type GeminiBody } from '../../fixtures/model-server/gemini';
import type { ModelServer, ServerAnswer } from '../../fixtures/model-server/server';

const request: ModelRequest = {
  system: 'You run steps.',
  messages: [{ role: 'user', text: 'Close the valve.' }],
  tools: [
    {
      name: 'gpio_write',
      description: 'Set a pin',
      parameters: { type: 'object', properties: { pin: { type: 'integer' } } },
    },
  ],
  temperature: 0,
  maxTokens: 64,
  conversation: 'run:1',
  priority: 'sop',
};
const never = new AbortController().signal;
let server: ModelServer<GeminiBody> | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function serve(...answers: readonly ServerAnswer[]): Promise<Provider> {
  server = await startGeminiServer((_request, index) => answers[index] ?? { acts: [] });
  return new GeminiProvider({
    id: 'google',
    model: 'gemini-3-pro',
    baseUrl: server.origin,
    apiKey: 'secret',
    newId: () => 'new',
    clock: systemClock,
  });
}

test('thoughts, text and calls stream over real HTTP, and signatures go back with their call', async () => {
  const provider = await serve(
    {
      acts: [
        { type: 'thought', text: 'Low closes it.' },
        { type: 'text', text: '밸브를 닫습니다 now' },
        { type: 'call', name: 'gpio_write', arguments: { pin: 5 } },
      ],
    },
    { acts: [{ type: 'text', text: 'Closed.' }] },
  );
  const first = await complete(provider, request, never);
  expect(first).toEqual({
    text: '밸브를 닫습니다 now',
    thought: 'Low closes it.',
    toolCalls: [{ id: 'new', name: 'gpio_write', arguments: { pin: 5 } }],
    reason: 'tool-calls',
    usage: { promptTokens: 20, evaluatedTokens: 20, outputTokens: 5 },
    queuedMs: 0,
  });
  const second = await complete(
    provider,
    {
      ...request,
      messages: [
        ...request.messages,
        { role: 'assistant', text: first.text, toolCalls: first.toolCalls },
        { role: 'tool', callId: 'new', name: 'gpio_write', status: 'ok', output: 'low' },
      ],
    },
    never,
  );
  expect(second.text).toBe('Closed.');
  expect(server?.requests[0]?.headers['x-goog-api-key']).toBe('secret');
  expect(server?.requests[1]?.body.contents[1]?.parts[1]).toEqual({
    functionCall: { name: 'gpio_write', args: { pin: 5 } },
    thoughtSignature: 'signed gpio_write',
  });
});

test('text is passed on before the answer is complete, and an abort is heard at once', async () => {
  const provider = await serve({ acts: [{ type: 'text', text: 'First' }, { type: 'hang' }] });
  const stop = new AbortController();
  const answer = complete(provider, request, stop.signal, (delta: ModelDelta) => {
    if (delta.type === 'text') stop.abort(new Error('enough'));
  });
  await expect(answer).rejects.toThrow('enough');
  await server?.abandoned(1);
});

test('the pieces of a relay that does not stream are one answer', async () => {
  const body = JSON.stringify([
    { candidates: [{ content: { parts: [{ text: 'It is ' }] } }] },
    { candidates: [{ content: { parts: [{ text: 'closed.' }] }, finishReason: 'STOP' }] },
  ]);
  expect((await complete(await serve({ status: 200, body }), request, never)).text).toBe('It is closed.');
});

test.each([
  {
    name: 'a wrong key',
    answer: {
      status: 400,
      body: '{"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}',
    },
    expected: {
      code: 'provider.refused',
      recovery: 'fail-over',
      message: expect.stringContaining('does not accept the key') as string,
    },
  },
  {
    name: 'an unknown model',
    answer: {
      status: 404,
      body: '[{"error":{"code":404,"message":"models/gemini-3-pro is not found for API version v1beta","status":"NOT_FOUND"}}]',
    },
    expected: {
      code: 'provider.model',
      message: expect.stringContaining('is not found for API version') as string,
    },
  },
  {
    name: 'too many requests',
    answer: {
      status: 429,
      body: '{"error":{"code":429,"message":"Resource has been exhausted","status":"RESOURCE_EXHAUSTED","details":[{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"23s"}]}}',
    },
    expected: { code: 'provider.refused', recovery: 'retry', retryAfterMs: 23_000 },
  },
  {
    name: 'an overload',
    answer: {
      status: 503,
      body: '{"error":{"code":503,"message":"The model is overloaded. Please try again later.","status":"UNAVAILABLE"}}',
    },
    expected: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'a prompt that is too long',
    answer: {
      status: 400,
      body: '{"error":{"code":400,"message":"The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).","status":"INVALID_ARGUMENT"}}',
    },
    expected: { code: 'provider.overflow', recovery: 'shorten' },
  },
  {
    name: 'an answer that ends in the middle, told as such by nobody',
    answer: { acts: [{ type: 'text', text: 'Clo' }, { type: 'end' }] },
    expected: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'a web page',
    answer: { status: 200, body: '<html>hello</html>', headers: { 'content-type': 'text/html' } },
    expected: { code: 'provider.protocol' },
  },
] satisfies readonly { name: string; answer: ServerAnswer; expected: object }[])(
  '$name is told as a ProviderError',
  async ({ answer, expected }) => {
    await expect(complete(await serve(answer), request, never)).rejects.toMatchObject({
      name: 'ProviderError',
      remedy: expect.any(String) as string,
      ...expected,
    });
  },
);

test('a picture travels as a part of its message', async () => {
  const provider = await serve({ acts: [{ type: 'text', text: 'A pump.' }] });
  const pictured: ModelRequest = {
    ...request,
    messages: [
      { role: 'user', text: 'What is this?', images: [{ mediaType: 'image/png', base64: 'iVBORw0KGgo=' }] },
    ],
  };
  expect((await complete(provider, pictured, never)).text).toBe('A pump.');
  expect(server?.requests[0]?.body.contents[0]?.parts).toEqual([
    { text: 'What is this?' },
    { inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo=' } },
  ]);
});

test.each([
  '[{"candidates":[{"content":{"parts":[{"text":"밸브"}]}}]}]',
  '{"candidates":[{"content":{"parts":[{"text":"밸브"}]}}]}',
])('an answer that came whole, though a stream was asked for, is one: %s', async (body) => {
  expect((await complete(await serve({ status: 200, body }), request, never)).text).toBe('밸브');
});
