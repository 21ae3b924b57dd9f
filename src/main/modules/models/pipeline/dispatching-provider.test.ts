import { describe, expect, test } from 'vitest';
import { complete, type ModelRequest, type Provider } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { ScriptedProvider, type ScriptedAnswer } from '../../../testing/scripted-provider';
import { dispatchingProvider } from './dispatching-provider';

const request: ModelRequest = {
  system: 's',
  messages: [{ role: 'user', text: 'go' }],
  tools: [{ name: 'read', description: 'Reads', parameters: { type: 'object' } }],
  temperature: 0,
  maxTokens: 10,
  conversation: 'c',
  priority: 'chat',
};
const never = new AbortController().signal;
const ready: ScriptedAnswer = { calls: [{ name: 'report_ready', arguments: { ready: true } }] };
const answer: ScriptedAnswer = { text: 'hello' };
const noTools: ScriptedAnswer = {
  error: new ProviderError('provider.tools', 'gemma does not support tools'),
};

function setUp(
  answers: readonly ScriptedAnswer[],
  { setting = 'auto', probed = true, known = null as 'native' | 'xml' | null } = {},
) {
  const scripted = new ScriptedProvider(answers);
  const found: string[] = [];
  let way = known;
  const provider = dispatchingProvider(scripted, {
    setting: () => setting,
    read: () => way,
    found: (now, why) => {
      way = now;
      found.push(`${now}: ${why}`);
    },
    probed,
  });
  const sent = (): readonly string[] =>
    scripted.requests.map(({ tools, system }) =>
      tools[0]?.name === 'report_ready'
        ? 'probe'
        : tools.length > 0
          ? 'native'
          : system.includes('<tool_call>')
            ? 'xml'
            : 'plain',
    );
  return { scripted, provider, found, sent };
}

test.each([
  { name: 'known to take none', known: 'xml', tools: 0 },
  { name: 'known to take them', known: 'native', tools: 1 },
  { name: 'that was not tried yet', known: null, tools: 1 },
] as const)('a model $name is said to be sent $tools tools of its own', ({ known, tools }) => {
  const { provider, scripted } = setUp([], { known });
  const sent = provider.asSent?.(request);
  expect(sent?.tools).toHaveLength(tools);
  expect(sent?.system.includes('<tool_call>')).toBe(tools === 0);
  expect(scripted.requests).toEqual([]);
});

describe('a server that was not tried yet', () => {
  test.each([
    {
      name: 'calls the trivial tool: its own way is used',
      answers: [ready, answer],
      sent: ['probe', 'native', 'native'],
      found: ['native: a trial call came as it should'],
    },
    {
      name: 'writes the call as text: so do we',
      answers: [
        { text: '<tool_call>{"name":"report_ready","arguments":{"ready":true}}</tool_call>' },
        answer,
      ],
      sent: ['probe', 'xml', 'xml'],
      found: ['xml: a trial call came as text'],
    },
    {
      name: 'answers without a call: tools travel as text',
      answers: [{ text: 'I am ready!' }, answer],
      sent: ['probe', 'xml', 'xml'],
      found: ['xml: a trial call did not come'],
    },
    {
      name: 'knows no tools: they travel as text',
      answers: [noTools, answer],
      sent: ['probe', 'xml', 'xml'],
      found: ['xml: gemma does not support tools'],
    },
  ] satisfies readonly {
    name: string;
    answers: readonly ScriptedAnswer[];
    sent: readonly string[];
    found: readonly string[];
  }[])('$name, and is not asked again', async ({ answers, sent, found }) => {
    const setup = setUp([...answers, answer]);
    await complete(setup.provider, request, never);
    await complete(setup.provider, request, never);
    expect([setup.sent(), setup.found]).toEqual([sent, found]);
  });

  test.each<{ name: string; trial: ScriptedAnswer }>([
    { name: 'thinks past the limit', trial: { text: '<think>Let me see', cut: true } },
    { name: 'says nothing', trial: { text: ' ' } },
  ])(
    '$name: its own way is used, nothing is remembered, and it is not tried before every request',
    async ({ trial }) => {
      const { provider, found, sent } = setUp([trial, answer, answer]);
      await complete(provider, request, never);
      await complete(provider, request, never);
      expect([sent(), found]).toEqual([['probe', 'native', 'native'], []]);
    },
  );

  test('and is not there: the failure is passed on, and nothing is remembered', async () => {
    const gone: ScriptedAnswer = {
      error: new ProviderError('provider.unreachable', 'gone', { retryable: true }),
    };
    const { provider, found, sent } = setUp([gone, ready, answer]);
    await expect(complete(provider, request, never)).rejects.toMatchObject({ code: 'provider.unreachable' });
    expect(found).toEqual([]);
    await complete(provider, request, never);
    expect(sent()).toEqual(['probe', 'probe', 'native']);
  });

  test('is tried once, however many ask at the same time', async () => {
    const { provider, sent } = setUp([ready, answer, answer]);
    await Promise.all([complete(provider, request, never), complete(provider, request, never)]);
    expect(sent()).toEqual(['probe', 'native', 'native']);
  });

  test('is not tried for a request without tools', async () => {
    const { provider, sent } = setUp([answer]);
    await complete(provider, { ...request, tools: [] }, never);
    expect(sent()).toEqual(['plain']);
  });

  test('is asked again when whoever asked first stopped', async () => {
    const { provider, scripted, sent } = setUp(['hang', ready, answer]);
    const stop = new AbortController();
    const stopped = expect(complete(provider, request, stop.signal)).rejects.toThrow('enough');
    const waiting = complete(provider, request, never);
    await expect.poll(() => scripted.requests.length).toBe(1);
    stop.abort(new Error('enough'));
    await stopped;
    expect((await waiting).text).toBe('hello');
    expect(sent()).toEqual(['probe', 'probe', 'native']);
  });
});

test('the first failure of tools turns the same request into text, and it stays so', async () => {
  const { provider, found, sent } = setUp([noTools, answer, answer], { known: 'native' });
  expect((await complete(provider, request, never)).text).toBe('hello');
  await complete(provider, request, never);
  expect([sent(), found]).toEqual([['native', 'xml', 'xml'], ['xml: gemma does not support tools']]);
});

test.each([
  { setting: 'native', answers: [noTools], sent: ['native'], fails: true },
  { setting: 'xml', answers: [answer], sent: ['xml'], fails: false },
])('the setting $setting is not questioned', async ({ setting, answers, sent: expected, fails }) => {
  const { provider, sent } = setUp(answers, { setting, known: setting === 'xml' ? 'native' : 'xml' });
  const asked = complete(provider, request, never);
  if (fails) await expect(asked).rejects.toMatchObject({ code: 'provider.tools' });
  else await asked;
  expect(sent()).toEqual(expected);
});

test('a provider that declares nothing gets tools as text, in its own words when it has some', async () => {
  const requests: ModelRequest[] = [];
  const plain: Provider = {
    id: 'plain',
    model: 'm',
    toolsPayload: (tools) => ({
      kind: 'prompt-guided',
      instructions: `You may call ${tools.map(({ name }) => name).join()}.`,
    }),
    async *stream(asked) {
      requests.push(asked);
      yield { type: 'text', text: 'ok' };
    },
  };
  await complete(
    dispatchingProvider(plain, { setting: () => 'auto', read: () => null, found: () => {}, probed: false }),
    request,
    never,
  );
  expect(requests).toMatchObject([{ system: 's\n\nYou may call read.', tools: [] }]);
});

test('a call and its result from before go as text too', async () => {
  const { provider, scripted } = setUp([answer], { known: 'xml' });
  await complete(
    provider,
    {
      ...request,
      messages: [
        ...request.messages,
        { role: 'assistant', text: '', toolCalls: [{ id: 'a', name: 'read', arguments: {} }] },
        { role: 'tool', callId: 'a', name: 'read', status: 'ok', output: '1' },
      ],
    },
    never,
  );
  expect(scripted.requests[0]?.messages.slice(1)).toEqual([
    { role: 'assistant', text: '<tool_call>{"name":"read","arguments":{}}</tool_call>', toolCalls: [] },
    { role: 'user', text: '[Tool results]\n<tool_result name="read" status="ok">\n1\n</tool_result>' },
  ]);
});

test('the size of the context is that of the provider, also when it becomes known later', () => {
  const { scripted, provider } = setUp([]);
  expect(provider.contextTokens).toBeUndefined();
  Object.assign(scripted, { contextTokens: 4_096 });
  expect(provider.contextTokens).toBe(4_096);
});
