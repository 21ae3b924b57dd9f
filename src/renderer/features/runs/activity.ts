import type { PartName } from '../../../shared/parts';
import type { RunSummary } from '../../../shared/run';
import type { Span, StepWaiting } from '../../../shared/run-figures';
import { isFinished } from '../../../shared/run-facts';
import type { GateRecord, RunSheet } from '../../../domain/run/run-sheet';

/** The text the model is writing in a step right now; not stored. */
export interface LiveText {
  readonly step: number;
  readonly text: string;
  readonly lastAt: number;
}

/** What a live run is doing, as data; the words are the view's. `since` in milliseconds since 1970. */
export type Activity =
  | { readonly kind: 'asks' | 'asks-value'; readonly step: number; readonly since: number }
  | { readonly kind: 'asks-after-interruption'; readonly step: number; readonly since: number }
  | { readonly kind: 'interrupted'; readonly step: number; readonly since: number }
  | { readonly kind: 'awaits-part'; readonly step: number; readonly since: number; readonly part: PartName }
  | { readonly kind: 'waits'; readonly step: number; readonly since: number; readonly waits: StepWaiting }
  | { readonly kind: 'model-asked'; readonly step: number; readonly since: number; readonly model: string }
  | { readonly kind: 'model-writing'; readonly step: number; readonly since: number; readonly lastAt: number }
  | { readonly kind: 'tool-sent'; readonly step: number; readonly since: number; readonly tool: string }
  | { readonly kind: 'between'; readonly step: number; readonly since: number };

/** Null when the run has ended. */
export function activityOf(run: RunSummary, live: LiveText | null): Activity | null {
  if (isFinished(run.status)) return null;
  return askedOf(run) ?? workOf(run, live, run.figures?.time.spans ?? []);
}

/** The same of one of several steps side by side, which works whatever is asked about another. */
export function activityBeside(
  sheet: RunSheet,
  run: RunSummary,
  live: LiveText | null,
  step: number,
): Activity {
  const { awaits: _awaits, waits, ...figures } = sheet.figures;
  const own = {
    ...run,
    currentStep: step,
    figures: waits?.step === step ? { ...figures, waits } : figures,
  };
  return workOf(
    own,
    live,
    figures.time.spans.filter((span) => span.step === step),
  );
}

function askedOf(run: RunSummary): Activity | null {
  const step = run.currentStep;
  if (run.waitingSince !== null)
    return {
      kind:
        run.status === 'interrupted'
          ? 'asks-after-interruption'
          : run.figures?.gate?.input === true
            ? 'asks-value'
            : 'asks',
      step,
      since: run.waitingSince,
    };
  return run.status === 'interrupted' ? { kind: 'interrupted', step, since: run.lastActivityAt } : null;
}

function workOf(run: RunSummary, live: LiveText | null, spans: readonly Span[]): Activity {
  const step = run.currentStep;
  const awaits = run.figures?.awaits;
  if (awaits !== undefined) return { kind: 'awaits-part', step, since: awaits.since, part: awaits.part };
  const waits = run.figures?.waits;
  if (waits !== undefined) return { kind: 'waits', step, since: waits.since, waits };
  const open = spans.filter((span) => span.end === null);
  const call = open.findLast(({ spender }) => spender === 'tool');
  if (call !== undefined) return { kind: 'tool-sent', step, since: call.start, tool: call.name };
  const turn = open.findLast(({ spender }) => spender === 'model');
  if (turn === undefined) return { kind: 'between', step, since: run.lastActivityAt };
  if (live?.step === step && live.text !== '')
    return { kind: 'model-writing', step, since: turn.start, lastAt: live.lastAt };
  return { kind: 'model-asked', step, since: turn.start, model: turn.name };
}

/** The question that waits for a person now. */
export function openGate(sheet: RunSheet): GateRecord | null {
  if (sheet.endedAt !== null) return null;
  const step = sheet.steps.find((each) => each.number === sheet.currentStep);
  return step?.gates.findLast((gate) => gate.decision === null && gate.closedAt === null) ?? null;
}
