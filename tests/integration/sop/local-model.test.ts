import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  complete,
  withStream,
  type ModelDelta,
  type ModelRequest,
  type Provider,
} from '../../../src/main/ports/provider';
import type { Tool, ToolResult } from '../../../src/main/ports/tool';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { forkWorker } from '../../../src/main/modules/models/llama/worker-process';
import { checkArguments } from '../../../src/main/platform/base/json-schema';
import { stepOutputTool } from '../../../src/main/modules/procedures/execution/step-output-tool';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { eventually } from '../../fixtures/eventually';
import { gpioWrite, providerOf, startHost, stepRequest, workerProgram } from '../providers/built-in';
import { openEngine, type EngineBench } from './engine-bench';

/** Runs on the built-in model, in its process: what cancel stops, and who is served first. */

const ana = { by: 'ana', via: 'app' };
const auto = 'execution_mode = "auto"\n';
const never = new AbortController().signal;
const closing = '1. **Close relief valve** — Set GPIO pin 5 LOW.\n   - tools: gpio_write\n';

let host: LlamaHost;
let modelProcess = 0;

beforeAll(async () => {
  const fork = forkWorker(workerProgram);
  host = startHost((listener) => {
    const worker = fork(listener);
    modelProcess = worker.pid ?? 0;
    return worker;
  });
  await complete(providerOf(host), { ...stepRequest, maxTokens: 1 }, never);
});
afterAll(async () => {
  await host.close();
});

const busy = (): boolean => host.state.kind === 'ready' && host.state.busy;
/** Resolves when the model begins its next job. */
const atWork = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = host.stateChanged.on((state) => {
      if (state.kind !== 'ready' || !state.busy) return;
      stop();
      resolve();
    });
  });
const gpio = (answers: readonly (ToolResult | 'hang')[] = []): RecordingTool =>
  new RecordingTool('gpio_write', 'acts', gpioWrite.parameters, answers);

function open(
  steps: string,
  tools: readonly Tool[],
  toml = auto,
  provider: Provider = providerOf(host),
): EngineBench & { readonly start: () => string } {
  const bench = openEngine({ procedures: [{ name: 'pump-overpressure', toml, steps }], tools, provider });
  const start = (): string => {
    const started = bench.engine.startByHand('pump-overpressure', null, ana);
    if (!started.ok) throw new Error(started.error.message);
    return started.value.runId;
  };
  return { ...bench, start };
}

/** Cancels; resolves once the model is free, and checks that the run's log says nothing more afterwards. */
async function cancelled(bench: EngineBench, runId: string): Promise<void> {
  expect(bench.engine.cancel(runId, 'enough', ana).ok).toBe(true);
  const log = createRunLog(bench.database);
  const written = log.read(runId).length;
  await eventually('a free model', () => !busy());
  // Another job goes through the same process, so whatever was still on its way has arrived.
  await complete(providerOf(host), { ...stepRequest, conversation: 'after', maxTokens: 4 }, never);
  expect(log.read(runId)).toHaveLength(written);
  expect(bench.run(runId)).toMatchObject({ status: 'cancelled', reason: 'enough' });
  await bench.engine.close();
}

describe('cancel frees the model, and the record of the run ends with it', () => {
  test('while the model writes', async () => {
    const bench = open(closing, [gpio()]);
    const runId = bench.start();
    const writing = new Promise<void>((resolve) => {
      bench.engine.texts.on(() => {
        resolve();
      });
    });
    await writing;
    expect(busy()).toBe(true);
    await cancelled(bench, runId);
  });

  test('while the model reads the prompt', async () => {
    const bench = open(closing, [gpio()]);
    const working = atWork();
    const runId = bench.start();
    await working;
    await cancelled(bench, runId);
  });

  test('while the card is being drafted', async () => {
    const tool = gpio();
    const bench = open(`${closing}   - requires_confirmation: true\n`, [tool]);
    const working = atWork();
    const runId = bench.start();
    await working;
    expect(bench.run(runId).gate?.calls).toBeNull();
    await cancelled(bench, runId);
    expect(tool.calls).toEqual([]);
  });

  test('while a tool hangs', async () => {
    const tool = gpio(['hang']);
    const bench = open(closing, [tool]);
    const runId = bench.start();
    await eventually('the call', () => tool.calls.length > 0);
    await cancelled(bench, runId);
  });

  test('while a tool hangs that does not listen, whose late answer is not recorded', async () => {
    let answer: (result: ToolResult) => void = () => {};
    let calls = 0;
    const deaf: Tool = {
      ...gpioWrite,
      effect: 'acts',
      execute: () => {
        calls += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    };
    const bench = open(closing, [deaf]);
    const runId = bench.start();
    await eventually('the call', () => calls > 0);
    bench.engine.cancel(runId, 'enough', ana);
    const written = createRunLog(bench.database).read(runId).length;
    answer({ success: true, output: 'too late' });
    await complete(providerOf(host), { ...stepRequest, conversation: 'after', maxTokens: 4 }, never);
    expect(createRunLog(bench.database).read(runId)).toHaveLength(written);
    await bench.engine.close();
  });
});

test('the step of a critical run goes before chat messages that were there first', async () => {
  const served: string[] = [];
  const heard = (name: string, delta: ModelDelta): void => {
    // Conversations are read side by side; what is less urgent stands still while the step is read and answered.
    if (!served.includes(name) && delta.type !== 'progress') served.push(name);
  };
  const chat = (name: string, maxTokens: number): Promise<unknown> => {
    const request: ModelRequest = {
      ...stepRequest,
      tools: [],
      messages: [{ role: 'user', text: `Tell me about the pump, ${name}.` }],
      conversation: `chat:${name}`,
      priority: 'chat',
      maxTokens,
    };
    return complete(providerOf(host), request, never, (delta) => {
      heard(name, delta);
    });
  };
  const provider = withStream(providerOf(host), async function* (request, signal) {
    for await (const delta of providerOf(host).stream(request, signal)) {
      heard('step', delta);
      yield delta;
    }
  });
  const working = atWork();
  const talking = chat('first', 200);
  await working;
  process.kill(modelProcess, 'SIGSTOP'); // until all of them wait, however quick the model is
  const waiting = [chat('second', 8), chat('third', 8)];
  const bench = open(closing, [gpio()], `${auto}priority = "critical"\n`, provider);
  const runId = bench.start();
  await eventually('the request of the step', () =>
    bench.events.some((event) => event.type === 'model-requested'),
  );
  process.kill(modelProcess, 'SIGCONT');
  await Promise.all([talking, ...waiting, bench.settled(runId)]);
  const [next, ...later] = served.filter((name) => name !== 'first');
  // The two conversations are read in one piece: which of them speaks first says nothing.
  expect([next, later.toSorted()]).toEqual(['step', ['second', 'third']]);
  expect(bench.run(runId)).toMatchObject({ status: 'completed' });
  await bench.engine.close();
});

test('the result of a step is held to its schema by the grammar of a model on this machine', async () => {
  const schema = {
    type: 'object',
    properties: { urgent: { type: 'boolean' }, level: { enum: ['low', 'high'] } },
    required: ['urgent', 'level'],
    additionalProperties: false,
  };
  const answer = await complete(
    providerOf(host),
    {
      ...stepRequest,
      conversation: 'output',
      tools: [stepOutputTool(schema, () => [])],
      toolChoice: 'required',
      maxTokens: 200,
    },
    never,
  );
  expect(answer.toolCalls.map(({ name }) => name)).toEqual(['step_output']);
  expect(checkArguments(schema, answer.toolCalls[0]?.arguments ?? {})).toEqual([]);
}, 120_000);
