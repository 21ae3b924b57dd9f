import { z } from 'zod';
import { BoardActivity } from './boards';
import { ChatMessage, ToolCard, ModelProgress } from './chat';
import { GpuPack } from './gpu-pack';
import { ModelDownload } from './models';
import { RunEvent, RunSummary } from './run';
import { EngineStatus, Preferences } from './status';

/** The one stream main → renderer. Text goes in deltas, at most 30 a second. */
export const Notice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status-changed'), status: EngineStatus }),
  z.object({ type: z.literal('sops-changed') }),
  /** The text of config.toml is another one, good or broken. */
  z.object({ type: z.literal('config-changed') }),
  /** Ask again for the list of approvals. */
  z.object({ type: z.literal('approvals-changed') }),
  z.object({ type: z.literal('run-changed'), summary: RunSummary, seq: z.number().int(), event: RunEvent }),
  /** Text the model is writing in a step; not stored, the stored event follows. */
  z.object({ type: z.literal('step-text'), runId: z.string(), step: z.number().int(), text: z.string() }),
  z.object({ type: z.literal('event-seen'), id: z.number().int() }),
  z.object({ type: z.literal('chat-message'), conversationId: z.string(), message: ChatMessage }),
  /** A message that is kept no longer. */
  z.object({ type: z.literal('chat-message-gone'), conversationId: z.string(), messageId: z.string() }),
  /** It was deleted, or begun again: what is said under its id from now on is another conversation. */
  z.object({ type: z.literal('chat-emptied'), conversationId: z.string() }),
  /** Another branch of it is to be shown: ask for it again. */
  z.object({ type: z.literal('chat-branch'), conversationId: z.string() }),
  /**
   * `at`: how much of the message was written before. What is there already was read with the conversation.
   */
  z.object({
    type: z.literal('chat-delta'),
    conversationId: z.string(),
    messageId: z.string(),
    text: z.string(),
    thought: z.string(),
    at: z.object({ text: z.number().int(), thought: z.number().int() }).optional(),
  }),
  /** Of an answer that is to be written: how far the model is. Null: it writes. */
  z.object({
    type: z.literal('chat-progress'),
    conversationId: z.string(),
    messageId: z.string(),
    progress: ModelProgress.nullable(),
  }),
  z.object({
    type: z.literal('chat-tool'),
    conversationId: z.string(),
    messageId: z.string(),
    tool: ToolCard,
  }),
  /** Of the board that somebody looks at: new levels and lines, at most 20 times a second. */
  z.object({ type: z.literal('board-activity'), activity: BoardActivity }),
  z.object({ type: z.literal('conversations-changed') }),
  /** Ask again for what is remembered. */
  z.object({ type: z.literal('memory-changed') }),
  z.object({ type: z.literal('model-download'), download: ModelDownload }),
  z.object({ type: z.literal('gpu-pack'), pack: GpuPack }),
  /** A model file is being loaded into memory; `fraction` 0..1. */
  z.object({ type: z.literal('model-loading'), path: z.string(), fraction: z.number() }),
  /** Ask again for the models. */
  z.object({ type: z.literal('models-changed') }),
  /** Ask again for the list of channels. */
  z.object({ type: z.literal('channels-changed') }),
  /** Ask again for the notifications. */
  z.object({ type: z.literal('notifications-changed') }),
  /** Something else is known of the fleet: ask again for what is shown of it. */
  z.object({ type: z.literal('fleet-changed') }),
  z.object({ type: z.literal('preferences-changed'), preferences: Preferences }),
  /** A notification or a link wants this card or run shown; it never acts. */
  z.object({
    type: z.literal('open'),
    page: z.enum(['approvals', 'runs', 'chat', 'sops']),
    id: z.string().nullable(),
  }),
]);
export type Notice = z.infer<typeof Notice>;
