import { expect, test } from 'vitest';
import type { ModelRequest } from '../../../ports/provider';
import { usualDialect } from './dialect';
import { toAddress, toRequestBody } from './to-request';

const request: ModelRequest = {
  system: 'You run steps.',
  messages: [
    { role: 'user', text: 'Close it.' },
    { role: 'assistant', text: '', toolCalls: [{ id: 'a', name: 'gpio_write', arguments: { pin: 5 } }] },
    { role: 'tool', callId: 'a', name: 'gpio_write', status: 'error', output: 'no board' },
    { role: 'assistant', text: 'It failed.', toolCalls: [] },
  ],
  tools: [{ name: 'gpio_write', description: 'Set a pin', parameters: { type: 'object' } }],
  toolChoice: 'required',
  temperature: 0,
  maxTokens: 256,
  conversation: 'run:1',
  priority: 'sop',
};

test('a request becomes the body of a streamed chat completion', () => {
  expect(toRequestBody('qwen', request)).toEqual({
    model: 'qwen',
    messages: [
      { role: 'system', content: 'You run steps.' },
      { role: 'user', content: 'Close it.' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'gpio_write', arguments: '{"pin":5}' } }],
      },
      { role: 'tool', tool_call_id: 'a', content: 'Error: no board' },
      { role: 'assistant', content: 'It failed.' },
    ],
    tools: [
      {
        type: 'function',
        function: { name: 'gpio_write', description: 'Set a pin', parameters: { type: 'object' } },
      },
    ],
    tool_choice: 'required',
    temperature: 0,
    max_tokens: 256,
    stream: true,
    stream_options: { include_usage: true },
  });
});

test('without tools the body does not mention them', () => {
  expect(Object.keys(toRequestBody('qwen', { ...request, tools: [] }))).toEqual([
    'model',
    'messages',
    'temperature',
    'max_tokens',
    'stream',
    'stream_options',
  ]);
});

test.each([
  { base: 'http://h/v1', address: 'http://h/v1/chat/completions' },
  { base: 'http://h/v1/', address: 'http://h/v1/chat/completions' },
  { base: 'http://h/v1/chat/completions', address: 'http://h/v1/chat/completions' },
])('$base leads to $address', ({ base, address }) => {
  expect(toAddress(base)).toBe(address);
});

test('what people set of drawing the words travels, and nothing else does', () => {
  const drawn = [
    'top_p',
    'top_k',
    'min_p',
    'repeat_penalty',
    'presence_penalty',
    'seed',
    'chat_template_kwargs',
  ];
  const sent = (change: Partial<ModelRequest>, dialect = usualDialect): object =>
    Object.fromEntries(
      Object.entries(toRequestBody('qwen', { ...request, ...change }, { dialect })).filter(([key]) =>
        drawn.includes(key),
      ),
    );
  const sampling = { top_p: 0.9, top_k: 20, seed: 7, thinking: 'off', max_tokens: 64 } as const;
  expect(sent({})).toEqual({});
  expect(sent({ sampling })).toEqual({
    top_p: 0.9,
    top_k: 20,
    seed: 7,
    chat_template_kwargs: { enable_thinking: false },
  });
  expect(sent({ sampling, again: true })).not.toHaveProperty('seed');
  expect(sent({ sampling }, { ...usualDialect, sampling: false })).toEqual({});
});
