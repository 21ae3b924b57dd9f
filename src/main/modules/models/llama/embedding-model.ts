import type { LlamaEmbeddingContext, LlamaModel } from 'node-llama-cpp';
import { noNumbers } from './failures';
import { InferenceFailure } from './inference-failure';
import { wholeContext } from './whole-context';
import type { EmbedCommand, LoadCommand, LoadedModel, Report } from './protocol';

/** A model in memory that turns texts into vectors. */
export class EmbeddingModel {
  private constructor(
    private readonly model: LlamaModel,
    private readonly context: LlamaEmbeddingContext,
    private readonly contextSize: number,
    private readonly threads: number,
    private readonly report: (report: Report) => void,
  ) {}

  static async open(
    model: LlamaModel,
    command: LoadCommand,
    threads: number,
    report: (report: Report) => void,
  ): Promise<EmbeddingModel> {
    const contextSize = wholeContext(command.contextSize, model.trainContextSize);
    // Models made for this read a text as a whole, in one batch.
    const context = await model.createEmbeddingContext({ contextSize, batchSize: contextSize });
    return new EmbeddingModel(model, context, contextSize, threads, report);
  }

  describe(): LoadedModel {
    return {
      contextSize: this.contextSize,
      sequences: 1,
      threads: this.threads,
      wrapper: '',
      bytes: this.model.size,
    };
  }

  /** Resolves when each text's vector was reported, or after the text at which the signal was aborted. */
  async embed({ id, texts }: EmbedCommand, signal: AbortSignal): Promise<Report> {
    for (const text of texts) {
      if (signal.aborted)
        return { type: 'stopped', id, usage: { promptTokens: 0, evaluatedTokens: 0, outputTokens: 0 } };
      // Some models see nothing in an empty text, and have no vector for nothing.
      const tokens = this.model.tokenize(text.trim() === '' ? '.' : text);
      const excess = this.context.calculateInputLength(tokens) - (this.contextSize - 1);
      const { vector } = await this.context.getEmbeddingFor(excess > 0 ? tokens.slice(0, -excess) : tokens);
      if (!vector.every(Number.isFinite)) throw new InferenceFailure(noNumbers);
      this.report({ type: 'vector', id, values: [...vector] });
    }
    return { type: 'embedded', id };
  }
}
