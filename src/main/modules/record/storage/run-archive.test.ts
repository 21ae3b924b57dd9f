import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Run, RunEvent, RunStatus, StepStatus } from '../../../../shared/run';
import { metricsOf, outcomeOf } from '../../../../domain/run/metrics';
import { exampleRun, exampleSop } from '../../../testing/example-run';
import { openDatabase } from '../../../platform/storage/database';
import { createRunArchive } from './run-archive';
import { createRunLog } from './run-log';
import { draws } from '../../../testing/draws';

const started = (runId: string, at = 10): RunEvent => ({
  type: 'run-started',
  at,
  runId,
  sop: exampleSop,
  sopHash: 'hash',
  trigger: exampleRun.trigger,
  approvalTimeoutSecs: 3600,
  startedBy: 'mqtt',
});
/** No procedure has a cooldown. */
const none: ReadonlyMap<string, number> = new Map();
const completed = (at: number): RunEvent => ({ type: 'run-completed', at });

function openArchive() {
  const database = openDatabase(':memory:');
  const log = createRunLog(database);
  const archive = createRunArchive(database);
  /** A whole run in two appends, as the engine writes it. */
  const end = (run: Run, between: readonly RunEvent[] = []): void => {
    log.append(run.runId, 0, [started(run.runId, run.startedAt), ...between], {
      ...run,
      status: 'running',
      completedAt: null,
    });
    log.append(run.runId, 1 + between.length, [completed(run.completedAt ?? 0)], run);
  };
  return { database, log, archive, end };
}

const ended = (runId: string, more: Partial<Run> = {}): Run => ({
  ...exampleRun,
  runId,
  status: 'completed',
  completedAt: 50,
  ...more,
});

describe('figures', () => {
  const runs = fc.array(
    fc.record({
      sop: fc.constantFrom('pump', 'backup', 'door'),
      status: fc.constantFrom<RunStatus>('completed', 'failed', 'cancelled', 'running', 'waiting_approval'),
      // The clock may be set back in the meantime.
      took: fc.integer({ min: -5_000, max: 5_000 }),
      steps: fc.array(fc.constantFrom<StepStatus>('completed', 'failed', 'cancelled', 'pending', 'skipped'), {
        maxLength: 4,
      }),
    }),
    { maxLength: 25 },
  );

  test('counted as runs end are those folded from all of them, also after the runs are deleted', () => {
    fc.assert(
      fc.property(runs, fc.boolean(), (lives, deleted) => {
        const { log, archive } = openArchive();
        const all = lives.map(({ sop, status, took, steps }, index): Run => ({
          ...exampleRun,
          runId: `r${String(index)}`,
          sop: { ...exampleSop, name: sop },
          status,
          startedAt: index * 10,
          completedAt: status === 'running' || status === 'waiting_approval' ? null : index * 10 + took,
          steps: steps.map((step, at) => ({
            number: at + 1,
            title: '',
            status: step,
            output: null,
            attempt: 1,
            startedAt: 0,
            completedAt: 0,
            toolCalls: [],
          })),
        }));
        for (const run of all) {
          log.append(run.runId, 0, [started(run.runId)], { ...run, status: 'running', completedAt: null });
          log.append(run.runId, 1, [completed(0)], run);
          archive.audited(new Map([[run.runId, 2]]));
        }
        if (deleted)
          archive.deleteOlder(
            { dull: Infinity, normal: Infinity, important: Infinity, cooling: none },
            1_000,
          );
        const over = all.filter((run) => run.completedAt !== null).map(outcomeOf);
        expect(archive.metrics()).toEqual(
          [...new Set(over.map(({ sop }) => sop))].sort().map((sop) => metricsOf(sop, over)),
        );
      }),
      { numRuns: draws(60) },
    );
  });

  test('count no step that a run took over from the one that it repeats', () => {
    const { archive, end } = openArchive();
    const steps: Run['steps'] = [
      {
        number: 1,
        title: '',
        status: 'failed',
        output: 'no',
        attempt: 0,
        startedAt: null,
        completedAt: null,
        toolCalls: [],
        carried: true,
      },
      {
        number: 2,
        title: '',
        status: 'completed',
        output: 'ok',
        attempt: 1,
        startedAt: 20,
        completedAt: 50,
        toolCalls: [],
      },
    ];
    const run = ended('r1', { steps });
    end(run);
    expect([archive.metrics()[0]?.steps, metricsOf('pump', [outcomeOf(run)]).steps]).toEqual([
      { 2: { succeeded: 1, failed: 0 } },
      { 2: { succeeded: 1, failed: 0 } },
    ]);
  });

  test('no duration is below 0, also where an earlier version counted one', () => {
    const { database, archive, end } = openArchive();
    const run = ended('r1', { startedAt: 100, completedAt: 40 });
    end(run);
    const nothing = { avgDurationMs: 0, minDurationMs: 0, maxDurationMs: 0 };
    expect([archive.metrics()[0], metricsOf('pump', [outcomeOf(run)])]).toMatchObject([nothing, nothing]);
    database.exec('UPDATE sop_totals SET duration_ms = -60, min_duration_ms = -60, max_duration_ms = -60');
    expect(archive.metrics()).toMatchObject([nothing]);
  });

  test('count a run once, whatever is tried after its end', () => {
    const { log, archive, end } = openArchive();
    end(ended('r1'));
    expect(log.append('r1', 2, [completed(60)], ended('r1'))).toBe(false);
    expect(archive.metrics()).toMatchObject([{ sop: 'pump', totalRuns: 1 }]);
  });
});

describe('audit records', () => {
  test('are due after a transition, and no more once they are written up to it', () => {
    const { log, archive } = openArchive();
    log.append('r1', 0, [started('r1')], exampleRun);
    log.append('r2', 0, [started('r2', 5)], { ...exampleRun, runId: 'r2', startedAt: 5 });
    expect(archive.auditDue()).toEqual(['r2', 'r1']);
    archive.audited(new Map([['r1', 1]]));
    log.append('r1', 1, [{ type: 'step-started', at: 11, step: 1, attempt: 1 }], exampleRun);
    expect(archive.auditDue()).toEqual(['r2']);
    log.append('r1', 2, [completed(12)], ended('r1'));
    archive.audited(new Map([['r1', 1]]));
    expect(archive.auditDue()).toEqual(['r2', 'r1']);
    archive.audited(new Map([['r1', 3]]));
    expect(archive.auditDue()).toEqual(['r2']);
  });
});

describe('an imported run', () => {
  const imported = (run: Run): ReturnType<typeof openArchive> => {
    const opened = openArchive();
    expect(opened.archive.import([started(run.runId)], run, 900)).toBe(true);
    return opened;
  };

  test('is listed with the time of its import, and read', () => {
    const { log, archive } = imported(ended('r1'));
    expect(log.list({ limit: 5 })).toMatchObject([{ runId: 'r1', status: 'completed', importedAt: 900 }]);
    expect([log.list({ imported: false, limit: 5 }), log.list({ imported: true, limit: 5 }).length]).toEqual([
      [],
      1,
    ]);
    expect([log.read('r1').length, archive.importedAt('r1'), archive.importedAt('r2')]).toEqual([
      1,
      900,
      null,
    ]);
  });

  test('is never active, takes no event, counts in no figure and no cooldown, and owes no audit record', () => {
    const { log, archive } = imported({ ...exampleRun, status: 'waiting_approval' });
    expect(log.append('r1', 1, [completed(12)], ended('r1'))).toBe(false);
    expect([
      log.active(),
      archive.metrics(),
      log.lastFinishedAt('pump', undefined, Infinity),
      archive.auditDue(),
    ]).toEqual([[], [], null, []]);
  });

  test('does not take the place of one that is there', () => {
    const { log, archive, end } = openArchive();
    end(ended('r1'));
    expect(archive.import([started('r1', 77)], ended('r1'), 900)).toBe(false);
    expect(log.read('r1')).toHaveLength(2);
  });
});

describe('deleting what is old', () => {
  const call = (acts: boolean): RunEvent => ({
    type: 'tool-call-sent',
    at: 11,
    step: 1,
    call: 'c',
    tool: 't',
    arguments: {},
    provenance: {},
    acts,
  });
  const denied: RunEvent = {
    type: 'approval-denied',
    at: 11,
    step: 1,
    gate: 'g',
    by: 'ana',
    via: 'app',
    reason: 'no',
  };
  const fill = () => {
    const opened = openArchive();
    for (const [runId, events] of [
      ['reads', [call(false)]],
      ['acts', [call(false), call(true)]],
      ['denied', [call(true), denied]],
    ] as const) {
      opened.end(ended(runId), events);
      opened.archive.audited(new Map([[runId, 9]]));
    }
    opened.log.append('active', 0, [started('active', 1)], { ...exampleRun, runId: 'active', startedAt: 1 });
    opened.archive.audited(new Map([['active', 9]]));
    opened.end(ended('unaudited'));
    return {
      ...opened,
      left: () =>
        opened.log
          .list({ limit: 10 })
          .map(({ runId }) => runId)
          .sort(),
    };
  };

  test.each([
    {
      name: 'dull runs go first',
      cutoffs: { dull: 51, normal: 50, important: 50, cooling: none },
      gone: ['reads'],
    },
    {
      name: 'normal ones next',
      cutoffs: { dull: null, normal: 51, important: 50, cooling: none },
      gone: ['acts'],
    },
    {
      name: 'important ones last',
      cutoffs: { dull: 50, normal: 50, important: 51, cooling: none },
      gone: ['denied'],
    },
    {
      name: 'null keeps them forever',
      cutoffs: { dull: null, normal: null, important: null, cooling: none },
      gone: [],
    },
    {
      name: 'an active run and one whose audit record is due never go',
      cutoffs: { dull: 1e15, normal: 1e15, important: 1e15, cooling: none },
      gone: ['acts', 'denied', 'reads'],
    },
  ])('$name', ({ cutoffs, gone }) => {
    const { archive, left, log } = fill();
    expect(archive.deleteOlder(cutoffs, 100)).toEqual({ runs: gone.length, done: true });
    expect(left()).toEqual(
      ['active', 'acts', 'denied', 'reads', 'unaudited'].filter(
        (runId) => !(gone as readonly string[]).includes(runId),
      ),
    );
    for (const runId of gone) expect(log.read(runId)).toEqual([]);
  });

  test('takes the oldest first, and no more than it is told', () => {
    const { archive, end, log } = openArchive();
    for (const at of [30, 10, 20]) {
      end(ended(`r${String(at)}`, { completedAt: at }));
      archive.audited(new Map([[`r${String(at)}`, 9]]));
    }
    // Two events and their run are three rows.
    const some = (): readonly unknown[] => [
      archive.deleteOlder({ dull: 100, normal: null, important: null, cooling: none }, 4),
      log.list({ limit: 5 }).map(({ runId }) => [runId, log.read(runId).length]),
    ];
    expect([some(), some(), some()]).toEqual([
      [
        { runs: 1, done: false },
        [
          ['r20', 1],
          ['r30', 2],
        ],
      ],
      [{ runs: 1, done: false }, [['r30', 0]]],
      [{ runs: 1, done: true }, []],
    ]);
  });

  test('a run that a cooldown goes by stays, so that it holds its key, and holds a procedure that has another name by now', () => {
    const { archive, end, log } = openArchive();
    for (const [runId, completedAt, more] of [
      ['past', 40, {}],
      ['cools', 50, { concurrencyKey: 'a' }],
      ['dry', 50, { dry: true }],
      ['other', 50, { sop: { ...exampleSop, name: 'door' } }],
    ] as const) {
      end(ended(runId, { completedAt, ...more }));
      archive.audited(new Map([[runId, 9]]));
    }
    archive.import([started('imported')], ended('imported'), 50);
    const cutoffs = {
      dull: 100,
      normal: 100,
      important: 100,
      cooling: new Map([
        ['pump', 50],
        ['else', 0],
      ]),
    };
    expect([archive.deleteOlder(cutoffs, 4), archive.deleteOlder(cutoffs, 100)]).toEqual([
      { runs: 1, done: false },
      { runs: 3, done: true },
    ]);
    expect([
      log.list({ limit: 10 }).map(({ runId }) => runId),
      log.lastFinishedAt('pump', 'a', 100),
      log.read('cools'),
    ]).toMatchObject([['cools'], 50, [{}, {}]]);
    expect(archive.deleteOlder({ ...cutoffs, cooling: new Map([['pump', 51]]) }, 100)).toEqual({
      runs: 1,
      done: true,
    });
  });

  test('an imported run ages from its import', () => {
    const { archive } = openArchive();
    archive.import([started('r1')], ended('r1'), 900);
    expect([
      archive.deleteOlder({ dull: 900, normal: null, important: null, cooling: none }, 5),
      archive.deleteOlder({ dull: 901, normal: null, important: null, cooling: none }, 5),
    ]).toEqual([
      { runs: 0, done: true },
      { runs: 1, done: true },
    ]);
  });
});

test('the latest decisions come newest first, of runs of this machine that were meant', () => {
  const { log, archive } = openArchive();
  const granted = (at: number): RunEvent => ({
    type: 'approval-granted',
    at,
    step: 2,
    gate: `g${String(at)}`,
    by: 'ana',
    via: 'app',
  });
  const ofRun = (runId: string, more: Partial<Run>, ...events: readonly RunEvent[]): void => {
    log.append(runId, 0, [started(runId), ...events], { ...exampleRun, runId, ...more });
  };
  ofRun('r1', {}, granted(20), {
    type: 'approval-denied',
    at: 60,
    step: 2,
    gate: 'g',
    by: 'ben',
    via: 'cli',
    reason: 'no',
  });
  ofRun('r2', {}, granted(30), { type: 'approval-timed-out', at: 50, step: 2, gate: 'g' });
  ofRun('dry', { dry: true }, granted(70));
  ofRun('r3', {}, { ...granted(10), answer: '7' } as RunEvent);
  expect(archive.decisions(9).map(({ runId, answered }) => [runId, answered])).toEqual([
    ['r1', undefined],
    ['r2', undefined],
    ['r2', undefined],
    ['r1', undefined],
    ['r3', true],
  ]);
  archive.import([started('far'), granted(80)], { ...exampleRun, runId: 'far' }, 90);
  expect(archive.decisions(3)).toEqual([
    {
      runId: 'r1',
      sop: 'pump',
      step: 2,
      gate: 'g',
      decision: 'denied',
      by: 'ben',
      via: 'cli',
      at: 60,
      reason: 'no',
    },
    {
      runId: 'r2',
      sop: 'pump',
      step: 2,
      gate: 'g',
      decision: 'timed_out',
      by: 'engine',
      via: 'engine',
      at: 50,
      reason: null,
    },
    {
      runId: 'r2',
      sop: 'pump',
      step: 2,
      gate: 'g30',
      decision: 'approved',
      by: 'ana',
      via: 'app',
      at: 30,
      reason: null,
    },
  ]);
});
