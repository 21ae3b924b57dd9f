import { describe, expect, test } from 'vitest';
import { HookRunner } from '../../../src/main/modules/plugins/hooks/hook-runner';
import type { Hook, Hooks } from '../../../src/main/ports/hooks';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../../src/main/testing/scripted-provider';
import { openEngine, type EngineBench } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const ana = { by: 'ana', via: 'app' };
const write = (pin: number): ScriptedAnswer => ({ calls: [{ name: 'write', arguments: { pin } }] });
const confirmed = '1. **Close** — Set the pin LOW.\n   - tools: write\n   - requires_confirmation: true\n';
const planned =
  '1. **Close** — Set the pin LOW.\n   - call: write {"pin": 5}\n   - requires_confirmation: true\n';
const free = '1. **Close** — Set the pin LOW.\n   - tools: write\n';
const unasked = '1. **Close** — Set the pin LOW.\n   - call: write {"pin": 5}\n';

function hooksOf(on: Hook['on'], asked: string[] = []): Hooks {
  const counted: Hook['on'] = {
    ...on,
    ...(on.before_tool_call === undefined
      ? {}
      : {
          before_tool_call: (call, signal) => {
            asked.push(JSON.stringify(call.arguments));
            return on.before_tool_call?.(call, signal);
          },
        }),
  };
  return new HookRunner({
    hooks: () => [{ name: 'h', on: counted }],
    clock: new FakeClock(),
    failed: (_hook, point, why) => {
      throw new Error(`${point}: ${why}`);
    },
    worked: () => {},
  });
}

function open(
  steps: string,
  answers: readonly ScriptedAnswer[],
  hooks: Hooks,
  mode = 'auto',
): { bench: EngineBench; tool: RecordingTool; runId: string } {
  const tool = new RecordingTool('write');
  const bench = openEngine({
    procedures: [{ name: 'pump', toml: `execution_mode = "${mode}"\n`, steps }],
    tools: [tool],
    provider: new ScriptedProvider(answers),
    hooks,
  });
  const started = bench.engine.startByHand('pump', null, ana);
  if (!started.ok) throw new Error(started.error.message);
  return { bench, tool, runId: started.value.runId };
}

const pinsOn = (bench: EngineBench, runId: string): unknown =>
  bench.run(runId).gate?.calls?.map((call) => call.arguments['pin']);
async function approve(bench: EngineBench, runId: string): Promise<void> {
  await bench.settled(runId);
  expect(signOff(bench.engine, runId, ana)).toMatchObject({
    ok: true,
  });
  await bench.settled(runId);
}

describe('hooks and a step that asks', () => {
  test('the card shows the call as the hooks leave it, and that is what runs', async () => {
    const capped = hooksOf({ before_tool_call: () => ({ change: { arguments: { pin: 6 } } }) });
    const { bench, tool, runId } = open(confirmed, [write(5), { text: 'done' }], capped);
    await bench.settled(runId);
    expect(pinsOn(bench, runId)).toEqual([6]);
    await approve(bench, runId);
    expect(tool.calls).toEqual([{ pin: 6 }]);
    expect(bench.run(runId).status).toBe('completed');
    await bench.engine.close();
  });

  test.each([
    { name: 'of a model', steps: confirmed, answers: [write(5), { text: 'done' }], mode: 'auto' },
    { name: 'of a plan', steps: planned, answers: [], mode: 'auto' },
    {
      name: 'of a model whose card is there because of the mode',
      steps: free,
      answers: [write(5), { text: 'done' }],
      mode: 'supervised',
    },
    {
      name: 'of a plan whose card is there because of the mode',
      steps: unasked,
      answers: [],
      mode: 'supervised',
    },
  ])(
    'an approved call $name that a hook changes afterwards does not run: a person sees the changed one first',
    async ({ steps, answers, mode }) => {
      let changes = false;
      const asked: string[] = [];
      const hooks = hooksOf(
        {
          before_tool_call: ({ arguments: { pin } }) =>
            changes ? { change: { arguments: { pin: Number(pin) + 1 } } } : undefined,
        },
        asked,
      );
      const { bench, tool, runId } = open(steps, answers, hooks, mode);
      await bench.settled(runId);
      expect(pinsOn(bench, runId)).toEqual([5]);
      changes = true;
      await approve(bench, runId);
      expect(tool.calls).toEqual([]);
      expect(bench.run(runId)).toMatchObject({ status: 'waiting_approval', gate: { resumes: true } });
      expect(pinsOn(bench, runId)).toEqual([6]);
      await approve(bench, runId);
      expect(tool.calls).toEqual([{ pin: 6 }]);
      expect(bench.run(runId).status).toBe('completed');
      await bench.engine.close();
    },
  );

  test('of several planned calls on a card of the mode, those that no hook changes are asked about once', async () => {
    const some = hooksOf({
      before_tool_call: ({ arguments: { pin } }) =>
        pin === 6 ? { change: { arguments: { pin: 60 } } } : undefined,
    });
    const { bench, tool, runId } = open(
      `${unasked}   - call: write {"pin": 6}\n   - call: write {"pin": 7}\n`,
      [],
      some,
      'supervised',
    );
    await bench.settled(runId);
    expect(pinsOn(bench, runId)).toEqual([5, 6, 7]);
    await approve(bench, runId);
    expect([tool.calls, pinsOn(bench, runId)]).toEqual([[{ pin: 5 }], [60]]);
    await approve(bench, runId);
    expect(tool.calls).toEqual([{ pin: 5 }, { pin: 60 }, { pin: 7 }]);
    expect(bench.run(runId).status).toBe('completed');
    await bench.engine.close();
  });

  test('what is on record is not put before the hooks again when a parked step goes on', async () => {
    const asked: string[] = [];
    const heard: string[] = [];
    const hooks = hooksOf(
      {
        before_tool_call: () => undefined,
        after_model_call: ({ toolCalls, text }) => {
          heard.push(toolCalls.join() || text);
        },
        after_tool_call: ({ output }) => ({ change: { output: `${output}!` } }),
      },
      asked,
    );
    const { bench, tool, runId } = open(confirmed, [write(5), write(7), { text: 'done' }], hooks);
    await approve(bench, runId);
    await approve(bench, runId);
    expect(tool.calls).toEqual([{ pin: 5 }, { pin: 7 }]);
    // The draft, the approved call, the one that parked the step, and that one again once it was approved.
    expect(asked).toEqual(['{"pin":5}', '{"pin":5}', '{"pin":7}', '{"pin":7}']);
    expect(heard).toEqual(['write', 'write', 'done']);
    expect(bench.run(runId).steps[0]?.toolCalls.map((call) => call.output)).toEqual(['done!', 'done!']);
    await bench.engine.close();
  });

  test('a cancelled call is on no card, and the card says why', async () => {
    const { bench, runId } = open(
      confirmed,
      [write(5)],
      hooksOf({ before_tool_call: () => ({ cancel: 'being serviced' }) }),
    );
    await bench.settled(runId);
    expect(bench.run(runId).gate).toMatchObject({ calls: [], note: 'Cancelled by hook h: being serviced' });
    await bench.engine.close();
  });

  test('a model that a hook does not let ask leaves a card without calls that says so', async () => {
    const { bench, runId } = open(
      confirmed,
      [],
      hooksOf({ before_model_call: () => ({ cancel: 'over budget' }) }),
    );
    await bench.settled(runId);
    expect(bench.run(runId).gate).toMatchObject({
      calls: [],
      note: 'The model was not asked: stopped by hook h: over budget',
    });
    await bench.engine.close();
  });
});

describe('hooks and a step that does not ask', () => {
  test('a planned call runs as the hooks leave it, and the record has it so', async () => {
    const { bench, tool, runId } = open(
      unasked,
      [],
      hooksOf({
        before_tool_call: () => ({ change: { arguments: { pin: 6 } } }),
        after_tool_call: () => ({ change: { output: 'seen' } }),
      }),
    );
    await bench.settled(runId);
    expect(tool.calls).toEqual([{ pin: 6 }]);
    expect(bench.run(runId)).toMatchObject({
      status: 'completed',
      steps: [{ output: 'seen', toolCalls: [{ arguments: { pin: 6 }, output: 'seen' }] }],
    });
    await bench.engine.close();
  });

  test('a planned call that a hook cancels fails its step with the reason, unsent', async () => {
    const { bench, tool, runId } = open(
      unasked,
      [],
      hooksOf({ before_tool_call: () => ({ cancel: 'being serviced' }) }),
    );
    await bench.settled(runId);
    expect(tool.calls).toEqual([]);
    expect(bench.run(runId)).toMatchObject({
      status: 'failed',
      reason: 'Step 1 failed: write: Cancelled by hook h: being serviced',
      steps: [{ toolCalls: [] }],
    });
    await bench.engine.close();
  });
});
