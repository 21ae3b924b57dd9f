import { describe, expect, test } from 'vitest';
import { silentLogger } from '../../../src/main/platform/base/logger';
import type { Hooks } from '../../../src/main/ports/hooks';
import { ProviderError } from '../../../src/main/ports/provider-error';
import { done, type Tool } from '../../../src/main/ports/tool';
import { reliableProvider } from '../../../src/main/modules/models/reliable/provider';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../../src/main/testing/scripted-provider';
import { openEngine, type EngineBench } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const auto = 'execution_mode = "auto"\n';
const ana = { by: 'ana', via: 'app' };
const steps = '1. **Close** — Set pin 5 LOW.\n   - tools: read, write\n';
const write = (pin: number, confidence?: number): ScriptedAnswer => ({
  calls: [{ name: 'write', arguments: { pin, value: 0 } }],
  ...(confidence === undefined ? {} : { confidences: [confidence] }),
});
const said: ScriptedAnswer = { text: 'Low.' };

function run(answers: readonly ScriptedAnswer[], unsureBelow?: number) {
  const tools = { read: new RecordingTool('read', 'reads'), write: new RecordingTool('write') };
  const provider = new ScriptedProvider(answers, unsureBelow === undefined ? {} : { unsureBelow });
  const bench: EngineBench = openEngine({
    procedures: [{ name: 'pump', toml: auto, steps }],
    tools: Object.values(tools),
    provider,
  });
  const started = bench.engine.startByHand('pump', null, ana);
  if (!started.ok) throw new Error(started.error.message);
  return { bench, provider, tools, runId: started.value.runId };
}

describe('a call that acts, in a step that asks nobody', () => {
  test.each([
    { name: 'a sure call acts', answers: [write(5, 0.95), said], unsureBelow: 0.9 },
    { name: 'a call at the limit acts', answers: [write(5, 0.9), said], unsureBelow: 0.9 },
    {
      name: 'confidence asks nobody where the model has no limit',
      answers: [write(5, 0.1), said],
      unsureBelow: undefined,
    },
  ])('$name', async ({ answers, unsureBelow }) => {
    const { bench, tools, runId } = run(answers, unsureBelow);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed', decisions: [] });
    expect(tools.write.calls).toEqual([{ pin: 5, value: 0 }]);
    await bench.engine.close();
  });

  test('an unsure call waits on a card with its confidence, and is sent once a person approved it', async () => {
    const { bench, provider, tools, runId } = run([write(5, 0.4), said], 0.9);
    const parked = await bench.settled(runId);
    expect(parked).toMatchObject({
      status: 'waiting_approval',
      gate: {
        reason: 'unsure',
        resumes: true,
        calls: [{ tool: 'write', arguments: { pin: 5, value: 0 }, confidence: 0.4 }],
      },
    });
    expect(tools.write.calls).toEqual([]);
    signOff(bench.engine, runId, ana);
    expect(await bench.settled(runId)).toMatchObject({
      status: 'completed',
      steps: [{ attempt: 1, output: 'Low.' }],
    });
    expect(tools.write.calls).toEqual([{ pin: 5, value: 0 }]);
    expect(provider.requests).toHaveLength(2);
    await bench.engine.close();
  });

  test.each([
    { name: 'of which nobody knows how sure it is', answer: write(6) },
    {
      name: 'that the model wrote as text',
      answer: { text: '<tool_call>{"name":"write","arguments":{"pin":6,"value":0}}</tool_call>' },
    },
  ])('a call $name waits too, and is sent once a person approved it', async ({ answer }) => {
    const { bench, tools, runId } = run([answer, said], 0.9);
    const parked = await bench.settled(runId);
    expect(parked).toMatchObject({
      status: 'waiting_approval',
      gate: { reason: 'unsure', calls: [{ tool: 'write', arguments: { pin: 6, value: 0 } }] },
    });
    expect(tools.write.calls).toEqual([]);
    signOff(bench.engine, runId, ana);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed' });
    expect(tools.write.calls).toEqual([{ pin: 6, value: 0 }]);
    await bench.engine.close();
  });

  test.each([
    {
      name: 'of the second model waits when it is below the second model’s own limit',
      second: { unsureBelow: 0.9 },
      confidence: 0.8,
      status: 'waiting_approval',
    },
    {
      name: 'of the second model acts when it is above that, whatever the first one would need',
      first: { unsureBelow: 0.95 },
      second: { unsureBelow: 0.5 },
      confidence: 0.8,
      status: 'completed',
    },
    {
      name: 'of a second model without a limit acts',
      first: { unsureBelow: 0.95 },
      second: {},
      confidence: undefined,
      status: 'completed',
    },
  ])(
    'where one model stands in for another, a call $name',
    async ({ first = {}, second, confidence, status }) => {
      const gone: ScriptedAnswer = { error: new ProviderError('provider.unreachable', 'gone') };
      const tool = new RecordingTool('write');
      const chain = reliableProvider(
        new ScriptedProvider([gone, gone], first),
        {
          retries: 0,
          backoffMs: 1,
          fallbacks: [new ScriptedProvider([write(5, confidence), said], { model: 'spare', ...second })],
          logger: silentLogger,
          random: () => 0,
        },
        new FakeClock(),
      );
      const bench = openEngine({
        procedures: [
          { name: 'pump', toml: auto, steps: '1. **Close** — Set pin 5 LOW.\n   - tools: write\n' },
        ],
        tools: [tool],
        provider: chain,
      });
      const started = bench.engine.startByHand('pump', null, ana);
      const ended = await bench.settled(started.ok ? started.value.runId : '');
      expect([ended.status, tool.calls.length]).toEqual([status, status === 'completed' ? 1 : 0]);
      const answered = bench.events.filter((event) => event.type === 'model-answered');
      expect(answered.map(({ answeredBy }) => answeredBy?.model)).toEqual(answered.map(() => 'spare'));
      expect(answered).not.toEqual([]);
      await bench.engine.close();
    },
  );

  test('the yes is for that call: the next unsure one asks again', async () => {
    const { bench, tools, runId } = run([write(5, 0.4), write(6, 0.4), said], 0.9);
    await bench.settled(runId);
    signOff(bench.engine, runId, ana);
    const second = await bench.settled(runId);
    expect(second).toMatchObject({
      status: 'waiting_approval',
      gate: { reason: 'unsure', calls: [{ arguments: { pin: 6 } }] },
    });
    bench.engine.deny(runId, second.gate?.gate ?? null, 'wrong pin', ana);
    expect(bench.run(runId)).toMatchObject({ status: 'cancelled' });
    expect(tools.write.calls).toEqual([{ pin: 5, value: 0 }]);
    await bench.engine.close();
  });

  test('a step that a run comes back to makes no call that was approved for an earlier visit', async () => {
    const tools = { read: new RecordingTool('read', 'reads'), write: new RecordingTool('write') };
    const loop =
      '1. **Only at night**\n   - when: $.payload.night == true\n   - call: read {"pin": 1}\n\n2. **Dose** — Dose as the event says.\n   - tools: write\n\n3. **Look again**\n   - when: $.steps.2.output == "again"\n   - call: read {"pin": 3}\n   - next: 2\n';
    const provider = new ScriptedProvider(
      [write(5, 0.95), { text: 'again' }, write(6, 0.4), { text: 'Enough.' }],
      { unsureBelow: 0.9 },
    );
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: 'execution_mode = "supervised"\n', steps: loop }],
      tools: Object.values(tools),
      provider,
    });
    const started = bench.engine.startByHand('pump', null, ana);
    const runId = started.ok ? started.value.runId : '';
    const asked = await bench.settled(runId);
    expect(asked.gate).toMatchObject({ step: 2, reason: 'mode', calls: [{ arguments: { pin: 5 } }] });
    signOff(bench.engine, runId, ana);
    const parked = await bench.settled(runId);
    expect(parked).toMatchObject({
      gate: { step: 2, reason: 'unsure', calls: [{ arguments: { pin: 6 } }] },
      steps: [{}, { visits: 2 }, {}],
    });
    signOff(bench.engine, runId, ana);
    const ended = await bench.settled(runId);
    expect(tools.write.calls).toEqual([
      { pin: 5, value: 0 },
      { pin: 6, value: 0 },
    ]);
    expect(ended).toMatchObject({ status: 'completed', steps: [{}, { output: 'Enough.' }, {}] });
    await bench.engine.close();
  });

  test('what the same answer has asked for before is over, and on record, when the step is parked, also with parallel_tools', async () => {
    const tick = (): Promise<void> =>
      new Promise((resolve) => {
        setImmediate(resolve);
      });
    const sent: unknown[] = [];
    const tool: Tool = {
      name: 'write',
      description: 'Writes',
      parameters: { type: 'object' },
      effect: 'acts',
      execute: async ({ pin }) => {
        sent.push(pin);
        for (let round = 0; round < 5; round += 1) await tick();
        return done('done');
      },
    };
    // The hooks let the unsure call come when the sure one is on its way.
    const hooks: Hooks = {
      change: async (_point, value) => {
        if ('arguments' in value && value.arguments['pin'] === 6) await tick();
        return { kind: 'continue', value };
      },
      tell: () => {},
    };
    const both: ScriptedAnswer = {
      calls: [5, 6].map((pin) => ({ name: 'write', arguments: { pin } })),
      confidences: [0.95, 0.4],
    };
    const bench = openEngine({
      procedures: [
        { name: 'pump', toml: auto, steps: '1. **Close** — Set pins 5 and 6 LOW.\n   - tools: write\n' },
      ],
      tools: [tool],
      provider: new ScriptedProvider([both, said], { unsureBelow: 0.9 }),
      hooks,
      parallelTools: true,
    });
    const started = bench.engine.startByHand('pump', null, ana);
    const runId = started.ok ? started.value.runId : '';
    const parked = await bench.settled(runId);
    expect(parked).toMatchObject({
      gate: { reason: 'unsure', calls: [{ arguments: { pin: 6 } }] },
      steps: [{ toolCalls: [{ arguments: { pin: 5 }, success: true }] }],
    });
    signOff(bench.engine, runId, ana);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed' });
    expect(sent).toEqual([5, 6]);
    await bench.engine.close();
  });

  test('doubt about a reading stops nothing', async () => {
    const { bench, tools, runId } = run(
      [{ calls: [{ name: 'read', arguments: { pin: 3 } }], confidences: [0.1] }, said],
      0.9,
    );
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed' });
    expect(tools.read.calls).toEqual([{ pin: 3 }]);
    await bench.engine.close();
  });
});
