import type { Output } from '../../../../shared/procedures';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { FilePlace, RunEvent } from '../../../../shared/run';
import type { RunDefinitions } from '../../../ports/run-definitions';
import type { RunLog } from '../../../ports/run-log';
import { windowLength } from './fold-log';
import { fileHead, fileLines, fileProof, runFileName, type FileSigner } from './run-file';

export const unknownRun = (runId: string): Result<never> =>
  refuse({ code: 'not_found', message: `There is no run ${runId}`, remedy: '`zeroclaw runs` lists them.' });

/**
 * A part of the run's file: from its head, or from where the part before it ended. The file has the events
 * that there were when its head was written.
 */
export function exportPart(
  log: RunLog,
  runId: string,
  from: FilePlace | undefined,
  at: number,
  signer: FileSigner | null,
  definitions: Pick<RunDefinitions, 'texts'>,
): Result<Output<'runs.export'>> {
  const first = startOf(log, runId);
  if (first === null) return unknownRun(runId);
  const fileName = runFileName(runId, first.event.sop.name);
  const head =
    from === undefined
      ? fileHead(runId, first.event.sop.name, first.total, at, definitions.texts(first.event.sopHash))
      : { text: '', place: from };
  const { events } = log.page(
    runId,
    head.place.after,
    Math.min(windowLength, head.place.events - head.place.after),
  );
  // A run that is over may be deleted while it is written.
  if (events.length === 0) return unknownRun(runId);
  const lines = fileLines(head.place, events);
  const isLast = lines.place.after >= lines.place.events;
  return ok({
    fileName,
    text: head.text + lines.text + (isLast ? fileProof(lines.place, signer, at) : ''),
    next: isLast ? null : lines.place,
  });
}

/** How the run began, and how many events there are; null: there is none, or its start cannot be read. */
export function startOf(
  log: RunLog,
  runId: string,
): { readonly event: Extract<RunEvent, { type: 'run-started' }>; readonly total: number } | null {
  const { events, total } = log.page(runId, 0, 1);
  const event = events[0]?.event;
  return event?.type === 'run-started' ? { event, total } : null;
}
