import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DraftedCall, Run, RunEvent } from '../../shared/run';
import type { Sop } from '../../shared/sop';
import { exampleSop } from '../../main/testing/example-run';
import { Card, callMark } from './card';
import { decide, evolve, fold, pendingEffects, type RunCommand } from './run';

const confirmed = (onInterrupt: Sop['onInterrupt'] = 'ask'): Sop => ({
  ...exampleSop,
  executionMode: 'auto',
  onInterrupt,
  steps: [1, 2].map((number) => ({
    number,
    title: 'Close',
    body: '',
    suggestedTools: ['x'],
    requiresConfirmation: true,
    calls: [],
    line: number,
  })),
});
const drafted = (pin: number): DraftedCall => ({ tool: 'x', arguments: { pin, value: 0 }, provenance: {} });
const starting = (sop: Sop): RunCommand => ({
  type: 'start',
  at: 0,
  runId: 'r',
  sop,
  sopHash: 'h',
  trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 },
  approvalTimeoutSecs: 0,
  startedBy: 'ana',
});
const sending = (step: number, pin: number, call = String(pin)): RunCommand => ({
  type: 'record',
  event: {
    type: 'tool-call-sent',
    at: 5,
    step,
    call,
    tool: 'x',
    arguments: { value: 0, pin },
    provenance: {},
    acts: true,
  },
});
const answering = (step: number, pin: number): RunCommand => ({
  type: 'record',
  event: { type: 'tool-call-answered', at: 6, step, call: String(pin), success: true, output: 'done' },
});
const draft = (gate: string, ...pins: readonly number[]): RunCommand => ({
  type: 'attach-draft',
  at: 1,
  gate,
  calls: pins.map(drafted),
  note: '',
});
const approve = (gate: string): RunCommand => ({ type: 'approve', at: 2, gate, by: 'ana', via: 'app' });
const begin = (step: number, attempt = 1): RunCommand => ({ type: 'begin-step', at: 3, step, attempt });
const hold = (step: number, attempt: number, ...pins: readonly number[]): RunCommand => ({
  type: 'hold-step',
  at: 7,
  step,
  attempt,
  calls: pins.map(drafted),
});

function play(...commands: readonly RunCommand[]): {
  readonly run: Run;
  readonly log: readonly RunEvent[];
  readonly last: string;
} {
  const log: RunEvent[] = [];
  let run: Run | null = null;
  let last = '';
  for (const command of commands) {
    const decided = decide(run, command);
    last = decided.ok ? 'ok' : decided.error.code;
    if (!decided.ok) continue;
    log.push(...decided.value);
    run = decided.value.reduce<Run | null>(evolve, run);
  }
  return { run: fold(log), log, last };
}

const begun = [starting(confirmed()), draft('r/1/1', 5), approve('r/1/1'), begin(1)];

describe('an acting call of a step that asks', () => {
  test.each<{ name: string; commands: readonly RunCommand[]; then: string }>([
    {
      name: 'is sent when the card showed it, in whatever order its arguments come',
      commands: [...begun, sending(1, 5)],
      then: 'ok',
    },
    {
      name: 'is sent once',
      commands: [...begun, sending(1, 5), sending(1, 5, 'again')],
      then: 'not_on_card',
    },
    { name: 'is not sent with other arguments', commands: [...begun, sending(1, 6)], then: 'not_on_card' },
    {
      name: 'is not sent when the approval was given before any call was known',
      commands: [starting(confirmed()), approve('r/1/1'), begin(1), sending(1, 5)],
      then: 'not_on_card',
    },
    {
      name: 'is not sent while the step is parked',
      commands: [...begun, hold(1, 1, 6), sending(1, 6)],
      then: 'waiting_approval',
    },
    {
      name: 'is sent once the second card is approved',
      commands: [
        ...begun,
        sending(1, 5),
        answering(1, 5),
        hold(1, 1, 6),
        approve('r/1/2'),
        begin(1),
        sending(1, 6),
      ],
      then: 'ok',
    },
    {
      name: 'is not sent on the strength of an older card',
      commands: [...begun, hold(1, 1, 6), approve('r/1/2'), begin(1), sending(1, 5)],
      then: 'not_on_card',
    },
    {
      name: 'is not sent again by a repetition after a crash: it was approved for being sent once',
      commands: [
        starting(confirmed('retry')),
        draft('r/1/1', 5),
        approve('r/1/1'),
        begin(1),
        sending(1, 5),
        { type: 'mark-interrupted', at: 9 },
        begin(1, 2),
        sending(1, 5, 'again'),
      ],
      then: 'waiting_approval',
    },
    {
      name: 'is sent by a repetition after a crash when it was not sent before',
      commands: [
        starting(confirmed('retry')),
        draft('r/1/1', 5),
        approve('r/1/1'),
        begin(1),
        { type: 'mark-interrupted', at: 9 },
        begin(1, 2),
        sending(1, 5),
      ],
      then: 'ok',
    },
    {
      name: 'is sent again once a person approved the repetition',
      commands: [
        starting(confirmed('retry')),
        draft('r/1/1', 5),
        approve('r/1/1'),
        begin(1),
        sending(1, 5),
        { type: 'mark-interrupted', at: 9 },
        draft('r/1/2', 5),
        approve('r/1/2'),
        begin(1, 2),
        sending(1, 5, 'again'),
      ],
      then: 'ok',
    },
    {
      name: 'is not sent by a repetition whose card was of the middle of the step',
      commands: [
        starting(confirmed('retry')),
        draft('r/1/1', 5),
        approve('r/1/1'),
        begin(1),
        hold(1, 1, 6),
        approve('r/1/2'),
        begin(1),
        { type: 'mark-interrupted', at: 9 },
        begin(1, 2),
        sending(1, 6),
      ],
      then: 'not_on_card',
    },
  ])('$name', ({ commands, then }) => {
    expect(play(...commands).last).toBe(then);
  });

  test.each<{ name: string; commands: readonly RunCommand[]; then: string }>([
    {
      name: 'a parked step is approved at its new gate only',
      commands: [...begun, hold(1, 1, 6), approve('r/1/1')],
      then: 'gate_changed',
    },
    {
      name: 'an attempt that is over parks nothing',
      commands: [...begun, hold(1, 2, 6)],
      then: 'wrong_step',
    },
    { name: 'a step parks for a reason', commands: [...begun, hold(1, 1)], then: 'wrong_step' },
    {
      name: 'a parked step is not finished by a result',
      commands: [
        ...begun,
        hold(1, 1, 6),
        { type: 'finish-step', at: 8, step: 1, result: 'completed', output: '' },
      ],
      then: 'waiting_approval',
    },
    {
      name: 'a parked step is not drafted again',
      commands: [...begun, hold(1, 1, 6), draft('r/1/2', 7)],
      then: 'gate_changed',
    },
  ])('$name', ({ commands, then }) => {
    expect(play(...commands).last).toBe(then);
  });

  test('a parked run only asks, and goes on with the same attempt', () => {
    const parked = play(...begun, hold(1, 1, 6)).run;
    expect(pendingEffects(parked)).toEqual([{ type: 'ask', key: 'r/1/2', step: 1, gate: 'r/1/2' }]);
    const approved = decide(parked, approve('r/1/2'));
    const run = (approved.ok ? approved.value : []).reduce<Run>(
      (state, event) => evolve(state, event),
      parked,
    );
    expect(pendingEffects(run)).toEqual([{ type: 'run-step', key: 'r/1/1', step: 1, attempt: 1 }]);
  });

  test('the executor and the core agree on what a card allows', () => {
    const { run } = play(...begun);
    const step = run.sop.steps[0];
    if (step === undefined) throw new Error('no step');
    const card = new Card(run, step);
    expect([card.take(drafted(6)), card.take(drafted(5)), card.take(drafted(5))]).toEqual([
      null,
      drafted(5),
      null,
    ]);
  });
});

const pin = fc.integer({ min: 1, max: 3 });
const pins = fc.array(pin, { maxLength: 3 });
const gate = fc.integer({ min: 1, max: 6 });
const stepNumber = fc.integer({ min: 1, max: 2 });
const anyCommand: fc.Arbitrary<(run: Run) => RunCommand> = fc.oneof(
  fc.tuple(pins).map(
    ([shown]) =>
      (run: Run) =>
        draft(run.gate?.gate ?? 'none', ...shown),
  ),
  fc
    .oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: gate })
    .map(
      (count) => (run: Run) => approve(count === null ? (run.gate?.gate ?? 'none') : `r/1/${String(count)}`),
    ),
  {
    weight: 3,
    arbitrary: fc.constant((run: Run) => {
      const [effect] = pendingEffects(run).filter((known) => known.type === 'run-step');
      return effect === undefined ? begin(1) : begin(effect.step, effect.attempt);
    }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(stepNumber, pin, fc.nat()).map(
      ([, wanted, id]) =>
        (run: Run) =>
          sending(run.currentStep, wanted, `c${String(id)}`),
    ),
  },
  fc.tuple(pins).map(
    ([shown]) =>
      (run: Run) =>
        hold(run.currentStep, run.steps[run.currentStep - 1]?.attempt ?? 0, ...shown),
  ),
  fc.constant(() => ({ type: 'mark-interrupted', at: 9 }) as const),
  fc.constant(
    (run: Run) =>
      ({ type: 'finish-step', at: 9, step: run.currentStep, result: 'completed', output: '' }) as const,
  ),
);

test('in any order of commands, every acting call was on a card that was approved before, and is used up by being sent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Sop['onInterrupt']>('ask', 'retry', 'fail'),
      fc.array(anyCommand, { maxLength: 50, size: 'max' }),
      (onInterrupt, commands) => {
        const { run: first, log: began } = play(starting(confirmed(onInterrupt)));
        const log: RunEvent[] = [...began];
        let run = first;
        for (const toCommand of commands) {
          const decided = decide(run, toCommand(run));
          if (!decided.ok) continue;
          log.push(...decided.value);
          run = decided.value.reduce<Run>((state, event) => evolve(state, event), run);
        }
        expect(fold(log)).toEqual(run);
        log.forEach((event, index) => {
          if (event.type !== 'tool-call-sent') return;
          const earlier = log.slice(0, index);
          const granted = earlier.findLastIndex((known) => known.type === 'approval-granted');
          const grant = earlier[granted];
          const card = earlier.findLast(
            (known) =>
              known.type === 'calls-drafted' &&
              grant?.type === 'approval-granted' &&
              known.gate === grant.gate,
          );
          const shown = (card?.type === 'calls-drafted' ? card.calls : []).filter(
            (call) => callMark(call) === callMark(event),
          ).length;
          const used = earlier
            .slice(granted)
            .filter((known) => known.type === 'tool-call-sent' && callMark(known) === callMark(event)).length;
          expect(used).toBeLessThan(shown);
        });
      },
    ),
    { seed: 20260322, numRuns: 1_000 },
  );
});
