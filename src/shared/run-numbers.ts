import type { RunFigures } from './run-figures';

type Numbering = Pick<RunFigures, 'numbers'> | undefined;

/** Of how many steps one is, for "step 2 of 4"; null where the numbers do not count them. */
export const countedSteps = (run: {
  readonly totalSteps: number;
  readonly figures?: Numbering;
}): number | null => (run.figures?.numbers === undefined ? run.totalSteps : null);

/** The number that people see of the first step that the engine was stopped in; null: it was not. */
export const interruptedStep = (figures: RunFigures | undefined): number | null =>
  figures === undefined || figures.interrupted === null
    ? null
    : (figures.numbers?.[figures.interrupted - 1] ?? figures.interrupted);
