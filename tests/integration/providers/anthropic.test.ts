import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import {
  complete,
  type ModelDelta,
  type ModelRequest,
  type Provider,
} from '../../../src/main/ports/provider';
import { AnthropicProvider } from '../../../src/main/modules/models/anthropic/provider';
import { startAnthropicServer, type AnthropicBody } from '../../fixtures/model-server/anthropic';
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
let server: ModelServer<AnthropicBody> | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function serve(...answers: readonly ServerAnswer[]): Promise<Provider> {
  server = await startAnthropicServer((_request, index) => answers[index] ?? { acts: [] });
  return new AnthropicProvider({
    id: 'claude',
    model: 'claude-sonnet',
    baseUrl: server.origin,
    apiKey: 'secret',
    clock: systemClock,
  });
}

test('thoughts, text and calls stream over real HTTP, and thoughts go back with their call', async () => {
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
    toolCalls: [{ id: 'toolu_1', name: 'gpio_write', arguments: { pin: 5 } }],
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
        { role: 'tool', callId: 'toolu_1', name: 'gpio_write', status: 'ok', output: 'low' },
      ],
    },
    never,
  );
  expect(second.text).toBe('Closed.');
  expect(server?.requests[0]?.headers).toMatchObject({
    'x-api-key': 'secret',
    'anthropic-version': '2023-06-01',
  });
  expect(server?.requests[1]?.body.messages[1]?.content.map(({ type }) => type)).toEqual([
    'thinking',
    'text',
    'tool_use',
  ]);
  expect(server?.requests[1]?.body.messages[1]?.content[0]).toEqual({
    type: 'thinking',
    thinking: 'Low closes it.',
    signature: 'signed Low closes it.',
  });
});

test('a call whose arguments only repeat themselves is called off, with the calls before it', async () => {
  const provider = await serve({
    acts: [
      { type: 'call', name: 'gpio_write', arguments: { pin: 5 } },
      { type: 'call', name: 'gpio_write', arguments: { pin: 5, note: 'Close the valve. '.repeat(400) } },
      { type: 'hang' },
    ],
  });
  expect(await complete(provider, request, never)).toMatchObject({
    toolCalls: [{ name: 'gpio_write', arguments: { pin: 5 } }],
    reason: 'length',
    repeats: true,
  });
  await server?.abandoned(1);
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

test('a model that wants no temperature is not given one again', async () => {
  const refusal: ServerAnswer = {
    status: 400,
    body: '{"type":"error","error":{"type":"invalid_request_error","message":"`temperature` is deprecated for this model."}}',
  };
  const provider = await serve(
    refusal,
    { acts: [{ type: 'text', text: 'one' }] },
    { acts: [{ type: 'text', text: 'two' }] },
  );
  expect((await complete(provider, request, never)).text).toBe('one');
  expect((await complete(provider, request, never)).text).toBe('two');
  expect(server?.requests.map(({ body }) => body.temperature)).toEqual([0, undefined, undefined]);
});

test.each([
  {
    name: 'a wrong key',
    answer: {
      status: 401,
      body: '{"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key: secret"}}',
    },
    expected: {
      code: 'provider.refused',
      recovery: 'fail-over',
      message: expect.stringMatching(/does not accept the key \(401\): invalid x-api-key: …$/u) as string,
    },
  },
  {
    name: 'an unknown model',
    answer: {
      status: 404,
      body: '{"type":"error","error":{"type":"not_found_error","message":"model: claude-sonnet"}}',
    },
    expected: { code: 'provider.model', recovery: 'fail-over' },
  },
  {
    name: 'too many requests',
    answer: {
      status: 429,
      body: '{"type":"error","error":{"type":"rate_limit_error","message":"Number of requests has exceeded your per-minute rate limit"}}',
      headers: { 'retry-after': '9' },
    },
    expected: { code: 'provider.refused', recovery: 'retry', retryAfterMs: 9_000 },
  },
  {
    name: 'an overload',
    answer: {
      status: 529,
      body: '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}',
    },
    expected: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'no money left',
    answer: {
      status: 400,
      body: '{"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low to access the API."}}',
    },
    expected: { code: 'provider.refused', recovery: 'fail-over' },
  },
  {
    name: 'a prompt that is too long',
    answer: {
      status: 400,
      body: '{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 210000 tokens > 200000 maximum"}}',
    },
    expected: { code: 'provider.overflow', recovery: 'shorten' },
  },
  {
    name: 'a web page',
    answer: { status: 200, body: '<html>hello</html>', headers: { 'content-type': 'text/html' } },
    expected: { code: 'provider.protocol' },
  },
  {
    name: 'an answer that ends in the middle, told as such by nobody',
    answer: { acts: [{ type: 'text', text: 'Clo' }, { type: 'end' }] },
    expected: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'a connection that breaks in the middle',
    answer: { acts: [{ type: 'text', text: 'Clo' }, { type: 'break' }] },
    expected: { code: 'provider.unreachable' },
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
  expect(server?.requests[0]?.body.messages[0]?.content).toMatchObject([
    { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
    { type: 'text', text: 'What is this?' },
  ]);
});
