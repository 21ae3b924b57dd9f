import type { JsonObject } from '../../../../shared/json';
import type { Run } from '../../../../shared/run';
import type { Step } from '../../../../shared/sop';
import { shownNumber } from '../../../../shared/step-numbers';
import { pathsIn } from '../../../../domain/procedure/expression/conditions';
import type { TouchedPin, TouchedSignal } from '../../../ports/live-world';
import type { ToolRegistry } from '../../../ports/tool';

interface CallBehind {
  readonly tool: string;
  readonly args: JsonObject;
  /** Null: it is on the card, and not carried out. */
  readonly output: string | null;
}

/** Calls that the card which waits was based on: those of earlier steps that succeeded, and its own. */
const callsBehind = ({ gate, steps, currentStep }: Run): readonly CallBehind[] => [
  ...steps
    .filter(({ number }) => number !== currentStep)
    .flatMap(({ toolCalls }) => toolCalls)
    .filter(({ success, on }) => success === true && on === undefined)
    .map((call) => ({ tool: call.name, args: call.arguments, output: call.output })),
  ...(gate?.calls ?? [])
    .filter(({ on }) => on === undefined)
    .map((call) => ({ tool: call.tool, args: call.arguments, output: null })),
];

type Tools = Pick<ToolRegistry, 'get'>;

export const pinsBehind = (run: Run, tools: Tools): readonly TouchedPin[] =>
  callsBehind(run).flatMap(({ tool, args, output }) => tools.get(tool)?.pins?.(args, output) ?? []);

export const signalsBehind = (run: Run, tools: Tools): readonly TouchedSignal[] =>
  callsBehind(run).flatMap(({ tool, args, output }) => tools.get(tool)?.signals?.(args, output) ?? []);

/** A step whose last call has measured something. */
export interface MeasuredStep {
  readonly step: number;
  readonly measured: TouchedSignal & Required<Pick<TouchedSignal, 'gives'>>;
}

/** What other steps have measured that the `when:` of this one looks at. */
export function measuredBehind({ steps }: Run, step: Step, tools: Tools): readonly MeasuredStep[] {
  const named = new Set(
    pathsIn(step.when ?? '').flatMap(([first, number]) => (first === 'steps' ? [Number(number)] : [])),
  );
  return steps
    .filter((state) => state.number !== step.number && named.has(shownNumber(state)))
    .flatMap((state): readonly MeasuredStep[] => {
      const last = state.toolCalls.at(-1);
      if (last?.success !== true || last.on !== undefined || state.gave?.value === undefined) return [];
      const touched = tools.get(last.name)?.signals?.(last.arguments, last.output) ?? [];
      return touched.flatMap(({ gives, ...measured }) =>
        gives === undefined ? [] : [{ step: state.number, measured: { ...measured, gives } }],
      );
    });
}
