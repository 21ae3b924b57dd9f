import { basename } from 'node:path';
import type { PromptPart } from '../../../../shared/chat';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import type { Card } from '../../../../shared/graphics';
import { ProviderError } from '../../../ports/provider-error';
import type { Command, Failure, GenerateCommand, Gpu, LoadCommand, LoadedModel, Report } from './protocol';
import type { StartWorker, Worker } from './worker-process';

export interface ModelProcessOptions {
  readonly startWorker: StartWorker;
  readonly clock: Clock;
  readonly logger: Logger;
  /** A process that works and says nothing for this long hangs, and is ended. */
  readonly silentMs: number;
  /** A stopped job gets this long to end softly, behind the piece that is being read, before its process is ended. */
  readonly hardStopMs: number;
  /** The library looked for a card, and found this one or none. */
  readonly onLibrary?: (card: Card | null) => void;
  /** The process is gone, for whatever reason. */
  readonly onExit: () => void;
}

type Ended = Extract<Report, { type: 'finished' | 'stopped' }>;

/** What a command waits for. */
interface Pending {
  onReport(report: Report): void;
  reject(failure: unknown): void;
}

/** How often a process is looked at before it counts as hanging. */
const looks = 4;
const tryAgain =
  'Try again: the model is loaded afresh. If it happens again, choose another model or a smaller context size.';
const outOfMemory =
  'Perhaps the memory ran out: close other programs, or choose a smaller model or context size. Then try again.';

/**
 * An inference process and the one model in it. Invariants: answers side by side, and nothing else beside
 * another command; a process that dies, hangs or is ended fails the commands it had and nothing else, and the
 * next load starts another.
 */
export class ModelProcess {
  #worker: Worker | null = null;
  readonly #pending = new Set<Pending>();
  /** What the library of a process without a model was started for; null: there is no such process. */
  #prepared: string | null = null;
  #card: Card | null = null;
  #loaded: { readonly command: LoadCommand; readonly model: LoadedModel } | null = null;
  #exited: Promise<void> = Promise.resolve();
  /** Why it was ended on purpose. */
  #endedBecause: unknown = null;
  /** Reports so far. */
  #heard = 0;
  /** Until then it may be reading a piece of a prompt, within which it cannot be stopped. */
  #pieceEndsAt = 0;
  #nextId = 1;

  constructor(private readonly options: ModelProcessOptions) {}

  /** The graphics card of the process that runs, or of the last one; null: it computes on the processor. */
  get card(): Card | null {
    return this.#card;
  }

  /** The model in memory. */
  get loaded(): { readonly command: LoadCommand; readonly model: LoadedModel } | null {
    return this.#loaded;
  }

  /**
   * Starts a process that loads the library and waits for a model. Where there is one already, nothing
   * happens.
   */
  startEmpty(gpu: Gpu, card?: number): void {
    if (this.#worker !== null) return;
    this.#start(card).send({ type: 'prepare', gpu });
    this.#prepared = startOf(gpu, card);
  }

  /** Gives back the memory of the model; a process that has none goes on waiting for one. */
  async unload(): Promise<void> {
    if (this.#prepared === null) await this.end();
  }

  /**
   * Loads into a process that had no model before: the memory of the one before is surely returned. An abort
   * ends the process.
   */
  async load(
    command: LoadCommand,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ): Promise<LoadedModel> {
    if (this.#prepared !== startOf(command.gpu, command.card?.main)) await this.end();
    this.#prepared = null;
    signal.throwIfAborted();
    const onAbort = (): void => {
      void this.end(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      const model = await this.#ask<LoadedModel>(
        command,
        `loading ${basename(command.file)}`,
        (report, settle) => {
          if (report.type === 'load-progress') onProgress(report.fraction);
          else if (report.type === 'ready') settle.resolve(report.model);
          else if (report.type === 'load-failed') settle.reject(toProviderError(report.failure));
        },
      );
      this.#loaded = { command, model };
      return model;
    } catch (failure) {
      await this.end();
      throw failure;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  /**
   * Resolves with `stopped` after an abort, once the model is idle; when it does not stop softly the process
   * ends, and the abort's reason is thrown.
   */
  generate(
    command: Omit<GenerateCommand, 'type' | 'id'>,
    onReport: (report: Report) => void,
    signal: AbortSignal,
  ): Promise<Ended> {
    const id = this.#newId();
    return this.#stoppable(
      id,
      signal,
      this.#ask<Ended>({ type: 'generate', id, ...command }, 'answering', (report, settle) => {
        if (!('id' in report) || report.id !== id) return;
        if (report.type === 'failed') settle.reject(toProviderError(report.failure));
        else if (report.type === 'finished' || report.type === 'stopped') settle.resolve(report);
        else onReport(report);
      }),
    );
  }

  /** The prompt of a request. */
  layOut(request: Omit<GenerateCommand, 'type' | 'id'>, signal: AbortSignal): Promise<readonly PromptPart[]> {
    const id = this.#newId();
    return this.#stoppable(
      id,
      signal,
      this.#ask<readonly PromptPart[]>({ type: 'lay-out', id, request }, 'answering', (report, settle) => {
        if (!('id' in report) || report.id !== id) return;
        if (report.type === 'laid-out') settle.resolve(report.parts);
        else if (report.type === 'failed') settle.reject(toProviderError(report.failure));
      }),
    );
  }

  /** The vectors as the model gives them, in the order of the texts; fewer when it was stopped. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    const id = this.#newId();
    const vectors: Float32Array[] = [];
    return this.#stoppable(
      id,
      signal,
      this.#ask<readonly Float32Array[]>(
        { type: 'embed', id, texts: [...texts] },
        'comparing texts',
        (report, settle) => {
          if (!('id' in report) || report.id !== id) return;
          if (report.type === 'vector') vectors.push(Float32Array.from(report.values));
          else if (report.type === 'failed') settle.reject(toProviderError(report.failure));
          else if (report.type === 'embedded' || report.type === 'stopped') settle.resolve(vectors);
        },
      ),
    );
  }

  /**
   * Ends the process at once, whatever it does; what it had to do fails with `because`. Resolves when it is
   * gone.
   */
  async end(because: unknown = null): Promise<void> {
    if (this.#worker !== null) {
      // From here on it takes nothing more, though it may be a while until it is gone: giving back much
      // memory takes time.
      this.#loaded = null;
      this.#prepared = null;
      this.#endedBecause ??= because;
      this.#worker.kill();
    }
    await this.#exited;
  }

  #newId(): number {
    const id = this.#nextId;
    this.#nextId += 1;
    return id;
  }

  async #stoppable<T>(id: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
    const ended = new AbortController();
    const onAbort = (): void => {
      this.#worker?.send({ type: 'stop', id });
      const { clock, hardStopMs } = this.options;
      clock.sleep(hardStopMs + Math.max(0, this.#pieceEndsAt - clock.now()), ended.signal).then(
        // Beside another answer it ends with its piece, which is longer then: nobody's answer ends for a stop.
        () => (this.#pending.size > 1 ? undefined : this.end(signal.reason)),
        () => {},
      );
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await work;
    } finally {
      ended.abort();
      signal.removeEventListener('abort', onAbort);
    }
  }

  /**
   * Hands reports to `onReport` until it settles. Rejects when the process dies before, and when it hangs.
   */
  async #ask<T>(
    command: Command,
    doing: string,
    onReport: (report: Report, settle: { resolve(value: T): void; reject(failure: unknown): void }) => void,
  ): Promise<T> {
    const done = new AbortController();
    let pending: Pending | null = null;
    try {
      return await new Promise<T>((resolve, reject) => {
        pending = {
          onReport: (report) => {
            onReport(report, { resolve, reject });
          },
          reject,
        };
        this.#pending.add(pending);
        this.#start('card' in command ? command.card?.main : undefined).send(command);
        void this.#watch(doing, done.signal);
      });
    } finally {
      if (pending !== null) this.#pending.delete(pending);
      done.abort();
    }
  }

  /**
   * Every report is a sign of life; several looks in a row without one mean that the process hangs: in a
   * driver, on a disk, in a loop. Looks are counted, and not the time of day, which leaps when the machine
   * has slept.
   */
  async #watch(doing: string, done: AbortSignal): Promise<void> {
    const { clock, silentMs, logger } = this.options;
    try {
      let heard = this.#heard;
      for (let silent = 0; silent < looks;) {
        await clock.sleep(silentMs / looks, done);
        silent = this.#heard === heard ? silent + 1 : 0;
        heard = this.#heard;
      }
    } catch {
      return;
    }
    const seconds = String(Math.round(silentMs / 1000));
    logger.error('The inference process hangs and is ended', { doing, seconds });
    await this.end(
      new ProviderError(
        'provider.crashed',
        `The model's process made no progress for ${seconds} s while ${doing}, and was ended`,
        {
          remedy:
            'Check that the disk of the model file answers and that the machine is not out of memory, then try again. If it happens again, choose a smaller model.',
          retryable: true,
        },
      ),
    );
  }

  #start(card?: number): Worker {
    if (this.#worker !== null) return this.#worker;
    this.#card = null;
    let gone: () => void = () => {};
    const exited = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const worker = this.options.startWorker(
      {
        onReport: (report) => {
          if (this.#worker !== worker) return;
          this.#heard += 1;
          // A machine that others use reads at half its pace.
          this.#pieceEndsAt = report.type === 'reading' ? this.options.clock.now() + 2 * report.pieceMs : 0;
          if (report.type === 'library') {
            this.#card = report.card;
            this.options.onLibrary?.(report.card);
          }
          for (const pending of [...this.#pending]) pending.onReport(report);
        },
        onExit: (detail) => {
          if (this.#worker === worker) this.#onExit(detail);
          gone();
        },
      },
      card,
    );
    this.#worker = worker;
    this.#exited = exited;
    return worker;
  }

  #onExit(detail: string): void {
    const because = this.#endedBecause ?? crashed(detail);
    this.#worker = null;
    this.#loaded = null;
    this.#prepared = null;
    this.#endedBecause = null;
    this.options.logger.info('The inference process ended', { detail });
    for (const pending of [...this.#pending]) pending.reject(because);
    this.options.onExit();
  }
}

/** What a process has to be started for. */
const startOf = (gpu: Gpu, card: number | undefined): string => JSON.stringify([gpu, card ?? null]);

/** Nobody here ended it: a SIGKILL is most often the system's, when memory runs out. */
const crashed = (detail: string): ProviderError =>
  new ProviderError('provider.crashed', `The model's process ended unexpectedly (${detail})`, {
    remedy: detail.startsWith('signal SIGKILL') ? outOfMemory : tryAgain,
    retryable: true,
  });

const toProviderError = (failure: Failure): ProviderError =>
  new ProviderError(failure.code, failure.message, {
    ...(failure.remedy === null ? {} : { remedy: failure.remedy }),
    retryable: failure.retryable,
  });
