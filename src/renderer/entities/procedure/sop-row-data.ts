import type { Output } from '../../../shared/procedures';
import type { RunSummary } from '../../../shared/run';
import type { EventSource, SopState, Trigger } from '../../../shared/sop';

export type SopListRow = Output<'sops.list'>[number];

export interface SopFilter {
  readonly state: SopState | null;
  readonly startsBy: EventSource | null;
}

const rank: Record<SopState, number> = { errors: 0, warnings: 1, valid: 2, disabled: 3 };

/** Broken ones first, since they need somebody; then by name, disabled ones last. */
export function arrangeSops(rows: readonly SopListRow[], filter: SopFilter): readonly SopListRow[] {
  return rows
    .filter(
      (row) =>
        (filter.state === null || row.state === filter.state) &&
        (filter.startsBy === null ||
          row.sop?.triggers.some((trigger) => trigger.type === filter.startsBy) === true),
    )
    .toSorted(
      (a, b) => group(a) - group(b) || a.name.localeCompare(b.name) || a.folder.localeCompare(b.folder),
    );
}

const group = (row: SopListRow): number => (rank[row.state] === 1 ? 2 : rank[row.state]);

/**
 * The newest run of a procedure that acted here: the one that came with the list, or a newer one the window
 * heard of.
 */
export function newestRun(row: SopListRow, runs: readonly RunSummary[]): RunSummary | null {
  const heard =
    runs
      .filter((run) => run.sop === row.name && run.dry !== true && run.importedAt === undefined)
      .toSorted((a, b) => b.startedAt - a.startedAt)[0] ?? null;
  if (heard === null || (row.lastRun !== null && row.lastRun.startedAt > heard.startedAt)) return row.lastRun;
  return heard;
}

/** What may start it now, besides a person. */
export const eventTriggers = (triggers: readonly Trigger[]): readonly Trigger[] =>
  triggers.filter((trigger) => trigger.type !== 'manual');

export const canRun = (row: Pick<SopListRow, 'sop' | 'state'>): boolean =>
  row.sop !== null && row.sop.enabled && row.sop.steps.length > 0;
