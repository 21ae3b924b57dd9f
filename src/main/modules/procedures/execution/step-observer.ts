import type { GivenText } from '../../../../domain/approval/same-as';
import { AppError, messageOf } from '../../../../shared/errors';
import type { DraftedCall, ParkedReason, Run } from '../../../../shared/run';
import type { Step } from '../../../../shared/sop';
import type { JsonObject } from '../../../../shared/json';
import { secretsIn } from '../../../../shared/secret-reference';
import type { NewId } from '../../../platform/base/ids';
import { QueuedTime } from '../../../ports/queued-time';
import {
  isUnsure,
  type ModelAnswer,
  type ModelDelta,
  type ModelRequest,
  type ModelToolCall,
  type Provider,
} from '../../../ports/provider';
import { isOverflow } from '../../../ports/provider-error';
import {
  definedAs,
  isActing,
  markOf,
  recordOf,
  textArgument,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../../../ports/tool';
import type { Permission, TurnObserver } from '../../../ports/turn';
import { callMark, Card } from '../../../../domain/run/card';
import { givenTo, sourcesOf, toDrafted } from './provenance';
import type { Recording } from './recording';
import { stepFailedName } from './step-failed-tool';
import { stepOutputName } from './step-output-tool';
import type { StepJournal } from './step-journal';

interface Subject {
  readonly run: Run;
  readonly step: Step;
  readonly journal: StepJournal;
  readonly newId: NewId;
  readonly provider: Provider;
  /** Waits for what the call needs: why that is not there, after the time that it has; null: it is. */
  readonly ready: (tool: Tool, args: JsonObject, signal: AbortSignal) => Promise<string | null>;
  /** Whether a call changes the world. */
  readonly acts: (call: ModelToolCall) => boolean;
  /** Whether sending it a second time would change it once more. */
  readonly actsOnce: (call: ModelToolCall) => boolean;
  /** What the step has done before it was parked; null: it begins. */
  readonly recording: Recording | null;
  /** The calls of the card that let the step begin, as the turn makes them. */
  readonly firstCalls: readonly ModelToolCall[];
}

/** Failures of one suggested tool after which the step has failed. */
const failuresOfOneTool = 2;

/**
 * Watches one step's turn: writes the journal, keeps the step to what was approved, and says when it has
 * failed.
 */
export class StepObserver implements TurnObserver {
  /** Names of tools that have succeeded. */
  readonly succeeded = new Set<string>();
  /** What the tools that succeeded answered, in that order. */
  readonly outputs: string[] = [];
  /** Why the model could not answer, for people; null: it has answered since. */
  modelFailure: string | null = null;
  /**
   * The prompt did not fit: what the model answers from now on, it answers to less of the event and of what
   * tools said.
   */
  sawLess = false;
  /** What the model gave as the result of the step; null: nothing yet. */
  given: JsonObject | null = null;
  #verdict: string | null = null;
  readonly #failures = new Map<string, number>();
  readonly #card: Card;
  /** The calls of the model's last answer. */
  #round: readonly ModelToolCall[] = [];
  #replays = false;
  readonly #queued: QueuedTime;

  constructor(private readonly subject: Subject) {
    this.#card = new Card(subject.run, subject.step, subject.recording?.firstCalls);
    this.#queued = new QueuedTime(() => subject.journal.standStill());
  }

  modelRequested(request: ModelRequest): string {
    const recorded = this.subject.recording?.nextAnswer ?? null;
    this.#replays = recorded !== null;
    if (recorded !== null) return recorded;
    const call = this.subject.newId();
    const prompt = request.messages
      .map((message) => (message.role === 'user' ? message.text : ''))
      .filter((text) => text !== '')
      .join('\n');
    this.subject.journal.record({
      type: 'model-requested',
      step: this.subject.step.number,
      call,
      provider: this.subject.provider.id,
      model: this.subject.provider.model,
      prompt,
    });
    return call;
  }

  modelAnswered(call: string, answer: ModelAnswer): void {
    this.#queued.over();
    this.#round = answer.toolCalls;
    this.modelFailure = null;
    if (this.#replays) return;
    const { text, toolCalls, usage, queuedMs, unread = null, misplaced, answeredBy } = answer;
    this.subject.journal.record({
      type: 'model-answered',
      step: this.subject.step.number,
      call,
      text,
      toolCalls: toolCalls.length,
      usage,
      queuedMs,
      calls: [...toolCalls],
      ...(unread === null ? {} : { unread }),
      ...(misplaced === undefined ? {} : { misplaced }),
      ...(answeredBy === undefined ? {} : { answeredBy }),
    });
  }

  modelFailed(call: string, failure: unknown): void {
    this.#queued.over();
    this.sawLess ||= isOverflow(failure);
    const remedy = failure instanceof AppError ? (failure.remedy ?? null) : null;
    this.modelFailure = `the model could not answer: ${messageOf(failure)}${remedy === null ? '' : ` ${remedy}`}`;
    this.subject.journal.record({
      type: 'model-failed',
      step: this.subject.step.number,
      call,
      message: messageOf(failure),
      remedy,
    });
  }

  delta(delta: ModelDelta): void {
    this.#queued.heard(delta);
    if (delta.type === 'text' && !this.#replays) this.subject.journal.text(delta.text);
  }

  async permit(
    call: ModelToolCall,
    tool: Tool,
    _context: ToolContext,
    signal: AbortSignal,
  ): Promise<Permission> {
    const shown = { tool: call.name, arguments: call.arguments, ...definedAs(tool) };
    const isOver = this.#verdict !== null || this.subject.recording?.isNextCall(shown) === true;
    // Before the card is looked at, and long before anything is sent.
    const away = isOver ? null : await this.subject.ready(tool, call.arguments, signal);
    if (away !== null) this.#verdict ??= away;
    const changes =
      isOver || away !== null || !isActing(tool) ? [] : await this.subject.journal.changes(signal);
    if (changes.length > 0)
      return this.subject.journal.hold(this.#actingFrom(call, this.#roundOf(call)), 'changed', changes);
    return away === null ? this.#permit(call, tool) : `Nothing was done: ${away}`;
  }

  #permit(call: ModelToolCall, tool: Tool): Promise<Permission> {
    const { recording, journal, firstCalls } = this.subject;
    const shown = { tool: call.name, arguments: call.arguments, ...definedAs(tool) };
    if (this.#verdict !== null)
      return Promise.resolve('Nothing was done: the step had failed before this call.');
    // A person sees every call of the model's that names a secret: what it read may have asked for it.
    const names = secretsIn(call.arguments).length > 0;
    if (!isActing(tool) && !names) return Promise.resolve(true);
    if (recording?.isNextCall(shown) === true)
      return Promise.resolve(recording.wasEdited(shown) ? { instead: call.arguments } : true);
    const doubt = this.#doubt(call);
    const onCard = firstCalls.find(({ id }) => id === call.id);
    const changed =
      onCard !== undefined &&
      callMark({ tool: onCard.name, arguments: onCard.arguments }) !== callMark(shown);
    const allowed = doubt === null && !names ? this.#card.take(shown, changed) : this.#card.takeShown(shown);
    if (allowed === null)
      return journal.hold(
        this.#actingFrom(call),
        doubt ?? (this.#card.showsOtherTool(shown) ? 'redefined' : 'confirmation'),
      );
    return Promise.resolve(allowed === shown ? true : { instead: allowed.arguments });
  }

  toolSent(call: ModelToolCall, tool: Tool | null): void {
    const { step, journal, recording } = this.subject;
    const shown = { tool: call.name, arguments: call.arguments };
    if (recording !== null && recording.takeCall(shown) !== null) return;
    journal.record({
      type: 'tool-call-sent',
      step: step.number,
      call: call.id,
      tool: call.name,
      arguments: call.arguments,
      ...(this.#card.sourcesOf(shown) ?? sourcesOf(call.arguments, call.from, this.#given())),
      ...markOf(tool),
    });
  }

  toolAnswered(call: ModelToolCall, result: ToolResult): void {
    if ((this.subject.recording?.result ?? null) === null)
      this.subject.journal.record({
        type: 'tool-call-answered',
        step: this.subject.step.number,
        call: call.id,
        ...recordOf(result),
      });
    if (call.name === stepFailedName) {
      this.#verdict ??= textArgument(call.arguments, 'reason') || 'the model gave no reason';
      return;
    }
    if (call.name === stepOutputName) {
      if (result.success) this.given ??= call.arguments;
      return;
    }
    if (result.success) {
      this.succeeded.add(call.name);
      this.outputs.push(result.output);
      return;
    }
    // A model that is asked on would send it again.
    if (result.unknown === true && this.subject.actsOnce(call))
      this.#verdict ??= `${call.name}: ${result.output}`;
    const failures = (this.#failures.get(call.name) ?? 0) + 1;
    this.#failures.set(call.name, failures);
    if (failures >= failuresOfOneTool && this.#isSuggested(call.name))
      this.#verdict ??= `${call.name} failed twice: ${result.output}`;
  }

  /** Whether a tool that the step is about has succeeded. */
  get usedATool(): boolean {
    return [...this.succeeded].some((name) => this.#isSuggested(name));
  }

  /** Whether tools were called, and none of the calls failed. */
  get allSucceeded(): boolean {
    return this.succeeded.size > 0 && this.#failures.size === 0;
  }

  verdict(): string | null {
    return this.#verdict ?? (this.given === null ? null : 'the result is given');
  }

  /**
   * Why a person has to see a call of the model's, whether or not the step asks; null: nothing speaks against
   * it.
   */
  #doubt(call: ModelToolCall): ParkedReason | null {
    if (isUnsure(this.subject.provider, call)) return 'unsure';
    if (call.beside !== undefined) return 'beside';
    return this.sawLess ? 'cut' : null;
  }

  /** What the card has to show: this call, and the acting ones that the same answer asks for after it. */
  #actingFrom(call: ModelToolCall, round = this.#round): readonly DraftedCall[] {
    const { acts } = this.subject;
    const rest = round
      .slice(round.findIndex((other) => other.id === call.id) + 1)
      .filter((other) => other.unreadable === undefined && acts(other));
    const given = this.#given();
    return [call, ...rest].map((other) => toDrafted(other, given));
  }

  /** The calls of the card that let the step begin, or of the answer. */
  #roundOf({ id }: ModelToolCall): readonly ModelToolCall[] {
    const { firstCalls } = this.subject;
    return firstCalls.some((first) => first.id === id) ? firstCalls : this.#round;
  }

  #given(): readonly GivenText[] {
    return givenTo(this.subject.run, this.subject.step, this.outputs);
  }

  #isSuggested(name: string): boolean {
    return this.subject.run.sop.tools === 'any' || this.subject.step.suggestedTools.includes(name);
  }
}
