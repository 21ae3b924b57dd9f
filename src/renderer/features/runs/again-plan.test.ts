import { expect, test } from 'vitest';
import type { RunEvent } from '../../../shared/run';
import { againPlan, reachedSteps } from './again-plan';
import { runSheetOf, type RunSheet } from '../../../domain/run/run-sheet';
import { samplePump } from '../../testing/samples/sample-runs';

const sheetOf = (...events: readonly RunEvent[]): RunSheet => {
  const sheet = runSheetOf(events.map((event, index) => ({ seq: index + 1, event })));
  if (sheet === null) throw new Error('no start');
  return sheet;
};
const started: Extract<RunEvent, { type: 'run-started' }> = {
  type: 'run-started',
  at: 0,
  runId: 'r',
  sop: samplePump,
  sopHash: 'h',
  trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 },
  approvalTimeoutSecs: 0,
  startedBy: 'ana',
};
const failedAtThree = sheetOf(
  started,
  { type: 'step-completed', at: 5, step: 1, output: 'one' },
  { type: 'step-skipped', at: 6, step: 2, reason: 'not needed' },
  { type: 'step-failed', at: 9, step: 3, reason: 'stuck' },
  { type: 'run-failed', at: 9, reason: 'stuck' },
);

test('the dialog offers the steps that the run came to, and says what stands and who is asked', () => {
  expect(reachedSteps(failedAtThree).map((step) => step.number)).toEqual([2, 3]);
  expect(againPlan(failedAtThree, 3, { ...samplePump, version: '2.0.0' })).toEqual({
    carried: [1, 2],
    asks: [3],
    sopKnown: true,
    otherVersion: true,
  });
  expect(againPlan(failedAtThree, 1, null)).toEqual({
    carried: [],
    asks: [],
    sopKnown: false,
    otherVersion: false,
  });
});

test('a step that was carried over stands with its record, takes no time, and cannot be a beginning', () => {
  const sheet = sheetOf(
    { ...started, again: { runId: 'first', step: 2 } },
    { type: 'step-carried', at: 0, step: 1, status: 'completed', output: 'one' },
  );
  expect(sheet).toMatchObject({
    again: { runId: 'first', step: 2 },
    currentStep: 2,
    steps: [
      { carried: true, status: 'completed', output: 'one' },
      { carried: false, status: 'pending' },
      {},
      {},
      {},
    ],
  });
  expect(reachedSteps(sheet)).toEqual([]);
});
