import { expect, test } from 'vitest';
import type { RunEvent } from '../../../shared/run';
import { expectedTimes } from './expected-times';
import { runSheetOf, type RunSheet } from '../../../domain/run/run-sheet';
import { samplePump } from '../../testing/samples/sample-runs';
import { timelineOf } from './timeline';

const steps = samplePump.steps.slice(0, 3);
const started: RunEvent = {
  type: 'run-started',
  at: 0,
  runId: 'r1',
  sop: { ...samplePump, steps },
  sopHash: 'h',
  trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 },
  approvalTimeoutSecs: 300,
  startedBy: 'ana',
};
const begin = (at: number, step: number): RunEvent => ({ type: 'step-started', at, step, attempt: 1 });
const end = (at: number, step: number, next?: number): RunEvent => ({
  type: 'step-completed',
  at,
  step,
  output: 'ok',
  ...(next === undefined ? {} : { next }),
});
const gate: RunEvent = {
  type: 'approval-requested',
  at: 110,
  step: 2,
  gate: 'g',
  expiresAt: null,
  reason: 'confirmation',
};
const typical = (...ms: readonly number[]) =>
  ms.map((each, index) => ({ title: steps[index]?.title ?? '', ms: each, times: 5 }));

function sheetOf(...events: readonly RunEvent[]): RunSheet {
  const sheet = runSheetOf([started, ...events].map((event, index) => ({ seq: index + 1, event })));
  if (sheet === null) throw new Error('not a run');
  return sheet;
}

test.each<{
  name: string;
  events: readonly RunEvent[];
  known?: ReturnType<typeof typical>;
  then: readonly (readonly number[])[];
}>([
  {
    name: 'a step that is carried out is measured from its start, those below come after it',
    events: [begin(0, 1), end(100, 1), begin(110, 2)],
    then: [
      [2, 110, 710],
      [3, 710, 740],
    ],
  },
  {
    name: 'a step that takes longer than usual puts those below off until now',
    events: [begin(0, 1), end(100, 1), begin(110, 2)],
    known: typical(10, 20, 30),
    then: [
      [2, 110, 130],
      [3, 500, 530],
    ],
  },
  {
    name: 'a step that waits for a person has its time before it',
    events: [begin(0, 1), end(100, 1), gate],
    then: [
      [2, 500, 1100],
      [3, 1100, 1130],
    ],
  },
  {
    name: 'below a step that is not known nothing is expected',
    events: [begin(0, 1)],
    known: typical(100),
    then: [[1, 0, 100]],
  },
  {
    name: 'two runs are too few',
    events: [begin(0, 1)],
    known: typical(100).map((each) => ({ ...each, times: 2 })),
    then: [],
  },
  {
    name: 'a run that came back to a step expects nothing of it',
    events: [begin(0, 1), end(100, 1), begin(110, 2), end(200, 2, 1), begin(210, 1)],
    then: [],
  },
  {
    name: 'a run that is over expects nothing',
    events: [begin(0, 1), { type: 'run-cancelled', at: 60, reason: 'no', by: 'ana', via: 'app' }],
    then: [],
  },
])('$name', ({ events, known = typical(100, 600, 30), then }) => {
  expect(
    [...expectedTimes(sheetOf(...events), known, 500)].map(([step, each]) => [step, each.start, each.end]),
  ).toEqual(then);
});

test('a clock that is behind the run expects nothing before what the run has written', () => {
  const sheet = sheetOf(begin(0, 1), end(100, 1), gate);
  expect(
    [...expectedTimes(sheet, typical(100, 600, 30), -400)].map(([step, each]) => [
      step,
      each.start,
      each.end,
    ]),
  ).toEqual([
    [2, 110, 710],
    [3, 710, 740],
  ]);
});

test('the axis reaches to the end of what is expected', () => {
  const sheet = sheetOf(begin(0, 1), end(100, 1), begin(110, 2));
  expect(timelineOf(sheet, 500, expectedTimes(sheet, typical(100, 600, 1_000), 500))).toMatchObject({
    axis: { spanMs: 2_000 },
    elapsedMs: 500,
  });
  expect(timelineOf(sheet, 500).axis.spanMs).toBe(800);
});
