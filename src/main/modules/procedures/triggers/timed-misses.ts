import type { SopEvent } from '../../../../shared/sop';
import { tellTiming } from '../../../../domain/procedure/triggers/timing-text';
import { checkTriggers } from '../../../../domain/procedure/triggers/triggers';
import type { TimedOutcome } from './timed-triggers';
import type { Matches, Miss, Misses } from './trigger-index';

/** What started nothing, with how far the triggers are that count time. */
export function withTimed(
  { matching, misses, timed }: Matches,
  heard: readonly TimedOutcome[],
  event: SopEvent,
): Misses {
  if (timed.length === 0) return misses;
  const starting = new Set(heard.flatMap(({ starts, entry }) => (starts === null ? [] : [entry.name])));
  const told = new Map(heard.map((outcome) => [outcome.entry.name, outcome]));
  for (const { name } of matching) starting.delete(name);
  return {
    length: misses.length - starting.size,
    *[Symbol.iterator](): Generator<Miss> {
      for (const miss of misses) {
        if (starting.has(miss.sop)) continue;
        const outcome = told.get(miss.sop);
        yield outcome === undefined ? miss : toMiss(miss, outcome, event);
      }
    },
  };
}

function toMiss(miss: Miss, { trigger, timing }: TimedOutcome, event: SopEvent): Miss {
  if (timing === null) return miss;
  return {
    sop: miss.sop,
    get why() {
      return tellTiming(timing);
    },
    get check() {
      const check = checkTriggers([trigger], event);
      return check === null ? null : { ...check, timing };
    },
  };
}
