import { expect, test } from 'vitest';
import { figuresAfter, newFigures } from './figures-of-run';
import type { RunEvent } from '../../shared/run';
import { RunFigures, wasAsked } from '../../shared/run-figures';
import { sharesAt } from '../../shared/run-time';
import { exampleRun, exampleSop } from '../../main/testing/example-run';

type Started = Extract<RunEvent, { type: 'run-started' }>;
const sop = {
  ...exampleSop,
  triggers: [{ type: 'mqtt' as const, topic: 'facility/pump/pressure', condition: '$.value > 85' }],
};
const started: Started = {
  type: 'run-started',
  at: 0,
  runId: 'r1',
  sop,
  sopHash: 'h',
  trigger: exampleRun.trigger,
  approvalTimeoutSecs: 60,
  startedBy: 'mqtt',
};
const gate: RunEvent = {
  type: 'approval-requested',
  at: 10,
  step: 1,
  gate: 'g',
  expiresAt: 60_010,
  reason: 'mode',
};
const granted: RunEvent = { type: 'approval-granted', at: 30, step: 1, gate: 'g', by: 'ana', via: 'cli' };
const denied: RunEvent = {
  type: 'approval-denied',
  at: 30,
  step: 1,
  gate: 'g',
  by: 'ana',
  via: 'app',
  reason: 'sensor fault',
};
const failed: RunEvent = { type: 'step-failed', at: 40, step: 1, reason: 'no answer' };
const interrupted: RunEvent = { type: 'run-interrupted', at: 90, step: 1, unansweredCall: null };
const after = (events: readonly RunEvent[], first = started): RunFigures =>
  events.reduce(figuresAfter, newFigures(first));

test.each<{ name: string; events: readonly RunEvent[]; first?: Started; then: Partial<RunFigures> }>([
  {
    name: 'the start says who and why, with the value beside its limit',
    events: [],
    then: { startedBy: 'mqtt', cause: '92 > 85', decision: null, asked: false, gate: null },
  },
  {
    name: 'an open question says until when',
    events: [gate],
    then: { gate: { expiresAt: 60_010 }, decision: null },
  },
  {
    name: 'one that asks for a value says so, also where its time begins again',
    events: [
      { ...gate, reason: 'input' },
      { type: 'approval-extended', at: 20, step: 1, gate: gate.gate, expiresAt: 70_000 },
    ],
    then: { gate: { expiresAt: 70_000, input: true } },
  },
  {
    name: 'an approval closes it',
    events: [gate, granted],
    then: { gate: null, decision: { kind: 'approved', by: 'ana', via: 'cli', at: 30, reason: null } },
  },
  {
    name: 'the last answer counts',
    events: [gate, granted, gate, denied],
    then: { gate: null, decision: { kind: 'denied', by: 'ana', via: 'app', at: 30, reason: 'sensor fault' } },
  },
  {
    name: 'nobody answered',
    events: [gate, { type: 'approval-timed-out', at: 99, step: 1, gate: 'g' }],
    then: { gate: null, decision: { kind: 'timed-out', by: '', via: 'engine', at: 99, reason: null } },
  },
  {
    name: 'a cancelled run waits for nobody, and says who cancelled it',
    events: [gate, { type: 'run-cancelled', at: 50, reason: 'no', by: 'ana', via: 'cli' }],
    then: { gate: null, decision: null, asked: true, cancelledBy: { by: 'ana', via: 'cli' } },
  },
  {
    name: 'the last failure',
    events: [failed, { ...failed, reason: 'no power' }],
    then: { failure: 'no power' },
  },
  {
    name: 'the first interruption, and that nobody is asked after it',
    events: [interrupted, { ...interrupted, step: 2 }],
    first: { ...started, sop: { ...sop, onInterrupt: 'retry' } },
    then: { interrupted: 1, retries: true },
  },
])('$name', ({ events, first, then }) => {
  expect(after(events, first)).toMatchObject(then);
});

test('a row that was kept before it said whether somebody was asked still reads, and says so by the time it waited', () => {
  const { asked, ...kept } = after([
    gate,
    { type: 'run-cancelled', at: 50, reason: 'no', by: 'ana', via: 'cli' },
  ]);
  const { asked: never, ...quick } = after([failed]);
  expect([
    asked,
    never,
    ...[kept, quick].map((row) => wasAsked(RunFigures.parse(JSON.parse(JSON.stringify(row))))),
  ]).toEqual([true, false, true, false]);
});

test('a call that never had an answer takes time until its step ends, and no longer', () => {
  const figures = after([
    { type: 'step-started', at: 0, step: 1, attempt: 1 },
    {
      type: 'tool-call-sent',
      at: 10,
      step: 1,
      call: 'c',
      tool: 'shell',
      arguments: {},
      provenance: {},
      acts: true,
    },
  ]);
  expect(sharesAt(figures.time, 25).tool).toBe(15);
  expect(sharesAt(figuresAfter(figures, failed).time, 9_999)).toEqual({
    queue: 0,
    model: 0,
    tool: 30,
    person: 0,
  });
});

test('what is kept beside a run stays small, however long it goes on', () => {
  let figures = after([]);
  for (let round = 0; round < 2_000; round += 1) {
    const at = round * 100;
    const call = `c${String(round)}`;
    const events: RunEvent[] = [
      { type: 'model-requested', at, step: 1, call, provider: 'p', model: 'm', prompt: 'x' },
      {
        type: 'model-answered',
        at: at + 50,
        step: 1,
        call,
        text: '',
        toolCalls: 0,
        usage: null,
        queuedMs: 20,
      },
    ];
    figures = events.reduce(figuresAfter, figures);
  }
  expect(figures.time).toEqual({
    shares: { queue: 40_000, model: 60_000, tool: 0, person: 0 },
    spans: [],
    lastAt: 199_950,
  });
});
