import type { Level } from '../../../ports/boards';

interface Known {
  readonly value: Level;
  /** When it changed last, in the world; the debounce time counts from there. */
  readonly changedAt: number;
  readonly seenAt: number;
  readonly history: readonly LevelSince[];
}

/** The pin had this level from `at` on. */
export interface LevelSince {
  readonly at: number;
  readonly value: Level;
}

/** `bouncing`: it differs, too soon after the last change to be told. */
export type Look = 'baseline' | 'same' | 'changed' | 'bouncing';

/** How far back the history of a pin goes, and how many changes it holds at most. */
const historyMs = 60_000;
const historyLength = 400;

/**
 * The last known level of each pin, kept while a board is away. The first level of a pin is a baseline; after
 * that a level that differs is a change, also when it is first seen after a reconnect.
 */
export class Levels {
  readonly #known = new Map<number, Known>();

  /**
   * A change within `debounceMs` after the one before is not taken over yet: if it lasts, a later look finds
   * it.
   */
  observe(pin: number, value: Level, at: number, debounceMs: number): Look {
    const known = this.#known.get(pin);
    if (known === undefined) {
      this.#known.set(pin, {
        value,
        changedAt: Number.NEGATIVE_INFINITY,
        seenAt: at,
        history: [{ at, value }],
      });
      return 'baseline';
    }
    const same = known.value === value;
    if (same || isWithin(debounceMs, known.changedAt, at)) {
      this.#known.set(pin, { ...known, seenAt: at });
      return same ? 'same' : 'bouncing';
    }
    this.#known.set(pin, {
      value,
      changedAt: at,
      seenAt: at,
      history: withChange(known.history, { at, value }),
    });
    return 'changed';
  }

  /** It changed less than `debounceMs` ago, and may still bounce. */
  isSettling(pin: number, at: number, debounceMs: number): boolean {
    const known = this.#known.get(pin);
    return known !== undefined && isWithin(debounceMs, known.changedAt, at);
  }

  /** We set the pin ourselves: that is no change in the world. */
  assume(pin: number, value: Level, at: number): void {
    const known = this.#known.get(pin);
    if (known === undefined) return;
    this.#known.set(pin, {
      ...known,
      value,
      seenAt: at,
      history: known.value === value ? known.history : withChange(known.history, { at, value }),
    });
  }

  /** Keeps these pins only: a pin that nobody asked about for a while starts with a baseline again. */
  keep(pins: readonly number[]): void {
    for (const pin of [...this.#known.keys()]) if (!pins.includes(pin)) this.#known.delete(pin);
  }

  get(
    pin: number,
  ): { readonly value: Level; readonly seenAt: number; readonly history: readonly LevelSince[] } | null {
    return this.#known.get(pin) ?? null;
  }
}

/** A moment that lies far ahead is that of a clock which was set back since: nothing bounces so long. */
const isWithin = (ms: number, since: number, at: number): boolean => Math.abs(at - since) < ms;

/** The level that held when the history begins stays in it. */
function withChange(history: readonly LevelSince[], change: LevelSince): readonly LevelSince[] {
  const since = change.at - historyMs;
  const first = history.findLastIndex(({ at }) => at <= since);
  return [...history.slice(Math.max(0, first, history.length - historyLength)), change];
}
