import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../shared/run';
import { runSheetOf, stopOf, writeEvent, writeEvents, type RunSheet } from './run-sheet';
import { sampleRuns } from '../../renderer/testing/samples/sample-runs';

const now = Date.UTC(2026, 10, 21, 5, 0, 0);
const samples = sampleRuns(now);

function sheet(runId: string): RunSheet {
  const events = samples.find((each) => each.detail.run.runId === runId)?.detail.events ?? [];
  const found = runSheetOf(events);
  if (found === null) throw new Error(runId);
  return found;
}

const briefly = (run: RunSheet): readonly string[] =>
  run.steps.map((step) => `${step.status}${step.reason === null ? '' : `: ${step.reason}`}`);

describe('a run folded from its events', () => {
  test.each([
    {
      runId: '8f31c2',
      status: 'running',
      steps: ['completed', 'completed', 'completed', 'running', 'pending'],
    },
    {
      runId: '8f31d0',
      status: 'waiting_approval',
      steps: ['completed', 'completed', 'waiting', 'pending', 'pending'],
    },
    { runId: '8f2e07', status: 'interrupted', steps: ['completed', 'interrupted', 'pending'] },
    {
      runId: '8f0a31',
      status: 'cancelled',
      steps: [
        'completed',
        'completed',
        'cancelled: denied by Jihoon Park: sensor fault',
        'pending',
        'pending',
      ],
    },
    {
      runId: '8ef902',
      status: 'failed',
      steps: ['completed', 'failed: message_send failed twice: no answer from Telegram for 30 s'],
    },
    { runId: '8ef61b', status: 'completed', steps: ['completed', 'completed'] },
    {
      runId: '8ef411',
      status: 'cancelled',
      steps: ['completed', 'cancelled: approval timed out', 'pending', 'pending'],
    },
  ])('$runId is $status', ({ runId, status, steps }) => {
    expect({ status: sheet(runId).status, steps: briefly(sheet(runId)) }).toEqual({ status, steps });
  });

  test('event by event gives the same sheet as all at once', () => {
    for (const { detail } of samples) {
      const first = runSheetOf(detail.events.slice(0, 1));
      if (first === null) throw new Error('a run begins with its start');
      expect(detail.events.slice(1).reduce(writeEvent, first)).toEqual(runSheetOf(detail.events));
      const half = writeEvents(first, detail.events.slice(1, 6));
      const before = structuredClone(half);
      expect(writeEvents(half, detail.events.slice(6))).toEqual(runSheetOf(detail.events));
      expect(half).toEqual(before);
    }
  });

  test('a list that does not begin with the start is no run', () => {
    expect(runSheetOf(samples[0]?.detail.events.slice(1) ?? [])).toBeNull();
  });

  test('a call that was sent and not answered before the engine stopped is marked, and nothing is said about its outcome', () => {
    const step = sheet('8f2e07').steps[1];
    expect(step?.calls[0]).toMatchObject({ unanswered: true, success: null, answeredAt: null });
    expect(step?.interruptions).toEqual([expect.objectContaining({ unansweredCall: 't2.1' })]);
  });

  test('what is asked because an outcome is not known is not told as a stop of the app', () => {
    const failed: RunEvent = { type: 'step-failed', at: now, step: 4, reason: 'no answer', retryAt: now };
    const asked: RunEvent = {
      type: 'approval-requested',
      at: now,
      step: 4,
      gate: 'g9',
      expiresAt: null,
      reason: 'interrupted',
    };
    const step = writeEvents(sheet('8f31c2'), [
      { seq: 98, event: failed },
      { seq: 99, event: asked },
    ]).steps[3];
    expect([step?.status, step === undefined ? null : stopOf(step)]).toEqual(['interrupted', null]);
    const stopped = sheet('8f2e07').steps[1];
    expect(stopped === undefined ? null : stopOf(stopped)).toMatchObject({ unansweredCall: 't2.1' });
  });

  test('an answer of a fallback stands beside the model that was asked', () => {
    const turns = (answeredBy: object): unknown =>
      writeEvent(
        writeEvent(sheet('8f2e07'), {
          seq: 98,
          event: {
            type: 'model-requested',
            at: now,
            step: 2,
            call: 'x',
            provider: 'local',
            model: 'big',
            prompt: 'p',
          },
        }),
        {
          seq: 99,
          event: {
            type: 'model-answered',
            at: now,
            step: 2,
            call: 'x',
            text: '',
            toolCalls: 0,
            usage: null,
            queuedMs: 0,
            ...answeredBy,
          },
        },
      ).steps[1]?.turns.at(-1);
    expect(turns({ answeredBy: { provider: 'shop', model: 'spare' } })).toMatchObject({
      model: 'big',
      answeredBy: { model: 'spare' },
    });
    expect(turns({})).toMatchObject({ model: 'big', answeredBy: null });
  });

  test('a late answer to such a call is written down', () => {
    const late: RunEvent = {
      type: 'tool-call-answered',
      at: now,
      step: 2,
      call: 't2.1',
      success: true,
      output: '1',
    };
    expect(writeEvent(sheet('8f2e07'), { seq: 99, event: late }).steps[1]?.calls[0]).toMatchObject({
      unanswered: false,
      success: true,
    });
  });

  test.each([
    { runId: '8f31c2', step: 2, then: { kind: 'approved', by: 'Jihoon Park', via: 'app', reason: null } },
    {
      runId: '8f0a31',
      step: 2,
      then: { kind: 'denied', by: 'Jihoon Park', via: 'telegram:1234', reason: 'sensor fault' },
    },
    { runId: '8ef411', step: 1, then: { kind: 'timed-out', by: '', reason: null } },
  ])('the decision of $runId stands at its step', ({ runId, step, then }) => {
    expect(sheet(runId).steps[step]?.gates[0]?.decision).toMatchObject(then);
  });

  test('drafted calls belong to the open question, also when the draft gave it a new id', () => {
    const drafted: RunEvent = {
      type: 'calls-drafted',
      at: now,
      step: 3,
      gate: 'g1b',
      calls: [],
      note: 'changed',
    };
    expect(writeEvent(sheet('8f31d0'), { seq: 99, event: drafted }).steps[2]?.gates).toMatchObject([
      { gate: 'g1b', note: 'changed', decision: null },
    ]);
  });

  test('a question that was asked while the clock was ahead has its time from when that was seen, and what the clock said then', () => {
    const asked = sheet('8f31d0').steps[2]?.gates[0]?.requestedAt;
    const extended: RunEvent = {
      type: 'approval-extended',
      at: now,
      step: 3,
      gate: 'g1',
      expiresAt: now + 90_000,
    };
    expect(writeEvent(sheet('8f31d0'), { seq: 99, event: extended }).steps[2]?.gates).toMatchObject([
      { gate: 'g1', requestedAt: now, askedAheadAt: asked, expiresAt: now + 90_000, decision: null },
    ]);
  });

  test('every step keeps its own part of the log', () => {
    expect(sheet('8f0a31').steps[2]?.events.map(({ event }) => event.type)).toEqual([
      'model-requested',
      'model-answered',
      'approval-requested',
      'calls-drafted',
      'approval-denied',
      'run-cancelled',
    ]);
  });

  describe('with steps that go elsewhere', () => {
    const begun = (step: number, attempt: number): RunEvent => ({
      type: 'step-started',
      at: now,
      step,
      attempt,
    });
    const on = (...events: readonly RunEvent[]): RunSheet =>
      events.reduce(
        (each, event, index) => writeEvent(each, { seq: index + 2, event }),
        runSheetOf(
          samples.find((each) => each.detail.run.runId === '8f0a31')?.detail.events.slice(0, 1) ?? [],
        ) ?? sheet('none'),
      );

    test('a step that the run comes back to is of its last visit, and what was written stays', () => {
      const run = on(
        begun(1, 1),
        {
          type: 'tool-call-sent',
          at: now,
          step: 1,
          call: 'a',
          tool: 't',
          arguments: {},
          provenance: {},
          acts: false,
        },
        { type: 'step-completed', at: now, step: 1, output: 'first' },
        begun(2, 1),
        { type: 'step-completed', at: now, step: 2, output: 'back', next: 1 },
      );
      expect([run.currentStep, run.steps[0], run.steps[1]]).toMatchObject([
        1,
        { status: 'pending', visits: 2, attemptsBefore: 1, output: null, calls: [{ call: 'a' }] },
        { status: 'completed', next: 1 },
      ]);
    });

    test('a step that is tried again waits, with the reason', () => {
      const run = on(begun(1, 1), {
        type: 'step-failed',
        at: now,
        step: 1,
        reason: 'no answer',
        retryAt: now + 1000,
      });
      expect([run.currentStep, run.status, run.steps[0]]).toMatchObject([
        1,
        'running',
        { status: 'pending', reason: 'no answer', retryAt: now + 1000, endedAt: null },
      ]);
    });

    test('a failure that leads elsewhere stays a failure, and the end of the run is where it ended', () => {
      const run = on(
        begun(1, 1),
        { type: 'step-failed', at: now, step: 1, reason: 'dead', next: 3 },
        begun(3, 1),
        { type: 'step-completed', at: now, step: 3, output: '', next: 'end' },
        { type: 'run-completed', at: now },
      );
      expect([run.currentStep, run.status, briefly(run)]).toEqual([
        3,
        'completed',
        ['failed: dead', 'pending', 'completed', 'pending', 'pending'],
      ]);
    });
  });
});
