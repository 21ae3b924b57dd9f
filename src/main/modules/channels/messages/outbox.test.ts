import { expect, test } from 'vitest';
import { AppError } from '../../../../shared/errors';
import { ok, refuse } from '../../../../shared/result';
import { silentLogger } from '../../../platform/base/logger';
import type { Channel } from '../../../ports/channel';
import { FilesRefused } from '../../../ports/files-refused';
import type { AnswerToSend, Owed } from '../../../ports/outbox';
import { openDatabase, type Database } from '../../../platform/storage/database';
import { createOutboxStore } from '../storage/outbox';
import { FakeClock } from '../../../testing/fake-clock';
import { sendParts } from '../send-parts';
import { LoopbackChannel, type LoopbackOptions } from '../../../testing/loopback-channel';
import { quietOutbox } from '../../../testing/quiet-outbox';
import { deliverOwed } from './deliver-owed';
import { isOfChannel } from './message-keys';
import { Outbox } from './outbox';
import { channelWords } from '../../../platform/words/words-in';

const away = new AppError('channel.unreachable', 'It cannot be reached', {
  remedy: 'Check the network.',
  retryable: true,
});
const blocked = new AppError('channel.recipient', 'bot was blocked', { remedy: 'Write to it first.' });

/** Above what a FakeClock saw written, long ago. */
const late = '🕒 Written at 2023-11-14 22:13 UTC; it could not be sent before.\n\n';

const answer = (id: string, more: Partial<AnswerToSend> = {}, channel = 'loopback'): Owed => ({
  key: `answer:${channel}:${id}`,
  channel,
  recipient: 'chat',
  queue: `${channel}_chat`,
  what: {
    type: 'answer',
    message: { id, channel, replyTarget: 'chat', sender: 'ana', thread: null, interruptionScope: null },
    draft: null,
    text: `re ${id}`,
    state: 'complete',
    problem: null,
    ...more,
  },
});
const note = (text: string, more: Partial<Owed> = {}): Owed => ({
  key: text,
  channel: 'loopback',
  recipient: 'chat',
  queue: 'notes',
  what: { type: 'note', thread: null, text },
  ...more,
});

function setUp({
  database = openDatabase(':memory:'),
  clock = new FakeClock(),
  connected = true,
  ...options
}: LoopbackOptions & {
  readonly database?: Database;
  readonly clock?: FakeClock;
  readonly connected?: boolean;
} = {}) {
  const channel: Channel & LoopbackChannel = new LoopbackChannel(options);
  const there = { channel: channel as Channel | undefined, connected };
  const problems: string[] = [];
  const outbox = new Outbox({
    store: createOutboxStore(database),
    channel: (name) => (isOfChannel({ channel: name }, 'loopback') ? there.channel : undefined),
    isConnected: () => there.connected,
    deliver: deliverOwed({
      readFile: (path) =>
        Promise.resolve(
          /^[abc]\.svg$/u.test(path)
            ? ok({ name: path, content: new Uint8Array() })
            : refuse({ code: 'channel.file', message: 'outside the workspace' }),
        ),
      questions: () => Promise.resolve(null),
      words: () => channelWords('en', 'UTC'),
      clock,
      logger: silentLogger,
    }),
    clock,
    logger: silentLogger,
    ...quietOutbox,
    problems: {
      report: (...told) => {
        problems.push(told.slice(2).join(' '));
      },
      clear: (id) => {
        problems.push(`${id} is over`);
      },
    },
  });
  outbox.start();
  return {
    outbox,
    channel,
    there,
    clock,
    database,
    problems,
    sent: () => channel.sent.map(({ text }) => text),
  };
}

test('an answer is sent and then marked, and nothing is owed any more', async () => {
  const { outbox, channel, clock } = setUp();
  outbox.put(
    answer('m1'),
    answer('m2', { state: 'failed', text: '', problem: { message: 'No answer.', remedy: 'Ask again.' } }),
  );
  await outbox.tried();
  expect(channel.seen).toEqual([
    'sent to chat: re m1',
    '✅ on m1',
    'sent to chat: ⚠️ No answer. Ask again.',
    '⚠️ on m2',
  ]);
  expect([outbox.owes('loopback_chat'), clock.sleeping]).toEqual([false, 0]);
});

test('of two with one key only the newer is sent', async () => {
  const { outbox, sent } = setUp();
  outbox.put(note('older', { key: 'card' }));
  outbox.put(note('newer', { key: 'card' }));
  await outbox.tried();
  expect(sent()).toEqual(['newer']);
});

test('the newer one has the place of the older, unless that is on its way', async () => {
  const arrives = Promise.withResolvers<null>();
  let works = false;
  const { outbox, sent, clock } = setUp({
    before: async (what) => {
      if (what.endsWith('on its way')) await arrives.promise;
      else if (!works) throw away;
    },
  });
  outbox.put(
    note('older', { key: 'card' }),
    note('reminder'),
    note('on its way', { key: 'other', queue: 'others' }),
  );
  await clock.advance(500);
  outbox.put(note('newer', { key: 'card' }), note('after it', { key: 'other', queue: 'others' }));
  works = true;
  arrives.resolve(null);
  await outbox.tried();
  expect([
    sent().filter((text) => /er$/u.test(text)),
    sent().filter((text) => /way|it$/u.test(text)),
  ]).toEqual([
    ['newer', 'reminder'],
    ['on its way', 'after it'],
  ]);
});

test('what waits is told with the reason, keeps its order, and is sent when the channel works', async () => {
  let works = false;
  const { outbox, sent, clock } = setUp({
    before: () => {
      if (!works) throw away;
    },
  });
  outbox.put(answer('m1'), answer('m2'), note('a command'));
  await clock.advance(26_000);
  expect([outbox.undelivered('loopback'), outbox.undelivered('other')]).toEqual([
    { count: 3, problem: { message: 'It cannot be reached', remedy: 'Check the network.' } },
    null,
  ]);
  works = true;
  outbox.connected('loopback');
  await outbox.tried();
  expect([sent().toSorted(), outbox.undelivered('loopback')]).toEqual([
    ['a command', 're m1', 're m2'],
    null,
  ]);
});

test('while its channel is connected it is tried at growing distances; while it is not, after half a minute only when it is again', async () => {
  let tries = 0;
  const { outbox, there, clock } = setUp({
    before: (what) => {
      if (what.startsWith('sent') && (tries += 1) < 7) throw away;
    },
  });
  outbox.put(answer('m1'));
  const triesAfter: number[] = [];
  for (const connected of [true, true, true, false, false, true]) {
    if (connected && !there.connected) outbox.connected('loopback');
    there.connected = connected;
    outbox.look();
    await clock.advance(30_000);
    triesAfter.push(tries);
  }
  expect(triesAfter).toEqual([4, 5, 6, 6, 6, 7]);
});

test('what stands behind something that waits long is not waited for', async () => {
  const { outbox, clock } = setUp({
    before: () => {
      throw away;
    },
  });
  outbox.put(answer('m1'));
  await clock.advance(26_000);
  outbox.put(answer('m2'));
  await outbox.tried('loopback_chat');
  expect(outbox.undelivered('loopback')?.count).toBe(2);
});

test('a channel that is not there gets what is owed when it is, also one of its rooms', async () => {
  const { outbox, channel, there, clock, sent } = setUp();
  there.channel = undefined;
  outbox.put(answer('m1', {}, 'loopback:!hall'));
  await clock.advance(3_600_000);
  expect(outbox.undelivered('loopback')).toEqual({
    count: 1,
    problem: {
      message: 'There is no channel "loopback" now',
      remedy: 'Check [channels_config.loopback] in config.toml.',
    },
  });
  there.channel = channel;
  outbox.connected('loopback');
  await outbox.tried();
  expect(sent()).toEqual([`${late}re m1`]);
});

test('nothing is owed to a channel that is gone for good', async () => {
  const { outbox, there } = setUp();
  there.channel = undefined;
  outbox.put(answer('m1'), answer('m2', {}, 'other'));
  outbox.dropUnless(({ channel }) => channel === 'other', 'gone');
  await outbox.tried();
  expect([outbox.owes('loopback_chat'), outbox.owes('other_chat')]).toEqual([false, true]);
});

test('what a channel refuses for good is tried once and told, over a restart, until that chat takes something', async () => {
  const refusing = setUp({
    before: (what) => {
      if (what.startsWith('sent')) throw blocked;
    },
  });
  refusing.outbox.put(answer('m1'));
  await refusing.outbox.tried();
  await refusing.outbox.close();
  const { outbox, channel, clock } = setUp({ database: refusing.database });
  expect([refusing.channel.seen, outbox.undelivered('loopback'), outbox.lastRefused('loopback')]).toEqual([
    ['⚠️ on m1'],
    null,
    { message: 'bot was blocked', remedy: 'Write to it first.', at: clock.now() },
  ]);
  outbox.put(answer('m2'));
  await outbox.tried();
  expect([channel.seen[0], outbox.lastRefused('loopback')]).toEqual(['sent to chat: re m2', null]);
});

test.each([
  {
    name: 'some files',
    failure: new FilesRefused([{ name: 'a.svg', why: 'no picture' }]),
    told: '⚠️ a.svg was not sent: no picture',
  },
  {
    name: 'a part that is refused',
    failure: new AppError(
      'channel.partly-sent',
      'Only the first 1 of 2 parts of an answer could be sent: too long',
      { remedy: 'Look in the app.' },
    ),
    told: '⚠️ Only the first 1 of 2 parts of an answer could be sent: too long. Look in the app.',
  },
])(
  'an answer that was sent without $name is over, and what is missing is told',
  async ({ failure, told }) => {
    const { outbox, channel } = setUp({
      before: (what) => {
        if (what === 'sent to chat: re m1') throw failure;
      },
    });
    outbox.put(answer('m1'));
    await outbox.tried();
    expect([channel.seen, outbox.undelivered('loopback')]).toEqual([
      ['⚠️ on m1', `sent to chat: ${told}`],
      null,
    ]);
  },
);

test('what is sent in part goes on where it stopped, also after a restart', async () => {
  const { outbox, channel, clock, database } = setUp();
  channel.send = ({ progress }) => {
    progress?.took(2, []);
    return Promise.reject(
      new AppError('channel.partly-sent', 'Only the first 2 of 3 parts', { retryable: true }),
    );
  };
  outbox.put(answer('m1', { draft: '7' }));
  await clock.advance(500);
  await outbox.close();
  const again = setUp({ database, clock, drafts: true });
  await clock.advance(1_000);
  expect(again.channel.sent).toMatchObject([{ text: 're m1', progress: { done: 2 } }]);
});

test('a file that was refused before a later part failed is told once the rest is there, once, also after a restart', async () => {
  let works = false;
  const tried: string[] = [];
  const part = (name: string): Promise<void> => {
    tried.push(name);
    if (name === 'b.svg') return Promise.reject(new AppError('channel.refused', 'no picture'));
    return works || name !== 'c.svg' ? Promise.resolve() : Promise.reject(away);
  };
  const inParts = (channel: Channel): void => {
    channel.send = (message, signal) =>
      sendParts(
        { message, texts: [() => part(message.text)], sendFile: ({ source }) => part(source.name) },
        signal,
      );
  };
  const { outbox, channel, clock, database } = setUp();
  inParts(channel);
  outbox.put(answer('m1', { text: 'Here.\n[IMAGE:b.svg]\n[IMAGE:a.svg]\n[IMAGE:c.svg]' }));
  await clock.advance(500);
  await outbox.close();
  const again = setUp({ database, clock });
  inParts(again.channel);
  works = true;
  await clock.advance(1_000);
  await again.outbox.tried();
  expect(tried).toEqual(['Here.', 'b.svg', 'a.svg', 'c.svg', 'c.svg', '⚠️ b.svg was not sent: no picture']);
});

test('an answer becomes its draft, and waits to do so while the service is away; a draft that is gone is replaced by a message', async () => {
  let failure: Error | null = away;
  const { outbox, channel, clock } = setUp({
    drafts: true,
    before: (what) => {
      if (failure !== null && what.includes('done')) throw failure;
    },
  });
  outbox.put(answer('m1', { draft: '7' }));
  await clock.advance(500);
  failure = null;
  await clock.advance(1_000);
  failure = new AppError('channel.refused', 'message to edit not found');
  outbox.put(answer('m2', { draft: '8' }));
  await outbox.tried();
  expect(channel.seen).toEqual([
    'draft 7 done: re m1',
    '✅ on m1',
    'draft 8 gone',
    'sent to chat: re m2',
    '✅ on m2',
  ]);
});

test('what is sent long after it was written says when, above it; what is owed again keeps its age only where it says the same', async () => {
  const { outbox, there, clock, sent } = setUp({ clock: new FakeClock(Date.UTC(2026, 10, 16, 14, 3)) });
  there.channel = undefined;
  outbox.put(
    answer('m1'),
    note('pressure 92'),
    note('as before', { key: 'same', queue: 'same' }),
    note('other', { key: 'changed', queue: 'changed' }),
  );
  await clock.advance(7 * 86_400_000);
  outbox.put(
    note('as before', { key: 'same', queue: 'same' }),
    note('changed since', { key: 'changed', queue: 'changed' }),
  );
  there.channel = new LoopbackChannel({
    before: (what) => {
      seen.push(what.replace('sent to chat: ', ''));
    },
  });
  const seen: string[] = [];
  outbox.connected('loopback');
  await outbox.tried();
  const lastWeek = '🕒 Written at 2026-11-16 14:03 UTC; it could not be sent before.\n\n';
  expect([sent(), seen.filter((text) => !text.startsWith('✅')).toSorted()]).toEqual([
    [],
    ['changed since', `${lastWeek}as before`, `${lastWeek}pressure 92`, `${lastWeek}re m1`].toSorted(),
  ]);
});

test('what becomes late between its parts goes on as it began, and what was late stays it', async () => {
  const { outbox, channel, there, clock } = setUp();
  const texts: string[] = [];
  channel.send = ({ text, progress }) => {
    texts.push(text);
    progress?.took(1, []);
    return Promise.reject(
      new AppError('channel.partly-sent', 'Only the first 1 of 2 parts', { retryable: true }),
    );
  };
  outbox.put(note('begun in time'));
  await clock.advance(500);
  there.channel = undefined;
  outbox.put(note('begun late', { queue: 'others' }));
  await clock.advance(3_600_000);
  there.channel = channel;
  outbox.connected('loopback');
  await clock.advance(30_000);
  expect(new Set(texts)).toEqual(new Set(['begun in time', `${late}begun late`]));
});

test('of more than a thousand that wait for a channel the oldest give way; a problem says so, and each chat hears how many, once', async () => {
  const { outbox, channel, there, clock, problems, database, sent } = setUp();
  there.channel = undefined;
  const card: Owed = {
    key: 'card',
    channel: 'loopback',
    recipient: 'chat',
    queue: 'question:1',
    what: {
      type: 'card',
      thread: null,
      question: {
        subject: 's',
        text: 't',
        shorter: [],
        tooLong: '',
        choices: [],
        withoutButtons: '',
        withButtons: '',
        inFile: null,
        shown: 's',
      },
    },
  };
  outbox.put(card, note('other channel', { channel: 'other', queue: 'other' }));
  for (let index = 0; index < 1_003; index += 1) {
    outbox.put(
      note(`n${String(index)}`, { recipient: index === 1 ? 'ben' : 'chat', queue: `q${String(index)}` }),
    );
    if (index === 1) await clock.advance(60_000);
  }
  const keys = createOutboxStore(database)
    .rows()
    .map(({ key }) => key);
  expect([keys.length, keys.slice(0, 3)]).toEqual([1_004, ['card', 'other channel', 'n3']]);
  const wait =
    'More than 1000 messages wait for the channel "loopback": the oldest are given up, and each chat hears how many once it takes something The page Channels says why they wait. If nobody is to get them, take [channels_config.loopback] out of config.toml. Answers are in the app.';
  expect(new Set(problems)).toEqual(new Set([wait]));
  there.channel = channel;
  outbox.connected('loopback');
  await outbox.tried();
  expect(
    sent()
      .filter((text) => text.startsWith('⚠️'))
      .toSorted(),
  ).toEqual(
    ['1 message', '2 messages'].map(
      (count) =>
        `⚠️ ${count} for this chat, written from 2023-11-14 22:13 UTC to 2023-11-14 ${count.startsWith('1') ? '22:13' : '22:14'} UTC, will not be sent: too many waited while they could not be. Answers are in the app.`,
    ),
  );
  expect([problems.at(-1), sent().length]).toEqual(['outbox:loopback is over', 1_002]);
});

test('what is given up while the chat is being told of more is told too, whether that arrives or not', async () => {
  const failing = { now: true };
  const telling = Promise.withResolvers<null>();
  const { outbox, there, channel, clock, sent } = setUp({
    before: async (what) => {
      if (failing.now && what.includes('⚠️')) await telling.promise;
      if (failing.now) throw away;
    },
  });
  there.channel = undefined;
  for (let index = 0; index < 1_002; index += 1)
    outbox.put(note(`n${String(index)}`, { queue: `q${String(index)}` }));
  there.channel = channel;
  outbox.connected('loopback');
  await clock.advance(500);
  outbox.put(
    note('one more', { queue: 'more' }),
    note('and one', { queue: 'more' }),
    note('and another', { queue: 'more' }),
  );
  telling.resolve(null);
  await clock.advance(500);
  failing.now = false;
  outbox.connected('loopback');
  await outbox.tried();
  expect(
    sent()
      .filter((text) => text.startsWith('⚠️'))
      .map((text) => /^⚠️ (\d+) /u.exec(text)?.[1]),
  ).toEqual(['2', '3']);
});

test('what was on its way when the engine ended is sent again, and says so; a draft is only changed again', async () => {
  const begun = Promise.withResolvers<null>();
  const cut = setUp({
    before: () => {
      begun.resolve(null);
      return new Promise(() => {});
    },
  });
  cut.outbox.put(answer('m1'), answer('m2', { draft: '7' }, 'loopback:!hall'));
  await begun.promise;
  const closed = cut.outbox.close();
  await cut.clock.advance(3_000);
  await closed;
  const { outbox, sent } = setUp({ database: cut.database, drafts: true });
  await outbox.tried();
  expect(sent().toSorted()).toEqual([
    're m1\n\nℹ️ ZeroClaw was restarted while it sent this, so it may be here twice.',
    're m2',
  ]);
});

test('what arrives in the moment that the engine gives it is not sent again', async () => {
  const begun = Promise.withResolvers<null>();
  const arrives = Promise.withResolvers<null>();
  const slow = setUp({
    before: async () => {
      begun.resolve(null);
      await arrives.promise;
    },
  });
  slow.outbox.put(answer('m1'));
  await begun.promise;
  const closed = slow.outbox.close();
  arrives.resolve(null);
  await closed;
  const { outbox, sent } = setUp({ database: slow.database });
  await outbox.tried();
  expect([slow.sent(), sent()]).toEqual([['re m1'], []]);
});

test('a disk that does not take what became of a message neither stops the others nor sends it again, and is told it until it does', async () => {
  const { outbox, clock, database, sent } = setUp();
  database.exec(
    "CREATE TRIGGER full BEFORE DELETE ON outbox WHEN old.key = 'answer:loopback:m1' BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  outbox.put(answer('m1'), answer('m2'), note('other'));
  await clock.advance(60_000);
  expect(sent().toSorted()).toEqual(['other', 're m1']);
  database.exec('DROP TRIGGER full');
  await clock.advance(15_000);
  await outbox.tried();
  expect([sent().toSorted(), outbox.owes('loopback_chat')]).toEqual([['other', 're m1', 're m2'], false]);
});

test('a disk that does not take a failure for a moment does not keep the message from being tried again', async () => {
  let works = false;
  const { outbox, clock, database, sent } = setUp({
    before: () => {
      if (!works) throw away;
    },
  });
  database.exec(
    "CREATE TRIGGER full BEFORE UPDATE OF tries ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  outbox.put(answer('m1'));
  await clock.advance(1_000);
  works = true;
  database.exec('DROP TRIGGER full');
  await clock.advance(20_000);
  await outbox.tried();
  expect([sent(), outbox.owes('loopback_chat')]).toEqual([['re m1'], false]);
});

test('a service that hangs on an answer is asked again after ten minutes', async () => {
  let hangs = true;
  const { outbox, clock, sent } = setUp({ before: () => (hangs ? new Promise(() => {}) : undefined) });
  outbox.put(answer('m1'));
  await clock.advance(10 * 60_000);
  expect(outbox.undelivered('loopback')?.problem.message).toBe('No answer within 600 s');
  hangs = false;
  await clock.advance(20_000);
  await outbox.tried();
  expect(sent()).toEqual([`${late}re m1`]);
});

test('what cannot be read is told, and holds up nothing', async () => {
  const { outbox, clock, database, sent } = setUp();
  outbox.put(
    answer('m1'),
    answer('m2', {}, 'loopback:!hall'),
    note('other', { recipient: 'ana', queue: 'loopback_chat' }),
  );
  database.exec("UPDATE outbox SET what = '{}' WHERE key = 'answer:loopback:m1'");
  await clock.advance(0);
  await outbox.tried();
  expect([sent().toSorted(), outbox.lastRefused('loopback')?.message]).toEqual([
    ['other', 're m2'],
    'What was to be sent cannot be read',
  ]);
});

test('files that may be sent are, and an address stays text, which nobody fetches', async () => {
  const { outbox, channel } = setUp();
  outbox.put(
    answer('m1', {
      text: 'Here.\n[IMAGE:a.svg]\n[IMAGE:https://evil.example/?q=secret]\n[DOCUMENT:/etc/passwd]',
    }),
  );
  await outbox.tried();
  expect(channel.sent).toMatchObject([
    {
      text: 'Here.\n\nhttps://evil.example/?q=secret\n\n⚠️ /etc/passwd was not sent: outside the workspace',
      attachments: [{ source: { name: 'a.svg' } }],
    },
  ]);
});
