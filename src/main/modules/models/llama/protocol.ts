import { z } from 'zod';
import { PromptPart } from '../../../../shared/chat';
import { Card, KvCache, RunsOn } from '../../../../shared/graphics';
import { JsonObject } from '../../../../shared/json';
import { MemoryFigures } from '../../../ports/model-memory';
import { Usage } from '../../../../shared/run';

/*
 * What the engine and an inference process say to each other over IPC. Both ends parse. A process holds one
 * model, answers as many conversations at a time as it keeps evaluated, and keeps nothing that cannot be rebuilt.
 */

/** False: the processor. */
export const Gpu = z.union([z.enum(['auto', 'vulkan', 'cuda', 'metal']), z.literal(false)]);
export type Gpu = z.infer<typeof Gpu>;

/** How a model is laid onto a card; what is absent is left to the library. */
export const CardSetup = z.object({
  layers: z.number().int().optional(),
  /** The card to use, from 0; known to a process from its start. */
  main: z.number().int().optional(),
  kvCache: KvCache.optional(),
  flashAttention: z.enum(['auto', 'on', 'off']).optional(),
});
export type CardSetup = z.infer<typeof CardSetup>;

const JobId = z.number().int();

/** Load the library, so that a model's file is all that is left to be loaded. There is no answer to it. */
export const PrepareCommand = z.object({ type: z.literal('prepare'), gpu: Gpu });

export const LoadCommand = z.object({
  type: z.literal('load'),
  file: z.string(),
  /** What the model is loaded for: one that makes vectors has a context of another kind. */
  purpose: z.enum(['answers', 'vectors']),
  /** Tokens of one conversation; never more than the model was made for. */
  contextSize: z.number().int().positive(),
  /** Conversations whose evaluated prefix is kept side by side. */
  sequences: z.number().int().positive(),
  /** Null: what the machine's cores allow. */
  threads: z.number().int().positive().nullable(),
  gpu: Gpu,
  /** Where evaluated conversations are put that have no place in memory; absent: they are forgotten. */
  states: z.object({ folder: z.string(), mostBytes: z.number() }).optional(),
  card: CardSetup.optional(),
  /** Why no card is used although one is wanted: one has failed before. */
  cardFailed: z.string().optional(),
});
export type LoadCommand = z.infer<typeof LoadCommand>;

const Call = z.object({ name: z.string(), arguments: JsonObject });

const Message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), text: z.string() }),
  z.object({
    role: z.literal('assistant'),
    text: z.string(),
    toolCalls: z.array(Call.extend({ id: z.string() })),
    thought: z.string().exactOptional(),
  }),
  z.object({
    role: z.literal('tool'),
    callId: z.string(),
    name: z.string(),
    status: z.enum(['ok', 'error']),
    output: z.string(),
  }),
]);

const Tool = z.object({ name: z.string(), description: z.string(), parameters: JsonObject });

/** How words are drawn; what is absent is as llama.cpp has it. */
const SamplerSettings = z.object({
  topP: z.number().optional(),
  topK: z.number().int().optional(),
  minP: z.number().optional(),
  repeatPenalty: z.number().optional(),
  presencePenalty: z.number().optional(),
});
export type SamplerSettings = z.infer<typeof SamplerSettings>;

export const GenerateCommand = z.object({
  type: z.literal('generate'),
  id: JobId,
  /** Of several at a time those with the lowest go on, and the others wait; absent: 0. */
  rank: z.number().int().optional(),
  /** Whose evaluated prefix may be reused, e.g. `chat:ID` or `run:ID`. One of a conversation at a time. */
  conversation: z.string(),
  system: z.string(),
  messages: z.array(Message),
  tools: z.array(Tool),
  /** Names of those that may be called now. */
  callable: z.array(z.string()),
  /** `free`: no grammar, whatever is offered. */
  choice: z.enum(['auto', 'required', 'free']),
  /** GBNF that the whole answer is sampled under; absent: by the tools. */
  grammar: z.string().optional(),
  /** What a template takes for the time, milliseconds since 1970. */
  now: z.number(),
  /** Tokens that words may take which are neither thought nor call; absent: as all of the answer. */
  mostWords: z.number().int().positive().optional(),
  temperature: z.number(),
  sampling: SamplerSettings.optional(),
  /** Whether a model that can be told so thinks before it answers; absent: as its template has it. */
  thinking: z.boolean().optional(),
  /** Tokens of a thought, behind which it is ended; they are no part of `maxTokens`. Absent: it is not ended. */
  thoughtTokens: z.number().int().positive().optional(),
  seed: z.number().int(),
  maxTokens: z.number().int().positive(),
  /** Say how sure the model was of each call it made. */
  weighCalls: z.boolean().optional(),
});
export type GenerateCommand = z.infer<typeof GenerateCommand>;

/** What the prompt of a request would be. */
export const LayOutCommand = z.object({
  type: z.literal('lay-out'),
  id: JobId,
  request: GenerateCommand.omit({ type: true, id: true }),
});
export type LayOutCommand = z.infer<typeof LayOutCommand>;

export const EmbedCommand = z.object({ type: z.literal('embed'), id: JobId, texts: z.array(z.string()) });
export type EmbedCommand = z.infer<typeof EmbedCommand>;

/** What memory a model would take; it is not loaded, and the process needs none in it. */
export const ReckonCommand = z.object({
  type: z.literal('reckon'),
  id: JobId,
  file: z.string(),
  purpose: z.enum(['answers', 'vectors']),
  kvCache: KvCache.optional(),
});
export type ReckonCommand = z.infer<typeof ReckonCommand>;

export const Command = z.discriminatedUnion('type', [
  PrepareCommand,
  LoadCommand,
  GenerateCommand,
  EmbedCommand,
  LayOutCommand,
  ReckonCommand,
  z.object({ type: z.literal('stop'), id: JobId }),
]);
export type Command = z.infer<typeof Command>;

/** Why the process could not do what it was told, for a person. `code` is a ProviderError code. */
export const Failure = z.object({
  code: z.string(),
  message: z.string(),
  remedy: z.string().nullable(),
  retryable: z.boolean(),
});
export type Failure = z.infer<typeof Failure>;

export const LoadedModel = z.object({
  contextSize: z.number(),
  sequences: z.number(),
  threads: z.number(),
  /** How it is spoken to. */
  wrapper: z.string(),
  /** What people have to know of that, in words. */
  note: z.string().optional(),
  bytes: z.number(),
  runsOn: RunsOn.optional(),
});
export type LoadedModel = z.infer<typeof LoadedModel>;

export const Report = z.discriminatedUnion('type', [
  /** The library looked for a card; null: there is none that it can use. A model that wants none is not told of any. */
  z.object({ type: z.literal('library'), card: Card.nullable() }),
  z.object({ type: z.literal('load-progress'), fraction: z.number() }),
  z.object({ type: z.literal('ready'), model: LoadedModel }),
  z.object({ type: z.literal('load-failed'), failure: Failure }),
  z.object({
    type: z.literal('reading'),
    id: JobId,
    fraction: z.number(),
    /** What is read next cannot be stopped for about so long. */
    pieceMs: z.number(),
  }),
  z.object({ type: z.literal('text'), id: JobId, text: z.string() }),
  z.object({ type: z.literal('thought'), id: JobId, text: z.string() }),
  /** A sign of life while tokens come that make no text yet. */
  z.object({ type: z.literal('writing'), id: JobId }),
  z.object({
    type: z.literal('finished'),
    id: JobId,
    reason: z.enum(['stop', 'length']),
    /** It was stopped because it only repeated itself. */
    repeats: z.literal(true).optional(),
    usage: Usage,
    /** Calls that were read by the layout of the model's calls; calls in the product's own form are in the text. */
    calls: z.array(Call.extend({ unreadable: z.string().exactOptional() })).optional(),
    confidences: z.array(z.number()).optional(),
  }),
  /** The job was stopped; `usage` is what it had come to. */
  z.object({ type: z.literal('stopped'), id: JobId, usage: Usage }),
  z.object({ type: z.literal('vector'), id: JobId, values: z.array(z.number()) }),
  z.object({ type: z.literal('embedded'), id: JobId }),
  z.object({ type: z.literal('laid-out'), id: JobId, parts: z.array(PromptPart) }),
  z.object({ type: z.literal('reckoned'), id: JobId, figures: MemoryFigures }),
  z.object({ type: z.literal('failed'), id: JobId, failure: Failure }),
]);
export type Report = z.infer<typeof Report>;
