import { z } from 'zod';
import type { ModelName } from '../../shared/model-choice';
import type { Sampling } from '../../shared/sampling';

/** How tools travel to a model, and how that is known. */
export interface ToolCallingFinding {
  readonly way: 'native' | 'xml';
  readonly why: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A model file, as far as its speed goes. */
export interface ModelFileMark {
  readonly name: string;
  readonly bytes: number;
}

export interface MeasuredSpeed {
  readonly tokensPerSecond: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Bytes that a model's weights take, and contexts of several sizes with what computing with them needs. */
export const MemoryFigures = z.object({
  weights: z.number(),
  contexts: z
    .array(z.object({ contextSize: z.number().int(), sequences: z.number().int(), bytes: z.number() }))
    .min(1),
});
export type MemoryFigures = z.infer<typeof MemoryFigures>;

/** What was found out about models, and chosen by people. On disk: it outlives the engine. */
export interface ModelMemory {
  /** Null: not tried yet at this address. What was found at another address is forgotten. */
  toolCalling(model: ModelName, baseUrl: string): ToolCallingFinding | null;
  /** Null forgets. */
  setToolCalling(model: ModelName, baseUrl: string, finding: ToolCallingFinding | null): void;
  /** The model that a person chose for a conversation; null: none. */
  chosen(conversation: string): ModelName | null;
  choose(conversation: string, model: ModelName | null): void;
  /** How a person wants the answers of a conversation drawn; empty: as the model has it. */
  sampling(conversation: string): Sampling;
  setSampling(conversation: string, sampling: Sampling): void;
  /** A conversation is gone, and what was chosen for it goes with it. */
  forget(conversation: string): void;
  /** Why a graphics card has failed a file; null: none has. */
  cardFailure(file: ModelFileMark): string | null;
  /** What llama.cpp reckoned that it takes, by how it is set up; null: it was not asked yet. */
  figures(file: ModelFileMark, setup: string): MemoryFigures | null;
  setFigures(file: ModelFileMark, setup: string, figures: MemoryFigures): void;
  /** Null forgets. */
  setCardFailure(file: ModelFileMark, why: string | null): void;
  /** How fast a file was seen to write here; null: not yet, or it was another file of that size or name. */
  speed(file: ModelFileMark): MeasuredSpeed | null;
  setSpeed(file: ModelFileMark, speed: MeasuredSpeed): void;
}
