import { z } from 'zod';
import type { ExactJson } from '../../../../shared/exact-json';

const Tokens = z.object({
  input_tokens: z.number().nullish(),
  cache_creation_input_tokens: z.number().nullish(),
  cache_read_input_tokens: z.number().nullish(),
  output_tokens: z.number().nullish(),
});
export type Tokens = z.infer<typeof Tokens>;

const Block = z.object({
  type: z.string(),
  id: z.string().nullish(),
  name: z.string().nullish(),
  text: z.string().nullish(),
  thinking: z.string().nullish(),
  signature: z.string().nullish(),
  data: z.string().nullish(),
  input: z.custom<ExactJson>().nullish(),
});
export type Block = z.infer<typeof Block>;

const Delta = z.object({
  type: z.string().nullish(),
  text: z.string().nullish(),
  partial_json: z.string().nullish(),
  thinking: z.string().nullish(),
  signature: z.string().nullish(),
  stop_reason: z.string().nullish(),
});

/** One event of a stream; new types may come at any time and mean nothing to us. */
export const StreamEvent = z.object({
  type: z.string(),
  index: z.number().nullish(),
  message: z.object({ role: z.string().nullish(), usage: Tokens.nullish() }).nullish(),
  content_block: Block.nullish(),
  delta: Delta.nullish(),
  usage: Tokens.nullish(),
});
export type StreamEvent = z.infer<typeof StreamEvent>;

/** An answer that came whole: a relay that does not stream. */
export const WholeAnswer = z.object({
  type: z.literal('message'),
  role: z.string().nullish(),
  content: z.array(Block),
  stop_reason: z.string().nullish(),
  usage: Tokens.nullish(),
});
