import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../../shared/run';
import { sharesAt } from '../../../shared/run-time';
import { activityOf, type Activity, type LiveText } from './activity';
import { runSheetOf, type RunSheet } from '../../../domain/run/run-sheet';
import { samplePump, sampleRuns } from '../../testing/samples/sample-runs';
import { summaryOf } from './summary-of';
import { axisOf, placeOf, timelineOf } from './timeline';

const start = 1_000_000;
const started: RunEvent = {
  type: 'run-started',
  at: start,
  runId: 'r1',
  sop: { ...samplePump, steps: samplePump.steps.slice(0, 3) },
  sopHash: 'h',
  trigger: { source: 'mqtt', topic: 't', payload: null, receivedAt: start },
  approvalTimeoutSecs: 300,
  startedBy: 'mqtt',
};
const begin = (ms: number, step: number, attempt = 1): RunEvent => ({
  type: 'step-started',
  at: start + ms,
  step,
  attempt,
});
const end = (ms: number, step: number): RunEvent => ({
  type: 'step-completed',
  at: start + ms,
  step,
  output: 'ok',
});
const ask = (ms: number, step: number, call = 'm'): RunEvent => ({
  type: 'model-requested',
  at: start + ms,
  step,
  call,
  provider: 'p',
  model: 'small',
  prompt: 'x',
});
const answer = (ms: number, step: number, queuedMs = 0, call = 'm'): RunEvent => ({
  type: 'model-answered',
  at: start + ms,
  step,
  call,
  text: '',
  toolCalls: 0,
  usage: null,
  queuedMs,
});
const send = (ms: number, step: number, call = 't'): RunEvent => ({
  type: 'tool-call-sent',
  at: start + ms,
  step,
  call,
  tool: 'gpio_write',
  arguments: {},
  provenance: {},
  acts: true,
});
const reply = (ms: number, step: number, call = 't'): RunEvent => ({
  type: 'tool-call-answered',
  at: start + ms,
  step,
  call,
  success: true,
  output: '1',
});
const gate = (
  ms: number,
  step: number,
  reason: 'confirmation' | 'interrupted' | 'input' = 'confirmation',
): RunEvent => ({ type: 'approval-requested', at: start + ms, step, gate: 'g', expiresAt: null, reason });
const grant = (ms: number, step: number): RunEvent => ({
  type: 'approval-granted',
  at: start + ms,
  step,
  gate: 'g',
  by: 'ana',
  via: 'app',
});
const interrupted = (ms: number, step: number, unansweredCall: string | null): RunEvent => ({
  type: 'run-interrupted',
  at: start + ms,
  step,
  unansweredCall,
});

function sheetOf(...events: readonly RunEvent[]): RunSheet {
  const sheet = runSheetOf([started, ...events].map((event, index) => ({ seq: index + 1, event })));
  if (sheet === null) throw new Error('not a run');
  return sheet;
}

const spans = (sheet: RunSheet, now: number, row = 0): readonly string[] =>
  (timelineOf(sheet, start + now).rows[row]?.segments ?? []).map(
    (each) => `${each.spender} ${each.start - start}-${each.end - start}`,
  );

describe('the segments of a step', () => {
  test.each<{ name: string; events: readonly RunEvent[]; then: readonly string[] }>([
    {
      name: 'an answered request is queue, then model',
      events: [begin(0, 1), ask(10, 1), answer(110, 1, 30), end(110, 1)],
      then: ['queue 10-40', 'model 40-110'],
    },
    {
      name: 'a call is tool time from sent to answered',
      events: [begin(0, 1), send(5, 1), reply(25, 1), end(26, 1)],
      then: ['tool 5-25'],
    },
    {
      name: 'a call without an answer yet grows until now',
      events: [begin(0, 1), send(5, 1)],
      then: ['tool 5-500'],
    },
    {
      name: 'a gate is person time until the decision',
      events: [gate(0, 1), grant(80, 1), begin(81, 1), end(90, 1)],
      then: ['person 0-80'],
    },
    {
      name: 'drafting while the gate waits shows as model, the rest as person',
      events: [gate(0, 1), ask(5, 1), answer(25, 1, 10), grant(80, 1)],
      then: ['person 0-15', 'model 15-25', 'person 25-80'],
    },
    {
      name: 'two calls at once are one span',
      events: [
        begin(0, 1),
        send(10, 1, 'a'),
        send(12, 1, 'b'),
        reply(20, 1, 'a'),
        reply(30, 1, 'b'),
        end(30, 1),
      ],
      then: ['tool 10-30'],
    },
    {
      name: 'a queue longer than the whole answer never overtakes it',
      events: [begin(0, 1), ask(10, 1), answer(20, 1, 900), end(20, 1)],
      then: ['queue 10-20'],
    },
    {
      name: 'the time without an engine is not known',
      events: [
        begin(0, 1),
        ask(10, 1),
        answer(20, 1),
        send(30, 1),
        interrupted(400, 1, 't'),
        gate(401, 1, 'interrupted'),
      ],
      then: ['model 10-20', 'unknown 30-400', 'person 401-500'],
    },
    {
      name: 'a gate that fell away with the run ends there',
      events: [gate(0, 1), { type: 'run-cancelled', at: start + 60, reason: 'no', by: 'ana', via: 'app' }],
      then: ['person 0-60'],
    },
  ])('$name', ({ events, then }) => {
    expect(spans(sheetOf(...events), 500)).toEqual(then);
  });
});

describe('the rows', () => {
  test('a running step is live up to now, a done one has its own time, a later one none', () => {
    const line = timelineOf(sheetOf(begin(0, 1), end(100, 1), begin(110, 2), ask(120, 2)), start + 1000);
    expect(line.rows.map(({ totalMs, live }) => ({ totalMs, live }))).toEqual([
      { totalMs: 100, live: false },
      { totalMs: 890, live: true },
      { totalMs: null, live: false },
    ]);
    expect(line.elapsedMs).toBe(1000);
  });

  test('a finished run stands still', () => {
    const sheet = sheetOf(begin(0, 1), ask(0, 1), answer(40, 1, 10), send(40, 1), reply(60, 1), end(60, 1), {
      type: 'run-completed',
      at: start + 70,
    });
    expect(timelineOf(sheet, start + 9_999_999)).toMatchObject({
      elapsedMs: 70,
      live: false,
      shares: { queue: 10, model: 30, tool: 20, person: 0 },
    });
  });

  test('share out the same time as the figures of the list do', () => {
    const now = start + 500;
    const given = [
      sheetOf(
        begin(0, 1),
        ask(10, 1),
        answer(40, 1, 20),
        send(41, 1),
        reply(60, 1),
        end(60, 1),
        gate(61, 2),
        grant(200, 2),
        begin(201, 2),
        ask(210, 2),
      ),
      ...sampleRuns(now).flatMap(({ detail }) => runSheetOf(detail.events) ?? []),
    ];
    for (const sheet of given)
      expect(sharesAt(sheet.figures.time, now)).toEqual(timelineOf(sheet, now).shares);
  });

  test('a clock that went back does not turn the run around', () => {
    expect(timelineOf(sheetOf(begin(0, 1)), start - 5000).elapsedMs).toBe(0);
  });
});

describe('the axis', () => {
  test.each([
    { elapsedMs: 0, step: 1 },
    { elapsedMs: 35, step: 10 },
    { elapsedMs: 94_000, step: 30_000 },
    { elapsedMs: 120_000, step: 30_000 },
    { elapsedMs: 120_001, step: 60_000 },
    { elapsedMs: 90 * 24 * 3_600_000, step: 540 * 3_600_000 },
  ])('$elapsedMs ms has quarters of $step ms', ({ elapsedMs, step }) => {
    expect(axisOf(0, elapsedMs).ticks).toEqual([0, step, 2 * step, 3 * step, 4 * step]);
  });

  test('a span is placed in per cent of it', () => {
    expect(placeOf({ start: 1030, end: 1060 }, axisOf(1000, 120))).toEqual({
      left: '15.000%',
      width: '15.000%',
    });
  });
});

describe('the activity of a run', () => {
  const writing = { step: 1, text: 'The', lastAt: start + 90 };
  test.each<{
    name: string;
    events: readonly RunEvent[];
    live: LiveText | null;
    then: Partial<Activity> | null;
  }>([
    {
      name: 'nothing after the end',
      events: [{ type: 'run-failed', at: start + 5, reason: 'x' }],
      live: null,
      then: null,
    },
    {
      name: 'asks a person',
      events: [gate(7, 1)],
      live: null,
      then: { kind: 'asks', step: 1, since: start + 7 },
    },
    {
      name: 'asks a person for a value',
      events: [gate(7, 1, 'input')],
      live: null,
      then: { kind: 'asks-value', step: 1, since: start + 7 },
    },
    {
      name: 'asks what to do after an interruption',
      events: [begin(0, 1), interrupted(5, 1, null), gate(7, 1, 'interrupted')],
      live: null,
      then: { kind: 'asks-after-interruption', since: start + 7 },
    },
    {
      name: 'interrupted before anybody was asked',
      events: [begin(0, 1), interrupted(5, 1, null)],
      live: null,
      then: { kind: 'interrupted', since: start + 5 },
    },
    {
      name: 'the model was asked and says nothing yet',
      events: [begin(0, 1), ask(3, 1)],
      live: null,
      then: { kind: 'model-asked', since: start + 3, model: 'small' },
    },
    {
      name: 'the model writes',
      events: [begin(0, 1), ask(3, 1)],
      live: writing,
      then: { kind: 'model-writing', since: start + 3, lastAt: start + 90 },
    },
    {
      name: 'text of another step is not this one',
      events: [begin(0, 1), ask(3, 1)],
      live: { ...writing, step: 2 },
      then: { kind: 'model-asked' },
    },
    {
      name: 'a call without an answer goes first',
      events: [begin(0, 1), ask(3, 1), answer(4, 1), send(6, 1)],
      live: null,
      then: { kind: 'tool-sent', tool: 'gpio_write', since: start + 6 },
    },
    {
      name: 'between two steps, since the last event',
      events: [begin(0, 1), end(9, 1)],
      live: null,
      then: { kind: 'between', step: 2, since: start + 9 },
    },
  ])('$name', ({ events, live, then }) => {
    const activity = activityOf(summaryOf(sheetOf(...events)), live);
    if (then === null) expect(activity).toBeNull();
    else expect(activity).toMatchObject(then);
  });
});
