import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Run, RunEvent } from '../../shared/run';
import { isFinished } from '../../shared/run-facts';
import type { Sop, Step } from '../../shared/sop';
import { shownHash } from '../approval/approval-request';
import { undecidedOf } from '../approval/escalation';
import { groupFrom } from './lanes';
import { decide, evolve, fold, pendingEffects, type RunCommand } from './run';
import { runSheetOf } from './run-sheet';
import { draws } from '../../main/testing/draws';

/** Random procedures with groups, taken through random histories with failures, answers and stops of the engine. */

const step = fc.record({
  group: fc.constantFrom(undefined, 'a', 'a', 'a', 'b'),
  kind: fc.constantFrom(undefined, undefined, undefined, 'checkpoint', 'input', 'wait'),
  requiresConfirmation: fc.boolean(),
  when: fc.constantFrom(undefined, undefined, undefined, '$.payload.level > 95', '$.payload.level > 80'),
  onFailure: fc.constantFrom(
    undefined,
    { action: 'retry', times: 2 } as const,
    { action: 'goto', step: 1 } as const,
    { action: 'goto', step: 2 } as const,
  ),
});
const sops = fc
  .record({
    steps: fc.array(step, { minLength: 2, maxLength: 6 }),
    executionMode: fc.constantFrom('auto', 'supervised', 'step_by_step'),
    onInterrupt: fc.constantFrom('ask', 'retry', 'fail'),
  })
  .map(
    ({ steps, ...how }): Sop =>
      ({
        name: 'plant',
        description: '',
        version: '1',
        priority: 'normal',
        cooldownSecs: 0,
        maxConcurrent: 1,
        admission: 'skip',
        queueLimit: 100,
        enabled: true,
        recheck: 'auto',
        tools: 'listed',
        approvalTimeoutSecs: null,
        triggers: [],
        ...how,
        steps: steps.map(({ group, kind, when, onFailure, requiresConfirmation }, index): Step => ({
          number: index + 1,
          title: `Step ${String(index + 1)}`,
          body: '',
          line: index + 1,
          suggestedTools: [],
          requiresConfirmation,
          calls: kind === undefined ? [{ tool: 'act', arguments: { step: index + 1 } }] : [],
          ...(group === undefined ? {} : { group }),
          ...(kind === undefined ? {} : { kind }),
          ...(kind === 'wait' ? { wait: { until: { type: 'duration', secs: 5 } } as const } : {}),
          ...(kind === 'input' ? { ask: { type: 'number' } } : {}),
          ...(when === undefined ? {} : { when }),
          ...(onFailure === undefined ? {} : { onFailure }),
        })),
      }) as unknown as Sop,
  );

/** What happens next, of what may: which of the effects, and how it ends. */
const choices = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 5, maxLength: 60 });

class History {
  readonly events: RunEvent[] = [];
  run: Run | null = null;
  #at = 1_000;

  get at(): number {
    return (this.#at += 100_000);
  }

  do(command: RunCommand): boolean {
    const decided = decide(this.run, command);
    if (!decided.ok) return false;
    for (const event of decided.value) {
      this.events.push(event);
      this.run = evolve(this.run, event);
    }
    return true;
  }
}

const by = { by: 'ana', via: 'app' };

function next(history: History, run: Run, which: number, how: number): void {
  if (how === 20 && which > 17) {
    history.do({ type: 'cancel', at: history.at, reason: 'enough', ...by });
    return;
  }
  if (how > 18) {
    history.do({ type: 'mark-interrupted', at: history.at });
    return;
  }
  const effects = pendingEffects(run);
  const effect = effects[which % effects.length];
  if (effect === undefined) return;
  const at = history.at;
  if (effect.type === 'ask') {
    const { gate } = run;
    history.do(
      how === 0
        ? { type: 'deny', at, gate: effect.gate, reason: 'no', ...by }
        : {
            type: 'approve',
            at,
            gate: effect.gate,
            shown: shownHash(gate?.calls ?? null),
            ...by,
            ...(gate?.reason === 'input' ? { answer: 7 } : {}),
          },
    );
    return;
  }
  if (!('attempt' in effect)) return;
  const { step: number, attempt } = effect;
  const state = run.steps[number - 1];
  if (state?.status !== 'running') {
    history.do({ type: 'begin-step', at, step: number, attempt });
    return;
  }
  if (effect.type === 'wait') {
    history.do({ type: 'look-at-wait', at, counted: at, movedMs: 0, nextTime: null, step: number, attempt });
    return;
  }
  if (how === 6) {
    const calls = [{ tool: 'act', arguments: { step: number, own: at }, provenance: {} }];
    history.do({ type: 'hold-step', at, step: number, attempt, calls });
    return;
  }
  const call = `${String(number)}-${String(attempt)}`;
  if (how < 5 && !state.toolCalls.some((each) => each.call === call)) {
    history.do({
      type: 'record',
      event: {
        type: 'tool-call-sent',
        at,
        step: number,
        call,
        tool: 'act',
        arguments: { step: number },
        provenance: {},
        acts: true,
      },
    });
    return;
  }
  history.do({
    type: 'finish-step',
    at,
    step: number,
    attempt,
    result: how > 13 ? 'failed' : 'completed',
    output: 'said',
  });
}

/** The steps of the group that were asked about and not answered when another of them began. */
function checkOrder(sop: Sop, events: readonly RunEvent[]): void {
  let members: readonly number[] = [];
  let entered = true;
  const over = new Set<number>();
  for (const event of events) {
    switch (event.type) {
      case 'group-began':
        [members, entered] = [event.steps, false];
        over.clear();
        expect(groupFrom(sop.steps, event.steps[0] ?? 0)).toEqual(event.steps);
        break;
      case 'group-entered':
        entered = true;
        break;
      case 'group-ended':
        expect([...over].toSorted()).toEqual([...members].toSorted());
        [members, entered] = [[], true];
        break;
      case 'step-started':
        expect(entered, 'nothing begins before all is answered').toBe(true);
        if (members.length > 0) expect(members).toContain(event.step);
        break;
      case 'step-failed':
        if (event.retryAt === undefined) over.add(event.step);
        break;
      case 'step-completed':
      case 'step-skipped':
        over.add(event.step);
        break;
      default:
    }
  }
}

test('whatever happens in groups, no run is stuck, nothing begins unasked, and the timeline says the same', () => {
  fc.assert(
    fc.property(sops, choices, (sop, made) => {
      const history = new History();
      history.do({
        type: 'start',
        at: history.at,
        runId: 'r',
        sop,
        sopHash: 'h',
        trigger: { source: 'manual', topic: null, payload: '{"level": 90}', receivedAt: 0 },
        approvalTimeoutSecs: 0,
        startedBy: 'ana',
      });
      for (const [which, how] of made) {
        const { run } = history;
        if (run === null || isFinished(run.status)) break;
        expect(pendingEffects(run), 'something is to be done').not.toEqual([]);
        next(history, run, which, how);
        const [before, after] = [run.gate, history.run?.gate];
        const isAnswered = history.run?.decisions.some(({ gate }) => gate === before?.gate) === true;
        if (before !== null && !isAnswered && history.run !== null && !isFinished(history.run.status))
          expect(after?.gate, 'a question stays until it is answered').toBe(before.gate);
      }
      const { run, events } = history;
      if (run === null) throw new Error('The run did not start');
      expect(fold(events)).toEqual(run);
      if (isFinished(run.status)) expect(run.group).toBeUndefined();
      checkOrder(sop, events);
      const stored = events.map((event, index) => ({ seq: index + 1, event }));
      const sheet = runSheetOf(stored);
      expect(sheet?.steps.map(({ status }) => status)).toEqual(run.steps.map(({ status }) => status));
      expect([sheet?.status, sheet?.currentStep]).toEqual([run.status, run.currentStep]);
    }),
    { numRuns: draws(3_000) },
  );
});

test('of two steps side by side that ask in their middle, one question stands behind the other until that is answered', () => {
  const [sop] = fc.sample(sops, { numRuns: 1, seed: 1 });
  if (sop === undefined) throw new Error('No procedure');
  const act = (number: number): Step => ({
    number,
    title: `Step ${String(number)}`,
    body: '',
    line: number,
    suggestedTools: [],
    requiresConfirmation: false,
    calls: [{ tool: 'act', arguments: { step: number } }],
    group: 'g',
  });
  const history = new History();
  history.do({
    type: 'start',
    at: history.at,
    runId: 'r',
    sop: { ...sop, executionMode: 'auto', steps: [act(1), act(2)] },
    sopHash: 'h',
    trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 },
    approvalTimeoutSecs: 0,
    startedBy: 'ana',
  });
  const calls = [{ tool: 'act', arguments: { valve: 5 }, provenance: {} }];
  for (const step of [1, 2]) history.do({ type: 'begin-step', at: history.at, step, attempt: 1 });
  for (const step of [2, 1]) history.do({ type: 'hold-step', at: history.at, step, attempt: 1, calls });
  const shown = shownHash(calls);
  expect(history.run?.gate).toMatchObject({ gate: 'r/2/1', step: 2 });
  expect(history.run?.figures.gate).toEqual({ expiresAt: null, behind: 1 });
  const behind = { type: 'approve', at: history.at, gate: 'r/1/2', shown, ...by } as const;
  expect(decide(history.run, behind)).toMatchObject({ ok: false, error: { code: 'gate_changed' } });
  expect(history.run?.gate?.shownAt).toBeUndefined();
  const seenAt = history.at;
  expect(history.do({ type: 'approve', at: seenAt, gate: 'r/2/1', shown, ...by })).toBe(true);
  // Others are told of it when it has been on the table for so long, not since it was asked behind the first.
  expect(history.run?.gate).toMatchObject({ gate: 'r/1/2', step: 1, shownAt: seenAt });
  expect(history.run?.gate?.requestedAt).toBeLessThan(seenAt);
  expect(undecidedOf(history.run ?? fold(history.events))?.since).toBe(seenAt);
  expect(fold(history.events)).toEqual(history.run);
  expect(history.run?.figures.gate).toEqual({ expiresAt: null });
  expect(history.do({ type: 'approve', at: history.at, gate: 'r/1/2', shown, ...by })).toBe(true);
  expect(history.run?.gate).toBeNull();
});
