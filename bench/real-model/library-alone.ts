import { getLlama, type LlamaContextSequence, type LlamaModel, type Token } from 'node-llama-cpp';
import { promptTokens } from '../../src/main/modules/models/llama/prompt-tokens';
import type { Provider } from '../../src/main/ports/provider';
import { requestOf, type Asked } from './measure';

/** The library in this process, with nothing around it. */
export class LibraryAlone {
  private constructor(
    private readonly model: LlamaModel,
    private readonly sequence: LlamaContextSequence,
  ) {}

  static async open(file: string, threads: number, contextSize: number): Promise<LibraryAlone> {
    const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, progressLogs: false });
    llama.maxThreads = threads;
    const model = await llama.loadModel({ modelPath: file });
    const context = await model.createContext({ contextSize, threads });
    return new LibraryAlone(model, context.getSequence());
  }

  /** The tokens of a prompt as the app lays it out. */
  async tokensOf(app: Provider, asked: Asked): Promise<readonly Token[]> {
    const parts = await app.layOut?.(requestOf(asked), new AbortController().signal);
    return promptTokens(this.model, parts ?? [], []);
  }

  async speed(prompt: readonly Token[], tokens: number): Promise<number> {
    const writing = await this.#read(prompt);
    let [first, count] = [0, 0];
    for await (const _ of writing) {
      if (first === 0) first = performance.now();
      else count += 1;
      if (count + 1 === tokens) break;
    }
    return (count * 1000) / (performance.now() - first);
  }

  /** How many tokens of a prompt it has read already. */
  shared(prompt: readonly Token[]): number {
    const read = this.sequence.contextTokens;
    const at = prompt.findIndex((token, index) => read[index] !== token);
    return at === -1 ? prompt.length : at;
  }

  async firstToken(prompt: readonly Token[]): Promise<number> {
    const startedAt = performance.now();
    for await (const _ of await this.#read(prompt)) break;
    return performance.now() - startedAt;
  }

  async #read(prompt: readonly Token[]): Promise<AsyncIterable<Token>> {
    await this.sequence.adaptStateToTokens(prompt.slice(0, -1), false);
    return this.sequence.evaluate(prompt.slice(this.sequence.nextTokenIndex), {
      temperature: 0,
      yieldEogToken: true,
    });
  }
}
