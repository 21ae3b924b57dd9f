import type { Card, KvCache } from '../../../../shared/graphics';
import type { GgufHeader } from '../gguf/header';
import { needOf, type MemoryNeed } from './memory-need';
import type { MemoryFigures } from '../../../ports/model-memory';
import type { Gpu, LoadCommand } from './protocol';

/** Bytes. */
export interface MemoryAtHand {
  readonly free: number;
  readonly total: number;
  /** Free in a graphics card that has memory of its own; absent: there is none. */
  readonly card?: number | undefined;
}

/** How a model will be loaded, and whether the memory allows it. */
export interface LoadPlan {
  readonly contextSize: number;
  readonly sequences: number;
  readonly need: MemoryNeed;
  readonly memory: MemoryAtHand;
  /** `tight`: other programs have to give some back. `unknown`: the file does not say enough. */
  readonly fit: 'fits' | 'tight' | 'will_not_load' | 'unknown';
}

export interface Wanted {
  readonly purpose: LoadCommand['purpose'];
  /** Tokens; null: as many as the memory at hand allows. */
  readonly contextSize: number | null;
  /** A person insists, whatever the memory says. */
  readonly anyway?: boolean;
  /** As a person may have set it; they change what the memory has to hold. */
  readonly kvCache?: KvCache | undefined;
  readonly gpu?: Gpu | undefined;
}

/**
 * Plans for a file, with the memory that is free at that moment. Rejects with a ProviderError when it is
 * hopeless.
 */
export type PlanFor = (file: string, wanted: Wanted) => Promise<LoadPlan>;

/** Conversations kept evaluated side by side, where the memory allows it: a few chats and a few runs. */
const mostSequences = 4;
/** Of the free memory, what the second and further conversations may take. */
const shareForMore = 0.25;
/** Of the card's free memory, what can be filled: layers go as a whole, and its driver needs some. */
const shareOfCard = 0.9;
const smallestContext = 1024;
const mostTokensOfAText = 2048;

/**
 * Decides context size and number of conversations from what the file says, what llama.cpp reckoned for it if it
 * has, and what memory is free now.
 */
export function planLoad(
  bytes: number,
  header: GgufHeader,
  wanted: Wanted,
  memory: MemoryAtHand,
  figures: MemoryFigures | null = null,
): LoadPlan {
  const trained = header.contextLength ?? Infinity;
  const need = needOf(bytes, header, wanted.purpose, figures);
  const card = wanted.gpu === false ? 0 : (memory.card ?? 0) * shareOfCard;
  const inMemory = (contextSize: number, sequences = 1): number =>
    besideCard(need(contextSize, sequences), card);
  const contextSize = Math.min(
    trained,
    wanted.contextSize ?? fittingContext(wanted.purpose, memory, (size) => inMemory(size)),
  );
  const spare = shareForMore * (memory.free - inMemory(contextSize));
  const furtherOne = sum(need(contextSize, 2)) - sum(need(contextSize, 1));
  const more =
    wanted.purpose === 'vectors' || furtherOne <= 0 ? 0 : Math.max(0, Math.floor(spare / furtherOne));
  const sequences = Math.min(mostSequences, 1 + more);
  return {
    contextSize,
    sequences,
    need: need(contextSize, sequences),
    memory,
    fit: fitOf(inMemory(contextSize), header.cacheBytesPerToken !== null || figures !== null, memory),
  };
}

/** A card of a Mac shares the machine's memory, and adds none. */
export const freeOfCard = (card: Card | null | undefined): number | undefined =>
  card === null || card === undefined || card.kind === 'metal' ? undefined : card.free;

/** Weights and context go to the card as far as they can; the process stays where it is. */
const besideCard = (need: MemoryNeed, card: number): number =>
  sum(need) - Math.min(card, need.weights + need.cache);

/** `2.1 GB needed (weights 1.6, context of 8192 tokens 0.4, the rest 0.1), 5.3 of 16.0 GB free` */
export function tellPlan({ need, contextSize, sequences, memory }: LoadPlan): string {
  const conversations = sequences > 1 ? ` for each of ${String(sequences)} conversations` : '';
  return `${gigabytes(sum(need))} GB needed (weights ${gigabytes(need.weights)}, context of ${String(contextSize)} tokens${conversations} ${gigabytes(need.cache)}, the rest ${gigabytes(need.around)}), ${gigabytes(memory.free)} of ${gigabytes(memory.total)} GB free`;
}

/** The most tokens worth having on a machine like this that fit now, halved until they do. */
function fittingContext(
  purpose: Wanted['purpose'],
  memory: MemoryAtHand,
  needOf: (contextSize: number) => number,
): number {
  let size = purpose === 'vectors' ? mostTokensOfAText : mostContext(memory.total);
  while (size > smallestContext && needOf(size) > memory.free) size /= 2;
  return size;
}

/** Reading a long context takes minutes without a GPU, so a larger machine is no reason for a huge one. */
const mostContext = (total: number): number =>
  total < 12 * 2 ** 30 ? 4096 : total < 28 * 2 ** 30 ? 8192 : 16_384;

function fitOf(needed: number, isKnown: boolean, memory: MemoryAtHand): LoadPlan['fit'] {
  if (needed > memory.total) return 'will_not_load';
  if (!isKnown) return 'unknown';
  return needed > memory.free ? 'tight' : 'fits';
}

const sum = ({ weights, cache, around }: MemoryNeed): number => weights + cache + around;
const gigabytes = (bytes: number): string => (bytes / 2 ** 30).toFixed(1);
