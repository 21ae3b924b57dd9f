export interface FrameBatch<T> {
  add(item: T): void;
  /** Hands over at once what was gathered so far. */
  flush(): void;
}

type Schedule = (work: () => void) => void;

/** Of the time, work takes at most one part in so many. */
const share = 5;

/**
 * Lets the next work wait the longer, the longer the last one took: a text that is drawn again whenever it
 * grew must not keep the page busy, however long it is. `later` runs its argument in so many milliseconds; in
 * 0, once what the work led to is drawn.
 */
export function paced(
  nextFrame: Schedule,
  later: (work: () => void, ms: number) => void,
  now: () => number,
): Schedule {
  let freeAt = 0;
  const run = (work: () => void): void => {
    nextFrame(() => {
      const wait = freeAt - now();
      if (wait > 0) {
        later(() => {
          run(work);
        }, wait);
        return;
      }
      const began = now();
      work();
      later(() => {
        const ended = now();
        freeAt = ended + (share - 1) * (ended - began);
      }, 0);
    });
  };
  return run;
}

/**
 * Gathers what comes between two frames and hands it over once. `schedule` runs its argument in the next
 * frame.
 */
export function createFrameBatch<T>(
  schedule: (work: () => void) => void,
  take: (items: readonly T[]) => void,
): FrameBatch<T> {
  let items: T[] = [];
  const flush = (): void => {
    const taken = items;
    items = [];
    if (taken.length > 0) take(taken);
  };
  return {
    add(item) {
      items.push(item);
      if (items.length === 1) schedule(flush);
    },
    flush,
  };
}
