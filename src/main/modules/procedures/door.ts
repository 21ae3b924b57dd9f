/** How it stands in the group that it is carried out with. */
export interface Turn {
  /** Whether that waits for the disk. */
  readonly onDisk: boolean;
  /** Nothing of the group comes after it: its work cannot be put off. */
  readonly isLast: boolean;
  /** Something of the group that came before it was put off. */
  readonly isBehind: boolean;
}

/** What work returns to be carried out once more behind all of its group; it has written nothing. */
export const putOff = Symbol('put off');

interface Entry {
  /** Whether it waits for the disk; looked at just before it is carried out. */
  readonly durable: () => boolean;
  readonly work: (turn: Turn) => unknown;
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
const enough = 48;
/** Nobody else is waited for when nobody came for so long: all that are at work have come, or are at something else. */
const quietMs = 2;

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
  /** What is carried out behind the others of its group. */
  #closing: Entry[] = [];
  /** When it opens: not before somebody enters, after a while, or at the end of the turn. */
  #opens: 'not' | 'later' | 'now' = 'not';
  /** When each of the last ones arrived, written round and round. */
  readonly #arrivals = new Float64Array(crowd).fill(-Infinity);
  #arrived = 0;
  #lastTookMs = 0;
  #lastGroupAt = -Infinity;
  #groups = 0;

  constructor(
    private readonly atomically: Atomically,
    private readonly times: DoorTimes,
  ) {}

  /**
   * Resolves with what `work` returned, once that is written and `follow` was called with it. `work` may be called a
   * second time when the first was taken back, or when it was put off. Rejects with what it threw, or why it could not
   * be written.
   */
  enter<T>(
    durable: () => boolean,
    work: (turn: Turn) => T | typeof putOff,
    follow: (value: T) => void,
  ): Promise<T> {
    return this.#enter(this.#entries, durable, work, follow);
  }

  /** The same, behind all that is in the group by the time it is let in, and before what was put off. */
  enterLast<T>(durable: () => boolean, work: (onDisk: boolean) => T, follow: (value: T) => void): Promise<T> {
    return this.#enter(this.#closing, durable, ({ onDisk }) => work(onDisk), follow);
  }

  #enter<T>(
    entries: Entry[],
    durable: () => boolean,
    work: (turn: Turn) => unknown,
    follow: (value: T) => void,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      entries.push({
        durable,
        work,
        follow: follow as Entry['follow'],
        resolve: resolve as Entry['resolve'],
        reject,
      });
      const waitMs = this.#waitMs();
      if (this.#opens === 'now') return;
      if (waitMs === 0 || this.#entries.length >= enough) {
        this.#opens = 'now';
        this.times.atEndOfTurn(this.#forThisGroup());
      } else if (this.#opens === 'not') {
        this.#opens = 'later';
        this.#openLater(this.times.now() + waitMs);
      }
    });
  }

  /** By then at the latest, and when nobody has come for a while. */
  #openLater(until: number): void {
    const arrived = this.#arrived;
    const look = this.#forThisGroup(() => {
      if (this.#arrived === arrived || this.times.now() >= until) this.letInNow();
      else this.#openLater(until);
    });
    this.times.after(Math.min(quietMs, until - this.times.now()), look);
  }

  /** Nothing, where the group was let in before. */
  #forThisGroup(
    work = (): void => {
      this.letInNow();
    },
  ): () => void {
    const group = this.#groups;
    return () => {
      if (group === this.#groups) work();
    };
  }

  /** Waits for nobody else: the engine closes. */
  letInNow(): void {
    this.#opens = 'not';
    this.#groups += 1;
    const group = [...this.#entries.splice(0), ...this.#closing.splice(0)];
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
        const values = this.atomically(onDisk, () => inTurn(group, onDisk));
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

/** In the order in which they came; what is put off at the end. */
function inTurn(group: readonly Entry[], onDisk: boolean): readonly unknown[] {
  let isBehind = false;
  const values = group.map(({ work }) => {
    const value = work({ onDisk, isLast: false, isBehind });
    if (value === putOff) isBehind = true;
    return value;
  });
  return isBehind
    ? values.map((value, index) =>
        value === putOff ? group[index]?.work({ onDisk, isLast: true, isBehind: false }) : value,
      )
    : values;
}

/** In a transaction of its own, on disk on return. */
export function carriedOut<T>(
  atomically: Atomically,
  durable: () => boolean,
  work: (turn: Turn) => T,
): Exclude<T, typeof putOff> {
  const alone = (onDisk: boolean): Exclude<T, typeof putOff> =>
    work({ onDisk, isLast: true, isBehind: false }) as Exclude<T, typeof putOff>;
  const onDisk = durable();
  try {
    return atomically(onDisk, () => alone(onDisk));
  } catch (failure) {
    if (failure instanceof NeedsDisk) return atomically(true, () => alone(true));
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
