import type { EventSource } from '../../shared/sop';
import type { Run, RunEvent, RunStatus, RunSummary } from '../../shared/run';

export interface StoredRunEvent {
  /** From 1, without gaps within a run. */
  readonly seq: number;
  readonly event: RunEvent;
}

/**
 * The append-only record of runs. `append` is durable when it returns (fsync), and refuses (returns false) when the run's
 * log no longer has `expectedVersion` events: somebody else decided first. A run that is over or imported takes no event. `run` is the fold after the append; it feeds the index columns.
 */
export interface RunLog {
  append(runId: string, expectedVersion: number, events: readonly RunEvent[], run: Run): boolean;
  read(runId: string): readonly StoredRunEvent[];
  /** A stretch of them: those after number `after`, at most `limit`; and how many there are in all. */
  page(runId: string, after: number, limit: number): { readonly events: readonly StoredRunEvent[]; readonly total: number };
  /** Ids of runs that are not finished, oldest first. */
  active(): readonly string[];
  /** Newest first. `imported` false: runs of this machine only; true: those that came from a file. `dry` false: none that were only tried out. */
  list(filter: { readonly sop?: string | undefined; readonly status?: RunStatus | undefined; readonly imported?: boolean | undefined; readonly dry?: boolean | undefined; readonly source?: EventSource | undefined; /** Started not before. */ readonly since?: number | undefined; /** Started before. */ readonly until?: number | undefined; readonly over?: boolean | undefined; /** Those that come after this run. */ readonly after?: string | undefined; readonly limit: number }): readonly RunSummary[];
  /** When the SOP's most recently finished run ended, whatever its outcome, dry runs aside; null = never. `key`: only runs that were counted under it. */
  lastFinishedAt(sop: string, key?: string): number | null;
}
