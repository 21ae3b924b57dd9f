import type { Escalation, ToldLate, ToldStage } from '../../shared/escalation';
import type { OpenGate, Run } from '../../shared/run';
import type { Priority } from '../../shared/sop';

/** A question that nobody has decided, and whom it was told so far. */
export interface Undecided {
  readonly priority: Priority;
  readonly stages: readonly Escalation[];
  /** When people first saw it, by the clock of now. */
  readonly since: number;
  readonly told: readonly ToldStage[];
}

/** Until when nobody is told of what is this urgent; null: they are told at once. */
export type Hold = (priority: Priority, at: number) => number | null;

/** Somebody to be told. */
export interface Due {
  readonly stage: number;
  readonly times: number;
  /** When it ought to be. */
  readonly dueAt: number;
  /** When it is: quiet hours may hold it back. */
  readonly goesAt: number;
}

/** Null: the run asks nothing. */
export const undecidedOf = ({ gate, sop, escalation = [] }: RunAsking): Undecided | null =>
  gate === null
    ? null
    : { priority: sop.priority, stages: escalation, since: sinceOf(gate), told: gate.told ?? [] };

type RunAsking = Pick<Run, 'gate' | 'sop' | 'escalation'>;

export const sinceOf = ({
  requestedAt,
  shownAt = requestedAt,
  movedMs = 0,
}: Pick<OpenGate, 'requestedAt' | 'shownAt' | 'movedMs'>): number => shownAt + movedMs;

/** How urgent it is by now: its procedure's priority, or a higher one of an escalation whose time has come. */
export const urgencyAt = ({ priority, stages, since }: Undecided, at: number): Priority =>
  stages
    .filter(({ afterSecs }) => since + afterSecs * 1000 <= at)
    .reduce<Priority>(
      (highest, { priority: other = highest }) => (rank[other] > rank[highest] ? other : highest),
      priority,
    );

export const rank: Readonly<Record<Priority, number>> = { low: 0, normal: 1, high: 2, critical: 3 };

/**
 * Whom to tell now and later, as far as it is known: the earliest first. Each escalation is told once, and the last that
 * was told again and again.
 */
export function dueFrom(undecided: Undecided, at: number, hold: Hold): readonly Due[] {
  return tellings(undecided)
    .map((due) => {
      const from = Math.max(due.dueAt, at);
      return { ...due, goesAt: hold(urgencyAt(undecided, from), from) ?? due.dueAt };
    })
    .sort(
      (a, b) => Math.max(a.goesAt, at) - Math.max(b.goesAt, at) || a.dueAt - b.dueAt || a.stage - b.stage,
    );
}

/** The one to be told now; null: nobody. */
export const dueNow = (undecided: Undecided, at: number, hold: Hold): Due | null =>
  dueFrom(undecided, at, hold).find(({ goesAt }) => goesAt <= at) ?? null;

/** Until when nobody is told that the run waits; null: they are told at once. */
export function heldUntil(run: RunAsking, hold: Hold, at: number): number | null {
  const undecided = undecidedOf(run);
  return undecided === null ? null : hold(urgencyAt(undecided, at), at);
}

/** Why somebody is told late; undefined: they are not. */
export function lateBecause(
  undecided: Undecided,
  { dueAt }: Due,
  at: number,
  hold: Hold,
): ToldLate | undefined {
  if (at - dueAt < lateFromMs) return undefined;
  return hold(urgencyAt(undecided, dueAt), dueAt) === null ? 'stopped' : 'quiet';
}

/** Clocks that are kept right differ by less. */
const aheadFromMs = 1_000;
/** An engine looks each minute. */
const lateFromMs = 90_000;

function tellings({ stages, since, told }: Undecided): readonly Omit<Due, 'goesAt'>[] {
  const inOrder = stages
    .map(({ afterSecs, repeatSecs }, index) => ({ stage: index + 1, afterSecs, repeatSecs }))
    .sort((a, b) => a.afterSecs - b.afterSecs || a.stage - b.stage);
  const untold = inOrder.filter(({ stage }) => !told.some((each) => each.stage === stage));
  const current = inOrder.findLast(({ stage }) => told.some((each) => each.stage === stage));
  const last = told.find(({ stage }) => stage === current?.stage);
  return [
    ...untold.map(({ stage, afterSecs }) => ({ stage, times: 1, dueAt: since + afterSecs * 1000 })),
    ...(last === undefined || current?.repeatSecs === undefined
      ? []
      : [{ stage: last.stage, times: last.times + 1, dueAt: last.at + current.repeatSecs * 1000 }]),
  ];
}

/**
 * By how much what is written down of the question is off the clock of now: somebody has set it while an engine
 * watched (`movedMs`), or it was ahead when it was written down: nobody has waited for less than no time.
 */
export function offClock(undecided: Undecided, at: number, movedMs: number): number {
  const newest = Math.max(undecided.since, ...undecided.told.map(({ at: toldAt }) => toldAt)) + movedMs;
  return newest - at >= aheadFromMs ? movedMs + at - newest : movedMs;
}
