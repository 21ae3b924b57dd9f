import { messageOf } from '../../../shared/errors';
import type { Run } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import type { SopEvent } from '../../../shared/sop';
import { endOf } from '../../../domain/run/run-end';
import type { Logger } from '../../platform/base/logger';
import { isStorageFailure } from '../../platform/storage/database';
import type { Matches } from './triggers/trigger-index';

/** What the engine does for the end of a run. */
interface EndingEngine {
  /** Whether a procedure listens for the ends of runs of this one. */
  hearsEnd(procedure: string): boolean;
  match(event: SopEvent): Matches;
  /** One transaction, part of the one that writes the end. */
  atomically<T>(work: () => T): T;
  /** Writes it; returns what to do once that is on disk. */
  later(matches: Matches, event: SopEvent, startedBy: string): () => void;
}

/**
 * The end of a run is an event for other procedures, written with it: a kill loses no start and makes none
 * twice. A fault in finding out what it starts does not keep the run from ending.
 */
export function putEnd(run: Run, engine: EndingEngine, logger: Logger): (() => void) | null {
  if (!isFinished(run.status)) return null;
  try {
    const event = engine.hearsEnd(run.sop.name) ? endOf(run) : null;
    if (event === null) return null;
    const matches = engine.match(event);
    return matches.matching.length + matches.misses.length === 0
      ? null
      : engine.atomically(() => engine.later(matches, event, event.handed?.by ?? event.source));
  } catch (failure) {
    if (isStorageFailure(failure)) throw failure;
    logger.error('What the end of a run starts could not be found out', {
      runId: run.runId,
      failure: messageOf(failure),
    });
    return null;
  }
}
