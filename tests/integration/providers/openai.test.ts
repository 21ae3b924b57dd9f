import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { silentLogger } from '../../../src/main/platform/base/logger';
import {
  complete,
  type ModelDelta,
  type ModelRequest,
  type Provider,
} from '../../../src/main/ports/provider';
import { createProvider, type ProviderPorts } from '../../../src/main/modules/models/create-provider';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { startOpenAiServer, type OpenAiServer, type ServerAnswer } from '../../fixtures/openai-server/server';

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
let server: OpenAiServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function serve(...answers: readonly ServerAnswer[]): Promise<Provider> {
  server = await startOpenAiServer((_request, index) => answers[index] ?? { acts: [] });
  return new OpenAiProvider({
    id: 'shop',
    model: 'qwen',
    baseUrl: server.baseUrl,
    apiKey: 'secret',
    vision: false,
    newId: () => 'new',
    clock: systemClock,
  });
}

test('thoughts, text and calls stream over real HTTP, with usage', async () => {
  const provider = await serve({
    acts: [
      { type: 'thought', text: 'Low closes it.' },
      { type: 'text', text: '밸브를 닫습니다 now' },
      { type: 'call', name: 'gpio_write', arguments: { pin: 5, value: 0 } },
    ],
  });
  expect(await complete(provider, request, never)).toEqual({
    text: '밸브를 닫습니다 now',
    thought: 'Low closes it.',
    toolCalls: [{ id: 'call_0', name: 'gpio_write', arguments: { pin: 5, value: 0 } }],
    reason: 'tool-calls',
    usage: { promptTokens: 20, evaluatedTokens: 20, outputTokens: 5 },
    queuedMs: 0,
  });
  expect(server?.requests[0]).toMatchObject({
    authorization: 'Bearer secret',
    body: { model: 'qwen', messages: [{ role: 'system' }, { role: 'user', content: 'Close the valve.' }] },
  });
});

test('half of a character, as a cut may leave it, reaches no server: some refuse the whole conversation for it', async () => {
  const provider = await serve({ acts: [{ type: 'text', text: 'ok' }] });
  const call = { id: 'c1', name: 'note', arguments: { text: '끝 \ude00' } };
  await complete(
    provider,
    {
      ...request,
      messages: [
        { role: 'user', text: '> 잘 됨 \ud83d…' },
        { role: 'assistant', text: '', toolCalls: [call] },
        { role: 'tool', callId: 'c1', name: 'note', status: 'ok', output: '😀'.slice(0, 1) },
      ],
    },
    never,
  );
  const sent = JSON.stringify(server?.requests[0]?.body);
  expect(sent).toContain('> 잘 됨 \ufffd…');
  expect(sent).not.toMatch(/\\u?[dD][89a-fA-F][0-9a-fA-F]{2}/u);
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

test('text is passed on before the answer is complete', async () => {
  const provider = await serve({
    acts: [{ type: 'text', text: 'First' }, { type: 'hang' }, { type: 'text', text: ' second' }],
  });
  const seen: string[] = [];
  await complete(provider, request, never, (delta: ModelDelta) => {
    if (delta.type !== 'text') return;
    seen.push(delta.text);
    server?.release();
  });
  expect(seen.join('')).toBe('First second');
  expect(seen.length).toBeGreaterThan(1);
});

test.each([
  { name: 'before the first piece', acts: [{ type: 'hang' }] as const },
  { name: 'in the middle of the answer', acts: [{ type: 'text', text: 'Clos' }, { type: 'hang' }] as const },
])('an abort $name rejects with its reason, and the server sees the client go', async ({ acts }) => {
  const provider = await serve({ acts });
  const stop = new AbortController();
  const answer = complete(provider, request, stop.signal, () => {});
  await expect.poll(() => server?.requests.length).toBe(1);
  stop.abort(new Error('person pressed Stop'));
  await expect(answer).rejects.toThrow('person pressed Stop');
  await server?.abandoned(1);
});

test.each([
  {
    name: 'a wrong key',
    answer: { status: 401, body: '{"error":{"message":"bad key"}}' },
    code: 'provider.refused',
  },
  {
    name: 'an unknown model',
    answer: { status: 404, body: '{"error":{"message":"no model qwen"}}' },
    code: 'provider.model',
  },
  {
    name: 'a limit',
    answer: { status: 429, body: '{}', headers: { 'retry-after': '3' } },
    code: 'provider.refused',
  },
  { name: 'a failing server', answer: { status: 503, body: 'busy' }, code: 'provider.unreachable' },
  {
    name: 'an error under status 200',
    answer: { status: 200, body: '{"error":{"message":"model is loading"}}' },
    code: 'provider.unreachable',
  },
  {
    name: 'an error under status 200 and another type',
    answer: {
      status: 200,
      body: '{"error":{"message":"model is loading"}}',
      headers: { 'content-type': 'text/plain' },
    },
    code: 'provider.unreachable',
  },
  {
    name: 'a refusal of tools',
    answer: { status: 400, body: '{"error":{"message":"gemma does not support tools"}}' },
    code: 'provider.tools',
  },
  {
    name: 'a web page instead of an answer',
    answer: { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
    code: 'provider.protocol',
  },
  {
    name: 'an answer that ends in the middle, told as such by nobody',
    answer: { acts: [{ type: 'text', text: 'The valve must be closed only if' }, { type: 'end' }] },
    code: 'provider.unreachable',
  },
  {
    name: 'a connection that breaks in the middle',
    answer: { acts: [{ type: 'text', text: 'Clo' }, { type: 'break' }] },
    code: 'provider.unreachable',
  },
] satisfies readonly { name: string; answer: ServerAnswer; code: string }[])(
  '$name is told as a ProviderError',
  async ({ answer, code }) => {
    await expect(complete(await serve(answer), request, never)).rejects.toMatchObject({
      name: 'ProviderError',
      code,
      remedy: expect.any(String) as string,
    });
  },
);

test.each([
  {
    name: 'the longer word for the limit',
    refusal:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    key: 'max_completion_tokens',
    value: 64,
  },
  {
    name: 'no temperature',
    refusal:
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
    key: 'temperature',
    value: undefined,
  },
  {
    name: 'no question for usage',
    refusal: 'Unrecognized request argument supplied: stream_options',
    key: 'stream_options',
    value: undefined,
  },
])(
  'a server that wants $name is asked again at once, and in that way from then on',
  async ({ refusal, key, value }) => {
    const provider = await serve(
      { status: 400, body: JSON.stringify({ error: { message: refusal } }) },
      { acts: [{ type: 'text', text: 'one' }] },
      { acts: [{ type: 'text', text: 'two' }] },
    );
    expect([
      (await complete(provider, request, never)).text,
      (await complete(provider, request, never)).text,
    ]).toEqual(['one', 'two']);
    expect(
      server?.requests.slice(1).map(({ body }) => (body as unknown as Record<string, unknown>)[key]),
    ).toEqual([value, value]);
  },
);

test.each([
  "'max_tokens' or 'max_completion_tokens' is too large: 2048. This model's maximum context length is 1024 tokens and your request has 100 input tokens (2048 > 1024 - 100).",
  "This model's maximum context length is 1024 tokens, however you requested 2148 tokens (100 in your prompt; 2048 for the completion). Please reduce your prompt; or completion length.",
  'body.max_tokens: ensure this value is less than or equal to 512',
])('a server that grants an answer fewer tokens is asked for fewer, this time: %s', async (message) => {
  const refusal = { status: 400, body: JSON.stringify({ error: { message } }) };
  const provider = await serve(
    refusal,
    refusal,
    { acts: [{ type: 'text', text: 'one' }] },
    { acts: [{ type: 'text', text: 'two' }] },
  );
  const asked = { ...request, maxTokens: 2048 };
  expect([
    (await complete(provider, asked, never)).text,
    (await complete(provider, asked, never)).text,
  ]).toEqual(['one', 'two']);
  expect(
    server?.requests.map(({ body }) => (body as unknown as Record<string, unknown>)['max_tokens']),
  ).toEqual([2048, 1024, 512, 2048]);
});

test('where an answer can hardly be shorter, the prompt is too long', async () => {
  const message =
    "This model's maximum context length is 1024 tokens (1000 in the messages, 255 in the completion)";
  const provider = await serve({ status: 400, body: JSON.stringify({ error: { message } }) });
  await expect(complete(provider, { ...request, maxTokens: 255 }, never)).rejects.toMatchObject({
    recovery: 'shorten',
  });
  expect(server?.requests).toHaveLength(1);
});

test.each([
  {
    name: 'a whole answer under the type of a stream',
    type: 'text/event-stream',
    body: '\n{"choices":[{"message":{"content":"밸브"},"finish_reason":"stop"}]}',
  },
  {
    name: 'a whole answer without a type of its own',
    type: 'text/plain',
    body: '\ufeff{"choices":[{"message":{"content":"밸브"},"finish_reason":"stop"}]}',
  },
  {
    name: 'a stream under the type of a document',
    type: 'application/json',
    body: 'data: {"choices":[{"delta":{"content":"밸브"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
  },
  {
    name: 'a stream that begins with a comment, under the type of a document',
    type: 'application/json',
    body: ': ping\n\ndata: {"choices":[{"delta":{"content":"밸브"},"finish_reason":"stop"}]}\n\n',
  },
])('$name is read as what it is', async ({ type, body }) => {
  expect(
    (await complete(await serve({ status: 200, body, headers: { 'content-type': type } }), request, never))
      .text,
  ).toBe('밸브');
});

test('a template without a place for the system prompt gets it with the first message', async () => {
  const provider = await serve(
    { status: 500, body: '{"error":{"message":"System role not supported"}}' },
    { acts: [{ type: 'text', text: 'one' }] },
  );
  await complete(provider, request, never);
  expect(server?.requests[1]?.body.messages).toEqual([
    { role: 'user', content: 'You run steps.\n\nClose the valve.' },
  ]);
});

test.each([
  '{"choices":[{"message":{"content":"밸브"},"finish_reason":"stop"}]}',
  '{"choices":[{"message":{"content":"밸브"}}]}',
])('an answer that came whole, though a stream was asked for, is one: %s', async (body) => {
  expect((await complete(await serve({ status: 200, body }), request, never)).text).toBe('밸브');
});

test('thoughts go back with their calls to a server that tells them in a field of their own, and to no other', async () => {
  const provider = await serve(
    { acts: [{ type: 'text', text: 'Hello.' }] },
    {
      acts: [
        { type: 'thought', text: 'Hm.' },
        { type: 'text', text: 'Hello.' },
      ],
    },
    { acts: [{ type: 'text', text: 'Closed.' }] },
  );
  const withCall: ModelRequest = {
    ...request,
    messages: [
      ...request.messages,
      {
        role: 'assistant',
        text: '',
        thought: 'Low closes it.',
        toolCalls: [{ id: 'a', name: 'gpio_write', arguments: { pin: 5 } }],
      },
      { role: 'tool', callId: 'a', name: 'gpio_write', status: 'ok', output: 'low' },
    ],
  };
  for (let round = 0; round < 3; round += 1) await complete(provider, withCall, never);
  expect(
    server?.requests.map(
      ({ body }) => (body.messages[2] as { reasoning_content?: string }).reasoning_content,
    ),
  ).toEqual([undefined, undefined, 'Low closes it.']);
});

test('nobody listening is told, and shown on the chip until an answer comes', async () => {
  const gone = await startOpenAiServer(() => ({ acts: [] }));
  await gone.close();
  const ports = { newId: () => 'new', clock: systemClock, logger: silentLogger } as ProviderPorts;
  const { provider, chip } = createProvider(
    { type: 'openai', id: 'shop', model: 'qwen', baseUrl: gone.baseUrl, apiKey: null, vision: false },
    ports,
  );
  expect(chip().health).toBe('off');
  await expect(complete(provider, request, never)).rejects.toMatchObject({
    code: 'provider.unreachable',
    remedy: expect.stringContaining('Start the server') as string,
  });
  expect(chip()).toMatchObject({
    health: 'broken',
    label: 'qwen',
    detail: expect.stringContaining('refuses the connection') as string,
  });
});

test('a picture travels as a part of its message', async () => {
  const provider = await serve({ acts: [{ type: 'text', text: 'A pump.' }] });
  const pictured: ModelRequest = {
    ...request,
    messages: [
      { role: 'user', text: 'What is this?', images: [{ mediaType: 'image/png', base64: 'iVBORw0KGgo=' }] },
    ],
  };
  expect((await complete(provider, pictured, never)).text).toBe('A pump.');
  expect(server?.requests[0]?.body.messages[1]?.content).toEqual([
    { type: 'text', text: 'What is this?' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } },
  ]);
});
