import type { ExecutionMode } from '../../../src/shared/sop';
import { describe, expect, test } from 'vitest';
import { createMemory } from '../../../src/main/modules/memory/storage/create-memory';
import { createRunArchive } from '../../../src/main/modules/record/storage/run-archive';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import { openEngine, type EngineBench } from './engine-bench';

const ana = { by: 'ana', via: 'cli' };
const steps = `1. **Check** — Read it.
   - call: read {"pin": 3}

2. **Close** — Write it.
   - call: write {"pin": 5, "value": 0}
   - requires_confirmation: true

3. **Tell** — Say it.
   - tools: tell
`;

class StoringTool extends RecordingTool {
  readonly stores = true;
}

const toolSet = () => ({
  read: new RecordingTool('read', 'reads'),
  write: new RecordingTool('write'),
  tell: new StoringTool('tell', 'reads'),
});

function startDry(bench: EngineBench): string {
  const started = bench.engine.startDry('pump', '{"value": 92}', ana);
  if (!started.ok) throw new Error(started.error.message);
  return started.value.runId;
}

describe('a dry run', () => {
  const open = (tools = toolSet(), toml = 'execution_mode = "auto"\ncooldown_secs = 300\n'): EngineBench =>
    openEngine({
      procedures: [{ name: 'pump', toml, steps }],
      tools: Object.values(tools),
      provider: new ScriptedProvider([
        { calls: [{ name: 'tell', arguments: { message: 'low' } }] },
        { text: 'Told.' },
      ]),
    });

  test('reads, and writes down what it would have done; its gate is shown and passed, and nobody is told', async () => {
    const tools = toolSet();
    const bench = open(tools);
    const runId = startDry(bench);
    const run = await bench.settled(runId);
    expect(run).toMatchObject({
      status: 'completed',
      dry: true,
      decisions: [{ step: 2, decision: 'approved', by: 'dry run', via: 'engine' }],
    });
    expect([tools.read.calls, tools.write.calls, tools.tell.calls]).toEqual([[{ pin: 3 }], [], []]);
    expect(run.steps.map((step) => step.toolCalls.map((call) => [call.success, call.output]))).toEqual([
      [[true, 'done']],
      [[true, 'would have: write {"pin":5,"value":0}']],
      [[true, 'would have: tell {"message":"low"}']],
    ]);
    expect(
      bench.events.filter((event) => event.type === 'tool-call-sent').map((event) => event.acts),
    ).toEqual([false, false, false]);
    expect(bench.events.filter((event) => event.type === 'calls-drafted')).toMatchObject([
      { calls: [{ tool: 'write' }] },
    ]);
    expect([bench.announced, bench.withdrawn]).toEqual([[], []]);
    await bench.engine.close();
  });

  test('asks as the chosen mode does, whatever the procedure says', async () => {
    const asking = async (mode: ExecutionMode | undefined): Promise<readonly number[]> => {
      const bench = open();
      const started = bench.engine.startDry('pump', '{"value": 92}', ana, { mode });
      const run = await bench.settled(started.ok ? started.value.runId : '');
      await bench.engine.close();
      return run.decisions.map(({ step }) => step);
    };
    expect([await asking(undefined), await asking('supervised'), await asking('step_by_step')]).toEqual([
      [2],
      [1, 2],
      [1, 2, 3],
    ]);
  });

  test('is of the event that it is tried on, also while all triggers are paused', async () => {
    const bench = open();
    bench.engine.pause(true, ana);
    const started = bench.engine.startDry('pump', '{"value": 92}', ana, {
      as: { source: 'mqtt', topic: 'facility/pump' },
    });
    const run = await bench.settled(started.ok ? started.value.runId : '');
    expect(run).toMatchObject({
      status: 'completed',
      dry: true,
      trigger: { source: 'mqtt', topic: 'facility/pump', payload: '{"value": 92}' },
    });
    await bench.engine.close();
  });

  test('is listed with its mark, and counts in no cooldown and no figure', async () => {
    const bench = open();
    const runId = startDry(bench);
    await bench.settled(runId);
    const log = createRunLog(bench.database);
    expect(log.list({ limit: 5 })).toMatchObject([{ runId, dry: true }]);
    expect(log.list({ dry: false, limit: 5 })).toEqual([]);
    expect([
      log.lastFinishedAt('pump', undefined, Infinity),
      createRunArchive(bench.database).metrics(),
    ]).toEqual([null, []]);
    expect(bench.engine.startByHand('pump', null, ana).ok).toBe(true);
    await bench.engine.close();
  });

  test('is possible while a real run holds the place, and holds none itself', async () => {
    const bench = open(toolSet(), 'execution_mode = "step_by_step"\n');
    expect(bench.engine.startByHand('pump', null, ana).ok).toBe(true);
    expect(bench.engine.startByHand('pump', null, ana)).toMatchObject({
      ok: false,
      error: { code: 'sop.skipped' },
    });
    expect(await bench.settled(startDry(bench))).toMatchObject({ status: 'completed' });
    await bench.engine.close();
  });

  test('leaves audit records that say dry', async () => {
    const bench = open();
    const runId = startDry(bench);
    await bench.settled(runId);
    await bench.engine.close();
    const memory = createMemory('sqlite', { database: bench.database, folder: '' });
    expect(
      JSON.parse((await memory.get(`sop_audit_dry_start_${runId}`, 'global'))?.content ?? '{}'),
    ).toMatchObject({ run_id: runId, dry: true });
    expect(await memory.get(`sop_audit_dry_complete_${runId}`, 'global')).not.toBeNull();
    expect(await memory.get(`sop_audit_start_${runId}`, 'global')).toBeNull();
  });

  test('that was cut off by a crash does not begin again', async () => {
    const read = new RecordingTool('read', 'reads', { type: 'object' }, ['hang']);
    const procedures = [
      {
        name: 'pump',
        toml: 'execution_mode = "auto"\non_interrupt = "retry"\n',
        steps: '1. **Check** — Read.\n   - call: read {}\n',
      },
    ];
    const before = openEngine({ procedures, tools: [read] });
    const runId = startDry(before);
    await before.clock.advance(1);
    const after = openEngine({
      procedures: [],
      tools: [read],
      database: before.database,
      clock: before.clock,
    });
    after.engine.resume();
    expect(after.run(runId)).toMatchObject({ status: 'failed', dry: true });
    await after.engine.close();
  });
});
