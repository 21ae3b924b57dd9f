import { expect, test } from 'vitest';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine } from '../sop/engine-bench';

const trigger = '[[triggers]]\ntype = "mqtt"\ntopic = "pump"\n';

test('what is withheld is withheld whatever is wrong with the procedure: a message that comes again is handled before', async () => {
  const bench = openEngine({
    procedures: [
      { name: 'broken', toml: trigger, steps: '1. **Close** — Close it.\n   - kind: nothing-known\n' },
      { name: 'sound', toml: trigger, steps: '1. **Close** — Close it.\n   - call: write {}\n' },
    ],
    tools: [new RecordingTool('write')],
  });
  const event = { source: 'mqtt' as const, topic: 'pump', payload: null, receivedAt: bench.clock.now() };
  const withheld = { reason: 'handled before', detail: 'The broker sent it again.' };
  const told = (options: Parameters<typeof bench.engine.dispatch>[2]): unknown =>
    bench.engine
      .dispatch(event, 'mqtt', options)
      .map((row) => [row.sop, row.result === 'started' ? 'started' : row.reason]);
  expect(told({})).toEqual([
    ['broken', 'definition has errors'],
    ['sound', 'started'],
  ]);
  expect(told({ withheld })).toEqual([
    ['broken', 'handled before'],
    ['sound', 'handled before'],
  ]);
  await bench.engine.close();
});
