import type { ModelPriority } from '../../../ports/provider';

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

/**
 * What a job shares the machine with. Jobs of one group run side by side where they share a key, as many as
 * `width` says at that moment; those of different groups do not mind each other.
 */
export interface Lane {
  readonly group: string;
  readonly key: string;
  readonly width: () => number;
  /** Of jobs with the same one, only one runs at a time. */
  readonly alone?: string;
}

interface Waiting extends Urgency {
  readonly lane: Lane;
  /** Carries the job out; settles when the next may begin, and never rejects. */
  start(): Promise<void>;
  refuse(failure: Error): void;
}

/**
 * The jobs as they go: the most urgent; among equals that of the oldest work, so that what began comes to its
 * end; then the one that waits longest.
 */
export const inOrder = <J extends Urgency>(waiting: readonly J[]): readonly J[] =>
  waiting.toSorted(
    (one, other) =>
      rankOf(one.priority) - rankOf(other.priority) ||
      compared(one.since ?? Infinity, other.since ?? Infinity),
  );

const compared = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** 0 goes first. */
export const rankOf = (priority: ModelPriority): number => rank[priority];

/** Jobs by their urgency, each in its lane. */
export class JobQueue {
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<Waiting>();
  #closed: Error | null = null;

  /** `onChange` hears when a job begins and when none is left. */
  constructor(private readonly onChange: (change: 'busy' | 'idle') => void) {}

  /**
   * Settles like `work`, or at once with the signal's reason; its place is free only when `work` has settled.
   */
  run<T>({ priority, since }: Urgency, lane: Lane, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
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
        lane,
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
        this.#next();
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
    if (this.#closed !== null) return;
    /** Groups in which a more urgent job waits until the others are out of its way. */
    const held = new Set<string>();
    for (const job of inOrder(this.#waiting)) {
      const { group, key, width, alone } = job.lane;
      if (held.has(group)) continue;
      const beside = [...this.#running].filter(({ lane }) => lane.group === group);
      if (alone !== undefined && beside.some(({ lane }) => lane.alone === alone)) continue;
      if (beside.some(({ lane }) => lane.key !== key) || (beside.length > 0 && beside.length >= width()))
        held.add(group);
      else this.#start(job);
    }
    if (this.#running.size === 0 && this.#waiting.length === 0) this.onChange('idle');
  }

  #start(job: Waiting): void {
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    this.#running.add(job);
    this.onChange('busy');
    void job.start().finally(() => {
      this.#running.delete(job);
      this.#next();
    });
  }
}
