import { z } from 'zod';
import { EventSource } from './sop';

/** What a trigger would have done with the messages of the past. Times are milliseconds since 1970. */
export const BackTest = z.object({
  /** The trigger, by its place in SOP.toml; null: none of them listens to messages. */
  trigger: z
    .object({ index: z.number().int(), source: EventSource, place: z.string(), condition: z.string() })
    .nullable(),
  from: z.number(),
  to: z.number(),
  /** When the first message that is known came, if that is later than `from`. */
  knownSince: z.number().nullable(),
  /** All messages at the place. */
  messages: z.number().int(),
  /**
   * Those that were looked at: of each minute the highest and the lowest of each number, and those with a
   * text of their own.
   */
  readings: z.number().int(),
  /** Readings that meet the condition. */
  met: z.number().int(),
  starts: z.number().int(),
  /** Met, but the run before it was not over, or its rest was not. */
  held: z.number().int(),
  /** The first starts, each with what it would have held up until the next one. */
  marks: z.array(z.object({ at: z.number(), value: z.number().nullable(), held: z.number().int() })),
  /** The highest value of each hour in which there was one, of what the condition compares first. */
  hours: z.array(z.object({ at: z.number(), highest: z.number() })),
  /** What is compared first, when it is a number. */
  compared: z.object({ subject: z.string(), operator: z.string(), limit: z.number() }).nullable(),
  /** The longest time without a message, of more than an hour. */
  gap: z.object({ from: z.number(), to: z.number() }).nullable(),
});
export type BackTest = z.infer<typeof BackTest>;
