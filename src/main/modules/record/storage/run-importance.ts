import type { RunEvent } from '../../../../shared/run';

/**
 * How long a run is worth keeping: 0 dull (it only read, and nobody was asked), 1 normal, 2 important
 * (something went wrong, or a person said no).
 */
export type Importance = 0 | 1 | 2;

/** What one event says about its run; a run is as important as its most important event. */
export function importanceOf(event: RunEvent): Importance {
  switch (event.type) {
    case 'run-failed':
    case 'step-failed':
    case 'approval-denied':
    case 'approval-timed-out':
    case 'run-interrupted':
      return 2;
    case 'approval-granted':
    case 'run-cancelled':
      return 1;
    case 'tool-call-sent':
      return event.acts ? 1 : 0;
    default:
      return 0;
  }
}
