import {
  LlamaGrammarEvaluationState,
  type LlamaContextSequence,
  type LlamaGrammar,
  TokenBias,
  type LlamaModel,
  type SequenceEvaluateOptions,
  type Token,
} from 'node-llama-cpp';
import type { AnswerPart, AnswerWatch } from './answer-watch';
import { isLooping, leastOfLoop, nextInLoop } from '../loop-watch';
import type { SamplerSettings } from './protocol';
import { TokenText } from './token-text';

/** Where and how an answer is written. The prompt was evaluated up to its last token. */
export interface Writing {
  readonly model: LlamaModel;
  readonly sequence: LlamaContextSequence;
  readonly prompt: readonly Token[];
  readonly temperature: number;
  readonly sampling: SamplerSettings;
  readonly seed: number;
  /** Without thoughts, where those have tokens of their own. */
  readonly maxTokens: number;
  /** Tokens of a thought, behind which it is ended; absent: thoughts are part of `maxTokens`. */
  readonly thoughtTokens?: number;
  /** Tokens that the context leaves for all of it; absent: `maxTokens`. */
  readonly room?: number;
  readonly signal: AbortSignal;
  readonly say: (part: AnswerPart) => void;
  /** After each token. */
  readonly alive: () => void;
  /** Before the next token; null: it may come at once. */
  readonly turn: () => Promise<void> | null;
}

/** How calls are told from text, and what holds them to their form. */
export interface CallPlan {
  readonly watch: AnswerWatch;
  /** The answer is a call, behind a thought at most. */
  readonly isRequired: boolean;
  /** It may think first. */
  readonly mayThink: boolean;
  /** What ends the thought that is open behind these words; null: nobody knows. */
  readonly endOfThought: (written: string) => string | null;
  /** What is written where a call has to begin. */
  readonly start: string;
  /** Tokens that words may take which are neither thought nor call. */
  readonly mostWords: number;
  /** Of the calls, by what of them stands there already; null: no call goes on so. Absent: calls are free. */
  readonly grammarFor?: (written: string) => Promise<LlamaGrammar | null>;
  /** What ends a text within a call. */
  readonly endOfText: string;
  /** Whether what was written of the calls only repeats itself. */
  readonly repeats: (section: string) => boolean;
}

export interface WrittenAnswer {
  readonly tokens: readonly Token[];
  readonly reason: 'stop' | 'length' | 'abort';
  /** What was written from behind the trigger on; null: no call was begun. */
  readonly section: string | null;
  /** The tokens before its first. */
  readonly sectionFrom: number;
  /** It may break off within a call: at the limit, or where the last one only repeats another. */
  readonly isCut: boolean;
  /** It was stopped because it only repeated itself. */
  readonly repeats?: true;
}

/** An answer under one grammar from its first token on, or none; all of it is text. */
export async function writeText(writing: Writing, grammar: LlamaGrammar | undefined): Promise<WrittenAnswer> {
  const pen = new Pen(writing, false);
  const reason = await pen.write(grammar, (text) => {
    writing.say({ type: 'text', text });
    return false;
  });
  writing.say({ type: 'text', text: pen.end() });
  return pen.withoutCall(reason);
}

/**
 * An answer that is free until a call begins, which then is held to its form up to the end. Nothing of the calls
 * is said.
 */
export async function writeWithCalls(writing: Writing, plan: CallPlan): Promise<WrittenAnswer> {
  const { watch } = plan;
  const pen = new Pen(writing, true);
  const say = (parts: readonly AnswerPart[]): void => {
    for (const part of parts) if (!(plan.isRequired && part.type === 'text')) writing.say(part);
  };
  let words = 0;
  let isLong = false;
  if (!plan.isRequired || plan.mayThink) {
    let budget = writing.thoughtTokens ?? Infinity;
    const writeFreely = (): Promise<WrittenAnswer['reason']> =>
      pen.write(undefined, (text) => {
        say(watch.push(text));
        if (watch.found !== null) return true;
        if (watch.wordsAt === null) {
          if (watch.isThinking) pen.thoughts += 1;
          return pen.thoughts > budget;
        }
        words += 1;
        isLong = words > plan.mostWords;
        return isLong || plan.isRequired;
      });
    let reason = await writeFreely();
    const isEndless = pen.repeats || (reason === 'stop' && pen.thoughts > budget);
    if (isEndless && watch.isThinking) {
      // A thought that nobody knows how to end goes on to the end of the answer.
      budget = Infinity;
      const closer = plan.endOfThought(watch.written);
      if (closer !== null) {
        pen.repeats = false;
        pen.force(closer);
        say(watch.push(closer));
      }
      if (!pen.repeats) reason = await writeFreely();
    }
    if (reason === 'abort') return pen.withoutCall(reason);
    if (
      watch.found === null &&
      !(plan.isRequired && watch.wordsAt !== null) &&
      (reason === 'length' || isLong)
    ) {
      say(watch.push(pen.end()));
      say(watch.end());
      return pen.withoutCall('length');
    }
    if (watch.found === null && !plan.isRequired) {
      say(watch.push(pen.end()));
      if (watch.found === null) {
        say(watch.end());
        return pen.withoutCall('stop');
      }
    }
    if (watch.found?.kind === 'stop' && !plan.isRequired) return pen.withoutCall('stop');
  }
  const found = watch.found;
  let written = found?.kind === 'call' ? watch.written.slice(found.end) : '';
  let grammar = found?.kind === 'call' ? ((await plan.grammarFor?.(written)) ?? null) : null;
  if (found?.kind !== 'call' || (grammar === null && plan.grammarFor !== undefined)) {
    // The call is begun in its own words: what was written of it goes on in no call.
    pen.cut(found?.at ?? watch.wordsAt ?? watch.written.length);
    pen.force(found?.kind === 'call' ? watch.written.slice(found.at, found.end) : plan.start);
    written = '';
    grammar = (await plan.grammarFor?.(written)) ?? null;
  }
  const sectionFrom = pen.tokens.length;
  let section = written;
  let isRepeated = false;
  const reason = await pen.write(
    grammar ?? undefined,
    (text) => {
      section += text;
      isRepeated = /[\])}>]\s*$/u.test(text) && plan.repeats(section);
      return isRepeated;
    },
    { from: sectionFrom, end: plan.endOfText },
  );
  section += pen.end();
  return { tokens: pen.tokens, reason, section, sectionFrom, isCut: isRepeated || reason === 'length' };
}

/** The latest words, of which repetitions are punished. */
const punishedTokens = 256;
/** Tokens between two looks at whether free words only repeat themselves. */
const looksEvery = 16;
/** Tokens that a loop has at least, whatever came before. */
const shortestLoop = 8;
/** Of the values of one answer, out of which they are led; behind that they are ended. */
const mostLoops = 2;
/** More than any model is sure of another token. */
const certain = 100;

/** Writes token by token, and goes on where it was stopped. */
class Pen {
  readonly tokens: Token[] = [];
  /** Free words did nothing any more but repeat themselves. */
  repeats = false;
  /** Those of its tokens that are thought. */
  thoughts = 0;
  /** Length of the text up to and with each token. */
  readonly #ends: number[] = [];
  #text: TokenText;
  #length = 0;
  #leastOfLoop = leastOfLoop;
  #loops = 0;

  constructor(
    private readonly writing: Writing,
    private readonly withMarks: boolean,
  ) {
    this.#text = new TokenText(writing.model, writing.prompt, withMarks);
  }

  /** Until the model's turn ends, `stop` says so, or no more tokens are left. */
  async write(
    grammar: LlamaGrammar | undefined,
    stop: (text: string) => boolean,
    values?: { readonly from: number; readonly end: string },
  ): Promise<WrittenAnswer['reason']> {
    const { model, sequence, prompt, temperature, seed, signal, alive, turn } = this.writing;
    const all = [...prompt, ...this.tokens];
    await sequence.adaptStateToTokens(all.slice(0, -1), false);
    const state = grammar === undefined ? undefined : new LlamaGrammarEvaluationState({ model, grammar });
    if (this.tokens.length >= this.#limit) return 'length';
    for await (const token of sequence.evaluate(all.slice(sequence.nextTokenIndex), {
      temperature,
      seed,
      ...this.#sampler(grammar === undefined),
      ...(state === undefined ? {} : { grammarEvaluationState: state }),
      ...(values === undefined ? {} : { tokenBias: () => this.#outOfLoop(values) }),
    })) {
      this.tokens.push(token);
      const text = this.#text.push(token);
      this.#length += text.length;
      this.#ends.push(this.#length);
      alive();
      if (signal.aborted) return 'abort';
      if (stop(text)) return 'stop';
      if (this.tokens.length >= this.#limit) return 'length';
      if (grammar === undefined && this.tokens.length % looksEvery === 0 && isLooping(this.tokens)) {
        this.repeats = true;
        return 'length';
      }
      const others = turn();
      if (others !== null) await others;
      if (signal.aborted) return 'abort';
    }
    return 'stop';
  }

  get #limit(): number {
    const { maxTokens, thoughtTokens, room = maxTokens } = this.writing;
    return thoughtTokens === undefined ? maxTokens : Math.min(room, maxTokens + this.thoughts);
  }

  /** Marks and keys of calls repeat by their nature: only free words are punished for it. */
  #sampler(isFree: boolean): Pick<SequenceEvaluateOptions, 'topP' | 'topK' | 'minP' | 'repeatPenalty'> {
    const { topP, topK, minP, repeatPenalty = 1, presencePenalty = 0 } = this.writing.sampling;
    const isPunished = isFree && (repeatPenalty !== 1 || presencePenalty !== 0);
    return {
      ...(topP === undefined ? {} : { topP }),
      ...(topK === undefined ? {} : { topK }),
      ...(minP === undefined ? {} : { minP }),
      ...(isPunished
        ? {
            repeatPenalty: {
              punishTokens: () => this.tokens.slice(-punishedTokens),
              maxPunishTokens: punishedTokens,
              penalty: repeatPenalty,
              presencePenalty,
            },
          }
        : {}),
    };
  }

  /** A value that only repeats itself goes on in any other way, and ends where it does so again and again. */
  #outOfLoop({ from, end }: { readonly from: number; readonly end: string }): TokenBias {
    const { model } = this.writing;
    const bias = TokenBias.for(model);
    const next = nextInLoop(this.tokens.slice(from), this.#leastOfLoop);
    if (next === null) return bias;
    // Who came to one loop comes to the next one: that is seen sooner.
    this.#leastOfLoop = Math.max(shortestLoop, this.#leastOfLoop / 2);
    this.#loops += 1;
    const [closer] = model.tokenize(end, true, 'trimLeadingSpace');
    if (this.#loops > mostLoops && closer !== undefined && closer !== next)
      bias.set(closer, { logit: certain });
    return bias.set(next, 'never');
  }

  /** Takes back what stands behind `at` in the text. */
  cut(at: number): void {
    const kept = this.#ends.filter((end) => end <= at).length;
    const rest = at - (this.#ends[kept - 1] ?? 0);
    const taken = this.tokens.splice(kept);
    this.#ends.length = kept;
    this.#length = this.#ends.at(-1) ?? 0;
    this.#text = new TokenText(this.writing.model, [...this.writing.prompt, ...this.tokens], this.withMarks);
    if (rest > 0) this.force(this.writing.model.detokenize(taken, true).slice(0, rest));
  }

  /** Words that nobody chose. */
  force(text: string): void {
    for (const token of this.writing.model.tokenize(text, true, 'trimLeadingSpace')) {
      this.tokens.push(token);
      this.#length += this.#text.push(token).length;
      this.#ends.push(this.#length);
    }
  }

  end(): string {
    return this.#text.end();
  }

  /** What it wrote, where no call was begun. */
  withoutCall(reason: WrittenAnswer['reason']): WrittenAnswer {
    return {
      tokens: this.tokens,
      reason,
      section: null,
      sectionFrom: 0,
      isCut: false,
      ...(this.repeats ? { repeats: true } : {}),
    };
  }
}
