import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../../shared/chat';
import { messageOf } from '../../../shared/errors';
import type { Notice } from '../../../shared/notices';
import { silentLogger } from '../../platform/base/logger';
import type { Hook } from '../../ports/hooks';
import type { ModelDelta, ModelMessage, Provider } from '../../ports/provider';
import { forgetful } from '../../testing/forgetful';
import { noCommands } from '../../testing/no-commands';
import { FakeClock } from '../../testing/fake-clock';
import { MapMemory } from '../../testing/map-memory';
import { MemoryPermissions } from '../../testing/memory-permissions';
import { MemorySessions } from '../../testing/memory-sessions';
import { RecordingTool } from '../../testing/recording-tool';
import { noPictures } from '../../testing/no-pictures';
import { ScriptedProvider, type ScriptedAnswer } from '../../testing/scripted-provider';
import { Chat } from './chat';
import type { ChatPorts } from './chat-ports';
import { HookRunner } from '../plugins/hooks/hook-runner';
import { runTurn } from '../agent/turn/loop';
import { comesTrue } from '../../testing/comes-true';

const ana = { by: 'ana', via: 'app' };

interface Bench {
  readonly chat: Chat;
  readonly provider: ScriptedProvider;
  readonly sessions: MemorySessions;
  readonly clock: FakeClock;
  readonly permissions: MemoryPermissions;
  stored(): readonly ChatMessage[];
  /** What the model was asked with, without the clock. */
  asked(request: number): readonly string[];
}

interface SetUp {
  readonly command?: ChatPorts['command'];
  readonly tools?: readonly RecordingTool[];
  readonly on?: Hook['on'];
  readonly maxIterations?: number;
  readonly clock?: FakeClock;
  /** What the model says before each answer. */
  readonly before?: (signal: AbortSignal) => AsyncIterable<ModelDelta>;
}

function setUp(
  answers: readonly ScriptedAnswer[],
  {
    tools = [],
    on = {},
    maxIterations = 5,
    clock = new FakeClock(),
    before,
    command = noCommands,
  }: SetUp = {},
): Bench {
  const provider = new ScriptedProvider(answers);
  const model: Provider =
    before === undefined
      ? provider
      : {
          id: provider.id,
          model: provider.model,
          capabilities: provider.capabilities,
          async *stream(request, signal) {
            yield* before(signal);
            yield* provider.stream(request, signal);
          },
        };
  const sessions = new MemorySessions();
  sessions.create('c', 'desktop');
  const permissions = new MemoryPermissions();
  const notices: Notice[] = [];
  let ids = 0;
  const chat = new Chat({
    sessions,
    memory: new MapMemory(),
    model: () => ({ provider: model, temperature: 0 }),
    tools: () => tools,
    remember: forgetful,
    readPicture: noPictures,
    runTurn,
    logger: silentLogger,
    command,
    hooks: new HookRunner({
      hooks: () => [{ name: 'h', on }],
      clock,
      failed: (_hook, point, why) => {
        throw new Error(`${point}: ${why}`);
      },
      worked: () => {},
    }),
    permissions,
    clock,
    newId: () => `id${String(++ids)}`,
    notify: (notice) => {
      notices.push(notice);
    },
    settings: () => ({
      maxIterations,
      maxAnswerTokens: 1024,
      parallelTools: false,
      maxHistoryMessages: 50,
      minRelevance: 0.4,
      autoApprove: [],
      timeoutMs: 60_000,
    }),
  });
  const textOf = (message: ModelMessage): string =>
    (message.role === 'tool' ? message.output : message.text).replace(/^\[\d[^\]]*\] /gmu, '');
  return {
    chat,
    provider,
    sessions,
    clock,
    permissions,
    stored: () => sessions.read('c') ?? [],
    asked: (request) => (provider.requests[request]?.messages ?? []).map(textOf),
  };
}

const answered = (bench: Bench, count: number): Promise<void> =>
  comesTrue(() => {
    expect(bench.stored().filter((message) => message.role === 'assistant')).toHaveLength(count);
  });
const asking = (bench: Bench, count: number): Promise<void> =>
  comesTrue(() => {
    expect(bench.provider.requests).toHaveLength(count);
  });
const act = (pin: number): ScriptedAnswer => ({ calls: [{ name: 'gpio_write', arguments: { pin } }] });

describe('a message that comes while another one is being answered', () => {
  test('waits, and each answer is about its own message, in later turns too', async () => {
    const bench = setUp([{ text: 'A1' }, { text: 'A2' }, { text: 'A3' }]);
    await Promise.all([bench.chat.send('c', 'Q1', 'ana'), bench.chat.send('c', 'Q2', 'ana')]);
    await answered(bench, 2);
    expect([bench.asked(0), bench.asked(1)]).toEqual([['Q1'], ['Q1', 'A1', 'Q2']]);
    await bench.chat.send('c', 'Q3', 'ana');
    await answered(bench, 3);
    expect(bench.asked(2)).toEqual(['Q1', 'A1', 'Q2', 'A2', 'Q3']);
  });

  test('takes its place when it interrupts: the older answer stops, and the model reads both messages as one', async () => {
    const bench = setUp(['hang', { text: 'Never mind, then.' }]);
    await bench.chat.send('c', 'hello', 'ana', 'interrupt');
    await asking(bench, 1);
    await bench.chat.send('c', 'never mind', 'ana', 'interrupt');
    await answered(bench, 2);
    expect(bench.asked(1)).toEqual(['hello\n\nnever mind']);
    expect(bench.stored().map(({ text, state }) => [text, state])).toEqual([
      ['hello', 'complete'],
      ['never mind', 'complete'],
      ['', 'stopped'],
      ['Never mind, then.', 'complete'],
    ]);
  });

  test('interrupts those that wait as well', async () => {
    const bench = setUp(['hang', { text: 'All three.' }]);
    await bench.chat.send('c', 'one', 'ana');
    await asking(bench, 1);
    await bench.chat.send('c', 'two', 'ana');
    await bench.chat.send('c', 'three', 'ana', 'interrupt');
    await answered(bench, 2);
    expect(bench.asked(1)).toEqual(['one\n\ntwo\n\nthree']);
  });

  test('is not answered once the conversation was stopped', async () => {
    const bench = setUp(['hang']);
    await bench.chat.send('c', 'one', 'ana');
    await bench.chat.send('c', 'two', 'ana');
    await asking(bench, 1);
    await bench.chat.stop('c');
    await bench.chat.close();
    expect(bench.stored().map(({ text, state }) => [text, state])).toEqual([
      ['one', 'complete'],
      ['two', 'complete'],
      ['', 'stopped'],
    ]);
  });
});

describe('an answer that was stopped', () => {
  test('leaves the model what its tools have done, and how far it came before it was stopped', async () => {
    const read = new RecordingTool('read', 'reads');
    const bench = setUp(
      [
        { text: 'Reading now.\n<tool_call>{"name":"read","arguments":{}}</tool_call>' },
        'hang',
        { text: 'Again.' },
      ],
      { tools: [read] },
    );
    await bench.chat.send('c', 'Read it', 'ana');
    await asking(bench, 2);
    await bench.chat.stop('c');
    await bench.chat.send('c', 'Go on', 'ana');
    await answered(bench, 2);
    expect(bench.asked(2)).toEqual([
      'Read it',
      '',
      'done',
      'Reading now.\n\n[The person stopped the answer here.]',
      'Go on',
    ]);
  });
});

describe('the time an answer may take', () => {
  test('ends a model that does not come to an end, with words that help', async () => {
    const bench = setUp(['hang', { text: 'Here.' }]);
    await bench.chat.send('c', 'hello', 'ana');
    await asking(bench, 1);
    await bench.clock.advance(60_000);
    await answered(bench, 1);
    expect(bench.stored().at(-1)).toMatchObject({
      state: 'failed',
      problem: {
        message: 'The answer was not complete within 60 s and was given up',
        remedy: expect.stringContaining('message_timeout_secs') as string,
      },
    });
    expect(bench.clock.sleeping).toBe(0);
    await bench.chat.send('c', 'still there?', 'ana');
    await answered(bench, 2);
    expect(bench.asked(1)).toEqual([
      'hello',
      '[Task timed out — not continuing this request]',
      'still there?',
    ]);
  });

  test("does not count while procedures go first at this machine's model", async () => {
    const clock = new FakeClock();
    const bench = setUp([{ text: 'Here.' }], {
      clock,
      async *before(signal) {
        yield { type: 'progress', phase: 'queued', fraction: null };
        await clock.sleep(3_600_000, signal);
        yield { type: 'progress', phase: 'reading', fraction: null };
        await clock.sleep(59_000, signal);
      },
    });
    await bench.chat.send('c', 'hello', 'ana');
    await comesTrue(() => {
      expect(clock.sleeping).toBe(1);
    });
    await clock.advance(3_600_000);
    await clock.advance(59_000);
    await answered(bench, 1);
    expect(bench.stored().at(-1)).toMatchObject({ state: 'complete', text: 'Here.' });
    expect(clock.sleeping).toBe(0);
  });

  test('does not count while a person is being asked', async () => {
    const tool = new RecordingTool('gpio_write');
    const bench = setUp([act(5), { text: 'Done.' }], { tools: [tool] });
    await bench.chat.send('c', 'Close it', 'ana');
    await comesTrue(() => {
      expect(bench.chat.open('c')).toMatchObject({ value: [{}, { tools: [{ state: 'asks' }] }] });
    });
    await bench.clock.advance(3_600_000);
    expect(
      bench.chat.decideTool('c', 'm1', { decision: 'once', hash: bench.chat.questions.open()[0]?.hash }, ana),
    ).toMatchObject({ ok: true });
    await answered(bench, 1);
    expect(tool.calls).toEqual([{ pin: 5 }]);
    expect(bench.stored().at(-1)).toMatchObject({ state: 'complete', text: 'Done.' });
  });

  test('is out of the way once a tool that hears nothing has let the answer go', async () => {
    const deaf = new RecordingTool('deaf', 'reads');
    let release = (): void => {};
    deaf.execute = () =>
      new Promise((resolve) => {
        release = () => {
          resolve({ success: true, output: 'late' });
        };
      });
    const bench = setUp([{ calls: [{ name: 'deaf', arguments: {} }] }], { tools: [deaf] });
    await bench.chat.send('c', 'go', 'ana');
    await asking(bench, 1);
    await bench.clock.advance(60_000);
    release();
    await answered(bench, 1);
    expect(bench.stored().at(-1)).toMatchObject({
      state: 'failed',
      tools: [{ name: 'deaf', state: 'done', output: 'late' }],
    });
  });
});

test('an answer that was cut off is kept, said to be cut, and can be gone on with', async () => {
  const bench = setUp([{ text: '1. Close. 2. Then open', cut: true }, { text: 'the drain.' }]);
  await bench.chat.send('c', 'how?', 'ana');
  await answered(bench, 1);
  expect(bench.stored().at(-1)).toMatchObject({
    state: 'failed',
    text: '1. Close. 2. Then open',
    problem: {
      message: expect.stringContaining('cut off at 1024 tokens') as string,
      remedy: expect.stringContaining('max_answer_tokens') as string,
    },
  });
  await bench.chat.send('c', 'go on', 'ana');
  await answered(bench, 2);
  expect(bench.provider.requests.at(-1)?.messages[1]).toMatchObject({
    role: 'assistant',
    text: expect.stringContaining('1. Close. 2. Then open\n\n[The answer was cut off here') as string,
  });
});

test('rounds without an end are ended with a sentence that names the limit', async () => {
  const bench = setUp([act(1), act(2)], {
    tools: [new RecordingTool('gpio_write', 'reads')],
    maxIterations: 2,
  });
  await bench.chat.send('c', 'go', 'ana');
  await answered(bench, 1);
  expect(bench.stored().at(-1)).toMatchObject({
    state: 'failed',
    problem: {
      message: 'The model stopped without an answer: Agent exceeded maximum tool iterations (2).',
      remedy: expect.stringContaining('max_tool_iterations') as string,
    },
  });
});

test('"always" is kept with the name of who said it, and asks nobody in another conversation', async () => {
  const tool = new RecordingTool('gpio_write');
  const bench = setUp([act(5), { text: 'Done.' }, act(6), { text: 'Done.' }], { tools: [tool] });
  bench.sessions.create('d', 'desktop');
  for (const pin of [5, 6, 6, 5, 5]) bench.permissions.approved({ tool: 'gpio_write', arguments: { pin } });
  await bench.chat.send('c', 'Close it', 'ana');
  await comesTrue(() => {
    expect(
      bench.chat.decideTool(
        'c',
        'm1',
        { decision: 'always', hash: bench.chat.questions.open()[0]?.hash },
        ana,
      ),
    ).toMatchObject({ ok: true });
  });
  await answered(bench, 1);
  expect(bench.permissions.list()).toEqual([
    {
      tool: 'gpio_write',
      ...ana,
      at: bench.clock.now(),
      range: { calls: [{ pin: 5 }, { pin: 6 }] },
      uses: 0,
      failed: false,
    },
  ]);
  await bench.chat.send('d', 'Close the other', 'ben');
  await comesTrue(() => {
    expect(bench.sessions.read('d')).toHaveLength(2);
  });
  expect(tool.calls).toEqual([{ pin: 5 }, { pin: 6 }]);
});

describe('a call that waits for a person', () => {
  const pinTool = (): RecordingTool =>
    new RecordingTool('gpio_write', 'acts', {
      type: 'object',
      properties: { pin: { type: 'integer', maximum: 9 } },
    });
  const card = (bench: Bench): ChatMessage['tools'][number] | undefined => {
    const opened = bench.chat.open('c');
    return opened.ok ? opened.value.at(-1)?.tools.at(-1) : undefined;
  };

  test('is sent as the person wrote it and signed it, and the model reads that, in this answer and in later ones', async () => {
    const tool = pinTool();
    const bench = setUp([act(5), { text: 'Done.' }, { text: 'Still done.' }], { tools: [tool] });
    await bench.chat.send('c', 'Close it', 'ana');
    await comesTrue(() => {
      expect(card(bench)?.state).toBe('asks');
    });
    const shown = card(bench)?.hash ?? '';
    const edit = (pin: number, hash = shown) =>
      bench.chat.editTool('c', 'm1', { hash, values: { pin } }, ana);
    expect(edit(10)).toMatchObject({
      ok: false,
      error: { code: 'not_editable', message: expect.stringContaining('gpio_write') as string },
    });
    expect(edit(6)).toEqual({ ok: true, value: null });
    expect(card(bench)).toMatchObject({
      state: 'asks',
      arguments: { pin: 6 },
      was: { pin: { value: 5, from: 'model' } },
      edited: ana,
    });
    // Somebody else still has the card as it was.
    for (const hash of [shown, undefined])
      expect(bench.chat.decideTool('c', 'm1', { decision: 'once', hash }, ana)).toMatchObject({
        ok: false,
        error: { code: 'chat.tool-changed' },
      });
    expect(edit(7)).toMatchObject({ ok: false, error: { code: 'chat.tool-changed' } });
    expect(tool.calls).toEqual([]);
    expect(
      bench.chat.decideTool('c', 'm1', { decision: 'once', hash: card(bench)?.hash }, ana),
    ).toMatchObject({ ok: true });
    await answered(bench, 1);
    expect(tool.calls).toEqual([{ pin: 6 }]);
    expect(bench.stored().at(-1)?.tools).toMatchObject([
      {
        state: 'done',
        arguments: { pin: 6 },
        was: { pin: { value: 5, from: 'model' } },
        edited: ana,
        decided: { ...ana, decision: 'once' },
        output: 'done',
      },
    ]);
    expect(bench.chat.toolQuestions().answered).toMatchObject([
      { decision: 'once', arguments: { pin: 6 }, edited: { by: 'ana', via: 'app' } },
    ]);
    const told =
      'done\n\n[A person changed the arguments before they allowed this call. This is the result of gpio_write {"pin":6}.]';
    expect(bench.asked(1).at(-1)).toBe(told);
    await bench.chat.send('c', 'And now?', 'ana');
    await answered(bench, 2);
    expect(bench.provider.requests[2]?.messages.slice(1, 3)).toMatchObject([
      { toolCalls: [{ arguments: { pin: 5 } }] },
      { output: told },
    ]);
  });

  test('is not sent with what a person wrote when a hook has something against that', async () => {
    const tool = pinTool();
    const bench = setUp([act(5), { text: 'I see.' }, { text: 'Later.' }], {
      tools: [tool],
      on: {
        before_tool_call: ({ arguments: { pin } }) => (pin === 6 ? { cancel: 'pin 6 is in use' } : undefined),
      },
    });
    await bench.chat.send('c', 'Close it', 'ana');
    await comesTrue(() => {
      expect(card(bench)?.state).toBe('asks');
    });
    bench.chat.editTool('c', 'm1', { hash: card(bench)?.hash ?? '', values: { pin: 6 } }, ana);
    bench.chat.decideTool('c', 'm1', { decision: 'once', hash: card(bench)?.hash }, ana);
    await answered(bench, 1);
    expect(tool.calls).toEqual([]);
    expect(bench.asked(1).at(-1)).toContain('pin 6 is in use');
    await bench.chat.send('c', 'And now?', 'ana');
    await answered(bench, 2);
    expect(bench.provider.requests[2]?.messages[2]).toMatchObject({
      status: 'error',
      output: 'Cancelled by hook h: pin 6 is in use',
    });
  });

  test('and that was edited when the answer was stopped is not told to the model as one that was allowed', async () => {
    const tool = pinTool();
    const bench = setUp([act(5), { text: 'Later.' }], { tools: [tool] });
    await bench.chat.send('c', 'Close it', 'ana');
    await comesTrue(() => {
      expect(card(bench)?.state).toBe('asks');
    });
    bench.chat.editTool('c', 'm1', { hash: card(bench)?.hash ?? '', values: { pin: 6 } }, ana);
    await bench.chat.stop('c');
    await bench.chat.send('c', 'And now?', 'ana');
    await answered(bench, 2);
    expect(tool.calls).toEqual([]);
    expect(bench.provider.requests[1]?.messages.slice(1, 3)).toMatchObject([
      { toolCalls: [{ arguments: { pin: 5 } }] },
      { output: 'stopped before an answer came' },
    ]);
  });

  test('is not sent when the person says no, and the model reads why', async () => {
    const tool = pinTool();
    const bench = setUp([act(5), { text: 'Then I leave it.' }], { tools: [tool] });
    await bench.chat.send('c', 'Close it', 'ana');
    await comesTrue(() => {
      expect(
        bench.chat.decideTool('c', 'm1', { decision: 'no', reason: ' The line is open. ' }, ana),
      ).toMatchObject({ ok: true });
    });
    await answered(bench, 1);
    expect(tool.calls).toEqual([]);
    expect(bench.asked(1).at(-1)).toBe(
      'The person said no, for this reason: The line is open.\nDo not try it again as it was.',
    );
    expect(bench.stored().at(-1)?.tools).toMatchObject([
      { state: 'denied', decided: { by: 'ana', decision: 'no', reason: 'The line is open.' } },
    ]);
    expect(bench.chat.toolQuestions().answered).toMatchObject([
      { decision: 'no', reason: 'The line is open.' },
    ]);
  });
});

describe('hooks on a conversation', () => {
  test('a message is stored as they leave it, in the order it came', async () => {
    let first = true;
    const slowFirst: Hook['on'] = {
      on_message_received: async ({ text }) => {
        if (first) {
          first = false;
          await new Promise((resolve) => {
            setImmediate(resolve);
          });
        }
        return { change: { text: `${text}!` } };
      },
    };
    const bench = setUp([{ text: 'A1' }, { text: 'A2' }], { on: slowFirst });
    await Promise.all([bench.chat.send('c', 'Q1', 'ana'), bench.chat.send('c', 'Q2', 'ana')]);
    await answered(bench, 2);
    expect(
      bench
        .stored()
        .filter((message) => message.role === 'user')
        .map(({ text }) => text),
    ).toEqual(['Q1!', 'Q2!']);
  });

  test('a message that one drops is neither stored nor answered, and its sender is told why', async () => {
    const bench = setUp([], {
      on: { on_message_received: ({ sender }) => ({ cancel: `${sender} is on holiday` }) },
    });
    expect(await bench.chat.send('c', 'hello', 'ana')).toMatchObject({
      ok: false,
      error: { message: 'The message was dropped by hook h: ana is on holiday' },
    });
    expect(bench.stored()).toEqual([]);
  });

  test('a message that they still look at when everything is stopped is neither stored nor answered, and its sender is told', async () => {
    let look = (): void => {};
    const looking = new Promise<undefined>((resolve) => {
      look = () => {
        resolve(undefined);
      };
    });
    const write = new RecordingTool('gpio_write');
    const bench = setUp([act(5), { text: 'Done.' }], {
      tools: [write],
      on: { on_message_received: () => looking },
    });
    const never = new AbortController().signal;
    const asked = [
      bench.chat.ask('c', 'open the valve', { sender: 'schedule', proved: true }, never).catch(messageOf),
      bench.chat.say('c', 'open it', ana),
    ];
    await bench.clock.advance(0);
    bench.chat.stopAll();
    look();
    const told = 'Everything was stopped before the message was taken';
    expect(await Promise.all(asked)).toMatchObject([told, { ok: false, error: { message: told } }]);
    expect([bench.stored(), bench.provider.requests, write.calls]).toEqual([[], [], []]);
    expect(await bench.chat.say('c', 'and now?', ana)).toMatchObject({ ok: true });
    await asking(bench, 1);
  });

  test('an answer is stored as they leave it', async () => {
    const bench = setUp([{ text: 'The key is hunter2.' }], {
      on: { on_message_sending: ({ text }) => ({ change: { text: text.replace('hunter2', '***') } }) },
    });
    await bench.chat.send('c', 'key?', 'ana');
    await answered(bench, 1);
    expect(bench.stored().at(-1)).toMatchObject({ state: 'complete', text: 'The key is ***.' });
  });

  test('nothing is kept of an answer that one withholds', async () => {
    const bench = setUp([{ text: '<think>They want the key.</think>The key is hunter2.' }], {
      on: { on_message_sending: () => ({ cancel: 'a secret' }) },
    });
    await bench.chat.send('c', 'key?', 'ana');
    await answered(bench, 1);
    expect(bench.stored().at(-1)).toMatchObject({
      state: 'failed',
      text: '',
      thought: '',
      problem: { message: 'The answer was withheld by hook h: a secret.' },
    });
  });

  test('they hear when a conversation begins and ends, and what was sent', async () => {
    const heard: string[] = [];
    const bench = setUp([{ text: 'Hi.' }], {
      on: {
        session_start: ({ origin }) => {
          heard.push(`start ${origin}`);
        },
        session_end: ({ origin }) => {
          heard.push(`end ${origin}`);
        },
        message_sent: ({ text }) => {
          heard.push(text);
        },
      },
    });
    const { id } = bench.chat.create();
    await bench.chat.send('c', 'hello', 'ana');
    await answered(bench, 1);
    await bench.chat.delete(id);
    expect(heard).toEqual([`start chat:${id}`, 'Hi.', `end chat:${id}`]);
  });
});

test.each<{ name: string; end: (chat: Chat) => Promise<unknown> }>([
  { name: 'is deleted, for a channel may begin it again under its name', end: (chat) => chat.delete('c') },
  { name: 'is begun again', end: (chat) => chat.say('c', '/new', ana) },
])('what was allowed in a conversation is asked again once it $name', async ({ end }) => {
  const write = new RecordingTool('gpio_write');
  const bench = setUp([{ calls: [{ name: 'gpio_write', arguments: {} }] }, { text: 'Open.' }], {
    tools: [write],
    command: (text) =>
      Promise.resolve(
        text === '/new' ? { text: 'A new conversation.', startsOver: true, stops: false } : null,
      ),
  });
  await bench.chat.send('c', 'open it', 'ana');
  await comesTrue(() => {
    expect(bench.chat.questions.open()).toHaveLength(1);
  });
  const [open] = bench.chat.questions.open();
  bench.chat.decideTool('c', open?.call ?? '', { decision: 'conversation', hash: open?.hash }, ana);
  await answered(bench, 1);
  expect(bench.chat.questions.isAllowed('c', { tool: 'gpio_write', arguments: {} })).toBe(true);
  await end(bench.chat);
  expect(bench.chat.questions.isAllowed('c', { tool: 'gpio_write', arguments: {} })).toBe(false);
});

test('a conversation that is deleted while a command is carried out in it does not come back', async () => {
  let answer: () => void = () => {};
  const carriedOut = new Promise<{ text: string; startsOver: boolean; stops: boolean }>((resolve) => {
    answer = () => {
      resolve({ text: 'No runs.', startsOver: false, stops: false });
    };
  });
  const bench = setUp([], { command: () => carriedOut });
  const said = bench.chat.say('c', '/runs', ana);
  await bench.clock.advance(0);
  await bench.chat.delete('c');
  answer();
  expect(await said).toMatchObject({ ok: false, error: { code: 'chat.unknown' } });
  expect(await bench.sessions.list()).toEqual([]);
});
