import { parseExactJson } from '../../../../shared/exact-json';
import type { DraftedCall, RequestedCall, RunEvent } from '../../../../shared/run';
import {
  withStream,
  type ModelDelta,
  type ModelRequest,
  type ModelToolCall,
  type Provider,
} from '../../../ports/provider';
import type { Hooks } from '../../../ports/hooks';
import { failed, inPlaceOf, type Tool, type ToolResult } from '../../../ports/tool';
import { callMark } from '../../../../domain/run/card';

interface RecordedAnswer {
  readonly call: string;
  readonly text: string;
  readonly misplaced?: true;
  readonly toolCalls: readonly ModelToolCall[];
}

interface RecordedCall {
  readonly sent: Pick<DraftedCall, 'tool' | 'arguments'>;
  readonly result: ToolResult;
}

/**
 * What a parked attempt of a step has done so far. The step goes on by being carried out again from its
 * beginning with everything that is recorded answered from here: the model is not asked again, and no tool
 * that has run runs again. Where the record ends, or is left, the step is live.
 */
export class Recording {
  readonly firstCalls: readonly DraftedCall[];
  readonly #answers: RecordedAnswer[];
  readonly #calls: RecordedCall[];
  readonly #edited: ReadonlySet<string>;
  #result: ToolResult | null = null;
  #answersLive = true;

  constructor(events: readonly RunEvent[], step: number) {
    const start = events.findLastIndex(
      (event) => event.type === 'step-started' && event.step === step && event.resumed !== true,
    );
    const own = events.slice(start + 1).filter((event) => 'step' in event && event.step === step);
    this.firstCalls = start === -1 ? [] : approvedBefore(events.slice(0, start), step);
    this.#answers = own.flatMap((event) =>
      event.type === 'model-answered'
        ? [
            {
              call: event.call,
              text: event.unread ?? event.text,
              ...(event.misplaced === undefined ? {} : { misplaced: event.misplaced }),
              toolCalls: (event.calls ?? []).map(toCall),
            },
          ]
        : [],
    );
    this.#edited = new Set(
      own.flatMap((event) =>
        event.type === 'calls-edited' ? event.calls.filter(({ was }) => was !== undefined).map(callMark) : [],
      ),
    );
    const results = new Map(
      own.flatMap((event) => (event.type === 'tool-call-answered' ? [[event.call, event] as const] : [])),
    );
    this.#calls = own.flatMap((event) =>
      event.type === 'tool-call-sent'
        ? [
            {
              sent: { tool: event.tool, arguments: event.arguments },
              result: resultOf(results.get(event.call)),
            },
          ]
        : [],
    );
  }

  /** The id of the model's next recorded answer; null: the model is to be asked. */
  get nextAnswer(): string | null {
    return this.#answers[0]?.call ?? null;
  }

  takeAnswer(): RecordedAnswer | null {
    const answer = this.#answers.shift() ?? null;
    this.#answersLive = answer === null;
    return answer;
  }

  /** Whether the answer that was taken last came from the model itself. */
  get answersLive(): boolean {
    return this.#answersLive;
  }

  /** The next recorded call, as it was sent. */
  get nextCall(): Pick<DraftedCall, 'tool' | 'arguments'> | null {
    return this.#calls[0]?.sent ?? null;
  }

  isNextCall(call: Pick<DraftedCall, 'tool' | 'arguments'>): boolean {
    const next = this.nextCall;
    return next !== null && callMark(next) === callMark(call);
  }

  /** Whether a person wrote the values of the call, on a card of the middle of the step. */
  wasEdited(call: Pick<DraftedCall, 'tool' | 'arguments'>): boolean {
    return this.#edited.has(callMark(call));
  }

  /**
   * The recorded result, when this is the next recorded call. Any other call leaves the record: what is left
   * of it is not this step's way any more.
   */
  takeCall(call: Pick<DraftedCall, 'tool' | 'arguments'>): ToolResult | null {
    const known = this.isNextCall(call);
    this.#result = known ? (this.#calls.shift()?.result ?? null) : null;
    if (!known) this.#leave();
    return this.#result;
  }

  /** The result that stands in for the call that was taken last; null: that call is live. */
  get result(): ToolResult | null {
    return this.#result;
  }

  #leave(): void {
    this.#answers.length = 0;
    this.#calls.length = 0;
  }
}

/** The calls of the card that let the attempt begin; an approval is for the visit that it was given in. */
function approvedBefore(before: readonly RunEvent[], step: number): readonly DraftedCall[] {
  const events = before.slice(before.findLastIndex(endsVisit) + 1);
  const granted = events.findLast((event) => event.type === 'approval-granted' && event.step === step);
  if (granted?.type !== 'approval-granted') return [];
  // A card of the middle of a step lets it go on, and no attempt begin.
  const asked = askedFirst(events, granted.gate);
  if (
    events.some(
      (event) => event.type === 'approval-requested' && event.gate === asked && event.resumes === true,
    )
  )
    return [];
  return callsOnCard(events, granted.gate);
}

function callsOnCard(events: readonly RunEvent[], gate: string): readonly DraftedCall[] {
  const shown = events.findLast(
    (event) =>
      (event.type === 'calls-drafted' && event.gate === gate) ||
      ((event.type === 'calls-edited' || event.type === 'basis-changed') && event.asks === gate),
  );
  if (shown?.type === 'basis-changed') return callsOnCard(events, shown.gate);
  return shown?.type === 'calls-drafted' || shown?.type === 'calls-edited' ? shown.calls : [];
}

/** As the tool gave it. */
function resultOf(answer: Extract<RunEvent, { type: 'tool-call-answered' }> | undefined): ToolResult {
  if (answer === undefined) return failed('no answer is known');
  const { success, output, unknown, value, meta } = answer;
  return {
    success,
    output,
    unknown,
    value: value === undefined ? undefined : parseExactJson(value),
    meta,
  };
}

const endsVisit = (event: RunEvent): boolean =>
  event.type === 'step-completed' ||
  event.type === 'step-skipped' ||
  (event.type === 'step-failed' && event.retryAt === undefined);

/** The gate as it was asked for, before a person's edits, or a change of the world, made others of it. */
function askedFirst(events: readonly RunEvent[], gate: string): string {
  const before = events.findLast(
    (event) => (event.type === 'calls-edited' || event.type === 'basis-changed') && event.asks === gate,
  );
  return before?.type === 'calls-edited' || before?.type === 'basis-changed'
    ? askedFirst(events, before.gate)
    : gate;
}

const toCall = ({
  unreadable,
  confidence,
  unsureBelow,
  beside,
  from,
  ...call
}: RequestedCall): ModelToolCall => ({
  ...call,
  ...(unreadable === undefined ? {} : { unreadable }),
  ...(confidence === undefined ? {} : { confidence }),
  ...(unsureBelow === undefined ? {} : { unsureBelow }),
  ...(beside === undefined ? {} : { beside }),
  ...(from === undefined ? {} : { from }),
});

/** The model as the record tells it, then the model itself. */
export function replayingProvider(provider: Provider, recording: Recording): Provider {
  return withStream(
    provider,
    async function* (request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
      signal.throwIfAborted();
      const answer = recording.takeAnswer();
      if (answer === null) {
        yield* provider.stream(request, signal);
        return;
      }
      if (answer.text !== '')
        yield {
          type: 'text',
          text: answer.text,
          ...(answer.misplaced === undefined ? {} : { misplaced: answer.misplaced }),
        };
      for (const call of answer.toolCalls) yield { type: 'tool-call', call };
      yield {
        type: 'finished',
        reason: answer.toolCalls.length > 0 ? 'tool-calls' : 'stop',
        usage: null,
        queuedMs: 0,
      };
    },
  );
}

/** The tool, which does nothing for a call that has its result in the record. */
export const replayingTool = (tool: Tool, recording: Recording): Tool => ({
  name: tool.name,
  description: tool.description,
  parameters: tool.parameters,
  effect: tool.effect,
  repeatable: tool.repeatable === true,
  definition: tool.definition,
  ...(tool.needs === undefined ? {} : { needs: tool.needs }),
  ...inPlaceOf(tool),
  execute: (args, context, signal) =>
    recording.result === null ? tool.execute(args, context, signal) : Promise.resolve(recording.result),
});

/** The hooks, which are not asked again about what is on record: they have had their say. */
export const replayingHooks = (hooks: Hooks, recording: Recording): Hooks => ({
  change(point, value, signal) {
    const { nextCall } = recording;
    if (point === 'before_tool_call' && 'tool' in value && nextCall?.tool === value.tool)
      return Promise.resolve({ kind: 'continue', value: { ...value, arguments: nextCall.arguments } });
    const known =
      (point === 'after_tool_call' && recording.result !== null) ||
      (point === 'before_model_call' && recording.nextAnswer !== null);
    return known ? Promise.resolve({ kind: 'continue', value }) : hooks.change(point, value, signal);
  },
  tell(point, value) {
    if (point !== 'after_model_call' || recording.answersLive) hooks.tell(point, value);
  },
});
