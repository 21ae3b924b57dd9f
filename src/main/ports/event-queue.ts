import type { Priority, SopEvent } from '../../shared/sop';

/** An event that waits for a place, for one procedure that it would have started. */
export interface QueuedEvent {
  /** In the order in which they came. */
  readonly id: number;
  readonly folder: string;
  /** The procedure's name when the event came. */
  readonly name: string;
  /** What its limits are counted under; undefined: all its runs together. */
  readonly key: string | undefined;
  readonly priority: Priority;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  readonly startedBy: string;
  /** The row of the ledger that tells of it. */
  readonly ledgerId: number;
}

/**
 * Events that came while the engine was full, kept over restarts. `add` and `remove` take part in the
 * transaction around them.
 */
export interface EventQueue {
  /** In the order in which they came. */
  list(): readonly QueuedEvent[];
  /** Returns its id. */
  add(queued: Omit<QueuedEvent, 'id'>, event: SopEvent): number;
  /** The event as it came; null: it is not in the queue, or cannot be read. */
  event(id: number): SopEvent | null;
  /** Whether it was changed outside of ZeroClaw, or may have been: it stays, and starts nothing. */
  isHeld(id: number): boolean;
  /** False: it was not there. */
  remove(id: number): boolean;
}
