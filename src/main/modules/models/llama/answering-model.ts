import type {
  Llama,
  LlamaContext,
  LlamaContextOptions,
  LlamaContextSequence,
  LlamaModel,
  Token,
} from 'node-llama-cpp';
import type { WeighedToken } from './call-confidence';
import { cacheTypes } from './cache-types';
import { toOverflow } from './failures';
import type { PromptPiece } from '../chat-template/lay-out';
import { GrammarCache } from './grammar-cache';
import { InferenceFailure } from './inference-failure';
import { languageOf, type Language } from './spoken-language';
import { promptTokens } from './prompt-tokens';
import type { CardSetup, GenerateCommand, LoadCommand, LoadedModel, Report } from './protocol';
import { ReadingPace } from './reading-pace';
import { KeptStates } from './kept-states';
import { chooseSlot, type Slot } from './sequence-slots';
import { TextBatch } from './text-batch';
import { wholeContext } from './whole-context';
import { TurnTaking, type Worker } from './turn-taking';
import type { Writing } from './write-answer';

/** Tokens of the context that a prompt may never take. */
const answerReserve = 32;
/** Of what the context leaves, what a thought may take: an answer has to follow it. */
const shareForThoughts = 0.75;
/** A context that cannot be created is tried smaller, down to this. */
const smallestContext = 512;
/** Tokens may come for a while without making text; the engine must hear that the process lives. */
const signOfLifeMs = 1000;

interface Place extends Slot {
  readonly sequence: LlamaContextSequence;
  /**
   * The day that a template writes into the head of a prompt: that of the first one, or at midnight all of it
   * would be read again. Each message says its own time.
   */
  since: number | null;
}

type Ended = Extract<Report, { type: 'finished' | 'stopped' }>;

function contextWays({ kvCache = 'f16', flashAttention = 'auto' }: CardSetup = {}): LlamaContextOptions {
  const { kvCacheKeyType, kvCacheValueType, flashAttention: needed } = cacheTypes(kvCache);
  return {
    ...(kvCacheKeyType === undefined
      ? {}
      : {
          experimentalKvCacheKeyType: kvCacheKeyType,
          experimentalKvCacheValueType: kvCacheValueType ?? kvCacheKeyType,
        }),
    flashAttention:
      needed === true || flashAttention === 'on' ? true : flashAttention === 'auto' ? 'auto' : false,
  };
}

/**
 * A model in memory that answers. Each of the latest conversations keeps a context sequence, whose evaluated
 * prefix its next answer reuses.
 */
export class AnsweringModel {
  readonly #grammars: GrammarCache;
  readonly #pace = new ReadingPace();
  readonly #turns = new TurnTaking();
  #uses = 0;

  private constructor(
    private readonly model: LlamaModel,
    private readonly context: LlamaContext,
    private readonly places: readonly Place[],
    private readonly language: Language,
    private readonly states: KeptStates | null,
    llama: Llama,
    private readonly report: (report: Report) => void,
  ) {
    this.#grammars = new GrammarCache(llama);
  }

  static async open(
    llama: Llama,
    model: LlamaModel,
    command: LoadCommand,
    report: (report: Report) => void,
  ): Promise<AnsweringModel> {
    const max = wholeContext(command.contextSize, model.trainContextSize);
    const contextSize = max <= smallestContext ? max : { min: smallestContext, max };
    const ways = contextWays(command.card);
    const context = await model
      .createContext({ contextSize, sequences: command.sequences, ...ways })
      .catch((failure: unknown) => {
        if (command.sequences === 1) throw failure;
        // What the engine reckoned with is no longer there; one conversation at a time is better than none.
        return model.createContext({ contextSize, sequences: 1, ...ways });
      });
    const places = Array.from({ length: context.totalSequences }, (): Place => {
      const sequence = context.getSequence();
      return { conversation: null, usedAt: 0, isBusy: false, sequence, since: null };
    });
    const states = command.states === undefined ? null : new KeptStates(command.states);
    const language = languageOf(model, context.contextSize, command.file);
    return new AnsweringModel(model, context, places, language, states, llama, report);
  }

  describe(): LoadedModel {
    const { context, model, places, language } = this;
    return {
      contextSize: context.contextSize,
      sequences: places.length,
      threads: context.idealThreads,
      wrapper: language.name,
      ...(language.note === null ? {} : { note: language.note }),
      bytes: model.size,
    };
  }

  layOut(command: GenerateCommand): readonly PromptPiece[] {
    return this.language.ask(command).pieces;
  }

  /**
   * Resolves with the last report of this command; text and thoughts were reported by then. As many at a time as
   * there are sequences.
   */
  async generate(command: GenerateCommand, signal: AbortSignal): Promise<Ended> {
    const place = this.#placeOf(command.conversation);
    const worker = this.#turns.enter(command.rank ?? 0);
    place.isBusy = true;
    try {
      await this.#makeItsOwn(place, command.conversation);
      return await this.#answer(command, place, worker, signal);
    } finally {
      place.isBusy = false;
      worker.leave();
    }
  }

  async #answer(command: GenerateCommand, place: Place, worker: Worker, signal: AbortSignal): Promise<Ended> {
    const { id } = command;
    const { sequence } = place;
    const asked = this.language.ask({ ...command, now: (place.since ??= command.now) });
    const prompt = promptTokens(this.model, asked.pieces, sequence.contextTokens);
    if (prompt.length + answerReserve > this.context.contextSize) {
      throw new InferenceFailure(toOverflow(prompt.length, this.context.contextSize, answerReserve));
    }
    const before = sequence.tokenMeter.getState();
    const usage = (): Ended['usage'] => {
      const used = sequence.tokenMeter.diff(before);
      return {
        promptTokens: prompt.length,
        evaluatedTokens: used.usedInputTokens,
        outputTokens: used.usedOutputTokens,
      };
    };
    await this.#read(id, sequence, prompt, worker, signal);
    if (signal.aborted) return { type: 'stopped', id, usage: usage() };
    const batch = new TextBatch((kind, text) => {
      this.report({ type: kind, id, text });
    });
    const alive = this.#signsOfLife(id);
    const room = this.context.contextSize - prompt.length - 2;
    const writing: Writing = {
      model: this.model,
      sequence,
      prompt,
      temperature: command.temperature,
      sampling: command.sampling ?? {},
      seed: command.seed,
      maxTokens: Math.min(command.maxTokens, room),
      ...(command.thoughtTokens === undefined
        ? {}
        : { thoughtTokens: Math.min(command.thoughtTokens, Math.floor(room * shareForThoughts)), room }),
      signal,
      turn: () => worker.turn(signal),
      say: ({ type, text }) => {
        batch.push(type, text);
      },
      alive,
    };
    const written = await asked.write(writing, this.#grammars).finally(() => {
      batch.flush();
    });
    if (written.reason === 'abort' || signal.aborted) return { type: 'stopped', id, usage: usage() };
    const read = asked.read(written);
    if (read.text !== '') this.report({ type: 'text', id, text: read.text });
    const ended: Ended = {
      type: 'finished',
      id,
      reason: written.reason,
      ...(written.repeats === true ? { repeats: true as const } : {}),
      usage: usage(),
      ...(read.calls.length === 0 ? {} : { calls: [...read.calls] }),
    };
    if (command.weighCalls !== true) return ended;
    const weighed = await this.#weigh(sequence, prompt, written.tokens);
    return { ...ended, confidences: [...asked.confidences(weighed, written)] };
  }

  #placeOf(conversation: string): Place {
    const place = this.places[chooseSlot(this.places, conversation)];
    if (place === undefined) throw new Error('The model was loaded without a sequence');
    this.#uses += 1;
    place.usedAt = this.#uses;
    return place;
  }

  /** What another conversation has evaluated there is put down, and what this one had is taken up. */
  async #makeItsOwn(place: Place, conversation: string): Promise<void> {
    const { conversation: before, sequence, since } = place;
    if (before === conversation) return;
    place.conversation = conversation;
    place.since = null;
    if (this.states === null) return;
    if (before !== null) await this.states.put(before, sequence, since);
    place.since = (await this.states.take(conversation, sequence))?.since ?? null;
  }

  /**
   * Evaluates what is new in the prompt, in pieces: llama.cpp cannot be stopped within one. The last token is
   * left to the generation.
   */
  async #read(
    id: number,
    sequence: LlamaContextSequence,
    prompt: readonly Token[],
    worker: Worker,
    signal: AbortSignal,
  ): Promise<void> {
    const wanted = prompt.slice(0, -1);
    await sequence.adaptStateToTokens(wanted, false);
    let position = sequence.nextTokenIndex;
    while (position < wanted.length && !signal.aborted) {
      const piece = wanted.slice(position, position + this.#pace.tokensOf(wanted.length - position));
      const pieceMs = this.#pace.expectedMs(piece.length);
      this.report({ type: 'reading', id, fraction: position / prompt.length, pieceMs });
      await worker.turn(signal);
      if (signal.aborted) break;
      const startedAt = performance.now();
      await sequence.evaluateWithoutGeneratingNewTokens(piece);
      this.#pace.took(piece.length, performance.now() - startedAt);
      position += piece.length;
    }
    // What of some models' memory cannot be taken back: the next prompt goes on from here.
    await sequence.takeCheckpoint();
  }

  /**
   * What the model thought of each token it wrote, before the grammar had its say. The answer is read once
   * more for it: sampling tells only what was left after the grammar, by which a forced token is always sure.
   */
  async #weigh(
    sequence: LlamaContextSequence,
    prompt: readonly Token[],
    written: readonly Token[],
  ): Promise<readonly WeighedToken[]> {
    const last = prompt.at(-1);
    if (last === undefined || written.length === 0) return [];
    await sequence.adaptStateToTokens(prompt.slice(0, -1), false);
    const before = [last, ...written.slice(0, -1)];
    const answers = await sequence.controlledEvaluate(
      written.map((token, index) => [
        before[index] ?? last,
        {
          generateNext: { totalLogitWeight: true, logits: { filter: { tokens: [token], includeMax: true } } },
        },
      ]),
    );
    return written.map((token, index) => ({
      text: this.model.detokenize([token], true),
      probability: probabilityOf(token, answers[index]?.next),
    }));
  }

  #signsOfLife(id: number): () => void {
    let saidAt = performance.now();
    return () => {
      const now = performance.now();
      if (now < saidAt + signOfLifeMs) return;
      saidAt = now;
      this.report({ type: 'writing', id });
    };
  }
}

function probabilityOf(
  token: Token,
  next: { readonly logits?: Map<Token, number>; readonly totalLogitWeight?: number } | undefined,
): number {
  const own = next?.logits?.get(token);
  if (own === undefined || next?.logits === undefined || next.totalLogitWeight === undefined) return 0;
  return Math.exp(own - Math.max(...next.logits.values())) / next.totalLogitWeight;
}
