import { describe, expect, test } from 'vitest';
import type { LedgerRow } from '../../../shared/status';
import {
  gaugeOf,
  linesOf,
  noEvents,
  outcomeOf,
  pageSize,
  verdictsOf,
  withNewest,
  withOlder,
  type EventsList,
  type Verdict,
} from './events-state';

const row = (id: number, more: Partial<LedgerRow> = {}): LedgerRow => ({
  id,
  at: id,
  source: 'mqtt',
  topic: 'a',
  payload: '1',
  count: 1,
  rows: [],
  ...more,
});
const many = (from: number, count = pageSize): LedgerRow[] =>
  Array.from({ length: count }, (_, index) => row(from - index));
const started = (runId = 'r1') => ({ sop: 'pump', result: 'started' as const, runId, reason: null });
const heard = { sop: 'drain', result: 'heard' as const, runId: 'r2', reason: null };
const skipped = {
  sop: 'fan',
  result: 'skipped' as const,
  runId: null,
  reason: 'cooldown active',
  detail: 'until 9',
};
const ids = ({ rows }: EventsList): readonly number[] => rows.map(({ id }) => id);

describe('the list', () => {
  test('takes new events on top, and a folded row that grew moves up', () => {
    const list = withNewest(noEvents, many(500), false);
    const next = withNewest(
      list,
      [row(501), row(499, { at: 500.5, count: 2 }), row(500), ...many(498, pageSize - 3)],
      false,
    );
    expect(ids(next).slice(0, 4)).toEqual([501, 499, 500, 498]);
    expect([next.rows[1]?.count, next.rows.length, next.complete]).toEqual([2, pageSize + 1, false]);
  });

  test('begins again when more came than a page holds', () => {
    expect(ids(withNewest(withNewest(noEvents, many(200), false), many(1_000), false))).toEqual(
      ids({ ...noEvents, rows: many(1_000) }),
    );
  });

  test('stands still under a reader, and says how many wait', () => {
    const list = withNewest(noEvents, [row(2), row(1)], false);
    const read = withNewest(list, [row(4), row(3), row(2), row(1)], true);
    expect([ids(read), read.waiting.map(({ id }) => id)]).toEqual([
      [2, 1],
      [4, 3],
    ]);
    expect(ids(withNewest(read, [row(4), row(3), row(2), row(1)], false))).toEqual([4, 3, 2, 1]);
  });

  test('is as long as anybody reads at the top, however many come, and goes on below', () => {
    let list = withOlder(withNewest(noEvents, many(pageSize), false), []);
    expect(list.complete).toBe(true);
    for (let last = pageSize + 100; last <= 5_000; last += 100) list = withNewest(list, many(last), false);
    expect([list.rows.length, list.rows.at(-1)?.id, list.complete]).toEqual([2_000, 3_001, false]);
    const further = withOlder(list, many(3_000));
    expect([further.rows.length, withNewest(further, many(5_100), true).rows.length]).toEqual([2_200, 2_200]);
  });

  test('goes on below until a page is not full', () => {
    const list = withOlder(withNewest(noEvents, many(500), false), [row(300), row(299)]);
    expect([list.rows.length, list.rows.at(-1)?.id, list.complete]).toEqual([pageSize + 2, 299, true]);
  });
});

test('days have headings, and neighbours that concerned nobody are told together', () => {
  const lines = linesOf(
    [
      row(9),
      row(8, { topic: 'b', count: 4, firstAt: 5 }),
      row(7, { rows: [started()] }),
      row(6),
      row(5, { source: 'webhook' }),
      row(4, { test: true }),
      row(3),
      row(2, { topic: 'c' }),
    ],
    (at) => (at < 3 ? 1 : 0),
  );
  expect(
    lines.map((line) =>
      line.kind === 'group'
        ? [line.kind, line.key, line.messages, line.since, line.until]
        : [line.kind, line.key],
    ),
  ).toEqual([
    ['group', 'from-8', 5, 5, 9],
    ['event', '7'],
    ['event', '6'],
    ['event', '5'],
    ['event', '4'],
    ['event', '3'],
    ['day', 'day 1'],
    ['event', '2'],
  ]);
});

test.each([
  [
    'runs that began, and how many did not',
    row(1, { rows: [started(), skipped] }),
    { kind: 'started', runs: [{ sop: 'pump', runId: 'r1' }], skipped: 1 },
  ],
  [
    'that a run waited for it, whatever it was too late for',
    row(1, { rows: [skipped, heard] }),
    { kind: 'heard', count: 1 },
  ],
  [
    'a run that began beside one that waited for it',
    row(1, { rows: [started(), heard] }),
    { kind: 'started', runs: [{ sop: 'pump', runId: 'r1' }], skipped: 0 },
  ],
  ['why nothing began', row(1, { rows: [skipped] }), { kind: 'skipped', reasons: ['cooldown active'] }],
  [
    'how many conditions were not met',
    row(1, { misses: [{ sop: 'fan', why: 'low' }], furtherMisses: 2 }),
    { kind: 'condition', count: 3 },
  ],
  ['that nobody listens', row(1), { kind: 'nothing' }],
])('an outcome tells %s', (_name, event, outcome) => {
  expect(outcomeOf(event)).toEqual(outcome);
});

test('a verdict lists every check: the place, the condition with its value, and what held the start back', () => {
  const check = {
    place: 'a/+',
    condition: '$.v > 85',
    holds: true,
    compared: [{ subject: '$.v', operator: '>', limit: '85', value: '91.8' }],
  };
  const event = row(1, {
    topic: 'a/b',
    rows: [
      { ...skipped, check, blocked: { until: 9 } },
      { ...started(), check: { ...check, place: 'a/b', condition: null, compared: [] } },
    ],
    misses: [
      { sop: 'low', why: 'x', check: { ...check, holds: false } },
      { sop: 'old', why: '$.v is 1, limit > 5' },
    ],
  });
  expect(verdictsOf(event)).toEqual([
    {
      sop: 'fan',
      runId: null,
      checks: [
        { kind: 'place', ok: true, place: 'a/+', exact: false },
        { kind: 'condition', ok: true, condition: '$.v > 85', compared: check.compared },
        { kind: 'held', ok: false, reason: 'cooldown active', detail: 'until 9', blocked: { until: 9 } },
      ],
    },
    {
      sop: 'pump',
      runId: 'r1',
      checks: [
        { kind: 'place', ok: true, place: 'a/b', exact: true },
        { kind: 'limits', ok: true },
      ],
    },
    {
      sop: 'low',
      runId: null,
      checks: [
        { kind: 'place', ok: true, place: 'a/+', exact: false },
        { kind: 'condition', ok: false, condition: '$.v > 85', compared: check.compared },
      ],
    },
    { sop: 'old', runId: null, checks: [{ kind: 'told', ok: false, text: '$.v is 1, limit > 5' }] },
  ]);
});

test.each<[value: string | null, limit: string, gauge: readonly [number, number] | null]>([
  ['91.8', '85', [0, 120]],
  ['0.8', '0.2', [0, 1]],
  ['"41"', '30', [0, 50]],
  ['-12', '-5', [-16, 0]],
  ['-3', '40', [-4, 50]],
  ['3800', '3000', [0, 5000]],
  ['"open"', 'open', null],
  [null, '5', null],
])('a gauge for %s beside %s goes from %j', (value, limit, gauge) => {
  const verdict: Verdict = {
    sop: 's',
    runId: null,
    checks: [
      {
        kind: 'condition',
        ok: true,
        condition: '',
        compared: [{ subject: '$', operator: '>', limit, value }],
      },
    ],
  };
  const found = gaugeOf([verdict]);
  expect(found === null ? null : [found.from, found.to]).toEqual(gauge);
});

test('the gauge shows a condition that was not met before one that was, and names its procedure', () => {
  const verdict = (sop: string, ok: boolean, value: string): Verdict => ({
    sop,
    runId: null,
    checks: [
      {
        kind: 'condition',
        ok,
        condition: '',
        compared: [{ subject: '$', operator: '>', limit: '85', value }],
      },
    ],
  });
  expect(
    gaugeOf([verdict('met', true, '91'), verdict('not-met', false, '70'), verdict('later', false, '60')]),
  ).toMatchObject({ sop: 'not-met', value: 70 });
  expect(gaugeOf([verdict('met', true, '91')])).toMatchObject({ sop: 'met', value: 91 });
});
