import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../src/main/platform/storage/database';
import { createEventLedger } from '../../../src/main/modules/record/storage/event-ledger';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { failed } from '../../../src/main/ports/tool';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { RunLog } from '../../../src/main/ports/run-log';
import { openEngine, type EngineBench, type Procedure } from '../sop/engine-bench';

/** A procedure that the end of another one starts, on the real engine and database. */

const open: EngineBench[] = [];
afterEach(async () => {
  for (const bench of open.splice(0)) await bench.engine.close();
});

const pump: Procedure = {
  name: 'pump',
  toml: 'execution_mode = "auto"\nmax_concurrent = 9\n[[triggers]]\ntype = "mqtt"\ntopic = "pump"\n',
  steps: '1. **Look** — At it.\n   - call: read {}\n',
};
const report = (keys = '', more = ''): Procedure => ({
  name: 'report',
  toml: `execution_mode = "auto"\nmax_concurrent = 9\n${more}\n[[triggers]]\ntype = "procedure"\nname = "pump"\n${keys}\n`,
  steps: '1. **Tell** — Of it.\n   - call: tell {"text": "{{payload.outcome}}: {{payload.output}}"}\n',
});

function rig(
  procedures: readonly Procedure[],
  {
    database = openDatabase(join(mkdtempSync(join(tmpdir(), 'zc-end-')), 'zeroclaw.db')),
    clock = new FakeClock(),
    around = (log: RunLog) => log,
    settings = {},
    read = new RecordingTool('read', 'reads'),
  }: {
    database?: Database;
    clock?: FakeClock;
    around?: (log: RunLog) => RunLog;
    settings?: { maxActiveRuns?: number };
    read?: RecordingTool;
  } = {},
) {
  const tell = new RecordingTool('tell', 'reads');
  const bench = openEngine({ procedures, tools: [read, tell], database, clock, settings, around });
  open.push(bench);
  bench.engine.resume();
  const ledger = createEventLedger(database);
  return {
    ...bench,
    database,
    ledger,
    tell,
    start: (payload = '{}') =>
      bench.engine.dispatch({ source: 'mqtt', topic: 'pump', payload, receivedAt: clock.now() }, 'mqtt'),
    /** Runs of the report: how each began. */
    reports: () =>
      bench.events.flatMap((event) =>
        event.type === 'run-started' && event.sop.name === 'report' ? [event] : [],
      ),
    ends: () => ledger.list(50, { source: 'procedure' }),
  };
}

test('the end of a run starts the procedure that waits for it, with what came of it', async () => {
  const { start, reports, ends, clock, tell } = rig([pump, report()]);
  start();
  await clock.advance(1_000);
  const [begun, ...more] = reports();
  expect(more).toEqual([]);
  expect(begun?.trigger).toMatchObject({ source: 'procedure', topic: 'pump' });
  const payload = JSON.parse(begun?.trigger.payload ?? '') as Record<string, unknown>;
  expect(payload).toMatchObject({ procedure: 'pump', outcome: 'completed', reason: null });
  expect(begun?.startedBy).toBe(`run:${String(payload['run'])}`);
  expect(begun?.trigger.handed).toEqual({ by: `run:${String(payload['run'])}` });
  expect(tell.calls).toHaveLength(1);
  expect(ends()).toMatchObject([{ topic: 'pump', rows: [{ sop: 'report', result: 'started' }] }]);
});

test('an outcome that is not waited for starts nothing, and Events says what it was', async () => {
  const { start, reports, ends, clock } = rig([pump, report('outcome = "failed"')]);
  start();
  await clock.advance(1_000);
  expect(reports()).toEqual([]);
  expect(ends()).toMatchObject([
    {
      rows: [],
      misses: [
        {
          sop: 'report',
          check: { holds: false, compared: [{ subject: '$.outcome', value: '"completed"' }] },
        },
      ],
    },
  ]);
});

test.each([
  { name: 'a failure', keys: 'outcome = "failed"', starts: 1 },
  {
    name: 'a failure with its reason',
    keys: `outcome = "failed"\ncondition = "$.reason contains 'no answer'"`,
    starts: 1,
  },
  {
    name: 'a condition that is not met',
    keys: 'outcome = "failed"\ncondition = "$.reason == other"',
    starts: 0,
  },
  { name: 'a success', keys: 'outcome = "completed"', starts: 0 },
])('$name after a run that failed starts $starts', async ({ keys, starts }) => {
  const read = new RecordingTool('read', 'reads', undefined, [failed('no answer')]);
  const { start, reports, clock } = rig([pump, report(keys)], { read });
  start();
  await clock.advance(1_000);
  expect(reports()).toHaveLength(starts);
});

test('a run that is cancelled says so', async () => {
  const asks: Procedure = { ...pump, steps: '1. **Wait** — For somebody.\n   - kind: checkpoint\n' };
  const { start, reports, clock, engine } = rig([asks, report('outcome = "cancelled"')]);
  const [row] = start();
  await clock.advance(1_000);
  const runId = row?.result === 'started' ? row.runId : '';
  engine.cancel(runId, 'not now', { by: 'ana', via: 'app' });
  await clock.advance(1_000);
  expect(reports().map(({ trigger }) => JSON.parse(trigger.payload ?? '') as unknown)).toMatchObject([
    { outcome: 'cancelled', reason: 'not now', run: runId },
  ]);
});

test('a dry run is no event for others', async () => {
  const { engine, reports, ends, clock } = rig([pump, report()]);
  engine.startDry('pump', '{}', { by: 'ana', via: 'app' });
  await clock.advance(1_000);
  expect([reports(), ends()]).toEqual([[], []]);
});

test('an emergency stop starts nothing by the ends that it makes', async () => {
  const asks: Procedure = { ...pump, steps: '1. **Wait** — For somebody.\n   - kind: checkpoint\n' };
  const { start, reports, ends, clock, engine } = rig([asks, report()]);
  start();
  await clock.advance(1_000);
  engine.stopEverything({ by: 'ana', via: 'app' });
  engine.pause(false, { by: 'ana', via: 'app' });
  await clock.advance(60_000);
  expect(reports()).toEqual([]);
  expect(ends()).toMatchObject([{ rows: [{ result: 'skipped', reason: 'triggers paused' }] }]);
});

test('where the engine is full the end waits for a place, and a limit holds it back as any event', async () => {
  const asks: Procedure = {
    name: 'report',
    toml: 'execution_mode = "auto"\n[[triggers]]\ntype = "procedure"\nname = "pump"\n',
    steps: '1. **Wait** — For somebody.\n   - kind: checkpoint\n',
  };
  const { start, reports, ends, clock } = rig([pump, asks]);
  start();
  await clock.advance(1_000);
  start();
  await clock.advance(1_000);
  expect(reports()).toHaveLength(1);
  expect(ends()[0]?.rows).toMatchObject([{ result: 'skipped', reason: 'max concurrent reached' }]);
});

class Killed extends Error {}

/** Each write of a run's events is a place to be killed at: before it is written, and after. */
test.each(Array.from({ length: 8 }, (_, write) => write))(
  'killed at write %i, the end starts exactly one run when the next engine is there',
  async (killAt) => {
    const database = openDatabase(join(mkdtempSync(join(tmpdir(), 'zc-end-')), 'zeroclaw.db'));
    const clock = new FakeClock();
    let writes = 0;
    let dead = false;
    const around = (log: RunLog): RunLog => ({
      ...log,
      append: (...of) => {
        if (dead || writes === killAt) {
          dead = true;
          throw new Killed('killed');
        }
        writes += 1;
        return log.append(...of);
      },
    });
    const retried = (one: Procedure): Procedure => ({
      ...one,
      toml: `on_interrupt = "retry"\n${one.toml ?? ''}`,
    });
    const procedures = [retried(pump), retried(report())];
    const first = rig(procedures, { database, clock, around });
    try {
      first.start();
    } catch (failure) {
      expect(failure).toBeInstanceOf(Killed);
    }
    await clock.advance(1_000);
    // Of the one that was killed nothing is heard any more.
    open.splice(0);
    const second = rig(procedures, { database, clock });
    await clock.advance(60_000);
    const log = createRunLog(database);
    const started = database
      .prepare<[], string>('SELECT run_id FROM runs')
      .pluck()
      .all()
      .flatMap((runId) => log.read(runId).map(({ event }) => event))
      .flatMap((event) => (event.type === 'run-started' ? [event.sop.name] : []));
    expect(started.filter((name) => name === 'report')).toHaveLength(
      started.filter((name) => name === 'pump').length,
    );
    expect(second.engine.backlog).toBeNull();
    expect(second.engine.activeRuns()).toEqual([]);
  },
);
