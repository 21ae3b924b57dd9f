import type { Diagnostic, PlannedCall, Step } from '../../../shared/sop';
import { checkArguments } from '../../base/json-schema';
import { nearest } from '../../base/nearest';
import { mayHaveRun } from './check-flow';
import { stepsText, type StepsText } from './step-text';
import { hasTemplate, templateMistakes } from '../language/templates';
import type { ValidationContext } from './validation-context';

/** What the steps ask for that is not there or does not fit. */
export function checkSteps(steps: readonly Step[], markdown: string, context: ValidationContext): readonly Diagnostic[] {
  const text = stepsText(markdown);
  const hasRun = mayHaveRun(steps);
  return steps.flatMap((step) => [
    ...step.suggestedTools.flatMap((tool) => unknownTool(tool, 'tools', placeOf(tool, 'tools', 0, step, text), step, context)),
    ...step.calls.flatMap((call, index) => checkCall(call, step, placeOf(call.tool, 'call', index, step, text), context, (earlier) => hasRun(earlier, step.number))),
  ]);
}

function checkCall(call: PlannedCall, step: Step, place: Place, context: ValidationContext, hasRun: (step: number) => boolean): readonly Diagnostic[] {
  const unknown = unknownTool(call.tool, 'call', place, step, context);
  if (unknown.length > 0) return unknown;
  const parameters = context.toolParameters?.(call.tool);
  const mistakes = [...templateMistakes(call.arguments, hasRun), ...(parameters === undefined ? [] : checkArguments(parameters, call.arguments, (value) => typeof value === 'string' && hasTemplate(value)))];
  const refusal = mistakes.length > 0 ? null : (context.refusal?.(call.tool, call.arguments) ?? null);
  return [
    ...mistakes.map((mistake): Diagnostic => ({ severity: 'error', file: 'SOP.md', ...place, key: 'call', message: `Step ${String(step.number)}, call to ${call.tool}: ${mistake}`, mend: 'Correct the arguments; the step would fail.' })),
    ...(refusal === null ? [] : [{ severity: 'warning' as const, file: 'SOP.md' as const, ...place, key: 'call', message: `Step ${String(step.number)}, call to ${call.tool}: ${refusal.message}`, mend: refusal.mend }]),
  ];
}

function unknownTool(tool: string, key: 'tools' | 'call', place: Place, step: Step, context: ValidationContext): readonly Diagnostic[] {
  if (context.toolNames.has(tool) || context.mayBeThere?.(tool) === true) return [];
  const suggestion = nearest(tool, context.toolNames);
  const mend = suggestion === null ? 'Correct the name, or set up what brings the tool.' : `Did you mean ${suggestion}?`;
  return [{ severity: 'warning', file: 'SOP.md', ...place, key, message: `Step ${String(step.number)} names the tool "${tool}", which does not exist`, mend, slip: { word: tool, meant: suggestion } }];
}

type Place = Pick<Diagnostic, 'line' | 'column'>;

/** Where the bullet names the tool: of calls the one at `index`, of lists of tools the last. The step's own line when it cannot be found. */
function placeOf(tool: string, key: 'tools' | 'call', index: number, step: Step, text: StepsText | null): Place {
  const own = text?.blocks[step.number - 1]?.lines.filter((line) => line.kind === 'bullet' && line.key === key) ?? [];
  // A call that cannot be read is none: then its place is told by the name alone.
  const counted = key === 'call' && own.length === step.calls.length ? own[index] : undefined;
  for (const line of counted === undefined ? [...own].reverse() : [counted]) {
    const raw = text?.lines[line.at]?.text ?? '';
    const start = line.kind === 'bullet' ? line.valueStart : 0;
    const found = raw.slice(start).search(new RegExp(String.raw`(?<![\w.-])${tool.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?![\w.-])`, 'u'));
    if (found >= 0) return { line: line.at + 1, column: start + found + 1 };
  }
  return { line: step.line, column: 1 };
}
