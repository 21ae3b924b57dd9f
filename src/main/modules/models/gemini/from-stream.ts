import { z } from 'zod';
import { exactJsonText, type ExactJson } from '../../../../shared/exact-json';
import type { Usage } from '../../../../shared/run';
import type { NewId } from '../../../platform/base/ids';
import { callsBeforeCut, type ModelDelta, type ModelToolCall, type ToolSpec } from '../../../ports/provider';
import type { ProviderError } from '../../../ports/provider-error';
import { declined, emptyAnswer, halfAnswer } from '../http/failures';
import { FirstAnswer } from '../http/first-answer';
import { Heard, type Piece as HeardPiece } from '../http/heard';
import { readCall } from '../http/read-call';
import { Speaker } from '../http/speaker';
import { brokenCall, notGemini } from './errors';
import type { CallMark } from './to-request';

const Part = z.object({
  text: z.string().nullish(),
  thought: z.boolean().nullish(),
  thoughtSignature: z.string().nullish(),
  functionCall: z
    .object({ id: z.string().nullish(), name: z.string(), args: z.custom<ExactJson>().nullish() })
    .nullish(),
});

/** One piece of a stream; everything may be missing. */
const Piece = z.object({
  candidates: z
    .array(
      z.object({
        index: z.number().nullish(),
        content: z.object({ role: z.string().nullish(), parts: z.array(Part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z
    .object({
      promptTokenCount: z.number().nullish(),
      cachedContentTokenCount: z.number().nullish(),
      candidatesTokenCount: z.number().nullish(),
      thoughtsTokenCount: z.number().nullish(),
    })
    .nullish(),
});
type Piece = z.infer<typeof Piece>;

/**
 * Turns the pieces of one streamed answer into deltas. Throws a ProviderError for what cannot be an answer.
 */
export class AnswerReader {
  readonly #calls: ModelToolCall[] = [];
  readonly #marks: { readonly call: string; readonly mark: CallMark }[] = [];
  readonly #heard: Heard;
  readonly #first = new FirstAnswer();
  readonly #speaker = new Speaker();
  #reason: string | null = null;
  #usage: Usage | null = null;
  #seen = false;

  constructor(
    private readonly server: string,
    private readonly model: string,
    private readonly newId: NewId,
    private readonly tools: readonly ToolSpec[] = [],
  ) {
    this.#heard = new Heard(server, isOfAnswer);
  }

  push(data: string): readonly ModelDelta[] {
    const piece = this.#parse(data);
    if (piece === null) return [];
    const blocked = piece.promptFeedback?.blockReason;
    if (blocked !== null && blocked !== undefined) throw declined(this.model, blocked);
    this.#seen = true;
    if (piece.usageMetadata !== null && piece.usageMetadata !== undefined)
      this.#usage = toUsage(piece.usageMetadata);
    const deltas: ModelDelta[] = [];
    for (const candidate of this.#first.of(piece.candidates)) {
      const { role, parts } = candidate.content ?? {};
      for (const part of this.#speaker.isModel(role) ? (parts ?? []) : []) {
        if (typeof part.text === 'string' && part.text !== '')
          deltas.push({ type: part.thought === true ? 'thought' : 'text', text: part.text });
        if (part.functionCall === null || part.functionCall === undefined) continue;
        // What a model thinks of doing, it does not do.
        if (part.thought === true)
          deltas.push({ type: 'thought', text: exactJsonText(part.functionCall as ExactJson) });
        else this.#call(part.functionCall, part.thoughtSignature ?? null);
      }
      this.#reason = candidate.finishReason ?? this.#reason;
    }
    return deltas;
  }

  /** The calls, and the end. */
  end(): readonly ModelDelta[] {
    if (!this.#seen) throw this.#heard.failure() ?? this.#nothing();
    if (this.#reason === null || brokenOff.has(this.#reason))
      throw this.#heard.failure() ?? halfAnswer(this.server);
    if (brokenCalls.has(this.#reason)) throw brokenCall(this.model, this.#reason);
    if (refusals.has(this.#reason)) throw declined(this.model, this.#reason);
    const cut = this.#reason === 'MAX_TOKENS';
    const calls = cut ? callsBeforeCut(this.#calls) : this.#calls;
    return [
      ...calls.map((call): ModelDelta => ({ type: 'tool-call', call })),
      {
        type: 'finished',
        reason: cut ? 'length' : calls.length > 0 ? 'tool-calls' : 'stop',
        usage: this.#usage,
        queuedMs: 0,
      },
    ];
  }

  /** What has to go back with each call. */
  marks(): readonly { readonly call: string; readonly mark: CallMark }[] {
    return this.#marks;
  }

  #call(
    {
      id,
      name,
      args,
    }: {
      readonly id?: string | null | undefined;
      readonly name: string;
      readonly args?: ExactJson | null | undefined;
    },
    signature: string | null,
  ): void {
    const written = args === null || args === undefined ? '' : exactJsonText(args);
    const call: ModelToolCall = {
      id: id ?? this.newId(),
      ...readCall(this.server, name, written, this.tools),
    };
    this.#calls.push(call);
    this.#marks.push({ call: call.id, mark: { id: id ?? null, signature } });
  }

  #nothing(): ProviderError {
    const { strange } = this.#heard;
    return strange === null || this.#heard.begun
      ? emptyAnswer(this.server)
      : notGemini(this.server, `a piece of it is not understood: ${strange}`);
  }

  #parse(data: string): Piece | null {
    const piece = this.#heard.piece(data, () => this.#notUnderstood(data));
    if (piece === null) return null;
    const parsed = Piece.safeParse(piece);
    if (parsed.success) return parsed.data;
    throw this.#notUnderstood(data, parsed.error);
  }

  #notUnderstood(data: string, cause?: unknown): ProviderError {
    return notGemini(this.server, `a piece of it is not understood: ${data.slice(0, 120)}`, cause);
  }
}

const isOfAnswer = (piece: HeardPiece): boolean =>
  ['candidates', 'promptFeedback', 'usageMetadata'].some((key) => key in piece);

/** The model was stopped in the middle, and nobody says why. */
const brokenOff = new Set(['OTHER', 'MALFORMED_RESPONSE']);

/** The service did not take the calls of its own model. */
const brokenCalls = new Set(['MALFORMED_FUNCTION_CALL', 'UNEXPECTED_TOOL_CALL', 'TOO_MANY_TOOL_CALLS']);

/** Ends that leave no answer, or half of one. */
const refusals = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'LANGUAGE',
  'IMAGE_SAFETY',
]);

/** Thoughts are output too. */
function toUsage({
  promptTokenCount,
  cachedContentTokenCount,
  candidatesTokenCount,
  thoughtsTokenCount,
}: NonNullable<Piece['usageMetadata']>): Usage {
  const promptTokens = promptTokenCount ?? 0;
  return {
    promptTokens,
    evaluatedTokens: promptTokens - (cachedContentTokenCount ?? 0),
    outputTokens: (candidatesTokenCount ?? 0) + (thoughtsTokenCount ?? 0),
  };
}
