import type { Edge, Node } from '@xyflow/react';
import { groupFrom } from '../../../domain/run/lanes';
import type { Bracket, FlowLayout, StepRow } from './flow-layout';
import { leavesTheSpine } from './flow-ways';

/** Columns of the sheet, in pixels from its left edge. */
export interface Columns {
  readonly width: number;
  /** Where the text ends and the lanes begin. */
  readonly lanes: number;
  readonly margin: number;
}

export const spineX = 44;
const laneWidth = 38;
/** The bracket around steps side by side, left of their numbers. */
const groupX = 14;

export const columnsFor = (width: number): Columns => {
  const margin = width - Math.min(264, Math.max(176, width * 0.25));
  return { width, margin, lanes: margin - laneWidth * 3 - 68 };
};

type PlaceNode = Node<
  { readonly columns: Columns; readonly arriving: readonly Bracket[] },
  'starts' | 'check' | 'end'
>;
export type StepNode = Node<
  {
    readonly row: StepRow;
    readonly columns: Columns;
    readonly ways: boolean;
    readonly arriving: readonly Bracket[];
  },
  'step'
>;
export type FlowNode = PlaceNode | StepNode;
export type LineEdge = Edge<
  { readonly path: string; readonly look: 'spine' | 'next' | 'failure'; readonly arrow: boolean },
  'line'
>;

const fixed = { draggable: false, selectable: false, focusable: false, connectable: false } as const;

/** Every row of the sheet as a node of the whole width. */
export function nodesOf({ gateY, steps, endY, brackets }: FlowLayout, columns: Columns): FlowNode[] {
  const { width } = columns;
  const arriving = (place: number | null): readonly Bracket[] => brackets.filter(({ to }) => to === place);
  const branches = (step: number): boolean => brackets.some(({ from }) => from.includes(step));
  return [
    {
      id: 'starts',
      type: 'starts',
      position: { x: 0, y: 0 },
      width,
      height: gateY - 24,
      data: { columns, arriving: [] },
      ...fixed,
    },
    {
      id: 'check',
      type: 'check',
      position: { x: 0, y: gateY - 12 },
      width,
      height: 52,
      data: { columns, arriving: [] },
      ...fixed,
    },
    ...steps.map((row): StepNode => ({
      id: idOf(row),
      type: 'step',
      position: { x: 0, y: row.top },
      width,
      height: row.height,
      data: { row, columns, ways: branches(row.step.number), arriving: arriving(row.step.number) },
      ...fixed,
    })),
    {
      id: 'end',
      type: 'end',
      position: { x: 0, y: endY - 12 },
      width,
      height: 24,
      data: { columns, arriving: arriving(null) },
      ...fixed,
    },
  ];
}

const idOf = ({ step }: StepRow): string => String(step.number);

/** The spine, the ways that leave it for good, and the brackets. */
export function edgesOf({ starts, gateY, steps, endY, brackets }: FlowLayout, columns: Columns): LineEdge[] {
  const line = (
    id: string,
    source: string,
    target: string,
    path: string,
    look: 'spine' | 'next' | 'failure',
    arrow = false,
  ): LineEdge => ({
    id,
    source,
    target,
    type: 'line',
    data: { path, look, arrow },
    selectable: false,
    focusable: false,
  });
  const [top = 0] = starts;
  const below = [...steps.map((row) => ({ id: idOf(row), y: row.y })), { id: 'end', y: endY }];
  const rowAt = (number: number): StepRow | undefined => steps[number - 1];
  const hasLine = (kind: 'next' | 'failure', number: number): boolean =>
    brackets.some((each) => each.kind === kind && each.lane !== null && each.from.includes(number));
  const leaveAbove = (kind: 'next' | 'failure', number: number): number =>
    !hasLine(kind === 'next' ? 'failure' : 'next', number) ? 5 : kind === 'next' ? 9 : 2;
  const exit = (y: number): string =>
    `M${String(columns.lanes)},${String(y)} H${String(columns.margin - 16)}`;
  return [
    ...starts.map((y, index) =>
      line(
        `start ${String(index)}`,
        'starts',
        'check',
        `M${String(spineX + 24)},${String(y)} H${String(spineX + 8)} Q${String(spineX)},${String(y)} ${String(spineX)},${String(y + 8)}`,
        'spine',
      ),
    ),
    line(
      'spine 0',
      'starts',
      'check',
      `M${String(spineX)},${String(top + 8)} V${String(gateY - 9)}`,
      'spine',
    ),
    ...below.flatMap(({ id, y }, index) => {
      const above = rowAt(index)?.step;
      if (above !== undefined && leavesTheSpine(above, steps.length)) return [];
      const before = index === 0 ? gateY + 9 : (below[index - 1]?.y ?? 0) + 18;
      return [
        line(
          `spine ${id}`,
          index === 0 ? 'check' : (below[index - 1]?.id ?? 'check'),
          id,
          `M${String(spineX)},${String(before)} V${String(id === 'end' ? y - 6 : y - 17)}`,
          'spine',
        ),
      ];
    }),
    ...groupsOf(steps).map(([first, last]) =>
      line(
        `group ${idOf(first)}`,
        idOf(first),
        idOf(last),
        `M${String(groupX + 6)},${String(first.y - 16)} H${String(groupX)} V${String(last.y + 16)} H${String(groupX + 6)}`,
        'spine',
      ),
    ),
    line('nothing', 'check', 'check', exit(gateY), 'failure', true),
    ...steps.flatMap((row) =>
      row.gateY === null
        ? []
        : [line(`refused ${idOf(row)}`, idOf(row), idOf(row), exit(row.gateY - 4), 'failure', true)],
    ),
    ...brackets.flatMap(({ kind, from, to, lane }) => {
      if (lane === null) return [];
      const target = to === null ? endY : (rowAt(to)?.y ?? endY);
      const x = laneX(columns, lane);
      // Leaving lines stand a little above the middle, arriving ones a little below, so that they never lie
      // on each other.
      const wayTo = (number: number): number => target - (rowAt(number)?.y ?? 0);
      // Of those that join, the outermost is drawn to the end: dots on dots would be a heavier line.
      const joins = (number: number): boolean =>
        from.some(
          (other) => wayTo(other) * wayTo(number) > 0 && Math.abs(wayTo(other)) > Math.abs(wayTo(number)),
        );
      return from.map((number) => {
        const y = (rowAt(number)?.y ?? 0) - leaveAbove(kind, number);
        const path = joins(number)
          ? toLane(columns.lanes, y, target, x)
          : rowPath(columns.lanes, y, target + 5, columns.lanes + 4, x);
        return line(
          `${kind} ${String(number)}`,
          String(number),
          to === null ? 'end' : String(to),
          path,
          kind,
          !joins(number),
        );
      });
    }),
  ];
}

/** The first and the last of steps that are carried out side by side. */
const groupsOf = (rows: readonly StepRow[]): readonly (readonly [StepRow, StepRow])[] => {
  const steps = rows.map(({ step }) => step);
  return rows.flatMap((row, index) => {
    if (row.step.group === undefined || steps[index - 1]?.group === row.step.group) return [];
    const last = rows[(groupFrom(steps, index + 1)?.at(-1) ?? 0) - 1];
    return last === undefined ? [] : [[row, last] as const];
  });
};

/** How far to the right a lane lies. */
export const laneX = ({ lanes }: Columns, lane: number): number => lanes + 24 + laneWidth * (lane + 1);

/** Out to the lane, along it, and back to `end`. */
export function rowPath(left: number, from: number, to: number, end: number, x: number): string {
  const turn = Math.sign(to - from) * 4;
  const back = end < x ? -4 : 4;
  return [
    toLane(left, from, to, x),
    `V${String(to - turn)}`,
    `Q${String(x)},${String(to)} ${String(x + back)},${String(to)}`,
    `H${String(end)}`,
  ].join(' ');
}

/** Out to the lane, and into it. */
const toLane = (left: number, from: number, to: number, x: number): string =>
  [
    `M${String(left)},${String(from)}`,
    `H${String(x - 4)}`,
    `Q${String(x)},${String(from)} ${String(x)},${String(from + Math.sign(to - from) * 4)}`,
  ].join(' ');
