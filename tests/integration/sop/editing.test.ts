import { describe, expect, test } from 'vitest';
import { HookRunner } from '../../../src/main/modules/plugins/hooks/hook-runner';
import type { Hook } from '../../../src/main/ports/hooks';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../../src/main/testing/scripted-provider';
import type { Run } from '../../../src/shared/run';
import { openEngine, type EngineBench } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const ana = { by: 'ana', via: 'app' };
const toml = 'execution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "pump"\n';
const asks = '1. **Close** — Set pin 5 LOW.\n   - tools: write\n   - requires_confirmation: true\n';
const planned =
  '1. **Close** — Set the pin LOW.\n   - call: write {"pin": 5}\n   - requires_confirmation: true\n';
const write = (pin: number, confidence?: number): ScriptedAnswer => ({
  calls: [{ name: 'write', arguments: { pin, value: 0 } }],
  ...(confidence === undefined ? {} : { confidences: [confidence] }),
});

const value = <T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly message: string } },
): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const start = (bench: EngineBench): string => value(bench.engine.startByHand('pump', null, ana)).runId;
const approve = (bench: EngineBench, run: Run): unknown => value(signOff(bench.engine, run.runId, ana));
/** Writes another pin on the first call of the card; the card as it comes back. */
function editPin(bench: EngineBench, run: Run, pin: number): Run {
  value(bench.engine.editCalls(run.runId, run.gate?.gate ?? '', [{ call: 0, arguments: { pin } }], ana));
  return bench.run(run.runId);
}

describe('editing the card', () => {
  test('sends nothing; the card comes back as another gate, and exactly what was signed is sent', async () => {
    const write = new RecordingTool('write', 'acts', {
      type: 'object',
      properties: { pin: { type: 'integer' }, value: { type: 'integer', enum: [0, 1] } },
    });
    const provider = new ScriptedProvider([
      { calls: [{ name: 'write', arguments: { pin: 5, value: 0 } }] },
      { text: 'Done.' },
    ]);
    const bench = openEngine({
      procedures: [
        {
          name: 'pump',
          toml,
          steps: '1. **Close** — Set pin 5.\n   - tools: write\n   - requires_confirmation: true\n',
        },
      ],
      tools: [write],
      provider,
    });
    const [row] = bench.engine.dispatch(
      { source: 'mqtt', topic: 'pump', payload: null, receivedAt: bench.clock.now() },
      'mqtt',
    );
    const runId = row?.result === 'started' ? row.runId : '';
    const gate = (await bench.settled(runId)).gate?.gate ?? '';
    expect(bench.engine.editCalls(runId, gate, [{ call: 0, arguments: { value: 7 } }], ana)).toMatchObject({
      ok: false,
      error: { code: 'not_editable' },
    });
    expect(bench.engine.editCalls(runId, gate, [{ call: 0, arguments: { pin: 6 } }], ana)).toMatchObject({
      ok: false,
      error: { code: 'not_editable' },
    });
    value(bench.engine.editCalls(runId, gate, [{ call: 0, arguments: { value: 1 } }], ana));
    const edited = bench.run(runId).gate;
    expect(edited).toMatchObject({
      calls: [
        {
          arguments: { pin: 5, value: 1 },
          provenance: { pin: 'model', value: 'person' },
          same: { pin: [{ in: 'procedure' }] },
          was: { value: { value: 0, from: 'model' } },
        },
      ],
      edited: { by: 'ana', via: 'app' },
    });
    expect(write.calls).toEqual([]);
    expect(signOff(bench.engine, runId, ana, gate)).toMatchObject({
      ok: false,
      error: { code: 'gate_changed' },
    });
    signOff(bench.engine, runId, ana, edited?.gate ?? '');
    expect(await bench.settled(runId)).toMatchObject({
      status: 'completed',
      steps: [{ toolCalls: [{ arguments: { pin: 5, value: 1 }, provenance: { value: 'person' } }] }],
    });
    expect(write.calls).toEqual([{ pin: 5, value: 1 }]);
    expect(bench.withdrawn).toContain(gate);
    await bench.engine.close();
  });

  test('a planned call is carried out with what a person wrote where the payload had a say', async () => {
    const write = new RecordingTool('write');
    const bench = openEngine({
      procedures: [
        {
          name: 'pump',
          toml,
          steps:
            '1. **Close** — Set it.\n   - call: write {"pin": 5, "value": "{{payload.value}}"}\n   - requires_confirmation: true\n',
        },
      ],
      tools: [write],
    });
    const [row] = bench.engine.dispatch(
      { source: 'mqtt', topic: 'pump', payload: '{"value": 0}', receivedAt: bench.clock.now() },
      'mqtt',
    );
    const runId = row?.result === 'started' ? row.runId : '';
    const gate = (await bench.settled(runId)).gate?.gate ?? '';
    value(bench.engine.editCalls(runId, gate, [{ call: 0, arguments: { value: 1 } }], ana));
    signOff(bench.engine, runId, ana);
    await bench.settled(runId);
    expect(write.calls).toEqual([{ pin: 5, value: 1 }]);
    await bench.engine.close();
  });
});

describe('editing the card of a step that is parked in the middle', () => {
  test('what was signed is sent instead of what the model asked for, the model reads it, and going on later repeats nothing', async () => {
    const tool = new RecordingTool('write', 'acts', {
      type: 'object',
      properties: { pin: { type: 'integer', maximum: 9 }, value: {} },
    });
    const procedures = [{ name: 'pump', toml, steps: asks }];
    const before = openEngine({
      procedures,
      tools: [tool],
      provider: new ScriptedProvider([write(5), write(6)]),
    });
    const runId = start(before);
    approve(before, await before.settled(runId));
    const parked = await before.settled(runId);
    expect(
      before.engine.editCalls(runId, parked.gate?.gate ?? '', [{ call: 0, arguments: { pin: 10 } }], ana),
    ).toMatchObject({ ok: false, error: { code: 'not_editable' } });
    const edited = editPin(before, parked, 7);
    expect(edited.gate).toMatchObject({
      resumes: true,
      calls: [
        {
          arguments: { pin: 7, value: 0 },
          provenance: { pin: 'person' },
          was: { pin: { value: 6, from: 'model' } },
        },
      ],
      edited: { by: 'ana' },
    });
    expect(signOff(before.engine, runId, ana, parked.gate?.gate)).toMatchObject({
      ok: false,
      error: { code: 'gate_changed' },
    });

    // The engine dies with the card on show.
    const provider = new ScriptedProvider([write(8), { text: 'Done.' }]);
    const after = openEngine({
      procedures: [],
      tools: [tool],
      provider,
      database: before.database,
      clock: before.clock,
    });
    after.engine.resume();
    approve(after, after.run(runId));
    const again = await after.settled(runId);
    expect(again.gate?.calls).toMatchObject([{ arguments: { pin: 8 } }]);
    approve(after, again);
    expect(await after.settled(runId)).toMatchObject({
      status: 'completed',
      steps: [
        {
          attempt: 1,
          output: 'Done.',
          toolCalls: [
            { arguments: { pin: 5 } },
            { arguments: { pin: 7 }, provenance: { pin: 'person' }, output: 'done' },
            { arguments: { pin: 8 } },
          ],
        },
      ],
    });
    expect(tool.calls.map((call) => call['pin'])).toEqual([5, 7, 8]);
    const told = provider.requests.map(({ messages }) =>
      messages.flatMap((message) =>
        message.role === 'tool' && message.output !== 'done' ? [message.output] : [],
      ),
    );
    const note =
      'done\n\n[A person changed the arguments before they allowed this call. This is the result of write {"pin":7,"value":0}.]';
    expect(told).toEqual([[note], [note]]);
    await after.engine.close();
  });

  test('a call that the model was unsure of is sent as the person corrected it, in a step that asks nobody', async () => {
    const tool = new RecordingTool('write');
    const bench = openEngine({
      procedures: [{ name: 'pump', toml, steps: '1. **Close** — Set the pin LOW.\n   - tools: write\n' }],
      tools: [tool],
      provider: new ScriptedProvider([write(6, 0.4), { text: 'Low.' }], { unsureBelow: 0.9 }),
    });
    const runId = start(bench);
    approve(bench, editPin(bench, await bench.settled(runId), 5));
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed' });
    expect(tool.calls).toEqual([{ pin: 5, value: 0 }]);
    await bench.engine.close();
  });

  test.each<{ name: string; hook: (pin: unknown) => unknown; sent: unknown; status: string }>([
    {
      name: 'a planned call that a hook has changed is sent as the person wrote it then',
      hook: (pin) => (pin === 5 ? 6 : pin),
      sent: [{ pin: 7 }],
      status: 'completed',
    },
    {
      name: 'and is not sent at all when a hook would change what was signed',
      hook: (pin) => Number(pin) + 1,
      sent: [],
      status: 'failed',
    },
  ])('$name', async ({ hook, sent, status }) => {
    const change: Hook['on'] = {
      before_tool_call: ({ arguments: { pin } }) => ({ change: { arguments: { pin: Number(hook(pin)) } } }),
    };
    const hooks = new HookRunner({
      hooks: () => [{ name: 'h', on: change }],
      clock: new FakeClock(),
      failed: (_hook, point, why) => {
        throw new Error(`${point}: ${why}`);
      },
      worked: () => {},
    });
    const tool = new RecordingTool('write');
    const bench = openEngine({ procedures: [{ name: 'pump', toml, steps: planned }], tools: [tool], hooks });
    const runId = start(bench);
    approve(bench, await bench.settled(runId));
    approve(bench, editPin(bench, await bench.settled(runId), 7));
    expect((await bench.settled(runId)).status).toBe(status);
    expect(tool.calls).toEqual(sent);
    await bench.engine.close();
  });
});

test.each([
  { name: 'of a step that asks', mode: 'auto', asks: '   - requires_confirmation: true\n' },
  { name: 'of a procedure that asks before it begins', mode: 'supervised', asks: '' },
])(
  'what a person wrote on the card $name is not sent when a hook would change it',
  async ({ mode, asks: confirmation }) => {
    const hooks = new HookRunner({
      hooks: () => [
        {
          name: 'h',
          on: {
            before_tool_call: ({ arguments: { pin } }) => ({
              change: { arguments: { pin: pin === 7 ? 8 : Number(pin) } },
            }),
          },
        },
      ],
      clock: new FakeClock(),
      failed: (_hook, point, why) => {
        throw new Error(`${point}: ${why}`);
      },
      worked: () => {},
    });
    const tool = new RecordingTool('write');
    const bench = openEngine({
      procedures: [
        {
          name: 'pump',
          toml: `execution_mode = "${mode}"\n`,
          steps: `1. **Close** — It.\n   - call: write {"pin": "{{payload.pin}}"}\n${confirmation}`,
        },
      ],
      tools: [tool],
      hooks,
    });
    const { runId } = value(bench.engine.startByHand('pump', '{"pin": 5}', ana));
    approve(bench, editPin(bench, await bench.settled(runId), 7));
    expect(await bench.settled(runId)).toMatchObject({
      status: 'failed',
      steps: [
        { output: 'A hook would make this call of write with other values than a person signed: {"pin":8}.' },
      ],
    });
    expect(tool.calls).toEqual([]);
    await bench.engine.close();
  },
);

test('the card of a step that a crash interrupted, with a call whose outcome is not known, can be corrected before it is repeated', async () => {
  const tool = new RecordingTool('write', 'acts', { type: 'object' }, ['hang']);
  const before = openEngine({
    procedures: [{ name: 'pump', toml, steps: asks }],
    tools: [tool],
    provider: new ScriptedProvider([write(5)]),
  });
  const runId = start(before);
  approve(before, await before.settled(runId));
  await before.clock.advance(1);
  const after = openEngine({
    procedures: [],
    tools: [tool],
    provider: new ScriptedProvider([write(6), { text: 'Done.' }]),
    database: before.database,
    clock: before.clock,
  });
  after.engine.resume();
  const interrupted = await after.settled(runId);
  expect(interrupted).toMatchObject({
    status: 'interrupted',
    gate: { reason: 'interrupted', calls: [{ arguments: { pin: 6 } }] },
  });
  const edited = editPin(after, interrupted, 7);
  expect(edited).toMatchObject({
    status: 'interrupted',
    gate: { reason: 'interrupted', calls: [{ arguments: { pin: 7 } }], edited: { by: 'ana' } },
  });
  approve(after, edited);
  expect(await after.settled(runId)).toMatchObject({ status: 'completed', steps: [{ attempt: 2 }] });
  expect(tool.calls.map((call) => call['pin'])).toEqual([5, 7]);
  await after.engine.close();
});
