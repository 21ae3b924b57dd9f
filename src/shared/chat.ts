import { Changed } from './basis';
import { withRemedy } from './older-names';
import { z } from 'zod';
import { Range } from './range';
import { JsonObject } from './json';
import { Decider, DraftedCall, Usage } from './run';

/**
 * Anybody could have written it under its sender's name. What answers it is asked about each time, whatever
 * was allowed for longer.
 */
const unproved = z.literal(true).optional();

/** Who wrote other values on a card, and when. */
export const CallEdited = Decider.extend({ at: z.number() });
export type CallEdited = z.infer<typeof CallEdited>;

/** The person's answer to a tool question. */
export const ToolDecision = z.enum(['once', 'conversation', 'always', 'no']);
export type ToolDecision = z.infer<typeof ToolDecision>;

export const ToolCard = z.object({
  call: z.string(),
  name: z.string(),
  arguments: JsonObject,
  /** asks: waits for the person; denied: the person said no. */
  state: z.enum(['asks', 'running', 'done', 'failed', 'denied']),
  output: z.string().nullable(),
  /** How much of the answer's text stood there when it was called; absent in older records: not known. */
  place: z.number().int().nonnegative().optional(),
  /** From when it was sent until it answered. */
  tookMs: z.number().optional(),
  /** Who else than this program gets it: a board, a server. */
  sentTo: z.string().optional(),
  /** While it asks: of the call as it stands. A yes is for exactly this. */
  hash: z.string().optional(),
  /** While it asks: what would make it fail for sure, were it made now. */
  fails: z.array(z.string()).optional(),
  /** While it asks: the calls that can be allowed for longer; absent: none can yet. */
  offer: Range.optional(),
  /** While it asks: the calls that can be allowed in this conversation; absent: it is asked about each time. */
  here: Range.optional(),
  /** The values that the model asked for, where a person wrote others. */
  was: DraftedCall.shape.was,
  edited: CallEdited.optional(),
  /** While it asks once more: what has changed of what it was based on. */
  changed: z.array(Changed).optional(),
  unproved,
  /** Of a call that was asked about. `reason`: why not, in the person's words. */
  decided: Decider.extend({ at: z.number(), decision: ToolDecision, reason: z.string() }).optional(),
});
export type ToolCard = z.infer<typeof ToolCard>;

/**
 * One message of an answer's turn, as the model was sent it. What is absent is as it stands in the answer: the
 * text that is shown, the arguments and the output of the card.
 */
export const SentMessage = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('assistant'),
    text: z.string().optional(),
    thought: z.string().optional(),
    calls: z.array(z.object({ id: z.string(), name: z.string(), arguments: JsonObject.optional() })),
  }),
  z.object({
    role: z.literal('tool'),
    callId: z.string(),
    name: z.string(),
    status: z.enum(['ok', 'error']),
    output: z.string().optional(),
  }),
]);
export type SentMessage = z.infer<typeof SentMessage>;

/** What a model does for an answer before it writes. */
export const ModelProgress = z.object({
  phase: z.enum(['queued', 'loading', 'reading']),
  /** Null: nobody knows yet. */
  fraction: z.number().nullable(),
  secondsLeft: z.number().nullable(),
});
export type ModelProgress = z.infer<typeof ModelProgress>;

/** A part of a prompt: how the model's template lays a conversation out, or what somebody said in it. */
export const PromptPart = z.object({ text: z.string(), outside: z.boolean() });
export type PromptPart = z.infer<typeof PromptPart>;

/** The prompt of an answer, as the model read it last. */
export const ShownPrompt = z.object({
  parts: z.array(PromptPart),
  /** server: laid out there, and told here message by message. */
  laidOutBy: z.enum(['model', 'server']),
  /** The answer is from before such things were kept, or its turn went wrong: it may have been told otherwise. */
  isCertain: z.boolean(),
});
export type ShownPrompt = z.infer<typeof ShownPrompt>;

/** What a request and its answer took of a model's context, in tokens; see agent/chat/context-use.ts. */
export const ContextUse = z.object({
  /** Null: the model does not say. */
  size: z.number().nullable(),
  system: z.number(),
  tools: z.number(),
  memory: z.number(),
  /** What was said, the answer included. */
  history: z.number(),
  /** How many tools the model was told of. */
  offered: z.number().int(),
  /** By the model; else estimated. */
  counted: z.boolean(),
  /** Older messages that the model was not sent any more. */
  leftOut: z.number().int(),
  /** Older messages were sent cut short. */
  shortened: z.boolean(),
});
export type ContextUse = z.infer<typeof ContextUse>;

/** What the chat page shows of one message. An answer may hold tool cards before its text. */
export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  thought: z.string(),
  tools: z.array(ToolCard),
  /** streaming: still being written; stopped: the person stopped it; failed: `problem` says why. */
  state: z.enum(['complete', 'queued', 'streaming', 'stopped', 'failed']),
  problem: z.preprocess(
    withRemedy,
    z
      .object({
        message: z.string(),
        remedy: z.string().nullable(),
        /** What kind of failure it was, where that is known. */ code: z.string().optional(),
      })
      .nullable(),
  ),
  at: z.number(),
  usage: Usage.nullable(),
  /** Of an answer: the message it answers. Others may have come in between. */
  answers: z.string().optional(),
  /**
   * The message it stands behind, see chat-tree.ts; null: the first. Absent: behind the one before it, as in
   * conversations without branches.
   */
  parent: z.string().nullable().optional(),
  /**
   * Where there is more than one in its place: the ids of all, oldest first. Told to whoever opens a
   * conversation, and never stored.
   */
  versions: z.array(z.string()).optional(),
  /** Of an answer: what the model was sent for it. */
  sent: z
    .object({
      /** The oldest message. */
      from: z.string(),
      /** Tokens of the model's context. */
      contextTokens: z.number().nullable(),
      /** A mark of the system text; absent in older records. Another one: it was told something else then. */
      system: z.string().optional(),
      /** What stood before the words of the message that it answers: the time, and what was remembered. */
      before: z.string().optional(),
      /** What came behind that message, this answer included. */
      turn: z.array(SentMessage).optional(),
    })
    .optional(),
  context: ContextUse.optional(),
  /** How fast its last words were written; `counted`: by the model's own count, else estimated. */
  speed: z.object({ tokensPerSecond: z.number(), counted: z.boolean() }).optional(),
  /** How long the model thought. */
  thoughtMs: z.number().optional(),
  /**
   * A command such as /model, or what was said about it: the model is not told. start-over: it is told
   * nothing of what stands before, either.
   */
  aside: z.enum(['command', 'start-over']).optional(),
  /**
   * Of what a person said last: nothing answers it, and nothing will. Told to whoever opens a conversation,
   * and never stored.
   */
  unanswered: z.literal(true).optional(),
  unproved,
  /** A job that was planned said it when it was due, and no person. The model is told `told` before it. */
  due: z
    .object({
      job: z.string(),
      told: z.string(),
      /** Whose words of outside its text may be. */ outside: z.array(z.string()).optional(),
    })
    .optional(),
  /** Of what a person said on a channel: as what it may be remembered. */
  remembered: z.object({ key: z.string(), scope: z.string() }).optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  channel: z.string(),
  updatedAt: z.number(),
  messages: z.number().int(),
  /** It stands above the others. */
  pinned: z.literal(true).optional(),
});
export type Conversation = z.infer<typeof Conversation>;

/** A message that was searched for. */
export const ChatHit = z.object({
  conversationId: z.string(),
  /** Null: the conversation's name. */ messageId: z.string().nullable(),
  role: z.enum(['user', 'assistant']).nullable(),
  text: z.string(),
  at: z.number(),
});
export type ChatHit = z.infer<typeof ChatHit>;

export const ChatFound = z.object({
  hits: z.array(ChatHit),
  /** Conversations that are still being read: there may be more. */ unread: z.number().int().nonnegative(),
});
export type ChatFound = z.infer<typeof ChatFound>;

/** A tool call of a conversation that waits for a person, here or on a channel. */
export const ToolQuestion = z.object({
  conversationId: z.string(),
  /** Of the conversation; empty: it has none yet. */
  title: z.string(),
  /** `desktop`, or the name of the channel. */
  channel: z.string(),
  call: z.string(),
  tool: z.string(),
  arguments: JsonObject,
  provenance: DraftedCall.shape.provenance,
  was: DraftedCall.shape.was,
  /** Set once a person wrote other values: it is another question then. */
  edited: CallEdited.optional(),
  /** What has changed since it was asked before: it is another question then. */
  changed: z.array(Changed).optional(),
  unproved,
  /** Of the call as it stands. A yes is for exactly this. */
  hash: z.string(),
  /** The calls that can be allowed for longer; absent: none can yet. */
  offer: Range.optional(),
  /** The calls that can be allowed in this conversation; absent: it is asked about each time. */
  here: Range.optional(),
  /** What would make it fail for sure, were it made now. */
  fails: z.array(z.string()).default([]),
  askedAt: z.number(),
  /** What the person said that this answers, as far as it is known. */
  said: z.string().nullable(),
});
export type ToolQuestion = z.infer<typeof ToolQuestion>;

/** A question that was answered since the engine started, and by whom. */
export const AnsweredQuestion = ToolQuestion.omit({ said: true }).extend({
  decision: ToolDecision,
  /** Why not; empty: nobody said. */ reason: z.string(),
  by: z.string(),
  via: z.string(),
  at: z.number(),
  /** What came of it, once that is known. */
  outcome: z.object({ success: z.boolean(), output: z.string() }).optional(),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/** A tool that a person allowed to act in conversations without being asked again. */
/**
 * Calls that a person allowed for longer. `range` null: an earlier version allowed the whole tool; it asks once.
 * `failed`: the last such call failed, so the next one is asked about.
 */
export const ToolPermission = z.object({
  tool: z.string(),
  by: z.string(),
  via: z.string(),
  at: z.number(),
  range: Range.nullable(),
  /** How many calls were carried out without asking. */ uses: z.number().int(),
  failed: z.boolean(),
});
export type ToolPermission = z.infer<typeof ToolPermission>;
