import { expect, test } from 'vitest';
import { complete, capabilitiesOf, type ModelRequest } from '../../../ports/provider';
import { asProvider } from './as-provider';

const request: ModelRequest = {
  system: 's',
  messages: [{ role: 'user', text: 'go' }],
  tools: [],
  temperature: 0,
  maxTokens: 10,
  conversation: 'c',
  priority: 'chat',
};
const never = new AbortController().signal;
const settings = { id: 'mine', model: 'm', apiKey: 'k', options: { a: 1 } };
const made = (exported: unknown): ReturnType<typeof asProvider> =>
  asProvider(exported, 'mine.mjs', settings, () => 'new');

test.each([
  {
    name: 'an answer of text',
    exported: { answer: () => 'hello' },
    answer: { text: 'hello', toolCalls: [], reason: 'stop' },
  },
  {
    name: 'an answer with calls',
    exported: { answer: async () => ({ toolCalls: [{ name: 'read', arguments: { pin: 3 } }] }) },
    answer: {
      text: '',
      toolCalls: [{ id: 'new', name: 'read', arguments: { pin: 3 } }],
      reason: 'tool-calls',
    },
  },
  {
    name: 'a stream that does not say its end',
    exported: {
      async *stream() {
        yield { type: 'thought', text: 'hm' };
        yield { type: 'text', text: 'he' };
        yield { type: 'text', text: 'llo' };
      },
    },
    answer: { text: 'hello', thought: 'hm', toolCalls: [], reason: 'stop' },
  },
  {
    name: 'a stream that the limit cut behind the name of a call',
    exported: {
      async *stream() {
        yield { type: 'tool-call', call: { id: 'a', name: 'read', arguments: { pin: 3 } } };
        yield { type: 'tool-call', call: { id: 'b', name: 'water' } };
        yield { type: 'finished', reason: 'length' };
      },
    },
    answer: { toolCalls: [{ id: 'a', name: 'read', arguments: { pin: 3 } }], reason: 'length' },
  },
  {
    name: 'a function that makes it of its settings',
    exported: (given: typeof settings) => ({ answer: () => JSON.stringify(given) }),
    answer: { text: JSON.stringify(settings) },
  },
  {
    name: 'a class',
    exported: (() => {
      class Own {
        greeting = 'hi';
        answer(): string {
          return this.greeting;
        }
      }
      return () => new Own();
    })(),
    answer: { text: 'hi' },
  },
])('$name is a provider', async ({ exported, answer }) => {
  expect(await complete(made(exported), request, never)).toMatchObject(answer);
});

const nothing = { nativeToolCalling: false, promptCaching: false, forcesCalls: false, steerable: false };

test('what it does not declare it cannot do', () => {
  expect([
    capabilitiesOf(made({ answer: () => '' })),
    capabilitiesOf(made({ answer: () => '', capabilities: { vision: true } })),
  ]).toEqual([
    { ...nothing, vision: false },
    { ...nothing, vision: true },
  ]);
});

test.each([
  { name: 'nothing', exported: undefined },
  { name: 'neither method', exported: { chat: () => '' } },
  {
    name: 'a capability that is no yes or no',
    exported: { answer: () => '', capabilities: { vision: 'maybe' } },
  },
])('$name is no provider', ({ exported }) => {
  expect(() => made(exported)).toThrow(
    expect.objectContaining({
      code: 'plugin.broken',
      message: expect.stringContaining('mine.mjs is no provider') as string,
    }) as Error,
  );
});

test.each([
  {
    name: 'an error',
    exported: {
      answer: () => {
        throw new Error('no line');
      },
    },
    failure: { message: 'The plugin mine.mjs failed: no line', retryable: false },
  },
  {
    name: 'an error that passes',
    exported: { answer: () => Promise.reject(Object.assign(new Error('busy'), { retryable: true })) },
    failure: { retryable: true, recovery: 'retry' },
  },
  {
    name: 'an answer that is none',
    exported: { answer: () => 7 },
    failure: { message: expect.stringContaining('The plugin mine.mjs failed') as string },
  },
  {
    name: 'a piece that is none',
    exported: {
      async *stream() {
        yield { type: 'words' };
      },
    },
    failure: { message: expect.stringContaining('The plugin mine.mjs failed') as string },
  },
])('$name of a plugin is the failure of a model', async ({ exported, failure }) => {
  await expect(complete(made(exported), request, never)).rejects.toMatchObject({
    name: 'ProviderError',
    code: 'provider.plugin',
    ...failure,
  });
});

test('a plugin that does not hear an abort is left behind', async () => {
  const stop = new AbortController();
  const answer = complete(made({ answer: () => new Promise(() => {}) }), request, stop.signal);
  stop.abort(new Error('enough'));
  await expect(answer).rejects.toThrow('enough');
});
