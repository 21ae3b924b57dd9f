import { koreanPairs, latinPairs } from '../modules/memory/storage/calibration-pairs';
import type { CurrentEmbedder, Embedder } from '../ports/embedder';

const dimensions = 1024;
const noteOf = new Map([...latinPairs, ...koreanPairs].map(([note, question]) => [question, note]));

/**
 * Texts are alike as far as they share words: each word counts in one place of the vector. Questions that
 * calibrate a model are read as what they ask about, as a model does that understands them.
 */
export class WordEmbedder implements Embedder {
  readonly id: string = 'words';
  /** What was asked for, call by call. */
  readonly asked: (readonly string[])[] = [];

  readonly current: CurrentEmbedder = () => this;

  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    this.asked.push(texts);
    return Promise.resolve(texts.map((text) => toVector(noteOf.get(text) ?? text)));
  }
}

function toVector(text: string): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['']) {
    const place = placeOf(word);
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const placeOf = (word: string): number =>
  [...word].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7) % dimensions;
