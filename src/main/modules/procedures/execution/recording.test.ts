import { expect, test } from 'vitest';
import type { RunEvent } from '../../../../shared/run';
import { Recording } from './recording';

const call = (pin: number) => ({ tool: 'write', arguments: { pin }, provenance: {} });
const gate = (number: number, pin: number, resumes?: true): readonly RunEvent[] => {
  const which = { at: number, step: 1, gate: `r/1/${String(number)}` };
  return [
    {
      type: 'approval-requested',
      ...which,
      expiresAt: null,
      reason: 'confirmation',
      ...(resumes === undefined ? {} : { resumes }),
    },
    { type: 'calls-drafted', ...which, calls: [call(pin)], note: '' },
    { type: 'approval-granted', ...which, by: 'ana', via: 'app' },
  ];
};
const began = (attempt: number): RunEvent => ({ type: 'step-started', at: 5, step: 1, attempt });

test.each<{ name: string; events: readonly RunEvent[]; calls: readonly object[] }>([
  { name: 'the calls of the card that let it begin', events: [...gate(1, 5), began(1)], calls: [call(5)] },
  {
    name: 'the same after it was parked',
    events: [...gate(1, 5), began(1), ...gate(2, 6, true)],
    calls: [call(5)],
  },
  {
    name: 'nothing, when it was repeated after a crash behind a card of its middle',
    events: [
      ...gate(1, 5),
      began(1),
      ...gate(2, 6, true),
      { type: 'run-interrupted', at: 7, step: 1, unansweredCall: null },
      began(2),
      ...gate(3, 7, true),
    ],
    calls: [],
  },
  {
    name: 'the calls that were approved for this visit, when it is another try',
    events: [
      ...gate(1, 5),
      began(1),
      { type: 'step-failed', at: 6, step: 1, reason: 'busy', retryAt: 7 },
      began(2),
      ...gate(2, 6, true),
    ],
    calls: [call(5)],
  },
  {
    name: 'nothing, when the approval was for an earlier visit',
    events: [
      ...gate(1, 5),
      began(1),
      { type: 'step-failed', at: 6, step: 1, reason: 'dry', next: 1 },
      began(2),
      ...gate(2, 6, true),
    ],
    calls: [],
  },
])('an attempt that was parked began with $name', ({ events, calls }) => {
  expect(new Recording(events, 1).firstCalls).toEqual(calls);
});
