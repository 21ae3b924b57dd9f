import { expect, test } from 'vitest';
import { labelPlace } from './label-place';

const size = { width: 300, height: 84 };
const labelWidth = 60;

test.each<{
  name: string;
  corners: readonly (readonly [number, number])[];
  limitY: number;
  then: ReturnType<typeof labelPlace>;
}>([
  {
    name: 'below the right end, where the signal has gone over the limit',
    corners: [
      [0, 80],
      [100, 70],
      [150, 10],
      [300, 5],
    ],
    limitY: 40,
    then: { side: 'right', x: 300, y: 54 },
  },
  {
    name: 'above the right end, where the signal lies under the limit',
    corners: [
      [0, 10],
      [100, 50],
      [300, 55],
    ],
    limitY: 40,
    then: { side: 'right', x: 300, y: 35 },
  },
  {
    name: 'at the left end, where the signal is steep at the right one',
    corners: [
      [0, 80],
      [240, 78],
      [295, 0],
    ],
    limitY: 40,
    then: { side: 'left', x: 0, y: 54 },
  },
  {
    name: 'above the left end, where the signal lies under it and is steep at the right one',
    corners: [
      [0, 50],
      [240, 52],
      [295, 0],
    ],
    limitY: 40,
    then: { side: 'left', x: 0, y: 35 },
  },
  {
    name: 'above a limit at the foot of the picture',
    corners: [
      [0, 20],
      [300, 0],
    ],
    limitY: 84,
    then: { side: 'right', x: 300, y: 79 },
  },
  {
    name: 'below a limit at the head of the picture',
    corners: [
      [0, 84],
      [300, 60],
    ],
    limitY: 0,
    then: { side: 'right', x: 300, y: 14 },
  },
  {
    name: 'beside the step of a level',
    corners: [
      [0, 84],
      [270, 84],
      [270, 0],
      [300, 0],
    ],
    limitY: 42,
    then: { side: 'left', x: 0, y: 56 },
  },
  {
    name: 'right, where the signal is everywhere',
    corners: [
      [0, 40],
      [10, 0],
      [20, 84],
      [30, 0],
      [250, 84],
      [260, 0],
      [270, 84],
      [300, 0],
    ],
    limitY: 40,
    then: { side: 'right', x: 300, y: 54 },
  },
  {
    name: 'below the right end, where nothing is drawn',
    corners: [],
    limitY: 40,
    then: { side: 'right', x: 300, y: 54 },
  },
])('the words of a limit stand $name', ({ corners, limitY, then }) => {
  expect(labelPlace(corners, limitY, labelWidth, size)).toEqual(then);
});
