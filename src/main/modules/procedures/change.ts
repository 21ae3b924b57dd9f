import type { RunCommand } from '../../../domain/run/run';
import type { Run, RunEvent } from '../../../shared/run';

/** A change of a run that is written, and not yet followed. */
export interface Change {
  readonly version: number;
  readonly events: readonly RunEvent[];
  readonly run: Run;
  /** What to do for procedures that its end starts. */
  readonly ended?: (() => void) | null;
  /** The run that was cancelled for it. */
  readonly replaced?: Change | null;
  /** Of the run that a step of this one had started. */
  readonly also?: readonly Change[];
}

export interface StartOptions {
  /** The event is taken out of the queue: those that wait there do not count. */
  readonly fromQueue?: boolean;
  readonly dry?: boolean;
  readonly again?: Extract<RunCommand, { type: 'start' }>['again'];
}
