import { isDoneByAnswer } from '../../../domain/procedure/flow';
import type { NextStep, Step } from '../../../shared/sop';
import type { SopEdit, StepChanges } from '../../../shared/sop-edit';
import type { FlowLayout } from './flow-layout';

/** What a line of the flow says: what comes next, or where it goes on when the step fails. */
export type WayKind = 'next' | 'failure';

/** Where the end of a line may be let go: at a step, at the end of the run, or above the first step. */
export type Place = NextStep | 'start';

/** Why the format has no words for a line. */
export type Unsayable = 'toStart' | 'nextToItself' | 'failureToItself' | 'failureToEnd' | 'checkpointFails';

/** What drawing a line changes. No edits: it says so already. */
export type Drawn =
  | { readonly ok: true; readonly edits: readonly SopEdit[] }
  | { readonly ok: false; readonly why: Unsayable };

/**
 * Lines from these steps, which share an arrow, lead to another place: one change of the document, or none.
 */
export function drawLines(steps: readonly Step[], kind: WayKind, from: readonly number[], to: Place): Drawn {
  const edits: SopEdit[] = [];
  for (const number of from) {
    const step = steps[number - 1];
    if (step === undefined) continue;
    const why = to === 'start' ? 'toStart' : unsayable(step, kind, to);
    if (why !== null) return { ok: false, why };
    const changes =
      kind === 'next'
        ? { next: to === below(number, steps.length) ? null : (to as NextStep) }
        : { onFailure: { action: 'goto' as const, step: to as number } };
    if (!isSo(step, changes)) edits.push({ type: 'set-step', step: number, changes });
  }
  return { ok: true, edits };
}

/** Without their lines the step below follows, or the run fails. */
export const takeLinesAway = (kind: WayKind, from: readonly number[]): readonly SopEdit[] =>
  from.map((step) => ({
    type: 'set-step',
    step,
    changes: kind === 'next' ? { next: null } : { onFailure: null },
  }));

function unsayable(step: Step, kind: WayKind, to: NextStep): Unsayable | null {
  const toItself = to === step.number;
  // With a condition it goes round until that no longer holds.
  if (kind === 'next') return toItself && step.when === undefined ? 'nextToItself' : null;
  if (isDoneByAnswer(step)) return 'checkpointFails';
  if (to === 'end') return 'failureToEnd';
  return toItself ? 'failureToItself' : null;
}

const below = (number: number, count: number): NextStep => (number < count ? number + 1 : 'end');

const isSo = ({ next, onFailure }: Step, changes: StepChanges): boolean =>
  'next' in changes
    ? (next ?? null) === changes.next
    : onFailure?.action === 'goto' &&
      changes.onFailure?.action === 'goto' &&
      onFailure.step === changes.onFailure.step;

/** Whether what is below cannot follow: the step always goes elsewhere. */
export const leavesTheSpine = ({ number, next, when }: Step, count: number): boolean =>
  next !== undefined && next !== below(number, count) && when === undefined;

/** The place at this height of the sheet. */
export function placeAt({ steps, gateY }: FlowLayout, y: number): Place {
  const [first] = steps;
  if (y < (first?.top ?? gateY)) return 'start';
  return steps.find(({ top, height }) => y < top + height)?.step.number ?? 'end';
}

/** The number that a step would have if it were put down at this height. */
export function numberAt({ steps }: FlowLayout, step: number, y: number): number {
  const above = steps.filter(
    ({ top, height, step: { number } }) => number !== step && top + height / 2 < y,
  ).length;
  return above + 1;
}
