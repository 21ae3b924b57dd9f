import { z } from 'zod';

/** What the engine acts on beside the events of runs, each sealed as a whole. */
export const SealedTable = z.enum([
  'permissions',
  'approved-calls',
  'queue',
  'pause',
  'versions',
  'imported-procedures',
  'imported-runs',
  'ends',
  'counting',
  'cards',
  'people',
  'people-names',
  'inbox',
  'outbox',
  'outbox-state',
  'jobs',
  'job-times',
  'clock',
  'clock-triggers',
  'known-boards',
  'board-pins',
  'accepted',
  'procedure-state',
  'watched-files',
  'watched-patterns',
  'announced-topics',
  'pin-names',
]);
export type SealedTable = z.infer<typeof SealedTable>;

/** One thing that is not as it was written. `link`: number of the event in the record, over all runs. */
export const RecordFinding = z.object({
  kind: z.enum([
    /** The event's bytes are not those that were written. */ 'changed',
    /** Events from `link` to `upTo` are not there, and nothing says that they were deleted. */ 'missing',
    /** The event stands where another one belongs. */ 'moved',
    /** An event that never had a place in the record. */ 'added',
    /** What is told of deletions was changed. */ 'removals',
    /** The end of the record is not where it was noted. */ 'end',
    /** A signature does not fit what it signs. */ 'signature',
    /** More was signed than is there: the newest events were cut off. */ 'cut',
    /** What was signed up to `link` is not what is there. */ 'rewritten',
    /** A run in the list has no events. */ 'no-events',
    /** Events of a run that is not in the list. */ 'not-listed',
    /** The list tells something else of a run than its events. */ 'list-differs',
    /** Events of a run are missing between `seq` and the one before it. */ 'gap',
    /** The end of the record was not written by the engine of this home. */ 'seal',
    /** What the engine acts on was changed behind its back; see `table`. */ 'table',
    /** The key that signed the record is gone, or another one lies in its place. */ 'key',
    /** There are events, and no signature. */ 'unsigned',
  ]),
  runId: z.string().nullable(),
  seq: z.number().int().nullable(),
  link: z.number().int().nullable(),
  upTo: z.number().int().optional(),
  at: z.number().optional(),
  where: z.enum(['database', 'file']).optional(),
  table: SealedTable.optional(),
});
export type RecordFinding = z.infer<typeof RecordFinding>;

export const RecordReport = z.object({
  /** Events that were looked at. */
  events: z.number().int(),
  /** Where the record ends, to be noted elsewhere: whoever knows it finds a record that was replaced as a whole. */
  end: z.object({ link: z.number().int(), hash: z.string() }),
  /** Events up to this number were there before the record was chained: they are as they were at the upgrade. */
  before: z.number().int(),
  /** Events that retention deleted, and said so. */
  removed: z.number().int(),
  /** How far this home has signed, and with which key (its fingerprint). */
  signed: z.object({ link: z.number().int(), at: z.number(), key: z.string() }).nullable(),
  /** Who last took the record as it is, although it had been changed; null: nobody had to. */
  accepted: z.object({ at: z.number(), by: z.string(), via: z.string() }).nullable(),
  /** What the engine does not act on until a person has accepted the record; null: nothing, or no engine runs. */
  held: z.object({ end: z.boolean(), tables: z.array(SealedTable), runs: z.array(z.string()) }).nullable(),
  found: z.number().int(),
  /** The first of them. */
  findings: z.array(RecordFinding),
});
export type RecordReport = z.infer<typeof RecordReport>;

/** Who signed a file. `key`: fingerprint; `ours`: the key of this home. */
const FileSignature = z.object({ key: z.string(), at: z.number(), ours: z.boolean() });

/** What a file of an exported run proves. */
export const RunFileReport = z.object({
  runId: z.string(),
  sop: z.string(),
  events: z.number().int(),
  /** Null: the file was not signed. */
  signed: FileSignature.nullable(),
  /** Whether the texts of its procedure are in it, so that it can be run again elsewhere. */
  isWhole: z.boolean(),
});
export type RunFileReport = z.infer<typeof RunFileReport>;

/** The procedure of an imported run, as it is here. */
export const ArrivedProcedure = z.object({
  name: z.string(),
  folder: z.string(),
  /** It was saved now, disabled; else it was here. */ isNew: z.boolean(),
  /** Procedures that it starts, which the file does not have, and which are not here. */
  notHere: z.array(z.string()),
});
export type ArrivedProcedure = z.infer<typeof ArrivedProcedure>;

export const ImportedRun = z.object({
  runId: z.string(),
  /** It was carried out here, and the file says what the record says; nothing was taken up. */
  isOwn: z.boolean(),
  sop: z.string(),
  events: z.number().int(),
  signed: FileSignature.nullable(),
  /** Null: the file does not have it, or it was not taken up, for the reason of `notTaken`. */
  procedure: ArrivedProcedure.nullable(),
  notTaken: z.object({ message: z.string(), remedy: z.string().nullable() }).nullable(),
});
export type ImportedRun = z.infer<typeof ImportedRun>;
