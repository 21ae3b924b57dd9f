import { z } from 'zod';
import { JsonObject } from './json';
import { FileChange, RunOutcome } from './sop';
import { DraftedSop } from './sop-edit';
import { Diagnostic } from './sop';

/*
 * What a procedure is drafted from: the answers to four questions, given by a model that read a sentence or by a
 * person in a form. It says less than SOP.toml and SOP.md can, and one writer makes both texts of it.
 */

const Word = z.string().max(500);
const Secs = z.number().int().positive().max(31_536_000);

/** How a value is compared, in words. */
export const SketchComparison = z.enum([
  'above',
  'at-least',
  'below',
  'at-most',
  'equals',
  'differs',
  'contains',
]);
export type SketchComparison = z.infer<typeof SketchComparison>;

export const SketchCondition = z.object({
  /** A path into the payload, e.g. `level` or `tank.level`; empty: the payload itself. */
  field: Word,
  is: SketchComparison,
  value: z.union([z.number(), z.boolean(), Word]),
});
export type SketchCondition = z.infer<typeof SketchCondition>;

export const SketchFigure = z.enum(['mean', 'min', 'max', 'sum', 'count', 'change', 'per_minute']);
export type SketchFigure = z.infer<typeof SketchFigure>;

/** What starts it. */
export const SketchTrigger = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mqtt'),
    topic: Word,
    condition: SketchCondition.optional(),
    /** The condition holds without a break for so long. */ for_secs: Secs.optional(),
  }),
  z.object({ kind: z.literal('webhook'), path: Word, condition: SketchCondition.optional() }),
  /** A message in a queue of the AMQP broker. */
  z.object({ kind: z.literal('queue'), queue: Word, condition: SketchCondition.optional() }),
  z.object({ kind: z.literal('cron'), expression: Word, timezone: Word.optional() }),
  z.object({
    kind: z.literal('pin'),
    board: Word,
    pin: z.number().int().nonnegative(),
    /** Absent: whenever it changes. */ level: z.union([z.literal(0), z.literal(1)]).optional(),
    for_secs: Secs.optional(),
  }),
  /** Nothing is heard for so long. */
  z.object({ kind: z.literal('silence'), topic: Word, after_secs: Secs }),
  /** A figure of what came over a time. */
  z.object({
    kind: z.literal('window'),
    topic: Word,
    field: Word,
    over_secs: Secs,
    figure: SketchFigure,
    is: SketchComparison,
    value: z.number(),
  }),
  z.object({ kind: z.literal('file'), path: Word, on: z.array(FileChange).max(3).optional() }),
  z.object({
    kind: z.literal('message'),
    channel: Word,
    /** Only what contains it; absent: every message. */ contains: Word.optional(),
  }),
  z.object({ kind: z.literal('procedure'), name: Word, outcome: RunOutcome.optional() }),
  z.object({ kind: z.literal('manual') }),
]);
export type SketchTrigger = z.infer<typeof SketchTrigger>;

const words = {
  title: Word,
  text: z.string().max(2000).optional(),
  /** At the same time as the step before it. */ beside: z.boolean().optional(),
};

/** What is done. */
export const SketchStep = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('call'),
    ...words,
    tool: Word,
    arguments: JsonObject,
    /** Once for each item of this list, e.g. `$.payload.pumps`. */ for_each: Word.optional(),
  }),
  /** A model carries it out with these tools, in words alone without any. */
  z.object({ do: z.literal('judge'), ...words, tools: z.array(Word).max(20).optional() }),
  z.object({
    do: z.literal('tell'),
    ...words,
    /** `desktop` or `CHANNEL:RECIPIENT`. */ to: Word,
    words: z.string().max(2000),
  }),
  /** A person looks, and confirms. */
  z.object({ do: z.literal('check'), ...words }),
  z.object({ do: z.literal('wait'), ...words, secs: Secs }),
  /** Until clocks show it, e.g. `22:30`. */
  z.object({ do: z.literal('wait-time'), ...words, time: Word }),
  z.object({
    do: z.literal('wait-message'),
    ...words,
    topic: Word,
    condition: SketchCondition,
    timeout_secs: Secs.optional(),
  }),
  z.object({ do: z.literal('ask'), ...words, answer: z.enum(['number', 'text', 'yes-no']) }),
  z.object({ do: z.literal('procedure'), ...words, name: Word }),
]);
export type SketchStep = z.infer<typeof SketchStep>;

export const Sketch = z.object({
  name: Word,
  description: z.string().max(2000),
  when: z.array(SketchTrigger).min(1).max(5),
  steps: z.array(SketchStep).min(1).max(20),
  /** Before what acts it asks in any case; `everything`: before every step. */
  ask: z.enum(['acting', 'everything']),
});
export type Sketch = z.infer<typeof Sketch>;

/** Both texts of a sketch as a procedure, not kept anywhere. */
export const WrittenSketch = DraftedSop.extend({
  name: z.string(),
  /** What is not known here, at its place, to be looked at by a person. */
  unknown: z.array(Diagnostic),
});
export type WrittenSketch = z.infer<typeof WrittenSketch>;
