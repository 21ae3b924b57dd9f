import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Run, RunEvent } from '../../../src/shared/run';
import { fold } from '../../../src/domain/run/run-state';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { createRunArchive } from '../../../src/main/modules/record/storage/run-archive';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { testProgram } from '../../fixtures/test-program';
import { deedsIn, livePlannedPump } from './planned-pump';
import { temporaryFolder } from './temporary-folder';

const program = testProgram('tests/integration/storage/planned-pump.program.ts');

/** Resolves with how the process ended, once it has. */
async function liveAndDie(folder: string, when: 'before' | 'after', nth: number): Promise<string | null> {
  const child = spawn(process.execPath, [...program.execArgv, program.file, folder, when, String(nth)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

interface Records {
  readonly runIds: readonly string[];
  readonly events: readonly RunEvent[];
  readonly totalRuns: readonly number[];
  readonly auditDue: readonly string[];
  /** Kinds of audit records, one each. */
  readonly audit: readonly string[];
}

function recordsOf(folder: string): Records {
  const database = openDatabase(join(folder, 'zeroclaw.db'));
  const log = createRunLog(database);
  const runIds = log.list({ limit: 10 }).map(({ runId }) => runId);
  const archive = createRunArchive(database);
  const records = {
    runIds,
    events: log.read(runIds[0] ?? '').map(({ event }) => event),
    totalRuns: archive.metrics().map(({ totalRuns }) => totalRuns),
    auditDue: archive.auditDue(),
    audit: database
      .prepare<[], string>("SELECT key FROM memory WHERE category = 'sop'")
      .pluck()
      .all()
      .flatMap((key) => /^sop_audit_([a-z]+)/.exec(key)?.[1] ?? [])
      .sort(),
  };
  database.close();
  return records;
}

/** What must be the same however often the engine died on the way. */
const outcomeOf = ({ status, reason, steps, sop, trigger }: Run): object => ({
  status,
  reason,
  sop: sop.name,
  payload: trigger.payload,
  steps: steps.map(({ number, status: ended, output }) => ({ number, status: ended, output })),
});

const count = (of: readonly unknown[], what: object): number =>
  of.filter((one) =>
    Object.entries(what).every(([key, value]) => (one as Record<string, unknown>)[key] === value),
  ).length;

const calls = [
  { tool: 'gpio_read', step: 1 },
  { tool: 'memory_store', step: 1 },
  { tool: 'gpio_write', step: 2 },
  { tool: 'notify', step: 3 },
];

async function undisturbed(): Promise<{ readonly run: Run; readonly appends: number }> {
  const folder = temporaryFolder();
  let appends = 0;
  const run = await livePlannedPump(folder, 0, (log) => ({
    ...log,
    append: (...given) => {
      appends += 1;
      return log.append(...given);
    },
  }));
  expect(deedsIn(folder)).toEqual([
    { dispatched: true },
    { did: 'gpio_read' },
    { did: 'memory_store' },
    { asked: 'confirmation', step: 2 },
    { did: 'gpio_write' },
    { did: 'notify' },
  ]);
  return { run, appends };
}

test.each(['before', 'after'] as const)(
  'killed right %s any write and started again, the run ends as one that was not killed, and nothing is done twice unasked',
  { timeout: 240_000 },
  async (when) => {
    const { run: expected, appends } = await undisturbed();
    expect(appends).toBeGreaterThan(10);
    let interruptions = 0;
    for (let nth = 1; nth <= appends; nth += 1) {
      const place = `killed ${when} write ${String(nth)}`;
      const folder = temporaryFolder();
      expect(await liveAndDie(folder, when, nth), place).toBe('SIGKILL');
      const left = recordsOf(folder);
      const started = count(deedsIn(folder), { dispatched: true }) > 0;
      expect(left.runIds.length, `${place}: a run that was acknowledged is on disk`).toBe(
        started || nth > 1 ? 1 : 0,
      );
      const doneBefore = deedsIn(folder);

      const run = await livePlannedPump(folder, 1);
      const { runIds, events, totalRuns, auditDue, audit } = recordsOf(folder);
      const deeds = deedsIn(folder);
      expect(outcomeOf(run), place).toEqual(outcomeOf(expected));
      expect(fold(events), place).toEqual(run);
      expect(
        {
          runs: runIds.length,
          same: left.runIds.every((runId) => runIds.includes(runId)),
          totalRuns,
          auditDue,
        },
        place,
      ).toEqual({ runs: 1, same: true, totalRuns: [1], auditDue: [] });
      const decisions = run.decisions.map(() => 'decision');
      expect(audit, place).toEqual(['complete', ...decisions, 'start']);
      expect(events.slice(0, left.events.length), `${place}: what was written stays`).toEqual(left.events);
      for (const { tool, step } of calls) {
        const granted = events.filter(
          (event) => event.type === 'approval-granted' && event.step === step,
        ).length;
        const allowed = step === 2 ? granted : 1 + granted;
        expect(
          count(deeds, { did: tool }),
          `${place}: ${tool} was done no more often than it was allowed`,
        ).toBeLessThanOrEqual(allowed);
        expect(count(deeds, { did: tool }), `${place}: ${tool} was done`).toBeGreaterThanOrEqual(1);
      }
      // What was under way when the engine died is asked about before anything else is done.
      // One that had only begun with its run has done nothing, and begins again by itself.
      const cutOff =
        (left.events.at(-1)?.type === 'step-started' && left.events.length > 2) ||
        left.events.at(-1)?.type === 'tool-call-sent' ||
        left.events.at(-1)?.type === 'tool-call-answered';
      if (cutOff) {
        interruptions += 1;
        expect(deeds[doneBefore.length], place).toMatchObject({ asked: 'interrupted' });
      }
      expect(count(deeds.slice(doneBefore.length), { asked: 'interrupted' }), place).toBe(cutOff ? 1 : 0);
    }
    expect(interruptions).toBeGreaterThan(6);
  },
);
