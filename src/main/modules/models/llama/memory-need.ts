import type { GgufHeader } from '../gguf/header';
import type { MemoryFigures } from '../../../ports/model-memory';

/** Bytes that a model needs, by what for. */
export interface MemoryNeed {
  readonly weights: number;
  /** Keys and values of all tokens that it can see, and what computing with them takes. */
  readonly cache: number;
  /** The process itself, and the vocabulary. */
  readonly around: number;
}

/** What so many conversations of so many tokens each need. */
export type NeedOf = (contextSize: number, sequences: number) => MemoryNeed;

/** Node with llama.cpp in it, before a model. */
const processBytes = 118 * 2 ** 20;
/** A word, or a rule that joins two: its text is kept by the library and by llama.cpp, with the ways to find it. */
const bytesPerWord = 750;
/** Tokens evaluated at once: what computing needs grows with it. */
const batchTokens = 512;
/** Of these, how many are scored against the whole vocabulary: those of a call that is weighed. */
const scoredTokens = 32;
const bytesPerScore = 4;
/** Intermediate results of a token, in numbers of its width. */
const widthsPerToken = 16;
const usualWords = 32_000;
const usualWidth = 4096;

/** From what llama.cpp reckoned, where it has; else from what the file's header says. */
export const needOf = (
  bytes: number,
  header: GgufHeader,
  purpose: 'answers' | 'vectors',
  figures: MemoryFigures | null,
): NeedOf => (figures === null ? needByHeader(bytes, header) : needByFigures(header, purpose, figures));

const needByHeader =
  (bytes: number, header: GgufHeader): NeedOf =>
  (contextSize, sequences) => ({
    weights: bytes,
    cache:
      (header.cacheBytesPerToken ?? 0) * contextSize * sequences +
      batchTokens * 4 * widthsPerToken * (header.width ?? usualWidth),
    around: aroundBytes(header),
  });

function needByFigures(
  header: GgufHeader,
  purpose: 'answers' | 'vectors',
  { weights, contexts }: MemoryFigures,
): NeedOf {
  // Room for the scores of a whole batch is reserved, and stays untouched but for a few tokens.
  const scores = batchTokens * bytesPerScore * (header.vocabulary ?? usualWords);
  // A text that becomes a vector is read as a whole, and what stands for each of its tokens is kept until then.
  const states = bytesPerScore * widthsPerToken * (header.width ?? usualWidth);
  return (contextSize, sequences) => ({
    weights,
    cache: Math.max(
      0,
      contextBytes(contexts, contextSize, sequences) +
        (purpose === 'vectors' ? states * contextSize : -scores),
    ),
    around: aroundBytes(header),
  });
}

const aroundBytes = ({ vocabulary, joins }: GgufHeader): number => {
  const words = vocabulary ?? usualWords;
  return processBytes + bytesPerWord * (words + (joins ?? 0)) + scoredTokens * bytesPerScore * words;
};

/**
 * Between and beyond the sizes that were reckoned, along straight lines: a sliding window no longer grows where
 * the context does. A further conversation needs what the second one needed, at the growth of the first.
 */
function contextBytes(contexts: MemoryFigures['contexts'], contextSize: number, sequences: number): number {
  const alone = contexts
    .filter((point) => point.sequences === 1)
    .sort((a, b) => a.contextSize - b.contextSize);
  const two = contexts.find((point) => point.sequences === 2);
  const one = along(alone, contextSize);
  if (sequences === 1 || two === undefined) return one;
  const base = along(alone, two.contextSize);
  return one + (sequences - 1) * (two.bytes - base + (one - base));
}

type Point = MemoryFigures['contexts'][number];

function along(points: readonly Point[], contextSize: number): number {
  const above = points.findIndex((point) => point.contextSize >= contextSize);
  const at = above === -1 ? points.length - 1 : Math.max(1, above);
  const [low, high] = [points[at - 1], points[at]];
  if (low === undefined || high === undefined) return points[0]?.bytes ?? 0;
  const slope = (high.bytes - low.bytes) / (high.contextSize - low.contextSize);
  return low.bytes + slope * (contextSize - low.contextSize);
}
