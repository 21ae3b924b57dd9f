import { expect, test, vi } from 'vitest';
import { AppError } from '../../../../shared/errors';
import type { Run, RunEvent } from '../../../../shared/run';
import { exampleRun, exampleSop } from '../../../testing/example-run';
import { openDatabase, type Database } from '../../../platform/storage/database';
import { createRunLog } from './run-log';

const startedAt = (at: number, runId = 'r1'): RunEvent => ({
  type: 'run-started',
  at,
  runId,
  sop: exampleSop,
  sopHash: 'hash',
  trigger: exampleRun.trigger,
  approvalTimeoutSecs: 3600,
  startedBy: 'mqtt',
});
const stepStarted = (at: number): RunEvent => ({ type: 'step-started', at, step: 1, attempt: 1 });

function openLog() {
  const database = openDatabase(':memory:');
  return { database, log: createRunLog(database) };
}

test('events are read back in order, with their numbers', () => {
  const { log } = openLog();
  expect(log.append('r1', 0, [startedAt(10)], exampleRun)).toBe(true);
  expect(
    log.append(
      'r1',
      1,
      [stepStarted(11), { type: 'step-completed', at: 12, step: 1, output: '밸브 닫힘 "ok"\n' }],
      exampleRun,
    ),
  ).toBe(true);
  expect(log.read('r1')).toEqual([
    { seq: 1, event: startedAt(10) },
    { seq: 2, event: stepStarted(11) },
    { seq: 3, event: { type: 'step-completed', at: 12, step: 1, output: '밸브 닫힘 "ok"\n' } },
  ]);
  expect(log.read('unknown')).toEqual([]);
});

test.each([
  { name: 'behind the log', expected: 0 },
  { name: 'ahead of the log', expected: 2 },
])('an append $name is refused and changes nothing', ({ expected }) => {
  const { log } = openLog();
  log.append('r1', 0, [startedAt(10)], exampleRun);
  expect(log.append('r1', expected, [stepStarted(11)], { ...exampleRun, status: 'failed' })).toBe(false);
  expect(log.read('r1')).toHaveLength(1);
  expect(log.active()).toEqual(['r1']);
});

test('an append without events changes nothing and tells whether the version still holds', () => {
  const { log } = openLog();
  log.append('r1', 0, [startedAt(10)], exampleRun);
  expect([log.append('r1', 1, [], exampleRun), log.append('r1', 0, [], exampleRun)]).toEqual([true, false]);
});

test('a summary is the fold at the last append', () => {
  const { log } = openLog();
  log.append('r1', 0, [startedAt(10)], exampleRun);
  const waiting: Run = {
    ...exampleRun,
    status: 'waiting_approval',
    currentStep: 2,
    gate: {
      gate: 'r1/1',
      step: 2,
      requestedAt: 14,
      expiresAt: null,
      reason: 'confirmation',
      calls: null,
      note: '',
    },
  };
  log.append(
    'r1',
    1,
    [{ type: 'approval-requested', at: 14, step: 2, gate: 'r1/1', expiresAt: null, reason: 'confirmation' }],
    waiting,
  );
  expect(log.list({ limit: 10 })).toEqual([
    {
      runId: 'r1',
      sop: 'pump',
      status: 'waiting_approval',
      currentStep: 2,
      totalSteps: 2,
      stepTitle: 'Close the valve',
      source: 'mqtt',
      topic: 'facility/pump/pressure',
      startedAt: 10,
      completedAt: null,
      waitingSince: 14,
      reason: null,
      figures: waiting.figures,
      lastActivityAt: 14,
    },
  ]);
});

test('lists are newest first and filtered; active runs are oldest first', () => {
  const { log } = openLog();
  const append = (runId: string, run: Partial<Run>): boolean =>
    log.append(runId, 0, [startedAt(run.startedAt ?? 10, runId)], { ...exampleRun, ...run, runId });
  append('a', { startedAt: 10 });
  append('b', { startedAt: 20, status: 'completed', completedAt: 25 });
  append('c', { startedAt: 20, sop: { ...exampleSop, name: 'backup' } });
  append('d', { startedAt: 5, status: 'interrupted' });
  const ids = (filter: Parameters<typeof log.list>[0]): readonly string[] =>
    log.list(filter).map(({ runId }) => runId);
  expect(ids({ limit: 10 })).toEqual(['c', 'b', 'a', 'd']);
  expect(ids({ limit: 2 })).toEqual(['c', 'b']);
  expect(ids({ sop: 'pump', limit: 10 })).toEqual(['b', 'a', 'd']);
  expect(ids({ sop: 'pump', status: 'completed', limit: 10 })).toEqual(['b']);
  expect(log.active()).toEqual(['d', 'a', 'c']);
});

test('the last end of a SOP counts whatever the outcome, and is null when it never ended', () => {
  const { log } = openLog();
  expect(log.lastFinishedAt('pump', undefined, 100)).toBeNull();
  for (const [runId, completedAt, status] of [
    ['a', 30, 'cancelled'],
    ['b', 20, 'completed'],
  ] as const) {
    log.append(runId, 0, [startedAt(10, runId)], { ...exampleRun, runId, status, completedAt });
  }
  log.append('c', 0, [startedAt(40, 'c')], { ...exampleRun, runId: 'c' });
  expect([log.lastFinishedAt('pump', undefined, 100), log.lastFinishedAt('backup', undefined, 100)]).toEqual([
    30,
    null,
  ]);
});

test('an end that a clock wrote down that was ahead does not count, and the one before it does', () => {
  const { log } = openLog();
  for (const [runId, completedAt] of [
    ['a', 30],
    ['b', 9000],
  ] as const)
    log.append(runId, 0, [startedAt(10, runId)], {
      ...exampleRun,
      runId,
      status: 'completed',
      completedAt,
      concurrencyKey: 'north',
    });
  expect(
    [undefined, 'north'].map((key) =>
      [20, 100, 9000].map((notAfter) => log.lastFinishedAt('pump', key, notAfter)),
    ),
  ).toEqual([
    [null, 30, 9000],
    [null, 30, 9000],
  ]);
});

test('the last end under a name that a folder had before is that of its own runs', () => {
  const { log } = openLog();
  for (const [runId, completedAt, folder] of [
    ['a', 30, 'pumps'],
    ['b', 40, 'fans'],
    ['c', 20, 'pumps'],
  ] as const) {
    const run = {
      ...exampleRun,
      runId,
      folder,
      status: 'completed' as const,
      completedAt,
      concurrencyKey: 'north',
    };
    const started: RunEvent = {
      type: 'run-started',
      at: 10,
      runId,
      sop: exampleSop,
      sopHash: 'h',
      folder,
      trigger: run.trigger,
      approvalTimeoutSecs: 0,
      startedBy: 'ana',
    };
    log.append(runId, 0, [started], run);
  }
  const ends = ([key, after, notAfter]: readonly [string | undefined, number, number]): number | null =>
    log.lastFinishedIn('pumps', 'pump', key, { after, notAfter });
  expect(
    (
      [
        [undefined, 0, 100],
        ['north', 0, 100],
        ['south', 0, 100],
        [undefined, 0, 25],
        [undefined, 30, 100],
      ] as const
    ).map(ends),
  ).toEqual([30, 30, null, 20, null]);
});

test('an event that cannot be read is named with its run and number', () => {
  const { database, log } = openLog();
  log.append('r1', 0, [startedAt(10)], exampleRun);
  database
    .prepare('INSERT INTO run_events (run_id, seq, at, type, event) VALUES (?, ?, ?, ?, ?)')
    .run('r1', 2, 11, 'step-started', '{"type":"step-started","at":11,"step":"one"}');
  expect(() => log.read('r1')).toThrow(AppError);
  expect(() => log.read('r1')).toThrow(/Event 2 of run r1 .* step/);
});

test('what was written of a run cannot be changed', () => {
  const { database, log } = openLog();
  log.append('r1', 0, [startedAt(10)], exampleRun);
  expect(() => database.prepare("UPDATE run_events SET event = '{}'").run()).toThrow(
    'events of a run are never changed',
  );
});

test('10,000 appends can be listed and read', () => {
  const { log } = openLog();
  for (let index = 0; index < 1_000; index += 1) {
    const runId = `r${String(index)}`;
    log.append(runId, 0, [startedAt(index, runId)], { ...exampleRun, runId, startedAt: index });
    for (let version = 1; version < 10; version += 1)
      log.append(runId, version, [stepStarted(index)], { ...exampleRun, runId, startedAt: index });
  }
  expect(log.list({ limit: 100 })).toHaveLength(100);
  expect(log.read('r999')).toHaveLength(10);
});

const named = {
  sop: { sop: 'pump' },
  status: { status: 'failed' },
  source: { source: 'mqtt' },
  since: { since: 5 },
} as const;
const planIn = (database: Database, text: string): readonly string[] =>
  database
    .prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
    .all({ sop: '', status: '', source: '', since: 0, until: 0, decidedBy: '', after: null, limit: 1 })
    .map(({ detail }) => detail);
test.each([
  { what: 'what goes on', wanted: { over: false }, list: 'SCAN runs USING INDEX runs_live', count: null },
  {
    what: 'what goes on of a procedure',
    wanted: { over: false, ...named.sop },
    list: 'SCAN runs USING INDEX runs_live',
    count: null,
  },
  {
    what: 'what goes on in a state, from a source',
    wanted: { over: false, ...named.status, ...named.source },
    list: 'SCAN runs USING INDEX runs_live',
    count: null,
  },
  {
    what: 'what is over',
    wanted: { over: true },
    list: 'SCAN runs USING INDEX runs_past',
    count: 'SCAN runs USING COVERING INDEX runs_past',
  },
  {
    what: 'what is over since a day',
    wanted: { over: true, ...named.since },
    list: 'SEARCH runs USING INDEX runs_past (started_at>?)',
    count: 'SEARCH runs USING COVERING INDEX runs_past (started_at>?)',
  },
  {
    what: 'what is over of a procedure',
    wanted: { over: true, ...named.sop },
    list: 'SEARCH runs USING INDEX runs_by_sop (sop=?)',
    count: 'SEARCH runs USING COVERING INDEX runs_by_sop (sop=?)',
  },
  {
    what: 'what is over in a state',
    wanted: { over: true, ...named.status },
    list: 'SEARCH runs USING INDEX runs_by_status (status=?)',
    count: 'SEARCH runs USING COVERING INDEX runs_by_status (status=?)',
  },
  {
    what: 'what is over from a source',
    wanted: { over: true, ...named.source },
    list: 'SEARCH runs USING INDEX runs_by_source (source=?)',
    count: 'SEARCH runs USING COVERING INDEX runs_by_source (source=?)',
  },
  {
    what: 'what came from a source',
    wanted: named.source,
    list: 'SEARCH runs USING INDEX runs_by_source (source=?)',
    count: 'SEARCH runs USING COVERING INDEX runs_by_source (source=?)',
  },
])(
  'no list reads more of the runs than it shows, and none is read to be counted: $what',
  ({ wanted, list, count }) => {
    const { database, log } = openLog();
    const prepare = vi.spyOn(database, 'prepare');
    log.list({ ...wanted, limit: 10 });
    log.count(wanted);
    const [listed, counted] = prepare.mock.calls.map(([text]) => text);
    const planOf = (text = ''): readonly string[] => planIn(database, text);
    // An index that is walked in the order of the list ends where the list does; nothing is sorted.
    expect([planOf(listed), count === null ? [] : planOf(counted)]).toEqual([
      [list],
      count === null ? [] : [count],
    ]);
  },
);

test.each([{ over: true }, { over: false }, { ...named.sop, ...named.since }])(
  'a list of what one person decided reads that, and no more of the runs: %j',
  (wanted) => {
    const { database, log } = openLog();
    const prepare = vi.spyOn(database, 'prepare');
    log.list({ ...wanted, decidedBy: 'ana', limit: 10 });
    log.count({ ...wanted, decidedBy: 'ana' });
    const [list, count] = prepare.mock.calls.map(([text]) => planIn(database, text));
    const search = [
      'SEARCH runs USING INDEX sqlite_autoindex_runs_1 (run_id=?)',
      'LIST SUBQUERY 1',
      'SEARCH run_events USING COVERING INDEX run_events_by_decider (<expr>=?)',
    ];
    expect([list, count]).toEqual([[...search, 'USE TEMP B-TREE FOR ORDER BY'], search]);
  },
);

test('the runs that somebody decided are listed, by whoever approved, rejected, changed or cancelled something in them', () => {
  const { database, log } = openLog();
  const decided = (runId: string, at: number, event: RunEvent): void => {
    log.append(runId, 0, [startedAt(at, runId), event], { ...exampleRun, runId, startedAt: at });
  };
  const at = { at: 9, step: 1, gate: 'g', via: 'app' };
  decided('r1', 1, { ...at, type: 'approval-granted', by: 'ana' });
  decided('r2', 2, { ...at, type: 'approval-denied', by: 'ben', reason: 'no' });
  decided('r3', 3, { ...at, type: 'calls-edited', asks: 'h', calls: [], by: 'ana' });
  decided('r4', 4, { type: 'run-cancelled', at: 9, reason: 'no', by: 'ana', via: 'cli' });
  decided('r5', 5, { type: 'run-cancelled', at: 9, reason: 'late', by: 'engine', via: 'engine' });
  decided('r6', 6, stepStarted(6));
  expect(log.deciders()).toEqual(['ana', 'ben']);
  const listed = (wanted: Partial<Parameters<typeof log.list>[0]>): readonly string[] =>
    log.list({ limit: 2, ...wanted }).map(({ runId }) => runId);
  expect([
    listed({ decidedBy: 'ana' }),
    listed({ decidedBy: 'ana', after: 'r3' }),
    listed({ decidedBy: 'ben' }),
    listed({ decidedBy: 'Ana' }),
    log.count({ decidedBy: 'ana' }),
  ]).toEqual([['r4', 'r3'], ['r1'], ['r2'], [], 3]);
  // A damaged event hides nothing else.
  database.exec('DROP TRIGGER run_events_are_never_changed');
  database.prepare("UPDATE run_events SET event = 'broken' WHERE run_id = 'r3' AND seq = 2").run();
  expect([log.deciders(), listed({ decidedBy: 'ana' })]).toEqual([
    ['ana', 'ben'],
    ['r4', 'r1'],
  ]);
});
