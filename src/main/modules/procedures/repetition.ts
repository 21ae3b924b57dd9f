import { carriedSteps } from '../../../domain/run/run-again';
import { fold, type RunCommand } from '../../../domain/run/run';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Sop, SopEntry, SopEvent } from '../../../shared/sop';
import type { RunLog } from '../../ports/run-log';
import type { RepeatOptions, SopSource } from './engine-ports';
import { runnableIn } from './runnable';

/** What a run that repeats another starts with. */
export interface Repetition {
  readonly entry: SopEntry;
  readonly sop: Sop;
  readonly trigger: SopEvent;
  readonly dry: boolean;
  readonly again: Extract<RunCommand, { type: 'start' }>['again'];
}

/** How a run is repeated, or why it cannot be. */
export function repetitionOf(
  { log, sops }: { readonly log: RunLog; readonly sops: SopSource },
  runId: string,
  { step, payload, procedure }: RepeatOptions,
): Result<Repetition> {
  const events = log.course(runId).map((row) => row.event);
  const earlier = events.length === 0 ? null : fold(events);
  if (earlier === null)
    return refuse({
      code: 'not_found',
      message: `There is no run ${runId}`,
      remedy: '`zeroclaw runs` lists them.',
    });
  const runnable = runnableIn(sops, procedure?.name ?? earlier.sop.name, procedure);
  if (!runnable.ok) return runnable;
  const { entry, sop } = runnable.value;
  const carried = carriedSteps(events, sop, step);
  if (!carried.ok) return carried;
  const payloadEdited = payload !== undefined && payload !== earlier.trigger.payload;
  return ok({
    entry,
    sop,
    trigger: payloadEdited ? { ...earlier.trigger, payload } : earlier.trigger,
    dry: earlier.dry === true,
    again: { of: { runId, step, ...(payloadEdited ? { payloadEdited } : {}) }, carried: carried.value },
  });
}
