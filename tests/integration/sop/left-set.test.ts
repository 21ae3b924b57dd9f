import { expect, test } from 'vitest';
import { failed, type ToolResult } from '../../../src/main/ports/tool';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { leftSet } from '../../../src/domain/run/left-set';
import { openEngine, type EngineBench } from './engine-bench';

/** What a run that is ended leaves as it set it, and who is told. */
const ana = { by: 'ana', via: 'app' };
const steps = `1. **Open** — The relief valve.
   - call: gpio_write {"board": "pump-1", "pin": 5, "value": 1}
2. **Fast** — The fan.
   - call: modbus_write {"device": "vfd", "signal": "speed", "value": 40}
3. **Look** — At the gauge.
   - kind: checkpoint
4. **Close** — It again.
   - call: gpio_write {"board": "pump-1", "pin": 5, "value": 0}
`;
const toml = 'execution_mode = "auto"\nadmission = "replace"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "p"\n';

function open(answers: readonly ToolResult[] = []): EngineBench {
  return openEngine({
    procedures: [{ name: 'drain', toml, steps }],
    tools: [
      new RecordingTool('gpio_write', 'acts', { type: 'object' }, answers),
      new RecordingTool('modbus_write'),
    ],
  });
}

async function startBy(bench: EngineBench): Promise<string> {
  const rows = bench.engine.dispatch(
    { source: 'mqtt', topic: 'p', payload: '1', receivedAt: bench.clock.now() },
    'mqtt',
  );
  const [row] = rows;
  if (row?.result !== 'started') throw new Error(JSON.stringify(rows));
  await bench.settled(row.runId);
  return row.runId;
}

const valve = { part: 'pump-1', of: 5, value: 1 };
const fan = { part: 'vfd', of: 'speed', value: 40 };

test('a run that is cancelled says which pins and signals stay as it set them', async () => {
  const bench = open();
  const runId = await startBy(bench);
  bench.engine.cancel(runId, 'enough', ana);
  expect(bench.events.at(-1)).toMatchObject({ type: 'run-cancelled', left: [valve, fan] });
  await bench.engine.close();
});

test('the run that comes in its place is told', async () => {
  const bench = open();
  const before = await startBy(bench);
  const runId = await startBy(bench);
  expect(bench.run(before)).toMatchObject({ status: 'cancelled' });
  expect(bench.run(runId).inherited).toMatchObject({ runId: before, left: [valve, fan] });
  await bench.engine.close();
});

test('a write that failed has set nothing', async () => {
  const bench = open([failed('no such pin')]);
  const runId = await startBy(bench);
  expect(leftSet(bench.run(runId))).toEqual([]);
  await bench.engine.close();
});
