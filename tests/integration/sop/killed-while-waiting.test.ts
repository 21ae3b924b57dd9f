import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { openDatabase, type Database } from '../../../src/main/platform/storage/database';
import { done, type ToolResult } from '../../../src/main/ports/tool';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine, type EngineBench } from './engine-bench';

/** Kills at each write of a run that asks, waits, goes through a list and starts another procedure. */
const ana = { by: 'ana', via: 'app' };
const auto = 'execution_mode = "auto"\n';
const steps = `1. **Ask**
   - kind: input
   - ask: {"type": "number", "maximum": 9}
2. **Wait**
   - kind: wait
   - for: 5s
3. **Each**
   - for_each: $.payload.pumps
   - parallel: 2
   - call: act {"pump": "{{item}}", "by": "{{steps.1.output}}"}
4. **Start**
   - kind: procedure
   - run: inner {"line": "{{steps.1.output}}"}
5. **Hear**
   - kind: wait
   - until: $.level < 40 on tank
6. **End**
   - call: act {"last": "{{steps.5.output.level}}"}
`;
const inner =
  '1. **Wait**\n   - kind: wait\n   - for: 1s\n2. **Act**\n   - call: act {"inner": "{{payload.line}}"}\n';

interface Plant {
  readonly database: Database;
  readonly clock: FakeClock;
  /** What was carried out, over all engines. */
  readonly acted: string[];
}

function open({ database, clock, acted }: Plant, isDead: () => boolean): EngineBench {
  class Acts extends RecordingTool {
    override async execute(...of: Parameters<RecordingTool['execute']>): Promise<ToolResult> {
      acted.push(JSON.stringify(of[0]));
      await super.execute(...of);
      return done('did');
    }
  }
  return openEngine({
    procedures: [
      { name: 'outer', toml: auto, steps },
      { name: 'inner', toml: auto, steps: inner },
    ],
    tools: [new Acts('act')],
    database,
    clock,
    around: (log) => ({
      ...log,
      append: (...of) => {
        if (isDead()) throw new Error('The engine was killed');
        return log.append(...of);
      },
    }),
  });
}

/** Answers what is asked and tells what is waited for, until the run is over or the engine is dead; returns how often a stop of the engine was asked about. */
async function goOn(bench: EngineBench, runId: string, isDead: () => boolean): Promise<number> {
  let asked = 0;
  for (let round = 0; round < 20 && !isDead() && bench.engine.activeRuns().length > 0; round += 1) {
    for (const { gate, runId: waits, figures } of bench.engine.activeRuns())
      try {
        if (gate !== null) {
          if (gate.reason === 'interrupted') asked += 1;
          const signature = { id: gate.gate, shown: shownHash(gate.calls) };
          bench.engine.approve(waits, signature, ana, gate.reason === 'input' ? 7 : undefined);
        } else if (figures.waits?.heard !== undefined)
          bench.engine.dispatch(
            { source: 'mqtt', topic: 'tank', payload: '{"level": 10}', receivedAt: bench.clock.now() },
            'mqtt',
          );
      } catch {
        // Killed while it was written.
      }
    await bench.clock.advance(2_000);
  }
  return asked;
}

/** Null: the run was over before the write at which the engine was to be killed. */
async function killedAt(write: number): Promise<{ readonly acted: readonly string[] } | null> {
  const plant: Plant = { database: openDatabase(':memory:'), clock: new FakeClock(), acted: [] };
  let writes = 0;
  const isDead = (): boolean => writes > write;
  const first = open(plant, () => {
    writes += 1;
    return isDead();
  });
  const started = first.engine.startByHand('outer', '{"pumps": [1, 2, 3]}', ana);
  const runId = started.ok ? started.value.runId : '';
  await goOn(first, runId, isDead);
  if (!isDead()) {
    await first.engine.close();
    return null;
  }
  await first.engine.close();
  await plant.clock.advance(1_000);
  const second = open(plant, () => false);
  second.engine.resume();
  const asked = await goOn(second, runId, () => false);
  const runs = second.engine.activeRuns();
  expect(runs, `killed at write ${String(write)}`).toEqual([]);
  expect(second.run(runId)).toMatchObject({ status: 'completed' });
  const twice = plant.acted.length - new Set(plant.acted).size;
  if (twice > 0) expect(asked, `killed at write ${String(write)}`).toBeGreaterThan(0);
  const children = second.events.filter(({ type }) => type === 'child-started').length;
  expect(children).toBeLessThanOrEqual(1);
  await second.engine.close();
  return { acted: [...new Set(plant.acted)].toSorted() };
}

test('a kill at each write leaves no run stuck, starts the other procedure once, and repeats nothing unasked', async () => {
  let write = 1;
  for (let killed = await killedAt(write); killed !== null; killed = await killedAt(write)) {
    expect(killed.acted, `killed at write ${String(write)}`).toEqual([
      '{"inner":7}',
      '{"last":10}',
      '{"pump":1,"by":7}',
      '{"pump":2,"by":7}',
      '{"pump":3,"by":7}',
    ]);
    write += 1;
  }
  expect(write).toBeGreaterThan(15);
});
