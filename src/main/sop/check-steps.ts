import type { Diagnostic, PlannedCall, Step } from '../../shared/sop';
import { checkArguments } from '../base/json-schema';
import { nearest } from '../base/nearest';
import { mayHaveRun } from './check-flow';
import { hasTemplate, templateMistakes } from './templates';
import type { ValidationContext } from './validation-context';

/** What the steps ask for that is not there or does not fit. */
export function checkSteps(steps: readonly Step[], markdown: string, context: ValidationContext): readonly Diagnostic[] {
  const lines = markdown.split('\n');
  const hasRun = mayHaveRun(steps);
  return steps.flatMap((step) => [
    ...step.suggestedTools.flatMap((tool) => unknownTool(tool, 'tools', step, lines, context)),
    ...step.calls.flatMap((call) => checkCall(call, step, lines, context, (earlier) => hasRun(earlier, step.number))),
  ]);
}

function checkCall(call: PlannedCall, step: Step, lines: readonly string[], context: ValidationContext, hasRun: (step: number) => boolean): readonly Diagnostic[] {
  const unknown = unknownTool(call.tool, 'call', step, lines, context);
  if (unknown.length > 0) return unknown;
  const parameters = context.toolParameters?.(call.tool);
  const mistakes = [...templateMistakes(call.arguments, hasRun), ...(parameters === undefined ? [] : checkArguments(parameters, call.arguments, (value) => typeof value === 'string' && hasTemplate(value)))];
  const place = placeOf(call.tool, 'call', step, lines);
  return mistakes.map((mistake) => ({ severity: 'error', file: 'SOP.md', ...place, key: 'call', message: `Step ${String(step.number)}, call to ${call.tool}: ${mistake}`, mend: 'Correct the arguments; the step would fail.' }));
}

function unknownTool(tool: string, key: 'tools' | 'call', step: Step, lines: readonly string[], context: ValidationContext): readonly Diagnostic[] {
  if (context.toolNames.has(tool)) return [];
  const suggestion = nearest(tool, context.toolNames);
  const mend = suggestion === null ? 'Correct the name, or set up what brings the tool.' : `Did you mean ${suggestion}?`;
  return [{ severity: 'warning', file: 'SOP.md', ...placeOf(tool, key, step, lines), key, message: `Step ${String(step.number)} names the tool "${tool}", which does not exist`, mend }];
}

/** Where the bullet names the tool; the step's own line when it cannot be found. */
function placeOf(tool: string, key: 'tools' | 'call', step: Step, lines: readonly string[]): Pick<Diagnostic, 'line' | 'column'> {
  const bullet = new RegExp(String.raw`^\s*(?:[-*+]\s+)+${key}\s*:`, 'iu');
  for (let line = step.line; line < lines.length; line += 1) {
    const text = lines[line] ?? '';
    const column = bullet.test(text) ? text.indexOf(tool, text.indexOf(':')) : -1;
    if (column !== -1) return { line: line + 1, column: column + 1 };
  }
  return { line: step.line, column: 1 };
}
