import { workLines } from '../../entities/draft/work-note';
import type { Step } from '../../../shared/sop';

/** Where the run goes from a step, when that is not simply the step below. */
export interface Bracket {
  readonly kind: 'next' | 'failure';
  /** Steps that share its arrow, in order. */
  readonly from: readonly number[];
  /** Null: the end of the run. */
  readonly to: number | null;
  /** From the left; null: there is no room, the margin alone says it. */
  readonly lane: number | null;
}

export interface StepRow {
  readonly step: Step;
  readonly top: number;
  readonly height: number;
  /** It stops for a signature first; the line of that stands here. */
  readonly gateY: number | null;
  /** The middle of its title, where the spine and the brackets meet. */
  readonly y: number;
  readonly hasTools: boolean;
}

export interface FlowLayout {
  /** The middle of each start. */
  readonly starts: readonly number[];
  /** The middle of the diamond. */
  readonly gateY: number;
  readonly steps: readonly StepRow[];
  readonly endY: number;
  readonly height: number;
  readonly brackets: readonly Bracket[];
}

const startHeight = 24;
const mostLanes = 3;

/** Where everything of the flow stands, in pixels from the top of the sheet. */
export function layoutFlow(
  steps: readonly Step[],
  startCount: number,
  asks: (step: Step) => boolean,
): FlowLayout {
  const lines = Math.max(1, startCount);
  const starts = Array.from({ length: lines }, (_, index) => 20 + startHeight * index + startHeight / 2);
  const gateY = 20 + startHeight * lines + 44;
  let top = gateY + 56;
  const rows = steps.map((step): StepRow => {
    const row = rowOf(step, top, asks(step));
    top += row.height;
    return row;
  });
  return { starts, gateY, steps: rows, endY: top + 24, height: top + 56, brackets: bracketsOf(steps) };
}

function rowOf(step: Step, top: number, asks: boolean): StepRow {
  const hasTools = step.suggestedTools.length + step.calls.length > 0;
  const gate = asks ? 28 : 0;
  const lines = (step.when === undefined ? 0 : 1) + workLines(step);
  const height = 16 + gate + 28 + 20 * lines + (hasTools ? 32 : 0);
  return { step, top, height, gateY: asks ? top + 22 : null, y: top + 8 + gate + 14, hasTools };
}

/**
 * Equal ways to one place join before one arrow; short ones lie inside long ones, at most three beside each
 * other.
 */
function bracketsOf(steps: readonly Step[]): readonly Bracket[] {
  const groups = new Map<string, Omit<Bracket, 'lane'>>();
  const add = (kind: Bracket['kind'], from: number, to: number | null): void => {
    const key = `${kind} ${String(to)}`;
    groups.set(key, { kind, to, from: [...(groups.get(key)?.from ?? []), from] });
  };
  for (const { number, next, onFailure } of steps) {
    if (next === 'end' && number !== steps.length) add('next', number, null);
    if (typeof next === 'number' && next !== number + 1) add('next', number, next);
    if (onFailure?.action === 'goto') add('failure', number, onFailure.step);
  }
  const spanOf = ({ from, to }: Omit<Bracket, 'lane'>): readonly [number, number] => {
    const ends = [...from, to ?? steps.length + 1];
    return [Math.min(...ends), Math.max(...ends)];
  };
  const length = (group: Omit<Bracket, 'lane'>): number => spanOf(group)[1] - spanOf(group)[0];
  const lanes: (readonly [number, number])[][] = Array.from({ length: mostLanes }, () => []);
  return [...groups.values()]
    .toSorted((a, b) => length(a) - length(b))
    .map((group) => {
      const [first, last] = spanOf(group);
      const lane = lanes.findIndex((taken) => taken.every(([from, to]) => last < from || first > to));
      lanes[lane]?.push([first, last]);
      return { ...group, lane: lane < 0 ? null : lane };
    });
}
