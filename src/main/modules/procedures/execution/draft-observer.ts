import type { ModelAnswer, ModelToolCall } from '../../../ports/provider';
import { isOverflow } from '../../../ports/provider-error';
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

  modelRequested(): string {
    this.asked = true;
    return 'draft';
  }

  modelAnswered(_call: string, answer: ModelAnswer): void {
    this.text = answer.text.trim();
  }

  modelFailed(_call: string, failure: unknown): void {
    this.cut ||= isOverflow(failure);
  }

  delta(): void {
    // A draft is shown when it is complete.
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
