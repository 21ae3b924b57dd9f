import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { AppError } from '../../../shared/errors';
import type { Delivery } from '../../../shared/job';
import type { Chat } from '../chat/chat';
import type { JobList } from './job-list';
import { silentLogger } from '../../platform/base/logger';
import { deliverOwed } from '../channels/messages/deliver-owed';
import { mostWaiting, Outbox } from '../channels/messages/outbox';
import { channelWords } from '../../platform/words/words-in';
import type { MessageOutlet } from '../../ports/message-outlets';
import type { Owed } from '../../ports/outbox';
import { openDatabase } from '../../platform/storage/database';
import { createJobStore } from './job-store';
import { createOutboxStore } from '../channels/storage/outbox';
import { createTransaction } from '../../platform/storage/transaction';
import { FakeClock } from '../../testing/fake-clock';
import { LoopbackChannel } from '../../testing/loopback-channel';
import { quietOutbox } from '../../testing/quiet-outbox';
import { followJobs, jobList } from './jobs';

const nine = Date.UTC(2026, 10, 22, 9);

test.each<{ name: string; delivery: Delivery | null; done: string[]; outcome: string }>([
  {
    name: 'in the app is there',
    delivery: null,
    done: ['desktop: Look at the tank'],
    outcome: 'sent to desktop',
  },
  {
    name: 'on a channel is owed, once for each time it is due',
    delivery: { channel: 'telegram', to: '111' },
    done: [`owed job:j1:${String(nine)} to 111: Look at the tank`],
    outcome: 'handed to telegram, which gets it as soon as it takes it',
  },
  {
    name: 'on a channel that is not there fails',
    delivery: { channel: 'slack', to: 'U1' },
    done: [],
    outcome: 'failed: There is no channel "slack" now',
  },
])('what a job says $name', async ({ delivery, done, outcome }) => {
  const clock = new FakeClock(nine - 60_000);
  const said: string[] = [];
  const desktop: MessageOutlet = {
    name: 'desktop',
    needsRecipient: false,
    send: (text) => {
      said.push(`desktop: ${text}`);
      return Promise.resolve();
    },
  };
  const telegram: MessageOutlet = {
    name: 'telegram',
    needsRecipient: true,
    send: () => Promise.reject(new Error('away')),
    owe: (key, text, to) => {
      said.push(`owed ${key} to ${to ?? 'nobody'}: ${text}`);
    },
  };
  const database = openDatabase(':memory:');
  const jobs = jobList(
    {
      store: createJobStore(database),
      transaction: createTransaction(database),
      clock,
      settledNow: () => clock.now(),
      newId: () => 'j1',
      logger: silentLogger,
      config: () => Config.parse({}),
      words: () => channelWords('en', 'Asia/Seoul'),
    },
    { list: () => [desktop, telegram] },
    {
      start: () => {
        throw new Error('no procedure is started');
      },
    },
    {
      heldBack: () => null,
      chat: { ask: () => Promise.reject(new Error('nobody is asked')) },
    },
  );
  jobs.add({
    name: 'Tank',
    schedule: '0 9 * * *',
    timezone: 'UTC',
    action: 'message',
    text: 'Look at the tank',
    delivery,
    by: 'chat:c',
  });
  await clock.advance(60_000);
  jobs.check(new AbortController().signal);
  await clock.advance(0);
  expect([said, jobs.list().map(({ last }) => last?.outcome)]).toEqual([done, [outcome]]);
});

test('what a job says long after it was due says for when it was planned, in the zone of the plant', async () => {
  const { clock, due, said } = setUpOwed({ action: 'message' });
  await clock.advance(3_600_000);
  await due();
  expect(said()).toEqual(['Look at the tank\n\n(planned for 2026-11-22 18:00 GMT+9)']);
});

const blocked = new AppError('channel.recipient', 'bot was blocked', { remedy: 'Write to it first.' });
const away = new AppError('channel.unreachable', 'It cannot be reached', {
  remedy: 'Check the network.',
  retryable: true,
});

/** A job that is due at nine, over the outbox of a real store. */
function setUpOwed({
  action,
  failure,
  isThere = true,
}: {
  readonly action: 'message' | 'prompt';
  readonly failure?: Error;
  readonly isThere?: boolean;
}) {
  const clock = new FakeClock(nine - 60_000);
  const database = openDatabase(':memory:');
  const transaction = createTransaction(database);
  const works = { now: false };
  const channel = new LoopbackChannel({
    name: 'telegram',
    before: () => {
      if (failure !== undefined && !works.now) throw failure;
    },
  });
  const there = { channel: isThere ? channel : undefined };
  const outbox: Outbox = new Outbox({
    store: createOutboxStore(database),
    channel: () => there.channel,
    isConnected: () => true,
    clock,
    logger: silentLogger,
    deliver: deliverOwed({
      readFile: () => Promise.reject(new Error('there are no files')),
      questions: () => Promise.resolve(null),
      words: () => channelWords('en'),
      clock,
      logger: silentLogger,
    }),
    ...quietOutbox,
    became: (row, fate) => {
      followJobs(jobs)(row, fate);
    },
    atomically: (work) => {
      transaction(true, work);
    },
  });
  const telegram: MessageOutlet = {
    name: 'telegram',
    needsRecipient: true,
    send: () => Promise.reject(new Error('nobody waits')),
    owe: (key, text, to) => {
      outbox.put({
        key,
        channel: 'telegram',
        recipient: to ?? '',
        queue: 'messages',
        what: { type: 'note', thread: null, text },
      });
    },
  };
  const chat = {
    ask: () => Promise.resolve({ state: 'complete', text: 'It is full.', problem: null }),
  } as unknown as Chat;
  const jobs: JobList = jobList(
    {
      store: createJobStore(database),
      transaction,
      clock,
      settledNow: () => clock.now(),
      newId: () => 'j1',
      logger: silentLogger,
      config: () => Config.parse({}),
      words: () => channelWords('en', 'Asia/Seoul'),
    },
    { list: () => [telegram] },
    {
      start: () => {
        throw new Error('no procedure is started');
      },
    },
    { heldBack: () => null, chat },
  );
  jobs.add({
    name: 'Tank',
    schedule: '0 9 * * *',
    timezone: 'UTC',
    action,
    text: 'Look at the tank',
    delivery: { channel: 'telegram', to: '111' },
    by: 'chat:c',
  });
  outbox.start();
  const due = async (): Promise<void> => {
    await clock.advance(60_000);
    jobs.check(new AbortController().signal);
    await clock.advance(500);
  };
  return {
    clock,
    database,
    works,
    outbox,
    due,
    outcome: () => jobs.list()[0]?.last?.outcome,
    said: () => channel.sent.map(({ text }) => text),
  };
}

test.each<{ name: string; given: Parameters<typeof setUpOwed>[0]; outcome: string }>([
  { name: 'is there', given: { action: 'message' }, outcome: 'sent to telegram' },
  {
    name: 'answers a question and is there',
    given: { action: 'prompt' },
    outcome: 'answered, and sent to telegram',
  },
  {
    name: 'is refused',
    given: { action: 'message', failure: blocked },
    outcome: 'not sent, for telegram refuses it: bot was blocked',
  },
  {
    name: 'waits',
    given: { action: 'message', isThere: false },
    outcome: 'handed to telegram, which gets it as soon as it takes it',
  },
])('what came of a job whose message $name says so', async ({ given, outcome }) => {
  const it = setUpOwed(given);
  await it.due();
  expect(it.outcome()).toBe(outcome);
});

test('what came of a job follows its message over failures, until it is there', async () => {
  const it = setUpOwed({ action: 'message', failure: away });
  await it.due();
  expect(it.outcome()).toBe('handed to telegram, which has not taken it yet: It cannot be reached');
  it.works.now = true;
  it.outbox.connected('telegram');
  await it.outbox.tried();
  expect(it.outcome()).toBe('sent to telegram');
});

test('the message of an earlier time changes nothing of what came of the last one', async () => {
  const it = setUpOwed({ action: 'message', isThere: false });
  await it.due();
  await it.clock.advance(86_400_000 - 60_000);
  await it.due();
  it.outbox.dropUnless(({ key }) => !key.endsWith(String(nine)), 'nobody wants it');
  expect(it.outcome()).toBe('handed to telegram, which gets it as soon as it takes it');
});

test.each([
  {
    name: 'its channel goes',
    end: ({ outbox }: ReturnType<typeof setUpOwed>) => {
      outbox.dropUnless(() => false, 'its channel is not in config.toml any more');
    },
    outcome: 'not to be sent to telegram any more: its channel is not in config.toml any more',
  },
  {
    name: 'it gives way',
    end: ({ outbox }: ReturnType<typeof setUpOwed>) => {
      outbox.put(
        ...Array.from({ length: mostWaiting }, (_, index): Owed => ({
          key: `n${String(index)}`,
          channel: 'telegram',
          recipient: 'ben',
          queue: 'ben',
          what: { type: 'note', thread: null, text: 'x' },
        })),
      );
    },
    outcome: 'not sent: too much waits for telegram',
  },
])('a job whose message is never sent because $name says so', async ({ end, outcome }) => {
  const it = setUpOwed({ action: 'message', isThere: false });
  await it.due();
  end(it);
  expect(it.outcome()).toBe(outcome);
});

test('a job whose end cannot be noted owes nothing', async () => {
  const it = setUpOwed({ action: 'message' });
  it.database.exec("CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  await it.due();
  expect([it.outcome(), it.outbox.owes('messages')]).toEqual(['failed: disk full', false]);
});
