import { describe, expect, test } from 'vitest';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../../src/main/testing/scripted-provider';
import type { JsonObject } from '../../../src/shared/json';
import type { Run } from '../../../src/shared/run';
import { openEngine, type EngineBench } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const auto = 'execution_mode = "auto"\n';
const ana = { by: 'ana', via: 'app' };
const steps =
  '1. **Close** — Set pin 5 LOW.\n   - tools: read, write\n   - requires_confirmation: true\n\n2. **Tell** — Say it.\n   - call: tell {"message": "{{steps.1.output}}"}\n';
const write = (pin: number): ScriptedAnswer => ({ calls: [{ name: 'write', arguments: { pin, value: 0 } }] });
const read = { name: 'read', arguments: { pin: 3 } };
const shown = (pin: number) => ({
  tool: 'write',
  arguments: { pin, value: 0 },
  provenance: expect.anything() as object,
  same: expect.anything() as object,
});

const toolSet = () => ({
  read: new RecordingTool('read', 'reads'),
  write: new RecordingTool('write'),
  tell: new RecordingTool('tell'),
});

function start(bench: EngineBench): string {
  const started = bench.engine.startByHand('pump', null, ana);
  if (!started.ok) throw new Error(started.error.message);
  return started.value.runId;
}

const approve = (bench: EngineBench, run: Run): ReturnType<EngineBench['engine']['approve']> =>
  signOff(bench.engine, run.runId, ana);

describe('a confirmed step acts only as a card showed it', () => {
  test('a call that was not on the card parks the step, and exactly that call runs once it is approved', async () => {
    const tools = toolSet();
    const provider = new ScriptedProvider([
      write(5),
      { calls: [read, { name: 'write', arguments: { pin: 6, value: 0 } }] },
      { text: 'Both are low.' },
    ]);
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps }],
      tools: Object.values(tools),
      provider,
    });
    const runId = start(bench);
    approve(bench, await bench.settled(runId));
    const parked = await bench.settled(runId);
    expect(parked).toMatchObject({
      status: 'waiting_approval',
      currentStep: 1,
      gate: { gate: `${runId}/1/2`, reason: 'confirmation', resumes: true, calls: [shown(6)] },
    });
    expect(tools.write.calls).toEqual([{ pin: 5, value: 0 }]);
    expect(tools.read.calls).toHaveLength(1);
    approve(bench, parked);
    const ended = await bench.settled(runId);
    expect(ended).toMatchObject({
      status: 'completed',
      steps: [{ attempt: 1, output: 'Both are low.' }, { status: 'completed' }],
    });
    expect(tools.write.calls).toEqual([
      { pin: 5, value: 0 },
      { pin: 6, value: 0 },
    ]);
    expect(tools.read.calls).toHaveLength(1);
    expect(provider.requests).toHaveLength(3);
    expect(ended.decisions.map(({ gate, decision }) => [gate, decision])).toEqual([
      [`${runId}/1/1`, 'approved'],
      [`${runId}/1/2`, 'approved'],
    ]);
    expect(
      provider.requests[2]?.messages.flatMap((message) => (message.role === 'tool' ? [message.name] : [])),
    ).toEqual(['write', 'read', 'write']);
    await bench.engine.close();
  });

  test('an argument that goes without saying is on every card, and what was parked is not done twice for it', async () => {
    const tools = toolSet();
    const named = Object.assign(tools.write, {
      writtenOut: (args: JsonObject) => ({ board: 'pump', ...args }),
    });
    const provider = new ScriptedProvider([write(5), write(6), { text: 'Both are low.' }]);
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps }],
      tools: [tools.read, named, tools.tell],
      provider,
    });
    const runId = start(bench);
    const asked = await bench.settled(runId);
    expect(asked.gate?.calls).toMatchObject([{ arguments: { pin: 5, value: 0, board: 'pump' } }]);
    approve(bench, asked);
    const parked = await bench.settled(runId);
    expect(parked.gate?.calls).toMatchObject([{ arguments: { pin: 6, value: 0, board: 'pump' } }]);
    approve(bench, parked);
    await bench.settled(runId);
    expect(tools.write.calls).toEqual([
      { pin: 5, value: 0, board: 'pump' },
      { pin: 6, value: 0, board: 'pump' },
    ]);
    await bench.engine.close();
  });

  test('denying the second card cancels the run, and the call was never sent', async () => {
    const tools = toolSet();
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps }],
      tools: Object.values(tools),
      provider: new ScriptedProvider([write(5), write(6)]),
    });
    const runId = start(bench);
    approve(bench, await bench.settled(runId));
    const parked = await bench.settled(runId);
    bench.engine.deny(runId, parked.gate?.gate ?? null, 'wrong pin', ana);
    expect(bench.run(runId)).toMatchObject({ status: 'cancelled', reason: 'denied by ana: wrong pin' });
    expect(tools.write.calls).toEqual([{ pin: 5, value: 0 }]);
    expect(bench.events.filter((event) => event.type === 'tool-call-sent')).toHaveLength(1);
    await bench.engine.close();
  });

  test('a parked step times out like any gate, and its waiting does not count against the step', async () => {
    const tools = toolSet();
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: `${auto}approval_timeout_secs = 3000\n`, steps }],
      tools: Object.values(tools),
      provider: new ScriptedProvider([write(5), write(6)]),
      settings: { stepTimeoutSecs: 10 },
    });
    const runId = start(bench);
    approve(bench, await bench.settled(runId));
    await bench.settled(runId);
    await bench.clock.advance(2_999_999);
    expect(bench.run(runId).status).toBe('waiting_approval');
    await bench.clock.advance(1);
    expect(bench.run(runId)).toMatchObject({ status: 'cancelled', reason: 'approval timed out' });
    expect(tools.write.calls).toHaveLength(1);
    await bench.engine.close();
  });

  test('a parked step survives a crash at the same gate, and going on repeats nothing', async () => {
    const tools = toolSet();
    const procedures = [{ name: 'pump', toml: auto, steps }];
    const before = openEngine({
      procedures,
      tools: Object.values(tools),
      provider: new ScriptedProvider([
        { calls: [read, { name: 'write', arguments: { pin: 5, value: 0 } }] },
        {
          calls: [
            { name: 'write', arguments: { pin: 6, value: 0 } },
            { name: 'write', arguments: { pin: 7, value: 0 } },
            read,
          ],
        },
      ]),
    });
    const runId = start(before);
    approve(before, await before.settled(runId));
    const parked = await before.settled(runId);
    expect(parked.gate?.calls).toEqual([shown(6), shown(7)]);
    const provider = new ScriptedProvider([write(8), { text: 'Done.' }]);
    const after = openEngine({
      procedures: [],
      tools: Object.values(tools),
      provider,
      database: before.database,
      clock: before.clock,
    });
    after.engine.resume();
    expect(after.run(runId)).toMatchObject({ status: 'waiting_approval', gate: { gate: parked.gate?.gate } });
    approve(after, after.run(runId));
    const again = await after.settled(runId);
    expect(again.gate?.calls).toEqual([shown(8)]);
    approve(after, again);
    expect(await after.settled(runId)).toMatchObject({
      status: 'completed',
      steps: [{ attempt: 1, output: 'Done.' }, { output: 'done' }],
    });
    expect(tools.write.calls.map((call) => call['pin'])).toEqual([5, 6, 7, 8]);
    expect(tools.read.calls).toHaveLength(2);
    expect(provider.requests).toHaveLength(2);
    await after.engine.close();
  });

  test('nothing is approved before a call is known, a draft has the time of a step, and without one the step asks with its first call', async () => {
    const tools = toolSet();
    const provider = new ScriptedProvider(['hang', write(5), { text: 'Low.' }]);
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps }],
      tools: Object.values(tools),
      provider,
    });
    const runId = start(bench);
    await bench.clock.advance(1);
    expect(signOff(bench.engine, runId, ana)).toMatchObject({
      ok: false,
      error: { code: 'calls_not_known' },
    });
    await bench.clock.advance(600_000);
    const undrafted = bench.engine.show(runId);
    expect(undrafted?.gate).toMatchObject({
      calls: [],
      note: 'The model could not say what it would do: not finished within 600 s (step_timeout_secs)',
    });
    expect(signOff(bench.engine, runId, ana).ok).toBe(true);
    const parked = await bench.settled(runId);
    expect(parked.gate?.calls).toEqual([shown(5)]);
    expect(tools.write.calls).toEqual([]);
    approve(bench, parked);
    expect(await bench.settled(runId)).toMatchObject({ status: 'completed' });
    expect(tools.write.calls).toHaveLength(1);
    await bench.engine.close();
  });

  test('the time to decide begins when the model has prepared the call, and none runs before', async () => {
    const tools = toolSet();
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: `${auto}approval_timeout_secs = 60\n`, steps }],
      tools: Object.values(tools),
      provider: new ScriptedProvider(['hang']),
    });
    const runId = start(bench);
    await bench.clock.advance(599_999);
    expect(bench.run(runId)).toMatchObject({ status: 'waiting_approval', gate: { calls: null } });
    await bench.clock.advance(1);
    expect(bench.run(runId).gate).toMatchObject({ calls: [], expiresAt: bench.clock.now() + 60_000 });
    await bench.clock.advance(59_999);
    expect(bench.run(runId).status).toBe('waiting_approval');
    await bench.clock.advance(1);
    expect(bench.run(runId)).toMatchObject({ status: 'cancelled', reason: 'approval timed out' });
    await bench.engine.close();
  });

  test.each<{ name: string; answer: ScriptedAnswer; gate: object }>([
    {
      name: 'a call that the model writes as text is on the card like any other',
      answer: { text: '<tool_call>{"name": "write", "arguments": {"pin": 5, "value": 0}}</tool_call>' },
      gate: { calls: [shown(5)], note: '' },
    },
    {
      name: 'a call that does not fit its tool is not, and the card says why',
      answer: { calls: [{ name: 'write', arguments: { pin: 'five' } }] },
      gate: { calls: [], note: 'The arguments do not fit write: "pin" must be integer, not string.' },
    },
    {
      name: 'no call is told as such',
      answer: { text: 'I would rather not.' },
      gate: { calls: [], note: 'The model proposes no call. It says: I would rather not.' },
    },
    {
      name: 'that the model would give up is told',
      answer: { calls: [{ name: 'step_failed', arguments: { reason: 'no pin' } }] },
      gate: { calls: [], note: 'The model would report that the step cannot be done: no pin' },
    },
  ])('$name', async ({ answer, gate }) => {
    const tools = {
      ...toolSet(),
      write: new RecordingTool('write', 'acts', {
        type: 'object',
        properties: { pin: { type: 'integer' }, value: {} },
      }),
    };
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps }],
      tools: Object.values(tools),
      provider: new ScriptedProvider([answer]),
    });
    const run = await bench.settled(start(bench));
    expect(run.gate).toMatchObject(gate);
    expect([tools.write.calls, tools.read.calls]).toEqual([[], []]);
    await bench.engine.close();
  });

  test('a step that is repeated after a crash asks with its calls, and acts as that card shows and no other way', async () => {
    const tools = { ...toolSet(), write: new RecordingTool('write', 'acts', { type: 'object' }, ['hang']) };
    const procedures = [{ name: 'pump', toml: auto, steps }];
    const before = openEngine({
      procedures,
      tools: Object.values(tools),
      provider: new ScriptedProvider([write(5)]),
    });
    const runId = start(before);
    approve(before, await before.settled(runId));
    await before.clock.advance(1);
    expect(tools.write.calls).toHaveLength(1);
    const after = openEngine({
      procedures: [],
      tools: Object.values(tools),
      provider: new ScriptedProvider([write(6), write(9)]),
      database: before.database,
      clock: before.clock,
    });
    after.engine.resume();
    const interrupted = await after.settled(runId);
    expect(interrupted).toMatchObject({
      status: 'interrupted',
      gate: { reason: 'interrupted', calls: [shown(6)] },
    });
    approve(after, interrupted);
    expect(await after.settled(runId)).toMatchObject({
      status: 'waiting_approval',
      gate: { calls: [shown(9)] },
      steps: [{ attempt: 2 }, {}],
    });
    expect(tools.write.calls.map((call) => call['pin'])).toEqual([5, 6]);
    await after.engine.close();
  });
});

describe('a yes is for what the card showed, whatever a tool has become since', () => {
  const planned = (more = '   - requires_confirmation: true\n'): string =>
    `1. **Close** — It.\n   - call: write {"pin": 5}\n${more}`;

  test.each(['auto', 'supervised'])(
    'a planned call goes to the board that its card named (%s)',
    async (mode) => {
      let board = 'greenhouse';
      const write = Object.assign(new RecordingTool('write'), {
        writtenOut: (args: JsonObject) => ({ board, ...args }),
      });
      const bench = openEngine({
        procedures: [
          {
            name: 'pump',
            toml: `execution_mode = "${mode}"\n`,
            steps: planned(mode === 'auto' ? undefined : ''),
          },
        ],
        tools: [write],
      });
      const runId = start(bench);
      const asked = await bench.settled(runId);
      expect(asked.gate?.calls).toEqual([
        {
          tool: 'write',
          arguments: { pin: 5, board: 'greenhouse' },
          provenance: { pin: 'sop', board: 'config' },
        },
      ]);
      board = 'boiler';
      approve(bench, asked);
      expect(await bench.settled(runId)).toMatchObject({
        status: 'completed',
        steps: [{ toolCalls: [{ arguments: { pin: 5, board: 'greenhouse' } }] }],
      });
      expect(write.calls).toEqual([{ pin: 5, board: 'greenhouse' }]);
      await bench.engine.close();
    },
  );

  test('a planned call that nobody is asked about is recorded with the board that it went to', async () => {
    const write = Object.assign(new RecordingTool('write'), {
      writtenOut: (args: JsonObject) => ({ board: 'pump', ...args }),
    });
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps: planned('') }],
      tools: [write],
    });
    expect(await bench.settled(start(bench))).toMatchObject({
      status: 'completed',
      steps: [{ toolCalls: [{ arguments: { pin: 5, board: 'pump' } }] }],
    });
    expect(write.calls).toEqual([{ pin: 5, board: 'pump' }]);
    await bench.engine.close();
  });

  test('where the card could not name a board, the call is asked about again once there is one', async () => {
    let board: string | null = null;
    const write = Object.assign(new RecordingTool('write'), {
      writtenOut: (args: JsonObject): JsonObject => (board === null ? args : { board, ...args }),
    });
    const bench = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps: planned() }],
      tools: [write],
    });
    const runId = start(bench);
    const asked = await bench.settled(runId);
    expect(asked.gate?.calls).toMatchObject([{ arguments: { pin: 5 } }]);
    board = 'boiler';
    approve(bench, asked);
    const again = await bench.settled(runId);
    expect([again.gate?.calls?.[0]?.arguments, write.calls]).toEqual([{ pin: 5, board: 'boiler' }, []]);
    approve(bench, again);
    await bench.settled(runId);
    expect(write.calls).toEqual([{ pin: 5, board: 'boiler' }]);
    await bench.engine.close();
  });

  test.each([
    { name: 'a planned call of a step that asks', toml: auto, text: planned(), answers: [] },
    {
      name: 'a planned call that the mode asks about',
      toml: 'execution_mode = "supervised"\n',
      text: planned(''),
      answers: [],
    },
    {
      name: 'a call of a model in a step that asks',
      toml: auto,
      text: steps.slice(0, steps.indexOf('\n\n2.')),
      answers: [write(5), { text: 'It is low.' }],
    },
    {
      name: 'a call of a model that the mode asks about',
      toml: 'execution_mode = "supervised"\n',
      text: '1. **Close** — Set pin 5 LOW.\n   - tools: write\n',
      answers: [write(5), { text: 'It is low.' }],
    },
  ])('$name is asked about again when its tool has become another', async ({ toml, text, answers }) => {
    const tools = toolSet();
    const level = Object.assign(tools.write, { definition: 'reads the level' });
    const bench = openEngine({
      procedures: [{ name: 'pump', toml, steps: text }],
      tools: Object.values(tools),
      ...(answers.length === 0 ? {} : { provider: new ScriptedProvider(answers) }),
    });
    const runId = start(bench);
    const asked = await bench.settled(runId);
    expect(asked.gate?.calls).toMatchObject([{ tool: 'write', definition: 'reads the level' }]);
    level.definition = 'opens the valve';
    approve(bench, asked);
    const again = await bench.settled(runId);
    expect([
      again.gate?.reason,
      again.gate?.note,
      again.gate?.calls?.map(({ definition }) => definition),
      level.calls,
    ]).toEqual(['redefined', expect.stringContaining('has become another one'), ['opens the valve'], []]);
    approve(bench, again);
    expect((await bench.settled(runId)).status).toBe('completed');
    expect(level.calls).toHaveLength(1);
    await bench.engine.close();
  });

  test.each([
    {
      name: 'planned calls',
      text: '1. **Close** — Set it.\n   - call: open {"x": 1}\n   - call: write {"pin": 5}\n',
      answers: [],
    },
    {
      name: 'calls of a model',
      text: '1. **Close** — Set it.\n   - tools: open, write\n',
      answers: [
        {
          calls: [
            { name: 'open', arguments: { x: 1 } },
            { name: 'write', arguments: { pin: 5 } },
          ],
        },
        { text: 'Done.' },
      ],
    },
  ])(
    'of several $name every one whose tool has become another is asked about again',
    async ({ text, answers }) => {
      const tools = [
        Object.assign(new RecordingTool('open'), { definition: 'first' }),
        Object.assign(new RecordingTool('write'), { definition: 'first' }),
      ];
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: 'execution_mode = "supervised"\n', steps: text }],
        tools,
        ...(answers.length === 0 ? {} : { provider: new ScriptedProvider(answers) }),
      });
      const runId = start(bench);
      const asked = await bench.settled(runId);
      for (const tool of tools) tool.definition = 'second';
      approve(bench, asked);
      for (const tool of ['open', 'write']) {
        const again = await bench.settled(runId);
        const call = again.gate?.calls?.[0];
        expect([call?.tool, call?.definition]).toEqual([tool, 'second']);
        approve(bench, again);
      }
      expect((await bench.settled(runId)).status).toBe('completed');
      expect(tools.map(({ calls }) => calls.length)).toEqual([1, 1]);
      await bench.engine.close();
    },
  );

  test('what a person wrote on the card, and the board that it named, hold for a planned call after one that was asked about again', async () => {
    let board = 'greenhouse';
    const open = Object.assign(new RecordingTool('open'), { definition: 'first' });
    const write = Object.assign(new RecordingTool('write'), {
      writtenOut: (args: JsonObject) => ({ board, ...args }),
    });
    const bench = openEngine({
      procedures: [
        {
          name: 'pump',
          toml: 'execution_mode = "supervised"\n',
          steps:
            '1. **Close** — Set it.\n   - call: open {"x": 1}\n   - call: write {"pin": 5, "value": "{{payload.value}}"}\n',
        },
      ],
      tools: [open, write],
    });
    const started = bench.engine.startByHand('pump', '{"value": 92}', ana);
    const runId = started.ok ? started.value.runId : '';
    const asked = await bench.settled(runId);
    expect(
      bench.engine.editCalls(runId, asked.gate?.gate ?? '', [{ call: 1, arguments: { value: 0 } }], ana).ok,
    ).toBe(true);
    open.definition = 'second';
    board = 'boiler';
    approve(bench, bench.run(runId));
    const again = await bench.settled(runId);
    expect(again.gate?.calls).toMatchObject([{ tool: 'open', definition: 'second' }]);
    approve(bench, again);
    expect((await bench.settled(runId)).status).toBe('completed');
    expect(write.calls).toEqual([{ pin: 5, value: 0, board: 'greenhouse' }]);
    await bench.engine.close();
  });
});
