import { Cron } from 'croner';
import type { Job } from '../../../shared/job';
import { lookedUntil, nextFireAt, parseCron, type CronSchedule } from '../../platform/base/cron';
import { ok, refuse, type Result } from '../../../shared/result';

/** A model that wakes itself more often than this does nothing else. */
const leastMs = 60_000;
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?$/u;

/**
 * A cron text, or one moment such as 2026-12-24T18:00. `timezone` is an IANA name; without one the machine's.
 */
export function parseSchedule(text: string, timezone: string | undefined): Result<CronSchedule> {
  const schedule = text.trim();
  if (!moment.test(schedule)) return parseCron(schedule, timezone);
  try {
    const zoned = /Z|[+-]\d\d:\d\d$/u.test(schedule);
    const at = zoned
      ? Date.parse(schedule.replace(' ', 'T'))
      : (new Cron(schedule.replace(' ', 'T').replace(/T(\d\d:\d\d)$/u, 'T$1:00'), {
          paused: true,
          ...(timezone === undefined ? {} : { timezone }),
        })
          .nextRun(new Date(0))
          ?.getTime() ?? Number.NaN);
    if (Number.isFinite(at) && isDay(schedule.slice(0, 10)))
      return ok({ expression: schedule, next: (after) => (after < at ? at : null) });
  } catch {
    // No such day or zone.
  }
  return refuse({
    code: 'job.schedule',
    message: `"${schedule}" is not a moment${timezone === undefined ? '' : ` in "${timezone}"`}`,
    remedy: 'Write for example 2026-12-24T18:00, or a cron text such as "0 9 * * 1-5".',
  });
}

/** Programs there are that take the 30th of February for the 2nd of March. */
const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(day);
};

/** When a job is due next; null: never again. `zone` is for jobs that name none; empty = the machine's. */
export function nextJobAt(job: Counted & Pick<Job, 'timezone'>, zone: string, now: number): number | null {
  const schedule = parseSchedule(job.schedule, zoneOf(job, zone));
  return schedule.ok ? nextFireAt(schedule.value, Math.max(countsFrom(job, now), now)) : null;
}

type Counted = Pick<Job, 'schedule' | 'checkedAt' | 'furthestAt'>;

/**
 * From when on its ticks count. A moment that has had its turn never comes again, whatever the clock says.
 */
export function countsFrom({ schedule, checkedAt, furthestAt }: Counted, now: number): number {
  return moment.test(schedule.trim())
    ? Math.max(checkedAt, furthestAt)
    : lookedUntil(checkedAt, furthestAt, now);
}

export const zoneOf = ({ timezone }: Pick<Job, 'timezone'>, zone: string): string | undefined =>
  (timezone ?? zone) || undefined;

/** The schedule of a new job: one that comes, and not all the time. */
export function parseNewSchedule(
  text: string,
  timezone: string | undefined,
  now: number,
): Result<CronSchedule> {
  const schedule = parseSchedule(text, timezone);
  if (!schedule.ok) return schedule;
  const first = schedule.value.next(now);
  if (first === null)
    return refuse({
      code: 'job.schedule',
      message: `"${text}" never comes`,
      remedy: 'Name a time that lies ahead.',
    });
  let before = first;
  for (let tick = 0; tick < 5; tick += 1) {
    const next = schedule.value.next(before);
    if (next === null) break;
    if (next - before < leastMs)
      return refuse({
        code: 'job.schedule',
        message: `"${text}" comes more often than once a minute`,
        remedy: 'Let it come once a minute at most.',
      });
    before = next;
  }
  return schedule;
}
