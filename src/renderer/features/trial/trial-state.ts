import type { SopVerdict, TriggerTiming } from '../../../shared/sop';
import type { LedgerRow } from '../../../shared/status';
import { triggerChecks, type Check } from '../../entities/event/events-state';
import { isTestable, type TestDraft } from '../../entities/event/test-plan';

/**
 * The event that the procedure is tried on. `recorded`: the row it was taken from; null: somebody wrote it.
 */
export interface TriedEvent extends TestDraft {
  readonly recorded: number | null;
}

/** A recorded event as one to try; null: a start by hand. */
export const fromRow = ({ id, source, topic, payload }: LedgerRow): TriedEvent | null =>
  isTestable(source)
    ? { source, place: topic ?? '', payload: payload === null ? '' : readable(payload), recorded: id }
    : null;

/** JSON over several lines; other text as it came. */
export function readable(payload: string): string {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : payload;
  } catch {
    return payload;
  }
}

/** What the procedure makes of the event. */
export type Judged =
  | { readonly kind: 'starts'; readonly checks: readonly Check[] }
  | { readonly kind: 'not-listening' }
  | { readonly kind: 'not-met'; readonly checks: readonly Check[] }
  /** It meets a trigger that counts time. */
  | { readonly kind: 'counts'; readonly timing: TriggerTiming; readonly checks: readonly Check[] }
  | { readonly kind: 'held'; readonly reason: string; readonly checks: readonly Check[] };

export function judge(verdict: SopVerdict, topic: string | null): Judged {
  const { starts, check, held } = verdict;
  const checks = triggerChecks(check, topic);
  if (starts) return { kind: 'starts', checks: [...checks, { kind: 'limits', ok: true }] };
  if (held !== undefined)
    return {
      kind: 'held',
      reason: held.reason,
      checks: [
        ...checks,
        { kind: 'held', ok: false, reason: held.reason, detail: held.detail, blocked: held.blocked },
      ],
    };
  if (check?.timing !== undefined) return { kind: 'counts', timing: check.timing, checks };
  return check === undefined ? { kind: 'not-listening' } : { kind: 'not-met', checks };
}

/** Other procedures that the event would start as well. */
export const othersStarted = (verdicts: readonly SopVerdict[], name: string): readonly string[] =>
  verdicts.filter(({ sop, starts }) => starts && sop !== name).map(({ sop }) => sop);
