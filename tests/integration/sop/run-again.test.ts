import { describe, expect, test } from 'vitest';
import { failed } from '../../../src/main/ports/tool';
import { createMemory } from '../../../src/main/modules/memory/storage/create-memory';
import { createRunArchive } from '../../../src/main/modules/record/storage/run-archive';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const ana = { by: 'ana', via: 'app' };
const toml = 'execution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "pump"\n';
const steps = `1. **Read** — Read pin 3.
   - call: read {"pin": 3}
2. **Close** — Write what the event says.
   - call: write {"pin": 5, "value": "{{payload.value}}"}
   - requires_confirmation: true
3. **Tell** — Say what was read.
   - call: tell {"message": "{{steps.1.output}}"}
`;

const value = <T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly message: string } },
): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('running again', () => {
  test('from a step with another payload: what was done before stands, is not done again, and the gate asks again', async () => {
    const tools = {
      read: new RecordingTool('read', 'reads', { type: 'object' }, [{ success: true, output: '1' }]),
      write: new RecordingTool('write', 'acts', { type: 'object' }, [failed('the pin is stuck')]),
      tell: new RecordingTool('tell'),
    };
    const bench = openEngine({ procedures: [{ name: 'pump', toml, steps }], tools: Object.values(tools) });
    const [row] = bench.engine.dispatch(
      { source: 'mqtt', topic: 'pump', payload: '{"value": 0}', receivedAt: bench.clock.now() },
      'mqtt',
    );
    const first = row?.result === 'started' ? row.runId : '';
    await bench.settled(first);
    expect(bench.engine.again(first, { step: 2 }, ana)).toMatchObject({
      ok: false,
      error: { code: 'run_not_over' },
    });
    signOff(bench.engine, first, ana);
    expect((await bench.settled(first)).status).toBe('failed');

    // Somebody has paused the triggers; this is a person's doing all the same.
    bench.engine.pause(true, ana);
    await bench.clock.advance(1_000);
    const { runId } = value(
      bench.engine.again(first, { step: 2, payload: '{"value": 1}' }, { by: 'bo', via: 'cli' }),
    );
    const asked = await bench.settled(runId);
    expect(asked).toMatchObject({
      again: { runId: first, step: 2, payloadEdited: true },
      startedBy: 'bo',
      trigger: { source: 'mqtt', topic: 'pump', payload: '{"value": 1}' },
      gate: { step: 2, calls: [{ tool: 'write', arguments: { pin: 5, value: 1 } }] },
    });
    signOff(bench.engine, runId, ana);
    const run = await bench.settled(runId);
    expect(run).toMatchObject({
      status: 'completed',
      steps: [
        { status: 'completed', output: '1', carried: true, toolCalls: [] },
        { status: 'completed' },
        { status: 'completed' },
      ],
    });
    expect([tools.read.calls, tools.write.calls, tools.tell.calls]).toEqual([
      [{ pin: 3 }],
      [
        { pin: 5, value: 0 },
        { pin: 5, value: 1 },
      ],
      [{ message: '1' }],
    ]);

    const log = createRunLog(bench.database);
    expect(log.list({ limit: 1 })).toMatchObject([{ runId, again: { runId: first, step: 2 } }]);
    expect(createRunArchive(bench.database).repeats(first)).toMatchObject([
      { runId, step: 2, status: 'completed' },
    ]);
    await bench.audit.settled();
    const memory = createMemory('sqlite', { database: bench.database, folder: '' });
    expect(
      JSON.parse((await memory.get(`sop_audit_start_${runId}`, 'global'))?.content ?? '{}'),
    ).toMatchObject({ again_of: first, from_step: 2, payload_edited: true, carried_over: [1] });
    await bench.engine.close();
  });
});
