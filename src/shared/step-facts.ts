import type { Step } from './sop';

/** Whether the step does something: with calls, with tools, or in words. The others only wait. */
export const isCarriedOut = ({ kind = 'execute' }: Pick<Step, 'kind'>): boolean => kind === 'execute';

/** Nothing comes of the step but a word of a person, or time that is over: it neither acts nor starts what does. */
export const onlyWaits = ({ kind = 'execute' }: Pick<Step, 'kind'>): boolean =>
  kind !== 'execute' && kind !== 'procedure';

/** Nothing but words can come of it, unless the procedure offers every tool. */
export const hasNoTools = ({ kind, calls, suggestedTools }: Step): boolean =>
  isCarriedOut({ kind }) && calls.length === 0 && suggestedTools.length === 0;
