import type { Run } from '../../shared/run';
import type { Sop } from '../../shared/sop';

/** A procedure of two steps, for tests that need any. */
export const exampleSop: Sop = {
  name: 'pump',
  description: 'Keeps the pump safe',
  version: '0.1.0',
  priority: 'normal',
  executionMode: 'supervised',
  cooldownSecs: 0,
  maxConcurrent: 1,
  enabled: true,
  tools: 'listed',
  onInterrupt: 'ask',
  approvalTimeoutSecs: null,
  triggers: [{ type: 'manual' }],
  steps: [
    {
      number: 1,
      title: 'Read the pressure',
      body: 'Read pin 3.',
      suggestedTools: ['gpio_read'],
      requiresConfirmation: false,
      calls: [],
      line: 5,
    },
    {
      number: 2,
      title: 'Close the valve',
      body: 'Write pin 5 low.',
      suggestedTools: ['gpio_write'],
      requiresConfirmation: true,
      calls: [],
      line: 8,
    },
  ],
};

/** A run of it that was just started. */
export const exampleRun: Run = {
  runId: 'r1',
  sop: exampleSop,
  sopHash: 'hash',
  trigger: { source: 'mqtt', topic: 'facility/pump/pressure', payload: '{"value": 92}', receivedAt: 9 },
  startedBy: 'mqtt',
  status: 'running',
  currentStep: 1,
  startedAt: 10,
  completedAt: null,
  reason: null,
  gate: null,
  approved: null,
  steps: exampleSop.steps.map(({ number, title }) => ({
    number,
    title,
    status: 'pending',
    output: null,
    attempt: 0,
    startedAt: null,
    completedAt: null,
    toolCalls: [],
  })),
  decisions: [],
  approvalTimeoutSecs: 3600,
  gates: 0,
  figures: {
    startedBy: 'mqtt',
    cause: null,
    time: { shares: { queue: 0, model: 0, tool: 0, person: 0 }, spans: [], lastAt: 10 },
    decision: null,
    gate: null,
    failure: null,
    interrupted: null,
    retries: false,
    cancelledBy: null,
  },
  version: 1,
};
