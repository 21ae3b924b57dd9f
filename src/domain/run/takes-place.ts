import type { Run } from '../../shared/run';

/** Whether the run works, or is about to: one that waits, for a person or for something to happen, does not. */
export const takesPlace = ({ gate, figures }: Pick<Run, 'gate' | 'figures'>): boolean =>
  gate === null && figures.waits === undefined;
