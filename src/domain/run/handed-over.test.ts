import { expect, test } from 'vitest';
import type { Run, RunEvent } from '../../shared/run';
import type { Sop, Step } from '../../shared/sop';
import { shownHash } from '../approval/approval-request';
import type { HandedOutcome } from './run-command';
import { takesPlace, worksHere } from './lanes';
import { decide, evolve, pendingEffects, type RunCommand } from './run';

const stepOf = (more: Partial<Step>): Step => ({
  number: 1,
  title: 'Open',
  body: '',
  line: 1,
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [{ tool: 'gpio_write', arguments: { board: 'pump', pin: 5, value: 1 } }],
  on: 'hall-2',
  ...more,
});

const sopOf = (step: Step, more: Partial<Sop>): Sop => ({
  name: 'open',
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
  steps: [step],
  ...more,
});

function begin(step: Partial<Step> = {}, sop: Partial<Sop> = {}) {
  let run: Run | null = null;
  let at = 1_000;
  const told: string[] = [];
  const please = (command: RunCommand): readonly RunEvent[] => {
    const decided = decide(run, command);
    if (!decided.ok) {
      told.push(decided.error.code);
      return [];
    }
    for (const event of decided.value) run = evolve(run, event);
    return decided.value;
  };
  const current = (): Run => {
    if (run === null) throw new Error('nothing began');
    return run;
  };
  const now = (): number => (at += 1_000);
  please({
    type: 'start',
    at: now(),
    runId: 'r',
    sop: sopOf(stepOf(step), sop),
    sopHash: 'h',
    trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 },
    approvalTimeoutSecs: 0,
    startedBy: 'ana',
  });
  return {
    run: current,
    refused: told,
    please,
    now,
    effects: () => pendingEffects(current()).map(({ type, key }) => `${type} ${key}`),
    send: (call: string, attempt = 1) => {
      please({ type: 'begin-step', at: now(), step: 1, attempt });
      please({
        type: 'record',
        event: {
          type: 'tool-call-sent',
          at: now(),
          step: 1,
          call,
          tool: 'gpio_write',
          arguments: { board: 'pump', pin: 5, value: 1 },
          provenance: {},
          acts: true,
          on: 'hall-2',
        },
      });
    },
    settle: (call: string, outcome: HandedOutcome) =>
      please({ type: 'settle-call', at: now(), step: 1, call, outcome }).map(({ type }) => type),
    approve: () => {
      const gate = current().gate;
      please({
        type: 'approve',
        at: now(),
        gate: gate?.gate ?? '',
        shown: shownHash(gate?.calls ?? null),
        by: 'ana',
        via: 'app',
      });
    },
  };
}

const done: HandedOutcome = { kind: 'answered', engine: 'hall-2', success: true, output: 'pin 5 is 1' };
const gone: HandedOutcome = { kind: 'gone', engine: 'hall-2' };

test('a call that was sent to another engine is waited for, and its answer is what came of the step', () => {
  const history = begin();
  history.send('c1');
  expect(history.effects()).toEqual(['hand-over r/c1']);
  expect(history.settle('c0', done)).toEqual([]);
  expect(history.settle('c1', done)).toEqual(['tool-call-answered', 'step-completed', 'run-completed']);
  expect(history.run().steps[0]?.toolCalls[0]).toMatchObject({ engine: 'hall-2', success: true });
  expect(history.settle('c1', done)).toEqual([]);
});

test('while it waits for another engine it has a place here, and is not in the way of what others hand over', () => {
  const history = begin();
  const places = (): readonly boolean[] => [takesPlace(history.run()), worksHere(history.run())];
  expect(places()).toEqual([true, true]);
  history.send('c1');
  expect(places()).toEqual([true, false]);
  history.settle('c1', gone);
  expect(places()).toEqual([false, false]);
});

test('the end of its own engine interrupts nothing: it is waited for on', () => {
  const history = begin();
  history.send('c1');
  expect(history.please({ type: 'mark-interrupted', at: history.now() })).toEqual([]);
  expect(history.effects()).toEqual(['hand-over r/c1']);
});

test.each([
  ['ask', ['run-interrupted', 'approval-requested', 'calls-drafted']],
  ['retry', ['run-interrupted', 'approval-requested', 'calls-drafted']],
  ['fail', ['run-interrupted', 'step-failed', 'run-failed']],
] as const)(
  'who has taken it is gone: with on_interrupt "%s" it is never made again unasked',
  (how, events) => {
    const history = begin({ onFailure: { action: 'retry', times: 3 } }, { onInterrupt: how });
    history.send('c1');
    expect(history.settle('c1', gone)).toEqual(events);
  },
);

test('an answer that still comes closes the question, and is heard no more once a person has said yes', () => {
  const asked = begin();
  asked.send('c1');
  asked.settle('c1', gone);
  expect(asked.run().gate?.note).toContain('The engine hall-2 has taken the call');
  expect(asked.effects()).toEqual(['ask r/1/1', 'hand-over r/c1']);
  expect(asked.settle('c1', gone)).toEqual([]);
  expect(asked.settle('c1', done)).toEqual(['tool-call-answered', 'step-completed', 'run-completed']);
  const repeated = begin();
  repeated.send('c1');
  repeated.settle('c1', gone);
  repeated.approve();
  expect(repeated.effects()).toEqual(['run-step r/1/2']);
  expect(repeated.settle('c1', done)).toEqual([]);
  repeated.please({ type: 'begin-step', at: repeated.now(), step: 1, attempt: 2 });
  expect(repeated.effects()).toEqual(['run-step r/1/2']);
  expect(repeated.settle('c1', done)).toEqual([]);
  repeated.please({ type: 'mark-interrupted', at: repeated.now() });
});

test('who does not know itself whether it was done leaves the question', () => {
  const history = begin();
  history.send('c1');
  const unknown: HandedOutcome = { ...done, success: false, unknown: true, output: 'killed' };
  expect(history.settle('c1', unknown)).toEqual([
    'tool-call-answered',
    'run-interrupted',
    'approval-requested',
    'calls-drafted',
  ]);
  expect(history.effects()).toEqual(['ask r/1/1']);
});

test('what failed for certain may be tried again by itself', () => {
  const history = begin({ onFailure: { action: 'retry', times: 1 } });
  history.send('c1');
  expect(history.settle('c1', { ...done, success: false, output: 'no such pin' })).toEqual([
    'tool-call-answered',
    'step-failed',
  ]);
  expect(history.effects()).toEqual(['run-step r/1/2']);
});

test('the engine is part of what is approved: another one is on no card', () => {
  const history = begin({ requiresConfirmation: true });
  const [call] = history.run().gate?.calls ?? [];
  expect(call).toMatchObject({ on: 'hall-2' });
  expect(shownHash([{ ...call, tool: 'gpio_write', arguments: {}, on: 'hall-3' }])).not.toBe(
    shownHash([{ ...call, tool: 'gpio_write', arguments: {} }]),
  );
  history.approve();
  history.please({ type: 'begin-step', at: history.now(), step: 1, attempt: 1 });
  const sent = {
    type: 'tool-call-sent',
    at: 1,
    step: 1,
    call: 'c1',
    tool: 'gpio_write',
    arguments: { board: 'pump', pin: 5, value: 1 },
    provenance: {},
    acts: true,
  } as const;
  history.please({ type: 'record', event: { ...sent, on: 'hall-3' } });
  history.please({ type: 'record', event: sent });
  expect(history.refused).toEqual(['not_on_card', 'not_on_card']);
  history.please({ type: 'record', event: { ...sent, on: 'hall-2' } });
  expect(history.refused).toHaveLength(2);
});
