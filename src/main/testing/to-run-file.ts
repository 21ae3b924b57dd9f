import type { Run } from '../../shared/run';
import type { StoredRunEvent } from '../ports/run-log';
import type { SopTexts } from '../modules/procedures/library/sop-file';
import { fileHead, fileLines, fileProof, type FileSigner } from '../modules/procedures/runs/run-file';

/** A run's file as one text. `at` is milliseconds since 1970. */
export function toRunFile(
  run: Run,
  events: readonly StoredRunEvent[],
  at: number,
  signer: FileSigner | null = null,
  definition: SopTexts | null = null,
): string {
  const { text, place } = fileHead(run.runId, run.sop.name, events.length, at, definition);
  const lines = fileLines(place, events);
  return text + lines.text + fileProof(lines.place, signer, at);
}
