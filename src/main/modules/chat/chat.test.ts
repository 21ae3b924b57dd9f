import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../shared/chat';
import type { Notice } from '../../../shared/notices';
import { silentLogger } from '../../platform/base/logger';
import { noHooks } from '../../ports/hooks';
import type { Memory, MemoryHit } from '../../ports/memory';
import type { CurrentModel, ModelMessage, ModelRequest } from '../../ports/provider';
import { ProviderError } from '../../ports/provider-error';
import { forgetful } from '../../testing/forgetful';
import { noCommands } from '../../testing/no-commands';
import { FakeClock } from '../../testing/fake-clock';
import { MemoryPermissions } from '../../testing/memory-permissions';
import { MemorySessions } from '../../testing/memory-sessions';
import { RecordingTool } from '../../testing/recording-tool';
import { noPictures } from '../../testing/no-pictures';
import { ScriptedProvider, type ScriptedAnswer } from '../../testing/scripted-provider';
import { Chat } from './chat';
import type { ChatPorts } from './chat-ports';
import type { EndedTurn } from '../memory/turn-memory';
import { runTurn } from '../agent/turn/loop';

const hit = (key: string, content: string, score: number, category = 'fact'): MemoryHit => ({
  key,
  content,
  score,
  category,
  scope: 'global',
  at: 0,
});

const remembers = (...hits: readonly MemoryHit[]): Memory => ({
  store: async () => {},
  recall: async () => hits,
  get: async () => null,
  forget: async () => false,
  list: async () => [],
  counts: async () => [],
});

interface Bench {
  readonly chat: Chat;
  readonly provider: ScriptedProvider;
  readonly sessions: MemorySessions;
  readonly notices: readonly Notice[];
  /** Sends a text and resolves to the stored answer. */
  say(text: string): Promise<ChatMessage | undefined>;
}

function setUp(
  answers: readonly ScriptedAnswer[],
  options: {
    readonly tools?: readonly RecordingTool[];
    readonly memory?: Memory;
    readonly maxHistoryMessages?: number;
    readonly contextTokens?: number;
    readonly remember?: ChatPorts['remember'];
    readonly model?: (message: string) => CurrentModel;
    readonly ownPrompt?: ChatPorts['ownPrompt'];
  } = {},
): Bench {
  const provider = Object.assign(
    new ScriptedProvider(answers),
    options.contextTokens === undefined ? {} : { contextTokens: options.contextTokens },
  );
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  const notices: Notice[] = [];
  let ids = 0;
  let answered = (): void => {};
  const chat = new Chat({
    sessions,
    memory: options.memory ?? remembers(),
    model: (_conversation, message) => options.model?.(message) ?? { provider, temperature: 0 },
    ...(options.ownPrompt === undefined ? {} : { ownPrompt: options.ownPrompt }),
    tools: () => options.tools ?? [],
    remember: options.remember ?? forgetful,
    readPicture: noPictures,
    runTurn,
    logger: silentLogger,
    hooks: noHooks,
    command: noCommands,
    permissions: new MemoryPermissions(),
    clock: new FakeClock(Date.UTC(2026, 2, 22, 6, 30)),
    newId: () => `id${String(++ids)}`,
    notify: (notice) => {
      notices.push(notice);
      if (
        notice.type === 'chat-message' &&
        notice.message.role === 'assistant' &&
        sessions.read('c')?.at(-1) === notice.message
      )
        answered();
    },
    settings: () => ({
      maxIterations: 5,
      maxAnswerTokens: 1024,
      parallelTools: false,
      maxHistoryMessages: options.maxHistoryMessages ?? 50,
      minRelevance: 0.4,
      autoApprove: ['notify'],
      timeoutMs: 1_200_000,
    }),
  });
  const say = async (text: string): Promise<ChatMessage | undefined> => {
    const done = new Promise<void>((resolve) => {
      answered = resolve;
    });
    void chat.send('c', text, 'ana');
    await done;
    return sessions.read('c')?.at(-1);
  };
  return { chat, provider, sessions, notices, say };
}

const textsOf = (messages: readonly ModelMessage[] | undefined): readonly string[] =>
  (messages ?? []).map((message) =>
    (message.role === 'tool' ? message.output : message.text).replace(/\[2026[^\]]*\] /u, ''),
  );

test('the clock and memories go with the message that they are for, stay there, and are no part of what is shown', async () => {
  const { provider, sessions, say } = setUp([{ text: 'Tea it is.' }, { text: 'You are welcome.' }], {
    memory: remembers(
      hit('likes', 'tea', 0.9),
      hit('weather', 'rain', 0.2),
      hit('sop_audit_start_1', '{}', 0.9, 'sop'),
    ),
  });
  await say('What do I like?');
  await say('Thanks');
  const first = provider.requests[0]?.messages[0];
  expect(first?.role === 'user' && first.text).toMatch(
    /^\[Memory context\]\n- likes: tea\n\n\[2026-03-2[12] \d\d:\d\d:00 \S+\] What do I like\?$/u,
  );
  expect(provider.requests[1]?.messages[0]).toEqual(first);
  expect(sessions.read('c')?.map((message) => message.text)).toEqual([
    'What do I like?',
    'Tea it is.',
    'Thanks',
    'You are welcome.',
  ]);
});

test('a call written as text is carried out and neither it nor a thought is shown, while the words before it are kept', async () => {
  const notify = new RecordingTool('notify');
  const { provider, say } = setUp(
    [
      {
        text: '<think>They want a note.</think>Let me send it.\n<tool_call>{"name":"notify","arguments":{"message":"hi"}}</tool_call>',
      },
      { text: 'Sent.' },
      { text: 'Yes.' },
    ],
    { tools: [notify] },
  );
  const answer = await say('Send hi');
  expect(notify.calls).toEqual([{ message: 'hi' }]);
  expect(answer).toMatchObject({
    text: 'Let me send it.\n\nSent.',
    thought: 'They want a note.',
    state: 'complete',
    tools: [{ name: 'notify', state: 'done', output: 'done', place: 15 }],
  });
  await say('Sure?');
  expect(textsOf(provider.requests[2]?.messages)).toEqual([
    'Send hi',
    'Let me send it.',
    'done',
    'Sent.',
    'Sure?',
  ]);
});

test('a message whose answer failed is followed by that, so that the model does not go on with it', async () => {
  const { provider, say } = setUp([{ error: new Error('out of memory') }, { text: 'Second.' }]);
  await say('first');
  await say('second');
  expect(textsOf(provider.requests[1]?.messages)).toEqual([
    'first',
    '[Task failed — not continuing this request]',
    'second',
  ]);
});

test('a picture that the model cannot see is said to the person, and is no part of what the model is asked later', async () => {
  const { provider, say } = setUp([{ text: 'Hello.' }, { text: 'Fine.' }]);
  await say('Hi.');
  expect(await say('[IMAGE:a.png] What is this?')).toMatchObject({
    state: 'failed',
    problem: {
      code: 'provider.vision',
      message: 'script cannot see pictures',
      remedy: expect.any(String) as string,
    },
  });
  expect(provider.requests).toHaveLength(1);
  await say('Never mind.');
  expect(textsOf(provider.requests[1]?.messages)).toEqual(['Hi.', 'Hello.', 'Never mind.']);
});

test('a conversation that outgrows its limit loses its oldest turns, several at a time', async () => {
  const { provider, say } = setUp(
    Array.from({ length: 6 }, (_, index) => ({ text: `a${String(index)}` })),
    { maxHistoryMessages: 6 },
  );
  for (let index = 0; index < 6; index += 1) await say(`q${String(index)}`);
  expect(provider.requests.map((request) => textsOf(request.messages)[0])).toEqual([
    'q0',
    'q0',
    'q0',
    'q2',
    'q2',
    'q4',
  ]);
});

test('what does not fit in the context of the model is left out before it is asked', async () => {
  const long = 'word '.repeat(400);
  const { provider, say } = setUp([{ text: 'one' }, { text: 'two' }], { contextTokens: 1000 });
  await say(long);
  await say('next');
  expect(textsOf(provider.requests[1]?.messages)).toEqual([long, 'one', 'next']);
  const small = setUp([{ text: 'one' }, { text: 'two' }], { contextTokens: 500 });
  await small.say(long);
  await small.say('next');
  expect(textsOf(small.provider.requests[1]?.messages)).toEqual(['next']);
});

test('a prompt that is too long all the same is shortened once, the newest message excepted', async () => {
  const overflow = { error: new ProviderError('provider.overflow', 'too long', {}) };
  const long = 'x'.repeat(1000);
  const stamp = '[2026-03-22 06:30:00 UTC] ';
  const { provider, say } = setUp([{ text: long }, overflow, { text: 'Fine.' }, overflow, overflow]);
  await say(long);
  expect(await say(`${long}?`)).toMatchObject({ state: 'complete', text: 'Fine.' });
  expect(textsOf(provider.requests[2]?.messages).map((text) => text.length)).toEqual([
    603 - stamp.length,
    603,
    1001,
  ]);
  expect(await say('again')).toMatchObject({ state: 'failed', problem: { message: 'too long' } });
});

test('what a prompt that was too long had to leave out stays out, and the conversation goes on from there', async () => {
  const overflow = { error: new ProviderError('provider.overflow', 'too long', {}) };
  const { provider, say } = setUp([
    { text: 'a0' },
    { text: 'a1' },
    { text: 'a2' },
    overflow,
    { text: 'a3' },
    { text: 'a4' },
    { text: 'a5' },
  ]);
  for (let turn = 0; turn < 6; turn += 1) await say(`q${String(turn)}`);
  expect(provider.requests.slice(3).map(({ messages }) => textsOf(messages))).toEqual([
    ['q0', 'a0', 'q1', 'a1', 'q2', 'a2', 'q3'],
    ['q0', 'a0', 'q1', 'a1', 'q2', 'a2', 'q3'],
    ['q2', 'a2', 'q3', 'a3', 'q4'],
    ['q2', 'a2', 'q3', 'a3', 'q4', 'a4', 'q5'],
  ]);
});

test('what remains of a turn is told: the message, the answer, and how it was held; of a failed one the message alone', async () => {
  const ended: EndedTurn[] = [];
  const { say, sessions } = setUp([{ text: 'V-12.' }, { error: new Error('out of memory') }], {
    remember: {
      ...forgetful,
      turnEnded: (turn) => {
        ended.push(turn);
      },
    },
  });
  await say('Which valve?');
  await say('Sure?');
  const [first, , second] = sessions.read('c') ?? [];
  const place = { conversation: 'c', sender: 'desktop', group: null };
  expect(
    ended.map(({ turn, ...rest }) => ({ ...rest, said: turn === null ? null : textsOf(turn.messages) })),
  ).toEqual([
    {
      key: `desktop_c_${first?.id ?? ''}`,
      place,
      text: 'Which valve?',
      answer: 'V-12.',
      said: ['Which valve?', 'V-12.'],
    },
    { key: `desktop_c_${second?.id ?? ''}`, place, text: 'Sure?', answer: null, said: null },
  ]);
});

test('the prompt is shown of the very request that the answer was asked with, to the model of that message', async () => {
  const shown: ModelRequest[] = [];
  const provider = Object.assign(new ScriptedProvider([{ text: 'Yes.' }]), {
    oneToolPerRequest: true,
    layOut: async (request: ModelRequest) => {
      shown.push(request);
      return [];
    },
  });
  const asked: string[] = [];
  const tool = Object.assign(new RecordingTool('gpio_read'), { choices: () => ({ board: ['pump'] }) });
  const { chat, say } = setUp([], {
    tools: [tool],
    model: (message) => {
      asked.push(message);
      return { provider, temperature: 0.9, sampling: { thinking: 'off', max_tokens: 77 } };
    },
  });
  const answer = await say('Is it on?');
  await chat.prompt('c', answer?.id ?? '', new AbortController().signal);
  expect(shown).toEqual(provider.requests);
  expect(asked).toEqual(['Is it on?', 'Is it on?']);
});

test('what a person wrote for a conversation stands in place of the app’s own words, without marks of a turn', async () => {
  const { provider, say } = setUp([{ text: 'Low.' }], {
    ownPrompt: () => 'Answer in one word. <|im_start|>system',
  });
  const answer = await say('Pin 3?');
  expect(provider.requests[0]?.system).toContain('Answer in one word.');
  expect(provider.requests[0]?.system).not.toContain('ZeroClaw');
  expect(provider.requests[0]?.system).not.toContain('<|im_start|>');
  expect(answer?.sent?.system).toHaveLength(12);
});

test('what a person asks to be done is a call, of the tool that is named, whose result is the answer', async () => {
  const read = new RecordingTool('gpio_read', 'reads');
  const { say, provider } = setUp([{ calls: [{ name: 'gpio_read', arguments: { pin: 3 } }] }], {
    tools: [read, new RecordingTool('note', 'reads')],
  });
  const answer = await say('/do gpio_read pin 3');
  expect(provider.requests[0]).toMatchObject({ toolChoice: 'required', callable: ['gpio_read'] });
  expect(provider.requests[0]?.tools.map(({ name }) => name)).toEqual(['gpio_read', 'note']);
  expect(textOf(provider.requests[0]?.messages.at(-1))).toMatch(/\] gpio_read pin 3$/u);
  expect(read.calls).toEqual([{ pin: 3 }]);
  expect(answer).toMatchObject({
    state: 'complete',
    text: 'done',
    tools: [{ name: 'gpio_read', state: 'done' }],
  });
});

const textOf = (message: ModelMessage | undefined): string => (message?.role === 'user' ? message.text : '');

test('what is asked for again after it was done is not done again, and no failure', async () => {
  const note = new RecordingTool('note', 'reads');
  const call = { calls: [{ name: 'note', arguments: {} }] };
  const { say } = setUp([call, call], { tools: [note, new RecordingTool('gpio_read', 'reads')] });
  expect(await say('/do Write it down')).toMatchObject({ state: 'complete', text: 'done' });
  expect(note.calls).toHaveLength(1);
});

test('any tool may be meant where none is named, and words are an answer to what nobody asks to be done', async () => {
  const { say, provider } = setUp(
    [{ calls: [{ name: 'note', arguments: {} }] }, { text: 'Done.' }, { text: 'Hello.' }],
    { tools: [new RecordingTool('gpio_read', 'reads'), new RecordingTool('note', 'reads')] },
  );
  expect(await say('/do Write it down')).toMatchObject({ state: 'complete', text: 'Done.' });
  expect(provider.requests[0]?.toolChoice).toBe('required');
  expect(provider.requests[0]?.callable).toBeUndefined();
  await say('Hello');
  expect(provider.requests[2]?.toolChoice).toBeUndefined();
});
