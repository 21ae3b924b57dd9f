import type { EventSource } from '../../shared/sop';
import type { Run, RunEvent, RunStatus, RunSummary } from '../../shared/run';

export interface StoredRunEvent {
  /** From 1, without gaps within a run. */
  readonly seq: number;
  readonly event: RunEvent;
}

/** Which runs are meant; what is absent does not matter. */
export interface RunsWanted {
  readonly sop?: string | undefined;
  readonly status?: RunStatus | undefined;
  /** False: runs of this machine only; true: those that came from a file. */
  readonly imported?: boolean | undefined;
  /** False: none that were only tried out. */
  readonly dry?: boolean | undefined;
  readonly source?: EventSource | undefined;
  /** Started not before. */
  readonly since?: number | undefined;
  /** Started before. */
  readonly until?: number | undefined;
  /** About which this person has decided something: approved, rejected, changed, cancelled. */
  readonly decidedBy?: string | undefined;
  /** True: those that have ended; false: those that go on. */
  readonly over?: boolean | undefined;
}

/**
 * The append-only record of runs. `append` is durable when it returns (fsync), and refuses (returns false)
 * when the run's log no longer has `expectedVersion` events: somebody else decided first. A run that is over
 * or imported takes no event. `run` is the fold after the append; it feeds the index columns.
 */
export interface RunLog {
  append(runId: string, expectedVersion: number, events: readonly RunEvent[], run: Run): boolean;
  read(runId: string): readonly StoredRunEvent[];
  /**
   * Those that tell how the run moved from step to step and how each ended, without what the model and the
   * tools said in them: few, however long the run. Their numbers have gaps.
   */
  course(runId: string): readonly StoredRunEvent[];
  /** A stretch of them: those after number `after`, at most `limit`; and how many there are in all. */
  page(
    runId: string,
    after: number,
    limit: number,
  ): { readonly events: readonly StoredRunEvent[]; readonly total: number };
  /** Ids of runs that are not finished, oldest first. */
  active(): readonly string[];
  /** Newest first. `after`: those that come after this run. */
  list(
    wanted: RunsWanted & { readonly after?: string | undefined; readonly limit: number },
  ): readonly RunSummary[];
  count(wanted: RunsWanted): number;
  /** Everybody who has decided something about a run, in the order of their names. */
  deciders(): readonly string[];
  /**
   * When the SOP's most recently finished run ended, whatever its outcome, dry runs aside; null = never.
   * `key`: only runs that were counted under it. An end after `notAfter` does not count: it was written down
   * by a clock that was ahead.
   */
  lastFinishedAt(sop: string, key: string | undefined, notAfter: number): number | null;
  /**
   * The same for runs under a name that the procedure of this folder had before, of those that ended after
   * `after`; another procedure may have that name by now.
   */
  lastFinishedIn(
    folder: string,
    formerName: string,
    key: string | undefined,
    ended: { readonly after: number; readonly notAfter: number },
  ): number | null;
}
