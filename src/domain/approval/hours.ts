/** Days as they are written, in the order of `Date.getUTCDay`. */
export const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type DayName = (typeof dayNames)[number];

/** A part of a day, by the clock on the wall. `to` that is not after `from` is on the day after. */
export interface Hours {
  /** The days on which it begins. */
  readonly days: readonly DayName[];
  /** `22:00` */
  readonly from: string;
  readonly to: string;
}

/** `22:00` as minutes of the day; null: it is no such text. `24:00` is the end of the day. */
export function minutesOf(text: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/u.exec(text) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return hours === '' || Number(minutes) > 59 || sum > dayMinutes ? null : sum;
}

/** Whether clocks of the zone show such a time. Empty zone: the machine's. */
export const isWithin = (hours: Hours, at: number, zone: string): boolean =>
  fits(hours, shownAt(at, zone)) !== null;

/**
 * When the last of these hours that follow on each other ends; null: none of them is now, or there is always
 * one.
 */
export function endOf(all: readonly Hours[], at: number, zone: string): number | null {
  let end = at;
  for (let more = 0; more < mostInARow; more += 1) {
    const shown = shownAt(end, zone);
    const left = all.flatMap((hours) => fits(hours, shown) ?? []);
    if (left.length === 0) return end === at ? null : end;
    end = untilShown(end, Math.max(...left), zone);
  }
  return null;
}

const dayMinutes = 24 * 60;
/** Two for each day of two weeks. */
const mostInARow = 28;

interface Shown {
  readonly day: number;
  readonly minutes: number;
}

/** How many minutes are left of these hours; null: they are not now. */
function fits({ days, from, to }: Hours, { day, minutes }: Shown): number | null {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  if (begin === null || end === null) return null;
  const begins = (of: number): boolean => days.includes(dayNames[(of + 7) % 7] ?? 'sun');
  if (begin < end) return begins(day) && minutes >= begin && minutes < end ? end - minutes : null;
  if (begins(day) && minutes >= begin) return dayMinutes - minutes + end;
  return begins(day - 1) && minutes < end ? end - minutes : null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function shownAt(at: number, zone: string): Shown {
  const known = formats.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      ...(zone === '' ? {} : { timeZone: zone }),
      hourCycle: 'h23',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
  if (known === undefined) formats.set(zone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = dayNames.findIndex((name) => name === parts.get('weekday')?.toLowerCase());
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

const minuteMs = 60_000;

/** So many minutes later by the clock on the wall, which may be set for summer or winter in between. */
function untilShown(at: number, minutes: number, zone: string): number {
  const begun = Math.floor(at / minuteMs) * minuteMs;
  const wanted = shownAt(begun, zone).minutes + minutes;
  const end = begun + minutes * minuteMs;
  const off = (((wanted - shownAt(end, zone).minutes) % dayMinutes) + dayMinutes * 1.5) % dayMinutes;
  return Math.max(end + (off - dayMinutes / 2) * minuteMs, begun + minuteMs);
}
