import { fork } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complete, type ModelDelta, type ModelRequest } from '../../../src/main/ports/provider';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { forkWorker, type Worker } from '../../../src/main/modules/models/llama/worker-process';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { eventually } from '../../fixtures/eventually';
import { testProgram } from '../../fixtures/test-program';
import { builtInModel, providerOf, startHost, stepRequest, workerProgram } from './built-in';

const never = new AbortController().signal;
let host: LlamaHost;
let folder: string;

beforeAll(async () => {
  host = startHost();
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-models-'));
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

describe('the built-in model in its own process', () => {
  test('calls the tool, then sums up; the second answer evaluates only what is new', async () => {
    const provider = providerOf(host);
    const seen: ModelDelta['type'][] = [];
    const first = await complete(provider, stepRequest, never, (delta) => {
      seen.push(delta.type);
    });
    expect({ text: first.text, calls: first.toolCalls, reason: first.reason }).toEqual({
      text: '',
      calls: [
        {
          id: 'call-1',
          name: 'gpio_write',
          arguments: { pin: 5, value: 0 },
          confidence: expect.any(Number) as number,
        },
      ],
      reason: 'tool-calls',
    });
    expect(first.toolCalls[0]?.confidence).toBeGreaterThan(0.5);
    expect(first.toolCalls[0]?.confidence).toBeLessThanOrEqual(1);
    expect(seen[0]).toBe('progress');
    const second = await complete(
      provider,
      {
        ...stepRequest,
        messages: [
          ...stepRequest.messages,
          { role: 'assistant', text: '', toolCalls: first.toolCalls },
          { role: 'tool', callId: 'call-1', name: 'gpio_write', status: 'ok', output: 'ok' },
        ],
      },
      never,
    );
    expect({ text: second.text, reason: second.reason }).toEqual({
      text: 'Done: gpio_write → ok',
      reason: 'stop',
    });
    expect(second.usage?.promptTokens).toBeGreaterThan(first.usage?.promptTokens ?? Infinity);
    expect(second.usage?.evaluatedTokens).toBeLessThan(60);
  });

  test('an invented word in a step makes the call less sure; outside of steps nothing is weighed', async () => {
    const provider = providerOf(host);
    const ask = async (text: string, priority: ModelRequest['priority']) =>
      (
        await complete(
          provider,
          { ...stepRequest, toolChoice: 'required', messages: [{ role: 'user', text }], priority },
          never,
        )
      ).toolCalls[0]?.confidence;
    const step =
      '[SOP: pump-overpressure | Step 2] Close relief valve — Set GPIO pin 5 LOW. Suggested tools: gpio_write';
    const [sure, unsure] = [
      await ask(step, 'sop'),
      await ask('[SOP: a | Step 1] Think of something nice. Suggested tools: gpio_write', 'sop'),
    ];
    expect(unsure).toBeLessThan(sure ?? 0);
    expect(await ask(step, 'chat')).toBeUndefined();
  });

  test('a process that was prepared takes the model, and answers as any other', async () => {
    const clock = new FakeClock();
    const started: Worker[] = [];
    const prepared = startHost((listener) => {
      const worker = forkWorker(workerProgram)(listener);
      started.push(worker);
      return worker;
    }, clock);
    try {
      prepared.keepPrepared(true);
      await clock.advance(60_000);
      expect(started).toHaveLength(1);
      const [usual, answer] = [
        await complete(providerOf(host), stepRequest, never),
        await complete(providerOf(prepared, builtInModel, 1024, 'auto'), stepRequest, never),
      ];
      expect(answer.toolCalls.map((call) => call.arguments)).toEqual(
        usual.toolCalls.map((call) => call.arguments),
      );
      expect(started).toHaveLength(1);
    } finally {
      await prepared.close();
    }
  });

  test('the same request gives the same answer', async () => {
    const provider = providerOf(host);
    const request: ModelRequest = {
      ...stepRequest,
      tools: [],
      messages: [{ role: 'user', text: 'hello' }],
      temperature: 0.8,
    };
    expect((await complete(provider, request, never)).text).toBe(
      (await complete(provider, request, never)).text,
    );
  });

  test('an answer at its token limit says so', async () => {
    const answer = await complete(providerOf(host), { ...stepRequest, maxTokens: 4 }, never);
    expect({ reason: answer.reason, calls: answer.toolCalls }).toEqual({ reason: 'length', calls: [] });
  });

  test('a step that demands a call gets one even from small talk', async () => {
    const answer = await complete(
      providerOf(host),
      { ...stepRequest, toolChoice: 'required', messages: [{ role: 'user', text: 'hello' }] },
      never,
    );
    expect(answer.toolCalls.map((call) => call.name)).toContain('gpio_write');
    expect(answer.text).toBe('');
  });

  test('a prompt that does not fit is refused with both numbers, and nothing is dropped silently', async () => {
    const long = { ...stepRequest, messages: [{ role: 'user' as const, text: 'pressure '.repeat(2000) }] };
    await expect(complete(providerOf(host), long, never)).rejects.toMatchObject({
      code: 'provider.overflow',
      message: expect.stringMatching(/has \d{4,} tokens.*holds 1024/u) as string,
      remedy: expect.any(String) as string,
    });
    expect((await complete(providerOf(host), stepRequest, never)).reason).toBe('tool-calls');
  });
});

describe('stop', () => {
  const endless: ModelRequest = {
    ...stepRequest,
    tools: [],
    messages: [{ role: 'user', text: 'Tell me a long story about the pump.' }],
    temperature: 1,
    maxTokens: 900,
  };

  test('during the answer rejects, and the next job is served by the same process', async () => {
    const provider = providerOf(host);
    await complete(provider, stepRequest, never);
    const stop = new AbortController();
    const stopped = complete(provider, endless, stop.signal, (delta) => {
      if (delta.type === 'text') stop.abort(new Error('person pressed Stop'));
    });
    await expect(stopped).rejects.toThrow('person pressed Stop');
    const phases: string[] = [];
    const next = await complete(provider, stepRequest, never, (delta) => {
      if (delta.type === 'progress') phases.push(delta.phase);
    });
    expect(next.toolCalls).toHaveLength(1);
    expect(phases).not.toContain('loading');
  });

  test('while the prompt is read rejects without a word of an answer, and the next job works', async () => {
    const provider = providerOf(host);
    const stop = new AbortController();
    const words: string[] = [];
    const long: ModelRequest = {
      ...stepRequest,
      messages: [{ role: 'user', text: `Note: ${'valve '.repeat(250)}` }, ...stepRequest.messages],
    };
    const stopped = complete(provider, long, stop.signal, (delta) => {
      if (delta.type === 'text') words.push(delta.text);
      if (delta.type === 'progress' && delta.phase === 'reading')
        stop.abort(new Error('person pressed Stop'));
    });
    await expect(stopped).rejects.toThrow('person pressed Stop');
    expect(words).toEqual([]);
    expect((await complete(provider, stepRequest, never)).toolCalls).toHaveLength(1);
  });
});

describe('files that are no models', () => {
  test.each([
    { name: 'a missing file', make: () => Promise.resolve(), message: /does not exist/u },
    {
      name: 'a text file',
      make: (path: string) => writeFile(path, 'this is no model at all, only text '.repeat(20)),
      message: /is not a GGUF model file/u,
    },
    {
      name: 'a file cut off in the weights',
      make: async (path: string) => {
        await copyFile(builtInModel, path);
        await truncate(path, 2_000_000);
      },
      message: /cut off or damaged/u,
    },
    {
      name: 'a file cut off in its header',
      make: async (path: string) => {
        await writeFile(path, (await readFile(builtInModel)).subarray(0, 3000));
      },
      message: /cut off or damaged|could not be loaded/u,
    },
  ])('$name is told with its remedy, and the built-in model still works', async ({ name, make, message }) => {
    const path = join(folder, `${name.replaceAll(' ', '-')}.gguf`);
    await make(path);
    await expect(complete(providerOf(host, path), stepRequest, never)).rejects.toMatchObject({
      code: 'provider.model',
      message: expect.stringMatching(message) as string,
      remedy: expect.stringMatching(/\.$/u) as string,
    });
    expect(host.state).toMatchObject({ kind: 'failed', file: path });
    expect((await complete(providerOf(host), stepRequest, never)).toolCalls).toHaveLength(1);
  });
});

test('a process that is killed fails its job alone; the next job has a new one', async () => {
  const started: Worker[] = [];
  const own = startHost((listener) => {
    const worker = forkWorker(workerProgram)(listener);
    started.push(worker);
    return worker;
  });
  try {
    const provider = providerOf(own);
    await complete(provider, stepRequest, never);
    const failing = complete(
      provider,
      { ...stepRequest, tools: [], temperature: 1, maxTokens: 900 },
      never,
      (delta) => {
        if (delta.type === 'text') process.kill(Number(started[0]?.pid), 'SIGKILL');
      },
    );
    await expect(failing).rejects.toMatchObject({ code: 'provider.crashed', retryable: true });
    expect((await complete(provider, stepRequest, never)).toolCalls).toHaveLength(1);
  } finally {
    await own.close();
  }
});

test('the process ends when its parent dies without a word', async () => {
  const orphanParent = testProgram('tests/integration/providers/orphan-parent.program.ts');
  const parent = fork(orphanParent.file, [builtInModel], { execArgv: [...orphanParent.execArgv] });
  const worker = await new Promise<number>((resolve) =>
    parent.once('message', (pid) => {
      resolve(Number(pid));
    }),
  );
  parent.kill('SIGKILL');
  await eventually('the worker is gone', () => !isAlive(worker));
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
