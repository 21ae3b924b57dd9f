import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../shared/run';
import type { Sop, Step } from '../../shared/sop';
import { carriedSteps } from './run-again';
import { decide, fold, pendingEffects } from './run';

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
const sop = (
  steps: readonly Step[] = [step(1), step(2), step(3, { requiresConfirmation: true }), step(4)],
  extra: Partial<Sop> = {},
): Sop => ({
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
});
const started = (definition: Sop): RunEvent => ({
  type: 'run-started',
  at: 0,
  runId: 'r',
  sop: definition,
  sopHash: 'h',
  trigger: { source: 'manual', topic: null, payload: '{"value": 92}', receivedAt: 0 },
  approvalTimeoutSecs: 0,
  startedBy: 'ana',
});
const done = (number: number, output: string, next?: number): RunEvent => ({
  type: 'step-completed',
  at: 10 * number,
  step: number,
  output,
  ...(next === undefined ? {} : { next }),
});
const failed = (number: number): readonly RunEvent[] => [
  { type: 'step-failed', at: 50, step: number, reason: 'stuck' },
  { type: 'run-failed', at: 50, reason: 'stuck' },
];

const failedAtThree: readonly RunEvent[] = [started(sop()), done(1, 'one'), done(2, 'two'), ...failed(3)];

describe('what a run that repeats another takes over', () => {
  test.each<{ name: string; events: readonly RunEvent[]; now?: Sop; from: number; then: unknown }>([
    { name: 'from the start: nothing', events: failedAtThree, from: 1, then: [] },
    {
      name: 'from a step: the steps before it as they were recorded',
      events: failedAtThree,
      from: 3,
      then: [
        { step: 1, status: 'completed', output: 'one' },
        { step: 2, status: 'completed', output: 'two' },
      ],
    },
    {
      name: 'a step that the run never came to is refused',
      events: failedAtThree,
      from: 4,
      then: 'step_not_reached',
    },
    {
      name: 'a run that is not over is refused',
      events: failedAtThree.slice(0, 3),
      from: 2,
      then: 'run_not_over',
    },
    {
      name: 'a step that the procedure has no more is refused',
      events: failedAtThree,
      now: sop([step(1), step(2)]),
      from: 3,
      then: 'no_step',
    },
    {
      name: 'a step before it that reads otherwise now is refused: its record is of something else',
      events: failedAtThree,
      now: sop([step(1), step(2, { body: 'Twice.' }), step(3), step(4)]),
      from: 3,
      then: 'step_changed',
    },
    {
      name: 'so is one whose words are drawn otherwise now',
      events: failedAtThree,
      now: sop([step(1), step(2, { sampling: { seed: 7 } }), step(3), step(4)]),
      from: 3,
      then: 'step_changed',
    },
    {
      name: 'the step itself and those after it may read otherwise: that is why one repeats',
      events: failedAtThree,
      now: sop([step(1), step(2), step(3, { body: 'Gently.' }), step(4, { title: 'New' })]),
      from: 3,
      then: [
        { step: 1, status: 'completed', output: 'one' },
        { step: 2, status: 'completed', output: 'two' },
      ],
    },
    {
      name: 'a step that only stands elsewhere in the file is the same',
      events: failedAtThree,
      now: sop([step(1, { line: 40 }), step(2), step(3), step(4)]),
      from: 2,
      then: [{ step: 1, status: 'completed', output: 'one' }],
    },
    {
      name: 'after a loop: as the steps stood when the run came there last, later ones too',
      events: [
        started(sop()),
        done(1, 'one'),
        done(2, 'first'),
        done(3, 'back', 2),
        done(2, 'second'),
        ...failed(3),
      ],
      from: 2,
      then: [
        { step: 1, status: 'completed', output: 'one' },
        { step: 3, status: 'completed', output: 'back' },
      ],
    },
    {
      name: 'of a run that repeats another itself: what it had taken over',
      events: [
        { ...started(sop()), again: { runId: 'first', step: 3 } } as RunEvent,
        { type: 'step-carried', at: 0, step: 1, status: 'completed', output: 'one' },
        { type: 'step-carried', at: 0, step: 2, status: 'skipped', output: 'not needed' },
        ...failed(3),
      ],
      from: 3,
      then: [
        { step: 1, status: 'completed', output: 'one' },
        { step: 2, status: 'skipped', output: 'not needed' },
      ],
    },
  ])('$name', ({ events, now = sop(), from, then }) => {
    const carried = carriedSteps(events, now, from);
    expect(carried.ok ? carried.value : carried.error.code).toEqual(then);
  });
});

test('the repetition begins at its step, with the others on record, and its gates ask again', () => {
  const carried = carriedSteps(failedAtThree, sop(), 3);
  if (!carried.ok) throw new Error(carried.error.message);
  const begun = decide(null, {
    type: 'start',
    at: 100,
    runId: 'again',
    sop: sop(),
    sopHash: 'h',
    trigger: { source: 'manual', topic: null, payload: '{"value": 70}', receivedAt: 0 },
    approvalTimeoutSecs: 0,
    startedBy: 'bo',
    again: { of: { runId: 'r', step: 3, payloadEdited: true }, carried: carried.value },
  });
  if (!begun.ok) throw new Error(begun.error.message);
  expect(begun.value.map((event) => event.type)).toEqual([
    'run-started',
    'step-carried',
    'step-carried',
    'approval-requested',
  ]);
  const run = fold(begun.value);
  expect(run).toMatchObject({
    again: { runId: 'r', step: 3, payloadEdited: true },
    currentStep: 3,
    status: 'waiting_approval',
    steps: [
      { status: 'completed', output: 'one', carried: true, attempt: 0 },
      { status: 'completed', output: 'two', carried: true, attempt: 0 },
      { status: 'waiting' },
      { status: 'pending' },
    ],
  });
  expect(pendingEffects(run).map((effect) => effect.type)).toEqual(['ask', 'draft']);
});

test('a mode that asks once at the start asks at the step that is carried out first', () => {
  const supervised = sop([step(1), step(2)], { executionMode: 'supervised' });
  const begun = decide(null, {
    type: 'start',
    at: 0,
    runId: 'again',
    sop: supervised,
    sopHash: 'h',
    trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 },
    approvalTimeoutSecs: 0,
    startedBy: 'bo',
    again: { of: { runId: 'r', step: 2 }, carried: [{ step: 1, status: 'completed', output: 'one' }] },
  });
  expect(begun.ok ? begun.value.at(-1) : begun.error).toMatchObject({
    type: 'approval-requested',
    step: 2,
    reason: 'mode',
  });
});
