import { z } from 'zod';
import { EventSource } from './sop';

/** One value of a signal, and when it came. Milliseconds since 1970. */
export const Reading = z.object({ at: z.number(), value: z.number() });
export type Reading = z.infer<typeof Reading>;

export const LimitOperator = z.enum(['>', '>=', '<', '<=', '==', '!=']);
export type LimitOperator = z.infer<typeof LimitOperator>;

/**
 * The signal that started a run: its readings as far as they are known, beside the limit. The minute before
 * the start is kept in the run's first event, because the record of events folds what concerned nobody.
 */
export const Evidence = z.object({
  source: EventSource,
  topic: z.string(),
  /** Last name of the path in the payload; '' = the payload itself. */
  name: z.string(),
  unit: z.string().nullable(),
  /** Null: it started without a limit. */
  limit: z.object({ operator: LimitOperator, value: z.number() }).nullable(),
  /** The value holds until the next reading: a level of a pin. */
  holds: z.boolean(),
  /** Oldest first: the minute before the run started, and the last minute; in between there may be a gap. */
  points: z.array(Reading),
  /**
   * When the source was last heard of; later than the last reading where a level is looked at again and
   * again. Null: never.
   */
  heardAt: z.number().nullable(),
  /** The reading that started the run. */
  started: Reading.nullable(),
});
export type Evidence = z.infer<typeof Evidence>;
