import { z } from 'zod';
import { AwaitedPart } from './parts';

/**
 * Whom the time was spent on. 'unknown' is the time in which the engine was not there. Where two things
 * happen at once, the first of these is told.
 */
export const Spender = z.enum(['unknown', 'tool', 'model', 'person', 'queue']);
export type Spender = z.infer<typeof Spender>;

/** Milliseconds per spender. */
export const Shares = z.object({
  queue: z.number(),
  model: z.number(),
  tool: z.number(),
  person: z.number(),
});
export type Shares = Readonly<z.infer<typeof Shares>>;

/**
 * A time that somebody had a step, from the events as they come; `end` null: still. `name` is the tool's or
 * the model's.
 */
export const Span = z.object({
  spender: Spender,
  step: z.number().int(),
  key: z.string(),
  name: z.string(),
  start: z.number(),
  end: z.number().nullable(),
});
export type Span = Readonly<z.infer<typeof Span>>;

/**
 * Where a run's time went. Spans may overlap, and how much of a request was waiting is known only when it is
 * answered, so they are counted when nothing is open any more: `spans` is what is not counted yet.
 */
export const RunTime = z.object({
  shares: Shares,
  spans: z.array(Span),
  /** When the last event came. */ lastAt: z.number(),
});
export type RunTime = z.infer<typeof RunTime>;

/** A message on the topic, a filter, ends a wait when the condition holds for it. */
export const HeardFor = z.object({ condition: z.string(), topic: z.string() });
export type HeardFor = z.infer<typeof HeardFor>;

/** A message that a wait was told of before it began, and what it puts out. */
export const HeardAhead = HeardFor.extend({
  step: z.number().int(),
  output: z.string(),
  /** The steps that begin with it, itself among them. */ beside: z.array(z.number().int()).readonly(),
  /** The step before it had sent a call: it may be an answer to that. */ called: z.literal(true).optional(),
});
export type HeardAhead = z.infer<typeof HeardAhead>;

/** What a step of kind `wait` or `procedure` waits for. */
export const StepWaiting = z.object({
  step: z.number().int(),
  since: z.number(),
  /** When the wait is over; null: with a message. */
  dueAt: z.number().nullable(),
  /** When it has failed; null: never. */
  timeoutAt: z.number().nullable(),
  heard: HeardFor.optional(),
  /** The run of another procedure; null: it waits for a place to start. */
  child: z.object({ sop: z.string(), runId: z.string().nullable() }).optional(),
});
export type StepWaiting = z.infer<typeof StepWaiting>;

/**
 * What a row of the Runs page tells beside the run's state, kept as events are written, so that no list has
 * to read them.
 */
export const RunFigures = z.object({
  startedBy: z.string(),
  /** The measured value beside its limit: `92.4 > 85`. */
  cause: z.string().nullable(),
  time: RunTime,
  /** The newest answer of a person, or of nobody. */
  decision: z
    .object({
      kind: z.enum(['approved', 'denied', 'timed-out']),
      by: z.string(),
      via: z.string(),
      at: z.number(),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Whether a person was asked, answered or not. Absent: kept before this was. */
  asked: z.boolean().optional(),
  /**
   * The question that is open, and when it is decided without an answer; `input`: it asks for a value. `behind`: how many
   * of steps side by side are asked once it is answered.
   */
  gate: z
    .object({
      expiresAt: z.number().nullable(),
      input: z.literal(true).optional(),
      behind: z.number().int().optional(),
    })
    .nullable(),
  /** The part that its step waits for. Absent: none. */
  awaits: AwaitedPart.optional(),
  /** What its step of kind `wait` waits for. Absent: nothing. */
  waits: StepWaiting.optional(),
  /** Why the last step that failed did. */
  failure: z.string().nullable(),
  /** The position of the first step that the engine was stopped in. */
  interrupted: z.number().int().nullable(),
  /** The numbers that people see of its steps, in order. Absent: 1, 2, 3 and so on. */
  numbers: z.array(z.number().int()).optional(),
  /** Nobody is asked after that: the procedure says to go on. */
  retries: z.boolean(),
  cancelledBy: z.object({ by: z.string(), via: z.string() }).nullable(),
});
export type RunFigures = z.infer<typeof RunFigures>;

/** Whether a person was asked; of a row that does not say, whether it waited for one. */
export const wasAsked = ({ asked, time }: Pick<RunFigures, 'asked' | 'time'>): boolean =>
  asked ?? time.shares.person > 0;
