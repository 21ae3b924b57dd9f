import { Cron } from 'croner';
import { messageOf } from '../../shared/errors';
import { ok, refuse, type Result } from '../../shared/result';
import { correctionMs } from './clock';
import { cronMistake } from './cron-mistake';

/** A parsed cron text in its time zone. */
export interface CronSchedule {
  readonly expression: string;
  /** The first tick strictly after `at`, both in milliseconds since 1970; null = never again. */
  readonly next: (at: number) => number | null;
}

/**
 * 5 fields, 6 (seconds first) or 7 (year last). `timezone` is an IANA name; without one the machine's. When both day fields are
 * restricted, either is enough, as in crontab. Refuses with code `cron.expression` or `cron.timezone`.
 */
export function parseCron(expression: string, timezone?: string): Result<CronSchedule> {
  const fields = expression.split(/\s+/u).filter((field) => field !== '').length;
  if (fields < 5 || fields > 7) {
    return refuse({ code: 'cron.expression', message: `"${expression}" has ${String(fields)} ${fields === 1 ? 'field' : 'fields'}`, mend: 'Write 5 fields (minute hour day month weekday), 6 with seconds first, or 7 with the year last.' });
  }
  if (timezone !== undefined && !isTimezone(timezone)) return refuse({ code: 'cron.timezone', message: `"${timezone}" is not a time zone`, mend: 'Write an IANA name such as "Asia/Seoul" or "UTC".' });
  try {
    const cron = new Cron(expression.trim(), { paused: true, ...(timezone === undefined ? {} : { timezone }) });
    return ok({ expression, next: (at) => cron.nextRun(new Date(at))?.getTime() ?? null });
  } catch (failure) {
    return refuse({ code: 'cron.expression', message: `"${expression}" is not a cron text: ${cronMistake(expression) ?? messageOf(failure).replace(/^CronPattern:\s*/u, '')}`, mend: 'Write for example "0 */6 * * *" for every six hours, or "30 9 * * 1-5" for 9:30 on working days.' });
  }
}

/** Whether there is a tick in (lastCheck, now]. However many there are, the answer is one start. */
export function firesWithin(schedule: CronSchedule, lastCheck: number, now: number): boolean {
  const next = schedule.next(lastCheck);
  return next !== null && next <= now;
}

/**
 * Until when ticks have had their turn. `last`: the last look. `furthest`: the latest one ever, from before the clock was set back; it
 * counts as soon as the clock jumps ahead to it: then it was wrong in between.
 */
export function lookedUntil(last: number, furthest: number, now: number): number {
  return now - last >= correctionMs && furthest - now < correctionMs ? Math.max(last, furthest) : last;
}

/** The first tick strictly after `at`; null = never again. */
export const nextFireAt = (schedule: CronSchedule, at: number): number | null => schedule.next(at);

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
