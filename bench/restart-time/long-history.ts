import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDatabase } from '../../src/main/platform/storage/database';
import { createRunArchive } from '../../src/main/modules/record/storage/run-archive';
import { createRunLog } from '../../src/main/modules/record/storage/run-log';
import { evolve } from '../../src/domain/run/run-state';
import { exampleSop } from '../../src/main/testing/example-run';
import type { Run, RunEvent } from '../../src/shared/run';

const minute = 60_000;

/**
 * A database of so many finished runs of so many events each, the newest an hour old; made beside and then
 * renamed.
 */
export function buildLongHistory(file: string, runs: number, eventsPerRun: number): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.building`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${fresh}${suffix}`, { force: true });
  const database = openDatabase(fresh);
  database.pragma('synchronous = OFF');
  const log = createRunLog(database);
  const archive = createRunArchive(database);
  const newest = Date.now() - 60 * minute;
  const some = database.transaction((from: number, to: number) => {
    for (let number = from; number < to; number += 1) {
      const runId = `run-${number.toString(16).padStart(12, '0')}`;
      const events = lifeOf(runId, number, newest - (runs - number) * 10 * minute, eventsPerRun);
      const run = events.reduce<Run | null>(evolve, null);
      if (run === null || !log.append(runId, 0, events, run)) throw new Error(`${runId} was not written`);
      archive.audited(new Map([[runId, events.length]]));
    }
  });
  for (let from = 0; from < runs; from += 100) {
    some.immediate(from, Math.min(runs, from + 100));
    if (from % 1_000 === 0)
      process.stderr.write(`\rmaking the history: ${String(from)} of ${String(runs)} runs`);
  }
  process.stderr.write('\n');
  database.close();
  renameSync(fresh, file);
}

/** A run of two steps with as many calls as it takes; every twentieth failed, every thirtieth was denied. */
function lifeOf(runId: string, number: number, at: number, count: number): readonly RunEvent[] {
  const sop = { ...exampleSop, name: `procedure-${String(number % 20)}` };
  const gate = `${runId}/2/1`;
  const head: readonly RunEvent[] = [
    {
      type: 'run-started',
      at,
      runId,
      sop,
      sopHash: 'b1'.repeat(32),
      trigger: { source: 'mqtt', topic: 'facility/pump/pressure', payload: '{"value": 92}', receivedAt: at },
      approvalTimeoutSecs: 3600,
      startedBy: 'mqtt',
    },
    { type: 'step-started', at, step: 1, attempt: 1 },
  ];
  const asked: readonly RunEvent[] = [
    { type: 'step-completed', at: at + 2_000, step: 1, output: 'The pressure switch reads 1.' },
    {
      type: 'approval-requested',
      at: at + 2_000,
      step: 2,
      gate,
      expiresAt: at + 3_600_000,
      reason: 'confirmation',
    },
  ];
  const tail =
    number % 30 === 0
      ? denied(gate, at + 9_000)
      : [
          ...approved(gate, at + 9_000),
          ...(number % 20 === 0 ? failed(at + 10_000) : completed(at + 10_000)),
        ];
  const calls = Math.max(0, Math.floor((count - head.length - asked.length - tail.length) / 2));
  return [
    ...head,
    ...Array.from({ length: calls }, (_, index) => call(index, at + index)).flat(),
    ...asked,
    ...tail,
  ];
}

const call = (index: number, at: number): readonly RunEvent[] => [
  {
    type: 'tool-call-sent',
    at,
    step: 1,
    call: `c${String(index)}`,
    tool: 'gpio_read',
    arguments: { board: 'nucleo-f401re-0', pin: 3 },
    provenance: { board: 'sop', pin: 'sop' },
    acts: false,
  },
  {
    type: 'tool-call-answered',
    at,
    step: 1,
    call: `c${String(index)}`,
    success: true,
    output: 'pin 3 of nucleo-f401re-0 is HIGH (1)',
  },
];
const denied = (gate: string, at: number): readonly RunEvent[] => [
  { type: 'approval-denied', at, step: 2, gate, by: 'ana', via: 'app', reason: 'the sensor is broken' },
  { type: 'run-cancelled', at, reason: 'denied by ana: the sensor is broken', by: 'ana', via: 'app' },
];
const approved = (gate: string, at: number): readonly RunEvent[] => [
  { type: 'approval-granted', at, step: 2, gate, by: 'ana', via: 'app' },
  { type: 'step-started', at, step: 2, attempt: 1 },
];
const failed = (at: number): readonly RunEvent[] => [
  { type: 'step-failed', at, step: 2, reason: 'the board is not there' },
  { type: 'run-failed', at, reason: 'Step 2 failed: the board is not there' },
];
const completed = (at: number): readonly RunEvent[] => [
  { type: 'step-completed', at, step: 2, output: 'The valve is closed.' },
  { type: 'run-completed', at },
];
