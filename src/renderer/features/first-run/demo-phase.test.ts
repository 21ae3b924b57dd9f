import { expect, test } from 'vitest';
import type { RunSummary } from '../../../shared/run';
import { demoPhase } from './demo-phase';

const run = (change: Partial<RunSummary>): RunSummary => ({
  runId: 'r1',
  sop: 'demo-valve',
  status: 'running',
  currentStep: 1,
  totalSteps: 3,
  stepTitle: '',
  source: 'peripheral',
  topic: 'demo-board/pin_3',
  startedAt: 100,
  completedAt: null,
  waitingSince: null,
  reason: null,
  lastActivityAt: 100,
  ...change,
});

test.each([
  { name: 'nothing has started yet', runs: [run({ sop: 'other' })], at: 'event' },
  {
    name: 'a run of an earlier demo is another one',
    runs: [run({ startedAt: 10, status: 'completed', completedAt: 20 })],
    at: 'event',
  },
  { name: 'the model reads', runs: [run({})], at: 'reads' },
  { name: 'somebody is to sign', runs: [run({ status: 'waiting_approval', currentStep: 2 })], at: 'sign' },
  {
    name: 'a run that waited before is taken up',
    runs: [run({ startedAt: 10, status: 'waiting_approval', currentStep: 2 })],
    at: 'sign',
  },
  { name: 'it acts', runs: [run({ currentStep: 2 })], at: 'acts' },
  { name: 'it is done', runs: [run({ status: 'completed', completedAt: 400 })], at: 'done' },
  { name: 'it was rejected', runs: [run({ status: 'cancelled', completedAt: 400 })], at: 'ended' },
])('$name', ({ runs, at }) => {
  expect(demoPhase(runs, 100).at).toBe(at);
});
