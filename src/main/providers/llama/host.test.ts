import { expect, test } from 'vitest';
import { silentLogger } from '../../base/logger';
import type { ModelPriority } from '../../ports/provider';
import { FakeClock } from '../../testing/fake-clock';
import { LlamaHost, type HostState, type Job, type JobDelta } from './host';
import type { Command, Report } from './protocol';
import type { StartWorker, WorkerListener } from './worker-process';

const usage = { promptTokens: 3, evaluatedTokens: 2, outputTokens: 1 };
const model = { contextSize: 1024, threads: 1, wrapper: 'ChatML', bytes: 1 };

/** Workers that do what the test says, in full: every command is kept, every report comes from the test. */
class Workers {
  readonly commands: Command[] = [];
  started = 0;
  alive = 0;
  #listener: WorkerListener | null = null;

  readonly start: StartWorker = (listener) => {
    this.started += 1;
    this.alive += 1;
    this.#listener = listener;
    let gone = false;
    return {
      send: (command) => { this.commands.push(command); },
      kill: () => {
        if (gone) return;
        gone = true;
        this.alive -= 1;
        queueMicrotask(() => { listener.onExit('signal SIGKILL'); });
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

  /** Id of the newest generate command; waits for it. */
  async generateId(count = 1): Promise<number> {
    for (;;) {
      const ids = this.commands.flatMap((command) => (command.type === 'generate' ? [command.id] : []));
      if (ids.length >= count) return ids[count - 1] ?? 0;
      await new Promise((resolve) => { setImmediate(resolve); });
    }
  }
}

function setUp(): { host: LlamaHost; workers: Workers; clock: FakeClock } {
  const workers = new Workers();
  const clock = new FakeClock();
  return { workers, clock, host: new LlamaHost({ startWorker: workers.start, clock, logger: silentLogger, hardStopMs: 2000, idleMs: () => 60_000 }) };
}

const job = (text: string, priority: ModelPriority = 'chat', file = '/m.gguf'): Job => ({
  setup: { file, contextSize: 1024, threads: 1, gpu: false },
  generate: { system: '', turns: [{ role: 'user', text }], grammar: null, temperature: 0, seed: 1, maxTokens: 8 },
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
  workers.report({ type: 'load-progress', fraction: 0.5 });
  workers.report({ type: 'ready', model });
  const id = await workers.generateId();
  workers.report({ type: 'text', id, text: 'Hi' });
  workers.report({ type: 'finished', id, reason: 'stop', usage });
  expect(await first).toEqual([
    { type: 'progress', phase: 'queued', fraction: null },
    { type: 'progress', phase: 'loading', fraction: 0 },
    { type: 'progress', phase: 'loading', fraction: 0.5 },
    { type: 'text', id, text: 'Hi' },
    { type: 'finished', id, reason: 'stop', usage, queuedMs: 0 },
  ]);
  const second = drain(host.run(job('b'), never));
  workers.report({ type: 'finished', id: await workers.generateId(2), reason: 'stop', usage });
  await second;
  expect(workers.commands.map((command) => command.type)).toEqual(['load', 'generate', 'generate']);
  await host.close();
});

test('urgent jobs overtake waiting ones, and one job runs at a time', async () => {
  const { host, workers } = setUp();
  const order = (): string[] => workers.commands.flatMap((command) => (command.type === 'generate' ? [command.turns[0]?.text ?? ''] : []));
  const all = [host.run(job('first'), never), host.run(job('background', 'background'), never), host.run(job('valve', 'sop-critical'), never)].map(drain);
  workers.report({ type: 'ready', model });
  expect(order()).toHaveLength(0);
  for (const count of [1, 2, 3]) {
    const id = await workers.generateId(count);
    expect(order()).toHaveLength(count);
    workers.report({ type: 'finished', id, reason: 'stop', usage });
  }
  await Promise.all(all);
  expect(order()).toEqual(['first', 'valve', 'background']);
  await host.close();
});

test('a crash fails the job that ran, and the next one gets a new process', async () => {
  const { host, workers } = setUp();
  const failing = drain(host.run(job('a'), never));
  const waiting = drain(host.run(job('b'), never));
  workers.report({ type: 'ready', model });
  await workers.generateId();
  workers.die('signal SIGSEGV: GGML_ASSERT failed');
  await expect(failing).rejects.toMatchObject({ code: 'provider.crashed', message: expect.stringContaining('GGML_ASSERT') as string, retryable: true });
  await expect.poll(() => workers.started).toBe(2);
  workers.report({ type: 'ready', model });
  workers.report({ type: 'finished', id: await workers.generateId(2), reason: 'stop', usage });
  expect((await waiting).at(-1)?.type).toBe('finished');
  await host.close();
});

test('an abort is heard at once; the process is killed only when it does not stop softly', async () => {
  const { host, workers, clock } = setUp();
  const stop = new AbortController();
  const stopped = drain(host.run(job('a'), stop.signal));
  workers.report({ type: 'ready', model });
  const id = await workers.generateId();
  const next = drain(host.run(job('b'), never));
  stop.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  expect(workers.commands.at(-1)).toEqual({ type: 'stop', id });
  await clock.advance(1999);
  expect(workers.alive).toBe(1);
  await clock.advance(1);
  await expect.poll(() => workers.started).toBe(2);
  workers.report({ type: 'ready', model });
  workers.report({ type: 'finished', id: await workers.generateId(2), reason: 'stop', usage });
  await next;
  await host.close();
});

test('a soft stop keeps the process and its model', async () => {
  const { host, workers, clock } = setUp();
  const stop = new AbortController();
  const stopped = drain(host.run(job('a'), stop.signal));
  workers.report({ type: 'ready', model });
  const id = await workers.generateId();
  stop.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  workers.report({ type: 'stopped', id });
  await clock.advance(5000);
  expect({ alive: workers.alive, started: workers.started }).toEqual({ alive: 1, started: 1 });
  await host.close();
});

test('a job that is aborted while it waits never reaches the process', async () => {
  const { host, workers } = setUp();
  const running = drain(host.run(job('a'), never));
  const stop = new AbortController();
  const waiting = drain(host.run(job('b'), stop.signal));
  stop.abort(new Error('changed my mind'));
  await expect(waiting).rejects.toThrow('changed my mind');
  workers.report({ type: 'ready', model });
  workers.report({ type: 'finished', id: await workers.generateId(), reason: 'stop', usage });
  await running;
  expect(workers.commands.filter((command) => command.type === 'generate')).toHaveLength(1);
  await host.close();
});

test('a model that cannot be loaded says why, to the job and to the status', async () => {
  const { host, workers } = setUp();
  const failing = drain(host.run(job('a'), never));
  await expect.poll(() => workers.commands.length).toBe(1);
  workers.report({ type: 'load-failed', failure: { code: 'provider.model', message: 'm.gguf is cut off', mend: 'Copy it again.', retryable: false } });
  await expect(failing).rejects.toMatchObject({ code: 'provider.model', message: 'm.gguf is cut off', mend: 'Copy it again.' });
  expect(host.state).toEqual({ kind: 'failed', file: '/m.gguf', message: 'm.gguf is cut off', mend: 'Copy it again.' });
  await host.close();
});

test('the process ends after the idle time, and not while jobs come', async () => {
  const { host, workers, clock } = setUp();
  const states: HostState['kind'][] = [];
  host.stateChanged.on((state) => { states.push(state.kind); });
  for (const count of [1, 2]) {
    const running = drain(host.run(job('a'), never));
    if (count === 1) workers.report({ type: 'ready', model });
    workers.report({ type: 'finished', id: await workers.generateId(count), reason: 'stop', usage });
    await running;
    await clock.advance(59_000);
    expect(workers.alive).toBe(1);
  }
  await clock.advance(1000);
  expect({ alive: workers.alive, state: states.at(-1) }).toEqual({ alive: 0, state: 'idle' });
  await host.close();
});

test('closing fails what runs and what waits, and leaves no process or timer', async () => {
  const { host, workers, clock } = setUp();
  const running = drain(host.run(job('a'), never));
  const waiting = drain(host.run(job('b'), never));
  const outcomes = Promise.allSettled([running, waiting]);
  workers.report({ type: 'ready', model });
  await workers.generateId();
  await host.close();
  expect((await outcomes).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect({ alive: workers.alive, sleeping: clock.sleeping }).toEqual({ alive: 0, sleeping: 0 });
});

test('a process that cannot be started fails the job, and does not hold up the end', async () => {
  const host = new LlamaHost({ startWorker: () => { throw new Error('spawn EMFILE'); }, clock: new FakeClock(), logger: silentLogger });
  await expect((async () => { for await (const delta of host.run(job('hello'), new AbortController().signal)) void delta; })()).rejects.toThrow('spawn EMFILE');
  await host.close();
});
