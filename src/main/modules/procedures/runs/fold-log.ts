import type { Run } from '../../../../shared/run';
import type { RunLog, StoredRunEvent } from '../../../ports/run-log';
import { evolve } from '../../../../domain/run/run-state';

/** Events that are in memory at once, however long a run is. */
export const windowLength = 1_000;

/** All events of a run, in order, read window by window. */
export function* eventsOf(log: RunLog, runId: string): Generator<StoredRunEvent> {
  let after = 0;
  for (;;) {
    const { events } = log.page(runId, after, windowLength);
    yield* events;
    const last = events.at(-1);
    if (last === undefined || events.length < windowLength) return;
    after = last.seq;
  }
}

/** The state of a run as its whole log tells it; null: there is no such run. */
export function foldLog(log: RunLog, runId: string): Run | null {
  let run: Run | null = null;
  for (const { event } of eventsOf(log, runId)) run = evolve(run, event);
  return run;
}
