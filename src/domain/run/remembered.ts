import { canonicalJson } from '../../shared/canonical-json';
import type { Json } from '../../shared/json';
import { longestStateValue } from '../../shared/procedure-state';
import type { Run, RunEvent } from '../../shared/run';
import type { Sop, Step, StepSet } from '../../shared/sop';
import { startCall } from '../procedure/start-call';
import { pathsIn } from '../procedure/expression/conditions';
import { fillTemplates, listTemplate, stateNamesIn } from '../procedure/templates';

/** What a procedure remembers, by name. */
export type Remembered = Readonly<Record<string, Json>>;

type StateSet = Extract<RunEvent, { type: 'state-set' }>;
type Steps = Pick<Sop, 'steps'>;

/** The names whose values a step fills in, in the order they are written: conditions take no words over. */
const stateNamesFilled = (step: Step): readonly string[] => [
  ...step.calls.flatMap((call) => stateNamesIn(call.arguments)),
  ...stateNamesIn(step.forEach === undefined ? null : listTemplate(step.forEach.list)),
  ...stateNamesIn(step.wait?.until.type === 'message' ? step.wait.until.topic : null),
  ...stateNamesIn(startCall(step)?.arguments ?? null),
];

/** The names that a step looks for, in the order they are written. */
export const stateNamesRead = (step: Step): readonly string[] => [
  ...(step.when === undefined
    ? []
    : pathsIn(step.when).flatMap(([first, name]) => (first === 'state' && name !== undefined ? [name] : []))),
  ...stateNamesFilled(step),
  ...(step.set ?? []).flatMap(({ value }) => stateNamesIn(value)),
];

/** The names that a step lets the procedure remember something under. */
export const stateNamesSet = ({ set = [] }: Step): readonly string[] => set.map(({ name }) => name);

/** All of them, each once. */
export const stateNamesOf = ({ steps }: Steps): readonly string[] => [
  ...new Set(steps.flatMap((step) => [...stateNamesSet(step), ...stateNamesRead(step)])),
];

const remembering = new WeakMap<Steps, boolean>();

/** Whether its runs have to know what is remembered. */
export function remembers(sop: Steps): boolean {
  const known = remembering.get(sop) ?? stateNamesOf(sop).length > 0;
  remembering.set(sop, known);
  return known;
}

/** Whether words that are remembered come into its runs. */
export const fillsInRemembered = (sop: Steps): boolean =>
  remembers(sop) && sop.steps.some((step) => stateNamesFilled(step).length > 0);

/** That another is remembered than the run knew; null: it knows. */
export function knownNow(run: Pick<Run, 'state'>, state: Remembered, at: number): RunEvent | null {
  return run.state !== undefined && canonicalJson(run.state) === canonicalJson(state)
    ? null
    : { type: 'state-known', at, state: { ...state } };
}

/** What the end of the step, which the run knows of, lets the procedure remember: one after the other. */
export function setsAfter(run: Run, step: number, at: number): readonly RunEvent[] {
  let state: Remembered = { ...run.state };
  return (run.sop.steps[step - 1]?.set ?? []).map((set) => {
    const event = toSet({ ...run, state }, set, { step, at });
    if (event.value !== undefined) state = { ...state, [set.name]: event.value };
    return event;
  });
}

function toSet(run: Run, { name, value }: StepSet, place: Pick<StateSet, 'step' | 'at'>): StateSet {
  const was = Object.hasOwn(run.state ?? {}, name) ? run.state?.[name] : undefined;
  const event = { type: 'state-set', ...place, name, ...(was === undefined ? {} : { was }) } as const;
  const filled = fillTemplates({ tool: 'set', arguments: { [name]: value } }, { ...run, now: place.at });
  if (!filled.ok) return { ...event, why: filled.error.message };
  const found = filled.value.arguments[name] ?? null;
  if (filled.value.unknown === true) return { ...event, why: 'only a run that acts would know the value' };
  return JSON.stringify(found).length > longestStateValue
    ? { ...event, why: `the value is longer than ${String(longestStateValue)} characters` }
    : { ...event, value: found };
}
