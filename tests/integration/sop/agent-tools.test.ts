import { describe, expect, test } from 'vitest';
import { sopTools } from '../../../src/main/modules/agent/tools/sop-tools';
import { knownTools } from '../../../src/main/cli/offline/known-tools';
import { sopControl } from '../../../src/main/modules/procedures/sop-control';
import type { SopEngine } from '../../../src/main/modules/procedures/engine';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { SopEntry } from '../../../src/shared/sop';
import { openEngine, type EngineBench, type Procedure } from './engine-bench';

const ana = { by: 'ana', via: 'app' };

function open(procedures: readonly Procedure[]): EngineBench & { readonly note: RecordingTool } {
  let built: SopEngine | null = null;
  const entries: SopEntry[] = [];
  const control = sopControl({
    get engine() {
      if (built === null) throw new Error('not built yet');
      return built;
    },
    library: { entries: () => entries },
  });
  const note = new RecordingTool('note');
  const bench = openEngine({ procedures, tools: [...sopTools(control), note] });
  built = bench.engine;
  return { ...bench, note };
}

const calling = (call: string): string => `1. **Go** — Go.\n   - call: ${call}\n`;
const started = (bench: EngineBench): readonly string[] =>
  bench.events.flatMap((event) => (event.type === 'run-started' ? [event.runId] : []));

/** Resolves once nothing is active. */
async function rest(bench: EngineBench): Promise<void> {
  while (bench.engine.activeRuns().length > 0) await bench.clock.advance(1);
}

test('no tool decides an approval', () => {
  const tools = knownTools().map((tool) => tool.name);
  expect(tools).toContain('sop_execute');
  expect(tools.filter((name) => /approv|decid|deny|reject|confirm|gate/iu.test(name))).toEqual([]);
});

describe('procedures that start procedures', () => {
  test('a step starts another procedure as a manual event with its payload', async () => {
    const bench = open([
      {
        name: 'first',
        toml: 'execution_mode = "auto"\n',
        steps: calling('sop_execute {"name": "second", "payload": {"value": 92}}'),
      },
      {
        name: 'second',
        toml: 'execution_mode = "auto"\n',
        steps: calling('note {"value": "{{payload.value}}"}'),
      },
    ]);
    const first = bench.engine.startByHand('first', null, ana);
    await rest(bench);
    expect(bench.note.calls).toEqual([{ value: 92 }]);
    const [, second] = started(bench);
    expect(bench.run(second ?? '')).toMatchObject({
      status: 'completed',
      startedBy: `run:${first.ok ? first.value.runId : ''}`,
      trigger: { source: 'manual', payload: '{"value":92}' },
    });
    await bench.engine.close();
  });

  test('a procedure that starts itself is held by its own limit', async () => {
    const bench = open([
      { name: 'self', toml: 'execution_mode = "auto"\n', steps: calling('sop_execute {"name": "self"}') },
    ]);
    const first = bench.engine.startByHand('self', null, ana);
    if (!first.ok) throw new Error('not started');
    expect(await bench.settled(first.value.runId)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('max concurrent reached') as string,
    });
    expect(started(bench)).toHaveLength(1);
    await bench.engine.close();
  });

  test('a chain that stays within the limits ends all the same', async () => {
    const bench = open([
      {
        name: 'self',
        toml: 'execution_mode = "auto"\nmax_concurrent = 9\n',
        steps: calling('sop_execute {"name": "self"}'),
      },
    ]);
    bench.engine.startByHand('self', null, ana);
    await rest(bench);
    expect(started(bench)).toHaveLength(5);
    expect(bench.run(started(bench).at(-1) ?? '')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('5 procedures in a row have started each other') as string,
    });
    await bench.engine.close();
  });

  test('a step may cancel another run, and its own', async () => {
    const bench = open([
      { name: 'waiting', toml: 'execution_mode = "step_by_step"\n', steps: calling('note {}') },
      {
        name: 'ending',
        toml: 'execution_mode = "auto"\n',
        steps: calling('sop_cancel {"run_id": "{{payload.run}}", "reason": "not needed"}'),
      },
    ]);
    const waiting = bench.engine.startByHand('waiting', null, ana);
    if (!waiting.ok) throw new Error('not started');
    const ending = bench.engine.startByHand('ending', JSON.stringify({ run: waiting.value.runId }), ana);
    if (!ending.ok) throw new Error('not started');
    expect(await bench.settled(ending.value.runId)).toMatchObject({ status: 'completed' });
    expect(bench.run(waiting.value.runId)).toMatchObject({ status: 'cancelled', reason: 'not needed' });
    expect(bench.events.find((event) => event.type === 'run-cancelled')).toMatchObject({
      by: `run:${ending.value.runId}`,
      via: 'agent',
    });
    await bench.engine.close();
  });

  test('a dry run starts nothing', async () => {
    const bench = open([
      {
        name: 'self',
        toml: 'execution_mode = "auto"\nmax_concurrent = 9\n',
        steps: calling('sop_execute {"name": "self"}'),
      },
    ]);
    expect(bench.engine.startDry('self', null, ana).ok).toBe(true);
    await rest(bench);
    expect(started(bench)).toHaveLength(1);
    await bench.engine.close();
  });
});
