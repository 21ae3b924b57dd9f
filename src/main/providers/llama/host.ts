import type { Clock } from '../../base/clock';
import { Emitter } from '../../base/emitter';
import type { Logger } from '../../base/logger';
import type { ModelPriority } from '../../ports/provider';
import { ProviderError } from '../../ports/provider-error';
import { DeltaQueue } from './delta-queue';
import { takeNext } from './job-queue';
import type { Failure, GenerateCommand, LoadCommand, LoadedModel, Report } from './protocol';
import type { StartWorker, Worker } from './worker-process';

/** Which model a job needs in memory. */
export type ModelSetup = Omit<LoadCommand, 'type'>;

export interface Job {
  readonly setup: ModelSetup;
  readonly generate: Omit<GenerateCommand, 'type' | 'id'>;
  readonly priority: ModelPriority;
}

export type JobDelta =
  | { readonly type: 'progress'; readonly phase: 'queued' | 'loading' | 'reading'; readonly fraction: number | null }
  | Extract<Report, { type: 'text' | 'thought' }>
  | (Extract<Report, { type: 'finished' }> & { readonly queuedMs: number });

/** What the process is about, for the status line. `file` is the model it is about. */
export type HostState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly file: string; readonly fraction: number }
  | { readonly kind: 'ready'; readonly file: string; readonly model: LoadedModel; readonly busy: boolean }
  | { readonly kind: 'failed'; readonly file: string; readonly message: string; readonly mend: string };

export interface LlamaHostOptions {
  readonly startWorker: StartWorker;
  readonly clock: Clock;
  readonly logger: Logger;
  /** A stopped job gets this long to end softly before its process is killed. */
  readonly hardStopMs?: number;
  /** The process ends after this long without a job; memory is surely returned only then. */
  readonly idleMs?: () => number;
}

interface QueuedJob extends Job {
  readonly deltas: DeltaQueue<JobDelta>;
  readonly signal: AbortSignal;
  readonly queuedAt: number;
}

const restartMend = 'Try again: the model is loaded afresh. If it happens again, choose another model or a smaller context size.';

/**
 * Owns the inference process and its queue. Invariants: one job at a time; at most one process; a process that died
 * fails the job it had and nothing else, and the next job starts another; an aborted job's reader hears of it at
 * once, while the process may take until `hardStopMs` to be free again.
 */
export class LlamaHost {
  readonly stateChanged: Emitter<HostState>;
  readonly #waiting: QueuedJob[] = [];
  #state: HostState = { kind: 'idle' };
  #worker: Worker | null = null;
  #loaded: { readonly key: string; readonly model: LoadedModel } | null = null;
  #onReport: (report: Report) => void = () => {};
  #onExit: (detail: string) => void = () => {};
  #exited: Promise<void> = Promise.resolve();
  #busy = false;
  #closed = false;
  #nextId = 1;
  #idle = new AbortController();

  constructor(private readonly options: LlamaHostOptions) {
    this.stateChanged = new Emitter((failure) => { options.logger.error('A listener of the model state failed', { failure: String(failure) }); });
  }

  get state(): HostState {
    return this.#state;
  }

  /** Queues a job. The deltas end after `finished`; they fail with a ProviderError, or with the signal's reason at an abort. */
  async *run(job: Job, signal: AbortSignal): AsyncIterable<JobDelta> {
    signal.throwIfAborted();
    if (this.#closed) throw shutDown();
    const left = new AbortController();
    const both = AbortSignal.any([signal, left.signal]);
    const queued: QueuedJob = { ...job, deltas: new DeltaQueue(), signal: both, queuedAt: this.options.clock.now() };
    const onAbort = (): void => {
      const index = this.#waiting.indexOf(queued);
      if (index >= 0) this.#waiting.splice(index, 1);
      queued.deltas.fail(both.reason);
    };
    both.addEventListener('abort', onAbort, { once: true });
    this.#waiting.push(queued);
    queued.deltas.push({ type: 'progress', phase: 'queued', fraction: null });
    this.#pump();
    try {
      yield* queued.deltas;
    } finally {
      // A reader that stopped listening early ends the job as well; after the last delta this changes nothing.
      left.abort(new Error('The reader of the answer went away'));
      both.removeEventListener('abort', onAbort);
    }
  }

  /** Fails what waits and ends the process. Resolves once it is gone. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#idle.abort();
    for (const job of this.#waiting.splice(0)) job.deltas.fail(shutDown());
    this.#worker?.kill();
    await this.#exited;
  }

  #pump(): void {
    if (this.#busy || this.#closed) return;
    const job = takeNext(this.#waiting);
    if (job === null) {
      this.#unloadLater();
      return;
    }
    this.#busy = true;
    this.#idle.abort();
    void this.#carryOut(job)
      .catch((failure: unknown) => { job.deltas.fail(failure); })
      .finally(() => {
        this.#busy = false;
        if (this.#state.kind === 'ready') this.#setState({ ...this.#state, busy: false });
        this.#pump();
      });
  }

  async #carryOut(job: QueuedJob): Promise<void> {
    const queuedMs = this.options.clock.now() - job.queuedAt;
    const model = await this.#load(job);
    if (job.signal.aborted) return;
    this.#setState({ kind: 'ready', file: job.setup.file, model, busy: true });
    await this.#generate(job, queuedMs);
  }

  async #load(job: QueuedJob): Promise<LoadedModel> {
    const { file } = job.setup;
    const key = JSON.stringify(job.setup);
    if (this.#worker !== null && this.#loaded?.key === key) return this.#loaded.model;
    this.#loaded = null;
    const progress = (fraction: number): void => {
      this.#setState({ kind: 'loading', file, fraction });
      job.deltas.push({ type: 'progress', phase: 'loading', fraction });
    };
    progress(0);
    try {
      const model = await this.#ask<LoadedModel>((report, settle) => {
        if (report.type === 'load-progress') progress(report.fraction);
        else if (report.type === 'ready') settle.resolve(report.model);
        else if (report.type === 'load-failed') settle.reject(toProviderError(report.failure));
      }, (worker) => { worker.send({ type: 'load', ...job.setup }); });
      this.#loaded = { key, model };
      return model;
    } catch (failure) {
      if (failure instanceof ProviderError) this.#setState({ kind: 'failed', file, message: failure.message, mend: failure.mend ?? restartMend });
      throw failure;
    }
  }

  async #generate(job: QueuedJob, queuedMs: number): Promise<void> {
    const id = this.#nextId;
    this.#nextId += 1;
    const ended = new AbortController();
    const stop = (): void => {
      this.#worker?.send({ type: 'stop', id });
      this.options.clock.sleep(this.options.hardStopMs ?? 2000, ended.signal).then(() => { this.#worker?.kill(); }, () => {});
    };
    job.signal.addEventListener('abort', stop, { once: true });
    try {
      await this.#ask<null>((report, settle) => {
        if (!('id' in report) || report.id !== id) return;
        if (report.type === 'reading') job.deltas.push({ type: 'progress', phase: 'reading', fraction: report.fraction });
        else if (report.type === 'failed') settle.reject(toProviderError(report.failure));
        else if (report.type === 'stopped') settle.resolve(null);
        else if (report.type === 'finished') {
          job.deltas.push({ ...report, queuedMs });
          job.deltas.end();
          settle.resolve(null);
        } else job.deltas.push(report);
      }, (worker) => { worker.send({ type: 'generate', id, ...job.generate }); });
      job.deltas.fail(new ProviderError('provider.protocol', 'The model stopped without an answer', { mend: 'Try again.', retryable: true }));
    } finally {
      ended.abort();
      job.signal.removeEventListener('abort', stop);
    }
  }

  /** Hands reports to `onReport` until it settles; rejects when the process dies before. */
  #ask<T>(onReport: (report: Report, settle: { resolve(value: T): void; reject(failure: unknown): void }) => void, begin: (worker: Worker) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#onReport = (report) => { onReport(report, { resolve, reject }); };
      this.#onExit = (detail) => {
        reject(this.#closed ? shutDown() : new ProviderError('provider.crashed', `The model's process ended unexpectedly (${detail})`, { mend: restartMend, retryable: true }));
      };
      begin(this.#start());
    });
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    let gone: () => void = () => {};
    const exited = new Promise<void>((resolve) => { gone = resolve; });
    const worker = this.options.startWorker({
      onReport: (report) => { if (this.#worker === worker) this.#onReport(report); },
      onExit: (detail) => {
        if (this.#worker === worker) {
          this.#worker = null;
          this.#loaded = null;
          this.options.logger.info('The inference process ended', { detail });
          this.#setState({ kind: 'idle' });
          this.#onExit(detail);
        }
        gone();
      },
    });
    this.#worker = worker;
    this.#exited = exited;
    return worker;
  }

  #unloadLater(): void {
    if (this.#worker === null) return;
    this.#idle.abort();
    this.#idle = new AbortController();
    const idleMs = this.options.idleMs?.() ?? 15 * 60_000;
    if (idleMs > 0) this.options.clock.sleep(idleMs, this.#idle.signal).then(() => { this.#worker?.kill(); }, () => {});
  }

  #setState(state: HostState): void {
    this.#state = state;
    this.stateChanged.emit(state);
  }
}

const shutDown = (): ProviderError => new ProviderError('provider.crashed', 'The model was shut down', { mend: 'Start the app again.' });

const toProviderError = (failure: Failure): ProviderError =>
  new ProviderError(failure.code, failure.message, { ...(failure.mend === null ? {} : { mend: failure.mend }), retryable: failure.retryable });
