import type { Run } from '../../shared/run';

/**
 * A step that was interrupted so often in one visit may be what ends the engine: a person is asked before it
 * is repeated.
 */
export const mostInterruptions = 3;

/**
 * Whether a step of a procedure with `on_interrupt = "retry"` was interrupted so often that somebody has to
 * be asked.
 */
export const isRepeatedNoMore = ({ sop, steps }: Pick<Run, 'sop' | 'steps'>, step: number): boolean =>
  sop.onInterrupt === 'retry' && (steps[step - 1]?.interruptions ?? 0) >= mostInterruptions;
