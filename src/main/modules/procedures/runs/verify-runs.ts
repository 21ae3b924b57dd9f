import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { RecordFinding, RecordReport, RunFileReport } from '../../../../shared/record';
import { ok, type Result } from '../../../../shared/result';
import type { RunSummary } from '../../../../shared/run';
import { fingerprintOf } from '../../../platform/base/signed-text';
import type { RunLog } from '../../../ports/run-log';
import { foldLog } from './fold-log';
import { verifyRunFile, type FileProof } from './run-file';
import { toRunSummary } from '../../../../domain/run/summary';

const pageLength = 50;

/** The report on the record, and whether the list of runs tells what their events tell. */
export async function verifyRuns(record: RecordReport, log: RunLog): Promise<RecordReport> {
  const findings: RecordFinding[] = [];
  let after: string | undefined;
  for (;;) {
    const page = log.list({ after, limit: pageLength });
    for (const row of page)
      if (differs(log, row)) findings.push({ kind: 'list-differs', runId: row.runId, seq: null, link: null });
    after = page.at(-1)?.runId;
    if (after === undefined || page.length < pageLength) break;
    await setImmediate();
  }
  return {
    ...record,
    found: record.found + findings.length,
    findings: [...record.findings, ...findings.slice(0, 100)],
  };
}

/** Events that cannot be read are told by the walk over the record. */
function differs(log: RunLog, row: RunSummary): boolean {
  try {
    const run = foldLog(log, row.runId);
    if (run === null) return false;
    const known = toRunSummary(run);
    return (
      !isDeepStrictEqual(told(known), told(row)) ||
      // An older version kept none.
      (row.figures !== undefined && !isDeepStrictEqual(toldOfPeople(known), toldOfPeople(row)))
    );
  } catch {
    return false;
  }
}

/** Who started, decided and cancelled it, as the list tells it, and why a step failed. */
const toldOfPeople = ({ figures }: RunSummary): unknown => [
  figures?.startedBy,
  figures?.decision,
  figures?.cancelledBy,
  figures?.failure,
];

/** All else that the list tells, but what is only shown of it: its other figures, and when something happened last. */
function told({
  lastActivityAt: _lastActivityAt,
  figures: _figures,
  importedAt: _importedAt,
  ...row
}: RunSummary): unknown {
  return row;
}

/** `ourKey`: the public key of this home; null: it is not known. */
export function verifiedFile(text: string, ourKey: string | null): Result<RunFileReport> {
  const read = verifyRunFile(text);
  if (!read.ok) return read;
  const { run, events, proof, definition } = read.value;
  return ok({
    runId: run.runId,
    sop: run.sop.name,
    events: events.length,
    signed: signedBy(proof, ourKey),
    isWhole: definition !== null,
  });
}

/** Who signed a file, as people tell it. */
export const signedBy = (proof: FileProof, ourKey: string | null): RunFileReport['signed'] =>
  proof === null ? null : { key: fingerprintOf(proof.key), at: proof.at, ours: proof.key === ourKey };
