import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../../src/main/platform/base/clock';
import { complete, type ModelRequest, type Provider } from '../../../src/main/ports/provider';
import { ProviderError } from '../../../src/main/ports/provider-error';
import { AnthropicProvider } from '../../../src/main/modules/models/anthropic/provider';
import { GeminiProvider } from '../../../src/main/modules/models/gemini/provider';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { startModelServer, type ModelServer } from '../../fixtures/model-server/server';
import handed from './server-bodies.json';

const Body = z.object({
  name: z.string(),
  type: z.string(),
  body: z.string(),
  failure: z.object({ says: z.string(), code: z.string(), recovery: z.string() }).optional(),
  calls: z.array(z.tuple([z.string(), z.union([z.record(z.string(), z.unknown()), z.string()])])).optional(),

  text: z.string().optional(),
});
const { bodies } = z.object({ bodies: z.array(Body) }).parse(handed);

const tool = (
  name: string,
  properties: ModelRequest['tools'][number]['parameters'],
): ModelRequest['tools'][number] => ({
  name,
  description: name,
  parameters: { type: 'object', properties },
});
const request: ModelRequest = {
  system: 's',
  messages: [{ role: 'user', text: 'Close the valve.' }],
  tools: [
    tool('gpio_read', { pin: { type: 'integer' } }),
    tool('gpio_write', { pin: { type: 'integer' }, value: { type: 'integer' } }),
    tool('mcp_remove', { device: { type: ['string', 'integer'] } }),
    tool('board_info', {}),
  ],
  temperature: 0,
  maxTokens: 64,
  conversation: 'run:1',
  priority: 'sop',
};
const never = new AbortController().signal;
let server: ModelServer<unknown> | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** A server that gives this body under status 200, whatever it is asked. */
async function serve(type: string, body: string): Promise<string> {
  server = await startModelServer<unknown>({
    path: /./u,
    speech: () => ({ begin: () => [], say: () => [], end: () => [] }),
    answer: () => ({ status: 200, body, headers: { 'content-type': type } }),
  });
  return server.origin;
}

type Kind = 'openai' | 'anthropic' | 'gemini';

function providerOf(kind: Kind, origin: string): Provider {
  let ids = 0;
  const common = { id: 'shop', model: 'm', clock: systemClock, newId: () => `new-${String((ids += 1))}` };
  switch (kind) {
    case 'openai':
      return new OpenAiProvider({ ...common, baseUrl: `${origin}/v1`, apiKey: null, vision: false });
    case 'anthropic':
      return new AnthropicProvider({ ...common, baseUrl: origin, apiKey: 'a-key-of-ours' });
    case 'gemini':
      return new GeminiProvider({ ...common, baseUrl: origin, apiKey: 'a-key-of-ours' });
  }
}

test.each(bodies.filter(({ failure }) => failure !== undefined))(
  '$name under status 200 is a failure with the words of the server',
  async ({ type, body, failure }) => {
    const provider = providerOf('openai', await serve(type, body));
    const thrown: unknown = await complete(provider, request, never).catch((each: unknown) => each);
    expect(thrown).toBeInstanceOf(ProviderError);
    expect(thrown).toMatchObject({
      code: failure?.code,
      recovery: failure?.recovery,
      message: expect.stringContaining(failure?.says ?? '') as string,
      remedy: expect.not.stringContaining('base_url') as string,
    });
  },
);

test.each(bodies.filter(({ failure }) => failure === undefined))(
  '$name: the answer is read whole',
  async ({ type, body, calls = [], text = '' }) => {
    const provider = providerOf('openai', await serve(type, body));
    const answer = await complete(provider, request, never);
    expect({
      text: answer.text,
      calls: answer.toolCalls.map(({ name, arguments: args, unreadable }) => [name, unreadable ?? args]),
    }).toEqual({ text, calls });
    expect(new Set(answer.toolCalls.map(({ id }) => id)).size).toBe(calls.length);
  },
);

const overflow = 'prompt is too long: 5120 tokens > 4096 maximum';

test.each<{ kind: Kind; name: string; type: string; body: string; failure: object; says: string }>(
  (['anthropic', 'gemini'] as const).flatMap((kind) => [
    {
      kind,
      name: 'a detail',
      type: 'application/json',
      body: JSON.stringify({ detail: 'Model is loading' }),
      failure: { code: 'provider.unreachable', recovery: 'retry' },
      says: 'Model is loading',
    },
    {
      kind,
      name: 'an overflow',
      type: 'text/event-stream',
      body: `data: ${JSON.stringify({ object: 'error', message: overflow })}\n\n`,
      failure: { code: 'provider.overflow', recovery: 'shorten' },
      says: overflow,
    },
    {
      kind,
      name: 'an event error that is no JSON',
      type: 'text/event-stream',
      body: 'event: error\ndata: The relay lost its line\n\n',
      failure: { code: 'provider.unreachable', recovery: 'retry' },
      says: 'The relay lost its line',
    },
    {
      kind,
      name: 'money that is spent',
      type: 'application/json',
      body: JSON.stringify({
        type: 'error',
        error: { type: 'billing_error', message: 'Your credit balance is too low' },
      }),
      failure: { code: 'provider.refused', recovery: 'fail-over' },
      says: 'credit balance',
    },
    {
      kind,
      name: 'comments alone',
      type: 'text/event-stream',
      body: ': ping\n\n',
      failure: { code: 'provider.unreachable', recovery: 'retry' },
      says: 'gave no answer',
    },
  ]),
)(
  '$kind: $name under status 200 is a failure with the words of the server',
  async ({ kind, type, body, failure, says }) => {
    const provider = providerOf(kind, await serve(type, body));
    await expect(complete(provider, request, never)).rejects.toMatchObject({
      ...failure,
      message: expect.stringContaining(says) as string,
      remedy: expect.not.stringContaining('base_url') as string,
    });
  },
);

const digits = '8949020000123456789';

test.each<{ kind: Kind; name: string; type: string; body: string }>([
  {
    kind: 'anthropic',
    name: 'in pieces of a stream',
    type: 'text/event-stream',
    body: [
      '{"type":"message_start","message":{}}',
      '{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a","name":"mcp_remove","input":{}}}',
      `{"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\\"device\\": ${digits.slice(0, 9)}"}}`,
      `{"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"${digits.slice(9)}}"}}`,
      '{"type":"message_delta","delta":{"stop_reason":"tool_use"}}',
      '{"type":"message_stop"}',
    ]
      .map((data) => `data: ${data}\n\n`)
      .join(''),
  },
  {
    kind: 'anthropic',
    name: 'in a whole answer',
    type: 'application/json',
    body: `{"type":"message","content":[{"type":"tool_use","id":"a","name":"mcp_remove","input":{"device":${digits}}}],"stop_reason":"tool_use"}`,
  },
  {
    kind: 'gemini',
    name: 'in a piece of a stream',
    type: 'text/event-stream',
    body: `data: {"candidates":[{"content":{"parts":[{"functionCall":{"name":"mcp_remove","args":{"device":${digits}}}}]},"finishReason":"STOP"}]}\n\n`,
  },
  {
    kind: 'gemini',
    name: 'in a whole answer',
    type: 'application/json',
    body: `[{"candidates":[{"content":{"parts":[{"functionCall":{"name":"mcp_remove","args":{"device":${digits}}}}]}}]}]`,
  },
  {
    kind: 'openai',
    name: 'in a whole answer',
    type: 'application/json',
    body: `{"choices":[{"message":{"tool_calls":[{"function":{"name":"mcp_remove","arguments":{"device":${digits}}}}]}}]}`,
  },
])('$kind: every digit of a whole number $name is kept', async ({ kind, type, body }) => {
  const provider = providerOf(kind, await serve(type, body));
  const { toolCalls } = await complete(provider, request, never);
  expect(toolCalls.map(({ arguments: args }) => args)).toEqual([{ device: digits }]);
});

const write = '"name":"gpio_write"';

test.each<{ kind: Kind; name: string; type: string; body: string }>([
  {
    kind: 'anthropic',
    name: 'in a piece of a stream',
    type: 'text/event-stream',
    body: `data: {"type":"message_start","message":{}}\n\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a","name":"gpio_read",${write},"input":{"pin":5,"value":1}}}\n\ndata: {"type":"message_delta","delta":{"stop_reason":"tool_use"}}\n\ndata: {"type":"message_stop"}\n\n`,
  },
  {
    kind: 'anthropic',
    name: 'in a whole answer',
    type: 'application/json',
    body: `{"type":"message","content":[{"type":"tool_use","id":"a",${write},"input":{"pin":5,"value":0,"value":1}}],"stop_reason":"tool_use"}`,
  },
  {
    kind: 'gemini',
    name: 'in a piece of a stream',
    type: 'text/event-stream',
    body: `data: {"candidates":[{"content":{"parts":[{"functionCall":{${write},"args":{"pin":5,"value":0,"value":1}}}]},"finishReason":"STOP"}]}\n\n`,
  },
  {
    kind: 'gemini',
    name: 'in a whole answer',
    type: 'application/json',
    body: `[{"candidates":[{"content":{"parts":[{"functionCall":{${write},"args":{"pin":5,"value":0,"value":1}}}]}}]}]`,
  },
])(
  '$kind: a key that says two things $name is refused, not read as the last',
  async ({ kind, type, body }) => {
    const provider = providerOf(kind, await serve(type, body));
    await expect(complete(provider, request, never)).rejects.toMatchObject({
      code: 'provider.protocol',
      recovery: 'retry',
      message: expect.stringMatching(/"(?:name|value)" twice/u) as string,
    });
  },
);

test.each<{ kind: Kind; name: string; body: string; answer: object }>([
  {
    kind: 'anthropic',
    name: 'a call behind the end of the message',
    body: `data: {"type":"message_start","message":{}}\n\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":"Fine."}}\n\ndata: {"type":"message_delta","delta":{"stop_reason":"end_turn"}}\n\ndata: {"type":"message_stop"}\n\ndata: {"type":"content_block_start","index":1,"content_block":{"type":"tool_use","id":"a",${write},"input":{"pin":5,"value":1}}}\n\n`,
    answer: { text: 'Fine.' },
  },
  {
    kind: 'gemini',
    name: 'a call of a second candidate',
    body: `data: {"candidates":[{"index":0,"content":{"parts":[{"text":"Fine."}]},"finishReason":"STOP"},{"index":1,"content":{"parts":[{"functionCall":{${write},"args":{"pin":5,"value":1}}}]},"finishReason":"STOP"}]}\n\n`,
    answer: { text: 'Fine.' },
  },
  {
    kind: 'gemini',
    name: 'a call within a thought',
    body: `data: {"candidates":[{"content":{"parts":[{"thought":true,"functionCall":{${write},"args":{"pin":5,"value":1}}}]},"finishReason":"STOP"}]}\n\n`,
    answer: { text: '', thought: '{"name":"gpio_write","args":{"pin":5,"value":1}}' },
  },
  {
    kind: 'gemini',
    name: 'a call under the role of a function',
    body: `data: {"candidates":[{"content":{"role":"function","parts":[{"functionCall":{${write},"args":{"pin":5,"value":1}}}]},"finishReason":"STOP"}]}\n\n`,
    answer: { text: '' },
  },
  {
    kind: 'anthropic',
    name: 'a call under the role of the user',
    body: `data: {"type":"message_start","message":{"role":"user"}}\n\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a",${write},"input":{"pin":5,"value":1}}}\n\ndata: {"type":"message_delta","delta":{"stop_reason":"end_turn"}}\n\ndata: {"type":"message_stop"}\n\n`,
    answer: { text: '' },
  },
])('$kind: $name is not made', async ({ kind, body, answer }) => {
  const provider = providerOf(kind, await serve('text/event-stream', body));
  expect(await complete(provider, request, never)).toMatchObject({
    ...answer,
    toolCalls: [],
    reason: 'stop',
  });
});

test('a word where a key belongs that a local server does not want is not taken out of its answers', async () => {
  const said = { choices: [{ index: 0, message: { content: 'Pin 11 is low.' }, finish_reason: 'stop' }] };
  const origin = await serve('application/json', JSON.stringify(said));
  const provider = new OpenAiProvider({
    id: 'shop',
    model: 'm',
    clock: systemClock,
    newId: () => 'new',
    baseUrl: `${origin}/v1`,
    apiKey: '1',
    vision: false,
  });
  expect((await complete(provider, request, never)).text).toBe('Pin 11 is low.');
});
