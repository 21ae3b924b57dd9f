import { expect, test } from 'vitest';
import type { StepState } from '../../shared/run';
import { typicalSteps } from './typical';

const step = (title: string, took: number, status: StepState['status'] = 'completed'): StepState => ({
  number: 1,
  title,
  status,
  output: null,
  attempt: 1,
  startedAt: 1_000,
  completedAt: 1_000 + took,
  toolCalls: [],
});

test('the middle of the completed times counts, by title, wherever the step stands', () => {
  const runs = [
    { steps: [step('Read', 10), step('Close', 100)] },
    { steps: [step('New', 5), step('Read', 90)] },
    {
      steps: [
        step('Read', 20),
        step('Close', 999, 'failed'),
        { ...step('Log', 1), startedAt: null, completedAt: null },
      ],
    },
  ];
  expect(typicalSteps(runs)).toEqual([
    { title: 'Read', ms: 20, times: 3 },
    { title: 'Close', ms: 100, times: 1 },
    { title: 'New', ms: 5, times: 1 },
  ]);
  expect(typicalSteps([{ steps: [step('Read', 10), step('Read', 20)] }])).toEqual([
    { title: 'Read', ms: 15, times: 2 },
  ]);
  expect(typicalSteps([{ steps: [step('Read', -500)] }])).toEqual([{ title: 'Read', ms: 0, times: 1 }]);
  expect(typicalSteps([])).toEqual([]);
});
