import type { Sop } from '../../../shared/sop';
import { shownNumber } from '../../../shared/step-numbers';
import { isDoneByAnswer } from '../../../domain/procedure/flow';
import type { RunSheet, StepSheet } from '../../../domain/run/run-sheet';

/**
 * What running a run again from a step leads to, as far as the window can tell; the engine has the last word.
 */
export interface AgainPlan {
  /** Steps whose record is taken over, by number. */
  readonly carried: readonly number[];
  /** Steps from there on that ask a person, as the procedure is now. */
  readonly asks: readonly number[];
  readonly sopKnown: boolean;
  readonly otherVersion: boolean;
}

/** Steps that a run may be repeated from, besides its start: those that it came to. */
export const reachedSteps = (sheet: RunSheet): readonly StepSheet[] =>
  sheet.steps.filter((step) => step.number > 1 && step.events.length > 0 && !step.carried);

export function againPlan(sheet: RunSheet, from: number, now: Sop | null): AgainPlan {
  const carried =
    from === 1
      ? []
      : sheet.steps
          .filter(
            (step) =>
              step.number < from &&
              (step.status === 'completed' || step.status === 'skipped' || step.status === 'failed'),
          )
          .map(shownNumber);
  const supervised =
    now !== null &&
    (now.executionMode === 'supervised' ||
      (now.executionMode === 'priority_based' && (now.priority === 'normal' || now.priority === 'low')));
  const asks = (now?.steps ?? [])
    .filter(
      (step) =>
        step.number >= from &&
        (step.requiresConfirmation ||
          isDoneByAnswer(step) ||
          now?.executionMode === 'step_by_step' ||
          (supervised && step.number === from)),
    )
    .map(shownNumber);
  return {
    carried,
    asks,
    sopKnown: now !== null,
    otherVersion: now !== null && now.version !== sheet.sop.version,
  };
}
