import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { complete, type ModelRequest } from '../../../src/main/ports/provider';
import { LlamaHost, type LlamaHostOptions } from '../../../src/main/modules/models/llama/host';
import { ModelProcess } from '../../../src/main/modules/models/llama/model-process';
import { forkWorker, type StartWorker } from '../../../src/main/modules/models/llama/worker-process';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { planOf1024 } from '../../../src/main/testing/plan-of-1024';
import { eventually } from '../../fixtures/eventually';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { builtInModel, providerOf, stepRequest, workerProgram } from './built-in';

const never = new AbortController().signal;
let folder: string;
let model: string;
let open: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-random-'));
  model = join(folder, 'random.gguf');
  // Wide enough that a long prompt takes many pieces to read.
  writeRandomGguf(model, { ...tinyModel, width: 128, layers: 4, context: 8192 });
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await Promise.all(open.map((close) => close()));
  open = [];
});

describe('stop, counted by llama.cpp itself', () => {
  const generate = {
    conversation: 'chat:1',
    system: '',
    tools: [],
    callable: [],
    choice: 'auto' as const,
    now: 0,
    temperature: 1,
    seed: 1,
    maxTokens: 4000,
  };

  async function startProcess(): Promise<ModelProcess> {
    const process = new ModelProcess({
      startWorker: forkWorker(workerProgram),
      clock: new FakeClock(),
      logger: silentLogger,
      silentMs: 1000,
      hardStopMs: 1000,
      onExit: () => {},
    });
    open.push(() => process.end());
    await process.load(
      {
        type: 'load',
        file: model,
        purpose: 'answers',
        contextSize: 8192,
        sequences: 1,
        threads: 1,
        gpu: false,
      },
      () => {},
      never,
    );
    return process;
  }

  test('while it writes: a few more tokens at most, and the same process answers next', async () => {
    const process = await startProcess();
    const stop = new AbortController();
    let heard = 0;
    const ended = await process.generate(
      {
        ...generate,
        messages: [{ role: 'user', text: 'Go on forever.' }],
        grammar: 'root ::= [a-z ]+ "~~~~~"',
      },
      (report) => {
        if (report.type === 'text') heard += 1;
        if (heard === 2) stop.abort(new Error('stopped'));
      },
      stop.signal,
    );
    expect(ended).toMatchObject({ type: 'stopped' });
    expect(ended.usage.outputTokens).toBeLessThan(generate.maxTokens / 2);
    const next = await process.generate(
      { ...generate, messages: [{ role: 'user', text: 'And now?' }], maxTokens: 3 },
      () => {},
      never,
    );
    expect(next).toMatchObject({ type: 'finished', reason: 'length' });
  });

  test('while it reads: the rest of the prompt is never evaluated, and what was read is there for the next try', async () => {
    const process = await startProcess();
    const stop = new AbortController();
    const messages = [{ role: 'user' as const, text: 'the relief valve and the pump '.repeat(120) }];
    const ended = await process.generate(
      { ...generate, messages },
      (report) => {
        if (report.type === 'reading' && report.fraction > 0) stop.abort(new Error('stopped'));
      },
      stop.signal,
    );
    expect(ended).toMatchObject({ type: 'stopped', usage: { outputTokens: 0 } });
    expect(ended.usage.promptTokens).toBeGreaterThan(3000);
    expect(ended.usage.evaluatedTokens).toBeLessThan(ended.usage.promptTokens * 0.75);
    const again = await process.generate({ ...generate, messages, maxTokens: 2 }, () => {}, never);
    expect(again.usage.evaluatedTokens + ended.usage.evaluatedTokens).toBeLessThan(
      ended.usage.promptTokens + 10,
    );
  });
});

describe.runIf(process.platform !== 'win32')('a process that is frozen', () => {
  /** The real process, with a way to freeze it. */
  function frozenBy(): {
    readonly startWorker: StartWorker;
    readonly started: number[];
    freezeNext: boolean;
  } {
    const all = { started: [] as number[], freezeNext: true, startWorker: null as unknown as StartWorker };
    const fork = forkWorker(workerProgram);
    all.startWorker = (listener) => {
      const worker = fork(listener);
      if (worker.pid !== undefined) all.started.push(worker.pid);
      if (all.freezeNext && worker.pid !== undefined) process.kill(worker.pid, 'SIGSTOP');
      return worker;
    };
    return all;
  }

  const hostOf = (
    options: Partial<LlamaHostOptions> & Pick<LlamaHostOptions, 'startWorker' | 'clock'>,
  ): LlamaHost => {
    const host = new LlamaHost({ plan: planOf1024, logger: silentLogger, ...options });
    open.push(() => host.close());
    return host;
  };

  test('while it loads fails its job with the reason, and the next job has a new one', async () => {
    const frozen = frozenBy();
    const clock = new FakeClock();
    const host = hostOf({ startWorker: frozen.startWorker, clock });
    const failing = complete(providerOf(host), stepRequest, never);
    const outcome = expect(failing).rejects.toMatchObject({
      code: 'provider.crashed',
      message: expect.stringContaining('made no progress for 120 s while loading step-runner.gguf') as string,
      remedy: expect.any(String) as string,
    });
    await eventually('the process was started', () => frozen.started.length === 1);
    frozen.freezeNext = false;
    await clock.advance(120_000);
    await outcome;
    expect((await complete(providerOf(host), stepRequest, never)).toolCalls).toHaveLength(1);
    expect(frozen.started).toHaveLength(2);
  });

  test('while it loads does not hold up a person who stops', async () => {
    const frozen = frozenBy();
    const host = hostOf({ startWorker: frozen.startWorker, clock: new FakeClock() });
    const stop = new AbortController();
    const stopped = complete(providerOf(host), stepRequest, stop.signal);
    await eventually('the process was started', () => frozen.started.length === 1);
    frozen.freezeNext = false;
    stop.abort(new Error('person pressed Stop'));
    await expect(stopped).rejects.toThrow('person pressed Stop');
    expect((await complete(providerOf(host), stepRequest, never)).toolCalls).toHaveLength(1);
  });

  test('while it answers is replaced after a stop that it does not hear', async () => {
    const frozen = frozenBy();
    frozen.freezeNext = false;
    const clock = new FakeClock();
    const host = hostOf({ startWorker: frozen.startWorker, clock });
    const stop = new AbortController();
    const request: ModelRequest = { ...stepRequest, tools: [], temperature: 1, maxTokens: 900 };
    const stopped = complete(providerOf(host, builtInModel), request, stop.signal, (delta) => {
      if (delta.type !== 'text' || stop.signal.aborted) return;
      process.kill(frozen.started[0] ?? 0, 'SIGSTOP');
      stop.abort(new Error('person pressed Stop'));
    });
    await expect(stopped).rejects.toThrow('person pressed Stop');
    const next = complete(providerOf(host), stepRequest, never);
    // On a busy machine the answer may be whole before the freeze; then the watchdog finds the silent
    // process, some looks later.
    await eventually('the process was replaced', async () => {
      await clock.advance(1000);
      return frozen.started.length === 2;
    });
    expect((await next).toolCalls).toHaveLength(1);
  });
});
