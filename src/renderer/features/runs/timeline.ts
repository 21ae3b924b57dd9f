import { shownNumber } from '../../../shared/step-numbers';
import { Spender, type Shares } from '../../../shared/run-figures';
import { addShares, noShares, segmentsOf, sharesOf, type Segment } from '../../../shared/run-time';
import type { Expected } from './expected-times';
import type { RunSheet, StepSheet } from '../../../domain/run/run-sheet';

/** A row of the waterfall. */
export interface TimelineRow {
  readonly number: number;
  /** The number that people see. */
  readonly shown: number;
  readonly title: string;
  readonly segments: readonly Segment[];
  /** Null when the step was not reached. */
  readonly start: number | null;
  readonly end: number | null;
  readonly totalMs: number | null;
  /** The last segment still grows: its right edge is drawn. */
  readonly live: boolean;
  /** Not carried out in this run. */
  readonly carried: boolean;
  readonly shares: Shares;
}

export interface Axis {
  readonly start: number;
  readonly spanMs: number;
  /** Offsets from the start, in milliseconds, the last one without a label. */
  readonly ticks: readonly number[];
}

export interface Timeline {
  readonly rows: readonly TimelineRow[];
  readonly axis: Axis;
  /** By step: when it usually would be carried out. */
  readonly expected: ReadonlyMap<number, Expected>;
  readonly shares: Shares;
  readonly elapsedMs: number;
  readonly live: boolean;
}

const nothingExpected: ReadonlyMap<number, Expected> = new Map();

/** The waterfall of a run as it stands at `now`, with room for what is expected. */
export function timelineOf(sheet: RunSheet, now: number, expected = nothingExpected): Timeline {
  const end = Math.max(sheet.endedAt ?? now, sheet.startedAt);
  const rows = sheet.steps.map((step) => rowOf(step, sheet, end));
  const shares = rows.reduce((sum, row) => addShares(sum, row.shares), noShares);
  const shown = Math.max(end, ...[...expected.values()].map((each) => each.end));
  return {
    rows,
    shares,
    axis: axisOf(sheet.startedAt, shown - sheet.startedAt),
    expected,
    elapsedMs: end - sheet.startedAt,
    live: sheet.endedAt === null,
  };
}

function rowOf(step: StepSheet, sheet: RunSheet, end: number): TimelineRow {
  // What is over stays as it is: the row is made once.
  const known = step.endedAt === null ? undefined : rows.get(step);
  const row = known ?? newRow(step, sheet, end);
  if (step.endedAt !== null) rows.set(step, row);
  return row;
}

const rows = new WeakMap<StepSheet, TimelineRow>();

function newRow(step: StepSheet, sheet: RunSheet, end: number): TimelineRow {
  if (step.carried)
    return {
      number: step.number,
      shown: shownNumber(step),
      title: step.title,
      segments: [],
      start: null,
      end: null,
      totalMs: null,
      live: false,
      carried: true,
      shares: noShares,
    };
  const open = sheet.endedAt === null && step.endedAt === null;
  const segments = [
    ...step.segments,
    ...segmentsOf(
      sheet.figures.time.spans.filter((span) => span.step === step.number),
      end,
    ),
  ];
  const first = step.events[0]?.event.at ?? null;
  const last =
    first === null
      ? null
      : open && step.events.length > 0
        ? end
        : (step.endedAt ?? step.events.at(-1)?.event.at ?? first);
  return {
    number: step.number,
    shown: shownNumber(step),
    title: step.title,
    segments,
    start: first,
    end: last,
    totalMs: first === null || last === null ? null : last - first,
    live: open && step.events.length > 0,
    carried: false,
    shares: sharesOf(segments),
  };
}

/**
 * As many spans as can be told apart: of a row that has more, each part of the axis shows whom most of it
 * went to.
 */
export function drawnOf(segments: readonly Segment[], axis: Axis, most = 400): readonly Segment[] {
  if (segments.length <= most) return segments;
  const width = axis.spanMs / most;
  const parts = new Map<number, Record<Spender, number>>();
  for (const { spender, start, end } of segments) {
    for (let part = Math.floor((start - axis.start) / width); part * width + axis.start < end; part += 1) {
      const from = axis.start + part * width;
      const spent = parts.get(part) ?? { unknown: 0, tool: 0, model: 0, person: 0, queue: 0 };
      spent[spender] += Math.min(end, from + width) - Math.max(start, from);
      parts.set(part, spent);
    }
  }
  const drawn: Segment[] = [];
  for (const [part, spent] of [...parts].sort(([a], [b]) => a - b)) {
    const spender = Spender.options.reduce((most, one) => (spent[one] > spent[most] ? one : most));
    const start = axis.start + part * width;
    const before = drawn.at(-1);
    if (before?.spender === spender && Math.abs(before.end - start) < 1e-6 * axis.spanMs)
      drawn[drawn.length - 1] = { ...before, end: start + width };
    else drawn.push({ spender, start, end: start + width });
  }
  return drawn;
}

const quarters = [0, 1, 2, 3, 4];
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const niceSteps = [
  1,
  2,
  5,
  10,
  20,
  50,
  100,
  200,
  250,
  500,
  ...[1, 2, 5, 10, 15, 30].map((n) => n * second),
  ...[1, 2, 5, 10, 15, 30].map((n) => n * minute),
  ...[1, 2, 3, 6, 12, 24, 48, 168].map((n) => n * hour),
];

/** Four equal parts with a round length, at least as long as the run. */
export function axisOf(start: number, elapsedMs: number): Axis {
  const step = niceSteps.find((each) => each * 4 >= elapsedMs) ?? Math.ceil(elapsedMs / 4 / hour) * hour;
  return { start, spanMs: step * 4, ticks: quarters.map((n) => n * step) };
}

/** A span as CSS percentages of the axis. */
export const placeOf = (
  span: { readonly start: number; readonly end: number },
  axis: Axis,
): { readonly left: string; readonly width: string } => ({
  left: percent(span.start - axis.start, axis.spanMs),
  width: percent(span.end - span.start, axis.spanMs),
});

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;
