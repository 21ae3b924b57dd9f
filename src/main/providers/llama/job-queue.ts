import type { ModelPriority } from '../../ports/provider';

const rank: Readonly<Record<ModelPriority, number>> = {
  'sop-critical': 0,
  'sop-high': 1,
  sop: 2,
  'sop-low': 3,
  chat: 4,
  background: 5,
};

/** How urgent a job is. `since`: when the work began that it belongs to; absent: now. */
export interface Urgency {
  readonly priority: ModelPriority;
  readonly since?: number;
}

interface Waiting extends Urgency {
  /** Carries the job out; settles when the next may begin, and never rejects. */
  start(): Promise<void>;
  refuse(failure: Error): void;
}

/**
 * The waiting job that goes next: the most urgent; among equals that of the oldest work, so that what began
 * comes to its end; then the one that waits longest.
 */
export function takeNext<J extends Urgency>(waiting: J[]): J | null {
  const next = waiting.reduce<J | null>(
    (best, job) => (best === null || isBefore(job, best) ? job : best),
    null,
  );
  if (next !== null) waiting.splice(waiting.indexOf(next), 1);
  return next;
}

const isBefore = (one: Urgency, other: Urgency): boolean =>
  rank[one.priority] < rank[other.priority] ||
  (rank[one.priority] === rank[other.priority] && (one.since ?? Infinity) < (other.since ?? Infinity));

/** One job at a time: a machine that thinks about two things at once is slower at both. */
export class JobQueue {
  readonly #waiting: Waiting[] = [];
  #busy = false;
  #closed: Error | null = null;

  /** `onChange` hears when a job begins and when none is left. */
  constructor(private readonly onChange: (change: 'busy' | 'idle') => void) {}

  /**
   * Settles like `work`, or at once with the signal's reason; the next job begins only when `work` has
   * settled.
   */
  run<T>({ priority, since }: Urgency, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const forget = (): void => {
        signal.removeEventListener('abort', onAbort);
      };
      const job: Waiting = {
        priority,
        ...(since === undefined ? {} : { since }),
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
