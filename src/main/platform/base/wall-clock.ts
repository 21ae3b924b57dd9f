/** What a clock on a wall shows: milliseconds since 1970 as if it were in UTC. */
export interface WallClock {
  /** The latest time that was shown until `at`; while autumn has an hour twice, the end of that hour. */
  readonly reached: (at: number) => number;
  /**
   * When `wall`, or a later time, is shown first: of a time that spring leaves out, the moment the clock is
   * put forward.
   */
  readonly firstShown: (wall: number) => number;
}

/** No zone is farther from UTC. */
const dayMs = 86_400_000;

/**
 * `timezone` is an IANA name; without one the machine's. Expects one change of the clock in two days at most.
 */
export function wallClock(timezone?: string): WallClock {
  const offsetAt = timezone === undefined ? machineOffset : zoneOffset(timezone);
  return {
    reached(at) {
      const before = offsetAt(at - dayMs);
      const shown = at + offsetAt(at);
      return at + before <= shown ? shown : Math.max(shown, changeIn(offsetAt, at - dayMs, at) + before - 1);
    },
    firstShown(wall) {
      const [from, to] = [wall - dayMs, wall + dayMs];
      const [early, late] = [wall - offsetAt(from), wall - offsetAt(to)];
      if (early === late) return early;
      const change = changeIn(offsetAt, from, to);
      return early < change ? early : Math.max(change, late);
    },
  };
}

type OffsetAt = (at: number) => number;

/** The first moment after `from` with the offset of `to`. */
function changeIn(offsetAt: OffsetAt, from: number, to: number): number {
  const after = offsetAt(to);
  let [before, since] = [from, to];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (offsetAt(middle) === after) since = middle;
    else before = middle;
  }
  return since;
}

const machineOffset: OffsetAt = (at) => -new Date(at).getTimezoneOffset() * 60_000;

function zoneOffset(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
      /([+-])(\d\d):(\d\d)(?::(\d\d))?$/u.exec(name) ?? [];
    return Number(`${sign}1`) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  };
}
