import type { Step } from './sop';

/** Nothing but words can come of it, unless the procedure offers every tool. */
export const hasNoTools = ({ kind, calls, suggestedTools }: Step): boolean =>
  kind !== 'checkpoint' && calls.length === 0 && suggestedTools.length === 0;
