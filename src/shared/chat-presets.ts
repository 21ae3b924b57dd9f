import { z } from 'zod';
import { Sampling } from './sampling';

/** More than a page or two is a document, which goes along with a message. */
export const longestPrompt = 20_000;
export const longestPresetName = 80;

/** What a person tells the model before a conversation, in place of the app's own words. */
export const SystemPrompt = z.string().trim().min(1).max(longestPrompt);

/** A system prompt and how answers are drawn, under a name: a conversation begins with a copy of it. */
export const Preset = z.object({
  name: z.string().trim().min(1).max(longestPresetName),
  /** Null: the app's own words. */
  prompt: SystemPrompt.nullable(),
  sampling: Sampling,
});
export type Preset = z.infer<typeof Preset>;

/** What stands before everything that is said in a conversation. */
export const ConversationPrompt = z.object({
  /** Null: nobody wrote one. */
  own: z.string().nullable(),
  /** The app's own words, which hold then. */
  usual: z.string(),
});
export type ConversationPrompt = z.infer<typeof ConversationPrompt>;
