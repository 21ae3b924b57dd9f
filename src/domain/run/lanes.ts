import type { Lane, OpenGate, Run, StepState, ToolCallState } from '../../shared/run';
import type { Step } from '../../shared/sop';

/** Those from this step on that are carried out side by side; null: it is carried out alone. */
export function groupFrom(steps: readonly Step[], number: number): readonly number[] | null {
  const name = steps[number - 1]?.group;
  if (name === undefined) return null;
  const members: number[] = [];
  for (let at = number; steps[at - 1]?.group === name; at += 1) members.push(at);
  return members.length < 2 ? null : members;
}

/** The run as that step of its group has it: as if it was the current one. The same of a run without a group. */
export function seenFrom(run: Run, step: number): Run {
  const lane = run.group?.lanes.find((each) => each.step === step);
  return lane === undefined ? run : asCurrent(run, lane);
}

/** The same of all that are not over. */
export const lanesOf = (run: Run): readonly Run[] =>
  run.group === undefined
    ? [run]
    : run.group.lanes.filter(({ end }) => end === undefined).map(({ step }) => seenFrom(run, step));

/**
 * As the step has it that asks what people are shown. A question of another one stands behind it, and is shown and
 * decided after it.
 */
export const seenByAsking = (run: Run): Run => (run.gate === null ? run : seenFrom(run, run.gate.step));

const asCurrent = (run: Run, { step, status, gate, approved, waits, awaits }: Lane): Run => ({
  ...run,
  currentStep: step,
  status,
  gate,
  approved,
  figures: { ...run.figures, waits, awaits },
});

/**
 * The whole run, after one of its steps side by side has become so. `end` null: nothing is new about its end. `asks`:
 * the step whose question was shown before; `at`: when.
 */
export function withLane(
  seen: Run,
  end: Pick<Lane, 'end' | 'next'> | null,
  asks: number | null,
  at: number,
): Run {
  const { group, currentStep, status, gate, approved, figures } = seen;
  if (group === undefined) return seen;
  const before = group.lanes.find(({ step }) => step === currentStep);
  const lane: Lane = {
    step: currentStep,
    status: status === 'waiting_approval' || status === 'interrupted' ? status : 'running',
    gate,
    approved,
    ...(figures.waits === undefined ? {} : { waits: figures.waits }),
    ...(figures.awaits === undefined ? {} : { awaits: figures.awaits }),
    ...(end ?? endOf(before)),
  };
  const lanes = group.lanes.map((each) => (each.step === lane.step ? lane : each));
  return shown(seen, { ...group, lanes }, asks, at);
}

const endOf = (lane: Lane | undefined): Pick<Lane, 'end' | 'next'> => ({
  ...(lane?.end === undefined ? {} : { end: lane.end }),
  ...(lane?.next === undefined ? {} : { next: lane.next }),
});

/**
 * What people see of it first is the step that asks, and goes on to ask until it is answered, else the one that was stopped, else one
 * that works.
 */
function shown(run: Run, group: NonNullable<Run['group']>, asks: number | null, at: number): Run {
  const open = group.lanes.filter(({ end }) => end === undefined);
  const asking = open.filter(({ gate }) => gate !== null);
  const first =
    asking.find(({ step }) => step === asks) ??
    asking[0] ??
    open.find(({ status }) => status === 'interrupted') ??
    open.find(({ waits }) => waits === undefined) ??
    open[0] ??
    group.lanes.at(-1);
  if (first === undefined) return run;
  const seen = sinceNow(first, asks, at);
  const lanes = group.lanes.map((each) => (each === first ? seen : each));
  const whole = asCurrent({ ...run, group: { ...group, lanes } }, seen);
  return { ...whole, figures: { ...whole.figures, gate: figureOf(first.gate, asking.length - 1) } };
}

/** Whom it is told when counts from when people can see it. */
const sinceNow = (lane: Lane, asks: number | null, at: number): Lane =>
  lane.gate === null || lane.gate.requestedAt === at || asks === null || asks === lane.step
    ? lane
    : { ...lane, gate: { ...lane.gate, shownAt: at } };

const figureOf = (gate: OpenGate | null, behind: number): Run['figures']['gate'] =>
  gate === null
    ? null
    : {
        expiresAt: gate.expiresAt,
        ...(gate.reason === 'input' ? { input: true as const } : {}),
        ...(behind > 0 ? { behind } : {}),
      };

/** Whether the run works, or is about to: one that waits, for a person or for something to happen, does not. */
export const takesPlace = (run: Run): boolean => isWhere(run, isAtWork);

/**
 * The same without one whose call another engine carries out. It keeps its place among what starts here, or calls would
 * be handed over without end; it is none in the way of what others hand over, or engines that wait for each other would
 * wait for ever.
 */
export const worksHere = (run: Run): boolean =>
  isWhere(run, (lane) => isAtWork(lane) && handedOver(lane.steps[lane.currentStep - 1]) === null);

function isWhere(run: Run, isSo: (lane: Run) => boolean): boolean {
  if (run.group === undefined) return isSo(run);
  return run.group.begun ? lanesOf(run).some(isSo) : run.gate === null;
}

const isAtWork = ({ gate, figures }: Run): boolean => gate === null && figures.waits === undefined;

/** The call of the step that was handed over to another engine, and that has no answer; null: there is none. */
export function handedOver(step: Pick<StepState, 'toolCalls'> | undefined): ToolCallState | null {
  const last = step?.toolCalls.at(-1);
  return last?.on !== undefined && last.answeredAt === null && last.over !== true ? last : null;
}

/** The runs whose ends it waits for. */
export const childrenOf = (run: Run): readonly string[] =>
  lanesOf(run).flatMap(({ figures }) => figures.waits?.child?.runId ?? []);
