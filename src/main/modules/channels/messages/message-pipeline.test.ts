import { codeOf } from '../../../../domain/approval/approval-request';
import { expect, test } from 'vitest';
import type { ChatMessage, ToolCard } from '../../../../shared/chat';
import { AppError } from '../../../../shared/errors';
import { ok, refuse } from '../../../../shared/result';
import { silentLogger } from '../../../platform/base/logger';
import type { Channel, InboundMessage } from '../../../ports/channel';
import type { AnswerWatcher, ConversationMessage, Conversations } from '../../../ports/conversations';
import { noHooks, type Hooks } from '../../../ports/hooks';
import { openDatabase } from '../../../platform/storage/database';
import { createOutboxStore } from '../storage/outbox';
import { createQuestionStore } from '../storage/question-store';
import { FakeClock } from '../../../testing/fake-clock';
import { LoopbackChannel } from '../../../testing/loopback-channel';
import { quietOutbox } from '../../../testing/quiet-outbox';
import { ChannelQuestions } from './channel-questions';
import { deliverOwed } from './deliver-owed';
import { MessageStopped, type Processed } from './message-dispatch';
import { isOfChannel } from './message-keys';
import { abandonMessage, processMessage, type PipelinePorts } from './message-pipeline';
import { Outbox } from './outbox';
import { channelWords } from '../../../platform/words/words-in';

const done = 'done';
const waits = 'waits';
const never = new AbortController().signal;
const message: InboundMessage = {
  id: 'm1',
  channel: 'loopback',
  replyTarget: 'chat',
  sender: 'ana',
  senderName: 'Ana',
  thread: null,
  interruptionScope: null,
  group: false,
  text: 'How warm is it?',
  attachments: [],
  at: 1,
};
const answerOf = (more: Partial<ChatMessage>): ChatMessage => ({
  id: 'a',
  role: 'assistant',
  text: '',
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 1,
  usage: null,
  answers: 'loopback:m1',
  ...more,
});
const card: ToolCard = {
  call: 'c1',
  name: 'shell',
  arguments: { command: 'ls `pwd`' },
  state: 'running',
  output: null,
};

/** Conversations that are answered as the test says. */
class ToldConversations implements Conversations {
  readonly asked: ConversationMessage[] = [];
  readonly abandoned: string[] = [];
  readonly abandonedTexts: string[] = [];
  constructor(
    private readonly answers: (watcher: AnswerWatcher, signal: AbortSignal) => Promise<ChatMessage | null>,
  ) {}
  answer(
    given: ConversationMessage,
    watcher: AnswerWatcher,
    signal: AbortSignal,
  ): Promise<ChatMessage | null> {
    this.asked.push(given);
    return this.answers(watcher, signal);
  }
  answerTo(conversation: string, messageId: string): ChatMessage | null {
    return conversation.endsWith('_chat_ana') && messageId.endsWith(':answered')
      ? answerOf({ text: 'stored' })
      : null;
  }
  abandon(given: ConversationMessage): void {
    this.abandoned.push(given.id);
    this.abandonedTexts.push(given.text);
  }
  startOver(): void {
    /* nobody asks for it */
  }
  decideTool(): ReturnType<Conversations['decideTool']> {
    return ok(null);
  }
}

function setUp({
  answers = () => Promise.resolve(answerOf({ text: '21 °C' })),
  hooks = noHooks,
  drafts = false,
  longest = Infinity,
  before = () => {},
  commands = {},
  trust = {},
  transcribe = null,
}: {
  readonly transcribe?: PipelinePorts['transcribe'];
  readonly answers?: ConstructorParameters<typeof ToldConversations>[0];
  readonly hooks?: Hooks;
  readonly drafts?: boolean;
  readonly longest?: number;
  readonly before?: (what: string) => void | Promise<void>;
  readonly commands?: Partial<PipelinePorts['commands']>;
  readonly trust?: Pick<Channel, 'provesSenders' | 'noTypedDecisions'>;
} = {}) {
  const channel = Object.assign(new LoopbackChannel({ drafts, longest, before }), trust);
  const there: { channel: Channel | undefined } = { channel };
  const conversations = new ToldConversations(answers);
  const marks: string[] = [];
  const clock = new FakeClock();
  let asked = 0;
  const readFile = (): ReturnType<Parameters<typeof deliverOwed>[0]['readFile']> =>
    Promise.resolve(refuse({ code: 'channel.file', message: 'outside the workspace' }));
  const outbox: Outbox = new Outbox({
    store: createOutboxStore(openDatabase(':memory:')),
    channel: (name) => (isOfChannel({ channel: name }, 'loopback') ? there.channel : undefined),
    isConnected: () => true,
    deliver: deliverOwed({
      readFile,
      questions: (...given) => questions.deliver(...given),
      words: () => channelWords('en'),
      clock,
      logger: silentLogger,
    }),
    clock,
    logger: silentLogger,
    ...quietOutbox,
  });
  const questions: ChannelQuestions = new ChannelQuestions({
    channel: () => channel,
    store: createQuestionStore(openDatabase(':memory:')),
    outbox,
    atomically: (work) => {
      work();
    },
    newId: () => `q${String(++asked)}`,
    logger: silentLogger,
    words: () => channelWords('en'),
    reminder: () => null,
  });
  outbox.start();
  const nothing = refuse({ code: 'none', message: 'not here' });
  const ports: PipelinePorts = {
    channel: (name) => (name === 'loopback' ? there.channel : undefined),
    mayDecide: () => true,
    isConfigured: (given) => ['loopback', 'soon'].some((name) => isOfChannel(given, name)),
    conversations,
    hooks,
    soFar: (text) => text,
    clock,
    logger: silentLogger,
    transcribe,
    questions,
    outbox,
    commands: {
      models: () => nothing,
      serverModels: () => Promise.resolve(nothing),
      chooseModel: () => Promise.resolve(nothing),
      startOver: () => {},
      waiting: () => [],
      runs: () => [],
      approve: () => ok(null),
      deny: () => ok(null),
      showCard: () => '',
      ...commands,
    },
    mark: (_message, state) => {
      marks.push(state);
    },
    words: () => channelWords('en'),
    settings: () => ({ showToolCalls: true, messageTimeoutSecs: 300, maxToolIterations: 10 }),
  };
  const settle = async (processed: Processed): Promise<Processed['type']> => {
    if (processed.type === 'done') outbox.put(...processed.owed);
    await outbox.tried();
    return processed.type;
  };
  const begin = (
    given: Partial<InboundMessage> = {},
    from: Parameters<typeof processMessage>[1] = 'accepted',
    signal = never,
  ): Promise<Processed> => processMessage({ ...message, ...given }, from, ports, signal);
  return {
    channel,
    there,
    conversations,
    marks,
    outbox,
    clock,
    begin,
    settle,
    process: async (...given: Parameters<typeof begin>) => settle(await begin(...given)),
    abandon: (given: Partial<InboundMessage>, from: Parameters<typeof processMessage>[1]) =>
      abandonMessage({ ...message, ...given }, from, 'stopped', ports),
  };
}

const hooked = (answer: { kind: 'cancel'; reason: string } | { kind: 'continue'; text: string }): Hooks => ({
  tell: () => {},
  change: (_point, value) =>
    Promise.resolve(
      answer.kind === 'cancel' ? answer : { kind: 'continue', value: { ...value, text: answer.text } },
    ),
});

test('a message is seen, worked on, and answered, in this order; what is used is told beside it', async () => {
  const { channel, conversations, marks, process } = setUp({
    drafts: true,
    answers: (watcher) => {
      watcher.tool(card);
      return Promise.resolve(answerOf({ text: '21 °C' }));
    },
  });
  expect(await process()).toEqual(done);
  expect(channel.seen).toEqual([
    '👀 on m1',
    'draft opened',
    'typing',
    'sent to chat: 🔧 `shell`: `ls ˋpwdˋ`',
    'draft 1 done: 21 °C',
    '✅ on m1',
  ]);
  expect(marks).toEqual(['started']);
  expect(conversations.asked).toMatchObject([
    {
      conversation: 'loopback_chat_ana',
      id: 'loopback:m1',
      memoryKey: 'loopback_ana_m1',
      timeoutMs: 1_200_000,
      instructions: expect.stringContaining('delivery={"channel":"loopback","to":"chat"}') as string,
    },
  ]);
});

test.each([
  { name: 'a yes', then: [{ ...card }], outcome: 'Allowed' },
  { name: 'a no', then: [{ ...card, state: 'denied' }], outcome: 'Not allowed' },
  { name: 'what took it back', then: [{ ...card, state: 'failed' }], outcome: 'Not asked any more' },
  {
    name: 'a yes that a hook stopped',
    then: [
      { ...card, state: 'failed', decided: { by: 'ana', via: 'app', at: 1, decision: 'once', reason: '' } },
    ],
    outcome: 'Allowed, but nothing was done',
  },
] satisfies readonly { readonly then: readonly ToolCard[]; readonly [more: string]: unknown }[])(
  'under a question stands $name',
  async ({ then, outcome }) => {
    const { channel, outbox, process } = setUp({
      answers: async (watcher) => {
        watcher.tool({ ...card, state: 'asks' });
        await outbox.tried();
        for (const each of then) watcher.tool(each);
        return answerOf({ text: 'I see.' });
      },
    });
    await process();
    await outbox.tried();
    expect(channel.seen.find((line) => line.startsWith('question 1 settled'))).toMatch(
      new RegExp(`\\*\\*${outcome}\\*\\*$`, 'u'),
    );
  },
);

test('a question whose call somebody edits in the app is closed, saying by whom, and asked again with the other values', async () => {
  const asks: ToolCard = { ...card, state: 'asks', hash: 'a' };
  const { channel, outbox, process } = setUp({
    answers: async (watcher) => {
      for (const each of [
        asks,
        asks,
        { ...asks, arguments: { command: 'ls -l' }, hash: 'b', edited: { by: 'ana', via: 'app', at: 1 } },
      ]) {
        watcher.tool(each);
        await outbox.tried();
      }
      watcher.tool({ ...card, state: 'denied' });
      return answerOf({ text: 'I see.' });
    },
  });
  await process();
  await outbox.tried();
  expect(channel.seen.filter((line) => line.includes('May I use'))).toEqual([
    'asked chat: May I use `shell`?\n\n`{"command":"ls ˋpwdˋ"}`',
    'question 1 settled: May I use `shell`?\n\n`{"command":"ls ˋpwdˋ"}`\n\n**Changed by ana: asked again below**',
    'asked chat: May I use `shell`?\n\n`{"command":"ls -l"}`',
    'question 2 settled: May I use `shell`?\n\n`{"command":"ls -l"}`\n\n**Not allowed**',
  ]);
});

test.each<{
  name: string;
  longest?: number;
  unproved?: true;
  given: ToolCard['arguments'];
  asked: string;
  choices: string[];
  settled: string;
}>([
  {
    name: 'tells what is published, not only where',
    given: { topic: 'plant/valve/1/set', payload: 'OPEN' },
    asked: 'May I use `mqtt_publish`?\n\n`{"topic":"plant/valve/1/set","payload":"OPEN"}`',
    choices: ['once', 'conversation', 'no'],
    settled:
      'May I use `mqtt_publish`?\n\n`{"topic":"plant/valve/1/set","payload":"OPEN"}`\n\n**Not allowed**',
  },
  {
    name: 'tells all of a long text, and its lines as what they are',
    given: { path: 'a', content: `#\n${'x'.repeat(3_000)}END` },
    asked: `May I use \`mqtt_publish\`?\n\n\`{"path":"a","content":"#\\n${'x'.repeat(3_000)}END"}\``,
    choices: ['once', 'conversation', 'no'],
    settled: 'END"}`\n\n**Not allowed**',
  },
  {
    name: 'writes out what turns the text',
    given: { topic: 'valve/\u202eesolc/1\u2028/set' },
    asked: 'May I use `mqtt_publish`?\n\n`{"topic":"valve/\\u202eesolc/1\\u2028/set"}`',
    choices: ['once', 'conversation', 'no'],
    settled: '**Not allowed**',
  },
  {
    name: 'can only be denied where its arguments are more than one message, and no message tells of their file',
    longest: 100,
    given: { path: 'a', content: 'x'.repeat(200) },
    asked:
      'May I use `mqtt_publish`?\n\nWhat exactly it would do cannot be shown here, so it can only be refused here. Look at it in the app, on the page Approvals, and allow it there.',
    choices: ['no'],
    settled: '**Not allowed**',
  },
  {
    name: 'shows arguments that are more than one message in a file',
    longest: 200,
    given: { path: 'a', content: 'x'.repeat(200) },
    asked:
      'May I use `mqtt_publish`?\n\nWhat exactly it would do (`mqtt_publish`) is too long for a message. It stands whole in the file `mqtt_publish.txt` above: read it before you approve.',
    choices: ['once', 'conversation', 'no'],
    settled: '**Not allowed**',
  },
  {
    name: 'allows it once where it is not proved who wrote',
    unproved: true,
    given: {},
    asked: 'May I use `mqtt_publish`?\n\n`{}`',
    choices: ['once', 'no'],
    settled: '**Not allowed**',
  },
  {
    name: 'says the outcome even where that makes it too long',
    longest: 45,
    given: {},
    asked: 'May I use `mqtt_publish`?\n\n`{}`',
    choices: ['once', 'conversation', 'no'],
    settled: 'May I use `mqtt_publish`?\n\n**Not allowed**',
  },
])(
  'a question about a call $name',
  async ({ longest = Infinity, unproved, given, asked, choices, settled }) => {
    const { channel, outbox, process } = setUp({
      longest,
      answers: async (watcher) => {
        for (const state of ['asks', 'denied'] as const) {
          const here = unproved === true ? undefined : { calls: [{}] };
          watcher.tool({ ...card, name: 'mqtt_publish', arguments: given, state, unproved, here });
          await outbox.tried();
        }
        return answerOf({ text: 'I see.' });
      },
    });
    await process();
    await outbox.tried();
    expect(
      channel.questions.map((question) => [question.text, question.choices.map(({ id }) => id)]),
    ).toEqual([[asked, choices]]);
    expect(channel.seen.find((line) => line.startsWith('question 1 settled'))?.endsWith(settled)).toBe(true);
  },
);

const request = { id: 'r1/2/1', calls: [], expiresAt: null };
const code = codeOf(request);
const otherCode = codeOf({ ...request, id: 'r1/1/1' });

test.each([
  {
    name: 'where messages can be forged',
    text: '/approve r1',
    trust: { noTypedDecisions: 'Not without its code.' },
    decided: [],
    told: 'Not without its code.',
  },
  {
    name: 'there in the subject of a mail',
    text: '/approve r\n\nThank you',
    trust: { noTypedDecisions: 'Not without its code.' },
    decided: [],
    told: 'Not without its code.',
  },
  {
    name: 'there with a blank that looks like the end of a line',
    text: '/approve\u2028r',
    trust: { noTypedDecisions: 'Not without its code.' },
    decided: [],
    told: 'Not without its code.',
  },
  {
    name: 'there as a no',
    text: '/deny r1',
    trust: { noTypedDecisions: 'Not without its code.' },
    decided: [],
    told: 'Not without its code.',
  },
  {
    name: 'there made by a hook',
    text: 'hello',
    hooks: hooked({ kind: 'continue', text: '/approve r1' }),
    trust: { noTypedDecisions: 'Not without its code.' },
    decided: [],
    told: 'Not without its code.',
  },
  {
    name: 'where anybody may write under any name',
    text: '/approve r1',
    trust: { provesSenders: false },
    decided: [],
    told: 'Nothing can be decided from here',
  },
  {
    name: 'before the channel proved its senders',
    text: '/approve r1',
    trust: { provesSenders: true },
    senderProved: false,
    decided: [],
    told: 'Nothing can be decided from here',
  },
  {
    name: 'where it is sure who writes',
    text: `/approve r1 ${code}`,
    trust: { provesSenders: true },
    decided: ['approve r1'],
    told: 'Approved: **pump**',
  },
  ...[
    `/approve r1 ${code} only if the pressure is below 3 bar`,
    `/approve ${code} tomorrow, not now`,
    `/approve r1 ${code} no`,
    `/approve r1 ${code}\nor is it too hot?`,
  ].map((text) => ({
    name: `with more than a yes behind it: ${text.slice(12)}`,
    text,
    trust: { provesSenders: true },
    decided: [],
    told: 'more stands behind the code than a yes',
  })),
  {
    name: 'for a critical procedure',
    text: `/approve r1 ${code}`,
    critical: true,
    trust: { provesSenders: true },
    decided: [],
    told: `If step 2, Open, is right, answer \`/approve r1 ${code} yes\``,
  },
  {
    name: 'a second time for it',
    text: `/approve r1 ${code.toLowerCase()} yes`,
    critical: true,
    trust: { provesSenders: true },
    decided: ['approve r1'],
    told: 'Approved: **pump**',
  },
  {
    name: 'with a yes and no code',
    text: '/approve r1 yes',
    critical: true,
    trust: { provesSenders: true },
    decided: [],
    told: 'Nothing was approved yet',
  },
  {
    name: 'against it',
    text: '/deny r1',
    critical: true,
    trust: { provesSenders: true },
    decided: ['deny r1'],
    told: 'Rejected: **pump**',
  },
  {
    name: 'with the code of another card',
    text: '/approve r1 9999',
    trust: { provesSenders: true },
    decided: [],
    told: 'Nothing was approved yet',
  },
  {
    name: 'with a code that is on no card now',
    text: `/approve r1 ${otherCode}`,
    trust: { provesSenders: true },
    decided: [],
    told: 'the code is not on the card of what waits now',
  },
  {
    name: 'against what is not asked any more',
    text: `/deny r1 ${otherCode} too hot`,
    trust: { provesSenders: true },
    decided: [],
    told: 'the code is not on the card of what waits now',
  },
])(
  'a decision that is typed $name',
  async ({ text, critical = false, hooks = noHooks, trust, senderProved = true, decided, told }) => {
    const said: string[] = [];
    const { channel, conversations, process } = setUp({
      hooks,
      trust,
      commands: {
        waiting: () => [
          {
            runId: 'r1',
            request,
            sop: 'pump',
            step: 2,
            title: 'Open',
            critical,
          },
        ],
        approve: (runId) => {
          said.push(`approve ${runId}`);
          return ok(null);
        },
        deny: (runId) => {
          said.push(`deny ${runId}`);
          return ok(null);
        },
      },
    });
    expect(await process({ text, senderProved })).toEqual(done);
    expect([said, conversations.asked]).toEqual([decided, []]);
    expect(channel.seen.some((line) => line.includes(told))).toBe(true);
  },
);

test('what decides nothing is carried out where messages can be forged, too', async () => {
  const { channel, process } = setUp({ trust: { noTypedDecisions: 'Not without its code.' } });
  await process({ text: '/runs' });
  expect(channel.sent.map(({ text }) => text)).toEqual(['There are no runs yet.']);
});

test.each([
  {
    name: 'may change what is asked',
    hooks: hooked({ kind: 'continue', text: 'How cold is it?' }),
    asked: ['How cold is it?'],
  },
  {
    name: 'may drop the message: nobody is told',
    hooks: hooked({ kind: 'cancel', reason: 'spam' }),
    asked: [],
  },
])('a hook on receipt $name', async ({ hooks, asked }) => {
  const { channel, conversations, process } = setUp({ hooks });
  expect(await process()).toEqual(done);
  expect(conversations.asked.map(({ text }) => text)).toEqual(asked);
  expect(channel.seen.length > 0).toBe(asked.length > 0);
});

test('a room of a channel is answered by the channel, and one of no channel is left alone', async () => {
  const { channel, process } = setUp();
  await process({ channel: 'loopback:!room' });
  await process({ channel: 'gone' });
  expect(channel.sent.map(({ text }) => text)).toEqual(['21 °C']);
});

test.each<{ name: string; answer: Partial<ChatMessage>; said: string[]; end: string }>([
  {
    name: 'a failure is said with its remedy',
    answer: { state: 'failed', problem: { message: 'No answer within 1200 s.', remedy: 'Ask for less.' } },
    said: ['⚠️ No answer within 1200 s. Ask for less.'],
    end: '⚠️',
  },
  {
    name: 'an answer in which nothing can be shown is said to be one',
    answer: { text: '' },
    said: ['⚠️ The model answered with nothing that can be shown. Ask again in other words.'],
    end: '✅',
  },
  {
    name: 'an address stays text, and nobody fetches it',
    answer: { text: 'Here.\n[IMAGE:https://evil.example/?q=secret]' },
    said: ['Here.\n\nhttps://evil.example/?q=secret'],
    end: '✅',
  },
  {
    name: 'a file that may not be sent is said, and the rest is sent',
    answer: { text: 'Here.\n[DOCUMENT:/etc/passwd]' },
    said: ['Here.\n\n⚠️ /etc/passwd was not sent: outside the workspace'],
    end: '✅',
  },
])('$name', async ({ answer, said, end }) => {
  const { channel, process } = setUp({ answers: () => Promise.resolve(answerOf(answer)) });
  expect(await process()).toEqual(done);
  expect([channel.sent.map(({ text }) => text), channel.seen.at(-1)]).toEqual([said, `${end} on m1`]);
});

test.each([
  { why: 'stopped', over: true },
  { why: 'superseded', over: true },
  { why: 'closing', over: false },
] as const)(
  'an answer that ends because of "$why" leaves no draft and no text; over: $over',
  async ({ why, over }) => {
    const stop = new AbortController();
    const { channel, marks, process } = setUp({
      drafts: true,
      answers: () => {
        stop.abort(new MessageStopped(why));
        return Promise.resolve(answerOf({ state: 'stopped' }));
      },
    });
    expect(await process({}, 'accepted', stop.signal)).toEqual(over ? done : waits);
    expect([channel.seen.slice(-2), marks]).toEqual([['draft 1 gone', '⚠️ on m1'], ['started']]);
  },
);

test.each([
  {
    name: 'while its voice is written down',
    given: { attachments: [{ kind: 'voice', path: 'v.ogg', name: 'v.ogg' }] },
  },
  { name: 'while it waits for an older answer to be sent', given: { id: 'm2' }, older: true },
] satisfies readonly {
  readonly given: Partial<InboundMessage>;
  readonly older?: true;
  readonly [more: string]: unknown;
}[])(
  'a message that was not begun when the engine closes, $name, is begun at the next start',
  async ({ given, older }) => {
    const closes = new AbortController();
    const transcribe = (_path: string, signal: AbortSignal): Promise<string> => {
      closes.abort(new MessageStopped('closing'));
      return Promise.reject(signal.reason as Error);
    };
    const { channel, conversations, marks, outbox, begin } = setUp({
      drafts: true,
      transcribe,
      before: (what) => (what.includes('draft 1 done') ? new Promise(() => {}) : undefined),
    });
    if (older === true) {
      const before = await begin();
      if (before.type === 'done') outbox.put(...before.owed);
      marks.length = 0;
      conversations.asked.length = 0;
    }
    const taken = begin(given, 'accepted', closes.signal);
    if (older === true) closes.abort(new MessageStopped('closing'));
    expect([
      (await taken).type,
      marks,
      conversations.asked,
      channel.seen.filter((line) => line.startsWith('⚠️')),
    ]).toEqual([waits, [], [], []]);
  },
);

test('what was under way when the engine ended is told and not done again; an answer that was stored is delivered', async () => {
  const { channel, conversations, process } = setUp();
  expect([await process({}, 'started'), await process({ id: 'answered' }, 'started')]).toEqual([done, done]);
  expect(channel.seen).toEqual([
    expect.stringMatching(/^sent to chat: .*restarted while it worked on your last message/u),
    '⚠️ on m1',
    'sent to chat: stored',
    '✅ on answered',
  ]);
  expect([conversations.asked, conversations.abandoned]).toEqual([[], ['loopback:m1']]);
});

test.each(['approve', 'deny'] as const)(
  '/%s that was under way when the engine ended is told and not carried out again: by now it would be for another gate',
  async (type) => {
    const decided: string[] = [];
    const decide = (runId: string): ReturnType<PipelinePorts['commands']['approve']> => {
      decided.push(runId);
      return ok(null);
    };
    const { channel, conversations, marks, process } = setUp({
      commands: {
        waiting: () => [
          {
            runId: 'r1',
            request: { id: 'r1/1/1', calls: [], expiresAt: null },
            sop: 'pump',
            step: 1,
            title: 'Open',
            critical: false,
          },
        ],
        approve: decide,
        deny: decide,
      },
    });
    const text = `/${type} r1 ${codeOf({ id: 'r1/1/1', calls: [] })}`;
    await process({ text });
    expect([decided, marks]).toEqual([['r1'], ['started']]);
    expect(await process({ text }, 'started')).toEqual(done);
    expect([decided, conversations.abandoned]).toEqual([['r1'], []]);
    expect(channel.sent.at(-1)?.text).toContain('It may count already');
  },
);

test('the next message of a conversation has no draft above the answer that its channel did not take yet', async () => {
  let away = true;
  const { channel, outbox, clock, process } = setUp({
    drafts: true,
    before: (what) => {
      if (away && /sent|done/u.test(what))
        throw new AppError('channel.unreachable', 'It cannot be reached', { retryable: true });
    },
  });
  const first = process();
  await clock.advance(26_000);
  expect([await first, outbox.owes('loopback_chat_ana')]).toEqual([done, true]);
  const second = process({ id: 'm2' });
  await clock.advance(0);
  away = false;
  outbox.connected('loopback');
  expect(await second).toBe(done);
  await outbox.tried();
  expect(channel.seen.filter((line) => !line.startsWith('typing'))).toEqual([
    '👀 on m1',
    'draft opened',
    '👀 on m2',
    'draft 1 done: 21 °C',
    '✅ on m1',
    'sent to chat: 21 °C',
    '✅ on m2',
  ]);
});

test('a message waits half a minute for an older answer whose service hangs, and is then worked on without a draft', async () => {
  const { channel, clock, conversations, outbox, begin } = setUp({
    drafts: true,
    before: (what) => (what.startsWith('draft 1 done') ? new Promise(() => {}) : undefined),
  });
  const older = await begin();
  if (older.type === 'done') outbox.put(...older.owed);
  const newer = begin({ id: 'm2' });
  await clock.advance(29_000);
  expect(conversations.asked.map(({ id }) => id)).toEqual(['loopback:m1']);
  await clock.advance(1_000);
  expect([
    (await newer).type,
    conversations.asked.length,
    channel.seen.filter((line) => line === 'draft opened').length,
  ]).toEqual([done, 2, 1]);
});

test('a message waits for a channel that is set up and not there', async () => {
  const { conversations, marks, process } = setUp();
  expect([await process({ channel: 'soon' }), await process({ channel: 'soon' }, 'started')]).toEqual([
    waits,
    waits,
  ]);
  expect([conversations.asked, conversations.abandoned, marks]).toEqual([[], [], []]);
});

test('a message of a channel that is not set up any more stands in the app as not answered; a command only passes', async () => {
  const { conversations, process } = setUp();
  for (const [id, from, text] of [
    ['m1', 'accepted', 'How warm is it?'],
    ['m2', 'started', 'And now?'],
    ['answered', 'started', 'Then?'],
    ['m4', 'accepted', '/runs'],
  ] as const)
    expect(await process({ channel: 'gone:!room', id, text }, from)).toEqual(done);
  expect([conversations.asked, conversations.abandoned]).toEqual([[], ['gone:!room:m1', 'gone:!room:m2']]);
});

test('a command of which a hook makes talk is answered by the model in its turn, not beside it', async () => {
  const { conversations, channel, begin, settle } = setUp({
    hooks: hooked({ kind: 'continue', text: 'Is anything going on?' }),
  });
  const processed = await begin({ text: '/runs' });
  expect([conversations.asked, channel.seen]).toEqual([[], []]);
  expect(processed.type === 'in-turn' && (await settle(await processed.process(never)))).toEqual(done);
  expect([conversations.asked.map(({ text }) => text), channel.sent.map(({ text }) => text)]).toEqual([
    ['Is anything going on?'],
    ['21 °C'],
  ]);
});

test('notes of tools that a channel does not take neither hold up the answer nor break it, and none comes after it', async () => {
  const { channel, clock, process } = setUp({
    before: (what) => (what.includes('🔧') ? new Promise(() => {}) : undefined),
    answers: (watcher) => {
      for (const call of ['c1', 'c2', 'c3']) watcher.tool({ ...card, call });
      return Promise.resolve(answerOf({ text: '21 °C' }));
    },
  });
  const processed = process();
  await clock.advance(2_000);
  expect(await processed).toEqual(done);
  await clock.advance(60_000);
  expect(channel.seen).toEqual(['👀 on m1', 'typing', 'sent to chat: 21 °C', '✅ on m1']);
});

test.each([
  { name: 'stands in the app as not answered', hooks: noHooks, abandoned: ['loopback:m1', 'loopback:m2'] },
  {
    name: 'does not when a hook drops it',
    hooks: hooked({ kind: 'cancel', reason: 'spam' }),
    abandoned: ['loopback:m2'],
  },
])(
  'a message that is stopped while it waits $name; one that is answered, and a command, only pass',
  async ({ hooks, abandoned }) => {
    const { conversations, marks, abandon } = setUp({ hooks });
    for (const [id, from, text] of [
      ['m1', 'accepted', 'How warm is it?'],
      ['m2', 'started', 'And now?'],
      ['m4', 'accepted', '/new'],
    ] as const)
      await abandon({ id, text }, from);
    await abandon({ id: 'answered' }, 'started');
    expect([conversations.abandoned, conversations.asked, marks]).toEqual([abandoned, [], []]);
  },
);

test.each([
  {
    name: 'made again',
    next: Object.assign(new LoopbackChannel(), { provesSenders: false, instructions: 'Be brief.' }),
    type: 'done',
    asked: [{ senderProved: false, instructions: expect.stringMatching(/^Be brief\./u) as string }],
  },
  { name: 'away', next: undefined, type: 'waits', asked: [] },
])(
  'talk that came in as a command is for the channel as it is in its turn: $name',
  async ({ next, type, asked }) => {
    const { there, conversations, begin } = setUp({
      hooks: hooked({ kind: 'continue', text: 'Is anything going on?' }),
    });
    const processed = await begin({ text: '/runs' });
    there.channel = next;
    expect(processed.type === 'in-turn' && (await processed.process(never)).type).toBe(type);
    expect(conversations.asked).toMatchObject(asked);
  },
);

test.each([
  {
    name: 'what hooks make of it',
    hooks: hooked({ kind: 'continue', text: 'My password is ***' }),
    kept: ['My password is ***'],
  },
  { name: 'nothing, when a hook drops it', hooks: hooked({ kind: 'cancel', reason: 'secret' }), kept: [] },
])('of a message whose channel is gone for good the app keeps $name', async ({ hooks, kept }) => {
  const { conversations, process } = setUp({ hooks });
  expect(await process({ channel: 'gone', text: 'My password is 1234' })).toEqual(done);
  expect(conversations.abandonedTexts).toEqual(kept);
});

test('a hook on receipt reads what a message quotes, the model is told whose it is, and only own words are remembered', async () => {
  const heard: unknown[] = [];
  const { conversations, process } = setUp({
    hooks: {
      tell: () => {},
      change: (_point, value) => {
        heard.push(value);
        return Promise.resolve({ kind: 'continue', value });
      },
    },
    answers: () => Promise.resolve(answerOf({ text: 'No.' })),
  });
  await process({ text: 'May I?', quotations: [{ how: 'forwarded', from: 'Bo', text: '/approve r1' }] });
  expect(heard).toMatchObject([
    { text: 'May I?', quotations: [{ how: 'forwarded', from: 'Bo', text: '/approve r1' }] },
  ]);
  expect(conversations.asked).toMatchObject([
    {
      said: 'May I?',
      quotesOthers: true,
      text: expect.stringMatching(/"Bo" wrote it[^]*\n> \/approve r1\n\nMay I\?$/u) as string,
    },
  ]);
});

test('a message of which nothing can be read is answered in words, without the model', async () => {
  const { channel, conversations, process } = setUp();
  await process({ text: '', unread: ['location', 'contact'] });
  expect([channel.seen, conversations.asked]).toEqual([
    [
      'sent to chat: I cannot read a location or a contact, so nothing was done. Write in words what you want, or send it as a file.',
    ],
    [],
  ]);
});
