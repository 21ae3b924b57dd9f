import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../../src/main/ports/provider-error';
import type { Hooks } from '../../../src/main/ports/hooks';
import type { RunLog } from '../../../src/main/ports/run-log';
import { done, type Tool, type ToolResult } from '../../../src/main/ports/tool';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider, type ScriptedAnswer } from '../../../src/main/testing/scripted-provider';
import type { Run, RunEvent } from '../../../src/shared/run';
import { openEngine } from './engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

const ana = { by: 'ana', via: 'app' };
const auto = 'execution_mode = "auto"\n';
const write: ScriptedAnswer = { calls: [{ name: 'write', arguments: { pin: 5 } }] };
const overflow: ScriptedAnswer = {
  error: new ProviderError('provider.overflow', 'The prompt has 9000 tokens, the model holds 1024', {
    remedy: 'Choose a model with a larger context.',
  }),
};

async function carryOut(options: {
  readonly toml?: string;
  readonly step?: string;
  readonly payload?: string;
  readonly answers: readonly ScriptedAnswer[];
  readonly forcesCalls?: boolean;
}): Promise<{
  readonly run: Run;
  readonly events: readonly RunEvent[];
  readonly provider: ScriptedProvider;
  readonly write: RecordingTool;
  readonly extra: RecordingTool;
}> {
  const tools = { write: new RecordingTool('write'), extra: new RecordingTool('extra', 'reads') };
  const provider = Object.assign(new ScriptedProvider(options.answers), {
    capabilities: { nativeToolCalling: true, forcesCalls: options.forcesCalls ?? false },
  });
  const { engine, events, settled } = openEngine({
    procedures: [
      {
        name: 'pump',
        toml: auto + (options.toml ?? ''),
        steps: options.step ?? '1. **Close** — Write.\n   - tools: write\n',
      },
    ],
    tools: Object.values(tools),
    provider,
  });
  const started = engine.startByHand('pump', options.payload ?? null, ana);
  if (!started.ok) throw new Error('not started');
  const run = await settled(started.value.runId);
  await engine.close();
  return { run, events, provider, ...tools };
}

test('a payload as large as a webhook takes is filled into a call', async () => {
  const payload = '압력이 높습니다. '.repeat(40_000).trim();
  const {
    run,
    write: { calls },
  } = await carryOut({
    payload,
    step: '1. **Keep** — Keep it.\n   - call: write {"content": "{{payload}}"}\n',
    answers: [],
  });
  expect([run.status, run.reason?.slice(0, 100)]).toEqual(['completed', undefined]);
  expect(calls).toEqual([{ content: payload }]);
});

describe('a prompt that does not fit', () => {
  const payload = JSON.stringify({ note: 'x'.repeat(4_000) });

  test('is asked once more with less of the payload, and the record shows both', async () => {
    const { run, events, provider } = await carryOut({
      payload,
      step: '1. **Look** — Read.\n   - tools: extra\n',
      answers: [overflow, { calls: [{ name: 'extra', arguments: {} }] }, { text: 'Done.' }],
    });
    expect(run).toMatchObject({ status: 'completed', steps: [{ output: 'Done.' }] });
    const prompts = events.flatMap((event) => (event.type === 'model-requested' ? [event.prompt] : []));
    expect(prompts.map((prompt) => prompt.includes('(cut: 4011 bytes in all)'))).toEqual([false, true, true]);
    expect(prompts[1]?.length).toBeLessThan(800);
    expect(events.filter((event) => event.type === 'model-failed')).toMatchObject([
      { message: 'The prompt has 9000 tokens, the model holds 1024' },
    ]);
    expect(provider.requests).toHaveLength(3);
  });

  test('for what earlier steps put out is asked once more with less of that', async () => {
    const gauge = new RecordingTool('gauge', 'reads', { type: 'object' }, [
      { success: true, output: '압력 3.2 바, '.repeat(60) },
    ]);
    const provider = new ScriptedProvider([
      overflow,
      { calls: [{ name: 'extra', arguments: {} }] },
      { text: 'Done.' },
    ]);
    const { engine, settled } = openEngine({
      procedures: [
        {
          name: 'pump',
          toml: auto,
          steps: '1. **Read** — Read it.\n   - call: gauge {}\n2. **Look** — Look.\n   - tools: extra\n',
        },
      ],
      tools: [gauge, new RecordingTool('extra', 'reads')],
      provider,
    });
    const started = engine.startByHand('pump', null, ana);
    if (!started.ok) throw new Error('not started');
    expect(await settled(started.value.runId)).toMatchObject({
      status: 'completed',
      steps: [{ status: 'completed' }, { output: 'Done.' }],
    });
    await engine.close();
  });

  test('lets no call act that was decided on a part of the event, until a person has seen it', async () => {
    const tool = new RecordingTool('write');
    const provider = new ScriptedProvider([overflow, write, { text: 'Done.' }]);
    const { engine, settled } = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps: '1. **Close** — Write.\n   - tools: write\n' }],
      tools: [tool],
      provider,
    });
    const started = engine.startByHand('pump', payload, ana);
    if (!started.ok) throw new Error('not started');
    const parked = await settled(started.value.runId);
    expect(parked).toMatchObject({
      status: 'waiting_approval',
      gate: {
        reason: 'cut',
        resumes: true,
        calls: [{ tool: 'write', arguments: { pin: 5 } }],
        note: expect.stringContaining('decided on a part of them') as string,
      },
    });
    expect(tool.calls).toEqual([]);
    expect(signOff(engine, started.value.runId, ana)).toEqual({
      ok: true,
      value: null,
    });
    expect(await settled(started.value.runId)).toMatchObject({
      status: 'completed',
      steps: [{ attempt: 1, output: 'Done.' }],
    });
    expect(tool.calls).toEqual([{ pin: 5 }]);
    await engine.close();
  });

  test.each([
    { name: 'at once', answers: [overflow] },
    { name: 'when it is asked on', answers: [overflow, { text: 'I would rather not.' }] },
  ])(
    'carries out what the model answers to it one after the other, so that no call is left half done when the next one parks the step ($name)',
    async ({ answers }) => {
      const tick = (): Promise<void> =>
        new Promise((resolve) => {
          setImmediate(resolve);
        });
      const read: Tool = {
        name: 'read',
        description: 'Reads',
        parameters: { type: 'object' },
        effect: 'reads',
        execute: async () => {
          await tick();
          await tick();
          return done('3 bar');
        },
      };
      const both: ScriptedAnswer = {
        calls: [
          { name: 'read', arguments: {} },
          { name: 'write', arguments: { pin: 5 } },
        ],
      };
      const hooks: Hooks = {
        change: async (_point, value) => {
          await tick();
          return { kind: 'continue', value };
        },
        tell: () => {},
      };
      const provider = new ScriptedProvider([...answers, both, { text: 'Done.' }]);
      const { engine, settled } = openEngine({
        procedures: [{ name: 'pump', toml: auto, steps: '1. **Close** — Write.\n   - tools: read, write\n' }],
        tools: [read, new RecordingTool('write')],
        provider,
        hooks,
        parallelTools: true,
      });
      const started = engine.startByHand('pump', payload, ana);
      const parked = await settled(started.ok ? started.value.runId : '');
      expect(parked).toMatchObject({
        gate: { reason: 'cut' },
        steps: [{ toolCalls: [{ name: 'read', output: '3 bar' }] }],
      });
      await engine.close();
    },
  );

  test.each([
    { name: 'twice', payload, requests: 2 },
    { name: 'and has nothing to cut', payload: '{}', requests: 1 },
  ])('$name fails the step with a clear message', async ({ payload: given, requests }) => {
    const { run, provider } = await carryOut({ payload: given, answers: [overflow, overflow] });
    expect(run).toMatchObject({
      status: 'failed',
      reason:
        'Step 1 failed: the model could not answer: The prompt has 9000 tokens, the model holds 1024 Choose a model with a larger context.',
    });
    expect(provider.requests).toHaveLength(requests);
  });

  test('and fits when it is shorter: what fails later is not told as the model’s failure', async () => {
    const full = (log: RunLog): RunLog => ({
      ...log,
      append: (runId, version, events, run) => {
        if (events.some(({ type }) => type === 'tool-call-sent')) throw new Error('the disk is full');
        return log.append(runId, version, events, run);
      },
    });
    const provider = new ScriptedProvider([overflow, { calls: [{ name: 'extra', arguments: {} }] }]);
    const { engine, settled } = openEngine({
      procedures: [{ name: 'pump', toml: auto, steps: '1. **Look** — Read.\n   - tools: extra\n' }],
      tools: [new RecordingTool('extra', 'reads')],
      provider,
      around: full,
    });
    const started = engine.startByHand('pump', payload, ana);
    if (!started.ok) throw new Error('not started');
    expect(await settled(started.value.runId)).toMatchObject({
      status: 'failed',
      reason: 'Step 1 failed: the step broke off: the disk is full',
    });
    await engine.close();
  });

  test('does not keep the card from its calls, and the card says that the event was cut', async () => {
    const { run, write: tool } = await carryOut({
      payload,
      step: '1. **Close** — Write.\n   - tools: write\n   - requires_confirmation: true\n',
      answers: [overflow, write],
    });
    expect(run.gate).toMatchObject({
      calls: [{ tool: 'write', arguments: { pin: 5 } }],
      note: 'The model saw the event cut short; all of it did not fit.',
    });
    expect(tool.calls).toEqual([]);
  });
});

describe('what counts as carried out', () => {
  test.each<{
    name: string;
    toml: string;
    answers: readonly ScriptedAnswer[];
    offered: readonly string[];
    then: Partial<Run>;
  }>([
    {
      name: 'with tools = "any" a step sees every tool, and any that succeeded is enough',
      toml: 'tools = "any"\n',
      answers: [{ calls: [{ name: 'extra', arguments: {} }] }, { text: 'Looked.' }],
      offered: ['write', 'extra', 'step_failed'],
      then: { status: 'completed' },
    },
    {
      name: 'with listed tools it sees its own',
      toml: '',
      answers: [write, { text: 'Done.' }],
      offered: ['write', 'step_failed'],
      then: { status: 'completed' },
    },
    {
      name: 'a tool of another step does not exist for it',
      toml: '',
      answers: [{ calls: [{ name: 'extra', arguments: {} }] }, { text: 'Looked.' }, { text: 'Really.' }],
      offered: ['write', 'step_failed'],
      then: {
        status: 'failed',
        reason: 'Step 1 failed: the model ended the step without carrying out write. It says: Really.',
      },
    },
    {
      name: 'with tools = "any" ending twice without any call is still not completed',
      toml: 'tools = "any"\n',
      answers: [{ text: 'Fine.' }, { text: 'Really.' }],
      offered: ['write', 'extra', 'step_failed'],
      then: { status: 'failed' },
    },
  ])('$name', async ({ toml, answers, offered, then }) => {
    const { run, provider } = await carryOut({ toml, answers });
    expect(run).toMatchObject(then);
    expect(provider.requests[0]?.tools.map((tool) => tool.name)).toEqual(offered);
  });

  test.each([
    { forcesCalls: true, then: [undefined, 'required', undefined] },
    { forcesCalls: false, then: [undefined, undefined, undefined] },
  ])(
    'a model that ended without a call is asked again for one ($forcesCalls)',
    async ({ forcesCalls, then }) => {
      const { run, provider } = await carryOut({
        forcesCalls,
        answers: [{ text: 'Fine.' }, write, { text: 'Done.' }],
      });
      expect(run.status).toBe('completed');
      expect(provider.requests.map(({ toolChoice }) => toolChoice)).toEqual(then);
    },
  );

  test('every step is told of the same tools, and one of another step does nothing in it', async () => {
    const { run, provider, ...tools } = await carryOut({
      step: '1. **Look** — Read.\n   - tools: extra\n2. **Close** — Write.\n   - tools: write\n',
      answers: [
        write,
        { calls: [{ name: 'extra', arguments: {} }] },
        { text: 'Looked.' },
        write,
        { text: 'Closed.' },
      ],
    });
    expect(run).toMatchObject({ status: 'completed', steps: [{ output: 'Looked.' }, { output: 'Closed.' }] });
    expect(
      provider.requests.map((request) => [request.tools.map(({ name }) => name), request.callable]),
    ).toEqual([
      ...Array.from({ length: 3 }, () => [
        ['extra', 'write', 'step_failed'],
        ['extra', 'step_failed'],
      ]),
      ...Array.from({ length: 2 }, () => [
        ['extra', 'write', 'step_failed'],
        ['write', 'step_failed'],
      ]),
    ]);
    expect(provider.requests[1]?.messages.at(-1)).toMatchObject({
      role: 'tool',
      status: 'error',
      output: 'Not to be used now: write. The tools here: extra, step_failed.',
    });
    expect([tools.extra.calls.length, tools.write.calls.length]).toEqual([1, 1]);
  });

  test('a step that names its call hands a whole payload to a tool that wants text', async () => {
    const text = new RecordingTool('store', 'acts', {
      type: 'object',
      properties: { content: { type: 'string' } },
      required: ['content'],
    });
    const { engine, settled } = openEngine({
      procedures: [
        {
          name: 'pump',
          toml: auto,
          steps:
            '1. **Keep** — Keep it.\n   - call: store {"content": "{{payload}}"}\n   - requires_confirmation: true\n',
        },
      ],
      tools: [text],
    });
    const started = engine.startByHand('pump', '{"value": 92}', ana);
    if (!started.ok) throw new Error('not started');
    const waiting = await settled(started.value.runId);
    expect(waiting.gate?.calls).toEqual([
      { tool: 'store', arguments: { content: '{"value":92}' }, provenance: { content: 'payload' } },
    ]);
    signOff(engine, started.value.runId, ana);
    expect(await settled(started.value.runId)).toMatchObject({ status: 'completed' });
    expect(text.calls).toEqual([{ content: '{"value":92}' }]);
    await engine.close();
  });
});

test('what an attempt that was given up still says does not reach the attempt after it', async () => {
  const late: ((result: ToolResult) => void)[] = [];
  const deaf: Tool = {
    name: 'write',
    description: 'Does not listen',
    effect: 'acts',
    parameters: { type: 'object' },
    execute: () =>
      new Promise((resolve) => {
        late.push(resolve);
      }),
  };
  const { engine, clock, settled, run } = openEngine({
    procedures: [
      {
        name: 'pump',
        toml: `${auto}on_interrupt = "retry"\n`,
        steps: '1. **Close** — Write.\n   - call: write {"pin": 5}\n   - on_failure: retry:1\n',
      },
    ],
    tools: [deaf],
    settings: { stepTimeoutSecs: 10 },
  });
  const started = engine.startByHand('pump', null, ana);
  if (!started.ok) throw new Error('not started');
  await clock.advance(12_000);
  expect(late).toHaveLength(2);
  late[0]?.({ success: true, output: 'too late' });
  await clock.advance(1);
  expect(run(started.value.runId).steps[0]?.toolCalls.map((call) => call.output)).toEqual([null, null]);
  late[1]?.({ success: true, output: 'in time' });
  expect(await settled(started.value.runId)).toMatchObject({
    status: 'completed',
    steps: [{ output: 'in time', attempt: 2 }],
  });
  await engine.close();
});
