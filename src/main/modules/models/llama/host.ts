import { statSync } from 'node:fs';
import type { Card } from '../../../../shared/graphics';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import { fileMark } from '../../../platform/base/file-mark';
import type { Logger } from '../../../platform/base/logger';
import type { PromptPart } from '../../../../shared/chat';
import type { ModelPriority } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { markBeside } from '../chat-template/template-beside';
import { DeltaQueue } from './delta-queue';
import { JobQueue, rankOf, type Lane, type Urgency } from './job-queue';
import type { PlanFor, Wanted } from './load-plan';
import { ModelProcess } from './model-process';
import type { CardSetup, GenerateCommand, Gpu, LoadedModel, Report } from './protocol';
import type { StatesFolder } from './states-folder';
import type { StartWorker } from './worker-process';
import { WritingPace } from './writing-pace';

/** Which model a job needs in memory, and how. */
export interface ModelSetup {
  readonly file: string;
  /** Tokens; null: as many as the memory at hand allows when it is loaded. */
  readonly contextSize: number | null;
  readonly threads: number | null;
  readonly gpu: Gpu;
  readonly card?: CardSetup;
}

/** Which models a graphics card has failed; on disk, so that a crash does not come back with each start. */
export interface CardFailures {
  /** In words; null: none is known. */
  why(file: string): string | null;
  failed(file: string, why: string): void;
}

export interface Job extends Urgency {
  readonly setup: ModelSetup;
  readonly generate: Omit<GenerateCommand, 'type' | 'id' | 'now' | 'rank'>;
}

export type JobDelta =
  | {
      readonly type: 'progress';
      readonly phase: 'queued' | 'loading' | 'reading';
      readonly fraction: number | null;
    }
  | Extract<Report, { type: 'text' | 'thought' }>
  | (Extract<Report, { type: 'finished' }> & { readonly queuedMs: number });

/** What the process that answers is about, for the status line. `file` is the model it is about. */
export type HostState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly file: string; readonly fraction: number }
  | { readonly kind: 'ready'; readonly file: string; readonly model: LoadedModel; readonly busy: boolean }
  | { readonly kind: 'failed'; readonly file: string; readonly message: string; readonly remedy: string };

export interface LlamaHostOptions {
  readonly startWorker: StartWorker;
  /**
   * Looks at a model's file and at the memory before it is loaded. Rejects with a ProviderError when it
   * cannot be loaded.
   */
  readonly plan: PlanFor;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Default 0.8 s. */
  readonly hardStopMs?: number;
  /** Default two minutes: a cold disk may take one for the first words of a large model. */
  readonly silentMs?: number;
  /** The processes end after this long without a job; memory is surely returned only then. */
  readonly idleMs?: () => number;
  /**
   * Whether the machine has the memory for a process that waits for a model (some 100 MB). Default: it has.
   */
  readonly mayPrepare?: () => boolean;
  /** Where evaluated conversations are put that have no place in memory; absent: they are forgotten. */
  readonly states?: StatesFolder;
  /** For which cards a process waits for a model. Default: whichever is there. */
  readonly prepareFor?: () => Pick<ModelSetup, 'gpu' | 'card'>;
  /** Default: forgotten when the engine ends. */
  readonly cardFailures?: CardFailures;
  /** How fast a model writes here, whenever an answer was long enough to tell. */
  readonly measured?: (file: string, tokensPerSecond: number) => void;
}

type Purpose = Wanted['purpose'];

/** What starts together with the engine goes first: the window, the broker, the runs that were under way. */
const prepareAfterMs = 10_000;

/**
 * Crashes in a row after which a model is loaded without the GPU: a faulty driver must not end every answer.
 */
const crashesBeforeCpuOnly = 2;

/**
 * Owns the inference processes, one for the model that answers and one for the model that makes vectors, and
 * the one queue of both. Invariants: one model of each kind at a time, and of the one that answers as many
 * conversations side by side as it keeps evaluated; a process that died fails the jobs it had and nothing else;
 * an aborted job's reader hears of it at once, while its process may take until `hardStopMs` to be free again.
 */
export class LlamaHost {
  readonly stateChanged: Emitter<HostState>;
  readonly #queue: JobQueue;
  readonly #processes: Readonly<Record<Purpose, ModelProcess>>;
  /**
   * What was asked for when the model in memory was loaded, and the file of then; its context size may have
   * been left to the memory at hand.
   */
  readonly #wanted: Record<Purpose, { readonly key: string; readonly mark: string | null }> = {
    answers: { key: '', mark: null },
    vectors: { key: '', mark: null },
  };
  /** Tokens of a conversation, by setup. */
  readonly #contexts = new Map<string, number>();
  /** Files that a person wanted loaded against the plan; it holds until the engine ends. */
  readonly #insisted = new Set<string>();
  /** In a row, by model file. */
  readonly #crashes = new Map<string, number>();
  readonly #cardFailures: CardFailures;
  #card: Card | null | undefined = undefined;
  #state: HostState = { kind: 'idle' };
  #closed = false;
  /** Answers that are being written, and how many began beside another. */
  #answering = 0;
  #shared = 0;
  #idle = new AbortController();
  #preparing = new AbortController();
  #keepsPrepared = false;

  constructor(private readonly options: LlamaHostOptions) {
    this.stateChanged = new Emitter((failure) => {
      options.logger.error('A listener of the model state failed', { failure: String(failure) });
    });
    this.#queue = new JobQueue((change) => {
      this.#onQueue(change);
    });
    const { hardStopMs = 800, silentMs = 120_000, ...rest } = options;
    this.#cardFailures = options.cardFailures ?? rememberedHere();
    const onLibrary = (card: Card | null): void => {
      this.#card = card ?? this.#card ?? null;
    };
    const create = (onExit: () => void): ModelProcess =>
      new ModelProcess({ ...rest, hardStopMs, silentMs, onLibrary, onExit });
    this.#processes = {
      answers: create(() => {
        options.states?.clear();
        this.#setState({ kind: 'idle' });
      }),
      vectors: create(() => {}),
    };
  }

  get state(): HostState {
    return this.#state;
  }

  /** The graphics card of this machine; null: none that can be used; undefined: nobody has looked yet. */
  get card(): Card | null | undefined {
    return this.#card;
  }

  /** Tokens that a conversation with this model has, or had when it was last loaded or foreseen. */
  contextOf(setup: ModelSetup): number | null {
    return this.#contexts.get(keyOf(setup)) ?? null;
  }

  /**
   * Finds out, without loading it, how many tokens a conversation with this model will probably have. What is
   * wrong with it is told when it is loaded.
   */
  async foresee(setup: ModelSetup): Promise<void> {
    const plan = await this.options
      .plan(setup.file, { purpose: 'answers', ...wantedOf(setup) })
      .catch(() => null);
    if (plan !== null && this.contextOf(setup) === null) this.#contexts.set(keyOf(setup), plan.contextSize);
  }

  /**
   * Queues a job. The deltas end after `finished`; they fail with a ProviderError, or with the signal's
   * reason at an abort.
   */
  async *run(job: Job, signal: AbortSignal): AsyncIterable<JobDelta> {
    signal.throwIfAborted();
    const left = new AbortController();
    const both = AbortSignal.any([signal, left.signal]);
    const deltas = new DeltaQueue<JobDelta>();
    const queuedAt = this.options.clock.now();
    deltas.push({ type: 'progress', phase: 'queued', fraction: null });
    this.#queue
      .run(job, this.#laneOf(job), () => this.#answer(job, deltas, queuedAt, both), both)
      .then(
        () => {
          deltas.end();
        },
        (failure: unknown) => {
          deltas.fail(failure);
        },
      );
    try {
      yield* deltas;
    } finally {
      // A reader that stopped listening early ends the job as well; after the last delta this changes
      // nothing.
      left.abort(new Error('The reader of the answer went away'));
    }
  }

  /**
   * The prompt of a request as the model would read it; the model is loaded for it. Rejects with a ProviderError,
   * or with the signal's reason.
   */
  layOut(job: Job, signal: AbortSignal): Promise<readonly PromptPart[]> {
    const { alone: _conversation, ...lane } = this.#laneOf(job);
    return this.#queue.run(
      job,
      lane,
      async () => {
        await this.#load('answers', job.setup, () => {}, signal);
        return this.#processes.answers.layOut({ ...job.generate, now: this.options.clock.now() }, signal);
      },
      signal,
    );
  }

  /**
   * Whether a process with the library in it waits for the model while none is in memory, so that the first
   * answer does not wait for both: loading the library takes longer than loading a small model.
   */
  keepPrepared(wanted: boolean): void {
    if (wanted === this.#keepsPrepared) return;
    this.#keepsPrepared = wanted;
    this.#preparing.abort();
    this.#preparing = new AbortController();
    const { signal } = this.#preparing;
    if (wanted)
      this.options.clock.sleep(prepareAfterMs, signal).then(
        () => {
          this.#prepare();
        },
        () => {},
      );
    else if (!this.#closed)
      this.#queue
        .run({ priority: 'background' }, alone(), () => this.#endWithoutModel(), signal)
        .catch(() => {});
  }

  /**
   * Takes a model into memory before anybody asks it; `anyway`: also where it is too large for the machine.
   * Rejects with a ProviderError, or with the signal's reason.
   */
  load(setup: ModelSetup, anyway: boolean, signal: AbortSignal): Promise<void> {
    if (anyway) this.#insisted.add(setup.file);
    return this.#queue.run(
      { priority: 'chat' },
      alone(),
      async () => {
        const { file } = setup;
        const model = await this.#load(
          'answers',
          setup,
          (fraction) => {
            this.#setState({ kind: 'loading', file, fraction });
          },
          signal,
        );
        this.#setState({ kind: 'ready', file, model, busy: false });
      },
      signal,
    );
  }

  /** Gives back the memory of the model that answers, once nobody waits for it. */
  unload(signal: AbortSignal): Promise<void> {
    return this.#queue.run(
      { priority: 'chat' },
      alone(),
      async () => {
        await this.#processes.answers.end();
        this.#setState({ kind: 'idle' });
        this.#prepare();
      },
      signal,
    );
  }

  /**
   * One vector a text, as the model gives them. Rejects with a ProviderError, or with the signal's reason.
   */
  embed(
    setup: ModelSetup,
    texts: readonly string[],
    priority: ModelPriority,
    signal: AbortSignal,
  ): Promise<readonly Float32Array[]> {
    return this.#queue.run(
      { priority },
      // Beside answers; loading a model changes what memory is free, so nothing else is loaded meanwhile.
      this.#processes.vectors.loaded !== null && this.#serves('vectors', setup)
        ? { group: 'vectors', key: keyOf(setup), width: () => 1 }
        : alone(),
      async () => {
        await this.#load('vectors', setup, () => {}, signal);
        const vectors = await this.#processes.vectors.embed(texts, signal);
        signal.throwIfAborted();
        this.#worked('vectors', setup.file);
        return vectors;
      },
      signal,
    );
  }

  /** Fails what waits and what runs, and ends the processes. Resolves once they are gone. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#idle.abort();
    this.#preparing.abort();
    this.#queue.close(shutDown());
    await this.#endAll(shutDown());
  }

  /** Conversations of one model go side by side once it is loaded. */
  #laneOf({ setup, generate }: Job): Lane {
    return {
      group: 'answers',
      key: keyOf(setup),
      width: () => {
        const { loaded } = this.#processes.answers;
        return loaded !== null && this.#serves('answers', setup) ? loaded.model.sequences : 1;
      },
      alone: generate.conversation,
    };
  }

  async #answer(
    job: Job,
    deltas: DeltaQueue<JobDelta>,
    queuedAt: number,
    signal: AbortSignal,
  ): Promise<void> {
    const queuedMs = this.options.clock.now() - queuedAt;
    const { file } = job.setup;
    const model = await this.#load(
      'answers',
      job.setup,
      (fraction) => {
        this.#setState({ kind: 'loading', file, fraction });
        deltas.push({ type: 'progress', phase: 'loading', fraction });
      },
      signal,
    );
    signal.throwIfAborted();
    this.#setState({ kind: 'ready', file, model, busy: true });
    deltas.push({ type: 'progress', phase: 'reading', fraction: null });
    const pace = new WritingPace();
    this.#answering += 1;
    if (this.#answering > 1) this.#shared += 1;
    const sharedBefore = this.#shared;
    const ended = await this.#countingCrashes('answers', file, () =>
      this.#processes.answers.generate(
        { ...job.generate, now: this.options.clock.now(), rank: rankOf(job.priority) },
        (report) => {
          if (report.type === 'text' || report.type === 'thought') pace.wrote(this.options.clock.now());
          if (report.type === 'reading')
            deltas.push({ type: 'progress', phase: 'reading', fraction: report.fraction });
          else if (report.type === 'text' || report.type === 'thought') deltas.push(report);
        },
        signal,
      ),
    ).finally(() => {
      this.#answering -= 1;
      if (this.#state.kind === 'ready' && this.#answering === 0)
        this.#setState({ ...this.#state, busy: false });
    });
    if (ended.type === 'finished') this.#worked('answers', file);
    // What two wrote at once says nothing of how fast one writes.
    const wasAlone = this.#answering === 0 && this.#shared === sharedBefore;
    const perSecond =
      ended.type === 'finished' && wasAlone ? pace.tokensPerSecond(ended.usage.outputTokens) : null;
    if (perSecond !== null) this.options.measured?.(file, perSecond);
    if (ended.type === 'finished') deltas.push({ ...ended, queuedMs });
    else signal.throwIfAborted();
  }

  async #load(
    purpose: Purpose,
    setup: ModelSetup,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ): Promise<LoadedModel> {
    const process = this.#processes[purpose];
    if (process.loaded !== null && this.#serves(purpose, setup)) return process.loaded.model;
    const { file, threads } = setup;
    const mark = markOf(file);
    onProgress(0);
    try {
      // What the model before took is free only once its process is gone; the plan reckons with it.
      await process.unload();
      const { contextSize, sequences } = await this.options.plan(file, {
        purpose,
        ...wantedOf(setup),
        anyway: this.#insisted.has(file),
      });
      if (this.#closed) throw shutDown();
      const failed = setup.gpu === false ? null : this.#cardFailures.why(file);
      const isSuspect = (this.#crashes.get(file) ?? 0) >= crashesBeforeCpuOnly;
      const gpu = failed !== null || isSuspect ? false : setup.gpu;
      const { card } = setup;
      const states = purpose === 'answers' ? this.options.states?.open() : undefined;
      const model = await this.#countingCrashes(purpose, file, () =>
        process.load(
          {
            type: 'load',
            file,
            purpose,
            contextSize,
            sequences,
            threads,
            gpu,
            ...(states === undefined ? {} : { states }),
            ...(card === undefined ? {} : { card }),
            ...(failed === null ? {} : { cardFailed: failed }),
          },
          onProgress,
          signal,
        ),
      );
      this.#wanted[purpose] = { key: keyOf(setup), mark };
      if (purpose === 'answers') this.#contexts.set(keyOf(setup), model.contextSize);
      return model;
    } catch (failure) {
      if (purpose === 'answers' && failure instanceof ProviderError && !this.#closed)
        this.#setState({ kind: 'failed', file, message: failure.message, remedy: failure.remedy ?? '' });
      else if (purpose === 'answers' && this.#state.kind === 'loading') this.#setState({ kind: 'idle' });
      throw failure;
    }
  }

  /**
   * Loading proves nothing of a driver that may fail only when it computes, and what worked without the GPU
   * proves nothing of the GPU.
   */
  #worked(purpose: Purpose, file: string): void {
    if (this.#processes[purpose].loaded?.command.gpu !== false) this.#crashes.delete(file);
  }

  /**
   * Other weights may have come under the name of the model; where the file is gone, what is in memory is all
   * there is.
   */
  #serves(purpose: Purpose, setup: ModelSetup): boolean {
    const { key, mark } = this.#wanted[purpose];
    return key === keyOf(setup) && [mark, null].includes(markOf(setup.file));
  }

  /**
   * A process that dies or hangs with a graphics card in use is the card's fault until a person says otherwise,
   * unless the system ended it, which it does for want of memory.
   */
  async #countingCrashes<T>(purpose: Purpose, file: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (failure) {
      if (failure instanceof ProviderError && failure.code === 'provider.crashed' && !this.#closed) {
        this.#crashes.set(file, (this.#crashes.get(file) ?? 0) + 1);
        const { card } = this.#processes[purpose];
        if (card !== null && !failure.message.includes('signal SIGKILL')) {
          const why = `The model's process failed on ${card.names.join(', ')}, so it is computed on the processor: ${failure.message}`;
          this.#cardFailures.failed(file, why);
          this.options.logger.warn('A graphics card failed, the processor is used from now on', {
            file,
            why,
          });
        }
      }
      throw failure;
    }
  }

  #onQueue(change: 'busy' | 'idle'): void {
    this.#idle.abort();
    if (change === 'busy') return;
    this.#idle = new AbortController();
    const idleMs = this.options.idleMs?.() ?? 15 * 60_000;
    if (idleMs > 0)
      this.options.clock.sleep(idleMs, this.#idle.signal).then(
        () => this.#unloadAll(),
        () => {},
      );
  }

  async #unloadAll(): Promise<void> {
    await Promise.all(Object.values(this.#processes).map((process) => process.unload()));
    this.#prepare();
  }

  #prepare(): void {
    if (!this.#keepsPrepared || this.#closed || !(this.options.mayPrepare?.() ?? true)) return;
    try {
      const { gpu, card } = this.options.prepareFor?.() ?? { gpu: 'auto' };
      this.#processes.answers.startEmpty(gpu, card?.main);
    } catch (failure) {
      this.options.logger.info('The inference process could not be prepared', { failure: String(failure) });
    }
  }

  async #endWithoutModel(): Promise<void> {
    if (this.#processes.answers.loaded === null) await this.#processes.answers.end();
  }

  async #endAll(because: unknown): Promise<void> {
    await Promise.all(Object.values(this.#processes).map((process) => process.end(because)));
  }

  #setState(state: HostState): void {
    this.#state = state;
    this.stateChanged.emit(state);
  }
}

/** Changes with the file, and with a template beside it. Null: there is no file, or it cannot be looked at. */
function markOf(path: string): string | null {
  try {
    return fileMark(statSync(path)) + markBeside(path);
  } catch {
    return null;
  }
}

/** Nothing else is done with the model that answers. */
const alone = (): Lane => ({ group: 'answers', key: '', width: () => 1 });
/** For as long as the engine runs. */
function rememberedHere(): CardFailures {
  const known = new Map<string, string>();
  return {
    why: (file) => known.get(file) ?? null,
    failed: (file, why) => {
      known.set(file, why);
    },
  };
}

/** What of a setup changes the memory that it takes. */
const wantedOf = ({ contextSize, gpu, card }: ModelSetup): Omit<Wanted, 'purpose'> => ({
  contextSize,
  gpu,
  kvCache: card?.kvCache,
});

const keyOf = (setup: ModelSetup): string => JSON.stringify(setup);

const shutDown = (): ProviderError =>
  new ProviderError('provider.crashed', 'The model was shut down', { remedy: 'Start the app again.' });
