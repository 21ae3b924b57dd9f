import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/storage/database';
import { FakeClock } from '../../testing/fake-clock';
import { HandledBefore, type Came } from './handled-messages';
import { createHandledQueued } from './storage/handled-queued';

function rig() {
  const database = openDatabase(':memory:');
  const store = createHandledQueued(database);
  const clock = new FakeClock();
  const connect = () => {
    const before = new HandledBefore('broker alarms', store, clock);
    const came = (text: string, redelivered = false, messageId: string | null = null): Came =>
      before.came({ payload: Buffer.from(text), redelivered, messageId, said: '{}' });
    return {
      came,
      /** Handles it, unless it was. Returns what it is known by until the broker has the acknowledgement. */
      handle: (text: string, redelivered = false, messageId: string | null = null) => {
        const it = came(text, redelivered, messageId);
        if (!it.handledBefore) it.remember();
        return { isNews: !it.handledBefore, settle: () => before.settle(it.mark === null ? [] : [it.mark]) };
      },
      settle: () => {
        before.settle([]);
      },
    };
  };
  return { store, clock, connect };
}

test('with an id a message is known over connections, whatever the broker says of it', () => {
  const { connect } = rig();
  expect(connect().handle('a', false, 'id-1').isNews).toBe(true);
  const later = connect();
  expect([
    later.handle('a', false, 'id-1').isNews,
    later.handle('a', true, 'id-1').isNews,
    later.handle('another text', false, 'id-1').isNews,
    later.handle('a', true, 'id-2').isNews,
  ]).toEqual([false, false, true, true]);
});

test('without an id, one that comes again is known once for each equal one that was handled', () => {
  const { connect } = rig();
  const first = connect();
  expect([first.handle('a').isNews, first.handle('a').isNews, first.handle('b').isNews]).toEqual([
    true,
    true,
    true,
  ]);
  const second = connect();
  expect(['a', 'a', 'a', 'b', 'c'].map((text) => second.handle(text, true).isNews)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('without an id, what the broker gives out for the first time is news', () => {
  const { connect } = rig();
  connect().handle('a');
  expect(connect().handle('a').isNews).toBe(true);
});

test('one that is known is known again when its acknowledgement got lost once more', () => {
  const { connect } = rig();
  connect().handle('a');
  expect([1, 2, 3].map(() => connect().handle('a', true).isNews)).toEqual([false, false, false]);
});

test('once the broker has the acknowledgement, nothing is kept, and an equal one is news', () => {
  const { store, connect } = rig();
  connect().handle('a').settle();
  expect(store.marksOf('broker alarms')).toEqual([]);
  expect(connect().handle('a', true).isNews).toBe(true);
});

test('the acknowledgement of one of two equal ones leaves the other', () => {
  const { connect } = rig();
  const first = connect();
  first.handle('a').settle();
  first.handle('a');
  const second = connect();
  expect([second.handle('a', true).isNews, second.handle('a', true).isNews]).toEqual([false, true]);
});

test('what does not come again within ten minutes went to somebody else', async () => {
  const { store, clock, connect } = rig();
  const first = connect();
  first.handle('a');
  first.handle('b');
  const second = connect();
  const again = second.handle('b', true);
  second.settle();
  expect(store.marksOf('broker alarms')).toHaveLength(2);
  await clock.advance(600_000);
  second.settle();
  expect(store.marksOf('broker alarms')).toHaveLength(1);
  again.settle();
  expect(store.marksOf('broker alarms')).toEqual([]);
});

test('of ids the oldest go, by age and by number', () => {
  const database = openDatabase(':memory:');
  const store = createHandledQueued(database, { mostIds: 20 });
  for (let number = 1; number <= 60; number += 1) store.rememberId('q', String(number), number);
  const known = (number: number): boolean => store.isKnown('q', String(number));
  expect([known(30), known(45), known(60)]).toEqual([false, true, true]);
  for (let number = 1; number <= 10; number += 1)
    store.rememberId('q', `new ${String(number)}`, 8 * 24 * 3_600_000);
  expect([known(60), store.isKnown('q', 'new 1')]).toEqual([false, true]);
});
