import type { Json } from '../../shared/json';
import type { DraftedCall, GateReason, OpenGate, Run, RunEvent, StepState } from '../../shared/run';
import { shortened } from '../../shared/shortened';
import type { Step } from '../../shared/sop';
import { isCarriedOut } from '../../shared/step-facts';
import { contradictions } from '../procedure/contradictions';
import { callsTooLong, itemsOf } from '../procedure/items';
import { startCall } from '../procedure/start-call';
import { newBudget } from '../procedure/expression/evaluate';
import { fillTemplates, type TemplateSource } from '../procedure/templates';
import { leftText, notSetSince } from './left-set';
import { isRepeatedNoMore, mostInterruptions } from './interruptions';

/** Of a value within a note; the record has all of it. */
const longestValue = 100;

/**
 * The question, and the calls that the SOP itself names, which are known at once and go on the card with it.
 */
export function gateEvents(run: Run, step: Step, reason: GateReason, at: number): readonly RunEvent[] {
  const asked = gateEvent(run, step, reason, at);
  const draft = draftAtOnce({ ...run, now: at }, step, reason);
  return draft === null
    ? [asked]
    : [asked, { type: 'calls-drafted', at, step: step.number, gate: asked.gate, ...draft }];
}

/** `now`: when the card asks. */
type Asked = Run & Required<Pick<TemplateSource, 'now'>>;

interface KnownDraft {
  readonly calls: DraftedCall[];
  readonly note: string;
}

/** What is known of the calls without a model; null: it alone can tell. */
function draftAtOnce(run: Asked, step: Step, reason: GateReason): KnownDraft | null {
  if (reason === 'checkpoint')
    return justAsks(run, 'A checkpoint: nothing is carried out, your approval completes the step.');
  const starts = startCall(step);
  if (starts !== null) return plannedDraft(run, { ...step, calls: [starts] });
  if (reason === 'input')
    return justAsks(run, 'Your answer is what the step puts out. Nothing else is carried out.');
  if (!isCarriedOut(step)) return justAsks(run, 'Nothing is carried out: the step only waits.');
  return step.calls.length === 0 ? null : plannedDraft(run, step);
}

const justAsks = (run: Run, note: string): KnownDraft => ({ calls: [], note: withInherited(run, note) });

/** The id of the gate that the run opens next. */
export const nextGate = (run: Pick<Run, 'runId' | 'gates'>, step: number): string =>
  `${run.runId}/${String(step)}/${String(run.gates + 1)}`;

/** A question that has a time gets its whole time again. */
export const wholeTimeAgain = (
  { step, gate, requestedAt, expiresAt }: OpenGate,
  at: number,
): readonly RunEvent[] =>
  expiresAt === null
    ? []
    : [{ type: 'approval-extended', at, step, gate, expiresAt: at + (expiresAt - requestedAt) }];

export function gateEvent(
  run: Run,
  step: Step,
  reason: GateReason,
  at: number,
): Extract<RunEvent, { type: 'approval-requested' }> {
  return {
    type: 'approval-requested',
    at,
    step: step.number,
    gate: nextGate(run, step.number),
    expiresAt: run.approvalTimeoutSecs > 0 ? at + run.approvalTimeoutSecs * 1000 : null,
    reason,
  };
}

function plannedDraft(run: Asked, step: Step): KnownDraft {
  const calls: DraftedCall[] = [];
  const drafted = (why: string): KnownDraft => ({
    calls,
    note: withEngine(run, step, withContradictions(step, calls, withWhatWentBefore(run, step.number, why))),
  });
  const items = itemsOf(step, run);
  if (!items.ok) return drafted(items.error.message);
  const tooLong = callsTooLong();
  const source = { ...run, budget: newBudget() };
  const done = new Set(run.steps[step.number - 1]?.items?.map(({ item }) => item));
  for (const item of items.value ?? []) {
    if (item !== null && done.has(item.index)) continue;
    for (const planned of step.calls) {
      const filled = fillTemplates(planned, { ...source, item });
      if (!filled.ok) return drafted(filled.error.message);
      const why = item === null ? null : tooLong(filled.value.arguments);
      if (why !== null) return drafted(why);
      calls.push({
        tool: planned.tool,
        ...filled.value,
        ...(item === null ? {} : { item: item.index }),
        ...(step.on === undefined ? {} : { on: step.on }),
      });
    }
  }
  return drafted('');
}

/** Whoever decides is told at which engine the call is carried out, and that nobody knows of one that has it already. */
function withEngine({ steps }: Run, { number, on }: Step, note: string): string {
  const { lostAt } = steps[number - 1] ?? {};
  return [
    ...(lostAt === undefined ? [] : [nobodyKnows(lostAt)]),
    ...(on === undefined ? [] : [`The call is carried out at another engine of the fleet: ${on}.`]),
    ...(note === '' ? [] : [note]),
  ].join('\n');
}

/** Of an engine that has taken a call and is not heard of. */
export const nobodyKnows = (engine: string): string =>
  engine === ''
    ? 'The database of the fleet was away, and nobody knows whether another engine has carried the call out.'
    : `The engine ${engine} has taken the call, and nobody knows whether it was carried out.`;

/**
 * Whoever decides about calls is told where they are clearly others than the words of the step say, and what the
 * model wrote beside them that may take them back.
 */
export function withContradictions(step: Step, calls: readonly DraftedCall[], note: string): string {
  const beside = new Set(calls.flatMap((call) => (call.beside === undefined ? [] : [call.beside])));
  const told = [
    ...calls.flatMap((call) =>
      contradictions(step, call).map(
        ({ message }) => `The call to ${call.tool} does not fit the text of the step: ${message}.`,
      ),
    ),
    ...[...beside].map((words) => `Beside the call the model wrote: “${words.replaceAll(/\s+/gu, ' ')}”`),
  ];
  return [...told, ...(note === '' ? [] : [note])].join('\n');
}

/**
 * Who is asked for another try is told why there is none by itself, why the last one failed, what of it may
 * have been carried out, and what a person had corrected.
 */
export const withWhatWentBefore = (run: Run, number: number, note: string): string =>
  withInherited(run, withTriesBefore(run, number, note));

/** What the run found that came in the place of another, as far as it has not set it itself. */
export function withInherited(run: Run, note: string): string {
  const { runId = '', left = [] } = run.inherited ?? {};
  const open = notSetSince(left, run).map(leftText);
  return [
    ...(open.length === 0 ? [] : [`Run ${runId}, in whose place this one came, has left this:`, ...open]),
    ...(note === '' ? [] : [note]),
  ].join('\n');
}

function withTriesBefore(run: Run, number: number, note: string): string {
  const state = run.steps[number - 1];
  const told = withCorrections(state?.corrected, withLastTry(state, note));
  if (!isRepeatedNoMore(run, number)) return told;
  const times = String(mostInterruptions);
  return told === ''
    ? `The engine stopped ${times} times or more in the middle of this step. It is not repeated by itself any more: it may be what stops the engine.`
    : `The engine stopped ${times} times or more in the middle of this step. It is not repeated by itself any more: it may be what stops the engine.\n${told}`;
}

/**
 * An approval is for what its card shows, so what was corrected on another does not count; whoever decides
 * now may want it again.
 */
export function withCorrections(corrected: StepState['corrected'], note: string): string {
  if (corrected === undefined) return note;
  const values = corrected.calls.flatMap(({ tool, arguments: args, was = {} }) =>
    Object.entries(was).map(
      ([name, { value }]) => `${tool}: ${name} = ${shortly(args[name])} (was ${shortly(value)})`,
    ),
  );
  return note === ''
    ? `On an earlier card of this step ${corrected.by} wrote ${values.join(', ')}. Look whether that is wanted here as well.`
    : `On an earlier card of this step ${corrected.by} wrote ${values.join(', ')}. Look whether that is wanted here as well.\n${note}`;
}

function shortly(value: Json | undefined): string {
  const text = JSON.stringify(value ?? null);
  return shortened(text, longestValue);
}

function withLastTry(state: StepState | undefined, note: string): string {
  if (state?.failures === undefined || state.output === null) return note;
  const told = withCalls(state, state.output);
  return note === '' ? told : `${told}\n${note}`;
}

function withCalls({ toolCalls, unsettled = [], carriedOut = [] }: StepState, output: string): string {
  const named = (indexes: readonly number[]): string =>
    indexes.flatMap((index) => toolCalls[index]?.name ?? []).join(', ');
  const [done, unknown] = [named(carriedOut), named(unsettled)];
  if (done === '')
    return unknown === ''
      ? `The last try failed: ${output}`
      : `The last try failed: ${output}\nIt is not known whether this was carried out: ${unknown}`;
  if (unknown === '') return `The last try failed: ${output}\nThis was carried out in it: ${done}`;
  return `The last try failed: ${output}\nThis was carried out in it: ${done}\nIt is not known whether this was carried out: ${unknown}`;
}
