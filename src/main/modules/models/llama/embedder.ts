import type { Embedder } from '../../../ports/embedder';
import type { LlamaHost, ModelSetup } from './host';
import { toUnitLength } from '../to-unit-length';

/** Texts of one job: whoever waits for an answer must not wait for a whole library to be read. */
const textsOfAJob = 16;

/**
 * A GGUF model that turns texts into vectors. A single text is what somebody waits for; many go behind the
 * work of people.
 */
export class LlamaEmbedder implements Embedder {
  /** `id` must change with the file: the vectors of two models have nothing to do with each other. */
  constructor(
    readonly id: string,
    private readonly host: LlamaHost,
    private readonly setup: ModelSetup,
  ) {}

  async embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += textsOfAJob) {
      const some = await this.host.embed(
        this.setup,
        texts.slice(from, from + textsOfAJob),
        texts.length === 1 ? 'chat' : 'background',
        signal,
      );
      vectors.push(...some.map(toUnitLength));
    }
    return vectors;
  }
}
