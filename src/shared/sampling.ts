import { z } from 'zod';

/** Whether a model that can think does so before it answers. */
export const Thinking = z.enum(['auto', 'on', 'off']);
export type Thinking = z.infer<typeof Thinking>;

/**
 * How the words of an answer are drawn, as a person may set it for a model, for a conversation or for a step.
 * What is left out is as the model's makers say, where they say it.
 */
export const samplingKeys = {
  temperature: z
    .number()
    .min(0)
    .max(2)
    .optional()
    .describe('How freely the model words its answers: 0 is the same every time.'),
  top_p: z
    .number()
    .gt(0)
    .max(1)
    .meta({ allowed: 'a number above 0, up to 1' })
    .optional()
    .describe(
      'Only the likeliest words are drawn from, as many as have this probability together. 1: all of them.',
    ),
  top_k: z
    .number()
    .int()
    .min(0)
    .max(1_000)
    .optional()
    .describe('Only so many of the likeliest words are drawn from. 0: all of them.'),
  min_p: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Words are left out that are less likely than this part of the likeliest one.'),
  repeat_penalty: z
    .number()
    .min(0.5)
    .max(2)
    .optional()
    .describe('How much less likely a word becomes by having been written. 1: not at all.'),
  presence_penalty: z
    .number()
    .min(-2)
    .max(2)
    .optional()
    .describe('What is taken off the score of a word that has been written, however often.'),
  seed: z
    .number()
    .int()
    .min(0)
    .max(4_294_967_295)
    .optional()
    .describe(
      'With the same number, the same request gets the same answer. Absent: another one each time in chat, always the same in steps.',
    ),
  max_tokens: z
    .number()
    .int()
    .min(16)
    .max(1_000_000)
    .optional()
    .describe('Tokens that an answer may have, thoughts not counted. Absent: max_answer_tokens of [agent].'),
  thinking: Thinking.optional().describe(
    'Whether a model that can think does so before it answers. "auto": in chat as its makers have it, in steps not.',
  ),
  thinking_budget: z
    .number()
    .int()
    .min(16)
    .max(1_000_000)
    .optional()
    .describe(
      'Tokens that a thought may have; then it is ended and the answer begins. Absent: 1024, in steps 256.',
    ),
};

export const Sampling = z.strictObject(samplingKeys);
export type Sampling = z.infer<typeof Sampling>;

/** What the makers of a model say of drawing its words. */
export const MakersSampling = z.object({
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  top_k: z.number().int().optional(),
  min_p: z.number().optional(),
  repeat_penalty: z.number().optional(),
  presence_penalty: z.number().optional(),
});
export type MakersSampling = z.infer<typeof MakersSampling>;

/** How the answers of a conversation are drawn: what its people set, and what holds where they set nothing. */
export const ConversationSampling = z.object({
  own: Sampling,
  /** Of the model: its settings in config.toml, and below them its makers'. */
  otherwise: Sampling,
  /** Who says what the makers say: the file itself, or the family of models by its name. */
  makers: z.string().nullable(),
  /** The model can be told whether to think; null: it is on a server, and nobody knows. */
  canThink: z.boolean().nullable(),
});
export type ConversationSampling = z.infer<typeof ConversationSampling>;
