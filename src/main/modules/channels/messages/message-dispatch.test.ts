import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/storage/database';
import { createInbox } from '../storage/inbox';
import type { InboundMessage } from '../../../ports/channel';
import type { Inbox } from '../../../ports/inbox';
import type { Owed } from '../../../ports/outbox';
import { AppError } from '../../../../shared/errors';
import { FakeClock } from '../../../testing/fake-clock';
import { MessageDispatch, type DispatchPorts, type Processed } from './message-dispatch';

const never = new AbortController().signal;
const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const message = (id: string, more: Partial<InboundMessage> = {}): InboundMessage => ({
  id,
  channel: 'loopback',
  replyTarget: 'chat',
  sender: 'ana',
  senderName: 'ana',
  thread: null,
  interruptionScope: null,
  group: false,
  text: id,
  attachments: [],
  at: 1,
  ...more,
});

const done: Processed = { type: 'done', owed: [] };
const waits: Processed = { type: 'waits' };

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Work that lasts until it is told to end. What an earlier run left behind is taken up at once. */
function setUp(more: Partial<DispatchPorts> = {}): ReturnType<typeof setUpWithoutResume> {
  const made = setUpWithoutResume(more);
  made.dispatch.resume(null);
  return made;
}

function setUpWithoutResume(more: Partial<DispatchPorts> = {}): {
  readonly dispatch: MessageDispatch;
  readonly clock: FakeClock;
  readonly inbox: Inbox;
  readonly log: string[];
  finish(id: string): Promise<void>;
} {
  const clock = new FakeClock();
  const inbox = more.inbox ?? createInbox(openDatabase(':memory:'), clock, () => clock.now());
  const log: string[] = [];
  const running = new Map<string, () => void>();
  const dispatch = new MessageDispatch({
    inbox,
    process: (taken, from, signal) =>
      new Promise<Processed>((resolve) => {
        const end = (how: string) => (): void => {
          log.push(`${taken.id} ${how}`);
          running.delete(taken.id);
          resolve(how === 'the engine closes' ? waits : done);
        };
        log.push(`${taken.id} begins ${from}`);
        running.set(taken.id, end('done'));
        if (signal.aborted) end((signal.reason as Error).message)();
        signal.addEventListener('abort', () => {
          end((signal.reason as Error).message)();
        });
      }),
    abandon: (taken, from, why) => {
      log.push(`${taken.id} abandoned ${from} ${why}`);
      return Promise.resolve();
    },
    stopped: (taken, works) => {
      log.push(`${taken.id} stopped ${String(works)}`);
      return [];
    },
    finish: (taken) => {
      inbox.mark(taken, 'done');
    },
    interrupts: () => false,
    channels: () => 1,
    changed: () => {},
    clock,
    logger,
    ...more,
  });
  return {
    dispatch,
    clock,
    inbox,
    log,
    finish: async (id) => {
      running.get(id)?.();
      await settled();
    },
  };
}

test('a conversation is worked on one message at a time, others beside it', async () => {
  const { dispatch, log, finish } = setUp();
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('a2'), never);
  await dispatch.accept(message('b1', { sender: 'ben' }), never);
  await settled();
  await finish('a1');
  expect(log).toEqual(['a1 begins accepted', 'b1 begins accepted', 'a1 done', 'a2 begins accepted']);
});

test('what is delivered again is worked on once, also after it is done', async () => {
  const { dispatch, log, finish } = setUp();
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('a1'), never);
  await settled();
  await finish('a1');
  await dispatch.accept(message('a1'), never);
  await settled();
  expect(log).toEqual(['a1 begins accepted', 'a1 done']);
});

test('no more than the limit are worked on at once, and the next begins when one ends', async () => {
  const { dispatch, log, finish } = setUp();
  for (let index = 0; index < 10; index += 1)
    await dispatch.accept(message(`m${String(index)}`, { sender: `s${String(index)}` }), never);
  await settled();
  expect(log).toHaveLength(8);
  await finish('m3');
  expect(log.slice(8)).toEqual(['m3 done', 'm8 begins accepted']);
});

test('a channel that brings more than a hundred waits, and gives up its place when it closes', async () => {
  const { dispatch, finish } = setUp();
  for (let index = 0; index < 100; index += 1) await dispatch.accept(message(`m${String(index)}`), never);
  const taken: string[] = [];
  const leaving = new AbortController();
  const left = dispatch
    .accept(message('leaves'), leaving.signal)
    .catch((reason: unknown) => (reason as Error).message);
  const waiting = dispatch.accept(message('waits'), never).then(() => taken.push('waits'));
  await settled();
  leaving.abort(new Error('the channel closes'));
  expect(await left).toBe('the channel closes');
  expect(taken).toEqual([]);
  await finish('m0');
  await waiting;
  expect(taken).toEqual(['waits']);
});

test('where the channel interrupts, a newer message ends the older one of the same person and then has its turn', async () => {
  const { dispatch, log } = setUp({ interrupts: () => true });
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('b1', { sender: 'ben' }), never);
  await settled();
  await dispatch.accept(message('a2'), never);
  await settled();
  expect(log).toEqual([
    'a1 begins accepted',
    'b1 begins accepted',
    'a1 a newer message came',
    'a2 begins accepted',
  ]);
});

test('commands neither end the answer under way nor wait for it; a new conversation does', async () => {
  const { dispatch, log, finish } = setUp({ interrupts: () => true });
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('runs', { text: '/runs' }), never);
  await dispatch.accept(message('yes', { text: '/approve r1/1' }), never);
  await settled();
  await finish('runs');
  expect(log).toEqual(['a1 begins accepted', 'runs begins accepted', 'runs done', 'yes begins accepted']);
  await dispatch.accept(message('stop', { text: '/stop' }), never);
  await finish('yes');
  await dispatch.accept(message('a2'), never);
  await dispatch.accept(message('new', { text: '/new' }), never);
  await settled();
  expect(log.slice(4)).toEqual([
    'a1 stopped by the person',
    'stop stopped 1',
    'yes done',
    'a2 begins accepted',
    'a2 a newer message came',
    'new begins accepted',
  ]);
});

test('a decision does not wait for room, nor until fewer messages are worked on', async () => {
  const { dispatch, log } = setUp();
  for (let index = 0; index < 100; index += 1)
    await dispatch.accept(message(`m${String(index)}`, { sender: `s${String(index)}` }), never);
  await dispatch.accept(message('yes', { text: '/approve r1/1' }), never);
  await settled();
  expect(log).toHaveLength(9);
  expect(log.at(-1)).toBe('yes begins accepted');
});

test('stop does not queue behind what it stops, and tells how much that was', async () => {
  const { dispatch, log, inbox } = setUp();
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('a2'), never);
  await dispatch.accept(message('other', { replyTarget: 'elsewhere' }), never);
  await settled();
  await dispatch.accept(message('s', { text: '/stop' }), never);
  await settled();
  expect(log.filter((line) => !line.startsWith('other'))).toEqual([
    'a1 begins accepted',
    'a1 stopped by the person',
    's stopped 2',
    'a2 begins accepted',
    'a2 stopped by the person',
  ]);
  expect(inbox.open().map((open) => open.message.id)).toEqual(['other']);
});

test('what is open when the engine closes, or fails unexpectedly, is taken up at the next start from where it was', async () => {
  const { dispatch, inbox } = setUp();
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('a2'), never);
  await settled();
  inbox.mark(message('a1'), 'started');
  await dispatch.close();
  const failing = setUp({ inbox, process: async () => Promise.reject(new Error('disk full')) });
  await settled();
  await failing.dispatch.close();
  const next = setUp({ inbox });
  await settled();
  await next.finish('a1');
  expect(next.log).toEqual(['a1 begins started', 'a1 done', 'a2 begins accepted']);
});

test('what comes in before the old is taken up waits behind it, and is worked on once', async () => {
  const inbox = createInbox(openDatabase(':memory:'), new FakeClock(), () => 0);
  inbox.put(message('old'));
  const { dispatch, log, finish } = setUpWithoutResume({ inbox });
  const accepting = [dispatch.accept(message('new'), never), dispatch.accept(message('old'), never)];
  await settled();
  expect(log).toEqual([]);
  dispatch.resume(null);
  await Promise.all(accepting);
  await settled();
  await finish('old');
  await finish('new');
  expect(log).toEqual(['old begins accepted', 'old done', 'new begins accepted', 'new done']);
});

test('what a restored backup had open is not worked on, but told in its conversation, and is over for every later start', async () => {
  const inbox = createInbox(openDatabase(':memory:'), new FakeClock(), () => 0);
  for (const [id, more] of [
    ['open', {}],
    ['begun', {}],
    ['yes', { text: '/approve r1/1' }],
  ] as const)
    inbox.put(message(id, more));
  inbox.mark(message('begun'), 'started');
  const { dispatch, log } = setUpWithoutResume({ inbox });
  dispatch.resume('restored');
  await settled();
  expect([log, inbox.open()]).toEqual([
    [
      'open abandoned accepted restored',
      'begun abandoned started restored',
      'yes abandoned accepted restored',
    ],
    [],
  ]);
  await dispatch.accept(message('new'), never);
  await settled();
  expect(log.at(-1)).toBe('new begins accepted');
});

test('what a restored backup had open is noted as over later, where it could not be at once', async () => {
  const inbox = createInbox(openDatabase(':memory:'), new FakeClock(), () => 0);
  for (const id of ['open', 'other']) inbox.put(message(id));
  let full = true;
  const { dispatch, log } = setUpWithoutResume({
    inbox,
    finish: (taken) => {
      if (full) throw new Error('the disk is full');
      inbox.mark(taken, 'done');
    },
  });
  dispatch.resume('restored');
  await settled();
  expect([dispatch.noteEnded(), inbox.open().length, log]).toEqual([
    false,
    2,
    ['open abandoned accepted restored', 'other abandoned accepted restored'],
  ]);
  full = false;
  expect([dispatch.noteEnded(), inbox.open()]).toEqual([true, []]);
});

test('messages whose channel is not there wait for it, in their order, and are begun when it is, also one of a room of it', async () => {
  let there = false;
  const begun: string[] = [];
  const { dispatch, inbox } = setUp({
    process: async (taken, from) => {
      if (there) begun.push(`${taken.id} from ${from}`);
      return Promise.resolve(there ? done : waits);
    },
  });
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('room', { channel: 'loopback:!hall' }), never);
  await settled();
  there = true;
  await dispatch.accept(message('a2'), never);
  await settled();
  expect([begun, inbox.open().length, dispatch.unanswered('loopback'), dispatch.unanswered('other')]).toEqual(
    [[], 3, 3, 0],
  );
  dispatch.retry('loopback');
  await settled();
  expect([begun, inbox.open().length]).toEqual([
    ['a1 from accepted', 'room from accepted', 'a2 from accepted'],
    0,
  ]);
  expect(dispatch.unanswered('loopback')).toBe(0);
});

test('a message that waits for a channel that is gone for good is dealt with, others go on waiting', async () => {
  const tried: string[] = [];
  const { dispatch } = setUp({
    process: async (taken) => {
      tried.push(taken.id);
      return Promise.resolve(tried.length > 2 ? done : waits);
    },
  });
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('b1', { channel: 'other' }), never);
  await settled();
  dispatch.releaseUnless(({ channel }) => channel === 'loopback');
  await settled();
  expect([tried, dispatch.unanswered('loopback'), dispatch.unanswered('other')]).toEqual([
    ['a1', 'b1', 'b1'],
    1,
    0,
  ]);
});

test('talk that came in as a command takes its turn in its conversation, behind the answer under way, and can be stopped', async () => {
  const begun: string[] = [];
  let finish = (): void => {};
  const { dispatch, inbox } = setUp({
    process: async (taken) => {
      if (taken.text !== '/help')
        return new Promise((resolve) => {
          finish = () => {
            resolve(done);
          };
        });
      return Promise.resolve({
        type: 'in-turn',
        process: (signal) =>
          new Promise<Processed>((resolve) => {
            begun.push(taken.id);
            signal.addEventListener('abort', () => {
              resolve(done);
            });
          }),
      });
    },
  });
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('h', { text: '/help' }), never);
  await settled();
  expect([begun, inbox.open().length]).toEqual([[], 2]);
  finish();
  await settled();
  expect([begun, inbox.open().length]).toEqual([['h'], 1]);
  dispatch.stopAll();
  await settled();
  expect(inbox.open()).toEqual([]);
});

test('talk that came in as a command ends the answer under way where newer messages do', async () => {
  const begun: string[] = [];
  const { dispatch } = setUp({
    interrupts: () => true,
    process: async (taken, from, signal) => {
      if (taken.text !== '/help')
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            begun.push(`${taken.id} ${(signal.reason as Error).message}`);
            resolve(done);
          });
        });
      return Promise.resolve({
        type: 'in-turn',
        process: () => {
          begun.push(`${taken.id} ${from}`);
          return Promise.resolve(done);
        },
      });
    },
  });
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('h', { text: '/help' }), never);
  await settled();
  expect(begun).toEqual(['a1 a newer message came', 'h accepted']);
});

/** Nothing is answered until `comes`. */
function setUpAway(
  more: Partial<DispatchPorts> = {},
): ReturnType<typeof setUp> & { comes(): void; readonly begun: string[] } {
  let there = false;
  const begun: string[] = [];
  const made = setUp({
    process: (taken) => {
      if (there) begun.push(taken.id);
      return Promise.resolve(there ? done : waits);
    },
    ...more,
  });
  return {
    ...made,
    begun,
    comes: () => {
      there = true;
      made.dispatch.retry('loopback');
    },
  };
}

test.each([
  {
    name: 'the emergency stop',
    stop: (dispatch: MessageDispatch): Promise<void> => {
      dispatch.stopAll();
      return Promise.resolve();
    },
    log: ['a1 abandoned accepted stopped', 'b1 abandoned accepted stopped', 'a2 abandoned accepted stopped'],
    begun: ['runs'],
  },
  {
    name: '/stop, of whoever says it,',
    stop: (dispatch: MessageDispatch): Promise<void> =>
      dispatch.accept(message('s', { text: '/stop' }), never),
    log: ['s stopped 2', 'a1 abandoned accepted stopped', 'a2 abandoned accepted stopped'],
    begun: ['b1', 'runs'],
  },
])(
  '$name ends what waits for its channel, at once and for good; commands go on waiting',
  async ({ stop, log, begun }) => {
    const away = setUpAway();
    for (const [id, more] of [
      ['a1', {}],
      ['a2', {}],
      ['b1', { sender: 'ben' }],
      ['runs', { text: '/runs' }],
    ] as const)
      await away.dispatch.accept(message(id, more), never);
    await settled();
    await stop(away.dispatch);
    expect(away.inbox.open().map((open) => open.message.id)).toEqual(begun);
    await settled();
    expect(away.log).toEqual(log);
    expect(away.dispatch.unanswered('loopback')).toBe(begun.length);
    away.comes();
    await settled();
    expect([away.begun, away.inbox.open()]).toEqual([begun, []]);
  },
);

test('a newer message takes the place of one that waits for its channel, where newer messages do', async () => {
  const { dispatch, log, begun, comes } = setUpAway({ interrupts: () => true });
  await dispatch.accept(message('open it'), never);
  await settled();
  await dispatch.accept(message("no, don't"), never);
  await settled();
  comes();
  await settled();
  expect([log, begun]).toEqual([['open it abandoned accepted superseded'], ["no, don't"]]);
});

test('what was stopped before or in its turn waits for no channel', async () => {
  const { dispatch, log, inbox } = setUp({
    process: async () => {
      await settled();
      return waits;
    },
  });
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('a2'), never);
  dispatch.stopAll();
  for (let turn = 0; turn < 3; turn += 1) await settled();
  expect([log, inbox.open(), dispatch.unanswered('loopback')]).toEqual([
    ['a1 abandoned accepted stopped', 'a2 abandoned accepted stopped'],
    [],
    0,
  ]);
});

test('what is owed for a message is handed on as it is done, by /stop as well', async () => {
  const finished: string[] = [];
  const owed = (text: string): Owed => ({
    key: text,
    channel: 'loopback',
    recipient: 'chat',
    queue: 'chat',
    what: { type: 'note', thread: null, text },
  });
  const { dispatch } = setUp({
    process: (taken) => Promise.resolve({ type: 'done', owed: [owed(`re ${taken.id}`)] }),
    stopped: () => [owed('stopped')],
    finish: (taken, all) => {
      finished.push(`${taken.id}: ${all.map(({ key }) => key).join()}`);
    },
  });
  await dispatch.accept(message('a1'), never);
  await settled();
  await dispatch.accept(message('s', { text: '/stop' }), never);
  expect(finished).toEqual(['a1: re a1', 's: stopped']);
});

test('a stop ends what waits also where the disk takes nothing', async () => {
  const { dispatch, inbox, begun, comes } = setUpAway();
  await dispatch.accept(message('a1'), never);
  await settled();
  const { mark } = inbox;
  inbox.mark = () => {
    throw new Error('disk full');
  };
  dispatch.stopAll();
  await settled();
  inbox.mark = mark;
  comes();
  await settled();
  expect(begun).toEqual([]);
});

test('a conversation keeps its order when its channel comes while all are busy', async () => {
  let there = false;
  const begun: string[] = [];
  const busy: (() => void)[] = [];
  const { dispatch, inbox } = setUp({
    process: (taken) => {
      if (taken.channel === 'other')
        return new Promise((resolve) => {
          busy.push(() => {
            resolve(done);
          });
        });
      if (there) begun.push(taken.id);
      return Promise.resolve(there ? done : waits);
    },
  });
  await dispatch.accept(message('a1'), never);
  await settled();
  for (let index = 0; index < 8; index += 1)
    await dispatch.accept(
      message(`m${String(index)}`, { channel: 'other', sender: `s${String(index)}` }),
      never,
    );
  await settled();
  await dispatch.accept(message('a2'), never);
  there = true;
  for (let check = 0; check < 2; check += 1) dispatch.retry('loopback');
  await dispatch.accept(message('a3'), never);
  await settled();
  expect([begun, dispatch.unanswered('loopback')]).toEqual([[], 0]);
  for (const finish of busy) finish();
  for (let turn = 0; turn < 4; turn += 1) await settled();
  expect([begun, inbox.open()]).toEqual([['a1', 'a2', 'a3'], []]);
});

test.each([
  { what: 'is one that is known', again: 'm1', failure: null },
  { what: 'cannot be stored', again: 'lost', failure: 'disk full' },
])('room that is given to a message that $what goes to the next', async ({ again, failure }) => {
  const { dispatch, inbox, finish } = setUp();
  const { put } = inbox;
  inbox.put = (taken) => {
    if (taken.id === 'lost') throw new Error('disk full');
    return put(taken);
  };
  for (let index = 0; index < 100; index += 1) await dispatch.accept(message(`m${String(index)}`), never);
  const refused = dispatch.accept(message(again), never).then(
    () => null,
    (reason: unknown) => (reason as Error).message,
  );
  const taken: string[] = [];
  void dispatch.accept(message('next'), never).then(() => taken.push('next'));
  await settled();
  await finish('m0');
  await settled();
  expect([await refused, taken]).toEqual([failure, ['next']]);
});

const diskFails = (): AppError =>
  new AppError('storage.write', 'The database cannot be written: disk I/O error', { remedy: '' });

test('a message in which the disk fails is tried again from how far it had come, before later ones of its conversation', async () => {
  let fails = true;
  const begun: string[] = [];
  const { dispatch, inbox, clock } = setUp({
    process: (taken, from) => {
      begun.push(`${taken.id} ${from}`);
      if (!fails) return Promise.resolve(done);
      inbox.mark(taken, 'started');
      return Promise.reject(diskFails());
    },
  });
  await dispatch.accept(message('a1'), never);
  await settled();
  await dispatch.accept(message('a2'), never);
  await settled();
  expect([begun, dispatch.unanswered('loopback')]).toEqual([['a1 accepted'], 2]);
  // A channel that comes back is nothing to a disk.
  dispatch.retry('loopback');
  await settled();
  await clock.advance(10_000);
  await settled();
  expect(begun).toEqual(['a1 accepted', 'a1 started']);
  fails = false;
  await clock.advance(10_000);
  for (let turn = 0; turn < 4; turn += 1) await settled();
  expect([begun.slice(2), inbox.open(), dispatch.unanswered('loopback')]).toEqual([
    ['a1 started', 'a2 accepted'],
    [],
    0,
  ]);
});

test('also when that it is done cannot be written, and when how far it has come cannot be read', async () => {
  const begun: string[] = [];
  let finishes = false;
  let reads = false;
  const clock = new FakeClock();
  const inbox = createInbox(openDatabase(':memory:'), clock, () => clock.now());
  const made = setUp({
    inbox: {
      ...inbox,
      stateOf: (of) => {
        if (!reads) throw diskFails();
        return inbox.stateOf(of);
      },
    },
    process: (taken) => {
      begun.push(taken.id);
      return Promise.resolve(done);
    },
    finish: (taken) => {
      if (!finishes) throw diskFails();
      inbox.mark(taken, 'done');
    },
  });
  await made.dispatch.accept(message('a1'), never);
  await settled();
  finishes = true;
  await made.clock.advance(10_000);
  await settled();
  expect(begun).toEqual(['a1']);
  reads = true;
  await made.clock.advance(10_000);
  await settled();
  expect([begun, inbox.open()]).toEqual([['a1', 'a1'], []]);
});

test('what fails otherwise is left to the next start, and what is stopped is not tried again', async () => {
  const begun: string[] = [];
  const { dispatch, log, clock } = setUp({
    process: (taken) => {
      begun.push(taken.id);
      return Promise.reject(taken.id === 'a1' ? new Error('a bug') : diskFails());
    },
  });
  await dispatch.accept(message('a1'), never);
  await dispatch.accept(message('b1', { sender: 'ben' }), never);
  await settled();
  dispatch.stopAll();
  await settled();
  await clock.advance(20_000);
  await settled();
  expect([begun, log]).toEqual([['a1', 'b1'], ['b1 abandoned accepted stopped']]);
});
