import { z } from 'zod';
import { ConversationSampling } from './sampling';

/** A model by its provider in config.toml and its name there. */
export const ModelName = z.object({ provider: z.string(), model: z.string() });
export type ModelName = z.infer<typeof ModelName>;

/** Which model answers in a conversation, and the others that could. */
export const ConversationModels = z.object({
  inUse: ModelName,
  /** A person chose it for this conversation. */
  chosen: z.boolean(),
  /** Of [[model_routes]]. */
  routes: z.array(ModelName.extend({ hint: z.string() })),
  /** Names under [providers]. */
  providers: z.array(z.string()),
  /** It can see pictures, as far as is known. */
  sees: z.boolean().optional(),
  /** How its answers are drawn. */
  sampling: ConversationSampling.optional(),
});
export type ConversationModels = z.infer<typeof ConversationModels>;
