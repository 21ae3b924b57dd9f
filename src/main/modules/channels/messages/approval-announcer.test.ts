import { expect, test } from 'vitest';
import { AppError } from '../../../../shared/errors';
import type { Language } from '../../../../shared/language';
import { ok, refuse, type Result } from '../../../../shared/result';
import { shownHash, type Signature } from '../../../../domain/approval/approval-request';
import type { Decider, Decision, OpenGate, Run, RunEvent, SureFailure } from '../../../../shared/run';
import type { Press } from '../../../ports/channel';
import type { QuestionStore } from '../../../ports/question-store';
import { openDatabase, type Database } from '../../../platform/storage/database';
import { createOutboxStore } from '../storage/outbox';
import { createQuestionStore } from '../storage/question-store';
import { createTransaction } from '../../../platform/storage/transaction';
import { exampleRun } from '../../../testing/example-run';
import { FakeClock } from '../../../testing/fake-clock';
import { LoopbackChannel, type LoopbackOptions } from '../../../testing/loopback-channel';
import { quietOutbox } from '../../../testing/quiet-outbox';
import { ApprovalAnnouncer } from './approval-announcer';
import { ChannelQuestions } from './channel-questions';
import { deliverOwed } from './deliver-owed';
import { Outbox } from './outbox';
import type { ChannelWords } from '../../../platform/words/channel-words';
import { channelWords } from '../../../platform/words/words-in';

const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const gate: OpenGate = {
  gate: 'g1',
  step: 2,
  requestedAt: 0,
  expiresAt: 3_600_000,
  reason: 'confirmation',
  calls: null,
  note: '',
};
const waiting: Run = { ...exampleRun, status: 'waiting_approval', currentStep: 2, gate };
const drafted: Run = {
  ...waiting,
  gate: { ...gate, calls: [{ tool: 'gpio_write', arguments: { pin: 5, value: 0 }, provenance: {} }] },
};
const approved: Decision = {
  step: 2,
  gate: 'g1',
  decision: 'approved',
  by: 'ana',
  via: 'app',
  at: 5,
  reason: null,
};
const decided: Run = { ...drafted, status: 'running', gate: null, decisions: [approved] };
const requested = {
  type: 'approval-requested',
  at: 0,
  step: 2,
  gate: 'g1',
  expiresAt: 3_600_000,
  reason: 'confirmation',
} as const;
const calls: RunEvent = { type: 'calls-drafted', at: 1, step: 2, gate: 'g1', calls: [], note: '' };
const granted = { type: 'approval-granted', at: 5, step: 2, gate: 'g1', by: 'ana', via: 'app' } as const;

type Deciding = (run: string, signature: Signature, by: Decider) => Result<null>;

function setUp(
  options: LoopbackOptions & {
    readonly database?: Database;
    readonly clock?: FakeClock;
    readonly approve?: Deciding;
    readonly run?: Run | null;
    readonly waiting?: readonly Run[];
    readonly language?: Language;
    readonly fails?: () => readonly SureFailure[];
  } = {},
): {
  readonly channel: LoopbackChannel;
  readonly announcer: ApprovalAnnouncer;
  readonly questions: ChannelQuestions;
  readonly outbox: Outbox;
  readonly database: Database;
  readonly store: QuestionStore;
  readonly clock: FakeClock;
  readonly decisions: string[];
  press(choice: string, channel?: string): string | null;
} {
  const channel = new LoopbackChannel(options);
  const clock = options.clock ?? new FakeClock(0);
  const database = options.database ?? openDatabase(':memory:');
  const store = createQuestionStore(database);
  let ids = 0;
  const words = (): ChannelWords => channelWords(options.language ?? 'en');
  const find = (name: string): LoopbackChannel | undefined => (name === channel.name ? channel : undefined);
  const readFile = (): Promise<Result<never>> =>
    Promise.resolve(refuse({ code: 'none', message: 'not here' }));
  const outbox = new Outbox({
    store: createOutboxStore(database),
    channel: find,
    isConnected: () => true,
    deliver: deliverOwed({
      readFile,
      questions: (...given) => questions.deliver(...given),
      words,
      clock,
      logger,
    }),
    clock,
    logger,
    ...quietOutbox,
  });
  const questions: ChannelQuestions = new ChannelQuestions({
    channel: find,
    store,
    outbox,
    atomically: createTransaction(database).bind(null, true),
    logger,
    newId: () => `q-${String((ids += 1))}`,
    words,
    reminder: (subject) => announcer.reminder(subject),
  });
  const decisions: string[] = [];
  const announcer: ApprovalAnnouncer = new ApprovalAnnouncer({
    questions,
    open: (subject) => store.open(subject),
    hold: () => null,
    routes: () => [{ channel: 'loopback', recipient: 'ana', thread: null }],
    run: () => (options.run === undefined ? drafted : options.run),
    waiting: () => options.waiting ?? [],
    approve:
      options.approve ??
      ((runId, { id, shown }, by) => {
        decisions.push(
          `approve ${runId} ${id} by ${by.by} via ${by.via}, calls ${shown === shownHash(null) ? 'not shown' : 'shown'}`,
        );
        return ok(null);
      }),
    deny: (runId, at, reason, by) => {
      decisions.push(`deny ${runId} ${at} by ${by.by} via ${by.via}: ${reason}`);
      return ok(null);
    },
    sureFailures: () => options.fails?.() ?? [],
    offer: () => null,
    approveAlways: () => ok(null),
    clock,
    logger,
    words,
    world: () => ({ boards: [], evidence: null }),
  });
  const press = (choice: string, from = 'loopback'): string | null =>
    announcer.press({
      channel: from,
      sender: '111',
      senderName: 'ana',
      question: store.open()[0]?.id ?? 'q1',
      choice,
    } satisfies Press);
  outbox.start();
  return { channel, announcer, questions, outbox, database, store, clock, decisions, press };
}

test('a gate is asked with buttons, shows its calls once they are known, and then the decision of whoever made it', async () => {
  const { channel, announcer, outbox, store } = setUp();
  announcer.changed(waiting, requested);
  expect(announcer.askedOn(waiting.runId, 'g1')).toEqual([
    { channel: 'loopback', reached: 0, sending: 1, failed: 0, why: null },
  ]);
  await outbox.tried();
  expect(announcer.askedOn(waiting.runId, 'g1')).toEqual([
    { channel: 'loopback', reached: 1, sending: 0, failed: 0, why: null },
  ]);
  announcer.changed(drafted, calls);
  await outbox.tried();
  announcer.changed(decided, granted);
  await outbox.tried();
  expect(channel.seen.map((line) => line.replaceAll(/\s+/gu, ' ').slice(0, 60))).toEqual([
    'asked ana: **pump, step 2 of 2: Close the valve** The model ',
    'question 1 now: **pump, step 2 of 2: Close the valve** ▸ `gp',
    'question 1 settled: **pump, step 2 of 2: Close the valve** ▸',
  ]);
  expect(channel.questions[0]?.text).toContain('The model is still preparing the call.');
  const offered = [...channel.questions, ...channel.revised].map(({ choices }) =>
    choices.map(({ id }) => id),
  );
  expect(offered).toEqual([['deny'], ['approve', 'deny']]);
  expect(channel.seen[1]).toContain('`gpio_write` `{"pin":5,"value":0}`');
  expect(channel.seen[2]).toContain('**Approved by ana (app)**');
  expect(store.open()).toEqual([]);
});

test('a question that stood behind another one of the run is asked once that is answered', async () => {
  const behind: Run = {
    ...drafted,
    gate: { ...gate, ...drafted.gate, gate: 'g2', step: 1 },
    decisions: [approved],
  };
  const { channel, announcer, outbox } = setUp({ run: behind });
  announcer.changed(drafted, requested);
  await outbox.tried();
  announcer.changed(behind, granted);
  await outbox.tried();
  expect(channel.seen.map((line) => line.replaceAll(/\s+/gu, ' ').slice(0, 32)).toSorted()).toEqual([
    'asked ana: **pump, step 1 of 2: ',
    'asked ana: **pump, step 2 of 2: ',
    'question 1 settled: **pump, step',
  ]);
  expect(announcer.askedOn(behind.runId, 'g2')).toMatchObject([{ reached: 1 }]);
});

test('a gate whose time begins again says its new end on its card, and is reminded of before that one', async () => {
  const hour = 3_600_000;
  const extended: Run = {
    ...drafted,
    gate: { ...gate, ...drafted.gate, requestedAt: 1000, expiresAt: 1000 + 2 * hour },
  };
  const { channel, announcer, outbox, clock } = setUp({ run: extended });
  announcer.changed(drafted, { ...requested, expiresAt: 900 * hour });
  await outbox.tried();
  announcer.changed(extended, {
    type: 'approval-extended',
    at: 1000,
    step: 2,
    gate: 'g1',
    expiresAt: 1000 + 2 * hour,
  });
  await outbox.tried();
  expect(channel.seen.at(-1)).toContain('1970-01-01 02:00');
  const before = channel.seen.length;
  await clock.advance(2 * hour);
  await outbox.tried();
  expect(channel.seen.slice(before)).toEqual([expect.stringContaining('10 min')]);
});

test('a press decides as the person who pressed, and says whether the card showed the calls', async () => {
  const { announcer, outbox, decisions, press } = setUp();
  announcer.changed(waiting, requested);
  await outbox.tried();
  expect(press('approve')).toBe('Approved.');
  announcer.changed(drafted, calls);
  await outbox.tried();
  expect([press('approve'), press('deny')]).toEqual(['Approved.', 'Rejected.']);
  expect(decisions).toEqual([
    'approve r1 g1 by ana via loopback:111, calls not shown',
    'approve r1 g1 by ana via loopback:111, calls shown',
    'deny r1 g1 by ana via loopback:111: rejected with a button on loopback',
  ]);
});

const critical: Run = { ...drafted, sop: { ...drafted.sop, priority: 'critical' } };

test('a critical procedure is approved with the answer to a second question, where the first was answered; a reject needs none', async () => {
  const { channel, announcer, outbox, decisions, press } = setUp({ run: critical });
  announcer.changed(critical, requested);
  await outbox.tried();
  expect([press('approve'), decisions]).toEqual([
    'This is critical. Nothing was approved yet: one more question follows.',
    [],
  ]);
  await outbox.tried();
  expect(channel.seen.at(-1)).toMatch(
    /^question 1 now: ⚠️ \*\*Critical: asked a second time\.\*\* .*▸ `gpio_write` `\{"pin":5,"value":0\}`/su,
  );
  expect([press('approve'), decisions]).toEqual([
    'Approved.',
    ['approve r1 g1 by ana via loopback:111, calls shown'],
  ]);
  const other = setUp({ run: critical });
  other.announcer.changed(critical, requested);
  await other.outbox.tried();
  other.press('deny');
  expect(other.decisions).toHaveLength(1);
});

test('what becomes known after the first yes is asked about from the start', async () => {
  const { announcer, outbox, decisions, press } = setUp({ run: critical });
  announcer.changed({ ...critical, gate }, requested);
  await outbox.tried();
  press('approve');
  announcer.changed(critical, calls);
  await outbox.tried();
  press('approve');
  expect(decisions).toEqual([]);
  await outbox.tried();
  press('approve');
  expect(decisions).toHaveLength(1);
});

test('an answer to the card as it was is none to the card as it is, also while that is on its way', async () => {
  const begun = Promise.withResolvers<null>();
  const arrives = Promise.withResolvers<null>();
  const { channel, announcer, outbox, store, decisions, press } = setUp({
    before: async (what) => {
      if (!what.startsWith('question 1 now')) return;
      begun.resolve(null);
      await arrives.promise;
    },
  });
  announcer.changed(waiting, requested);
  await outbox.tried();
  const [before] = store.open();
  announcer.changed(drafted, calls);
  await begun.promise;
  expect(press('approve')).toBe('Approved.');
  arrives.resolve(null);
  await outbox.tried();
  const answer = { channel: 'loopback', sender: '111', senderName: 'ana', choice: 'approve' };
  expect(announcer.press({ ...answer, question: before?.id ?? '' })).toBeNull();
  expect(channel.revised.map(({ id }) => id)).toEqual(store.open().map(({ id }) => id));
  expect(press('approve')).toBe('Approved.');
  expect(decisions.map((line) => line.split(', ')[1])).toEqual(['calls not shown', 'calls shown']);
});

test('a change that did not arrive leaves the question as it was, and is made with the next', async () => {
  let away = true;
  const { channel, announcer, outbox, store, clock, press } = setUp({
    before: (what) => {
      if (away && what.startsWith('question 1 now')) throw new Error('away');
    },
  });
  announcer.changed(waiting, requested);
  await outbox.tried();
  announcer.changed(drafted, calls);
  await clock.advance(26_000);
  await outbox.tried();
  expect([press('approve'), announcer.askedOn(waiting.runId, 'g1')]).toEqual([
    'Approved.',
    [{ channel: 'loopback', reached: 1, sending: 0, failed: 0, why: null }],
  ]);
  away = false;
  announcer.changed(drafted, calls);
  await outbox.tried();
  expect([store.open().map(({ shown }) => shown), store.open().map(({ id }) => id)]).toEqual([
    [shownHash(drafted.gate?.calls ?? null)],
    channel.revised.map(({ id }) => id),
  ]);
  announcer.changed(decided, granted);
  await outbox.tried();
  expect([channel.seen.length, store.open()]).toEqual([3, []]);
});

test.each([
  {
    name: 'asks again with other buttons, and says so below the first',
    can: { revise: undefined },
    seen: [
      /^asked ana: .*still preparing the call/su,
      /^asked ana: .*▸ `gpio_write` `\{"pin":5,"value":0\}`/su,
      /^question 1 settled: .*\*\*More is known now: asked again below\*\*$/su,
      /^question 2 settled: .*\*\*Approved by ana \(app\)\*\*$/su,
    ],
  },
  {
    name: 'and without buttons says it again',
    can: { ask: undefined, revise: undefined, settle: undefined },
    seen: [
      /^sent to ana: .*still preparing the call.*Reject it with `\/deny r1 [3479A-Z]{4} REASON`\.$/su,
      /^sent to ana: .*▸ `gpio_write` .*Answer with `\/approve r1 [3479A-Z]{4}`/su,
      /^sent to ana: pump, step 2 of 2: Close the valve: Approved by ana \(app\)$/su,
    ],
  },
])('a channel that cannot change a question $name', async ({ can, seen }) => {
  const { channel, announcer, outbox, store, decisions, press } = setUp();
  Object.assign(channel, can);
  announcer.changed(waiting, requested);
  await outbox.tried();
  const [before] = store.open();
  announcer.changed(drafted, calls);
  await outbox.tried();
  expect(
    announcer.press({
      channel: 'loopback',
      sender: '111',
      senderName: 'ana',
      question: before?.id ?? '',
      choice: 'approve',
    }),
  ).toBeNull();
  press('approve');
  announcer.changed(decided, granted);
  await outbox.tried();
  expect(decisions).toEqual(['approve r1 g1 by ana via loopback:111, calls shown']);
  expect(channel.seen).toEqual(seen.map((line) => expect.stringMatching(line) as string));
});

const longBody: Run = {
  ...drafted,
  sop: {
    ...drafted.sop,
    steps: drafted.sop.steps.map((step) => ({ ...step, body: 'Read this. '.repeat(400) })),
  },
};
const longCalls: Run = {
  ...drafted,
  gate: {
    ...gate,
    calls: [
      { tool: 'http_request', arguments: { url: 'http://plant', body: 'x'.repeat(3_000) }, provenance: {} },
    ],
  },
};

/** What the service does not take for good. */
function refuseFiles(what: string): void {
  if (/^sent to ana: $/u.test(what)) throw new AppError('channel.refused', 'No files here');
}

test.each([
  {
    name: 'of a long step is cut in the text, not in the calls',
    run: longBody,
    longest: 2_000,
    has: '▸ `gpio_write` `{"pin":5,"value":0}`',
    hasNot: 'not known',
    choices: ['approve', 'deny'],
    whole: true,
  },
  {
    name: 'has all of its arguments',
    run: longCalls,
    longest: 4_000,
    has: `${'x'.repeat(3_000)}"}`,
    hasNot: '…',
    choices: ['approve', 'deny'],
    whole: true,
  },
  {
    name: 'is not approved where its calls are more than one message, and the channel takes no file',
    run: longCalls,
    longest: 2_000,
    has: 'What exactly it would do cannot be shown here, so it can only be rejected here.',
    hasNot: 'xxx',
    choices: ['deny'],
    whole: false,
  },
  {
    name: 'says what the engine notes about its calls',
    run: {
      ...drafted,
      gate: {
        ...gate,
        calls: [],
        note: 'The last try failed: *no* answer\nThe model is not sure of this call.',
      },
    },
    longest: 2_000,
    has: 'ℹ️ `The last try failed: *no* answer`\nℹ️ `The model is not sure of this call.`',
    hasNot: 'not known',
    choices: ['approve', 'deny'],
    whole: true,
  },
])('a card $name', async ({ run, longest, has, hasNot, choices, whole }) => {
  const { channel, announcer, outbox, store } = setUp({ longest, before: refuseFiles });
  announcer.changed(run, requested);
  await outbox.tried();
  const [asked] = channel.questions;
  expect([
    asked?.text.includes(has),
    asked?.text.includes(hasNot),
    (asked?.text.length ?? Infinity) <= longest,
  ]).toEqual([true, false, true]);
  expect([asked?.choices.map(({ id }) => id), store.open().map(({ shown }) => shown)]).toEqual([
    choices,
    [whole ? shownHash(run.gate?.calls ?? null) : null],
  ]);
});

test('a card that shows the calls from the start is left as it is when they are told', async () => {
  const { channel, announcer, outbox, decisions, press } = setUp();
  announcer.changed(drafted, requested);
  await outbox.tried();
  announcer.changed(drafted, calls);
  await outbox.tried();
  press('approve');
  expect([channel.seen.length, decisions]).toEqual([
    1,
    ['approve r1 g1 by ana via loopback:111, calls shown'],
  ]);
});

test('who can give a reason with a rejection is quoted', async () => {
  const { announcer, outbox, store, decisions } = setUp();
  announcer.changed(drafted, requested);
  await outbox.tried();
  announcer.press({
    channel: 'loopback',
    sender: '111',
    senderName: 'ana',
    question: store.open()[0]?.id ?? '',
    choice: 'deny',
    reason: 'too hot',
  });
  expect(decisions).toEqual(['deny r1 g1 by ana via loopback:111: too hot']);
});

test('a refusal is told to who pressed, and the card is brought up to date', async () => {
  const { channel, announcer, outbox, press } = setUp({
    approve: () =>
      refuse({
        code: 'gate_changed',
        message: 'Its calls became known after the card was shown.',
        remedy: 'Look at the card again.',
      }),
  });
  announcer.changed(waiting, requested);
  await outbox.tried();
  expect(press('approve')).toBe('Its calls became known after the card was shown. Look at the card again.');
  await outbox.tried();
  expect(channel.seen.at(-1)).toContain('gpio_write');
});

test('a button of another channel, or of a question that is over, decides nothing', async () => {
  const { announcer, outbox, decisions, press } = setUp();
  announcer.changed(waiting, requested);
  await outbox.tried();
  expect(press('approve', 'other')).toBeNull();
  announcer.changed(decided, granted);
  await outbox.tried();
  expect(press('approve')).toBeNull();
  expect(decisions).toEqual([]);
});

test('who was asked is reminded before the time is up, and not after a decision', async () => {
  const { channel, announcer, outbox, clock } = setUp();
  announcer.changed(waiting, requested);
  await clock.advance(50 * 60_000);
  await outbox.tried();
  expect(channel.seen.at(-1)).toMatch(/still waits for an answer; it is cancelled in 10 min/u);
  announcer.changed(decided, granted);
  await outbox.tried();
  expect(clock.sleeping).toBe(0);
});

test('a reminder that the disk refuses ends nothing, and is sent when it can be', async () => {
  const { channel, announcer, questions, outbox, clock } = setUp();
  announcer.changed(waiting, requested);
  const remind = questions.remind.bind(questions);
  let refusals = 1;
  questions.remind = (subject) => {
    if ((refusals -= 1) >= 0) throw new Error('attempt to write a readonly database');
    remind(subject);
  };
  await clock.advance(50 * 60_000);
  await outbox.tried();
  const reminder = /still waits for an answer/u;
  expect(channel.seen.some((text) => reminder.test(text))).toBe(false);
  await clock.advance(5 * 60_000);
  await outbox.tried();
  expect(channel.seen.at(-1)).toMatch(reminder);
});

test('who was asked hears how the run ended', async () => {
  const { channel, announcer, outbox } = setUp();
  announcer.changed(waiting, requested);
  announcer.changed(decided, granted);
  announcer.changed(
    { ...decided, status: 'failed', reason: 'the board is gone' },
    { type: 'run-failed', at: 9, reason: 'the board is gone' },
  );
  await outbox.tried();
  expect(channel.seen).toContain('sent to ana: 🔴 **pump** failed: the board is gone');
});

test.each([
  {
    language: 'en',
    text: '🔴 **pump** failed: no\n`pin 5 of pump-1 stays at 1`\n`signal speed of vfd may be at 40`',
  },
  { language: 'ko', text: '🔴 **pump** 실패: no\n`pump-1 핀 5: 1 그대로임`\n`vfd 신호 speed: 40일 수 있음`' },
] as const)(
  'who was asked hears in $language what the run leaves as it set it',
  async ({ language, text }) => {
    const { channel, announcer, outbox } = setUp({ language });
    const set = { part: 'pump-1', of: 5, value: 1, step: 1, call: 'c1' };
    announcer.changed(waiting, requested);
    announcer.changed(decided, granted);
    announcer.changed(
      {
        ...decided,
        status: 'failed',
        reason: 'no',
        set: [set, { ...set, part: 'vfd', of: 'speed', value: 40, call: 'c2', unknown: true }],
      },
      { type: 'run-failed', at: 9, reason: 'no' },
    );
    await outbox.tried();
    expect(channel.seen.at(-1)).toBe(`sent to ana: ${text}`);
  },
);

test('who was asked hears what to do where the model was not up to a step', async () => {
  const { channel, announcer, outbox } = setUp();
  announcer.changed(waiting, requested);
  announcer.changed(decided, granted);
  const reason = 'Step 2 failed: the model asked for the same calls three times in a row';
  announcer.changed({ ...decided, status: 'failed', reason }, { type: 'run-failed', at: 9, reason });
  await outbox.tried();
  expect(channel.seen.at(-1)).toContain(`🔴 **pump** failed: ${reason}\nThe model was not up to this step.`);
});

test.each([
  { language: 'en', text: 'ℹ️ **pump** completed\nStep 2: answered in words, nothing carried out' },
  { language: 'ko', text: 'ℹ️ **pump** 완료\n2단계: 말로만 답함, 실행한 것 없음' },
] as const)(
  'who was asked hears in $language that a step was only answered in words',
  async ({ language, text }) => {
    const { channel, announcer, outbox } = setUp({ language });
    const inWords: Run = {
      ...decided,
      status: 'completed',
      sop: {
        ...decided.sop,
        steps: decided.sop.steps.map((step) => (step.number === 2 ? { ...step, suggestedTools: [] } : step)),
      },
      steps: decided.steps.map((step) => ({ ...step, status: 'completed', output: 'Done.', toolCalls: [] })),
    };
    announcer.changed(waiting, requested);
    announcer.changed(decided, granted);
    announcer.changed(inWords, { type: 'run-completed', at: 9 });
    await outbox.tried();
    expect(channel.seen).toContain(`sent to ana: ${text}`);
  },
);

test('who was asked hears how the run ended after a restart, too, and nobody of a run that asked nothing', async () => {
  const before = setUp();
  before.announcer.changed(waiting, requested);
  before.announcer.changed(decided, granted);
  await before.outbox.tried();
  await before.outbox.close();
  const { channel, announcer, outbox } = setUp({ database: before.database, run: decided });
  announcer.resume();
  announcer.changed({ ...decided, status: 'completed' }, { type: 'run-completed', at: 9 });
  announcer.changed(
    { ...exampleRun, runId: 'r2', decisions: [], status: 'completed' },
    { type: 'run-completed', at: 9 },
  );
  await outbox.tried();
  expect(channel.seen.filter((line) => line.startsWith('sent'))).toEqual([
    'sent to ana: ✅ **pump** completed',
  ]);
});

test('after a restart a decided gate is settled on the phone, and an open one can still be decided', async () => {
  const before = setUp();
  before.announcer.changed(drafted, requested);
  await before.outbox.tried();
  before.announcer.close();
  await before.outbox.close();

  const still = setUp({ database: before.database });
  still.announcer.resume();
  await still.outbox.tried();
  expect([still.channel.seen, still.press('approve')]).toEqual([[], 'Approved.']);
  still.announcer.close();
  await still.outbox.close();

  const over = setUp({ database: before.database, run: decided });
  over.announcer.resume();
  await over.outbox.tried();
  expect(over.channel.seen).toEqual([expect.stringContaining('**Approved by ana (app)**')]);
});

test('a gate whose question a crash kept from being written is asked at the next start, and only there', async () => {
  const first = setUp({ waiting: [drafted] });
  first.announcer.resume();
  await first.outbox.tried();
  expect(first.channel.seen).toEqual([
    expect.stringContaining('asked ana: **pump, step 2 of 2: Close the valve**'),
  ]);
  first.announcer.close();
  await first.outbox.close();
  const second = setUp({ database: first.database, waiting: [drafted] });
  second.announcer.resume();
  await second.outbox.tried();
  expect(second.channel.seen).toEqual([]);
});

test.each(['questions', 'outbox'])(
  'a gate that the disk would not take into %s is asked as soon as it does, if it still waits',
  async (table) => {
    const { channel, announcer, outbox, database, clock } = setUp();
    database.exec(
      `CREATE TRIGGER full BEFORE INSERT ON ${table} BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`,
    );
    announcer.changed(drafted, requested);
    await clock.advance(10_000);
    await outbox.tried();
    expect(channel.seen).toEqual([]);
    database.exec('DROP TRIGGER full');
    await clock.advance(10_000);
    await outbox.tried();
    expect(channel.seen).toEqual([
      expect.stringContaining('asked ana: **pump, step 2 of 2: Close the valve**'),
    ]);
  },
);

test('a channel without buttons is told the commands, and later the outcome', async () => {
  const { channel, announcer, outbox } = setUp();
  Object.assign(channel, { ask: undefined, settle: undefined, revise: undefined });
  announcer.changed(drafted, requested);
  await outbox.tried();
  announcer.changed(decided, granted);
  await outbox.tried();
  expect(channel.sent.map(({ text }) => text.split('\n').at(-1))).toEqual([
    expect.stringMatching(/^Answer with `\/approve r1 [3479A-Z]{4}` or `\/deny r1 [3479A-Z]{4} REASON`\.$/u),
    'pump, step 2 of 2: Close the valve: Approved by ana (app)',
  ]);
});

test('a channel that fails holds up nobody and loses no decision', async () => {
  const { announcer, outbox, store, clock, press, decisions } = setUp({
    before: () => {
      throw new Error('away');
    },
  });
  announcer.changed(drafted, requested);
  await clock.advance(26_000);
  await outbox.tried();
  expect(store.open()).toHaveLength(1);
  expect(announcer.askedOn(drafted.runId, 'g1')).toEqual([
    { channel: 'loopback', reached: 0, sending: 0, failed: 1, why: 'away' },
  ]);
  press('approve');
  announcer.changed(decided, granted);
  await clock.advance(26_000);
  await outbox.tried();
  expect(decisions).toHaveLength(1);
  expect(store.open()).toEqual([]);
});

test('an outcome that could not be shown is shown when the channel works again, also after a restart; its buttons decide nothing in the meantime', async () => {
  let away = true;
  const before = (what: string): void => {
    if (away && what.includes('settled')) throw new Error('away');
  };
  const { announcer, outbox, database, store, clock, decisions, channel } = setUp({ before });
  announcer.changed(drafted, requested);
  await outbox.tried();
  const asked = store.open()[0]?.id ?? '';
  announcer.changed(decided, granted);
  await clock.advance(26_000);
  await outbox.tried();
  expect([
    store.open(),
    announcer.press({
      channel: 'loopback',
      sender: '111',
      senderName: 'ana',
      question: asked,
      choice: 'deny',
    }),
    decisions,
  ]).toEqual([[], null, []]);
  await outbox.close();
  const over: Run = {
    ...decided,
    steps: decided.steps.map((step) => ({ ...step, status: 'completed' })),
  };
  const restarted = setUp({ before, database, run: over });
  restarted.announcer.resume();
  await restarted.clock.advance(26_000);
  await restarted.outbox.tried();
  away = false;
  restarted.outbox.connected('loopback');
  await restarted.outbox.tried();
  expect([channel.seen.length, restarted.channel.seen, store.settled()]).toEqual([
    1,
    [expect.stringMatching(/^question 1 settled: .*\*\*Approved by ana \(app\)\*\*$/su)],
    [],
  ]);
});

test('a card that is gone is not shown its outcome again and again', async () => {
  const { announcer, outbox, store } = setUp({
    before: (what) => {
      if (what.includes('settled')) throw new AppError('channel.refused', 'message to edit not found');
    },
  });
  announcer.changed(drafted, requested);
  await outbox.tried();
  announcer.changed(decided, granted);
  await outbox.tried();
  expect(store.settled()).toEqual([]);
});

/** A service that does not answer the first so many tries. */
function awayFor(
  tries: number,
  failure: Error = new Error('away'),
): { readonly before: () => void; readonly tried: () => number } {
  let tried = 0;
  return {
    tried: () => tried,
    before: () => {
      if ((tried += 1) <= tries) throw failure;
    },
  };
}

test('a card that could not be sent is sent a moment later; in the meantime it is told why it is not there', async () => {
  const { channel, announcer, outbox, clock } = setUp(awayFor(2));
  announcer.changed(drafted, requested);
  await clock.advance(0);
  expect(announcer.askedOn(drafted.runId, 'g1')).toMatchObject([{ failed: 1, why: 'away' }]);
  await clock.advance(6_000);
  await outbox.tried();
  expect([channel.questions.length, announcer.askedOn(drafted.runId, 'g1')]).toEqual([
    1,
    [{ channel: 'loopback', reached: 1, sending: 0, failed: 0, why: null }],
  ]);
});

test('a card that a channel does not take although it is connected is tried again at growing distances', async () => {
  const { before, tried } = awayFor(7);
  const { channel, announcer, clock, store } = setUp({ before });
  announcer.changed(drafted, requested);
  const triesAfter: number[] = [];
  for (let check = 0; check < 6; check += 1) {
    await clock.advance(60_000);
    triesAfter.push(tried());
  }
  expect([triesAfter, channel.questions.length, store.open().length]).toEqual([[5, 6, 7, 7, 8, 8], 1, 1]);
});

test('a decision ends the tries to ask, and what is owed is not sent any more', async () => {
  const { before, tried } = awayFor(2);
  const { channel, announcer, outbox, clock } = setUp({ before });
  announcer.changed(drafted, requested);
  await clock.advance(1_000);
  announcer.changed(decided, granted);
  await clock.advance(30_000);
  outbox.connected('loopback');
  await clock.advance(30_000);
  expect([tried(), channel.seen]).toEqual([
    3,
    ['sent to ana: pump, step 2 of 2: Close the valve: Approved by ana (app)'],
  ]);
});

test('who cannot be written to is not asked again until the channel was off', async () => {
  const { before, tried } = awayFor(1, new AppError('channel.recipient', 'bot was blocked'));
  const { channel, announcer, outbox, clock } = setUp({ before });
  announcer.changed(drafted, requested);
  await clock.advance(150_000);
  expect(tried()).toBe(1);
  outbox.connected('loopback');
  await clock.advance(0);
  expect(channel.questions).toHaveLength(1);
});

test('a reminder and the end of a run are sent again as well, the reminder with the time that is left then', async () => {
  let away = false;
  const { channel, announcer, outbox, clock } = setUp({
    before: () => {
      if (away) throw new Error('away');
    },
  });
  announcer.changed(drafted, requested);
  await clock.advance(49 * 60_000);
  away = true;
  await clock.advance(5 * 60_000);
  away = false;
  outbox.connected('loopback');
  await clock.advance(0);
  expect(channel.seen.at(-1)).toContain('it is cancelled in 6 min');
  away = true;
  announcer.changed({ ...decided, status: 'completed' }, { type: 'run-completed', at: 9 });
  await clock.advance(1_000);
  away = false;
  await clock.advance(5_000);
  expect(channel.seen.filter((line) => line.startsWith('sent to ana: ✅'))).toEqual([
    'sent to ana: ✅ **pump** completed',
  ]);
});

/** The next so many questions reach the service, whose answers are lost. */
function loseAnswers(channel: LoopbackChannel, count: number): void {
  const ask = channel.ask.bind(channel);
  let lost = 0;
  channel.ask = async (question) => {
    const asked = await ask(question);
    if ((lost += 1) <= count) throw new Error('no answer');
    return asked;
  };
}

const pressOf = (question: string | undefined): Press => ({
  channel: 'loopback',
  sender: '111',
  senderName: 'ana',
  question: question ?? '',
  choice: 'approve',
});

test('a card whose answer was lost is asked again under its id while it reads the same', async () => {
  const { channel, announcer, outbox, clock, decisions } = setUp();
  loseAnswers(channel, 2);
  announcer.changed(drafted, requested);
  await clock.advance(6_000);
  await outbox.tried();
  expect(new Set(channel.questions.map(({ id }) => id)).size).toBe(1);
  expect([announcer.press(pressOf(channel.questions[0]?.id)), decisions.length]).toEqual(['Approved.', 1]);
});

test('a yes to a card whose answer was lost is none to the card with the calls that came after it', async () => {
  const { channel, announcer, outbox, clock, decisions, store } = setUp();
  loseAnswers(channel, 1);
  announcer.changed(waiting, requested);
  await clock.advance(0);
  announcer.changed(drafted, calls);
  await outbox.tried();
  const [blind, whole] = channel.questions;
  expect([blind?.text, whole?.text]).toEqual([
    expect.stringContaining('still preparing the call'),
    expect.stringContaining('gpio_write'),
  ]);
  expect([announcer.press(pressOf(blind?.id)), announcer.press(pressOf(whole?.id)), decisions]).toEqual([
    null,
    'Approved.',
    ['approve r1 g1 by ana via loopback:111, calls shown'],
  ]);
  expect(store.open()).toHaveLength(1);
});

test('a critical procedure is not approved by a second yes to its first question where the answer to that was lost', async () => {
  const { channel, announcer, outbox, clock, decisions } = setUp({ run: critical });
  loseAnswers(channel, 1);
  announcer.changed(critical, requested);
  await clock.advance(0);
  const first = pressOf(channel.questions[0]?.id);
  expect(announcer.press(first)).toBe(
    'This is critical. Nothing was approved yet: one more question follows.',
  );
  await outbox.tried();
  expect([channel.questions.length, announcer.press(first), decisions]).toEqual([2, null, []]);
  expect(announcer.press(pressOf(channel.questions[1]?.id))).toBe('Approved.');
});

test('a question about a call, which no gate stands for, is asked again too', async () => {
  const { channel, questions, outbox, clock } = setUp(awayFor(4));
  questions.ask(
    { channel: 'loopback', recipient: 'ana', thread: '7' },
    {
      subject: 'tool:chat/c1',
      text: 'May I?',
      shorter: [],
      tooLong: '',
      choices: [],
      withoutButtons: '',
      withButtons: '',
      inFile: null,
      shown: 's',
    },
  );
  await clock.advance(60_000);
  await outbox.tried();
  expect(channel.questions).toMatchObject([{ text: 'May I?', thread: '7' }]);
});

test('an outcome that was given up is over: no later start owes it again', async () => {
  const { channel, announcer, questions, store, outbox } = setUp();
  const place = { channel: 'loopback', recipient: 'ana', subject: 'gate:gone/1' };
  store.put({ ...place, id: 'q-9', asked: null, text: 'A card', shown: 's', outcome: 'Denied' });
  questions.giveUp({ kind: 'card', key: `card:${JSON.stringify(Object.values(place))}` });
  expect(store.settled()).toHaveLength(1);
  questions.giveUp({ kind: 'outcome', key: `card:${JSON.stringify(Object.values(place))}` });
  announcer.resume();
  await outbox.tried();
  expect([store.settled(), channel.seen]).toEqual([[], []]);
});

test('calls that are too long for a message stand whole in a file above the card, which is approved then', async () => {
  const { channel, announcer, outbox, store, decisions, press } = setUp({ longest: 1_000, run: longCalls });
  announcer.changed(longCalls, requested);
  await outbox.tried();
  const [file] = channel.sent.flatMap(({ attachments }) => attachments);
  expect(file?.source.name).toBe('r1-step-2.txt');
  expect(new TextDecoder().decode(file?.source.content)).toContain('x'.repeat(3_000));
  expect([channel.seen.length, channel.questions[0]?.text]).toEqual([
    2,
    expect.stringContaining('It stands whole in the file `r1-step-2.txt` above') as string,
  ]);
  expect(store.open().map(({ shown }) => shown)).toEqual([shownHash(longCalls.gate?.calls ?? null)]);
  expect([press('approve'), decisions]).toEqual([
    'Approved.',
    ['approve r1 g1 by ana via loopback:111, calls shown'],
  ]);
});

test('a card that has no room for its calls any more is shown with their file above it, and only once', async () => {
  let fails: readonly SureFailure[] = [];
  const long: Run = {
    ...drafted,
    gate: {
      ...gate,
      calls: [{ tool: 'file_write', arguments: { path: 'a', content: 'x'.repeat(500) }, provenance: {} }],
    },
  };
  const { announcer, channel, outbox, press, decisions } = setUp({
    run: long,
    waiting: [long],
    longest: 900,
    fails: () => fails,
  });
  announcer.changed(long, requested);
  await outbox.tried();
  expect([channel.questions.at(-1)?.text, channel.sent]).toEqual([
    expect.stringContaining('x'.repeat(500)),
    [],
  ]);
  for (const why of ['y'.repeat(400), 'z'.repeat(300)]) {
    fails = [{ call: 0, why }];
    announcer.outlookChanged();
    await outbox.tried();
  }
  const files = channel.sent.flatMap(({ attachments }) => attachments);
  expect(files.map(({ source }) => source.name)).toEqual(['r1-step-2.txt']);
  expect(new TextDecoder().decode(files[0]?.source.content)).toContain('x'.repeat(500));
  press('approve');
  expect(decisions).toEqual([expect.stringMatching(/calls shown$/u)]);
});

test('the second question of a critical procedure does not send the file of its calls again', async () => {
  const run: Run = { ...longCalls, sop: { ...longCalls.sop, priority: 'critical' } };
  const { channel, announcer, outbox, press } = setUp({ longest: 1_000, run });
  announcer.changed(run, requested);
  await outbox.tried();
  press('approve');
  await outbox.tried();
  expect([channel.sent.length, channel.revised.length, press('approve')]).toEqual([1, 1, 'Approved.']);
});

test('a text of several lines stands in the file as it is read, and no sign of it is hidden', async () => {
  const content = `open\nclose\u202e ${'y'.repeat(2_000)}`;
  const run: Run = {
    ...drafted,
    gate: { ...gate, calls: [{ tool: 'file_write', arguments: { path: 'a', content }, provenance: {} }] },
  };
  const { channel, announcer, outbox } = setUp({ longest: 1_000, run });
  announcer.changed(run, requested);
  await outbox.tried();
  const text = new TextDecoder().decode(channel.sent[0]?.attachments[0]?.source.content);
  expect(text).toMatch(/^file_write\n {2}path: "a"\n {2}content:\n {4}\| open\n {4}\| close/u);
  expect(text).not.toContain('\u202e');
});

test('what must fail stands on the card, and goes when it is fixed', async () => {
  let why = ['No board is configured. Add one under [[peripherals.boards]] in config.toml.'];
  const { channel, announcer, outbox, store } = setUp({
    waiting: [drafted],
    fails: () => why.map((each) => ({ call: 0, why: each })),
  });
  announcer.changed(drafted, requested);
  await outbox.tried();
  expect(channel.questions[0]?.text).toContain('🔴 **This will fail:** `No board is configured.');
  expect(announcer.outlookChanged()).toBe(false);
  why = [];
  expect(announcer.outlookChanged()).toBe(true);
  await outbox.tried();
  expect(channel.revised[0]?.text).not.toContain('🔴');
  expect(store.open()).toHaveLength(1);
});

test('an earlier step that failed stands on the card with its reason', async () => {
  const run: Run = {
    ...drafted,
    steps: drafted.steps.map((step) =>
      step.number === 1 ? { ...step, status: 'failed', output: 'sensor dead' } : step,
    ),
  };
  const { channel, announcer, outbox } = setUp({ run });
  announcer.changed(run, requested);
  await outbox.tried();
  expect(channel.questions[0]?.text).toMatch(/🔴 Step 1, .*, failed: `sensor dead`/u);
});

test('a card says how the step went that was approved on it', async () => {
  const running: Run = {
    ...decided,
    steps: decided.steps.map((step) => (step.number === 2 ? { ...step, status: 'running' } : step)),
  };
  const broken: Run = {
    ...running,
    status: 'failed',
    reason: 'Step 2 failed: line lost',
    steps: running.steps.map((step) =>
      step.number === 2 ? { ...step, status: 'failed', output: 'line lost' } : step,
    ),
  };
  const { channel, announcer, outbox, store } = setUp();
  announcer.changed(drafted, requested);
  await outbox.tried();
  announcer.changed(running, granted);
  await outbox.tried();
  expect(channel.seen.at(-1)).toMatch(/\*\*Approved by ana \(app\)\*\*$/u);
  announcer.changed(broken, { type: 'step-failed', at: 8, step: 2, reason: 'line lost' });
  await outbox.tried();
  expect(channel.seen.at(-1)).toMatch(
    /question 1 settled: .*Approved by ana \(app\)\n🔴 It failed: `line lost`/su,
  );
  expect(store.settled()).toEqual([]);
});

test('a step that fails while its card is being told of the yes is red on the card all the same', async () => {
  const broken: Run = {
    ...decided,
    status: 'failed',
    steps: decided.steps.map((step) =>
      step.number === 2 ? { ...step, status: 'failed', output: 'line lost' } : step,
    ),
  };
  const running: Run = {
    ...decided,
    steps: decided.steps.map((step) => (step.number === 2 ? { ...step, status: 'running' } : step)),
  };
  let fail: (() => void) | null = null;
  const { channel, announcer, outbox, store } = setUp({
    before: (what) => {
      if (!what.includes('settled')) return;
      fail?.();
      fail = null;
    },
  });
  announcer.changed(drafted, requested);
  await outbox.tried();
  fail = () => {
    announcer.changed(broken, { type: 'step-failed', at: 8, step: 2, reason: 'line lost' });
  };
  announcer.changed(running, granted);
  await outbox.tried();
  await outbox.tried();
  expect(channel.seen.at(-1)).toMatch(/🔴 It failed: `line lost`/u);
  expect(store.settled()).toEqual([]);
});

test('a card is shown again below, and the one above it is answered no more', async () => {
  const { channel, announcer, outbox, store, press } = setUp();
  announcer.changed(drafted, requested);
  await outbox.tried();
  const before = store.open()[0]?.id ?? '';
  announcer.showAgain('r1', 'g1', { channel: 'loopback', recipient: 'ana', thread: null });
  await outbox.tried();
  expect([channel.questions.length, store.open().length]).toEqual([2, 1]);
  expect([announcer.press(pressOf(before)), press('approve')]).toEqual([null, 'Approved.']);
  expect(channel.seen.at(-1)).toMatch(/^question 1 settled: .*Shown again below/su);
});
