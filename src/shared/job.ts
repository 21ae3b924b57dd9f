import { z } from 'zod';

/** Where an answer or a message goes: a channel, and whom to there. */
export const Delivery = z.object({ channel: z.string(), to: z.string().nullable() });
export type Delivery = z.infer<typeof Delivery>;

/** Something the agent was asked to do later, once or again and again. */
export const Job = z.object({
  id: z.string(),
  name: z.string(),
  /** A cron text, or a moment such as 2026-12-24T18:00. */
  schedule: z.string(),
  /** IANA name; null: that of [sop] timezone, else the machine's. */
  timezone: z.string().nullable(),
  /**
   * prompt: the model is asked; message: the text is sent as it is; procedure: the one of that name is
   * started.
   */
  action: z.enum(['prompt', 'message', 'procedure']),
  text: z.string(),
  delivery: Delivery.nullable(),
  /** Who set it up: `chat:ID` or `run:ID`. */
  by: z.string(),
  /** It was set up where it is not proved who wrote. */
  unproved: z.literal(true).optional(),
  /** Whose words of outside stood before the call that set it up: its text may be theirs. */
  outside: z.array(z.string()).optional(),
  createdAt: z.number(),
  /** Until when its schedule was looked at. */
  checkedAt: z.number(),
  /** The latest `checkedAt` ever: a clock that is set back does not lower it. */
  furthestAt: z.number(),
  /**
   * What became of the last time, or that it is under way; null: it was not due yet. `owedAs`: the key of
   * what a channel owes for it, which the outcome follows.
   */
  last: z.object({ at: z.number(), outcome: z.string(), owedAs: z.string().optional() }).nullable(),
});
export type Job = z.infer<typeof Job>;

/** Outcome of a job that has begun and not ended. */
export const underWay = 'under way';
/** Its outcome when whoever carried it out is gone. */
export const interrupted = 'interrupted: what came of it is not known';
