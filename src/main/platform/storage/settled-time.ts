import type { Clock } from '../base/clock';
import { wasAhead } from '../../../shared/moments';
import type { CronState } from './cron-state';

/** What is deleted by its age goes by this time: milliseconds since 1970, never later than the clock's. */
export type SettledNow = () => number;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** As long as the clock has to go on evenly before what it says counts. */
const settlesAfterMs = dayMs;
/** Looks come daily at the latest, and a little late. */
const longestGapMs = 2 * dayMs;

/**
 * Of looks that follow each other without a jump: the last one, and for those that do not count yet the
 * first.
 */
const known = 'settled time';
const doubtedSince = 'doubted time, since';
const doubted = 'doubted time';

/**
 * Time as far as it is known to be right, of a clock that may be wrong for a while: one that has jumped by
 * more than two days, ahead or back, stands still here until it has gone on evenly for a day; going back to
 * where it was, it counts at once. Kept over restarts.
 */
export function createSettledTime(store: CronState, clock: Clock): SettledNow {
  const read = (key: string): number => store.lastCheck(key) ?? 0;
  /** To the minute: it is asked often. */
  const keep = (key: string, at: number): void => {
    if (Math.abs(read(key) - at) >= minuteMs) store.setLastCheck(key, at);
  };
  return () => {
    const now = clock.now();
    if (follows(read(known), now)) {
      keep(known, now);
      return now;
    }
    if (!follows(read(doubted), now)) store.setLastCheck(doubtedSince, now);
    keep(doubted, now);
    if (now - read(doubtedSince) < settlesAfterMs) return Math.min(now, read(known));
    store.setLastCheck(known, now);
    return now;
  };
}

const follows = (last: number, now: number): boolean => now - last <= longestGapMs && !wasAhead(last, now);
