import type { Usage } from '../../../../shared/run';
import type { NewId } from '../../../platform/base/ids';
import type { ModelDelta, ToolSpec } from '../../../ports/provider';
import type { ProviderError } from '../../../ports/provider-error';
import { declined, emptyAnswer, halfAnswer } from '../http/failures';
import { FirstAnswer } from '../http/first-answer';
import { Heard, type Piece as HeardPiece } from '../http/heard';
import { Speaker } from '../http/speaker';
import { ThinkSplitter, type AnswerPart } from '../think-splitter';
import { CallFragments } from './call-fragments';
import { notOpenAi, strangePiece } from './errors';
import { partsOf, Piece, type Said } from './piece';

/**
 * Turns the pieces of one streamed answer into deltas. Throws a ProviderError for what cannot be an answer.
 */
export class AnswerReader {
  readonly #thoughts = new ThinkSplitter();
  readonly #fragments: CallFragments;
  /** Of the older word for one call, which some say beside the newer one. */
  readonly #older: CallFragments;
  readonly #speaker = new Speaker();
  readonly #heard: Heard;
  readonly #first = new FirstAnswer();
  #reason: string | null = null;
  /** A call came when the answer had ended without one. */
  #calledLate = false;
  /** The server said that nothing more comes, whatever the reason. */
  #done = false;
  #usage: Usage | null = null;
  #seen = false;
  #hasText = false;
  #reasoning = '';
  #tellsThoughts = false;

  constructor(
    private readonly server: string,
    newId: NewId,
    tools: readonly ToolSpec[] = [],
  ) {
    this.#fragments = new CallFragments(server, newId, tools);
    this.#older = new CallFragments(server, newId, tools);
    this.#heard = new Heard(server, isOfAnswer);
  }

  /** Whether thoughts came in a field of their own, `reasoning_content`. */
  get tellsThoughts(): boolean {
    return this.#tellsThoughts;
  }

  /** The call that is being written does nothing any more but repeat itself: the rest is not worth waiting for. */
  get loops(): boolean {
    return this.#called.watch.loops;
  }

  push(data: string): readonly ModelDelta[] {
    // Behind the end of the answer stands nothing of it.
    if (this.#done) return [];
    if (/^\[done\]$/iu.test(data.trim())) {
      this.#done = true;
      return [];
    }
    const piece = this.#parse(data);
    if (piece === null) return [];
    if (piece.usage !== null && piece.usage !== undefined) this.#usage = toUsage(piece.usage);
    const deltas: ModelDelta[] = [];
    for (const choice of this.#first.of(piece.choices)) {
      this.#seen = true;
      const given = choice.delta ?? choice.message ?? {};
      const said: Partial<Said> = this.#speaker.isModel(given.role) ? given : {};
      const { text, thought } = partsOf(said);
      this.#reasoning += thought;
      this.#tellsThoughts ||= typeof said.reasoning_content === 'string';
      if (thought !== '') deltas.push({ type: 'thought', text: thought });
      deltas.push(...this.#texts(this.#thoughts.push(text)));
      const hadEnded = this.#reason !== null && !this.#saysCall && this.#called.isEmpty;
      for (const fragment of said.tool_calls ?? []) this.#fragments.push(fragment);
      if (said.function_call !== null && said.function_call !== undefined)
        this.#older.push({ function: said.function_call });
      this.#calledLate ||= hadEnded && !this.#called.isEmpty;
      this.#reason = reasonOf(choice.finish_reason) ?? this.#reason;
    }
    return deltas;
  }

  /** The calls, complete now, and the end. */
  end(): readonly ModelDelta[] {
    if (!this.#seen) throw this.#heard.failure() ?? this.#nothing();
    if (this.#reason === null && !this.loops) {
      // Nobody said that the answer is whole: the words behind it are the reason.
      const failure = this.#heard.failure() ?? (this.#done ? null : halfAnswer(this.server));
      if (failure !== null) throw failure;
    } else if (this.#reason !== null && brokenOff.test(this.#reason))
      throw this.#heard.failure() ?? halfAnswer(this.server);
    if (this.#reason !== null && filtered.test(this.#reason)) throw declined(this.server, this.#reason);
    const cut = this.loops || (this.#reason !== null && cutOff.has(this.#reason.toLowerCase()));
    const last = this.#texts(this.#thoughts.end());
    const made = cut ? this.#called.callsBeforeCut() : this.#called.calls();
    const calls = this.#calledLate
      ? made.map((call) => ({ ...call, arguments: {}, unreadable: 'It came behind the end of the answer.' }))
      : made;
    return [
      ...last,
      ...(calls.length === 0 ? this.#misplacedText() : []),
      ...calls.map((call): ModelDelta => ({ type: 'tool-call', call })),
      {
        type: 'finished',
        // Of a call that did not come the reason tells: the answer is none then.
        reason: cut ? 'length' : calls.length > 0 || this.#saysCall ? 'tool-calls' : 'stop',
        usage: this.#usage,
        queuedMs: 0,
        ...(cut && this.#called.watch.cutInLoop ? { repeats: true } : {}),
      },
    ];
  }

  get #called(): CallFragments {
    return this.#fragments.isEmpty ? this.#older : this.#fragments;
  }

  get #saysCall(): boolean {
    return this.#reason !== null && /^(?:tool|function)_?(?:call|use)s?$/iu.test(this.#reason);
  }

  /** A server that takes a model for one that thinks puts its whole answer where thoughts belong. */
  #misplacedText(): readonly ModelDelta[] {
    return this.#hasText || this.#reason !== 'stop' || this.#reasoning.trim() === ''
      ? []
      : [{ type: 'text', text: this.#reasoning, misplaced: true }];
  }

  #texts(parts: readonly AnswerPart[]): readonly ModelDelta[] {
    this.#hasText ||= parts.some(({ type, text }) => type === 'text' && text.trim() !== '');
    return parts;
  }

  #nothing(): ProviderError {
    const { strange } = this.#heard;
    return strange === null || this.#heard.begun
      ? emptyAnswer(this.server)
      : notOpenAi(this.server, notUnderstood(strange));
  }

  #parse(data: string): Piece | null {
    const piece = this.#heard.piece(data, (said) => notOpenAi(this.server, notUnderstood(said)));
    if (piece === null) return null;
    const parsed = Piece.safeParse(piece);
    if (parsed.success) return parsed.data;
    throw strangePiece(this.server, notUnderstood(data), parsed.error);
  }
}

const notUnderstood = (data: string): string => `a piece of it is not understood: ${data.slice(0, 120)}`;

const isOfAnswer = ({ choices, usage }: HeardPiece): boolean =>
  Array.isArray(choices) || (typeof usage === 'object' && usage !== null);

/** Some servers say an empty text where others say nothing. */
const reasonOf = (reason: string | null | undefined): string | null =>
  reason === undefined || reason === '' ? null : reason;

/** The limit of tokens, in the words of the protocol, of Mistral and of relays to Anthropic and Gemini. */
const cutOff = new Set(['length', 'model_length', 'max_tokens', 'max_output_tokens']);

/** In the words of vLLM and SGLang, OpenRouter, DeepSeek, Zhipu: the model was stopped in the middle. */
const brokenOff =
  /abort|error|cancel|insufficient|interrupt|time_?out|fail|malformed|unexpected|preempt|pause/iu;

/** Somebody took offence: of OpenAI, Zhipu and relays to Gemini. */
const filtered = /filter|sensitive|safety|blocklist|prohibited|moderation|recitation|refus/iu;

function toUsage(usage: NonNullable<Piece['usage']>): Usage {
  const promptTokens = usage.prompt_tokens ?? 0;
  return {
    promptTokens,
    evaluatedTokens: promptTokens - (usage.prompt_tokens_details?.cached_tokens ?? 0),
    outputTokens: usage.completion_tokens ?? 0,
  };
}
