import { ok } from '../../../shared/result';
import { parseCron } from '../../platform/base/cron';
import type { Clock } from '../../platform/base/clock';
import type { Handlers } from '../../platform/router';

interface Parts {
  /** Of config.toml; undefined: the machine's. */
  readonly timezone: () => string | undefined;
  readonly clock: Pick<Clock, 'now'>;
}

/** What a schedule will do, for whoever writes it: as the scheduler reads it, in the zone in which it counts. */
export const nextTimesHandlers = ({ timezone, clock }: Parts): Pick<Handlers, 'sops.next-times'> => ({
  'sops.next-times': ({ expression, timezone: own, count }) => {
    const zone = own ?? timezone();
    const schedule = parseCron(expression, zone);
    if (!schedule.ok) return schedule;
    const times: number[] = [];
    for (let at: number | null = clock.now(); times.length < count; times.push(at)) {
      at = schedule.value.next(at);
      if (at === null) break;
    }
    return ok({ timezone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, times });
  },
});
