import { describe, expect, test } from 'vitest';
import type { DispatchRow, SopEvent } from '../../../../shared/sop';
import type { EventFilter } from '../../../../shared/status';
import { openDatabase } from '../../../platform/storage/database';
import { createEventLedger } from './event-ledger';
import { createTransaction } from '../../../platform/storage/transaction';

const seen = (at: number, payload: string | null = '1', topic: string | null = 'a'): SopEvent => ({
  source: 'mqtt',
  topic,
  payload,
  receivedAt: at,
});
const started: DispatchRow = { result: 'started', sop: 'pump', runId: 'r1' };
const skipped: DispatchRow = {
  result: 'skipped',
  sop: 'pump',
  reason: 'cooldown active',
  detail: 'until 12:00',
};

test('an event is kept with what each procedure made of it, newest first', () => {
  const ledger = createEventLedger(openDatabase(':memory:'));
  const first = ledger.record(seen(1, '{"value": 92}'), [started]);
  const second = ledger.record(seen(2, null, null), [skipped, started]);
  expect(ledger.list(10)).toEqual([
    {
      id: second,
      at: 2,
      source: 'mqtt',
      topic: null,
      payload: null,
      payloadBytes: 0,
      count: 1,
      rows: [
        { sop: 'pump', result: 'skipped', runId: null, reason: 'cooldown active', detail: 'until 12:00' },
        { sop: 'pump', result: 'started', runId: 'r1', reason: null },
      ],
    },
    {
      id: first,
      at: 1,
      source: 'mqtt',
      topic: 'a',
      payload: '{"value": 92}',
      payloadBytes: 13,
      count: 1,
      rows: [{ sop: 'pump', result: 'started', runId: 'r1', reason: null }],
    },
  ]);
  expect(ledger.list(1)).toHaveLength(1);
});

test('dull events of one topic are counted in one row, until something noteworthy happens', () => {
  const ledger = createEventLedger(openDatabase(':memory:'));
  for (const [at, topic] of [
    [1, 'a'],
    [2, 'b'],
    [3, 'a'],
    [4, 'b'],
  ] as const)
    ledger.record(seen(at, String(at), topic), []);
  ledger.record(seen(5), [skipped]);
  ledger.record(seen(6, '6'), []);
  ledger.record({ ...seen(7, '7'), source: 'webhook' }, []);
  expect(
    ledger.list(10).map(({ at, source, topic, payload, count }) => [at, source, topic, payload, count]),
  ).toEqual([
    [7, 'webhook', 'a', '7', 1],
    [6, 'mqtt', 'a', '6', 1],
    [5, 'mqtt', 'a', '1', 1],
    [4, 'mqtt', 'b', '4', 2],
    [3, 'mqtt', 'a', '3', 2],
  ]);
});

test('what was not written after all is counted in no row of another topic', () => {
  const database = openDatabase(':memory:');
  const ledger = createEventLedger(database);
  const full = (): never => {
    throw new Error('the disk is full');
  };
  expect(() =>
    createTransaction(database)(true, () => {
      ledger.record(seen(1, 'lost', 'a'), []);
      full();
    }),
  ).toThrow('full');
  ledger.record(seen(2, 'of b', 'b'), []);
  ledger.record(seen(3, 'of a', 'a'), []);
  expect(ledger.list(10).map(({ topic, payload, count }) => [topic, payload, count])).toEqual([
    ['a', 'of a', 1],
    ['b', 'of b', 1],
  ]);
});

test('a long payload is cut at 8 KiB between characters, and its true length is kept', () => {
  const ledger = createEventLedger(openDatabase(':memory:'));
  const payload = `x${'밸'.repeat(1_000_000)}`;
  ledger.record(seen(1, payload), []);
  const row = ledger.list(1)[0];
  expect([row?.payload, row?.payloadBytes]).toEqual([`x${'밸'.repeat(2_730)}`, 3_000_001]);
});

test('the oldest rows go in steps, also across a restart', () => {
  const database = openDatabase(':memory:');
  const first = createEventLedger(database, { maxRows: 100 });
  for (let at = 1; at <= 100; at += 1) first.record(seen(at), [skipped]);
  const ledger = createEventLedger(database, { maxRows: 100 });
  for (let at = 101; at <= 105; at += 1) ledger.record(seen(at), [skipped]);
  expect(ledger.list(1000)).toHaveLength(105);
  ledger.record(seen(106), [skipped]);
  const rows = ledger.list(1000);
  expect([rows.length, rows.at(-1)?.at, rows[0]?.at]).toEqual([100, 7, 106]);
});

test('runs are still written with the full care after an event was', () => {
  const database = openDatabase(':memory:');
  createEventLedger(database).record(seen(1), []);
  expect(database.pragma('synchronous', { simple: true })).toBe(2);
});

test('who listened but did not start says why; of many, the first twenty, and how many more', () => {
  const ledger = createEventLedger(openDatabase(':memory:'));
  const misses = Array.from({ length: 25 }, (_, number) => ({
    sop: `s${String(number)}`,
    why: `mqtt: $.value is 80, limit > ${String(number + 81)}`,
  }));
  ledger.record(seen(1), [skipped], misses.slice(0, 1));
  ledger.record(seen(2), [], misses);
  const [many, one] = ledger.list(10);
  expect(one).toMatchObject({
    rows: [{ sop: 'pump' }],
    misses: [{ sop: 's0', why: 'mqtt: $.value is 80, limit > 81' }],
  });
  expect([one?.furtherMisses, many?.misses?.length, many?.furtherMisses]).toEqual([undefined, 20, 5]);
});

test('a row of many dull events tells why the latest of them started nothing', () => {
  const ledger = createEventLedger(openDatabase(':memory:'));
  for (const value of [80, 70])
    ledger.record(
      seen(value, String(value)),
      [],
      [{ sop: 'pump', why: `${String(value)}, ${'x'.repeat(5_000)}` }],
    );
  const [row] = ledger.list(10);
  expect([row?.count, row?.misses?.[0]?.why.slice(0, 4), row?.misses?.[0]?.why.length]).toEqual([
    2,
    '70, ',
    300,
  ]);
});

test('rows of an earlier version are still read', () => {
  const database = openDatabase(':memory:');
  database
    .prepare("INSERT INTO events (at, source, payload_bytes, verdicts) VALUES (1, 'mqtt', 0, ?)")
    .run(JSON.stringify([{ sop: 'pump', result: 'started', runId: 'r1', reason: null }]));
  expect(createEventLedger(database).list(1)).toMatchObject([{ rows: [{ sop: 'pump', runId: 'r1' }] }]);
});

test('a row tells what the trigger and the limits said in figures, when its first message came, and that it was a test', () => {
  const ledger = createEventLedger(openDatabase(':memory:'));
  const check = {
    place: 'a/+',
    condition: '$.value > 85',
    holds: true,
    compared: [{ subject: '$.value', operator: '>', limit: '85', value: '92' }],
  };
  const blocked = { until: 99, runs: [{ runId: 'r1', step: 2 }] };
  ledger.record({ ...seen(1), test: true }, [{ ...skipped, check, blocked }]);
  ledger.record(seen(2), [], [{ sop: 'fan', why: 'too low', check: { ...check, holds: false } }]);
  ledger.record(seen(3), [], []);
  expect(
    ledger
      .list(2)
      .map(({ at, firstAt, count, misses, test: isTest }) => ({ at, firstAt, count, misses, isTest })),
  ).toEqual([
    { at: 3, firstAt: 2, count: 2, misses: undefined, isTest: undefined },
    { at: 1, firstAt: undefined, count: 1, misses: undefined, isTest: true },
  ]);
  expect(ledger.list(2)[1]?.rows).toEqual([
    {
      sop: 'pump',
      result: 'skipped',
      runId: null,
      reason: 'cooldown active',
      detail: 'until 12:00',
      blocked,
      check,
    },
  ]);
});

test('a test is never folded, and a row never spans two days', () => {
  const ledger = createEventLedger(openDatabase(':memory:'));
  const noon = new Date(2026, 4, 1, 12).getTime();
  const nextDay = new Date(2026, 4, 2, 0, 0, 1).getTime();
  ledger.record(seen(noon), []);
  ledger.record({ ...seen(noon + 1), test: true }, []);
  ledger.record(seen(noon + 2), []);
  ledger.record(seen(noon + 3), []);
  ledger.record(seen(nextDay), []);
  expect(ledger.list(10).map(({ at, count }) => [at - noon, count])).toEqual([
    [nextDay - noon, 1],
    [3, 2],
    [1, 1],
    [0, 1],
  ]);
  expect([ledger.countSince(nextDay), ledger.countSince(noon + 1)]).toEqual([1, 4]);
});

describe('a filter of the list', () => {
  const database = openDatabase(':memory:');
  const ledger = createEventLedger(database);
  ledger.record(seen(1), [started]);
  ledger.record({ ...seen(2), source: 'webhook' }, [skipped]);
  ledger.record(seen(3), [], [{ sop: 'fan', why: 'too low' }]);
  ledger.record(seen(4, '1', 'b'), []);
  ledger.record(seen(5), [{ ...started, sop: 'fan' }, skipped]);
  database
    .prepare(
      'INSERT INTO events (at, source, topic, payload, payload_bytes, verdicts) VALUES (0, ?, ?, ?, 1, ?)',
    )
    .run('mqtt', 'a', '1', JSON.stringify([{ sop: 'pump', result: 'started', runId: 'r0', reason: null }]));
  test.each<[name: string, filter: EventFilter, at: readonly number[]]>([
    ['nothing', {}, [5, 4, 3, 2, 1, 0]],
    ['the procedure, whether it was asked or missed', { sop: 'fan' }, [5, 3]],
    ['the source', { source: 'webhook' }, [2]],
    ['runs that began, rows of an older version too', { outcome: 'started' }, [5, 1, 0]],
    ['starts that were kept from happening', { outcome: 'skipped' }, [5, 2]],
    ['conditions that were not met', { outcome: 'condition' }, [3]],
    ['events that nobody listens to', { outcome: 'nothing' }, [4]],
    ['what is older than a row', { before: { at: 3, id: 3 } }, [2, 1, 0]],
    ['several of these', { sop: 'pump', outcome: 'skipped', before: { at: 5, id: 5 } }, [2]],
  ])('by %s', (_name, filter, at) => {
    expect(ledger.list(10, filter).map((row) => row.at)).toEqual(at);
  });
});
