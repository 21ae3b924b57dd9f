import { expect, test } from 'vitest';
import type { ModelRequest } from '../../../ports/provider';
import { toAddress, toRequestBody, toToolsPayload } from './to-request';

const request: ModelRequest = {
  system: 'You run steps.',
  messages: [
    { role: 'user', text: 'Look.', images: [{ mediaType: 'image/jpeg', base64: 'AAAA' }] },
    {
      role: 'assistant',
      text: 'Reading.',
      toolCalls: [
        { id: 'a', name: 'gpio_read', arguments: { pin: 3 } },
        { id: 'b', name: 'gpio_read', arguments: { pin: 4 } },
      ],
    },
    { role: 'tool', callId: 'a', name: 'gpio_read', status: 'error', output: 'no board' },
    { role: 'tool', callId: 'b', name: 'gpio_read', status: 'ok', output: '1' },
    { role: 'user', text: 'Go on.' },
  ],
  tools: [
    {
      name: 'gpio_read',
      description: 'Read a pin',
      parameters: { type: 'object', properties: { pin: { type: 'integer' } } },
    },
  ],
  toolChoice: 'required',
  temperature: 0.2,
  maxTokens: 256,
  conversation: 'chat:1',
  priority: 'chat',
};

test('a request becomes the body of a streamed generation', () => {
  expect(toRequestBody('gemini-2.5-flash', request)).toEqual({
    systemInstruction: { parts: [{ text: 'You run steps.' }] },
    contents: [
      { role: 'user', parts: [{ text: 'Look.' }, { inlineData: { mimeType: 'image/jpeg', data: 'AAAA' } }] },
      {
        role: 'model',
        parts: [
          { text: 'Reading.' },
          { functionCall: { name: 'gpio_read', args: { pin: 3 } } },
          { functionCall: { name: 'gpio_read', args: { pin: 4 } } },
        ],
      },
      {
        role: 'user',
        parts: [
          { functionResponse: { name: 'gpio_read', response: { error: 'no board' } } },
          { functionResponse: { name: 'gpio_read', response: { output: '1' } } },
          { text: 'Go on.' },
        ],
      },
    ],
    tools: [
      {
        functionDeclarations: [
          {
            name: 'gpio_read',
            description: 'Read a pin',
            parametersJsonSchema: { type: 'object', properties: { pin: { type: 'integer' } } },
          },
        ],
      },
    ],
    toolConfig: { functionCallingConfig: { mode: 'ANY' } },
    generationConfig: { temperature: 0.2, maxOutputTokens: 256 },
  });
});

test('ids and signatures go back with their calls', () => {
  const { contents } = toRequestBody('gemini-3-pro', request, (call) =>
    call === 'a' ? { id: 'fc-1', signature: 'sig' } : undefined,
  ) as { contents: { parts: object[] }[] };
  expect(contents[1]?.parts.slice(1)).toEqual([
    { functionCall: { id: 'fc-1', name: 'gpio_read', args: { pin: 3 } }, thoughtSignature: 'sig' },
    { functionCall: { name: 'gpio_read', args: { pin: 4 } } },
  ]);
  expect(contents[2]?.parts[0]).toEqual({
    functionResponse: { id: 'fc-1', name: 'gpio_read', response: { error: 'no board' } },
  });
});

test.each([
  { model: 'gemini-3-pro-preview', signature: 'skip_thought_signature_validator' },
  { model: 'gemini-2.5-flash', signature: undefined },
])('the calls of another model have, for $model, the signature $signature', ({ model, signature }) => {
  const { contents } = toRequestBody(model, request) as {
    contents: { parts: { thoughtSignature?: string }[] }[];
  };
  expect(contents[1]?.parts.map(({ thoughtSignature }) => thoughtSignature)).toEqual([
    undefined,
    signature,
    undefined,
  ]);
});

test('without tools the body does not mention them', () => {
  expect(Object.keys(toRequestBody('g', { ...request, system: '', tools: [] }))).toEqual([
    'contents',
    'generationConfig',
  ]);
});

test('tools have a form of their own', () => {
  expect(toToolsPayload(request.tools)).toMatchObject({
    kind: 'gemini',
    functionDeclarations: [{ name: 'gpio_read', parametersJsonSchema: { type: 'object' } }],
  });
});

test.each([
  {
    base: 'https://g',
    model: 'gemini-2.5-flash',
    address: 'https://g/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
  },
  {
    base: 'https://g/v1/',
    model: 'models/gemini-2.5-flash',
    address: 'https://g/v1/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
  },
])('$base leads to $address', ({ base, model, address }) => {
  expect(toAddress(base, model)).toBe(address);
});

test('what people set of drawing the words is sent, a seed not for another answer', () => {
  const sampling = { top_p: 0.9, top_k: 20, presence_penalty: 0.5, seed: 7, min_p: 0.1 };
  const set = { topP: 0.9, topK: 20, presencePenalty: 0.5 };
  const usual = { temperature: 0.2, maxOutputTokens: 256 };
  expect(toRequestBody('m', { ...request, sampling })['generationConfig']).toEqual({
    ...usual,
    ...set,
    seed: 7,
  });
  expect(toRequestBody('m', { ...request, sampling, again: true })['generationConfig']).toEqual({
    ...usual,
    ...set,
  });
});
