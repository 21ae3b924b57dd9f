import type { EventSource } from '../../shared/sop';

/** A message of the past. */
export interface PastMessage {
  readonly id: number;
  readonly at: number;
  readonly source: EventSource;
  readonly topic: string | null;
  readonly payload: string | null;
}

/** Where messages came from. */
export interface PastPlace {
  readonly source: EventSource;
  readonly topic: string | null;
}

/**
 * What came in of late, thinned: of each place and minute the messages with the highest and lowest of every
 * number, those with a text of their own, and the first that started something or were kept from it. The
 * record of events has only the latest of what concerned nobody, so a limit could not be tried on it.
 */
export interface PastMessages {
  places(since: number): readonly PastPlace[];
  /** Oldest first, those after `after`. */
  page(place: PastPlace, since: number, after: PastMessage | null, limit: number): readonly PastMessage[];
  /** All that came, those that were left out too. */
  count(place: PastPlace, since: number): number;
  /** Of the one that was kept last, which another one changes; empty: there are none. */
  newest(): string;
  /** When the first that is still here came; null: there are none. */
  since(): number | null;
}
