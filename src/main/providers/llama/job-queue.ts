import type { ModelPriority } from '../../ports/provider';

const rank: Readonly<Record<ModelPriority, number>> = { 'sop-critical': 0, sop: 1, chat: 2, background: 3 };

interface Waiting {
  readonly priority: ModelPriority;
  /** Carries the job out; settles when the next may begin, and never rejects. */
  start(): Promise<void>;
  refuse(failure: Error): void;
}

/** The waiting job that goes next: the most urgent, and among equals the one that waits longest. */
export function takeNext<J extends { readonly priority: ModelPriority }>(waiting: J[]): J | null {
  const next = waiting.reduce<J | null>((best, job) => (best === null || rank[job.priority] < rank[best.priority] ? job : best), null);
  if (next !== null) waiting.splice(waiting.indexOf(next), 1);
  return next;
}

/** One job at a time: a machine that thinks about two things at once is slower at both. */
export class JobQueue {
  readonly #waiting: Waiting[] = [];
  #busy = false;
  #closed: Error | null = null;

  /** `onChange` hears when a job begins and when none is left. */
  constructor(private readonly onChange: (change: 'busy' | 'idle') => void) {}

  /** Settles like `work`, or at once with the signal's reason; the next job begins only when `work` has settled. */
  run<T>(priority: ModelPriority, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const forget = (): void => { signal.removeEventListener('abort', onAbort); };
      const job: Waiting = {
        priority,
        start: () => work().then(resolve, reject).finally(forget),
        refuse: (failure) => {
          forget();
          reject(failure);
        },
      };
      const onAbort = (): void => {
        const index = this.#waiting.indexOf(job);
        if (index >= 0) this.#waiting.splice(index, 1);
        reject(signal.reason as Error);
      };
      if (this.#closed !== null) {
        reject(this.#closed);
        return;
      }
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Refuses what waits and what comes. */
  close(failure: Error): void {
    this.#closed = failure;
    for (const job of this.#waiting.splice(0)) job.refuse(failure);
  }

  #next(): void {
    if (this.#busy || this.#closed !== null) return;
    const job = takeNext(this.#waiting);
    if (job === null) {
      this.onChange('idle');
      return;
    }
    this.#busy = true;
    this.onChange('busy');
    void job.start().finally(() => {
      this.#busy = false;
      this.#next();
    });
  }
}
