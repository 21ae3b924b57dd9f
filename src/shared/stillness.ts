/** How often a watcher looks, and how often who is watched beats at least. */
export const lookEveryMs = 1000;
/** So long without a beat, and it stands still. */
export const stillAfterMs = 5000;
/**
 * A watcher that was away for longer stood still itself: the machine slept, or all of the program was held.
 * Nothing is known of that time.
 */
const longestAbsenceMs = 3000;

/** What a watcher knows of somebody whose beats it counts. */
export interface Watched {
  readonly beat: number;
  readonly lookedAt: number;
  /** Without a beat, as far as the watcher was there itself. */
  readonly stillMs: number;
}

/** `at` is of a clock that nobody sets. */
export interface Look {
  readonly beat: number;
  readonly at: number;
}

/** Told once each: that it stands still, and that it goes on, after how long. */
export type StillnessEvent =
  | { readonly type: 'stands-still'; readonly ms: number }
  | { readonly type: 'goes-on'; readonly ms: number };

export const firstLook = ({ beat, at }: Look): Watched => ({ beat, lookedAt: at, stillMs: 0 });

export function nextLook(
  before: Watched,
  look: Look,
): { readonly watched: Watched; readonly event: StillnessEvent | null } {
  const passed = look.at - before.lookedAt;
  const stillMs = before.stillMs + (passed > longestAbsenceMs ? 0 : passed);
  const stoodStill = before.stillMs >= stillAfterMs;
  if (look.beat !== before.beat)
    return { watched: firstLook(look), event: stoodStill ? { type: 'goes-on', ms: stillMs } : null };
  return {
    watched: { beat: before.beat, lookedAt: look.at, stillMs },
    event: !stoodStill && stillMs >= stillAfterMs ? { type: 'stands-still', ms: stillMs } : null,
  };
}
