import type { GgufHeader } from '../gguf/header';
import type { LoadCommand } from './protocol';

/** Bytes. */
export interface MemoryAtHand {
  readonly free: number;
  readonly total: number;
}

/** Bytes that a model needs, by what for. */
export interface MemoryNeed {
  readonly weights: number;
  /** Keys and values of all tokens that it can see. */
  readonly cache: number;
  /** What computing needs, and the process itself. */
  readonly around: number;
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
}

/**
 * Plans for a file, with the memory that is free at that moment. Rejects with a ProviderError when it is
 * hopeless.
 */
export type PlanFor = (file: string, wanted: Wanted) => Promise<LoadPlan>;

/** Tokens evaluated at once: what computing needs grows with it. */
const batchTokens = 512;
const processBytes = 150 * 2 ** 20;
/** Conversations kept evaluated side by side, where the memory allows it: a few chats and a few runs. */
const mostSequences = 4;
/** Of the free memory, what the second and further conversations may take. */
const shareForMore = 0.25;
const smallestContext = 1024;
const mostTokensOfAText = 2048;

/** Decides context size and number of conversations from what the file says and what memory is free now. */
export function planLoad(bytes: number, header: GgufHeader, wanted: Wanted, memory: MemoryAtHand): LoadPlan {
  const trained = header.contextLength ?? Infinity;
  const need = (contextSize: number, sequences: number): MemoryNeed => ({
    weights: bytes,
    cache: (header.cacheBytesPerToken ?? 0) * contextSize * sequences,
    around: aroundBytes(header),
  });
  const contextSize = Math.min(
    trained,
    wanted.contextSize ?? fittingContext(wanted.purpose, memory, (size) => sum(need(size, 1))),
  );
  const spare = shareForMore * (memory.free - sum(need(contextSize, 1)));
  const cacheOfOne = need(contextSize, 1).cache;
  const more =
    wanted.purpose === 'vectors' || cacheOfOne === 0 ? 0 : Math.max(0, Math.floor(spare / cacheOfOne));
  const sequences = Math.min(mostSequences, 1 + more);
  return {
    contextSize,
    sequences,
    need: need(contextSize, sequences),
    memory,
    fit: fitOf(sum(need(contextSize, 1)), header, memory),
  };
}

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

/** Scores for each word of the vocabulary, and the layers' intermediate results, for one batch. */
const aroundBytes = ({ vocabulary, width }: GgufHeader): number =>
  processBytes + batchTokens * 4 * ((vocabulary ?? 32_000) + 16 * (width ?? 4096));

function fitOf(needed: number, header: GgufHeader, memory: MemoryAtHand): LoadPlan['fit'] {
  if (needed > memory.total) return 'will_not_load';
  if (header.cacheBytesPerToken === null) return 'unknown';
  return needed > memory.free ? 'tight' : 'fits';
}

const sum = ({ weights, cache, around }: MemoryNeed): number => weights + cache + around;
const gigabytes = (bytes: number): string => (bytes / 2 ** 30).toFixed(1);
