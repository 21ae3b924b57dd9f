import { z } from 'zod';
import { Usage } from '../../../shared/run';

/*
 * What the engine and its inference process say to each other over IPC. Both ends parse. The process answers one
 * `generate` at a time and holds nothing that cannot be rebuilt.
 */

export const Gpu = z.union([z.literal('auto'), z.literal(false)]);
export type Gpu = z.infer<typeof Gpu>;

export const LoadCommand = z.object({
  type: z.literal('load'),
  file: z.string(),
  /** Tokens; never more than the model was made for. */
  contextSize: z.number().int().positive(),
  /** Null: what the machine's cores allow. */
  threads: z.number().int().positive().nullable(),
  gpu: Gpu,
});
export type LoadCommand = z.infer<typeof LoadCommand>;

export const GenerateCommand = z.object({
  type: z.literal('generate'),
  id: z.number().int(),
  system: z.string(),
  turns: z.array(z.object({ role: z.enum(['user', 'model']), text: z.string() })),
  /** GBNF that the answer is sampled under; null = free. */
  grammar: z.string().nullable(),
  temperature: z.number(),
  seed: z.number().int(),
  maxTokens: z.number().int().positive(),
});
export type GenerateCommand = z.infer<typeof GenerateCommand>;

export const Command = z.discriminatedUnion('type', [
  LoadCommand,
  GenerateCommand,
  z.object({ type: z.literal('stop'), id: z.number().int() }),
  z.object({ type: z.literal('unload') }),
  z.object({ type: z.literal('stats') }),
]);
export type Command = z.infer<typeof Command>;

/** Why the process could not do what it was told, for a person. `code` is a ProviderError code. */
export const Failure = z.object({ code: z.string(), message: z.string(), mend: z.string().nullable(), retryable: z.boolean() });
export type Failure = z.infer<typeof Failure>;

export const LoadedModel = z.object({ contextSize: z.number(), threads: z.number(), wrapper: z.string(), bytes: z.number() });
export type LoadedModel = z.infer<typeof LoadedModel>;

export const Report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('load-progress'), fraction: z.number() }),
  z.object({ type: z.literal('ready'), model: LoadedModel }),
  z.object({ type: z.literal('load-failed'), failure: Failure }),
  z.object({ type: z.literal('reading'), id: z.number().int(), fraction: z.number() }),
  z.object({ type: z.literal('text'), id: z.number().int(), text: z.string() }),
  z.object({ type: z.literal('thought'), id: z.number().int(), text: z.string() }),
  z.object({ type: z.literal('finished'), id: z.number().int(), reason: z.enum(['stop', 'length']), usage: Usage }),
  z.object({ type: z.literal('stopped'), id: z.number().int() }),
  z.object({ type: z.literal('failed'), id: z.number().int(), failure: Failure }),
  z.object({ type: z.literal('unloaded') }),
  z.object({ type: z.literal('stats'), residentBytes: z.number(), model: LoadedModel.nullable() }),
]);
export type Report = z.infer<typeof Report>;
