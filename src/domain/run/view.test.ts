import { expect, test } from 'vitest';
import type { RunEvent } from '../../shared/run';
import type { Sop } from '../../shared/sop';
import { fold } from './run';
import { toRunSummary } from './summary';
import { toRunView } from './view';

const sop: Sop = {
  name: 'pump',
  description: '',
  version: '1',
  priority: 'high',
  executionMode: 'supervised',
  cooldownSecs: 0,
  maxConcurrent: 1,
  enabled: true,
  tools: 'listed',
  onInterrupt: 'ask',
  approvalTimeoutSecs: null,
  triggers: [],
  steps: [1, 2].map((number) => ({
    number,
    title: `S${String(number)}`,
    body: '',
    suggestedTools: [],
    requiresConfirmation: number === 2,
    calls: [],
    line: number,
  })),
};
const log: RunEvent[] = [
  {
    type: 'run-started',
    at: 0,
    runId: 'r',
    sop,
    sopHash: 'h',
    trigger: { source: 'mqtt', topic: 't', payload: '92', receivedAt: 0 },
    approvalTimeoutSecs: 0,
    startedBy: 'mqtt',
  },
  { type: 'approval-requested', at: 0, step: 1, gate: 'r/1/1', expiresAt: null, reason: 'mode' },
  { type: 'approval-granted', at: 1000, step: 1, gate: 'r/1/1', by: 'ana', via: 'cli' },
  { type: 'step-started', at: 1001, step: 1, attempt: 1 },
  {
    type: 'tool-call-sent',
    at: 1002,
    step: 1,
    call: 'c',
    tool: 'gpio_read',
    arguments: { pin: 3 },
    provenance: { pin: 'sop' },
    acts: false,
  },
  { type: 'tool-call-answered', at: 1003, step: 1, call: 'c', success: true, output: '1' },
  { type: 'step-completed', at: 1004, step: 1, output: 'pin 3 is 1' },
  { type: 'approval-requested', at: 1004, step: 2, gate: 'r/2/2', expiresAt: null, reason: 'confirmation' },
];

test('a run as the command line prints it', () => {
  expect(toRunView(fold(log))).toEqual({
    run_id: 'r',
    sop_name: 'pump',
    status: 'waiting_approval',
    current_step: 2,
    total_steps: 2,
    trigger: { source: 'mqtt', topic: 't', payload: '92', received_at: '1970-01-01T00:00:00.000Z' },
    started_at: '1970-01-01T00:00:00.000Z',
    completed_at: null,
    waiting_since: '1970-01-01T00:00:01.004Z',
    reason: null,
    steps: [
      {
        number: 1,
        title: 'S1',
        status: 'completed',
        output: 'pin 3 is 1',
        started_at: '1970-01-01T00:00:01.001Z',
        completed_at: '1970-01-01T00:00:01.004Z',
        tool_calls: [{ name: 'gpio_read', arguments: { pin: 3 }, success: true, output: '1' }],
      },
      {
        number: 2,
        title: 'S2',
        status: 'waiting',
        output: null,
        started_at: null,
        completed_at: null,
        tool_calls: [],
      },
    ],
    decisions: [
      { step: 1, decision: 'approved', by: 'ana', via: 'cli', at: '1970-01-01T00:00:01.000Z', reason: null },
    ],
  });
});

test('a run as a row of a list', () => {
  expect(toRunSummary(fold(log))).toEqual({
    runId: 'r',
    sop: 'pump',
    status: 'waiting_approval',
    currentStep: 2,
    totalSteps: 2,
    stepTitle: 'S2',
    source: 'mqtt',
    topic: 't',
    startedAt: 0,
    completedAt: null,
    waitingSince: 1004,
    reason: null,
    lastActivityAt: 1004,
    figures: fold(log).figures,
  });
});

test('a run that a test event started says so as a row', () => {
  const [started, ...rest] = log;
  if (started?.type !== 'run-started') throw new Error('no start');
  expect(
    toRunSummary(fold([{ ...started, trigger: { ...started.trigger, test: true } }, ...rest])).test,
  ).toBe(true);
});
