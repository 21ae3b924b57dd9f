import type { Decision, Run, RunEvent, RunRepeat, SopMetrics } from '../../shared/run';

/** Milliseconds since 1970 before which a run must have ended (or been imported) to go; null: none goes. */
export interface RetentionCutoffs {
  /** Runs that only read, and asked nobody. */
  readonly dull: number | null;
  readonly normal: number | null;
  /** Runs that failed, were interrupted, denied or not answered in time. */
  readonly important: number | null;
  /** By procedure: runs that ended since then are kept whatever their age, for a cooldown goes by them. */
  readonly cooling: ReadonlyMap<string, number>;
}

/** What was decided about one gate of a run of this machine. */
export interface RunDecision extends Omit<Decision, 'visit'> {
  readonly runId: string;
  readonly sop: string;
}

/** The finished past: figures over all of it, what is still to be written about it, its coming and going. */
export interface DeletedRuns {
  /** How many are gone whole. */
  readonly runs: number;
  /** Nothing is left to delete. */
  readonly done: boolean;
}

export interface RunArchive {
  /**
   * Figures of every SOP that has ended a run here, by name. Runs deleted since count, imported ones do not.
   */
  metrics(): readonly SopMetrics[];
  /** The latest decisions, newest first; of dry and imported runs none. */
  decisions(limit: number): readonly RunDecision[];
  /** The last decision of one run; null: nobody was asked, or nobody has answered. */
  lastDecision(runId: string): RunDecision | null;
  /** Runs whose audit records may be missing, oldest first. */
  auditDue(): readonly string[];
  /** By run: the audit records of its first so many events are written. Survives a crash of the program. */
  audited(versions: ReadonlyMap<string, number>): void;
  /** When the run came from a file; null: it ran here, or there is none. */
  importedAt(runId: string): number | null;
  /** Runs of this machine that repeat it, oldest first. */
  repeats(runId: string): readonly RunRepeat[];
  /**
   * Stores a run of another machine, to be read and nothing else. Durable on return; false: there is a run
   * with this id.
   */
  import(events: readonly RunEvent[], run: Run, at: number): boolean;
  /**
   * Deletes of the runs that are over and older than the cutoff of their importance, oldest first, at most
   * `rows` rows. A run that has more goes from its end on, in several calls.
   */
  deleteOlder(cutoffs: RetentionCutoffs, rows: number): DeletedRuns;
}
