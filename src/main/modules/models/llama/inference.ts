import { setTimeout } from 'node:timers/promises';
import type { Llama, LlamaModel, LlamaModelOptions } from 'node-llama-cpp';
import { AnsweringModel } from './answering-model';
import { cardOf, runsOn } from './card';
import { EmbeddingModel } from './embedding-model';
import { toLoadFailure } from './failures';
import { InferenceFailure } from './inference-failure';
import type {
  EmbedCommand,
  GenerateCommand,
  Gpu,
  LayOutCommand,
  LoadCommand,
  LoadedModel,
  ReckonCommand,
  Report,
} from './protocol';
import { reckonMemory } from './reckon-memory';
import { setThreads, startLlama, type StartedLlama } from './start-llama';

const logLines = 40;
/** llama.cpp's log comes from another thread, and may come after the failure it explains. */
const logArrivesMs = 50;

/** What was set, else as many as the card holds beside the context. */
const layersFor = ({
  gpu,
  card,
  contextSize,
  purpose,
}: LoadCommand): NonNullable<LlamaModelOptions['gpuLayers']> =>
  gpu === false
    ? 0
    : (card?.layers ?? { fitContext: { contextSize, embeddingContext: purpose === 'vectors' } });

/** The one model of this process. */
export class Inference {
  #loaded: AnsweringModel | EmbeddingModel | null = null;
  #llama: Promise<StartedLlama> | null = null;
  readonly #log: string[] = [];

  /** `hasPack`: the library finds its part for CUDA. */
  constructor(
    private readonly report: (report: Report) => void,
    private readonly hasPack: boolean,
  ) {}

  /** Takes the library into memory; what fails here is told by the load that follows. */
  async loadLibrary(gpu: Gpu): Promise<void> {
    await this.#start(gpu).catch(() => {});
  }

  async load(command: LoadCommand): Promise<LoadedModel> {
    try {
      const { llama, why } = await this.#start(command.gpu);
      setThreads(llama, command.threads);
      const model = await llama.loadModel({
        modelPath: command.file,
        onLoadProgress: this.#inPercent(),
        gpuLayers: layersFor(command),
      });
      this.#loaded = await this.#open(llama, model, command);
      return {
        ...this.#loaded.describe(),
        runsOn: await runsOn(llama, model, command.gpu, command.cardFailed ?? why),
      };
    } catch (failure) {
      await setTimeout(logArrivesMs);
      throw new InferenceFailure(toLoadFailure(command.file, failure, this.#log));
    }
  }

  /** Resolves with the last report of this command. */
  generate(command: GenerateCommand, signal: AbortSignal): Promise<Report> {
    if (!(this.#loaded instanceof AnsweringModel)) throw new Error('No model that answers is loaded');
    return this.#loaded.generate(command, signal);
  }

  layOut({ id, request }: LayOutCommand): Report {
    if (!(this.#loaded instanceof AnsweringModel)) throw new Error('No model that answers is loaded');
    return { type: 'laid-out', id, parts: [...this.#loaded.layOut({ ...request, type: 'generate', id })] };
  }

  embed(command: EmbedCommand, signal: AbortSignal): Promise<Report> {
    if (!(this.#loaded instanceof EmbeddingModel)) throw new Error('No model that makes vectors is loaded');
    return this.#loaded.embed(command, signal);
  }

  async reckon(command: ReckonCommand): Promise<Report> {
    const { llama } = await this.#start(false);
    return { type: 'reckoned', id: command.id, figures: await reckonMemory(llama, command) };
  }

  async #open(
    llama: Llama,
    model: LlamaModel,
    command: LoadCommand,
  ): Promise<AnsweringModel | EmbeddingModel> {
    if (command.purpose === 'vectors')
      return EmbeddingModel.open(model, command, llama.maxThreads, this.report);
    return AnsweringModel.open(llama, model, command, this.report);
  }

  #start(gpu: Gpu): Promise<StartedLlama> {
    this.#llama ??= this.#startOnce(gpu);
    return this.#llama;
  }

  async #startOnce(gpu: Gpu): Promise<StartedLlama> {
    const started = await startLlama(gpu, this.hasPack, (line) => {
      this.#log.push(line);
      if (this.#log.length > logLines) this.#log.shift();
    });
    // Without a look at the cards nobody knows whether there is one.
    if (gpu !== false) this.report({ type: 'library', card: await cardOf(started.llama) });
    return started;
  }

  /** llama.cpp reports hundreds of times; a person needs whole percents. */
  #inPercent(): (fraction: number) => void {
    let percent = 0;
    return (fraction) => {
      if (Math.floor(fraction * 100) <= percent) return;
      percent = Math.floor(fraction * 100);
      this.report({ type: 'load-progress', fraction });
    };
  }
}
