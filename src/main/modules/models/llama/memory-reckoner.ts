import type { KvCache } from '../../../../shared/graphics';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import type { MemoryFigures } from '../../../ports/model-memory';
import type { Report } from './protocol';
import type { StartWorker, Worker } from './worker-process';

/** What a model is to be loaded for, as far as its memory goes. */
export interface Reckoned {
  readonly file: string;
  readonly purpose: 'answers' | 'vectors';
  readonly kvCache?: KvCache | undefined;
}

interface Parts {
  readonly startWorker: StartWorker;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly known: (wanted: Reckoned) => MemoryFigures | null;
  readonly keep: (wanted: Reckoned, figures: MemoryFigures) => void;
}

/** A file that takes longer hangs the library; others wait. */
const mostMs = 60_000;

/**
 * Asks llama.cpp what models need, one after the other, in a process of its own: a damaged file ends it and
 * nothing else. A file that it cannot say of is asked about once until the engine ends.
 */
export class MemoryReckoner {
  readonly #failed = new Set<string>();
  readonly #asked = new Map<string, Promise<MemoryFigures | null>>();
  readonly #closing = new AbortController();
  #worker: Promise<RunningWorker> | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: Parts) {}

  /** Null: not known, or not yet. */
  known(wanted: Reckoned): MemoryFigures | null {
    return this.parts.known(wanted);
  }

  /** Null: llama.cpp cannot say. */
  reckon(wanted: Reckoned): Promise<MemoryFigures | null> {
    const known = this.known(wanted);
    const key = JSON.stringify(wanted);
    if (known !== null || this.#failed.has(key) || this.#closing.signal.aborted)
      return Promise.resolve(known);
    const asked = this.#asked.get(key);
    if (asked !== undefined) return asked;
    const answer = this.#turn
      .then(() => this.#ask(wanted, key))
      .finally(() => {
        this.#asked.delete(key);
        if (this.#asked.size === 0) void this.#end();
      });
    this.#asked.set(key, answer);
    this.#turn = answer;
    return answer;
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('The engine ends'));
    await this.#end();
  }

  async #ask(wanted: Reckoned, key: string): Promise<MemoryFigures | null> {
    if (this.#closing.signal.aborted) return null;
    const worker = (this.#worker ??= Promise.resolve(new RunningWorker(this.parts.startWorker)));
    const late = new AbortController();
    try {
      const figures = await Promise.race([
        (await worker).ask(wanted),
        this.parts.clock
          .sleep(mostMs, AbortSignal.any([late.signal, this.#closing.signal]))
          .then(() => Promise.reject(new Error(`no answer for ${String(mostMs / 1000)} s`))),
      ]);
      this.parts.keep(wanted, figures);
      return figures;
    } catch (failure) {
      if (this.#closing.signal.aborted) return null;
      this.#failed.add(key);
      this.parts.logger.info('What memory a model needs could not be reckoned', {
        file: wanted.file,
        failure: String(failure),
      });
      await this.#end();
      return null;
    } finally {
      late.abort();
    }
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (worker !== null) await (await worker).end();
  }
}

/** One process, and the one question it has. */
class RunningWorker {
  readonly #worker: Worker;
  readonly #gone: Promise<string>;
  #onReport: (report: Report) => void = () => {};
  #id = 0;

  constructor(startWorker: StartWorker) {
    let gone: (how: string) => void = () => {};
    this.#gone = new Promise((resolve) => {
      gone = resolve;
    });
    this.#worker = startWorker({
      onReport: (report) => {
        this.#onReport(report);
      },
      onExit: gone,
    });
  }

  ask({ file, purpose, kvCache }: Reckoned): Promise<MemoryFigures> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      void this.#gone.then((how) => {
        reject(new Error(how));
      });
      this.#onReport = (report) => {
        if (report.type === 'reckoned' && report.id === id) resolve(report.figures);
        if (report.type === 'failed' && report.id === id) reject(new Error(report.failure.message));
      };
      this.#worker.send({ type: 'reckon', id, file, purpose, ...(kvCache === undefined ? {} : { kvCache }) });
    });
  }

  async end(): Promise<void> {
    this.#worker.kill();
    await this.#gone;
  }
}
