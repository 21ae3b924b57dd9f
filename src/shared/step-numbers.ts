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

/** The numbers that people see, in order, where they are not 1, 2, 3 and so on; null: they are. */
export const otherNumbers = (steps: readonly Numbered[]): readonly number[] | null =>
  steps.some((step) => shownNumber(step) !== step.number) ? steps.map(shownNumber) : null;

/** Of how many steps one is, for "step 2 of 4"; null where the numbers do not count them: 5 of 4 says nothing. */
export const countOf = (steps: readonly Numbered[]): number | null =>
  otherNumbers(steps) === null ? steps.length : null;

/**
 * The position of the step that a procedure names by this number; null: there is none. A definition that is
 * in force names no step that two numbers could mean.
 */
export function positionOf(steps: readonly Numbered[], number: number): number | null {
  const same = steps[number - 1];
  if (same !== undefined && shownNumber(same) === number) return number;
  return steps.find((step) => shownNumber(step) === number)?.number ?? null;
}
