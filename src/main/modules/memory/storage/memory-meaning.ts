import { messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { Foreground } from '../../../platform/base/foreground';
import type { Logger } from '../../../platform/base/logger';
import type { Problems } from '../../../platform/base/problems';
import { within } from '../../../platform/base/within';
import type { CurrentEmbedder, Embedder } from '../../../ports/embedder';
import type { MemoryFilter } from '../../../ports/memory';
import {
  apart,
  calibrate,
  calibrationTexts,
  meaningScore,
  scriptOf,
  scripts,
  type Calibration,
} from './meaning-score';
import type { MemoryVectors } from './memory-vectors';

/** What is like a question. */
export interface Likeness {
  /** Memories that are most like it, best first. */
  readonly ids: readonly number[];
  /** 0..1; null: it has no vector, or the model cannot tell what it means. Then words must do. */
  meaningOf(id: number): number | null;
}

/** What a store of memories needs to find them by their meaning. */
export interface Meaning {
  /**
   * Null: nothing can be compared now, and words must do. Rejects with the signal's reason and nothing else.
   */
  compare(query: string, filter: MemoryFilter, count: number, signal: AbortSignal): Promise<Likeness | null>;
  /** A memory was stored again, or forgotten. */
  changed(id: number): void;
}

export interface MemoryMeaningParts {
  readonly vectors: MemoryVectors;
  readonly foreground: Foreground;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
}

/**
 * A question waits for its vector no longer than this: a model that is being loaded, or busy, serves the next
 * one.
 */
const patienceMs = 1_500;
const quietMs = 3_000;
const retryMs = 60_000;
const textsAtOnce = 16;
const problemId = 'memory-vectors';

/**
 * Finds memories by their meaning, with the embedder that config.toml names. Vectors are made behind the work
 * that people wait for, for old memories, too; when another model is chosen, all of them again. Invariants: a
 * question never waits for a model that is not there; work that begins stops the making of vectors, which
 * goes on later.
 */
export class MemoryMeaning implements Meaning {
  readonly #closed = new AbortController();
  #embedder: CurrentEmbedder = () => null;
  #wake = new AbortController();
  /** Nobody has needed the model since this one was waited for. */
  #quiet: AbortSignal | null = null;
  #working: Promise<void> = Promise.resolve();
  /** What a new model has made of the calibration texts so far. */
  #calibrating: { readonly id: string; readonly made: Float32Array[] } | null = null;

  constructor(private readonly parts: MemoryMeaningParts) {}

  /** From now on memories get vectors. */
  start(embedder: CurrentEmbedder): void {
    this.#embedder = embedder;
    this.#working = this.#work(this.#closed.signal).catch((failure: unknown) => {
      if (!this.#closed.signal.aborted)
        this.parts.logger.error('Making vectors of memories ended', { failure: messageOf(failure) });
    });
  }

  /** Another model may have been chosen. */
  lookAgain(): void {
    this.#wake.abort();
  }

  changed(id: number): void {
    this.parts.vectors.drop(id);
    this.#wake.abort();
  }

  async compare(
    query: string,
    filter: MemoryFilter,
    count: number,
    signal: AbortSignal,
  ): Promise<Likeness | null> {
    const { vectors, clock } = this.parts;
    const embedder = this.#embedder();
    if (embedder === null || vectors.model?.id !== embedder.id) return null;
    const { calibration } = vectors.model;
    const script = scriptOf(query);
    const scales = calibration.scales[script];
    const compared = scripts.filter((noted) => scales[noted] !== null);
    if (compared.length === 0) return null;
    // The model goes on loading when the question no longer waits: the next one has it.
    const [vector] = await within(clock, patienceMs, signal, () =>
      embedder.embed([query], this.#closed.signal),
    ).catch(() => []);
    signal.throwIfAborted();
    if (vector === undefined) return null;
    const direction = apart(vector, calibration.questions[script]);
    const ids: number[] = [];
    for (const noted of compared)
      ids.push(...(await vectors.nearest(direction, filter, noted, count, signal)).map(({ id }) => id));
    return {
      ids,
      meaningOf: (id) => {
        const likeness = vectors.likeness(id, direction);
        const scale = likeness === null ? null : scales[likeness.script];
        return likeness === null || scale === null ? null : meaningScore(likeness.cosine, scale);
      },
    };
  }

  async close(): Promise<void> {
    this.#closed.abort(new Error('the engine closes'));
    await this.#working;
  }

  async #work(closed: AbortSignal): Promise<void> {
    for (;;) {
      this.#wake = new AbortController();
      const embedder = this.#embedder();
      if (embedder === null) this.parts.problems.clear(problemId);
      const left = embedder === null ? 'unchosen' : await this.#some(embedder, closed);
      if (left === 'more') continue;
      const woken = AbortSignal.any([closed, this.#wake.signal]);
      await this.parts.clock.sleep(left === 'idle' ? forEver : retryMs, woken).catch(() => {});
      closed.throwIfAborted();
    }
  }

  /** One batch, in a quiet moment. */
  async #some(embedder: Embedder, closed: AbortSignal): Promise<'more' | 'idle' | 'failed'> {
    const { vectors, foreground, clock, problems } = this.parts;
    const known = vectors.model?.id === embedder.id || (await vectors.load(embedder.id, closed));
    if (!known || vectors.anyDue) {
      if (this.#quiet !== foreground.change) await foreground.quiet(clock, quietMs, closed);
      this.#quiet = foreground.change;
    }
    if (!known) return await this.#calibrateMore(embedder, closed);
    if (vectors.model !== null && !tellsAnything(vectors.model.calibration)) {
      problems.report(
        problemId,
        '[memory] embedding_model in config.toml',
        'The embedding model cannot tell related texts from unrelated ones',
        'Choose a model that is made for embeddings. Until then memories are found by their words.',
      );
      return 'idle';
    }
    const due = vectors.take(textsAtOnce);
    if (due.length === 0) {
      problems.clear(problemId);
      return 'idle';
    }
    let kept = false;
    try {
      return await this.#embed(
        embedder,
        due.map(({ text }) => text),
        closed,
        (made) => {
          vectors.put(
            due.flatMap((one, index) => {
              const vector = made[index];
              return vector === undefined ? [] : [{ due: one, vector }];
            }),
          );
          kept = true;
        },
      );
    } finally {
      if (!kept) vectors.giveBack(due);
    }
  }

  /** A batch of the calibration texts; with the last one the model is in use. */
  async #calibrateMore(embedder: Embedder, closed: AbortSignal): Promise<'more' | 'failed'> {
    if (this.#calibrating?.id !== embedder.id) this.#calibrating = { id: embedder.id, made: [] };
    const { made } = this.#calibrating;
    const texts = calibrationTexts.slice(made.length, made.length + textsAtOnce);
    const outcome = await this.#embed(embedder, texts, closed, (more) => made.push(...more));
    if (made.length < calibrationTexts.length) return outcome;
    this.parts.vectors.begin(embedder.id, calibrate(made));
    this.#calibrating = null;
    return outcome;
  }

  async #embed(
    embedder: Embedder,
    texts: readonly string[],
    closed: AbortSignal,
    keep: (vectors: readonly Float32Array[]) => void,
  ): Promise<'more' | 'failed'> {
    const inTheWay = this.parts.foreground.change;
    try {
      keep(await embedder.embed(texts, AbortSignal.any([closed, inTheWay])));
      return 'more';
    } catch (failure) {
      closed.throwIfAborted();
      if (inTheWay.aborted) return 'more';
      this.parts.problems.report(
        problemId,
        '[memory] embedding_model in config.toml',
        `Memories cannot be read for their meaning: ${messageOf(failure)}`,
        'Choose another embedding_model. Until then memories are found by their words.',
      );
      return 'failed';
    }
  }
}

const tellsAnything = ({ scales }: Calibration): boolean =>
  scripts.some((asked) => scripts.some((noted) => scales[asked][noted] !== null));

/** Longer than any program runs. */
const forEver = 2 ** 31 - 1;
