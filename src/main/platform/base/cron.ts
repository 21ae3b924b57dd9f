import { Cron } from 'croner';
import { messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import { correctionMs } from '../../../shared/moments';
import { isTimeZone } from '../../../shared/time-zone';
import { cronMistake } from './cron-mistake';
import { wallClock, type WallClock } from './wall-clock';

/** A parsed cron text in its time zone. */
export interface CronSchedule {
  readonly expression: string;
  /** The first tick strictly after `at`, both in milliseconds since 1970; null = never again. */
  readonly next: (at: number) => number | null;
}

/**
 * 5 fields, 6 (seconds first) or 7 (year last). `timezone` is an IANA name; without one the machine's. When
 * both day fields are restricted, either is enough, as in crontab. What repeats within the hour or comes in
 * every hour goes on by real time over a change of the clock; any other time of day counts once, and one that
 * spring leaves out at the moment the clock is put forward. Refuses with code `cron.expression` or
 * `cron.timezone`.
 */
export function parseCron(expression: string, timezone?: string): Result<CronSchedule> {
  const fields = expression.split(/\s+/u).filter((field) => field !== '');
  if (fields.length < 5 || fields.length > 7) {
    return refuse({
      code: 'cron.expression',
      message: `"${expression}" has ${String(fields.length)} ${fields.length === 1 ? 'field' : 'fields'}`,
      remedy:
        'Write 5 fields (minute hour day month weekday), 6 with seconds first, or 7 with the year last.',
    });
  }
  if (timezone !== undefined && !isTimeZone(timezone))
    return refuse({
      code: 'cron.timezone',
      message: `"${timezone}" is not a time zone`,
      remedy: 'Write an IANA name such as "Asia/Seoul" or "UTC".',
    });
  try {
    const text = fields.join(' ');
    const [minutes = '', hours = ''] = fields.length === 5 ? fields : fields.slice(1);
    const cron = new Cron(text, { paused: true, ...(timezone === undefined ? {} : { timezone }) });
    return ok({
      expression,
      next: repeats(minutes) || isHourly(hours) ? byRealTime(cron) : byWallTime(text, wallClock(timezone)),
    });
  } catch (failure) {
    return refuse({
      code: 'cron.expression',
      message: `"${expression}" is not a cron text: ${cronMistake(expression) ?? messageOf(failure).replace(/^CronPattern:\s*/u, '')}`,
      remedy:
        'Write for example "0 */6 * * *" for every six hours, or "30 9 * * 1-5" for 9:30 on working days.',
    });
  }
}

/** Whether there is a tick in (lastCheck, now]. However many there are, the answer is one start. */
export function firesWithin(schedule: CronSchedule, lastCheck: number, now: number): boolean {
  const next = schedule.next(lastCheck);
  return next !== null && next <= now;
}

/** The last tick in (from, now]; null: there is none. */
export function lastTickWithin(schedule: CronSchedule, from: number, now: number): number | null {
  if (!firesWithin(schedule, from, now)) return null;
  // A tick lies behind the one, and none behind the other.
  let [before, after] = [from, now];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (firesWithin(schedule, middle, now)) before = middle;
    else after = middle;
  }
  return schedule.next(before);
}

/**
 * Until when ticks have had their turn. `last`: the last look. `furthest`: the latest one ever, from before
 * the clock was set back; it counts as soon as the clock jumps ahead to it: then it was wrong in between.
 */
export function lookedUntil(last: number, furthest: number, now: number): number {
  return now - last >= correctionMs && furthest - now < correctionMs ? Math.max(last, furthest) : last;
}

/** The first tick strictly after `at`; null = never again. */
export const nextFireAt = (schedule: CronSchedule, at: number): number | null => schedule.next(at);

type Next = CronSchedule['next'];

const byRealTime =
  (cron: Cron): Next =>
  (at) =>
    cron.nextRun(new Date(at))?.getTime() ?? null;

function byWallTime(text: string, clock: WallClock): Next {
  const cron = new Cron(text, { paused: true, utcOffset: 0 });
  return (at) => {
    const tick = cron.nextRun(new Date(clock.reached(at)));
    return tick === null ? null : clock.firstShown(tick.getTime());
  };
}

/** Whether the field of the minutes says how often, not when. */
const repeats = (minutes: string): boolean => /[*?/]/u.test(minutes);

/** Whether the field of the hours names all 24. */
const isHourly = (hours: string): boolean =>
  new Cron(`0 0 ${hours} * * *`, { paused: true, utcOffset: 0 })
    .nextRuns(24, new Date(-1))
    .at(-1)
    ?.getTime() ===
  23 * 3_600_000;
