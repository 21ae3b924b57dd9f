import type { GateRecord, RunSheet } from './run-sheet';

/** The text the model is writing in a step right now; not stored. */
export interface LiveText {
  readonly step: number;
  readonly text: string;
  readonly lastAt: number;
}

/** What a live run is doing, as data; the words are the view's. `since` in milliseconds since 1970. */
export type Activity =
  | { readonly kind: 'asks'; readonly step: number; readonly since: number; readonly expiresAt: number | null; readonly gate: GateRecord }
  | { readonly kind: 'asks-after-interruption'; readonly step: number; readonly since: number; readonly expiresAt: number | null; readonly gate: GateRecord }
  | { readonly kind: 'interrupted'; readonly step: number; readonly since: number }
  | { readonly kind: 'model-asked'; readonly step: number; readonly since: number; readonly model: string }
  | { readonly kind: 'model-writing'; readonly step: number; readonly since: number; readonly lastAt: number }
  | { readonly kind: 'tool-sent'; readonly step: number; readonly since: number; readonly tool: string }
  | { readonly kind: 'between'; readonly step: number; readonly since: number };

/** Null when the run has ended. */
export function activityOf(sheet: RunSheet, live: LiveText | null): Activity | null {
  if (sheet.endedAt !== null) return null;
  const step = sheet.steps.find((each) => each.number === sheet.currentStep);
  const since = sheet.lastEvent.event.at;
  const number = sheet.currentStep;
  if (step === undefined) return { kind: 'between', step: number, since };
  const gate = openGate(sheet);
  if (gate !== null) {
    const kind = gate.why === 'interrupted' ? 'asks-after-interruption' : 'asks';
    return { kind, step: number, since: gate.requestedAt, expiresAt: gate.expiresAt, gate };
  }
  if (step.status === 'interrupted') return { kind: 'interrupted', step: number, since };
  const call = step.calls.findLast((each) => each.success === null && !each.unanswered);
  if (call !== undefined) return { kind: 'tool-sent', step: number, since: call.sentAt, tool: call.tool };
  const turn = step.turns.findLast((each) => each.endedAt === null);
  if (turn === undefined) return { kind: 'between', step: number, since };
  if (live?.step === number && live.text !== '') return { kind: 'model-writing', step: number, since: turn.requestedAt, lastAt: live.lastAt };
  return { kind: 'model-asked', step: number, since: turn.requestedAt, model: turn.model };
}

/** The question that waits for a person now. */
export function openGate(sheet: RunSheet): GateRecord | null {
  if (sheet.endedAt !== null) return null;
  const step = sheet.steps.find((each) => each.number === sheet.currentStep);
  return step?.gates.findLast((gate) => gate.decision === null && gate.closedAt === null) ?? null;
}
