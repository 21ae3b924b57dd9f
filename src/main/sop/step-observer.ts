import { AppError, messageOf } from '../../shared/errors';
import type { DraftedCall, Run } from '../../shared/run';
import type { Step } from '../../shared/sop';
import { canonicalJson } from '../base/canonical-json';
import type { NewId } from '../base/ids';
import type { ModelAnswer, ModelDelta, ModelRequest, ModelToolCall, Provider } from '../ports/provider';
import { textArgument, type Tool, type ToolResult } from '../ports/tool';
import type { TurnObserver } from '../ports/turn';
import { provenanceOf } from './provenance';
import { stepFailedName } from './step-failed-tool';
import type { StepJournal } from './step-journal';

interface Subject {
  readonly run: Run;
  readonly step: Step;
  readonly journal: StepJournal;
  readonly newId: NewId;
  readonly provider: Provider;
}

/** Failures of one suggested tool after which the step has failed. */
const failuresOfOneTool = 2;

/** Watches one step's turn: writes the journal, keeps the step to what was approved, and says when it has failed. */
export class StepObserver implements TurnObserver {
  /** Names of tools that have succeeded. */
  readonly succeeded = new Set<string>();
  /** Why the model could not answer, for people. */
  modelFailure: string | null = null;
  #verdict: string | null = null;
  readonly #failures = new Map<string, number>();
  /** Acting calls that the person saw on the card, each good for one use; null: the approval was for the step as a whole. */
  readonly #approved: string[] | null;

  constructor(private readonly subject: Subject) {
    const approved = subject.run.approved;
    const bound = approved?.step === subject.step.number && approved.reason === 'confirmation' && approved.calls.length > 0;
    this.#approved = bound ? approved.calls.map(mark) : null;
  }

  modelRequested(request: ModelRequest): string {
    const call = this.subject.newId();
    const prompt = request.messages.map((message) => (message.role === 'user' ? message.text : '')).filter((text) => text !== '').join('\n');
    this.subject.journal.record({ type: 'model-requested', step: this.subject.step.number, call, provider: this.subject.provider.id, model: this.subject.provider.model, prompt });
    return call;
  }

  modelAnswered(call: string, answer: ModelAnswer): void {
    this.subject.journal.record({ type: 'model-answered', step: this.subject.step.number, call, text: answer.text, toolCalls: answer.toolCalls.length, usage: answer.usage, queuedMs: answer.queuedMs });
  }

  modelFailed(call: string, failure: unknown): void {
    const mend = failure instanceof AppError ? (failure.mend ?? null) : null;
    this.modelFailure = `the model could not answer: ${messageOf(failure)}${mend === null ? '' : ` ${mend}`}`;
    this.subject.journal.record({ type: 'model-failed', step: this.subject.step.number, call, message: messageOf(failure), mend });
  }

  delta(delta: ModelDelta): void {
    if (delta.type === 'text') this.subject.journal.text(delta.text);
  }

  permit(call: ModelToolCall, tool: Tool): Promise<true | string> {
    if (tool.effect === 'reads' || this.#approved === null) return Promise.resolve(true);
    const index = this.#approved.indexOf(mark({ tool: call.name, arguments: call.arguments }));
    if (index === -1) return Promise.resolve('This call was not on the card that the person approved, so it was not carried out.');
    this.#approved.splice(index, 1);
    return Promise.resolve(true);
  }

  toolSent(call: ModelToolCall, tool: Tool | null): void {
    const { step, run, journal } = this.subject;
    journal.record({ type: 'tool-call-sent', step: step.number, call: call.id, tool: call.name, arguments: call.arguments, provenance: provenanceOf(call.arguments, step, run.trigger), acts: tool?.effect === 'acts' });
  }

  toolAnswered(call: ModelToolCall, result: ToolResult): void {
    this.subject.journal.record({ type: 'tool-call-answered', step: this.subject.step.number, call: call.id, ...result });
    if (call.name === stepFailedName) {
      this.#verdict = textArgument(call.arguments, 'reason') || 'the model gave no reason';
      return;
    }
    if (result.success) {
      this.succeeded.add(call.name);
      return;
    }
    const failures = (this.#failures.get(call.name) ?? 0) + 1;
    this.#failures.set(call.name, failures);
    if (failures >= failuresOfOneTool && this.#isSuggested(call.name)) this.#verdict = `${call.name} failed twice: ${result.output}`;
  }

  /** Whether a tool that the step is about has succeeded. */
  get usedATool(): boolean {
    return [...this.succeeded].some((name) => this.#isSuggested(name));
  }

  verdict(): string | null {
    return this.#verdict;
  }

  #isSuggested(name: string): boolean {
    return this.subject.run.sop.tools === 'any' || this.subject.step.suggestedTools.includes(name);
  }
}

const mark = (call: Pick<DraftedCall, 'tool' | 'arguments'>): string => `${call.tool} ${canonicalJson(call.arguments)}`;
