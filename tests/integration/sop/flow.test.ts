import { describe, expect, test } from 'vitest';
import { done, failed } from '../../../src/main/ports/tool';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const auto = 'execution_mode = "auto"\n';
const ana = { by: 'ana', via: 'app' };
const object = { type: 'object' };

function start(bench: ReturnType<typeof openEngine>, payload: object | null = null): string {
  const started = bench.engine.startByHand('p', payload === null ? null : JSON.stringify(payload), ana);
  if (!started.ok) throw new Error(`${started.error.message}: ${started.error.remedy ?? ''}`);
  return started.value.runId;
}

describe('a procedure with ways of its own', () => {
  const branches = `1. **Read**
   - call: read {"pin": 3}
2. **Close**
   - when: $.steps.1.output == 1 && $.payload.value > 85
   - call: write {"pin": 5, "value": 0}
   - next: end
3. **Log only**
   - call: log {"text": "{{steps.1.output}}"}
`;

  test.each([
    {
      name: 'does the guarded step and ends there',
      value: 92,
      steps: ['completed', 'completed', 'pending'],
      wrote: 1,
      logged: 0,
    },
    {
      name: 'skips the guarded step visibly and goes on below',
      value: 80,
      steps: ['completed', 'skipped', 'completed'],
      wrote: 0,
      logged: 1,
    },
  ])('$name', async ({ value, steps, wrote, logged }) => {
    const tools = {
      read: new RecordingTool('read', 'reads', object, [done('1')]),
      write: new RecordingTool('write'),
      log: new RecordingTool('log'),
    };
    const bench = openEngine({
      procedures: [{ name: 'p', toml: auto, steps: branches }],
      tools: Object.values(tools),
    });
    const run = await bench.settled(start(bench, { value }));
    expect([
      run.status,
      run.steps.map((state) => state.status),
      tools.write.calls.length,
      tools.log.calls.length,
    ]).toEqual(['completed', steps, wrote, logged]);
    if (value === 80)
      expect(run.steps[1]?.output).toBe('its condition does not hold: $.payload.value is 80, limit > 85');
    await bench.engine.close();
  });

  test('a failed step is tried again after a growing wait, and then the run goes on', async () => {
    const read = new RecordingTool('read', 'reads', object, [
      failed('no answer'),
      failed('no answer'),
      done('7'),
    ]);
    const bench = openEngine({
      procedures: [
        { name: 'p', toml: auto, steps: '1. **Read**\n   - call: read {}\n   - on_failure: retry:2\n' },
      ],
      tools: [read],
    });
    const runId = start(bench);
    await bench.clock.advance(999);
    expect([read.calls.length, bench.run(runId).steps[0]]).toMatchObject([
      1,
      { status: 'pending', output: 'read: no answer', failures: 1 },
    ]);
    await bench.clock.advance(1);
    await bench.clock.advance(1_999);
    expect(read.calls.length).toBe(2);
    await bench.clock.advance(1);
    expect(bench.run(runId)).toMatchObject({
      status: 'completed',
      steps: [{ status: 'completed', output: '7', attempt: 3 }],
    });
    await bench.engine.close();
  });

  test('a clock that is set back by a day delays the next try by no more than its wait', async () => {
    const read = new RecordingTool('read', 'reads', object, [failed('no answer'), done('7')]);
    const bench = openEngine({
      procedures: [
        { name: 'p', toml: auto, steps: '1. **Read**\n   - call: read {}\n   - on_failure: retry:1\n' },
      ],
      tools: [read],
    });
    const runId = start(bench);
    await bench.clock.advance(1);
    bench.clock.set(bench.clock.now() - 86_400_000);
    await bench.clock.advance(1_000);
    expect(bench.run(runId)).toMatchObject({ status: 'completed', steps: [{ output: '7', attempt: 2 }] });
    await bench.engine.close();
  });

  test('when every try failed, the run fails and says how often', async () => {
    const read = new RecordingTool('read', 'reads', object, [failed('no answer'), failed('no answer')]);
    const bench = openEngine({
      procedures: [
        { name: 'p', toml: auto, steps: '1. **Read**\n   - call: read {}\n   - on_failure: retry:1\n' },
      ],
      tools: [read],
    });
    const runId = start(bench);
    await bench.clock.advance(1_000);
    expect(bench.run(runId)).toMatchObject({
      status: 'failed',
      reason: 'Step 1 failed 2 times: read: no answer',
    });
    await bench.engine.close();
  });

  test('a wait between tries outlives the engine', async () => {
    const read = new RecordingTool('read', 'reads', object, [failed('no answer')]);
    const procedures = [
      { name: 'p', toml: auto, steps: '1. **Read**\n   - call: read {}\n   - on_failure: retry:1\n' },
    ];
    const first = openEngine({ procedures, tools: [read] });
    const runId = start(first);
    await first.clock.advance(1);
    await first.engine.close();
    const second = openEngine({ procedures, tools: [read], database: first.database, clock: first.clock });
    second.engine.resume();
    await second.clock.advance(500);
    expect(read.calls.length).toBe(1);
    await second.clock.advance(499);
    expect([read.calls.length, second.run(runId).status]).toEqual([2, 'completed']);
    await second.engine.close();
  });

  test('a step that asks, asks again before it is tried again', async () => {
    const write = new RecordingTool('write', 'acts', object, [failed('line lost')]);
    const bench = openEngine({
      procedures: [
        {
          name: 'p',
          toml: auto,
          steps:
            '1. **Close**\n   - call: write {"value": 0}\n   - requires_confirmation: true\n   - on_failure: retry:1\n',
        },
      ],
      tools: [write],
    });
    const runId = start(bench);
    await bench.settled(runId);
    signOff(bench.engine, runId, ana);
    await bench.clock.advance(60_000);
    const again = bench.run(runId);
    expect([again.status, again.gate?.calls?.length, again.gate?.note, write.calls.length]).toEqual([
      'waiting_approval',
      1,
      'The last try failed: write: line lost',
      1,
    ]);
    signOff(bench.engine, runId, ana);
    expect((await bench.settled(runId)).status).toBe('completed');
    expect(write.calls.length).toBe(2);
    await bench.engine.close();
  });

  test('after a failure the run goes on elsewhere, and the gate there asks; the failed step stays recorded as failed', async () => {
    const tools = {
      read: new RecordingTool('read', 'reads', object, [failed('sensor dead')]),
      write: new RecordingTool('write'),
      log: new RecordingTool('log'),
    };
    const steps =
      '1. **Read**\n   - call: read {}\n   - on_failure: goto:3\n2. **Normal**\n   - call: log {"text": "fine"}\n   - next: end\n3. **Make safe**\n   - call: write {"value": 0, "why": "{{steps.1.output}}"}\n   - requires_confirmation: true\n';
    const bench = openEngine({ procedures: [{ name: 'p', toml: auto, steps }], tools: Object.values(tools) });
    const waiting = await bench.settled(start(bench));
    expect([waiting.status, waiting.gate?.step, waiting.gate?.calls?.[0]?.arguments]).toEqual([
      'waiting_approval',
      3,
      { value: 0, why: 'read: sensor dead' },
    ]);
    signOff(bench.engine, waiting.runId, ana);
    const ended = await bench.settled(waiting.runId);
    expect([ended.status, ended.steps.map((state) => state.status)]).toEqual([
      'completed',
      ['failed', 'pending', 'completed'],
    ]);
    expect([tools.write.calls.length, tools.log.calls.length]).toEqual([1, 0]);
    await bench.engine.close();
  });

  test('the one question of supervised comes at the step that acts, also behind a checkpoint', async () => {
    const write = new RecordingTool('write');
    const bench = openEngine({
      procedures: [
        {
          name: 'p',
          toml: 'execution_mode = "supervised"\n',
          steps:
            '1. **Walk to the pump**\n   - kind: checkpoint\n2. **Open**\n   - call: write {"value": 1}\n3. **Close**\n   - call: write {"value": 0}\n',
        },
      ],
      tools: [write],
    });
    const looking = await bench.settled(start(bench));
    signOff(bench.engine, looking.runId, ana);
    const opening = await bench.settled(looking.runId);
    expect([opening.gate?.reason, opening.gate?.step, opening.gate?.calls?.length, write.calls]).toEqual([
      'mode',
      2,
      1,
      [],
    ]);
    signOff(bench.engine, looking.runId, ana);
    expect((await bench.settled(looking.runId)).status).toBe('completed');
    expect(write.calls).toEqual([{ value: 1 }, { value: 0 }]);
    await bench.engine.close();
  });

  test('a checkpoint does nothing but wait, and its approval completes it with who decided', async () => {
    const write = new RecordingTool('write');
    const bench = openEngine({
      procedures: [
        {
          name: 'p',
          toml: auto,
          steps:
            '1. **Walk to the pump** — Look at the seal.\n   - kind: checkpoint\n2. **Close**\n   - call: write {"value": 0}\n',
        },
      ],
      tools: [write],
    });
    const waiting = await bench.settled(start(bench));
    expect([waiting.gate?.reason, waiting.gate?.calls, write.calls.length]).toEqual(['checkpoint', [], 0]);
    signOff(bench.engine, waiting.runId, ana);
    const ended = await bench.settled(waiting.runId);
    expect([ended.status, ended.steps[0]]).toMatchObject([
      'completed',
      { status: 'completed', output: 'confirmed by ana (app)', toolCalls: [] },
    ]);
    expect(bench.events.filter((event) => event.type === 'step-started').map((event) => event.step)).toEqual([
      2,
    ]);
    await bench.engine.close();
  });

  test('a step that the run comes back to asks again; the first approval is for the first visit', async () => {
    const tools = {
      read: new RecordingTool('read', 'reads', object, [done('2'), done('1')]),
      write: new RecordingTool('write'),
    };
    const steps =
      '1. **Close a little**\n   - call: write {"step": 1}\n   - requires_confirmation: true\n2. **Read**\n   - call: read {}\n3. **Again while it is high**\n   - when: $.steps.2.output > 1\n   - call: read {}\n   - next: 1\n';
    const bench = openEngine({ procedures: [{ name: 'p', toml: auto, steps }], tools: Object.values(tools) });
    const first = await bench.settled(start(bench));
    signOff(bench.engine, first.runId, ana);
    const second = await bench.settled(first.runId);
    expect([
      second.gate?.step,
      second.gate?.gate === first.gate?.gate,
      second.steps[0]?.visits,
      tools.write.calls.length,
    ]).toEqual([1, false, 2, 1]);
    expect(signOff(bench.engine, first.runId, ana, first.gate?.gate)).toMatchObject({
      ok: false,
      error: { code: 'gate_changed' },
    });
    signOff(bench.engine, first.runId, ana);
    await bench.settled(first.runId);
    expect(bench.run(first.runId).decisions).toMatchObject([
      { step: 1, decision: 'approved' },
      { step: 1, decision: 'approved', visit: 2 },
    ]);
    await bench.engine.close();
  });

  test('a dry run of a checkpoint that leads back to itself fails at the limit of visits', async () => {
    const bench = openEngine({
      procedures: [
        {
          name: 'pump',
          toml: auto,
          steps:
            '1. **Wait** — Until it is clear.\n   - kind: checkpoint\n   - when: $.payload.clear == false\n   - next: 1\n',
        },
      ],
      tools: [],
    });
    const started = bench.engine.startDry('pump', '{"clear": false}', ana);
    const ended = await bench.settled(started.ok ? started.value.runId : '');
    expect([ended.status, ended.reason, ended.decisions.length]).toEqual([
      'failed',
      'After step 1: step 1 was reached 100 times; the run goes in circles',
      100,
    ]);
    await bench.engine.close();
  });

  test('a run that goes in circles fails when the limit of visits is reached', async () => {
    const read = new RecordingTool('read', 'reads');
    const bench = openEngine({
      procedures: [
        {
          name: 'p',
          toml: auto,
          steps: '1. **Read**\n   - call: read {}\n2. **Back**\n   - call: read {}\n   - next: 1\n',
        },
      ],
      tools: [read],
    });
    const ended = await bench.settled(start(bench));
    expect([ended.status, ended.reason, read.calls.length]).toEqual([
      'failed',
      'After step 2: step 1 was reached 100 times; the run goes in circles',
      200,
    ]);
    await bench.engine.close();
  });
});

describe('limits for each value of a key', () => {
  const steps = '1. **Close**\n   - call: write {}\n   - requires_confirmation: true\n';
  const toml = `${auto}cooldown_secs = 60\nconcurrency_key = "$.pump_id"\n`;
  const onMqtt = '[[triggers]]\ntype = "mqtt"\ntopic = "p"\n';
  const event = (payload: string, at: number) => ({
    source: 'mqtt' as const,
    topic: 'p',
    payload,
    receivedAt: at,
  });

  test('one run at a time and the cooldown count for a pump, not for all', async () => {
    const bench = openEngine({
      procedures: [{ name: 'p', toml: toml + onMqtt, steps }],
      tools: [new RecordingTool('write')],
    });
    const send = (payload: string) => bench.engine.dispatch(event(payload, bench.clock.now()), 'mqtt')[0];
    const first = send('{"pump_id": "A"}');
    if (first?.result !== 'started') throw new Error('not started');
    expect(send('{"pump_id": "B"}')).toMatchObject({ result: 'started' });
    expect(send('{"pump_id": "A"}')).toEqual({
      result: 'skipped',
      sop: 'p',
      reason: 'max concurrent reached',
      detail: '1 run of p with $.pump_id = "A" is active or waiting, the limit is 1 (max_concurrent).',
    });
    expect([send('{}'), send('not JSON')]).toMatchObject([
      { result: 'started' },
      {
        result: 'skipped',
        detail: '1 run of p without $.pump_id is active or waiting, the limit is 1 (max_concurrent).',
      },
    ]);
    bench.engine.cancel(first.runId, 'enough', ana);
    expect(send('{"pump_id": "A"}')).toMatchObject({
      result: 'skipped',
      reason: 'cooldown active',
      detail: expect.stringContaining('The last run with $.pump_id = "A" ended at') as string,
    });
    expect(send('{"pump_id": "C"}')).toMatchObject({ result: 'started' });
    await bench.clock.advance(60_000);
    expect(send('{"pump_id": "A"}')).toMatchObject({ result: 'started' });
    await bench.engine.close();
  });

  test('the value is stored with the run and counts after a restart', async () => {
    const first = openEngine({
      procedures: [{ name: 'p', toml: toml + onMqtt, steps }],
      tools: [new RecordingTool('write')],
    });
    first.engine.dispatch(event('{"pump_id": 7}', first.clock.now()), 'mqtt');
    await first.engine.close();
    const second = openEngine({
      procedures: [{ name: 'p', toml: toml + onMqtt, steps }],
      tools: [new RecordingTool('write')],
      database: first.database,
      clock: first.clock,
    });
    second.engine.resume();
    expect(second.engine.activeRuns().map((run) => run.concurrencyKey)).toEqual(['7']);
    expect(second.engine.dispatch(event('{"pump_id": "7"}', second.clock.now()), 'mqtt')).toMatchObject([
      { result: 'skipped', reason: 'max concurrent reached' },
    ]);
    await second.engine.close();
  });
});
