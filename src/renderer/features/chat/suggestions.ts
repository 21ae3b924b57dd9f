import type { BoardStatus } from '../../../shared/status';
import type { SopRow } from '../../entities/engine/app-state';

/** Something to begin a conversation with, as its words need it. */
export type Suggestion =
  | { readonly kind: 'suggestPin'; readonly values: { readonly pin: string; readonly board: string } }
  | { readonly kind: 'suggestBoard'; readonly values: { readonly board: string } }
  | { readonly kind: 'suggestSop'; readonly values: { readonly sop: string } }
  | { readonly kind: 'suggestRuns' | 'suggestWrite'; readonly values: Readonly<Record<string, never>> };

/** From what is there: a board that answers, a procedure that can start, and the records. */
export function suggestionsFor(
  boards: readonly BoardStatus[],
  sops: readonly SopRow[],
): readonly Suggestion[] {
  const board = boards.find(({ state }) => state === 'connected');
  const pin = board?.pinNames?.[0];
  const sop = sops.find((row) => row.sop !== null && (row.state === 'valid' || row.state === 'warnings'));
  return [
    ...(board === undefined
      ? []
      : pin === undefined
        ? [{ kind: 'suggestBoard' as const, values: { board: board.name } }]
        : [{ kind: 'suggestPin' as const, values: { pin: pin.name, board: board.name } }]),
    ...(sop?.sop == null ? [] : [{ kind: 'suggestSop' as const, values: { sop: sop.sop.name } }]),
    { kind: 'suggestRuns', values: {} },
    ...(sop === undefined ? [{ kind: 'suggestWrite' as const, values: {} }] : []),
  ];
}
