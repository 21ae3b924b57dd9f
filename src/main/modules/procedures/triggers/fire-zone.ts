import type { Trigger } from '../../../../shared/sop';
import { parseCron } from '../../../platform/base/cron';

/** The time zone of the clock that ticks at this moment; undefined: the machine's. */
export function fireZone(
  triggers: readonly Trigger[],
  at: number,
  byDefault: string | undefined,
): string | undefined {
  for (const trigger of triggers) {
    if (trigger.type !== 'cron') continue;
    const zone = trigger.timezone ?? byDefault;
    const schedule = parseCron(trigger.expression, zone);
    if (schedule.ok && schedule.value.next(at - 1) === at) return zone;
  }
  return undefined;
}
