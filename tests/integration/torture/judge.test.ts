import { expect, test } from 'vitest';
import type { RunEvent } from '../../../src/shared/run';
import { judge, judgeTotals, type Circumstances } from '../../torture/judge';
import { wrongTellings } from '../../torture/nags';
import type { Row, Totals, Trail } from '../../torture/record';
import type { Decided, Sent } from '../../torture/senders';
import type { Passed } from '../../torture/watched-relay';

const n = 'x1-1-1';
const calm: Circumstances = { brokerKills: [], queueKills: [], sessions: [] };

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
    {
      type: 'run-started',
      at: 1,
      runId: 'r1',
      sop: { name: 'append', steps: [] },
      trigger: { source: 'mqtt', payload: `{"n":"${n}"}` },
      startedBy: 'mqtt',
    },
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
  expect(found(sentBy(), trail, { brokerKills: [2_000], queueKills: [], sessions: [] })).toEqual([]);
  expect(
    found(sentBy(), trail, {
      brokerKills: [500],
      queueKills: [],
      sessions: [{ at: 900, resumed: true, subscribedAt: null }],
    }),
  ).toEqual([what]);
  expect(
    found(sentBy(), trail, {
      brokerKills: [500],
      queueKills: [],
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
  expect(found(sentBy(), twice, { brokerKills: [2_000], queueKills: [], sessions: [] })).toEqual([]);
  // The first of them may be marked as well: the one before was cut off on its way.
  const marked = { ...twice, delivered: twice.delivered.map((each) => ({ ...each, duplicate: true })) };
  expect(found(sentBy(), marked)).toEqual(['twice: 2 rows tell of it as news']);
  expect(found(sentBy(), marked, { brokerKills: [2_000], queueKills: [], sessions: [] })).toEqual([]);
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
  readingRuns: [],
  rises: 0,
  silenceRuns: [],
  windowRuns: [],
  windowRows: 0,
  ends: new Map(),
  remembered: { set: 0, kept: 0, last: 'null', now: 'null' },
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
  expect(kinds({ readingRuns: [run([])], rises: 0 })).toEqual(['twice']);
  expect(kinds({ torn: ['append.txt: x1'] })).toEqual(['unexplained']);
  expect(kinds({ dull: new Map([[1, 3]]) }, 4)).toEqual(['lost']);
});

const startOf = (runId: string, sop: object, payload = `{"n":"${n}"}`): object => ({
  type: 'run-started',
  at: 1,
  runId,
  sop: { steps: [], ...sop },
  trigger: { source: 'mqtt', payload },
  startedBy: 'mqtt',
});
const over = { type: 'run-completed', at: 9 };

test('a step that starts a procedure has one run of its own', () => {
  const parent = (child: string): readonly RunEvent[] =>
    [
      startOf('p', { name: 'parent' }),
      { type: 'child-started', at: 2, step: 1, runId: child, sop: 'child' },
      over,
    ] as RunEvent[];
  const child = [startOf('c', { name: 'child' }), over] as RunEvent[];
  const of = (runs: Trail['runs']): readonly string[] =>
    found(
      sentBy({ topic: 'parent' }),
      trailOf({ rows: rows({ sop: 'parent', result: 'started', runId: 'p' }), runs, lines: new Map() }),
    );
  expect(
    of(
      new Map([
        ['p', parent('c')],
        ['c', child],
      ]),
    ),
  ).toEqual([]);
  expect(of(new Map([['p', parent('c')]]))).toEqual([
    'lost: a step has started run c, which is not on record',
  ]);
  expect(
    of(
      new Map([
        ['p', parent('d')],
        ['c', child],
        ['d', child],
      ]),
    ),
  ).toEqual(['unexplained: run c has started, and no row tells of it']);
});

test('what ends a wait, or is the result of a model, is of the same number', () => {
  const of = (output: string): readonly string[] =>
    found(
      sentBy({ topic: 'until' }),
      trailOf({
        runs: new Map([['r1', run([{ type: 'step-completed', at: 3, step: 1, output }])]]),
        lines: new Map(),
      }),
    );
  expect(of(`{"go":true,"for":"${n}"}`)).toEqual([]);
  expect(of(`{"go":true,"for":"x1-1-2"}`)).toEqual(['unexplained: step 1 put out what is for x1-1-2']);
  expect(of('{"n": "x1-1-2"}')).toEqual(['unexplained: step 1 put out what is for x1-1-2']);
});

test('each end that is heard starts one run, and what was set last is remembered', () => {
  const hand = [startOf('h', { name: 'hand' }), over] as RunEvent[];
  const set = { type: 'state-set', at: 3, step: 1, name: 'last', value: n };
  const count = (...sets: readonly object[]): readonly RunEvent[] =>
    [startOf('k', { name: 'count', steps: [{ set: [{ name: 'last' }] }] }), ...sets, over] as RunEvent[];
  const of = (events: readonly RunEvent[], more: Partial<Totals>): readonly string[] =>
    judgeTotals([events], totals(more), [], 0, 0).map(({ kind, what }) => `${kind}: ${what}`);
  const started: Row = { sop: 'after', result: 'started', runId: 'a' };
  expect(of(hand, { ends: new Map([['h', { rows: [started], runs: 1 }]]) })).toEqual([]);
  expect(of(hand, {})).toEqual(['lost: it has ended, and no row tells of that']);
  expect(of(hand, { ends: new Map([['h', { rows: [started], runs: 2 }]]) })).toEqual([
    'twice: its end has started 2 runs, and 1 rows say so',
  ]);
  const kept = { set: 1, kept: 1, last: `"${n}"`, now: `"${n}"` };
  expect(of(count(set), { remembered: kept })).toEqual([]);
  expect(of(count(), { remembered: kept })).toEqual(['lost: it has set its value 0 times']);
  expect(of(count(set), { remembered: { ...kept, kept: 0, now: 'null' } })).toEqual([
    'lost: 1 values were set, 0 are kept',
    `lost: "${n}" was set last, null is remembered`,
  ]);
});

test('a message of a queue with an id starts one run, one without may start another after a kill of its broker', () => {
  const twice = trailOf({
    rows: rows(
      { sop: 'append', result: 'started', runId: 'r1' },
      { sop: 'append', result: 'skipped', reason: 'too old' },
    ),
    delivered: [],
  });
  const killed = { ...calm, queueKills: [2_000] };
  const queued = (named: boolean): Sent => sentBy({ by: 'amqp', topic: 'queue', named });
  const what = 'twice: 2 rows tell of it as news (amqp queue, acknowledged to its sender)';
  expect(found(queued(true), twice, killed)).toEqual([what]);
  expect(found(queued(false), twice, killed)).toEqual([]);
  expect(found(queued(false), twice, calm)).toEqual([what]);
  expect(found(queued(true), trailOf({ rows: new Map(), runs: new Map(), lines: new Map() }))).toEqual([
    'lost: the engine has acknowledged it, and has no row of it (amqp queue, acknowledged to its sender)',
  ]);
});

test('somebody is told of a question once with each entry, after its time, until it is decided', () => {
  const asked = { type: 'approval-requested', at: 1_000, step: 1, gate: 'g1', expiresAt: null };
  const told = (at: number, stage = 1, times = 1): object => ({
    type: 'approval-told',
    at,
    step: 1,
    gate: 'g1',
    stage,
    times,
    to: [],
  });
  const granted = { type: 'approval-granted', at: 9_000, step: 1, gate: 'g1', by: 'root', via: 'cli' };
  const of = (...events: readonly object[]): readonly string[] => wrongTellings(events as RunEvent[]);
  expect(of(asked, told(2_000), told(4_000, 2), told(14_000, 2, 2), granted)).toEqual([]);
  expect(of(asked, told(1_500))).toEqual(['gate g1 was told of with entry 1 before its time']);
  expect(of(asked, told(2_000), told(2_100))).toEqual([
    'gate g1 was told of with entry 1 for the 1. time, twice or out of turn',
  ]);
  expect(of(asked, told(2_000), told(3_000, 1, 2))).toEqual([
    'gate g1 was told of with entry 1 again, which says once',
  ]);
  expect(of(asked, granted, told(9_500))).toEqual(['gate g1 was told of and did not wait']);
  const moved = { type: 'approval-moved', at: 1_100, step: 1, gate: 'g1', byMs: 60_000 };
  expect(of(asked, moved, told(3_000))).toEqual(['gate g1 was told of with entry 1 before its time']);
});
