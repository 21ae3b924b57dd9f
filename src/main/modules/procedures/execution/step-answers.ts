import type { Json } from '../../../../shared/json';
import type { Step } from '../../../../shared/sop';
import type { ModelMessage } from '../../../ports/provider';
import type { Tool, ToolResult } from '../../../ports/tool';
import type { AnswerFlaw } from '../../../ports/turn';
import type { StepResult } from './step-result';
import { stepFailedName } from './step-failed-tool';
import { stepOutputName } from './step-output-tool';

/** The result of a step that wants one of a schema. */
export function asOutput(value: Json): StepResult {
  const text = JSON.stringify(value);
  return {
    status: 'completed',
    output: typeof value === 'string' ? value : text,
    gave: { value: text, whole: true },
  };
}

export const noResult = (text: string): string =>
  `the model ended the step without a result of its schema. It says: ${text}`;

export const giveResult: ModelMessage = {
  role: 'user',
  text: `Give the result of the step now: call ${stepOutputName} with it, or ${stepFailedName} with the reason.`,
};

/** Why an answer ends no step, though the model was reminded. */
export function flawed(flaw: AnswerFlaw, text: string): string {
  switch (flaw) {
    case 'unread':
      return `the model ended the step with a call that could not be read, so nothing came of it. It says: ${text}`;
    case 'quoted':
      return `the model ended the step with a call that only repeats what it was given, so nothing came of it. It says: ${text}`;
    case 'thought':
      return `the model ended the step with a call that it only thought of, so nothing came of it. It says: ${text}`;
    case 'shown':
      return `the model ended the step with a call that it only showed, so nothing came of it. It says: ${text}`;
    case 'blank':
      return 'the model ended the step without saying what came of it';
  }
}

export const reminder = (step: Step): ModelMessage => ({
  role: 'user',
  text: `No tool call has succeeded in this step yet. Call ${step.suggestedTools.join(' or ')} now, or call ${stepFailedName} with the reason.`,
});

/** What a call of its own made of a step. */
export const toStepResult = (tool: Tool, { success, output }: ToolResult): StepResult => ({
  status: success ? 'completed' : 'failed',
  output: success ? output : `${tool.name}: ${output}`,
});
