import { expect, test } from 'vitest';
import type { Run, RunEvent } from '../../shared/run';
import type { Sop, Step } from '../../shared/sop';
import { beginsAtOnce, begunWith, isUntouched } from './first-step';
import { decide, evolve, type RunCommand } from './run';

const step = (number: number, extra: Partial<Step> = {}): Step => ({
  number,
  title: `S${String(number)}`,
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line: number,
  ...extra,
});

const starting = (steps: readonly Step[], extra: Partial<Sop> = {}): RunCommand => ({
  type: 'start',
  at: 7,
  runId: 'r',
  sop: {
    name: 'pump',
    description: '',
    version: '1',
    priority: 'normal',
    executionMode: 'auto',
    cooldownSecs: 0,
    maxConcurrent: 1,
    enabled: true,
    tools: 'listed',
    onInterrupt: 'ask',
    approvalTimeoutSecs: null,
    triggers: [],
    steps: [...steps],
    ...extra,
  },
  sopHash: 'h',
  trigger: { source: 'manual', topic: null, payload: '{"pin": 5}', receivedAt: 7 },
  approvalTimeoutSecs: 100,
  startedBy: 'ana',
});

const decided = (run: Run | null, command: RunCommand): readonly RunEvent[] => {
  const outcome = decide(run, command);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
};
const folded = (run: Run | null, events: readonly RunEvent[]): Run => {
  const after = events.reduce<Run | null>(evolve, run);
  if (after === null) throw new Error('There is no run');
  return after;
};

/** As one write has it. */
function startOf(command: RunCommand): { readonly run: Run; readonly events: readonly RunEvent[] } {
  const started = decided(null, command);
  const events = [...started, ...beginsAtOnce(folded(null, started), command)];
  return { run: folded(null, events), events };
}

const begun: RunEvent = { type: 'step-started', at: 7, step: 1, attempt: 1 };

test.each<{ name: string; command: RunCommand; then: readonly RunEvent[] }>([
  {
    name: 'a step that asks nobody begins with its run',
    command: starting([step(1), step(2)]),
    then: [begun],
  },
  {
    name: 'the first that its condition lets through',
    command: starting([step(1, { when: '$.payload.pin > 5' }), step(2)]),
    then: [{ ...begun, step: 2 }],
  },
  {
    name: 'one that asks a person does not',
    command: starting([step(1, { requiresConfirmation: true })]),
    then: [],
  },
  {
    name: 'nor one of a procedure that asks at every step',
    command: starting([step(1)], { executionMode: 'step_by_step' }),
    then: [],
  },
  {
    name: 'nor one that only waits',
    command: starting([step(1, { kind: 'wait', wait: { until: { type: 'duration', secs: 5 } } })]),
    then: [],
  },
  {
    name: 'nor a run that is over at once',
    command: starting([step(1, { when: '$.payload.pin > 5' })]),
    then: [],
  },
])('$name', ({ command, then }) => {
  const { events } = startOf(command);
  expect(events.filter(({ type }) => type === 'step-started')).toEqual(then);
  expect(begunWith(events)).toBe(then.length > 0);
});

test('no other command begins a step', () => {
  const { run } = startOf(starting([step(1)]));
  expect(beginsAtOnce(run, { type: 'cancel', at: 7, reason: '', by: 'ana', via: 'app' })).toEqual([]);
});

test('after a kill one that had only begun begins again unasked, once: the next time a person is asked', () => {
  const { run, events } = startOf(starting([step(1)]));
  const found = (now: Run, last: RunEvent | undefined): RunCommand => ({
    type: 'mark-interrupted',
    at: 50,
    untouched: isUntouched(now, last),
  });
  const interrupted = decided(run, found(run, events.at(-1)));
  expect(interrupted).toEqual([
    { type: 'run-interrupted', at: 50, step: 1, unansweredCall: null, waited: true },
  ]);
  const taken = folded(run, interrupted);
  const again = decided(taken, { type: 'begin-step', at: 51, step: 1, attempt: 2 });
  const second = folded(taken, again);
  expect(decided(second, found(second, again.at(-1)))).toMatchObject([
    { type: 'run-interrupted' },
    { type: 'approval-requested', reason: 'interrupted' },
  ]);
});

test('one that has anything of it on record is not taken for untouched', () => {
  const { run } = startOf(starting([step(1)]));
  const asked: RunEvent = {
    type: 'tool-call-sent',
    at: 7,
    step: 1,
    call: 'c1',
    tool: 'gpio_write',
    arguments: {},
    provenance: {},
    acts: true,
  };
  expect(isUntouched(folded(run, [asked]), asked)).toBe(false);
  expect(isUntouched(run, undefined)).toBe(false);
});
