import { describe, expect, test } from 'vitest';
import type { Step } from '../../../shared/sop';
import { layoutFlow } from './flow-layout';
import {
  drawLines,
  leavesTheSpine,
  numberAt,
  placeAt,
  takeLinesAway,
  type Place,
  type WayKind,
} from './flow-ways';

const step = (number: number, more: Partial<Step> = {}): Step => ({
  number,
  title: '',
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line: number,
  ...more,
});
const steps = [
  step(1),
  step(2, { next: 4 }),
  step(3, { when: '$.payload.x > 1', onFailure: { action: 'goto', step: 5 } }),
  step(4, { kind: 'checkpoint' }),
  step(5, { onFailure: { action: 'retry', times: 2 } }),
];
const set = (number: number, changes: object) => ({ type: 'set-step', step: number, changes });

describe('a line that is drawn', () => {
  test.each<{ name: string; kind: WayKind; from: number[]; to: Place; edits: object[] }>([
    {
      name: 'to another step is what comes next',
      kind: 'next',
      from: [1],
      to: 3,
      edits: [set(1, { next: 3 })],
    },
    {
      name: 'back is a circle that the format allows',
      kind: 'next',
      from: [5],
      to: 1,
      edits: [set(5, { next: 1 })],
    },
    {
      name: 'to the step below needs no words',
      kind: 'next',
      from: [2],
      to: 3,
      edits: [set(2, { next: null })],
    },
    { name: 'to the end ends the run', kind: 'next', from: [1], to: 'end', edits: [set(1, { next: 'end' })] },
    { name: 'from the last step to the end needs no words', kind: 'next', from: [5], to: 'end', edits: [] },
    { name: 'to where it leads already changes nothing', kind: 'next', from: [2], to: 4, edits: [] },
    {
      name: 'from a step with a condition to itself goes round while it holds',
      kind: 'next',
      from: [3],
      to: 3,
      edits: [set(3, { next: 3 })],
    },
    {
      name: 'for a failure goes on elsewhere',
      kind: 'failure',
      from: [1],
      to: 5,
      edits: [set(1, { onFailure: { action: 'goto', step: 5 } })],
    },
    {
      name: 'for a failure comes in the place of trying again',
      kind: 'failure',
      from: [5],
      to: 1,
      edits: [set(5, { onFailure: { action: 'goto', step: 1 } })],
    },
    {
      name: 'for a failure that leads there already changes nothing',
      kind: 'failure',
      from: [3],
      to: 5,
      edits: [],
    },
    {
      name: 'by an arrow that several share takes all of them along',
      kind: 'failure',
      from: [1, 3],
      to: 2,
      edits: [
        set(1, { onFailure: { action: 'goto', step: 2 } }),
        set(3, { onFailure: { action: 'goto', step: 2 } }),
      ],
    },
  ])('$name', ({ kind, from, to, edits }) => {
    expect(drawLines(steps, kind, from, to)).toEqual({ ok: true, edits });
  });

  test.each<{ kind: WayKind; from: number[]; to: Place; why: string }>([
    { kind: 'next', from: [1], to: 'start', why: 'toStart' },
    { kind: 'failure', from: [1], to: 'start', why: 'toStart' },
    { kind: 'next', from: [1], to: 1, why: 'nextToItself' },
    { kind: 'failure', from: [1], to: 1, why: 'failureToItself' },
    { kind: 'failure', from: [1], to: 'end', why: 'failureToEnd' },
    { kind: 'failure', from: [4], to: 1, why: 'checkpointFails' },
    { kind: 'failure', from: [1, 3], to: 3, why: 'failureToItself' },
  ])('by $kind of $from to $to is refused: $why', ({ kind, from, to, why }) => {
    expect(drawLines(steps, kind, from, to)).toEqual({ ok: false, why });
  });

  test('is taken away by what holds without it', () => {
    expect([takeLinesAway('next', [2]), takeLinesAway('failure', [1, 3])]).toEqual([
      [set(2, { next: null })],
      [set(1, { onFailure: null }), set(3, { onFailure: null })],
    ]);
  });
});

test('the spine is left by a step that always goes elsewhere', () => {
  expect(
    [
      step(1),
      step(1, { next: 2 }),
      step(1, { next: 3 }),
      step(1, { next: 'end' }),
      step(1, { next: 3, when: '$.topic == a' }),
      step(4, { next: 'end' }),
    ].map((each) => leavesTheSpine(each, 4)),
  ).toEqual([false, false, true, true, false, false]);
});

test('a height of the sheet is a step, the end, or above the first step; a step that is put down there has a number', () => {
  const layout = layoutFlow(steps, 1, () => false);
  const heights = [0, ...layout.steps.map(({ y }) => y), layout.endY + 100];
  expect(heights.map((y) => placeAt(layout, y))).toEqual(['start', 1, 2, 3, 4, 5, 'end']);
  expect(heights.map((y) => numberAt(layout, 2, y - 10))).toEqual([1, 1, 2, 2, 3, 4, 5]);
  expect(
    placeAt(
      layoutFlow([], 1, () => false),
      1_000,
    ),
  ).toBe('end');
});
