/** `number` is the position, from 1; `written` the number in SOP.md where it is another one. */
interface Numbered {
  readonly number: number;
  readonly written?: number | undefined;
}

/** The number that people see of a step, and by which a procedure names it. */
export const shownNumber = ({ number, written }: Numbered): number => written ?? number;

/** The same of the step at a position. */
export function shownStep(steps: readonly Numbered[], position: number): number {
  const step = steps[position - 1];
  return step === undefined ? position : shownNumber(step);
}

/**
 * The position of the step that a procedure names by this number; null: there is none. A definition that is
 * in force names no step that two numbers could mean.
 */
export function positionOf(steps: readonly Numbered[], number: number): number | null {
  const same = steps[number - 1];
  if (same !== undefined && shownNumber(same) === number) return number;
  return steps.find((step) => shownNumber(step) === number)?.number ?? null;
}
