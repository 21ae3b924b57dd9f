import { z } from 'zod';
import { JsonObject } from '../../../shared/json';
import type { Usage } from '../../../shared/run';
import type { NewId } from '../../base/ids';
import type { ModelDelta, ModelToolCall } from '../../ports/provider';
import { ThinkSplitter, type AnswerPart } from '../think-splitter';
import { brokenAnswer, brokenCall, toStreamError } from './errors';

/** One `data:` piece. Servers differ, so everything may be missing. */
const Piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            reasoning_content: z.string().nullish(),
            reasoning: z.string().nullish(),
            tool_calls: z
              .array(z.object({ index: z.number().nullish(), id: z.string().nullish(), function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish() }))
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({
      prompt_tokens: z.number().nullish(),
      completion_tokens: z.number().nullish(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
    })
    .nullish(),
  error: z.unknown().optional(),
});
type Piece = z.infer<typeof Piece>;

interface CallFragments {
  id: string;
  name: string;
  argumentsText: string;
}

/** Turns the pieces of one streamed answer into deltas. Throws a ProviderError for what cannot be an answer. */
export class AnswerReader {
  readonly #thoughts = new ThinkSplitter();
  readonly #calls = new Map<number, CallFragments>();
  #reason: string | null = null;
  #usage: Usage | null = null;
  #seen = false;

  constructor(private readonly server: string, private readonly newId: NewId) {}

  push(data: string): readonly ModelDelta[] {
    if (data === '[DONE]') return [];
    const piece = this.#parse(data);
    if (piece.error !== undefined && piece.error !== null) throw toStreamError(this.server, piece.error);
    this.#seen = true;
    if (piece.usage !== null && piece.usage !== undefined) this.#usage = toUsage(piece.usage);
    const deltas: ModelDelta[] = [];
    for (const choice of piece.choices ?? []) {
      const thought = choice.delta?.reasoning_content ?? choice.delta?.reasoning ?? '';
      if (thought !== '') deltas.push({ type: 'thought', text: thought });
      deltas.push(...this.#thoughts.push(choice.delta?.content ?? '').map(toDelta));
      for (const fragment of choice.delta?.tool_calls ?? []) this.#join(fragment);
      this.#reason = choice.finish_reason ?? this.#reason;
    }
    return deltas;
  }

  /** The calls, complete now, and the end. */
  end(): readonly ModelDelta[] {
    if (!this.#seen) throw brokenAnswer(this.server, 'the answer was empty');
    const cut = this.#reason === 'length';
    const calls = [...this.#calls.values()].flatMap((fragments) => this.#toCalls(fragments, cut));
    return [
      ...this.#thoughts.end().map(toDelta),
      ...calls.map((call): ModelDelta => ({ type: 'tool-call', call })),
      { type: 'finished', reason: cut ? 'length' : calls.length > 0 ? 'tool-calls' : 'stop', usage: this.#usage, queuedMs: 0 },
    ];
  }

  #parse(data: string): Piece {
    try {
      return Piece.parse(JSON.parse(data));
    } catch (failure) {
      throw brokenAnswer(this.server, `a piece of it is not understood: ${data.slice(0, 120)}`, failure);
    }
  }

  #join(fragment: NonNullable<NonNullable<NonNullable<NonNullable<Piece['choices']>[number]['delta']>['tool_calls']>[number]>): void {
    const index = fragment.index ?? (fragment.id === null || fragment.id === undefined ? Math.max(0, this.#calls.size - 1) : this.#calls.size);
    const call = this.#calls.get(index) ?? { id: '', name: '', argumentsText: '' };
    call.id ||= fragment.id ?? '';
    call.name += fragment.function?.name ?? '';
    call.argumentsText += fragment.function?.arguments ?? '';
    this.#calls.set(index, call);
  }

  /** A call that the token limit cut off is left out; any other that cannot be read is passed on as such, so that the model is told. */
  #toCalls(fragments: CallFragments, cut: boolean): readonly ModelToolCall[] {
    const parsed = parseArguments(fragments.argumentsText);
    const call = { id: fragments.id === '' ? this.newId() : fragments.id, name: fragments.name, arguments: parsed ?? {} };
    if (parsed !== null) return [call];
    return cut ? [] : [{ ...call, unreadable: brokenCall(this.server, fragments.name, fragments.argumentsText).message }];
  }
}

function parseArguments(text: string): JsonObject | null {
  if (text.trim() === '') return {};
  try {
    const parsed = JsonObject.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const toDelta = (part: AnswerPart): ModelDelta => part;

function toUsage(usage: NonNullable<Piece['usage']>): Usage {
  const promptTokens = usage.prompt_tokens ?? 0;
  return { promptTokens, evaluatedTokens: promptTokens - (usage.prompt_tokens_details?.cached_tokens ?? 0), outputTokens: usage.completion_tokens ?? 0 };
}

