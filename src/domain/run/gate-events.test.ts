import { expect, test } from 'vitest';
import type { Run, RunEvent } from '../../shared/run';
import type { Step } from '../../shared/sop';
import { gateEvents } from './gate-events';

/** The largest message that is taken, with as long a list as a step goes through. */
const payload = JSON.stringify({
  list: Array.from({ length: 1_000 }, (_, id) => ({ id })),
  unit: 'C',
  big: 'x'.repeat(900_000),
});
const asked = (message: string): { readonly run: Run; readonly step: Step } => {
  const step = {
    number: 1,
    title: 'Tell',
    body: '',
    line: 1,
    suggestedTools: [],
    requiresConfirmation: true,
    calls: [{ tool: 'notify', arguments: { message } }],
    forEach: { list: '$.payload.list' },
  } as Step;
  const run = {
    runId: 'r',
    gates: 0,
    approvalTimeoutSecs: 0,
    sop: { steps: [step], executionMode: 'auto' },
    steps: [
      {
        number: 1,
        title: 'Tell',
        status: 'pending',
        attempt: 0,
        toolCalls: [],
        output: null,
        startedAt: null,
      },
    ],
    trigger: { source: 'mqtt', topic: 't', payload, receivedAt: 1 },
    decisions: [],
    gate: null,
  } as unknown as Run;
  return { run, step };
};
const draft = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.type === 'calls-drafted' ? [event] : []))[0];

test.each(['{{item.id}} {{payload.unit}}', '{{item.id * 2}}', '{{upper(payload.unit)}} {{item.id + 1}}'])(
  'the card of a long list from a large event is there at once: %s',
  (message) => {
    const { run, step } = asked(message);
    expect(draft(gateEvents(run, step, 'confirmation', 5))?.calls).toHaveLength(1_000);
  },
);

test('what may be worked out is bounded for the whole list', () => {
  const { run, step } = asked('{{length(payload.big)}}');
  expect(draft(gateEvents(run, step, 'confirmation', 5))?.note).toContain('too much work');
});
