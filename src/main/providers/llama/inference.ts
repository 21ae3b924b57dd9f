import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { getLlama, LlamaChat, LlamaLogLevel, type ChatHistoryItem, type Llama, type LlamaContext, type LlamaContextSequence, type LlamaModel, type Token } from 'node-llama-cpp';
import { toLoadFailure, toOverflow } from './failures';
import type { Failure, GenerateCommand, LoadCommand, LoadedModel, Report } from './protocol';
import { firstPiece, nextPiece } from './reading-pace';
import { threadCount } from './thread-count';

/** A failure with its words for people; crosses the process boundary as a report. */
export class InferenceFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** Tokens of the context that a prompt may never take. */
const answerReserve = 32;
const logLines = 40;
/** llama.cpp's log comes from another thread, and may come after the failure it explains. */
const logArrivesMs = 50;

interface Loaded {
  readonly model: LlamaModel;
  readonly context: LlamaContext;
  readonly sequence: LlamaContextSequence;
  readonly chat: LlamaChat;
}

/** One model in memory and one context sequence, whose evaluated prefix is reused from one answer to the next. */
export class Inference {
  #llama: Llama | null = null;
  #loaded: Loaded | null = null;
  readonly #log: string[] = [];

  constructor(private readonly report: (report: Report) => void) {}

  async load(command: LoadCommand): Promise<LoadedModel> {
    await this.unload();
    this.#log.length = 0;
    let model: LlamaModel | null = null;
    try {
      this.#llama ??= await this.#start(command);
      model = await this.#llama.loadModel({ modelPath: command.file, onLoadProgress: this.#inSteps() });
      const context = await model.createContext({ contextSize: contextBounds(command.contextSize, model.trainContextSize), sequences: 1 });
      const sequence = context.getSequence();
      this.#loaded = { model, context, sequence, chat: new LlamaChat({ contextSequence: sequence }) };
    } catch (failure) {
      await model?.dispose();
      await setTimeout(logArrivesMs);
      throw new InferenceFailure(toLoadFailure(command.file, failure, this.#log));
    }
    return this.describe() as LoadedModel;
  }

  describe(): LoadedModel | null {
    if (this.#loaded === null) return null;
    const { model, context, chat } = this.#loaded;
    return { contextSize: context.contextSize, threads: context.idealThreads, wrapper: chat.chatWrapper.wrapperName, bytes: model.size };
  }

  async unload(): Promise<void> {
    const loaded = this.#loaded;
    this.#loaded = null;
    await loaded?.context.dispose();
    await loaded?.model.dispose();
  }

  /** Resolves with the last report of this command; text and thoughts were reported by then. */
  async generate(command: GenerateCommand, signal: AbortSignal): Promise<Report> {
    if (this.#loaded === null || this.#llama === null) throw new Error('No model is loaded');
    const { chat, sequence, context } = this.#loaded;
    const { id } = command;
    const history = toHistory(command);
    const prompt = chat.chatWrapper.generateContextState({ chatHistory: history }).contextText.tokenize(chat.model.tokenizer);
    if (prompt.length + answerReserve > context.contextSize) {
      throw new InferenceFailure(toOverflow(prompt.length, context.contextSize, answerReserve));
    }
    const grammar = command.grammar === null ? undefined : await this.#llama.createGrammar({ grammar: command.grammar });
    const before = sequence.tokenMeter.getState();
    await this.#read(id, prompt, signal);
    if (signal.aborted) return { type: 'stopped', id };
    const answer = await chat.generateResponse([...history], {
      signal,
      stopOnAbortSignal: true,
      maxTokens: Math.min(command.maxTokens, context.contextSize - prompt.length - 2),
      temperature: command.temperature,
      seed: command.seed,
      repeatPenalty: false,
      ...(grammar === undefined ? {} : { grammar }),
      onResponseChunk: (chunk) => {
        if (chunk.text !== '') this.report({ type: chunk.type === 'segment' ? 'thought' : 'text', id, text: chunk.text });
      },
    }).catch((failure: unknown) => {
      if (signal.aborted) return null;
      throw failure;
    });
    if (answer === null || answer.metadata.stopReason === 'abort') return { type: 'stopped', id };
    const used = sequence.tokenMeter.diff(before);
    return {
      type: 'finished',
      id,
      reason: answer.metadata.stopReason === 'maxTokens' ? 'length' : 'stop',
      usage: { promptTokens: prompt.length, evaluatedTokens: used.usedInputTokens, outputTokens: used.usedOutputTokens },
    };
  }

  /** Evaluates what is new in the prompt, in pieces: llama.cpp cannot be stopped within one. The last token is left to the generation. */
  async #read(id: number, prompt: readonly Token[], signal: AbortSignal): Promise<void> {
    if (this.#loaded === null) return;
    const { sequence } = this.#loaded;
    const wanted = prompt.slice(0, -1);
    await sequence.adaptStateToTokens(wanted, false);
    let position = sequence.nextTokenIndex;
    let size = firstPiece;
    while (position < wanted.length && !signal.aborted) {
      this.report({ type: 'reading', id, fraction: position / prompt.length });
      const piece = wanted.slice(position, position + size);
      const startedAt = performance.now();
      await sequence.evaluateWithoutGeneratingNewTokens(piece);
      size = nextPiece(piece.length, performance.now() - startedAt);
      position += piece.length;
    }
  }

  /** llama.cpp reports hundreds of times; a step in twenty is enough for a person. */
  #inSteps(): (fraction: number) => void {
    let reported = 0;
    return (fraction) => {
      if (fraction < reported + 0.05 && fraction < 1) return;
      reported = fraction;
      this.report({ type: 'load-progress', fraction });
    };
  }

  async #start(command: LoadCommand): Promise<Llama> {
    const parallelism = availableParallelism();
    const llama = await getLlama({
      gpu: command.gpu,
      build: 'never',
      skipDownload: true,
      maxThreads: parallelism,
      progressLogs: false,
      logLevel: LlamaLogLevel.info,
      logger: (_level, message) => {
        this.#log.push(message);
        if (this.#log.length > logLines) this.#log.shift();
      },
    });
    llama.maxThreads = threadCount({ mathCores: llama.cpuMathCores, parallelism }, command.threads, process.env['ZEROCLAW_LLAMA_THREADS']);
    return llama;
  }
}

/** llama.cpp rounds a context up to a multiple of 256; beyond what the model was made for, answers fall apart. */
function contextBounds(wanted: number, trained: number): { min: number; max: number } | number {
  const most = Math.min(wanted, trained);
  const max = most < 256 ? most : Math.floor(most / 256) * 256;
  return max <= 512 ? max : { min: Math.min(512, max), max };
}

const toHistory = (command: GenerateCommand): ChatHistoryItem[] => [
  ...(command.system === '' ? [] : [{ type: 'system' as const, text: command.system }]),
  ...command.turns.map((turn): ChatHistoryItem => (turn.role === 'user' ? { type: 'user', text: turn.text } : { type: 'model', response: [turn.text] })),
  { type: 'model', response: [] },
];
