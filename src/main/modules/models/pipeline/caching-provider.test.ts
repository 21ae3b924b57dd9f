import { expect, test } from 'vitest';
import { complete, type ModelMessage, type ModelRequest } from '../../../ports/provider';
import type { ResponseCache } from '../../../ports/response-cache';
import { ScriptedProvider, type ScriptedAnswer } from '../../../testing/scripted-provider';
import { cachingProvider } from './caching-provider';
import { withTurnContext } from '../../agent/history/turn-context';

const never = new AbortController().signal;
const asked = (text: string, before: readonly ModelMessage[] = []): readonly ModelMessage[] => [
  ...before,
  { role: 'user', text },
];
const base: ModelRequest = {
  system: 'You help.',
  messages: asked('What is a relay?'),
  tools: [{ name: 'gpio_write', description: 'Sets a pin', parameters: { type: 'object' } }],
  temperature: 0,
  maxTokens: 100,
  conversation: 'chat:1',
  priority: 'chat',
};
const answers: readonly ScriptedAnswer[] = [{ text: 'first' }, { text: 'second' }];

class MapCache implements ResponseCache {
  readonly kept = new Map<string, string>();
  find(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  keep(key: string, text: string): void {
    this.kept.set(key, text);
  }
}

/** What the second of two requests is answered with. */
async function second(
  requests: readonly [ModelRequest, ModelRequest],
  script: readonly ScriptedAnswer[] = answers,
  identities: readonly [string, string] = ['x', 'x'],
): Promise<string> {
  const provider = new ScriptedProvider(script);
  const cache = new MapCache();
  let identity = identities[0];
  const cached = cachingProvider(
    provider,
    () => identity,
    () => cache,
  );
  await complete(cached, requests[0], never);
  identity = identities[1];
  const { text, toolCalls, reason } = await complete(cached, requests[1], never);
  return toolCalls.length > 0 ? 'a call' : `${text}${reason === 'stop' ? '' : ` (${reason})`}`;
}

const at = (clock: string, memories = ''): ModelRequest => ({
  ...base,
  messages: asked(withTurnContext('What is a relay?', clock, memories)),
});
const tool: ModelMessage = { role: 'tool', callId: 'c', name: 'gpio_write', status: 'ok', output: 'done' };
const call: ModelMessage = {
  role: 'assistant',
  text: '',
  toolCalls: [{ id: 'c', name: 'gpio_write', arguments: {} }],
};

test.each<{ name: string; requests: readonly [ModelRequest, ModelRequest]; then: string }>([
  { name: 'the same request gets the same answer', requests: [base, base], then: 'first' },
  {
    name: 'in another conversation, too',
    requests: [base, { ...base, conversation: 'chat:2' }],
    then: 'first',
  },
  {
    name: 'at another time of the day, too',
    requests: [at('2026-03-22 15:30:00 GMT+9'), at('2026-03-23 08:00:01 GMT+9')],
    then: 'first',
  },
  {
    name: 'but not with other memories',
    requests: [
      at('2026-03-22 15:30:00 GMT+9'),
      at('2026-03-22 15:30:00 GMT+9', '[Memory context]\n- a: b\n\n'),
    ],
    then: 'second',
  },
  {
    name: 'but not with another question',
    requests: [base, { ...base, messages: asked('What is a valve?') }],
    then: 'second',
  },
  {
    name: 'but not after another talk',
    requests: [
      base,
      {
        ...base,
        messages: asked('What is a relay?', [
          { role: 'user', text: 'hello' },
          { role: 'assistant', text: 'hello', toolCalls: [] },
        ]),
      },
    ],
    then: 'second',
  },
  {
    name: 'but not with another system prompt',
    requests: [base, { ...base, system: 'You mock.' }],
    then: 'second',
  },
  { name: 'but not with other tools', requests: [base, { ...base, tools: [] }], then: 'second' },
  { name: 'but not with another limit', requests: [base, { ...base, maxTokens: 200 }], then: 'second' },
  {
    name: 'never at another temperature',
    requests: [
      { ...base, temperature: 0.1 },
      { ...base, temperature: 0.1 },
    ],
    then: 'second',
  },
  {
    name: 'never in a procedure',
    requests: [
      { ...base, priority: 'sop' },
      { ...base, priority: 'sop' },
    ],
    then: 'second',
  },
  { name: 'never where it is asked for again', requests: [base, { ...base, again: true }], then: 'second' },
  {
    name: 'never after a tool was used',
    requests: [
      { ...base, messages: [...asked('go'), call, tool] },
      { ...base, messages: [...asked('go'), call, tool] },
    ],
    then: 'second',
  },
])('$name', async ({ requests, then }) => {
  expect(await second(requests)).toBe(then);
});

test('what was asked for again is what is given from then on', async () => {
  const cached = cachingProvider(
    new ScriptedProvider(answers),
    () => 'x',
    (
      (cache) => () =>
        cache
    )(new MapCache()),
  );
  const texts = [];
  for (const request of [base, { ...base, again: true }, base])
    texts.push((await complete(cached, request, never)).text);
  expect(texts).toEqual(['first', 'second', 'second']);
});

test.each<{ name: string; script: readonly ScriptedAnswer[]; then: string }>([
  {
    name: 'a call is never given again',
    script: [{ calls: [{ name: 'gpio_write', arguments: {} }] }, { text: 'second' }],
    then: 'second',
  },
  {
    name: 'nor is one that is written out',
    script: [{ text: '<tool_call>{"name":"gpio_write","arguments":{}}</tool_call>' }, { text: 'second' }],
    then: 'second',
  },
  {
    name: 'nor is what came where thoughts belong',
    script: [{ text: 'first', misplaced: true }, { text: 'second' }],
    then: 'second',
  },
  { name: 'nor is nothing', script: [{ text: '<think>hm</think>' }, { text: 'second' }], then: 'second' },
])('$name', async ({ script, then }) => {
  expect(await second([base, base], script)).toBe(then);
});

test('another file behind the same name has other answers', async () => {
  expect(await second([base, base], answers, ['one', 'two'])).toBe('second');
});

test('without a cache every request is asked, and a failure is kept by nobody', async () => {
  const provider = new ScriptedProvider([{ error: new Error('broken') }, { text: 'a' }, { text: 'b' }]);
  const cache = new MapCache();
  await expect(
    complete(
      cachingProvider(
        provider,
        () => 'x',
        () => cache,
      ),
      base,
      never,
    ),
  ).rejects.toThrow('broken');
  expect(cache.kept.size).toBe(0);
  const plain = cachingProvider(
    provider,
    () => 'x',
    () => null,
  );
  expect([(await complete(plain, base, never)).text, (await complete(plain, base, never)).text]).toEqual([
    'a',
    'b',
  ]);
  await expect(complete(plain, base, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
});
