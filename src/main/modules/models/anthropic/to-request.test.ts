import { expect, test } from 'vitest';
import type { ModelRequest } from '../../../ports/provider';
import { toAddress, toRequestBody, toToolsPayload } from './to-request';

const request: ModelRequest = {
  system: 'You run steps.',
  messages: [
    { role: 'user', text: 'Hello.' },
    { role: 'assistant', text: 'Hello!', toolCalls: [] },
    { role: 'user', text: '[15:30] What is this?', images: [{ mediaType: 'image/png', base64: 'AAAA' }] },
    {
      role: 'assistant',
      text: '',
      toolCalls: [
        { id: 'functions.a:0', name: 'gpio_read', arguments: { pin: 3 } },
        { id: 'b', name: 'gpio_read', arguments: { pin: 4 } },
      ],
    },
    { role: 'tool', callId: 'functions.a:0', name: 'gpio_read', status: 'error', output: 'no board' },
    { role: 'tool', callId: 'b', name: 'gpio_read', status: 'ok', output: '' },
    { role: 'user', text: 'Go on.' },
  ],
  tools: [
    {
      name: 'gpio_read',
      description: 'Read a pin',
      parameters: { properties: { pin: { type: 'integer' } } },
    },
  ],
  toolChoice: 'required',
  temperature: 1.5,
  maxTokens: 256,
  conversation: 'chat:1',
  priority: 'chat',
};
const kept = { type: 'ephemeral' };

test('a request becomes the body of a streamed message: sides alternate, results stand together in front, prefixes are marked', () => {
  expect(toRequestBody('claude', request)).toEqual({
    model: 'claude',
    max_tokens: 256,
    system: [{ type: 'text', text: 'You run steps.', cache_control: kept }],
    messages: [
      { role: 'user', content: [{ type: 'text', text: 'Hello.' }] },
      { role: 'assistant', content: [{ type: 'text', text: 'Hello!' }] },
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
          { type: 'text', text: '[15:30] What is this?' },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'tool_use', id: 'functions_a_0', name: 'gpio_read', input: { pin: 3 } },
          { type: 'tool_use', id: 'b', name: 'gpio_read', input: { pin: 4 } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'functions_a_0', content: 'no board', is_error: true },
          { type: 'tool_result', tool_use_id: 'b', content: '(no output)' },
          { type: 'text', text: 'Go on.', cache_control: kept },
        ],
      },
    ],
    tools: [
      {
        name: 'gpio_read',
        description: 'Read a pin',
        input_schema: { type: 'object', properties: { pin: { type: 'integer' } } },
      },
    ],
    tool_choice: { type: 'any' },
    temperature: 1,
    stream: true,
  });
});

test('the part of a conversation that lasts is marked in front of the newest message, which holds the clock', () => {
  const { messages } = toRequestBody('claude', { ...request, messages: request.messages.slice(0, 3) }) as {
    messages: { content: { cache_control?: object }[] }[];
  };
  expect(messages.map(({ content }) => content.map((block) => block.cache_control !== undefined))).toEqual([
    [false],
    [true],
    [false, true],
  ]);
});

test('thoughts stand in front of their call', () => {
  const thoughts = [{ type: 'thinking', thinking: 'Hm.', signature: 's' }];
  const { messages } = toRequestBody('claude', request, {
    temperature: false,
    thoughtsOf: (call) => (call === 'functions.a:0' ? thoughts : undefined),
  }) as { messages: { content: object[] }[] };
  expect(messages[3]?.content[0]).toEqual(thoughts[0]);
});

test('what is not there is not sent', () => {
  expect(
    Object.keys(
      toRequestBody(
        'claude',
        { ...request, system: '', tools: [] },
        { temperature: false, thoughtsOf: () => undefined },
      ),
    ),
  ).toEqual(['model', 'max_tokens', 'messages', 'stream']);
});

test('tools have a form of their own', () => {
  expect(toToolsPayload(request.tools)).toEqual({
    kind: 'anthropic',
    tools: [
      {
        name: 'gpio_read',
        description: 'Read a pin',
        input_schema: { type: 'object', properties: { pin: { type: 'integer' } } },
      },
    ],
  });
});

test.each([
  'https://api.anthropic.com',
  'https://api.anthropic.com/',
  'https://api.anthropic.com/v1',
  'https://api.anthropic.com/v1/messages',
])('%s leads to the method', (base) => {
  expect(toAddress(base)).toBe('https://api.anthropic.com/v1/messages');
});

test.each([
  { sampling: { top_p: 0.9, top_k: 20 }, then: { top_p: 0.9, top_k: 20 } },
  { sampling: { top_p: 0.9, temperature: 0.3 }, then: { temperature: 0.3 } },
  { sampling: { top_k: 0 }, then: { temperature: 0.3 } },
])('of $sampling the service is sent $then', ({ sampling, then }) => {
  const body = toRequestBody('claude', { ...request, temperature: 0.3, sampling });
  expect({
    ...('temperature' in body ? { temperature: body['temperature'] } : {}),
    ...('top_p' in body ? { top_p: body['top_p'] } : {}),
    ...('top_k' in body ? { top_k: body['top_k'] } : {}),
  }).toEqual(then);
});
