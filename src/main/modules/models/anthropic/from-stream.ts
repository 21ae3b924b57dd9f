import { exactJsonText } from '../../../../shared/exact-json';
import { parseJson } from '../../../../shared/parse-json';
import type { Usage } from '../../../../shared/run';
import type { ModelDelta, ModelToolCall, ToolSpec } from '../../../ports/provider';
import type { ProviderError } from '../../../ports/provider-error';
import { declined, emptyAnswer, halfAnswer } from '../http/failures';
import { Heard } from '../http/heard';
import { readCall } from '../http/read-call';
import { Speaker } from '../http/speaker';
import { LoopWatch } from '../loop-watch';
import { notAnthropic } from './errors';
import { StreamEvent, type Block, type Tokens } from './event';
import type { ThinkingBlock } from './to-request';

interface OpenBlock {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** Text of thoughts, or the JSON of a call's arguments. */
  text: string;
  signature: string;
  readonly data: string;
}

/**
 * Turns the events of one streamed answer into deltas. Throws a ProviderError for what cannot be an answer.
 */
export class AnswerReader {
  readonly #blocks: OpenBlock[] = [];
  readonly #byIndex = new Map<number, OpenBlock>();
  readonly #heard: Heard;
  readonly #speaker = new Speaker();
  readonly #watch = new LoopWatch('arguments');
  #reason: string | null = null;
  #tokens: Tokens | null = null;
  #seen = false;
  #stopped = false;
  #calls: readonly ModelToolCall[] = [];

  constructor(
    private readonly server: string,
    private readonly model: string,
    private readonly tools: readonly ToolSpec[] = [],
  ) {
    this.#heard = new Heard(server, ({ type }) => typeof type === 'string' && ofAnswer.test(type));
  }

  /** The call that is being written does nothing any more but repeat itself: the rest is not worth waiting for. */
  get loops(): boolean {
    return this.#watch.loops;
  }

  push(data: string): readonly ModelDelta[] {
    // Behind the end of the answer stands nothing of it.
    if (this.#stopped) return [];
    const event = this.#parse(data);
    switch (event?.type) {
      case 'message_start':
        this.#seen = true;
        this.#speaker.isModel(event.message?.role);
        this.#tokens = event.message?.usage ?? null;
        return [];
      case 'content_block_start':
        return event.content_block === null ||
          event.content_block === undefined ||
          !this.#speaker.isModel(null)
          ? []
          : this.#open(event.index ?? this.#blocks.length, event.content_block);
      case 'content_block_delta':
        return this.#grow(event);
      case 'message_delta':
        this.#reason = event.delta?.stop_reason ?? this.#reason;
        this.#tokens = withLater(this.#tokens, event.usage ?? null);
        return [];
      case 'message_stop':
        this.#stopped = true;
        return [];
      default:
        return [];
    }
  }

  /** The calls, complete now, and the end. */
  end(): readonly ModelDelta[] {
    if (!this.#seen) throw this.#heard.failure() ?? this.#nothing();
    if (this.#reason === 'pause_turn' || (this.#reason === null && !this.#stopped && !this.loops))
      throw this.#heard.failure() ?? halfAnswer(this.server);
    if (this.#reason === 'refusal') throw declined(this.model, 'refusal');
    const cut =
      this.loops || this.#reason === 'max_tokens' || this.#reason === 'model_context_window_exceeded';
    const blocks = cut ? withoutHalfCall(this.#blocks) : this.#blocks;
    this.#calls = blocks.flatMap((block) =>
      block.type === 'tool_use'
        ? [{ id: block.id, ...readCall(this.server, block.name, block.text, this.tools) }]
        : [],
    );
    return [
      ...this.#calls.map((call): ModelDelta => ({ type: 'tool-call', call })),
      {
        type: 'finished',
        reason: cut
          ? 'length'
          : this.#calls.length > 0 || this.#reason === 'tool_use'
            ? 'tool-calls'
            : 'stop',
        usage: this.#tokens === null ? null : toUsage(this.#tokens),
        queuedMs: 0,
        ...(cut && this.#watch.cutInLoop ? { repeats: true } : {}),
      },
    ];
  }

  /** Thoughts that go back with the first call of this answer; null when there are none. */
  thoughtsOfCall(): { readonly call: string; readonly blocks: readonly ThinkingBlock[] } | null {
    const [first] = this.#calls;
    const blocks = this.#blocks.flatMap((block): ThinkingBlock[] => {
      if (block.type === 'thinking' && block.signature !== '')
        return [{ type: 'thinking', thinking: block.text, signature: block.signature }];
      return block.type === 'redacted_thinking' ? [{ type: 'redacted_thinking', data: block.data }] : [];
    });
    return first === undefined || blocks.length === 0 ? null : { call: first.id, blocks };
  }

  #nothing(): ProviderError {
    const { strange } = this.#heard;
    return strange === null || this.#heard.begun
      ? emptyAnswer(this.server)
      : notAnthropic(this.server, `a piece of it is not understood: ${strange}`);
  }

  #parse(data: string): StreamEvent | null {
    const piece = this.#heard.piece(data, () => this.#notUnderstood(data));
    if (piece === null) return null;
    const parsed = StreamEvent.safeParse(piece);
    if (parsed.success) return parsed.data;
    throw this.#notUnderstood(data, parsed.error);
  }

  #notUnderstood(data: string, cause?: unknown): ProviderError {
    return notAnthropic(this.server, `a piece of it is not understood: ${data.slice(0, 120)}`, cause);
  }

  #open(
    index: number,
    { type, id, name, text, thinking, signature, data, input }: Block,
  ): readonly ModelDelta[] {
    const given =
      input === null || input === undefined || Object.keys(input).length === 0 ? '' : exactJsonText(input);
    const block = {
      type,
      id: id ?? '',
      name: name ?? '',
      text: type === 'tool_use' ? given : (thinking ?? ''),
      signature: signature ?? '',
      data: data ?? '',
    };
    this.#blocks.push(block);
    this.#byIndex.set(index, block);
    return shown(type, type === 'thinking' ? (thinking ?? '') : (text ?? ''));
  }

  #grow({ index, delta }: StreamEvent): readonly ModelDelta[] {
    const block = this.#byIndex.get(index ?? 0);
    if (block === undefined || delta === null || delta === undefined) return [];
    block.text += delta.partial_json ?? delta.thinking ?? '';
    this.#watch.push(delta.partial_json ?? '');
    block.signature += delta.signature ?? '';
    return delta.type === 'text_delta'
      ? shown('text', delta.text ?? '')
      : delta.type === 'thinking_delta'
        ? shown('thinking', delta.thinking ?? '')
        : [];
  }
}

/** Events of other types may come at any time and mean nothing to us. */
const ofAnswer = /^(?:message|content_block)_/u;

const shown = (type: string, text: string): readonly ModelDelta[] =>
  text === ''
    ? []
    : type === 'text'
      ? [{ type: 'text', text }]
      : type === 'thinking'
        ? [{ type: 'thought', text }]
        : [];

/**
 * The last block of an answer that was cut counts as a call only with arguments that are whole: none at all
 * may be some that did not come.
 */
function withoutHalfCall(blocks: readonly OpenBlock[]): readonly OpenBlock[] {
  const last = blocks.at(-1);
  return last?.type === 'tool_use' && parseJson(last.text) === undefined ? blocks.slice(0, -1) : blocks;
}

/** Later figures replace earlier ones: they count from the start of the answer. */
function withLater(before: Tokens | null, later: Tokens | null): Tokens | null {
  if (later === null) return before;
  return {
    ...before,
    ...Object.fromEntries(Object.entries(later).filter(([, value]) => value !== null && value !== undefined)),
  };
}

/** What was read from the kept prefix was not evaluated again. */
function toUsage(tokens: Tokens): Usage {
  const evaluatedTokens = (tokens.input_tokens ?? 0) + (tokens.cache_creation_input_tokens ?? 0);
  return {
    promptTokens: evaluatedTokens + (tokens.cache_read_input_tokens ?? 0),
    evaluatedTokens,
    outputTokens: tokens.output_tokens ?? 0,
  };
}
