import { expect, test } from 'vitest';
import type { RunEvent } from '../../../src/shared/run';
import { judge, judgeTotals, type Circumstances } from '../../torture/judge';
import type { Row, Totals, Trail } from '../../torture/record';
import type { Decided, Sent } from '../../torture/senders';
import type { Passed } from '../../torture/watched-relay';

const n = 'x1-1-1';
const calm: Circumstances = { brokerKills: [], sessions: [] };

const sentBy = (more: Partial<Sent> = {}): Sent => ({
  n,
  by: 'mqtt',
  topic: 'append',
  qos: 1,
  level: 1,
  at: 1_000,
  outcome: 'acknowledged',
  runId: null,
  ...more,
});
const passed = (more: Partial<Passed> = {}): Passed => ({
  topic: 't/append',
  payload: `{"n":"${n}"}`,
  duplicate: false,
  connection: 1,
  at: 1_100,
  acknowledgedAt: 1_200,
  qos: 1,
  ...more,
});
const trailOf = (more: Partial<Trail> = {}): Trail => ({
  rows: new Map([[1, [{ sop: 'append', result: 'started', runId: 'r1' }]]]),
  runs: new Map([['r1', run()]]),
  delivered: [passed()],
  lines: new Map([['append.txt', 1]]),
  published: [],
  requests: 0,
  remembered: false,
  ...more,
});
const rows = (...told: readonly Row[]): Trail['rows'] => new Map([[1, told]]);
const sent = {
  type: 'tool-call-sent',
  at: 3,
  step: 1,
  tool: 'file_write',
  provenance: {},
  acts: true,
} as const;
const arguments_ = { path: 'append.txt', content: `${n}\n`, append: true };
const answered = { type: 'tool-call-answered', at: 4, step: 1, output: '' } as const;

/** The events of a run, with these between its start and its end. */
function run(
  between: readonly unknown[] = [
    { ...sent, call: 'c1', arguments: arguments_ },
    { ...answered, call: 'c1', success: true },
  ],
): readonly RunEvent[] {
  return [
    { type: 'run-started', at: 1, runId: 'r1', trigger: { source: 'mqtt', payload: `{"n":"${n}"}` } },
    ...between,
    { type: 'run-completed', at: 9 },
  ] as RunEvent[];
}

const found = (sender: Sent | undefined, trail: Trail, circumstances = calm): readonly string[] =>
  judge(n, sender, trail, circumstances).map(
    ({ kind, what }) => `${kind}: ${what.replace(/ \(mqtt.*/u, '')}`,
  );

test('an event with its row, its run and its line is as it should be', () => {
  expect(found(sentBy(), trailOf())).toEqual([]);
});

test('what the engine has acknowledged and does not know is lost', () => {
  expect(
    found(sentBy({ outcome: 'unknown' }), trailOf({ rows: new Map(), runs: new Map(), lines: new Map() })),
  ).toEqual(['lost: the engine has acknowledged it, and has no row of it']);
});

test('what the broker has taken and never handed over is lost, unless it was killed in between', () => {
  const trail = trailOf({ rows: new Map(), runs: new Map(), lines: new Map(), delivered: [] });
  const what =
    'lost: the broker has taken it, it was handed to the engine 0 times, and there is no row of it';
  expect(found(sentBy(), trail)).toEqual([what]);
  expect(found(sentBy(), trail, { brokerKills: [2_000], sessions: [] })).toEqual([]);
  expect(
    found(sentBy(), trail, {
      brokerKills: [500],
      sessions: [{ at: 900, resumed: true, subscribedAt: null }],
    }),
  ).toEqual([what]);
  expect(
    found(sentBy(), trail, {
      brokerKills: [500],
      sessions: [{ at: 900, resumed: false, subscribedAt: 1_500 }],
    }),
  ).toEqual([]);
});

test('a message that was brought once is news once, and twice where the broker has forgotten in a kill', () => {
  const twice = trailOf({
    rows: rows(
      { sop: 'append', result: 'started', runId: 'r1' },
      { sop: 'append', result: 'skipped', reason: 'too old' },
    ),
    delivered: [passed(), passed({ duplicate: true, at: 3_000 })],
  });
  expect(found(sentBy(), twice)).toEqual(['twice: 2 rows tell of it as news']);
  expect(found(sentBy(), twice, { brokerKills: [2_000], sessions: [] })).toEqual([]);
  // The first of them may be marked as well: the one before was cut off on its way.
  const marked = { ...twice, delivered: twice.delivered.map((each) => ({ ...each, duplicate: true })) };
  expect(found(sentBy(), marked)).toEqual(['twice: 2 rows tell of it as news']);
  expect(found(sentBy(), marked, { brokerKills: [2_000], sessions: [] })).toEqual([]);
});

test('a skip without a reason of its own, a row that still waits and a run without its record are lost', () => {
  const without = { runs: new Map(), lines: new Map() };
  const skipped = (reason: string): readonly string[] =>
    found(sentBy(), trailOf({ rows: rows({ sop: 'append', result: 'skipped', reason }), ...without }));
  expect(skipped('max active runs reached')).toEqual(['lost: it was skipped: max active runs reached']);
  expect(skipped('cooldown active')).toEqual(['lost: it was skipped: cooldown active']);
  expect(skipped('too old')).toEqual([]);
  expect(found(sentBy(), trailOf({ rows: rows({ sop: 'append', result: 'queued' }), ...without }))).toEqual([
    'lost: its row says that it waits for a place, and nothing waits any more',
  ]);
  expect(found(sentBy(), trailOf(without))).toEqual([
    'lost: its row says that run r1 has started, which is not on record',
  ]);
});

test('every line has a call, and every call that is said to be done its line', () => {
  expect(found(sentBy(), trailOf({ lines: new Map() }))).toEqual([
    'lost: lines in append.txt: 1 calls are said to be done, there are 0 effects',
  ]);
  expect(found(sentBy(), trailOf({ lines: new Map([['append.txt', 2]]) }))).toEqual([
    'twice: lines in append.txt: there are 2 effects of 1 calls',
  ]);
});

test('a call that may have been carried out is sent again only once somebody was asked', () => {
  const again = (between: readonly unknown[]): readonly string[] =>
    found(
      sentBy(),
      trailOf({
        runs: new Map([
          [
            'r1',
            run([
              { ...sent, call: 'c1', arguments: arguments_ },
              ...between,
              { ...sent, call: 'c2', arguments: arguments_ },
              { ...answered, call: 'c2', success: true },
            ]),
          ],
        ]),
      }),
    );
  expect(again([{ type: 'run-interrupted', at: 5, step: 1, unansweredCall: 'c1' }])).toEqual([
    'twice: file_write was sent again unasked',
  ]);
  expect(again([{ type: 'approval-granted', at: 5, step: 1, gate: 'g', by: 'ana', via: 'cli' }])).toEqual([]);
  expect(again([{ ...answered, call: 'c1', success: false }])).toEqual([]);
  expect(again([{ ...answered, call: 'c1', success: false, unknown: true }])).toEqual([
    'twice: file_write was sent again unasked',
  ]);
});

test('what nobody has sent is unexplained', () => {
  expect(found(undefined, trailOf())).toEqual([
    'unexplained: the record or the world has it, and nobody has sent it',
  ]);
});

const totals = (more: Partial<Totals> = {}): Totals => ({
  pins: new Map(),
  dull: new Map(),
  edgeRuns: [],
  silenceRuns: [],
  edges: 0,
  queued: 0,
  torn: [],
  ...more,
});

test('a decision stands once on record, for a gate that was asked, by whoever has made it', () => {
  const asked = {
    type: 'approval-requested',
    at: 2,
    step: 1,
    gate: 'g1',
    expiresAt: null,
    reason: 'confirmation',
  };
  const granted = { type: 'approval-granted', at: 3, step: 1, gate: 'g1', by: 'root', via: 'cli' };
  const decided: Decided = { runId: 'r1', gate: 'g1', yes: true, via: 'control', outcome: 'acknowledged' };
  const what = (events: readonly unknown[], by: readonly Decided[]): readonly string[] =>
    judgeTotals([run(events)], totals(), by, 0, 0).map(({ kind, what: told }) => `${kind}: ${told}`);
  expect(what([asked, granted], [decided])).toEqual([]);
  expect(what([asked], [decided])).toEqual(['lost: a yes was taken, and is not on record']);
  expect(what([asked, granted], [])).toEqual(['unexplained: gate g1 was decided by root (cli), who has not']);
  expect(what([asked, granted, granted], [decided])).toEqual(['twice: gate g1 was decided 2 times']);
  expect(what([granted], [decided])).toEqual(['unexplained: gate g1 was decided and never asked']);
});

test('what stands in no number is counted: pins, changes of pins, lines, messages that meet no condition', () => {
  const written = run([
    { ...sent, tool: 'gpio_write', call: 'c1', arguments: { board: 'nucleo', pin: 5, value: 1 } },
    { ...answered, call: 'c1', success: true },
  ]);
  const kinds = (more: Partial<Totals>, dull = 0): readonly string[] =>
    judgeTotals([written], totals({ pins: new Map([['5=1', 1]]), ...more }), [], 0, dull).map(
      ({ kind }) => kind,
    );
  expect(kinds({})).toEqual([]);
  expect(kinds({ pins: new Map() })).toEqual(['lost']);
  expect(kinds({ pins: new Map([['5=1', 2]]) })).toEqual(['twice']);
  expect(kinds({ edgeRuns: [run([])], edges: 0 })).toEqual(['twice']);
  expect(kinds({ torn: ['append.txt: x1'] })).toEqual(['unexplained']);
  expect(kinds({ dull: new Map([[1, 3]]) }, 4)).toEqual(['lost']);
});
