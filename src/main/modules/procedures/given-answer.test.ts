import { expect, test } from 'vitest';
import type { OpenGate, Run } from '../../../shared/run';
import { exampleRun } from '../../testing/example-run';
import { whyTooEarly } from './given-answer';

const asking = (calls: OpenGate['calls']): Run => ({
  ...exampleRun,
  status: 'waiting_approval',
  gate: {
    gate: 'r/2/1',
    step: 2,
    requestedAt: 1,
    expiresAt: null,
    reason: 'confirmation',
    calls,
    note: '',
  },
});

test.each([
  { name: 'calls that are not known yet', run: asking(null), gate: 'r/2/1', why: 'calls_not_known' },
  { name: 'the same where no gate is named', run: asking(null), gate: null, why: 'calls_not_known' },
  { name: 'another gate, which is told otherwise', run: asking(null), gate: 'r/1/1', why: undefined },
  { name: 'a step that makes no call', run: asking([]), gate: 'r/2/1', why: undefined },
  { name: 'a run that asks nothing', run: exampleRun, gate: null, why: undefined },
  { name: 'no run', run: undefined, gate: null, why: undefined },
])('whether an approval comes too early: $name', ({ run, gate, why }) => {
  expect(whyTooEarly(run, gate)?.code).toBe(why);
});
