import type { Refusal } from '../../../shared/result';
import type { PlannedCall } from '../../../shared/sop';
import type { CallEdit } from '../../../domain/approval/edited-calls';
import type { StepExecutor } from './execution/executor';

/** Why a person may not write these values on the card of a waiting step; null: they fit. */
export function whyNotEditable(
  shown: readonly Pick<PlannedCall, 'tool' | 'arguments'>[],
  edits: readonly CallEdit[],
  executor: Pick<StepExecutor, 'mistakesIn'>,
): Refusal | null {
  for (const { call, arguments: values } of edits) {
    const edited = shown[call];
    const mistakes =
      edited === undefined ? [] : executor.mistakesIn(edited.tool, { ...edited.arguments, ...values });
    if (mistakes.length > 0)
      return {
        code: 'not_editable',
        message: `The values do not fit ${edited?.tool ?? ''}: ${mistakes.join('; ')}`,
        remedy: 'Nothing was changed. Write values that fit.',
      };
  }
  return null;
}
