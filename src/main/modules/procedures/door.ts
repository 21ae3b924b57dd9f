interface Entry {
  /** Whether it waits for the disk; looked at just before it is carried out. */
  readonly durable: () => boolean;
  readonly work: (onDisk: boolean) => unknown;
  readonly follow: (value: unknown) => void;
  readonly resolve: (value: unknown) => void;
  readonly reject: (failure: unknown) => void;
}

/** Thrown by work that has to be on disk and was let in as if it had not: it is carried out once more. */
export class NeedsDisk extends Error {}

/**
 * One transaction around `work`, over what is written and what is remembered of it: when it throws, neither
 * has changed. `durable`: on disk when it returns.
 */
export type Atomically = <T>(durable: boolean, work: () => T) => T;

/** When what has arrived is let in. */
export interface DoorTimes {
  /** Calls it when what is ready now has had its turn. */
  readonly atEndOfTurn: (work: () => void) => void;
  /** Calls it after so many milliseconds. */
  readonly after: (ms: number, work: () => void) => void;
  /** In milliseconds, of a clock that nobody sets. */
  readonly now: () => number;
}

/** It is crowded when so many have arrived within so many milliseconds: about 160 runs of one step a second. */
const crowd = 32;
const crowdWithinMs = 40;
/** In a crowd the door stays shut for so many times as long as the last group took, or until there are enough. */
const shutFor = 2;
const longestShutMs = 25;
const enough = 16;

/**
 * Lets changes of many runs share one write. What arrives in one turn of the event loop is carried out in the
 * order in which it came, each on what those before it left, in one transaction that waits for the disk once;
 * only then anything follows, and whoever waits is told. Nothing can come between, for all of it is
 * synchronous. When one of them throws, or the disk refuses, nothing of the group is written, and each is
 * tried alone: one that cannot be written spoils no other. In a crowd the next group waits for others as
 * the last one took time, for a write costs nearly the same whatever it holds; one that comes alone never waits.
 */
export class Door {
  #entries: Entry[] = [];
  #isOpen = false;
  /** When each of the last ones arrived, written round and round. */
  readonly #arrivals = new Float64Array(crowd).fill(-Infinity);
  #arrived = 0;
  #lastTookMs = 0;
  #lastGroupAt = -Infinity;

  constructor(
    private readonly atomically: Atomically,
    private readonly times: DoorTimes,
  ) {}

  /**
   * Resolves with what `work` returned, once that is written and `follow` was called with it. `work` is told
   * whether that waits for the disk, and may be called a second time when the first was taken back. Rejects with what it threw, or why it could not be
   * written.
   */
  enter<T>(durable: () => boolean, work: (onDisk: boolean) => T, follow: (value: T) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#entries.push({
        durable,
        work,
        follow: follow as Entry['follow'],
        resolve: resolve as Entry['resolve'],
        reject,
      });
      const waitMs = this.#waitMs();
      const isEnough = this.#entries.length === enough;
      if (this.#isOpen && !isEnough) return;
      this.#isOpen = true;
      const open = (): void => {
        this.letInNow();
      };
      if (waitMs > 0 && !isEnough) this.times.after(waitMs, open);
      else this.times.atEndOfTurn(open);
    });
  }

  /** Waits for nobody else: the engine closes. */
  letInNow(): void {
    this.#isOpen = false;
    const group = this.#entries.splice(0);
    if (group.length === 0) return;
    const began = this.times.now();
    this.#letIn(group);
    this.#lastGroupAt = this.times.now();
    this.#lastTookMs = this.#lastGroupAt - began;
  }

  /** How long the next group waits for others, one of which has just arrived. */
  #waitMs(): number {
    const now = this.times.now();
    const place = this.#arrived % crowd;
    const isCrowded = now - (this.#arrivals[place] ?? -Infinity) < crowdWithinMs;
    this.#arrivals[place] = now;
    this.#arrived += 1;
    if (!isCrowded) return 0;
    const waitMs = Math.min(shutFor * this.#lastTookMs, longestShutMs) - (now - this.#lastGroupAt);
    return waitMs < 1 ? 0 : waitMs;
  }

  #letIn(group: readonly Entry[]): void {
    if (group.length > 1) {
      try {
        const onDisk = group.some(({ durable }) => durable());
        const values = this.atomically(onDisk, () => group.map(({ work }) => work(onDisk)));
        group.forEach((entry, index) => {
          tell(entry, values[index]);
        });
        return;
      } catch {
        // Whose fault it was is found out below.
      }
    }
    for (const entry of group) this.#alone(entry);
  }

  #alone(entry: Entry): void {
    let value: unknown;
    try {
      value = carriedOut(this.atomically, entry.durable, entry.work);
    } catch (failure) {
      entry.reject(failure);
      return;
    }
    tell(entry, value);
  }
}

/** In a transaction of its own, on disk on return. */
export function carriedOut<T>(
  atomically: Atomically,
  durable: () => boolean,
  work: (onDisk: boolean) => T,
): T {
  const onDisk = durable();
  try {
    return atomically(onDisk, () => work(onDisk));
  } catch (failure) {
    if (failure instanceof NeedsDisk) return atomically(true, () => work(true));
    throw failure;
  }
}

/** It is on disk: what fails in following it neither undoes it nor keeps the others of its group waiting. */
function tell({ follow, resolve, reject }: Entry, value: unknown): void {
  try {
    follow(value);
    resolve(value);
  } catch (failure) {
    reject(failure);
  }
}
