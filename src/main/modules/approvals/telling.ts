import { dueFrom, heldUntil, undecidedOf, urgencyAt } from '../../../domain/approval/escalation';
import type { Telling } from '../../../shared/escalation';
import type { ApprovalTelling } from '../../../shared/procedures';
import type { Run } from '../../../shared/run';
import type { DutyNow } from '../../ports/duty';

/**
 * Whom a question was told, and whom it is told next; null: nothing is to be said of that. `asksFirst`: whom it goes to
 * by itself at a time.
 */
export function tellingOf(
  run: Run,
  duty: DutyNow,
  asksFirst: (at: number) => Pick<Telling, 'to' | 'nobody'>,
  now: number,
): ApprovalTelling | null {
  const undecided = undecidedOf(run);
  if (undecided === null) return null;
  const held = heldUntil(run, duty.hold, now);
  const first = asksFirst(held ?? now);
  if (undecided.stages.length === 0 && held === null && first.nobody === undefined) return null;
  const [next] = dueFrom(undecided, now, duty.hold);
  const expiresAt = run.gate?.expiresAt ?? Infinity;
  return {
    first,
    urgency: urgencyAt(undecided, now),
    told: [...undecided.told].sort((a, b) => a.at - b.at),
    heldUntil: held,
    next:
      next === undefined || next.goesAt >= expiresAt
        ? null
        : {
            stage: next.stage,
            at: Math.max(next.goesAt, now),
            ...duty.reach(undecided.stages[next.stage - 1]?.notify ?? [], Math.max(next.goesAt, now)),
            ...(next.goesAt > next.dueAt ? { late: 'quiet' as const } : {}),
          },
  };
}
