import { expect, test } from 'vitest';
import type { Decision, Run } from '../../../../shared/run';
import { silentLogger } from '../../../platform/base/logger';
import { nextTurn } from '../../../platform/base/slices';
import { Problems } from '../../../platform/base/problems';
import type { MemoryRecord } from '../../../ports/memory';
import { exampleRun } from '../../../testing/example-run';
import { FakeClock } from '../../../testing/fake-clock';
import { MapMemory } from '../../../testing/map-memory';
import { SopAudit, type AuditMarks } from './audit';

const denied: Decision = {
  step: 2,
  gate: 'r1/2/1',
  decision: 'denied',
  by: 'ana',
  via: 'app',
  at: 40,
  reason: 'no',
};
const over: Run = {
  ...exampleRun,
  status: 'cancelled',
  completedAt: 40,
  reason: 'denied by ana: no',
  decisions: [denied],
  version: 6,
};

/** What is due, as the archive keeps it. */
class Marks implements AuditMarks {
  readonly due = new Map<string, number>();

  auditDue(): readonly string[] {
    return [...this.due.keys()];
  }

  audited(versions: ReadonlyMap<string, number>): void {
    for (const [runId, version] of versions)
      if ((this.due.get(runId) ?? Infinity) <= version) this.due.delete(runId);
  }
}

function openAudit(marks: Marks | null = new Marks(), memory = new MapMemory()) {
  const clock = new FakeClock(100);
  const problems = new Problems(clock, silentLogger);
  const closing = new AbortController();
  const audit = new SopAudit(memory, clock, problems, closing.signal, marks);
  return {
    audit,
    memory,
    clock,
    problems,
    marks,
    closing,
    keys: () => [...memory.records.values()].map(({ key }) => key),
    written: (key: string) =>
      JSON.parse(memory.records.get(JSON.stringify([key, 'global']))?.content ?? 'null') as unknown,
  };
}

test('start, decision and end are recorded under their keys, with the time they happened', async () => {
  const { audit, memory, keys, written } = openAudit();
  audit.runStarted(exampleRun);
  audit.decided(over, denied);
  audit.runFinished(over);
  await audit.settled();
  expect(keys()).toEqual(['sop_audit_start_r1', 'sop_audit_decision_r1_2_1', 'sop_audit_fail_r1']);
  expect(written('sop_audit_decision_r1_2_1')).toEqual({
    run_id: 'r1',
    sop_name: 'pump',
    step: 2,
    gate: 'r1/2/1',
    decision: 'denied',
    by: 'ana',
    via: 'app',
    at: '1970-01-01T00:00:00.040Z',
    reason: 'no',
  });
  expect(written('sop_audit_start_r1')).toMatchObject({
    trigger: { source: 'mqtt', topic: 'facility/pump/pressure' },
    total_steps: 2,
  });
  expect([...memory.records.values()].map(({ category, scope, at }) => [category, scope, at])).toEqual([
    ['sop', 'global', 10],
    ['sop', 'global', 40],
    ['sop', 'global', 40],
  ]);
});

test('what a run begins with waits a moment for its end, and both are written together', async () => {
  const { audit, memory, clock, keys } = openAudit();
  const written: number[] = [];
  const storeAll = (records: readonly MemoryRecord[]): Promise<void> => {
    written.push(records.length);
    return Promise.all(records.map((record) => memory.store(record))).then(() => {});
  };
  Object.assign(memory, { storeAll });
  audit.runStarted(exampleRun);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(keys()).toEqual([]);
  audit.runFinished(over);
  await clock.advance(1_000);
  await audit.settled();
  expect(keys()).toEqual(['sop_audit_start_r1', 'sop_audit_fail_r1']);
  expect(written).toEqual([2]);
});

test('a failing store is shown, and what it missed is written in order when it works again', async () => {
  const { audit, memory, clock, problems, keys } = openAudit();
  memory.failure = new Error('the disk is full');
  audit.runStarted(exampleRun);
  audit.decided(over, denied);
  await audit.settled();
  expect(problems.list()).toMatchObject([
    {
      id: 'audit',
      message: expect.stringContaining('the disk is full') as string,
      remedy: expect.stringContaining('tried again') as string,
    },
  ]);
  const { tries } = memory;
  expect(tries).toBe(1);
  await clock.advance(29_000);
  expect(memory.tries).toBe(tries);
  await clock.advance(1_000);
  await audit.settled();
  expect(memory.tries).toBe(tries + 1);
  audit.runFinished(over);
  memory.failure = null;
  await clock.advance(30_000);
  await audit.settled();
  expect(keys()).toEqual(['sop_audit_start_r1', 'sop_audit_decision_r1_2_1', 'sop_audit_fail_r1']);
  expect(problems.list()).toEqual([]);
});

test('a failing store is tried once in 30 seconds, however many runs go on in the meantime', async () => {
  const { audit, memory } = openAudit();
  memory.failure = new Error('gone');
  for (let index = 0; index < 50; index += 1) {
    audit.runStarted({ ...exampleRun, runId: `r${String(index)}` });
    await audit.settled();
  }
  expect(memory.tries).toBe(1);
});

test('what a crash kept from being written is written at the next start, and is then no longer due', async () => {
  const marks = new Marks();
  const memory = new MapMemory();
  const before = openAudit(marks, memory);
  memory.failure = new Error('gone');
  marks.due.set('r1', 6).set('r9', 1);
  before.audit.runStarted(exampleRun);
  await before.audit.settled();
  before.closing.abort(new Error('killed'));

  memory.failure = null;
  const { audit, keys } = openAudit(marks, memory);
  audit.catchUp((runId) => (runId === 'r1' ? over : null));
  await audit.settled();
  expect(keys()).toEqual(['sop_audit_start_r1', 'sop_audit_decision_r1_2_1', 'sop_audit_fail_r1']);
  expect(marks.auditDue()).toEqual(['r9']);
});

test('a run that cannot be read stays due, and keeps no other from being written', async () => {
  const { audit, marks, keys } = openAudit();
  marks?.due.set('r0', 1).set('r1', 6);
  audit.catchUp((runId) => {
    if (runId === 'r0') throw new Error('damaged');
    return over;
  });
  await audit.settled();
  expect(keys()).toHaveLength(3);
  expect(marks?.auditDue()).toEqual(['r0']);
});

test('a run is due until the last of its records is written', async () => {
  const { audit, marks, memory } = openAudit();
  marks?.due.set('r1', 6);
  let stored = 0;
  const store = memory.store.bind(memory);
  memory.store = async (record) => {
    expect(marks?.auditDue()).toEqual(['r1']);
    stored += 1;
    await store(record);
  };
  audit.decided(over, denied);
  audit.runFinished(over);
  await audit.settled();
  expect([stored, marks?.auditDue()]).toEqual([2, []]);
});

test('records of a run that goes on during the catch-up say what they said before', async () => {
  const { audit, marks, memory } = openAudit();
  marks?.due.set('r1', 1);
  audit.catchUp(() => over);
  audit.runFinished(over);
  await audit.settled();
  expect([...memory.records.keys()].length).toBe(3);
  expect(marks?.auditDue()).toEqual([]);
});

test('while the store fails, records beyond a limit wait as runs that are due, and none is lost', async () => {
  const { audit, marks, memory, clock, keys } = openAudit();
  audit.catchUp((runId) => ({ ...exampleRun, runId }));
  memory.failure = new Error('gone');
  for (let index = 0; index < 2_500; index += 1) {
    marks?.due.set(`r${String(index)}`, 1);
    audit.runStarted({ ...exampleRun, runId: `r${String(index)}` });
  }
  await audit.settled();
  memory.failure = null;
  await clock.advance(30_000);
  await audit.settled();
  expect(new Set(keys()).size).toBe(2_500);
  expect(marks?.auditDue()).toEqual([]);
});

test('what many runs have to record is written together, and what comes in between runs does not wait for all of it', async () => {
  class Counting extends MapMemory {
    readonly sizes: number[] = [];

    async storeAll(records: readonly MemoryRecord[]): Promise<void> {
      this.sizes.push(records.length);
      for (const record of records) await this.store(record);
    }
  }
  const memory = new Counting();
  const { audit, marks, keys } = openAudit(new Marks(), memory);
  const runs = Array.from({ length: 120 }, (_, number) => ({ ...exampleRun, runId: `r${String(number)}` }));
  for (const run of runs) {
    marks?.due.set(run.runId, run.version);
    audit.runStarted(run);
  }
  await audit.settled();
  expect([memory.sizes, keys().length, marks?.due.size]).toEqual([[50, 50, 20], 120, 0]);
});

test('a run of which a record still waits stays due', async () => {
  const { audit, marks } = openAudit();
  marks?.due.set('r1', over.version);
  for (let times = 0; times < 50; times += 1) audit.runStarted({ ...exampleRun, runId: 'r1' });
  audit.runFinished(over);
  const seen: number[] = [];
  const settle = marks?.audited.bind(marks);
  if (marks !== null && settle !== undefined)
    marks.audited = (versions) => {
      seen.push(...versions.values());
      settle(versions);
    };
  await audit.settled();
  expect([seen, marks?.due.size]).toEqual([[over.version], 0]);
});
