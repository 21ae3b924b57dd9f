import type { Evidence, LimitOperator, Reading } from '../../../shared/evidence';

export const windowMs = 60_000;
/** Of a source so slow that a minute holds too little to draw, its last readings are shown. */
const slowReadings = 8;
/** One reading alone is told in words. */
const fewestDrawn = 2;
/** A source that was silent for longer says nothing about now. */
const silentAfterMs = 60_000;

/**
 * live: the last minute up to now. silent: nothing came of late, so the minute before the last reading. past:
 * the run is over, so the minute before it started.
 */
export type EvidenceState = 'live' | 'silent' | 'past';

/**
 * What a plot of a signal shows: a minute of it, or of a slow one its last readings, cut out, with the value that counts there and how long it
 * was on the wrong side of its limit.
 */
export interface EvidenceView {
  readonly state: EvidenceState;
  readonly from: number;
  readonly to: number;
  /** Within the minute; a level that held before it begins at its edge. */
  readonly points: readonly Reading[];
  /** The last one that is shown. */
  readonly last: Reading;
  /** Whether there is enough of it for a picture to show more than the value does. */
  readonly drawable: boolean;
  /** When the source was heard of last. */
  readonly heardAt: number;
  /**
   * Since when the limit is met without a break, as far back as the minute goes; null: it is not met now, or
   * there is no limit.
   */
  readonly overSince: number | null;
  /** It was met already when the minute began. */
  readonly overBefore: boolean;
}

/** Null: nothing was ever heard of the signal. `endedAt`: of the run; null while it goes on. */
export function evidenceView(evidence: Evidence, endedAt: number | null, now: number): EvidenceView | null {
  const { points, holds, limit, started } = evidence;
  const newest = points.at(-1);
  if (newest === undefined) return null;
  const heardAt = evidence.heardAt ?? newest.at;
  const state: EvidenceState =
    endedAt !== null && started !== null ? 'past' : now - heardAt > silentAfterMs ? 'silent' : 'live';
  const to =
    state === 'past' ? (started?.at ?? heardAt) : state === 'silent' ? heardAt : Math.max(now, heardAt);
  const from = Math.min(to - windowMs, holds ? to : slowFrom(points, to));
  const before = points.findLast((point) => point.at < from);
  const within = points.filter((point) => point.at >= from && point.at <= to);
  const cut = holds && before !== undefined ? [{ at: from, value: before.value }, ...within] : within;
  const last = cut.at(-1);
  if (last === undefined) return null;
  const shown =
    holds && last.at < to
      ? [...cut, { at: state === 'live' ? Math.min(heardAt, to) : to, value: last.value }]
      : cut;
  const over = limit === null ? [] : tailWhile(cut, (point) => meets(point.value, limit));
  return {
    state,
    from,
    to,
    points: shown,
    last,
    drawable: cut.length >= fewestDrawn,
    heardAt,
    overSince: over[0]?.at ?? null,
    overBefore: over.length > 0 && over.length === cut.length,
  };
}

/** Where the last readings begin, if the minute before `to` has fewer than two. */
function slowFrom(points: readonly Reading[], to: number): number {
  const until = points.filter(({ at }) => at <= to);
  return (until.at(-2)?.at ?? to) >= to - windowMs ? to : (until.slice(-slowReadings)[0]?.at ?? to);
}

function tailWhile(points: readonly Reading[], holds: (point: Reading) => boolean): readonly Reading[] {
  const broken = points.findLastIndex((point) => !holds(point));
  return points.slice(broken + 1);
}

function meets(
  value: number,
  { operator, value: limit }: { readonly operator: LimitOperator; readonly value: number },
): boolean {
  switch (operator) {
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '==':
      return value === limit;
    case '!=':
      return value !== limit;
  }
}

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** The minute as lines of a picture, in its own coordinates. */
export interface PlotShape {
  readonly line: string;
  /** Of the line, from left to right. */
  readonly corners: readonly (readonly [number, number])[];
  /** Between the line and the limit, on the side that the condition speaks of; empty without one. */
  readonly over: string;
  readonly limitY: number | null;
  readonly end: { readonly x: number; readonly y: number };
}

export function plotShape(
  { points, from, to }: Pick<EvidenceView, 'points' | 'from' | 'to'>,
  { limit, holds }: Pick<Evidence, 'limit' | 'holds'>,
  { width, height }: PlotSize,
): PlotShape {
  const values = [...points.map((point) => point.value), ...(limit === null ? [] : [limit.value])];
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const y = (value: number): number => round(height - ((value - low) / span) * height);
  const x = (at: number): number => round(((at - from) / (to - from)) * width);
  const corners = points.flatMap((point, index): (readonly [number, number])[] => {
    const before = points[index - 1];
    const here = [x(point.at), y(point.value)] as const;
    return holds && before !== undefined ? [[here[0], y(before.value)], here] : [here];
  });
  const [first] = corners;
  const last = corners.at(-1);
  const limitY = limit === null ? null : y(limit.value);
  if (first === undefined || last === undefined)
    return { line: '', corners, over: '', limitY, end: { x: 0, y: 0 } };
  const line = corners
    .map(([left, top], index) => `${index === 0 ? 'M' : 'L'}${String(left)},${String(top)}`)
    .join(' ');
  return {
    line,
    corners,
    over: limitY === null || limit === null ? '' : overPath(corners, limitY, limit.operator),
    limitY,
    end: { x: last[0], y: last[1] },
  };
}

/**
 * The line, held at the limit where it is on the other side of it; crossings are put in, so that the area
 * ends where the line crosses.
 */
function overPath(
  corners: readonly (readonly [number, number])[],
  limitY: number,
  operator: LimitOperator,
): string {
  if (operator === '==' || operator === '!=') return '';
  const above = operator === '>' || operator === '>=';
  const clamp = (top: number): number => (above ? Math.min(top, limitY) : Math.max(top, limitY));
  const path: string[] = [];
  corners.forEach(([left, top], index) => {
    const before = corners[index - 1];
    if (before !== undefined && (before[1] - limitY) * (top - limitY) < 0) {
      const crossing = before[0] + ((limitY - before[1]) / (top - before[1])) * (left - before[0]);
      path.push(`L${String(round(crossing))},${String(limitY)}`);
    }
    path.push(`${index === 0 ? 'M' : 'L'}${String(left)},${String(round(clamp(top)))}`);
  });
  const first = corners[0]?.[0] ?? 0;
  const last = corners.at(-1)?.[0] ?? 0;
  return [...path, `L${String(last)},${String(limitY)}`, `L${String(first)},${String(limitY)}`, 'Z'].join(
    ' ',
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
