import type { ModelAnswer, ModelDelta, ModelToolCall } from '../../../ports/provider';
import { isOverflow } from '../../../ports/provider-error';
import { QueuedTime } from '../../../ports/queued-time';
import { done, inPlaceOf, type Tool, type ToolResult } from '../../../ports/tool';
import type { TurnObserver } from '../../../ports/turn';

/** Gathers the first round of calls that a model asks for, with tools that do nothing. */
export class DraftObserver implements TurnObserver {
  readonly calls: ModelToolCall[] = [];
  /** Why calls that the model asked for cannot be made. */
  readonly refusals: string[] = [];
  /** What the model said last. */
  text = '';
  /** The prompt did not fit and was asked again with less. */
  cut = false;
  /** A request has left. */
  asked = false;
  readonly #queued: QueuedTime;

  /** `standStill`: while the request waits for a model that others use. */
  constructor(standStill: () => () => void) {
    this.#queued = new QueuedTime(standStill);
  }

  modelRequested(): string {
    this.asked = true;
    return 'draft';
  }

  modelAnswered(_call: string, answer: ModelAnswer): void {
    this.#queued.over();
    this.text = answer.text.trim();
  }

  modelFailed(_call: string, failure: unknown): void {
    this.#queued.over();
    this.cut ||= isOverflow(failure);
  }

  /** A draft is shown when it is complete. */
  delta(delta: ModelDelta): void {
    this.#queued.heard(delta);
  }

  permit(): Promise<true> {
    return Promise.resolve(true);
  }

  toolSent(call: ModelToolCall, tool: Tool | null): void {
    if (tool !== null) this.calls.push(call);
  }

  toolAnswered(_call: ModelToolCall, { success, output }: ToolResult): void {
    if (!success) this.refusals.push(output);
  }

  verdict(): string {
    return 'drafted';
  }
}

/** The tool as a draft has it: it may be asked for, and does nothing. */
export const draftTool = (tool: Tool): Tool => ({
  name: tool.name,
  description: tool.description,
  parameters: tool.parameters,
  effect: 'reads',
  repeatable: tool.repeatable === true,
  ...inPlaceOf(tool),
  execute: () => Promise.resolve(done('noted')),
});

/** The note of a card whose call could not be drafted. */
export const noDraft = (why: string): string => `The model could not say what it would do: ${why}`;
