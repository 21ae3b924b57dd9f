import { ok } from '../../../src/shared/result';
import { expect, test } from 'vitest';
import { approvalHandlers } from '../../../src/main/modules/approvals/handlers';
import { alwaysOnDuty } from '../../../src/main/ports/duty';
import type { RunLog } from '../../../src/main/ports/run-log';
import { failed, unconfirmed, type ToolResult } from '../../../src/main/ports/tool';
import { createRunArchive } from '../../../src/main/modules/record/storage/run-archive';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import type { Run, RunEvent } from '../../../src/shared/run';
import { openEngine, type EngineBench } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const ana = { by: 'ana', via: 'app' };
const auto = 'execution_mode = "auto"\n';
const steps =
  '1. **Close** — Set pin 5 low.\n   - call: write {"pin": 5}\n   - requires_confirmation: true\n';

/** A disk that is full for the first writes of one kind of event. */
function fullDisk(
  type: RunEvent['type'],
  times = 1,
): { readonly around: (log: RunLog) => RunLog; readonly failures: () => number } {
  let failures = 0;
  const around = (log: RunLog): RunLog => ({
    ...log,
    append(runId, version, events, run) {
      if (failures < times && events.some((event) => event.type === type)) {
        failures += 1;
        throw new Error('the disk is full');
      }
      return log.append(runId, version, events, run);
    },
  });
  return { around, failures: () => failures };
}

function start(bench: EngineBench): string {
  const started = bench.engine.startByHand('pump', null, ana);
  if (!started.ok) throw new Error(started.error.message);
  return started.value.runId;
}

/** Until the run waits or has ended, with the time that tries need. */
async function later(bench: EngineBench, runId: string): Promise<Run> {
  await bench.clock.advance(60_000);
  return bench.run(runId);
}

test.each<{ name: string; type: RunEvent['type']; then: object; sent: number }>([
  {
    name: 'the beginning of a step is tried again',
    type: 'step-started',
    then: { status: 'completed' },
    sent: 1,
  },
  {
    name: 'a call that could not be written is sent once it is',
    type: 'tool-call-sent',
    then: { status: 'completed', steps: [{ attempt: 1 }] },
    sent: 1,
  },
  {
    name: 'a result is written when it can be, and the call is not sent again',
    type: 'tool-call-answered',
    then: { status: 'completed', steps: [{ attempt: 1, toolCalls: [{ name: 'write', success: true }] }] },
    sent: 1,
  },
  {
    name: 'the end of a step is written when it can be',
    type: 'step-completed',
    then: { status: 'completed' },
    sent: 1,
  },
])('a disk that is full for a moment leaves no run behind: $name', async ({ type, then, sent }) => {
  const write = new RecordingTool('write');
  const disk = fullDisk(type);
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: auto, steps }],
    tools: [write],
    around: disk.around,
  });
  const runId = start(bench);
  await bench.clock.advance(1);
  expect(signOff(bench.engine, runId, ana).ok).toBe(true);
  expect(await later(bench, runId)).toMatchObject(then);
  expect(write.calls).toHaveLength(sent);
  expect(disk.failures()).toBe(1);
  await bench.engine.close();
  expect(bench.clock.sleeping).toBe(0);
});

const dose = '1. **Dose**\n   - call: write {"ml": 1}\n   - on_failure: retry:2\n';

test.each<{
  name: string;
  toml: string;
  answers: readonly (ToolResult | 'hang')[];
  disk: RunEvent['type'] | null;
  sent: number;
  then: object;
}>([
  {
    name: 'a call whose answer could not be written at first',
    toml: '',
    answers: [],
    disk: 'tool-call-answered',
    sent: 1,
    then: { status: 'completed', steps: [{ attempt: 1 }] },
  },
  {
    name: 'a call that did not come back in time',
    toml: '',
    answers: ['hang'],
    disk: null,
    sent: 1,
    then: {
      status: 'interrupted',
      gate: {
        reason: 'interrupted',
        note: 'The last try failed: not finished within 5 s (step_timeout_secs)\nIt is not known whether this was carried out: write',
      },
    },
  },
  {
    name: 'a call of which the tool does not know what became',
    toml: '',
    answers: [unconfirmed('the line broke')],
    disk: null,
    sent: 1,
    then: { status: 'interrupted', steps: [{ toolCalls: [{ success: false, unknown: true }] }] },
  },
  {
    name: 'a call that could not be written at first, and was not sent then',
    toml: '',
    answers: [],
    disk: 'tool-call-sent',
    sent: 1,
    then: { status: 'completed', steps: [{ attempt: 1 }] },
  },
  {
    name: 'a call that failed with an answer',
    toml: '',
    answers: [failed('empty')],
    disk: null,
    sent: 2,
    then: { status: 'completed', steps: [{ attempt: 2 }] },
  },
  {
    name: 'a call of a procedure that repeats what was interrupted',
    toml: 'on_interrupt = "retry"\n',
    answers: ['hang'],
    disk: null,
    sent: 2,
    then: { status: 'completed' },
  },
  {
    name: 'a call of a procedure that fails what was interrupted',
    toml: 'on_interrupt = "fail"\n',
    answers: ['hang'],
    disk: null,
    sent: 1,
    then: { status: 'failed', reason: 'Step 1 failed: not finished within 5 s (step_timeout_secs)' },
  },
])(
  'a step that is tried again sends nothing twice unasked: $name',
  async ({ toml, answers, disk, sent, then }) => {
    const write = new RecordingTool('write', 'acts', { type: 'object' }, answers);
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: auto + toml, steps: dose }],
      tools: [write],
      settings: { stepTimeoutSecs: 5 },
      ...(disk === null ? {} : { around: fullDisk(disk).around }),
    });
    const runId = start(bench);
    expect(await later(bench, runId)).toMatchObject(then);
    expect(write.calls).toHaveLength(sent);
    await bench.engine.close();
  },
);

test('a step that failed after a part of it was carried out asks before another try, and says which', async () => {
  const dosed = new RecordingTool('dose');
  const told = new RecordingTool('tell', 'acts', { type: 'object' }, [failed('no broker')]);
  const bench = openEngine({
    procedures: [
      {
        name: 'pump',
        toml: auto,
        steps:
          '1. **Dose**\n   - call: dose {"ml": 1}\n   - call: tell {"text": "dosed"}\n   - on_failure: retry:2\n',
      },
    ],
    tools: [dosed, told],
  });
  const runId = start(bench);
  expect(await later(bench, runId)).toMatchObject({
    status: 'interrupted',
    gate: {
      reason: 'interrupted',
      note: 'The last try failed: tell: no broker\nThis was carried out in it: dose',
    },
  });
  expect([dosed.calls.length, told.calls.length]).toEqual([1, 1]);
  signOff(bench.engine, runId, ana);
  expect(await later(bench, runId)).toMatchObject({ status: 'completed' });
  expect([dosed.calls.length, told.calls.length]).toEqual([2, 2]);
  await bench.engine.close();
});

test('a model is not asked on after a call of which nobody knows whether it was carried out', async () => {
  const write = new RecordingTool('write', 'acts', { type: 'object' }, [unconfirmed('the line broke')]);
  const doses = { calls: [{ name: 'write', arguments: { ml: 1 } }] };
  const provider = new ScriptedProvider([
    doses,
    { text: 'It is not known whether the dose was given.' },
    doses,
    { text: 'Dosed.' },
  ]);
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: auto, steps: '1. **Dose** — Add 1 ml.\n   - tools: write\n' }],
    tools: [write],
    provider,
  });
  expect(await later(bench, start(bench))).toMatchObject({
    status: 'failed',
    reason: 'Step 1 failed: write: the line broke',
    steps: [{ toolCalls: [{ unknown: true }] }],
  });
  expect(write.calls).toHaveLength(1);
  await bench.engine.close();
});

test('what a model asked for behind a call of which nobody knows whether it was carried out is not sent', async () => {
  const write = new RecordingTool('write', 'acts', { type: 'object' }, [unconfirmed('the line broke')]);
  const provider = new ScriptedProvider([
    {
      calls: [
        { name: 'write', arguments: { ml: 1 } },
        { name: 'write', arguments: { ml: 2 } },
      ],
    },
  ]);
  const bench = openEngine({
    procedures: [
      { name: 'pump', toml: auto, steps: '1. **Dose** — Add 1 ml, then 2 ml.\n   - tools: write\n' },
    ],
    tools: [write],
    provider,
  });
  const ended = await later(bench, start(bench));
  expect(ended).toMatchObject({
    status: 'failed',
    reason: 'Step 1 failed: write: the line broke',
    steps: [
      {
        toolCalls: [
          { unknown: true },
          { success: false, output: 'Nothing was done: the step had failed before this call.' },
        ],
      },
    ],
  });
  expect(write.calls).toEqual([{ ml: 1 }]);
  await bench.engine.close();
});

test('who is asked whether to send it again decides, and that holds over a restart', async () => {
  const write = new RecordingTool('write', 'acts', { type: 'object' }, ['hang']);
  const procedures = [{ name: 'pump', toml: auto, steps: dose }];
  const first = openEngine({ procedures, tools: [write], settings: { stepTimeoutSecs: 5 } });
  const runId = start(first);
  await later(first, runId);
  await first.engine.close();
  const second = openEngine({ procedures, tools: [write], database: first.database, clock: first.clock });
  second.engine.resume();
  await later(second, runId);
  expect(write.calls).toHaveLength(1);
  expect(signOff(second.engine, runId, ana).ok).toBe(true);
  expect(await later(second, runId)).toMatchObject({ status: 'completed', steps: [{ attempt: 2 }] });
  expect(write.calls).toHaveLength(2);
  await second.engine.close();
});

test('a step that a model carries out is not tried again unasked either, and the card shows what it would send', async () => {
  const write = new RecordingTool('write', 'acts', { type: 'object' }, [unconfirmed('the line broke')]);
  const doses = { calls: [{ name: 'write', arguments: { ml: 1 } }] };
  const provider = new ScriptedProvider([doses, doses, { text: 'Dosed.' }]);
  const bench = openEngine({
    procedures: [
      {
        name: 'pump',
        toml: auto,
        steps: '1. **Dose** — Add 1 ml.\n   - tools: write\n   - on_failure: retry:2\n',
      },
    ],
    tools: [write],
    provider,
  });
  const runId = start(bench);
  expect(await later(bench, runId)).toMatchObject({
    status: 'interrupted',
    gate: {
      reason: 'interrupted',
      calls: [{ tool: 'write', arguments: { ml: 1 } }],
      note: 'The last try failed: write: the line broke\nIt is not known whether this was carried out: write',
    },
  });
  expect(write.calls).toHaveLength(1);
  signOff(bench.engine, runId, ana);
  expect(await later(bench, runId)).toMatchObject({ status: 'completed' });
  expect(write.calls).toHaveLength(2);
  await bench.engine.close();
});

test('a tool that says that it may be called again is', async () => {
  const poll = Object.assign(new RecordingTool('write', 'acts', { type: 'object' }, ['hang']), {
    repeatable: true,
  });
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: auto, steps: dose }],
    tools: [poll],
    settings: { stepTimeoutSecs: 5 },
  });
  expect(await later(bench, start(bench))).toMatchObject({ status: 'completed', steps: [{ attempt: 2 }] });
  await bench.engine.close();
});

test('an approval whose time is over ends the run even when that could not be written at first', async () => {
  const disk = fullDisk('approval-timed-out', 3);
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: `${auto}approval_timeout_secs = 100\n`, steps }],
    tools: [new RecordingTool('write')],
    around: disk.around,
  });
  const runId = start(bench);
  await bench.clock.advance(100_000);
  expect(bench.run(runId).status).toBe('waiting_approval');
  expect(await later(bench, runId)).toMatchObject({ status: 'cancelled', reason: 'approval timed out' });
  await bench.engine.close();
});

test('what cannot be written is given up when the run is called off', async () => {
  const write = new RecordingTool('write');
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: auto, steps }],
    tools: [write],
    around: fullDisk('step-completed', 1_000).around,
  });
  const runId = start(bench);
  await bench.clock.advance(1);
  signOff(bench.engine, runId, ana);
  expect(await later(bench, runId)).toMatchObject({ status: 'running' });
  expect(bench.engine.cancel(runId, 'stop', ana).ok).toBe(true);
  expect(await later(bench, runId)).toMatchObject({ status: 'cancelled', reason: 'stop' });
  expect(write.calls).toHaveLength(1);
  expect(bench.clock.sleeping).toBe(0);
  await bench.engine.close();
});

test('a run into whose record somebody else has written is held, whatever stands there', async () => {
  const write = new RecordingTool('write');
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: `${auto}max_concurrent = 3\n`, steps }],
    tools: [write],
  });
  const { database, engine, clock } = bench;
  const approved = start(bench);
  const runId = start(bench);
  await clock.advance(1);
  signOff(engine, approved, ana);
  await bench.settled(approved);
  expect(write.calls).toHaveLength(1);
  // As the approval of the other run, in the place of the next event.
  database
    .prepare(
      `INSERT INTO run_events (run_id, seq, at, type, event)
       SELECT @runId, (SELECT max(seq) + 1 FROM run_events WHERE run_id = @runId), at, type, event FROM run_events
       WHERE run_id = @approved AND type = 'approval-granted'`,
    )
    .run({ runId, approved });
  expect(engine.deny(runId, null, 'no', ana)).toMatchObject({ ok: false, error: { code: 'run.held' } });
  expect(signOff(engine, runId, ana)).toMatchObject({ ok: false, error: { code: 'run.held' } });
  await clock.advance(4_000_000);
  expect([write.calls.length, engine.activeRuns(), clock.sleeping]).toEqual([1, [], 0]);
  expect(engine.cancel(runId, 'stop', ana).ok).toBe(true);
  await engine.close();
});

/** What a disk can do to a file, and the product never does. */
function damage({ database }: EngineBench, runId: string): void {
  database.exec('DROP TRIGGER run_events_are_never_changed');
  database.prepare("UPDATE run_events SET event = '{' WHERE run_id = ? AND seq = 1").run(runId);
}

test('one run that cannot be read does not keep the others from going on, and is told', async () => {
  const write = new RecordingTool('write');
  const procedures = [{ name: 'pump', toml: `${auto}max_concurrent = 3\n`, steps }];
  const before = openEngine({ procedures, tools: [write] });
  const broken = start(before);
  const whole = start(before);
  await before.clock.advance(1);
  await before.engine.close();
  damage(before, broken);
  const after = openEngine({ procedures, tools: [write], database: before.database, clock: before.clock });
  after.engine.resume();
  expect(after.engine.activeRuns().map((run) => run.runId)).toEqual([whole]);
  expect(after.damaged).toEqual([broken]);
  expect(signOff(after.engine, whole, ana).ok).toBe(true);
  await after.settled(whole);
  expect(write.calls).toHaveLength(1);
  await after.engine.close();
});

test('an ended run that cannot be read does not hide what waits, nor what was decided', async () => {
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: `${auto}max_concurrent = 3\n`, steps }],
    tools: [new RecordingTool('write')],
  });
  const [broken, denied, waiting] = [start(bench), start(bench), start(bench)];
  for (const runId of [broken, denied]) bench.engine.deny(runId, null, 'no', ana);
  damage(bench, broken);
  const handlers = approvalHandlers(
    bench.engine,
    createRunLog(bench.database),
    createRunArchive(bench.database),
    { toolQuestions: () => ({ open: [], answered: [] }) },
    { askedOn: () => [], asksFirst: () => ({ to: [] }) },
    { offer: () => null, approveAlways: () => ok(null) },
    alwaysOnDuty,
    bench.clock,
  );
  expect(handlers['approvals.list']({}, ana)).toMatchObject({ ok: true, value: [{ runId: waiting }] });
  expect(handlers['approvals.decided']({ limit: 5 }, ana)).toMatchObject({
    ok: true,
    value: expect.arrayContaining([
      expect.objectContaining({ runId: denied, decision: 'denied' }),
    ]) as unknown[],
  });
  await bench.engine.close();
});
