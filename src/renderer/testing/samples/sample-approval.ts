import type { Approval } from '../../../shared/procedures';

/** One waiting gate for tests; change what matters. */
export const sampleApproval = (
  change: Partial<Approval> = {},
  gate: Partial<Approval['gate']> = {},
): Approval => ({
  runId: '8f31c2',
  sop: 'pump-overpressure',
  version: '1.4.0',
  priority: 'critical',
  step: 3,
  totalSteps: 5,
  title: 'Close the feed valve',
  body: 'Set pin 5 of the valve board low.',
  suggestedTools: ['gpio_write'],
  gate: {
    gate: 'g1',
    step: 3,
    requestedAt: 1000,
    expiresAt: 301_000,
    reason: 'confirmation',
    calls: [
      {
        tool: 'gpio_write',
        arguments: { board: 'nucleo-f401re-0', pin: 5, value: 0 },
        provenance: { board: 'sop', pin: 'sop', value: 'model' },
      },
    ],
    note: '',
    ...gate,
  },
  trigger: {
    source: 'mqtt',
    topic: 'facility/pump/pressure',
    payload: '{"value":92.4,"unit":"bar"}',
    receivedAt: 500,
  },
  condition: '$.value > 85',
  shown: 'shown-1',
  code: '7F3A',
  fails: [],
  earlier: [],
  askedOn: [],
  nextTitle: 'Check the pressure',
  lastRuns: [],
  ...change,
});
