import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import type { ModelPriority } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { FakeClock } from '../../../testing/fake-clock';
import { planOf1024 } from '../../../testing/plan-of-1024';
import { LlamaHost, type HostState, type Job, type JobDelta, type LlamaHostOptions } from './host';
import type { Command, Report } from './protocol';
import type { StartWorker, WorkerListener } from './worker-process';

const usage = { promptTokens: 3, evaluatedTokens: 2, outputTokens: 1 };
const model = { contextSize: 1024, sequences: 1, threads: 1, wrapper: 'ChatML', bytes: 1 };

/** Workers that do what the test says, in full: every command is kept, every report comes from the test. */
class Workers {
  readonly commands: Command[] = [];
  started = 0;
  alive = 0;
  /** A process that gives back much memory takes a while; `go` is its end. */
  slowToGo = false;
  go: () => void = () => {};
  #listener: WorkerListener | null = null;

  readonly start: StartWorker = (listener) => {
    this.started += 1;
    this.alive += 1;
    this.#listener = listener;
    let gone = false;
    return {
      send: (command) => {
        this.commands.push(command);
      },
      kill: () => {
        if (gone) return;
        gone = true;
        this.alive -= 1;
        const exit = (): void => {
          listener.onExit('signal SIGKILL');
        };
        if (this.slowToGo) this.go = exit;
        else queueMicrotask(exit);
      },
    };
  };

  report(report: Report): void {
    this.#listener?.onReport(report);
  }

  die(detail: string): void {
    this.alive -= 1;
    this.#listener?.onExit(detail);
  }

  async commandNumber(type: Command['type'], count: number): Promise<Command> {
    for (;;) {
      const command = this.commands.filter((candidate) => candidate.type === type)[count - 1];
      if (command !== undefined) return command;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  }

  /** Answers the load command with this number, counted from 1. */
  async load(count = 1): Promise<void> {
    await this.commandNumber('load', count);
    this.report({ type: 'ready', model });
  }

  /** Id of the generate command with this number. */
  async generateId(count = 1): Promise<number> {
    const command = await this.commandNumber('generate', count);
    return command.type === 'generate' ? command.id : 0;
  }

  async answer(count = 1): Promise<void> {
    this.report({ type: 'finished', id: await this.generateId(count), reason: 'stop', usage });
  }
}

function setUp(options: Partial<LlamaHostOptions> = {}): {
  host: LlamaHost;
  workers: Workers;
  clock: FakeClock;
} {
  const workers = new Workers();
  const clock = new FakeClock();
  return {
    workers,
    clock,
    host: new LlamaHost({
      startWorker: workers.start,
      plan: planOf1024,
      clock,
      logger: silentLogger,
      hardStopMs: 800,
      silentMs: 120_000,
      idleMs: () => 60_000,
      ...options,
    }),
  };
}

const setup = { file: '/m.gguf', contextSize: 1024, threads: 1, gpu: 'auto' } as const;
const job = (text: string, priority: ModelPriority = 'chat', file = '/m.gguf'): Job => ({
  setup: { ...setup, file },
  generate: {
    conversation: 'chat:1',
    system: '',
    messages: [{ role: 'user', text }],
    tools: [],
    callable: [],
    choice: 'auto',
    temperature: 0,
    seed: 1,
    maxTokens: 8,
  },
  priority,
});

async function drain(deltas: AsyncIterable<JobDelta>): Promise<JobDelta[]> {
  const all: JobDelta[] = [];
  for await (const delta of deltas) all.push(delta);
  return all;
}

const never = new AbortController().signal;

test('a job loads the model, streams, and ends; the next one finds it loaded', async () => {
  const { host, workers } = setUp();
  const first = drain(host.run(job('a'), never));
  await workers.commandNumber('load', 1);
  workers.report({ type: 'load-progress', fraction: 0.5 });
  workers.report({ type: 'ready', model });
  const id = await workers.generateId();
  workers.report({ type: 'reading', id, fraction: 0.25, pieceMs: 0 });
  workers.report({ type: 'text', id, text: 'Hi' });
  await workers.answer();
  expect(await first).toEqual([
    { type: 'progress', phase: 'queued', fraction: null },
    { type: 'progress', phase: 'loading', fraction: 0 },
    { type: 'progress', phase: 'loading', fraction: 0.5 },
    { type: 'progress', phase: 'reading', fraction: null },
    { type: 'progress', phase: 'reading', fraction: 0.25 },
    { type: 'text', id, text: 'Hi' },
    { type: 'finished', id, reason: 'stop', usage, queuedMs: 0 },
  ]);
  const second = drain(host.run(job('b'), never));
  await workers.answer(2);
  await second;
  expect(workers.commands.map((command) => command.type)).toEqual(['load', 'generate', 'generate']);
  await host.close();
});

test('urgent jobs overtake waiting ones, one job runs at a time, and each says how long it waited', async () => {
  const { host, workers, clock } = setUp();
  const order = (): string[] =>
    workers.commands.flatMap((command) =>
      command.type === 'generate'
        ? command.messages.flatMap((message) => (message.role === 'user' ? [message.text] : []))
        : [],
    );
  const all = [
    host.run(job('first'), never),
    host.run(job('background', 'background'), never),
    host.run(job('valve', 'sop-critical'), never),
  ].map(drain);
  await workers.commandNumber('load', 1);
  expect(order()).toHaveLength(0);
  await workers.load();
  for (const count of [1, 2, 3]) {
    await workers.generateId(count);
    expect(order()).toHaveLength(count);
    await clock.advance(1000);
    await workers.answer(count);
  }
  expect((await Promise.all(all)).map((deltas) => deltas.at(-1))).toMatchObject([
    { queuedMs: 0 },
    { queuedMs: 2000 },
    { queuedMs: 1000 },
  ]);
  expect(order()).toEqual(['first', 'valve', 'background']);
  await host.close();
});

test('another model is loaded into another process, once the one before has given its memory back', async () => {
  const aliveAtPlan: number[] = [];
  const { host, workers } = setUp({
    plan: (...wanted) => {
      aliveAtPlan.push(workers.alive);
      return planOf1024(...wanted);
    },
  });
  const first = drain(host.run(job('a'), never));
  await workers.load();
  await workers.answer();
  await first;
  const second = drain(host.run(job('b', 'chat', '/other.gguf'), never));
  await workers.load(2);
  await workers.answer(2);
  await second;
  expect({ aliveAtPlan, started: workers.started, alive: workers.alive }).toEqual({
    aliveAtPlan: [0, 0],
    started: 2,
    alive: 1,
  });
  await host.close();
});

test('a file that was replaced is loaded again; one that was only taken away answers on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-host-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'm.gguf');
  writeFileSync(file, 'one');
  const { host, workers } = setUp();
  const answered = async (count: number): Promise<void> => {
    const running = drain(host.run(job('a', 'chat', file), never));
    await workers.answer(count);
    await running;
  };
  await Promise.all([workers.load(), answered(1)]);
  await answered(2);
  expect(workers.started).toBe(1);
  writeFileSync(`${file}.new`, 'two');
  renameSync(`${file}.new`, file);
  await Promise.all([workers.load(2), answered(3)]);
  rmSync(file);
  await answered(4);
  expect({ started: workers.started, alive: workers.alive }).toEqual({ started: 2, alive: 1 });
  await host.close();
});

test('a crash fails the job that ran, and the next one gets a new process', async () => {
  const { host, workers } = setUp();
  const failing = drain(host.run(job('a'), never));
  const waiting = drain(host.run(job('b'), never));
  await workers.load();
  await workers.generateId();
  workers.die('signal SIGSEGV: GGML_ASSERT failed');
  await expect(failing).rejects.toMatchObject({
    code: 'provider.crashed',
    message: expect.stringContaining('GGML_ASSERT') as string,
    retryable: true,
  });
  await workers.load(2);
  await workers.answer(2);
  expect((await waiting).at(-1)?.type).toBe('finished');
  await host.close();
});

test('a process that the system ended points to the memory', async () => {
  const { host, workers } = setUp();
  const failing = drain(host.run(job('a'), never));
  await workers.commandNumber('load', 1);
  workers.die('signal SIGKILL');
  await expect(failing).rejects.toMatchObject({
    code: 'provider.crashed',
    remedy: expect.stringContaining('memory ran out') as string,
  });
  await host.close();
});

test('after two crashes in a row a model is loaded without the GPU, for as long as the engine runs', async () => {
  const { host, workers, clock } = setUp();
  for (const count of [1, 2]) {
    const failing = drain(host.run(job('a'), never));
    await workers.commandNumber('load', count);
    workers.die('signal SIGSEGV');
    await expect(failing).rejects.toMatchObject({ code: 'provider.crashed' });
  }
  const third = drain(host.run(job('a'), never));
  await workers.load(3);
  await workers.answer();
  await third;
  await clock.advance(60_000);
  const afterAPause = drain(host.run(job('a'), never));
  await workers.load(4);
  await workers.answer(2);
  await afterAPause;
  expect(workers.commands.flatMap((command) => (command.type === 'load' ? [command.gpu] : []))).toEqual([
    'auto',
    'auto',
    false,
    false,
  ]);
  await host.close();
});

test.each([
  { name: 'a load that hangs', begin: () => Promise.resolve(), doing: 'loading m.gguf', state: 'failed' },
  {
    name: 'an answer that hangs',
    begin: (workers: Workers) => workers.load(),
    doing: 'answering',
    state: 'idle',
  },
])(
  '$name is ended when nothing was heard for long enough, and the queue goes on',
  async ({ begin, doing, state }) => {
    const { host, workers, clock } = setUp();
    const hanging = drain(host.run(job('a'), never));
    const outcome = expect(hanging).rejects.toMatchObject({
      code: 'provider.crashed',
      message: `The model's process made no progress for 120 s while ${doing}, and was ended`,
      remedy: expect.stringContaining('disk') as string,
      retryable: true,
    });
    await workers.commandNumber('load', 1);
    await begin(workers);
    if (doing === 'answering') await workers.generateId();
    await clock.advance(119_999);
    expect(workers.alive).toBe(1);
    await clock.advance(1);
    await outcome;
    expect(host.state.kind).toBe(state);
    const next = drain(host.run(job('b'), never));
    await workers.load(2);
    await workers.answer(doing === 'answering' ? 2 : 1);
    expect((await next).at(-1)?.type).toBe('finished');
    expect(workers.started).toBe(2);
    await host.close();
  },
);

test('as long as something is heard a slow model is left alone, and so is one on a machine that slept', async () => {
  const { host, workers, clock } = setUp();
  const slow = drain(host.run(job('a'), never));
  await workers.commandNumber('load', 1);
  for (let percent = 1; percent <= 20; percent += 1) {
    await clock.advance(80_000);
    workers.report({ type: 'load-progress', fraction: percent / 100 });
  }
  clock.set(clock.now() + 8 * 3_600_000);
  await workers.load();
  const id = await workers.generateId();
  for (let second = 0; second < 10; second += 1) {
    await clock.advance(80_000);
    workers.report({ type: 'writing', id });
  }
  await workers.answer();
  expect((await slow).at(-1)?.type).toBe('finished');
  expect(workers.started).toBe(1);
  await host.close();
});

test('an abort while the model loads ends the process, and the next job loads it afresh', async () => {
  const { host, workers } = setUp();
  const stop = new AbortController();
  const stopped = drain(host.run(job('a'), stop.signal));
  await workers.commandNumber('load', 1);
  const next = drain(host.run(job('b'), never));
  stop.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  await workers.load(2);
  await workers.answer();
  await next;
  expect({ started: workers.started, alive: workers.alive }).toEqual({ started: 2, alive: 1 });
  await host.close();
});

test('an abort is heard at once; the process is ended only when it does not stop softly', async () => {
  const { host, workers, clock } = setUp();
  const stop = new AbortController();
  const stopped = drain(host.run(job('a'), stop.signal));
  await workers.load();
  const id = await workers.generateId();
  const next = drain(host.run(job('b'), never));
  stop.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  expect(workers.commands.at(-1)).toEqual({ type: 'stop', id });
  await clock.advance(799);
  expect(workers.alive).toBe(1);
  await clock.advance(1);
  await workers.load(2);
  await workers.answer(2);
  await next;
  expect(workers.started).toBe(2);
  await host.close();
});

test('a piece of a prompt that is being read may end first, twice as long as it takes alone', async () => {
  const { host, workers, clock } = setUp();
  const stop = new AbortController();
  const stopped = drain(host.run(job('a'), stop.signal));
  await workers.load();
  workers.report({ type: 'reading', id: await workers.generateId(), fraction: 0, pieceMs: 3_000 });
  stop.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  await clock.advance(6_799);
  expect(workers.alive).toBe(1);
  await clock.advance(1);
  expect(workers.alive).toBe(0);
  await host.close();
});

test('a soft stop keeps the process and its model', async () => {
  const { host, workers, clock } = setUp();
  const stop = new AbortController();
  const stopped = drain(host.run(job('a'), stop.signal));
  await workers.load();
  const id = await workers.generateId();
  stop.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  workers.report({ type: 'stopped', id, usage });
  await clock.advance(5000);
  expect({ alive: workers.alive, started: workers.started }).toEqual({ alive: 1, started: 1 });
  await host.close();
});

test('a reader that stops listening stops the model', async () => {
  const { host, workers } = setUp();
  const deltas = host.run(job('a'), never)[Symbol.asyncIterator]();
  await deltas.next();
  await workers.load();
  const id = await workers.generateId();
  await deltas.return?.();
  expect(workers.commands.at(-1)).toEqual({ type: 'stop', id });
  await host.close();
});

test('a job that is aborted while it waits never reaches the process', async () => {
  const { host, workers } = setUp();
  const running = drain(host.run(job('a'), never));
  const stop = new AbortController();
  const waiting = drain(host.run(job('b'), stop.signal));
  stop.abort(new Error('changed my mind'));
  await expect(waiting).rejects.toThrow('changed my mind');
  await workers.load();
  await workers.answer();
  await running;
  expect(workers.commands.filter((command) => command.type === 'generate')).toHaveLength(1);
  await host.close();
});

test('a model that cannot be loaded says why, to the job and to the status, and its process is gone', async () => {
  const { host, workers } = setUp();
  const failing = drain(host.run(job('a'), never));
  await workers.commandNumber('load', 1);
  workers.report({
    type: 'load-failed',
    failure: {
      code: 'provider.model',
      message: 'm.gguf is cut off',
      remedy: 'Copy it again.',
      retryable: false,
    },
  });
  await expect(failing).rejects.toMatchObject({
    code: 'provider.model',
    message: 'm.gguf is cut off',
    remedy: 'Copy it again.',
  });
  expect(host.state).toEqual({
    kind: 'failed',
    file: '/m.gguf',
    message: 'm.gguf is cut off',
    remedy: 'Copy it again.',
  });
  expect(workers.alive).toBe(0);
  await host.close();
});

test('a model that a person insists on is loaded against the plan, then and for every message after', async () => {
  const { host, workers } = setUp({
    plan: (file, wanted) =>
      wanted.anyway === true
        ? planOf1024(file, wanted)
        : Promise.reject(new ProviderError('provider.model', 'too little memory', {})),
  });
  const signal = new AbortController().signal;
  const setup = { file: '/models/huge.gguf', contextSize: null, threads: null, gpu: false } as const;
  await expect(host.load(setup, false, signal)).rejects.toThrow('too little memory');
  const loading = host.load(setup, true, signal);
  await workers.load();
  await loading;
  expect(host.state).toMatchObject({ kind: 'ready', file: '/models/huge.gguf' });
  await host.unload(signal);
  const again = host.load(setup, false, signal);
  await workers.load(2);
  await again;
  await host.close();
});

test('a model that does not fit is refused before any process is started', async () => {
  const { host, workers } = setUp({
    plan: () =>
      Promise.reject(
        new ProviderError('provider.model', 'too little memory', { remedy: 'Choose a smaller one.' }),
      ),
  });
  await expect(drain(host.run(job('a'), never))).rejects.toThrow('too little memory');
  expect({ started: workers.started, state: host.state.kind }).toEqual({ started: 0, state: 'failed' });
  await host.close();
});

test('vectors come from a process of their own, in the same queue', async () => {
  const { host, workers } = setUp();
  const vectors = host.embed({ ...setup, file: '/e.gguf' }, ['one', 'two'], 'chat', never);
  const answer = drain(host.run(job('a'), never));
  await workers.load();
  const { id } = (await workers.commandNumber('embed', 1)) as Extract<Command, { type: 'embed' }>;
  expect(workers.commands.map((command) => command.type)).toEqual(['load', 'embed']);
  workers.report({ type: 'vector', id, values: [1, 0] });
  workers.report({ type: 'vector', id, values: [0, 1] });
  workers.report({ type: 'embedded', id });
  expect(await vectors).toEqual([Float32Array.of(1, 0), Float32Array.of(0, 1)]);
  await workers.load(2);
  await workers.answer();
  await answer;
  expect(workers.commands.flatMap((command) => (command.type === 'load' ? [command.purpose] : []))).toEqual([
    'vectors',
    'answers',
  ]);
  expect(workers.alive).toBe(2);
  await host.close();
  expect(workers.alive).toBe(0);
});

test('how many tokens a conversation has is foreseen, and known once the model is loaded', async () => {
  const { host, workers } = setUp();
  expect(host.contextOf(setup)).toBeNull();
  await host.foresee(setup);
  expect(host.contextOf(setup)).toBe(1024);
  const running = drain(host.run(job('a'), never));
  await workers.commandNumber('load', 1);
  workers.report({ type: 'ready', model: { ...model, contextSize: 768 } });
  await workers.answer();
  await running;
  expect(host.contextOf(setup)).toBe(768);
  await host.close();
});

test('the processes end after the idle time, and not while jobs come', async () => {
  const { host, workers, clock } = setUp();
  const states: HostState['kind'][] = [];
  host.stateChanged.on((state) => {
    states.push(state.kind);
  });
  for (const count of [1, 2]) {
    const running = drain(host.run(job('a'), never));
    if (count === 1) await workers.load();
    await workers.answer(count);
    await running;
    await clock.advance(59_000);
    expect(workers.alive).toBe(1);
  }
  await clock.advance(1000);
  expect({ alive: workers.alive, state: states.at(-1) }).toEqual({ alive: 0, state: 'idle' });
  await host.close();
});

test('a question that comes while the process of the idle model is going loads it afresh', async () => {
  const { host, workers, clock } = setUp();
  const first = drain(host.run(job('a'), never));
  await workers.load();
  await workers.answer();
  await first;
  workers.slowToGo = true;
  await clock.advance(60_000);
  const second = drain(host.run(job('b'), never));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  workers.slowToGo = false;
  workers.go();
  await workers.load(2);
  await workers.answer(2);
  expect((await second).at(-1)).toMatchObject({ type: 'finished' });
  await host.close();
});

test('closing fails what runs and what waits, and leaves no process or timer', async () => {
  const { host, workers, clock } = setUp();
  const running = drain(host.run(job('a'), never));
  const waiting = drain(host.run(job('b'), never));
  const outcomes = Promise.allSettled([running, waiting]);
  await workers.load();
  await workers.generateId();
  await host.close();
  expect(
    (await outcomes).map((outcome) =>
      outcome.status === 'rejected' ? String(outcome.reason) : outcome.status,
    ),
  ).toEqual([expect.stringContaining('shut down'), expect.stringContaining('shut down')]);
  expect({ alive: workers.alive, sleeping: clock.sleeping }).toEqual({ alive: 0, sleeping: 0 });
});

test('a stop while the file is still looked at leaves nothing that is said to load', async () => {
  let plan: () => void = () => {};
  const { host, workers } = setUp({
    plan: async (...wanted) => {
      await new Promise<void>((resolve) => {
        plan = resolve;
      });
      return planOf1024(...wanted);
    },
  });
  const stop = new AbortController();
  const running = drain(host.run(job('a'), stop.signal));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  stop.abort(new Error('enough'));
  await expect(running).rejects.toThrow('enough');
  plan();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect({ started: workers.started, state: host.state }).toEqual({ started: 0, state: { kind: 'idle' } });
  await host.close();
});

test('closing while the file is still looked at starts no process', async () => {
  let plan: () => void = () => {};
  const { host, workers } = setUp({
    plan: async (...wanted) => {
      await new Promise<void>((resolve) => {
        plan = resolve;
      });
      return planOf1024(...wanted);
    },
  });
  const running = drain(host.run(job('a'), never));
  const outcome = expect(running).rejects.toThrow('shut down');
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  await host.close();
  plan();
  await outcome;
  expect(workers.started).toBe(0);
});

test('a process that cannot be started fails the job, and does not hold up the end', async () => {
  const { host } = setUp({
    startWorker: () => {
      throw new Error('spawn EMFILE');
    },
  });
  await expect(drain(host.run(job('hello'), never))).rejects.toThrow('spawn EMFILE');
  await host.close();
});

test('a process waits with the library in it once the start is over, and only the file is left to be loaded', async () => {
  const { host, workers, clock } = setUp();
  host.keepPrepared(true);
  await clock.advance(9_999);
  expect(workers.started).toBe(0);
  await clock.advance(1);
  expect(workers.commands).toEqual([{ type: 'prepare', gpu: 'auto' }]);
  const running = drain(host.run(job('a'), never));
  await workers.load();
  await workers.answer();
  await running;
  expect(workers.started).toBe(1);
  await host.close();
  expect({ alive: workers.alive, sleeping: clock.sleeping }).toEqual({ alive: 0, sleeping: 0 });
});

test('after the idle time the memory of the model comes back, and another process waits; one that waits is not exchanged', async () => {
  const { host, workers, clock } = setUp();
  host.keepPrepared(true);
  const running = drain(host.run(job('a'), never));
  await workers.load();
  await workers.answer();
  await running;
  await clock.advance(10_000);
  expect(workers.started).toBe(1);
  await clock.advance(50_000);
  await workers.commandNumber('prepare', 1);
  expect({ started: workers.started, alive: workers.alive, state: host.state.kind }).toEqual({
    started: 2,
    alive: 1,
    state: 'idle',
  });
  await clock.advance(600_000);
  expect(workers.started).toBe(2);
  await host.close();
});

test('a process that waits ends when another kind of model is chosen; one that has a model does not', async () => {
  const { host, workers, clock } = setUp();
  host.keepPrepared(true);
  await clock.advance(10_000);
  host.keepPrepared(false);
  await clock.advance(0);
  expect({ started: workers.started, alive: workers.alive }).toEqual({ started: 1, alive: 0 });
  host.keepPrepared(true);
  const running = drain(host.run(job('a'), never));
  await workers.load();
  host.keepPrepared(false);
  await workers.answer();
  await running;
  await clock.advance(20_000);
  expect({ started: workers.started, alive: workers.alive }).toEqual({ started: 2, alive: 1 });
  await host.close();
});

test('a process that died while it waited is started with the next question; a machine without memory to spare prepares none', async () => {
  const { host, workers, clock } = setUp();
  host.keepPrepared(true);
  await clock.advance(10_000);
  workers.die('signal SIGKILL');
  const running = drain(host.run(job('a'), never));
  await workers.load();
  await workers.answer();
  await running;
  expect({ started: workers.started, alive: workers.alive }).toEqual({ started: 2, alive: 1 });
  await host.close();
  const small = setUp({ mayPrepare: () => false });
  small.host.keepPrepared(true);
  await small.clock.advance(60_000);
  expect(small.workers.started).toBe(0);
  await small.host.close();
});

test('an answer between two crashes makes the GPU trusted again', async () => {
  const { host, workers } = setUp();
  for (const count of [1, 2]) {
    const failing = drain(host.run(job('a'), never));
    await workers.commandNumber('load', 2 * count - 1);
    workers.die('signal SIGSEGV');
    await expect(failing).rejects.toMatchObject({ code: 'provider.crashed' });
    const answering = drain(host.run(job('a'), never));
    await workers.load(2 * count);
    await workers.answer(count);
    await answering;
    await host.unload(never);
  }
  expect(workers.commands.flatMap((command) => (command.type === 'load' ? [command.gpu] : []))).toEqual([
    'auto',
    'auto',
    'auto',
    'auto',
  ]);
  await host.close();
});

test('a model that the GPU has failed goes into a process of its own', async () => {
  const { host, workers, clock } = setUp();
  host.keepPrepared(true);
  for (const count of [1, 2]) {
    const running = drain(host.run(job('a'), never));
    await workers.load(count);
    await workers.generateId(count);
    workers.die('signal SIGSEGV');
    await expect(running).rejects.toThrow('ended unexpectedly');
  }
  await clock.advance(60_000);
  await workers.commandNumber('prepare', 1);
  const running = drain(host.run(job('a'), never));
  expect(await workers.commandNumber('load', 3)).toMatchObject({ gpu: false });
  await workers.load(3);
  await workers.answer(3);
  await running;
  expect({ started: workers.started, alive: workers.alive }).toEqual({ started: 4, alive: 1 });
  await host.close();
});

describe('a graphics card', () => {
  const card = { kind: 'vulkan', names: ['Card'], total: 8, free: 4 };

  test('that fails a model is not tried with it again, whatever worked in between', async () => {
    const failed: string[] = [];
    const known = new Map<string, string>();
    const { host, workers } = setUp({
      cardFailures: {
        why: (file) => known.get(file) ?? null,
        failed: (file, why) => {
          known.set(file, why);
          failed.push(why);
        },
      },
    });
    const failing = drain(host.run(job('a'), never));
    await workers.commandNumber('load', 1);
    workers.report({ type: 'library', card });
    workers.die('signal SIGSEGV');
    await expect(failing).rejects.toMatchObject({ code: 'provider.crashed' });
    expect(host.card).toEqual(card);
    for (const count of [2, 3]) {
      const running = drain(host.run(job('a'), never));
      await workers.load(count);
      await workers.answer(count - 1);
      await running;
      await host.unload(never);
    }
    expect(failed).toEqual([expect.stringContaining('failed on Card, so it is computed on the processor')]);
    expect(
      workers.commands.flatMap((command) =>
        command.type === 'load' ? [[command.gpu, command.cardFailed]] : [],
      ),
    ).toEqual([
      ['auto', undefined],
      [false, failed[0]],
      [false, failed[0]],
    ]);
    // A person says that it may be tried again.
    known.clear();
    const again = drain(host.run(job('a'), never));
    expect(await workers.commandNumber('load', 4)).toMatchObject({ gpu: 'auto' });
    await workers.load(4);
    await workers.answer(3);
    await again;
    await host.close();
  });

  test('is not to blame where the system ended the process, or it computed on the processor', async () => {
    const failed: string[] = [];
    const { host, workers } = setUp({
      cardFailures: { why: () => null, failed: (file) => failed.push(file) },
    });
    for (const [index, [found, how]] of [
      [card, 'signal SIGKILL'],
      [null, 'signal SIGSEGV'],
    ].entries() as IterableIterator<[number, [typeof card | null, string]]>) {
      const failing = drain(host.run(job('a'), never));
      await workers.commandNumber('load', index + 1);
      workers.report({ type: 'library', card: found });
      workers.die(how);
      await expect(failing).rejects.toMatchObject({ code: 'provider.crashed' });
    }
    expect(failed).toEqual([]);
    await host.close();
  });
});
