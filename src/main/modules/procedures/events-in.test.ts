import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors';
import type { Notice } from '../../../shared/notices';
import type { SopEvent } from '../../../shared/sop';
import { Emitter } from '../../platform/base/emitter';
import { silentLogger } from '../../platform/base/logger';
import type { MessageInfo } from '../broker/mqtt/client';
import { openDatabase } from '../../platform/storage/database';
import { createEventLedger } from '../record/storage/event-ledger';
import { createTransaction } from '../../platform/storage/transaction';
import { incidentRig } from '../../testing/incident-rig';
import { LevelEvents } from '../boards/level-events';
import { dispatchLevel, dispatchMessage, dispatchQueued } from './events-in';

const news = { retained: false, duplicate: false, handledBefore: false };

function rig(dispatch: (event: SopEvent) => readonly [], database = openDatabase(':memory:')) {
  const ledger = createEventLedger(database);
  const notices = new Emitter<Notice>(() => {});
  const told: Notice[] = [];
  notices.on((notice) => {
    told.push(notice);
  });
  const { clock, problems, notified, incidents } = incidentRig();
  const take = (info: MessageInfo = news, topic = 'pump'): Promise<void> =>
    dispatchMessage(
      {
        engine: { dispatchSoon: async (event) => Promise.resolve(dispatch(event)) },
        around: { clock, ledger, logger: silentLogger, notices, incidents },
      },
      topic,
      '92',
      info,
      () => {},
    );
  const levels = new LevelEvents({
    dispatch: (event, startedBy) => {
      dispatchLevel(
        { engine: { dispatch }, around: { clock, ledger, logger: silentLogger, notices, incidents } },
        event,
        startedBy,
      );
    },
    clock,
    problems,
    incidents,
    logger: silentLogger,
  });
  const change = (pin: number): void => {
    levels.take({ board: 'tank', signal: `pin_${String(pin)}`, value: 1, at: clock.now() });
  };
  const takeQueued = (handledBefore = false): Promise<boolean> =>
    dispatchQueued(
      {
        engine: { dispatchSoon: async (event) => Promise.resolve(dispatch(event)) },
        around: { clock, ledger, logger: silentLogger, notices, incidents },
      },
      'alarms',
      '92',
      { meta: { type: 'alarm' }, handledBefore },
      () => {},
    );
  return { ledger, told, problems, notified, take, takeQueued, change };
}

test('a message that cannot be handled is on record as refused, and the broker is rid of it', async () => {
  const { ledger, told, take } = rig(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  await take();
  expect(ledger.list(9)).toEqual([
    {
      id: 1,
      at: 7,
      source: 'mqtt',
      topic: 'pump',
      payload: '92',
      payloadBytes: 2,
      count: 1,
      rows: [],
      refused: 500,
      refusedBecause: 'Maximum call stack size exceeded',
    },
  ]);
  expect(told).toEqual([{ type: 'event-seen', id: 1 }]);
});

test('a message that cannot be handled is a problem that names the topic and the reason, and is notified once', async () => {
  const { problems, notified, take } = rig(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  await take();
  await take();
  const message =
    'A message on pump could not be handled, and started nothing: Maximum call stack size exceeded';
  expect(problems.list()).toMatchObject([
    {
      id: 'mqtt-unhandled:pump',
      where: 'MQTT topic pump',
      message,
      remedy: expect.stringContaining('start by hand, with that as the payload') as string,
    },
  ]);
  expect(notified).toEqual([`MQTT topic pump: ${message}`]);
});

test('a message of a queue that cannot be handled is on record with what was said of it, and is told unless it was handled before', async () => {
  const { ledger, problems, takeQueued } = rig(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect([await takeQueued(true), problems.list(), await takeQueued()]).toEqual([false, [], false]);
  expect(ledger.list(9)).toMatchObject([
    { source: 'amqp', topic: 'alarms', payload: '92', meta: { type: 'alarm' }, refused: 500, count: 2 },
  ]);
  expect(problems.list()).toMatchObject([
    {
      id: 'amqp-unhandled:alarms',
      where: 'AMQP queue alarms',
      message:
        'A message of the queue alarms could not be handled, and started nothing: Maximum call stack size exceeded',
    },
  ]);
});

test('topics that cannot be handled in turn are problems of their own, notified once each and not without end', async () => {
  let tries = 0;
  const { problems, notified, take } = rig(() => {
    throw new RangeError(`fault ${String((tries += 1))}`);
  });
  for (const topic of ['pump', 'leak', 'pump', 'leak']) await take(news, topic);
  expect(
    problems
      .list()
      .map(({ where, message }) => `${where}: ${message}`)
      .toSorted(),
  ).toEqual([
    'MQTT topic leak: A message on leak could not be handled, and started nothing: fault 4',
    'MQTT topic pump: A message on pump could not be handled, and started nothing: fault 3',
  ]);
  expect(notified).toHaveLength(2);
  for (let number = 0; number < 100; number += 1) await take(news, `made up ${String(number)}`);
  expect([problems.list().length, notified.length]).toEqual([21, 21]);
});

test.each<Partial<MessageInfo>>([{ retained: true }, { handledBefore: true }])(
  'what would have started nothing is no problem (%j)',
  async (info) => {
    const { ledger, problems, notified, take } = rig(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    await take({ ...news, ...info });
    expect([ledger.list(9).length, problems.list(), notified]).toEqual([1, [], []]);
  },
);

test.each([
  {
    name: 'the disk is full',
    failure: () => new AppError('storage.write', 'The database cannot be written', { retryable: true }),
  },
  {
    name: 'the database is damaged',
    failure: () => new AppError('storage.damaged', 'The database is damaged'),
  },
  {
    name: 'the engine is closing',
    failure: () => new AppError('engine.closed', 'The engine is closing', { retryable: true }),
  },
])('a message stays with the broker when $name', async ({ failure }) => {
  const { ledger, take } = rig(() => {
    throw failure();
  });
  await expect(take()).rejects.toThrow();
  expect(ledger.list(9)).toEqual([]);
});

test('a message stays with the broker when the database refuses to be written', async () => {
  const database = openDatabase(':memory:');
  const { take } = rig(
    () =>
      createTransaction(database)(true, () => {
        database.pragma('query_only = ON');
        database.prepare("INSERT INTO preferences (key, value) VALUES ('a', 'b')").run();
        throw new Error('it was written');
      }),
    database,
  );
  await expect(take()).rejects.toThrow('readonly');
});

test('a change of a pin that cannot be handled is on record and told, and holds up no other one', () => {
  const seen: (string | null)[] = [];
  const { ledger, problems, notified, change } = rig(({ topic }) => {
    seen.push(topic);
    if (topic === 'tank/pin_1') throw new RangeError('Maximum call stack size exceeded');
    return [];
  });
  change(1);
  change(2);
  change(1);
  const message =
    'A change of tank/pin_1 could not be handled, and started nothing: Maximum call stack size exceeded';
  expect(seen).toEqual(['tank/pin_1', 'tank/pin_2', 'tank/pin_1']);
  expect(ledger.list(9)).toMatchObject([
    {
      source: 'peripheral',
      topic: 'tank/pin_1',
      payload: '1',
      refused: 500,
      refusedBecause: 'Maximum call stack size exceeded',
    },
  ]);
  expect(problems.list()).toMatchObject([
    {
      id: 'board-unhandled:tank/pin_1',
      message,
      remedy: expect.stringContaining('start by hand, with its level as the payload') as string,
    },
  ]);
  expect(notified).toEqual([`Boards: ${message}`]);
});

test('changes of pins wait while the disk is full', () => {
  const { ledger, problems, change } = rig(() => {
    throw new AppError('storage.write', 'The database cannot be written', { retryable: true });
  });
  change(1);
  expect([ledger.list(9), problems.list().map(({ id }) => id)]).toEqual([[], ['board-events']]);
});
