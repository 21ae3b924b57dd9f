import type { WaitFor } from '../../../shared/sop';
import { parseCron } from '../../platform/base/cron';

/** When clocks of its zone show the time next, strictly after `at`; both in milliseconds since 1970. */
export function nextTimeOfDay({ time, timezone }: Extract<WaitFor, { type: 'time' }>, at: number): number {
  const [hours = '0', minutes = '0', seconds = '0'] = time.split(':').map((part) => String(Number(part)));
  const schedule = parseCron(`${seconds} ${minutes} ${hours} * * *`, timezone);
  const next = schedule.ok ? schedule.value.next(at) : null;
  if (next === null)
    throw new Error(`No clock ever shows ${time} in ${timezone ?? 'the zone of this machine'}`);
  return next;
}
