import type { PlotSize } from './evidence-view';

/** Where the words of a limit stand: the left or right end of its line, with their baseline. */
export interface LabelPlace {
  readonly side: 'left' | 'right';
  readonly x: number;
  readonly y: number;
}

type Corner = readonly [number, number];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Baselines from the limit's line, with what letters need over and under their baseline. */
const below = 14;
const above = -5;
const ascent = 9;
const descent = 3;
/** The picture goes on this far over and under the plot. */
const margin = 6;
/** Between the words and the signal. */
const gap = 3;

/**
 * At the end of the limit's line where the signal is not: right before left, below before above. Where it is
 * everywhere, right; what is written there has a ground of its own.
 */
export function labelPlace(
  corners: readonly Corner[],
  limitY: number,
  labelWidth: number,
  { width, height }: PlotSize,
): LabelPlace {
  const places = (['right', 'left'] as const)
    .flatMap((side) =>
      [below, above].map((offset): LabelPlace => ({
        side,
        x: side === 'right' ? width : 0,
        y: limitY + offset,
      })),
    )
    .filter(({ y }) => y - ascent >= -margin && y + descent <= height + margin);
  const free = places.find((place) => !meets(corners, boxOf(place, labelWidth)));
  return free ?? places[0] ?? { side: 'right', x: width, y: limitY + above };
}

const boxOf = ({ side, x, y }: LabelPlace, labelWidth: number): Box => ({
  left: (side === 'right' ? x - labelWidth : x) - gap,
  right: (side === 'right' ? x : x + labelWidth) + gap,
  top: y - ascent - gap,
  bottom: y + descent + gap,
});

const meets = (corners: readonly Corner[], box: Box): boolean =>
  corners.some((corner, index) => stretchMeets(corners[index - 1] ?? corner, corner, box));

/** Corners come from left to right. */
function stretchMeets(
  [fromX, fromY]: Corner,
  [toX, toY]: Corner,
  { left, right, top, bottom }: Box,
): boolean {
  if (toX < left || fromX > right) return false;
  const yAt = (x: number): number =>
    toX === fromX ? fromY : fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY);
  const [one, other] = toX === fromX ? [fromY, toY] : [yAt(Math.max(fromX, left)), yAt(Math.min(toX, right))];
  return Math.max(one, other) >= top && Math.min(one, other) <= bottom;
}
