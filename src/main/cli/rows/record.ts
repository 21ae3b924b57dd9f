import type { RecordReport, RunFileReport, ImportedRun } from '../../../shared/record';

const iso = (at: number): string => new Date(at).toISOString();

/** What `runs verify --json` prints: keys in snake case, times in ISO 8601. */
export const toRecordRow = ({ signed, accepted, findings, ...report }: RecordReport): object => ({
  ...report,
  signed: signed === null ? null : { ...signed, at: iso(signed.at) },
  accepted: accepted === null ? null : { ...accepted, at: iso(accepted.at) },
  findings: findings.map(({ kind, runId, seq, link, upTo, at, where, table }) => ({
    kind,
    run_id: runId,
    seq,
    link,
    ...(upTo === undefined ? {} : { up_to: upTo }),
    ...(at === undefined ? {} : { at: iso(at) }),
    ...(where === undefined ? {} : { where }),
    ...(table === undefined ? {} : { table }),
  })),
});

/** The same of a file. */
export const toRunFileRow = ({ runId, sop, events, signed, isWhole }: RunFileReport): object => ({
  run_id: runId,
  sop_name: sop,
  events,
  signed: signatureRow(signed),
  has_procedure: isWhole,
});

const signatureRow = (signed: RunFileReport['signed']): object | null =>
  signed === null ? null : { ...signed, at: iso(signed.at) };

export const toImportedRow = ({
  runId,
  isOwn,
  sop,
  events,
  signed,
  procedure,
  notTaken,
}: ImportedRun): object => ({
  run_id: runId,
  ...(isOwn ? { own: true } : {}),
  sop_name: sop,
  events,
  signed: signatureRow(signed),
  procedure:
    procedure === null
      ? null
      : {
          name: procedure.name,
          folder: procedure.folder,
          arrived: procedure.isNew,
          ...(procedure.notHere.length === 0 ? {} : { not_here: procedure.notHere }),
        },
  ...(notTaken === null ? {} : { procedure_not_taken: notTaken.message }),
});
