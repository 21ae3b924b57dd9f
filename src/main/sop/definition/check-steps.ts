import type { Diagnostic, PlannedCall, Step } from '../../../shared/sop';
import { checkArguments } from '../../base/json-schema';
import { nearest } from '../../base/nearest';
import { mayHaveRun } from './check-flow';
import { hasTemplate, templateMistakes } from '../language/templates';
import type { ParsedSteps } from './steps';
import type { ValidationContext } from './validation-context';

/** What the steps ask for that is not there or does not fit. */
export function checkSteps({ steps, places }: ParsedSteps, context: ValidationContext): readonly Diagnostic[] {
  const hasRun = mayHaveRun(steps);
  return steps.flatMap((step) => {
    const { tools = [], calls = [] } = places.get(step.number) ?? {};
    const own = { line: step.line, column: 1 };
    return [
      ...step.suggestedTools.flatMap((tool, index) => unknownTool(tool, 'tools', tools[index] ?? own, step, context)),
      ...step.calls.flatMap((call, index) => checkCall(call, step, calls[index] ?? own, context, (earlier) => hasRun(earlier, step.number))),
    ];
  });
}

type Place = Pick<Diagnostic, 'line' | 'column'>;

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
