import { callsTooLong, itemsOf, type Item } from '../../../../domain/procedure/items';
import { newBudget } from '../../../../domain/procedure/expression/evaluate';
import { atStep, fillTemplates } from '../../../../domain/procedure/templates';
import type { DraftedCall, Run } from '../../../../shared/run';
import type { Step } from '../../../../shared/sop';
import type { StepResult } from './step-result';

/** A failure says which item it was. */
export const ofItem = (index: number, result: StepResult): StepResult => ({
  ...result,
  output: `item ${String(index)}: ${result.output}`,
});

/** Of items whose call has no value for one of its templates, or with which all are too long, the first one. */
export function brokenItem(
  run: Run,
  { calls: [planned], number }: Step,
  items: readonly (Item | null)[],
): StepResult | null {
  if (planned === undefined) return null;
  const tooLong = callsTooLong();
  const source = { ...atStep(run, number), budget: newBudget() };
  for (const item of items) {
    if (item === null) continue;
    const filled = fillTemplates(planned, { ...source, item });
    const why = filled.ok ? tooLong(filled.value.arguments) : filled.error.message;
    if (why !== null) return ofItem(item.index, { status: 'failed', output: why });
  }
  return null;
}

/** Why the call cannot be made for each item. */
export function unfilledItems(run: Run, step: Step): readonly string[] {
  const items = itemsOf(step, run);
  if (!items.ok) return [items.error.message];
  const broken = brokenItem(run, step, items.value ?? []);
  return broken === null ? [] : [broken.output];
}

/**
 * What a card shows that asks about the call: of a list, the call among all that are left on the card of before,
 * for what is asked about one of them holds for all. A call of no list stands alone.
 */
export function callsLeft(
  onCard: readonly DraftedCall[],
  done: readonly { readonly item: number }[],
  call: DraftedCall,
): readonly DraftedCall[] {
  if (call.item === undefined || !onCard.some(({ item }) => item === call.item)) return [call];
  const over = new Set(done.map(({ item }) => item));
  return onCard
    .filter(({ item }) => item === undefined || !over.has(item))
    .map((each) => (each.item === call.item ? call : each));
}
