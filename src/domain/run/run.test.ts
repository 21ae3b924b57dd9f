import { shownHash } from '../approval/approval-request';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Run, RunEvent } from '../../shared/run';
import { isFinished } from '../../shared/run-facts';
import type { Sop, Step } from '../../shared/sop';
import { mostVisits } from '../procedure/flow';
import { decide, evolve, fold, pendingEffects, type RunCommand } from './run';
import { carriedSteps } from './run-again';

const properties = { seed: 20260322, numRuns: 300 };

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

const sop = (extra: Partial<Sop> = {}): Sop => ({
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
  steps: [step(1), step(2)],
  ...extra,
});

const starting = (definition: Sop, at = 0): Extract<RunCommand, { type: 'start' }> => ({
  type: 'start',
  at,
  runId: 'r',
  sop: definition,
  sopHash: 'h',
  trigger: { source: 'manual', topic: 'yard/gate', payload: '{"pin": 5}', receivedAt: at },
  approvalTimeoutSecs: 100,
  startedBy: 'ana',
});

/** Carries out commands in order; a refusal is the code. */
function play(...commands: readonly RunCommand[]): {
  readonly run: Run | null;
  readonly log: RunEvent[];
  readonly last: readonly RunEvent[] | string;
} {
  const log: RunEvent[] = [];
  let run: Run | null = null;
  let last: readonly RunEvent[] | string = [];
  for (const command of commands) {
    const decided = decide(run, command);
    last = decided.ok ? decided.value : decided.error.code;
    if (!decided.ok) continue;
    log.push(...decided.value);
    run = decided.value.reduce<Run | null>(evolve, run);
  }
  return { run, log, last };
}

const begin = (number: number, attempt = 1): RunCommand => ({
  type: 'begin-step',
  at: 10,
  step: number,
  attempt,
});
const finish = (
  number: number,
  result: 'completed' | 'failed' | 'skipped' = 'completed',
  output = 'done',
): RunCommand => ({ type: 'finish-step', at: 20, step: number, result, output });
const approve = (gate: string | null = null, at = 5): RunCommand => ({
  type: 'approve',
  at,
  gate,
  by: 'ana',
  via: 'app',
});
/** What the model would do is known: nothing. */
const drafted = (gate = 'r/1/1', at = 4): RunCommand => ({
  type: 'attach-draft',
  at,
  gate,
  calls: [],
  note: '',
});
const sent: RunCommand = {
  type: 'record',
  event: {
    type: 'tool-call-sent',
    at: 12,
    step: 1,
    call: 'c1',
    tool: 'gpio_write',
    arguments: {},
    provenance: {},
    acts: true,
  },
};

const waiting = sop({ executionMode: 'step_by_step' });

test('a run skips any number of steps at once', () => {
  const steps = Array.from({ length: 5000 }, (_, index) => step(index + 1, { when: '$.payload.pin > 5' }));
  const begun = decide(null, starting(sop({ steps })));
  expect(begun.ok ? [begun.value.length, begun.value.at(-1)?.type] : begun.error).toEqual([
    5002,
    'run-completed',
  ]);
});

describe('what a command makes of a run', () => {
  test.each<{ name: string; commands: readonly RunCommand[]; then: readonly RunEvent[] | string }>([
    {
      name: 'a start whose first step waits asks in the same append',
      commands: [starting(waiting)],
      then: [
        expect.objectContaining({ type: 'run-started', approvalTimeoutSecs: 100 }) as RunEvent,
        { type: 'approval-requested', at: 0, step: 1, gate: 'r/1/1', expiresAt: 100_000, reason: 'mode' },
      ],
    },
    {
      name: 'a procedure without steps is not started',
      commands: [starting(sop({ steps: [] }))],
      then: 'no_steps',
    },
    {
      name: 'an approval opens the gate it was given for',
      commands: [starting(waiting), drafted(), approve('r/1/1')],
      then: [{ type: 'approval-granted', at: 5, step: 1, gate: 'r/1/1', by: 'ana', via: 'app' }],
    },
    {
      name: 'a rejection needs no calls',
      commands: [
        starting(waiting),
        { type: 'deny', at: 5, gate: 'r/1/1', by: 'ana', via: 'app', reason: 'no' },
      ],
      then: [
        { type: 'approval-denied', at: 5, step: 1, gate: 'r/1/1', by: 'ana', via: 'app', reason: 'no' },
        { type: 'run-cancelled', at: 5, reason: 'denied by ana: no', by: 'ana', via: 'app' },
      ],
    },
    {
      name: 'an approval of a card without calls is refused once it is known that there is none',
      commands: [
        starting(waiting),
        drafted(),
        { type: 'approve', at: 5, gate: 'r/1/1', by: 'ana', via: 'app', shown: shownHash(null) },
      ],
      then: 'gate_changed',
    },
    {
      name: 'a replayed approval of an older gate is refused',
      commands: [starting(waiting), drafted(), approve(), begin(1), finish(1), approve('r/1/1')],
      then: 'gate_changed',
    },
    {
      name: 'an approval after the time is up is refused',
      commands: [starting(waiting), approve(null, 100_000)],
      then: 'approval_timed_out',
    },
    {
      name: 'an approval of a card without calls is refused once the calls are known',
      commands: [
        starting(waiting),
        {
          type: 'attach-draft',
          at: 2,
          gate: 'r/1/1',
          calls: [{ tool: 'x', arguments: {}, provenance: {} }],
          note: '',
        },
        { type: 'approve', at: 3, gate: 'r/1/1', by: 'ana', via: 'app', shown: shownHash(null) },
      ],
      then: 'gate_changed',
    },
    {
      name: 'a critical procedure is not approved from a notification',
      commands: [
        starting(sop({ executionMode: 'step_by_step', priority: 'critical' })),
        { type: 'approve', at: 3, gate: 'r/1/1', by: 'ana', via: 'notification' },
      ],
      then: 'not_here',
    },
    {
      name: 'a second draft does not replace what a person may have seen',
      commands: [
        starting(waiting),
        { type: 'attach-draft', at: 2, gate: 'r/1/1', calls: [], note: 'none' },
        { type: 'attach-draft', at: 3, gate: 'r/1/1', calls: [], note: 'other' },
      ],
      then: 'gate_changed',
    },
    {
      name: 'an approval of a run that waits for nobody is refused',
      commands: [starting(sop()), approve()],
      then: 'not_waiting',
    },
    {
      name: 'a step does not begin before its gate is open',
      commands: [starting(waiting), begin(1)],
      then: 'waiting_approval',
    },
    {
      name: 'a result is refused while the gate is closed',
      commands: [starting(waiting), finish(1)],
      then: 'waiting_approval',
    },
    {
      name: 'a result of another step is refused',
      commands: [starting(sop()), begin(1), finish(2)],
      then: 'wrong_step',
    },
    {
      name: 'a result of a step that has not begun is refused',
      commands: [starting(sop()), finish(1)],
      then: 'wrong_step',
    },
    { name: 'a step begins once', commands: [starting(sop()), begin(1), begin(1)], then: 'wrong_step' },
    {
      name: 'nothing is recorded for a step that is not being carried out',
      commands: [starting(sop()), sent],
      then: 'wrong_step',
    },
    {
      name: 'the end of a step asks for the next one in the same append',
      commands: [starting(waiting), drafted(), approve(), begin(1), finish(1)],
      then: [
        { type: 'step-completed', at: 20, step: 1, output: 'done' },
        { type: 'approval-requested', at: 20, step: 2, gate: 'r/2/2', expiresAt: 100_020, reason: 'mode' },
      ],
    },
    {
      name: 'the end of the last step ends the run in the same append',
      commands: [starting(sop({ steps: [step(1)] })), begin(1), finish(1, 'skipped', 'not needed')],
      then: [
        { type: 'step-skipped', at: 20, step: 1, reason: 'not needed' },
        { type: 'run-completed', at: 20 },
      ],
    },
    {
      name: 'a failed step fails the run with its reason',
      commands: [starting(sop()), begin(1), finish(1, 'failed', 'kettle empty')],
      then: [
        { type: 'step-failed', at: 20, step: 1, reason: 'kettle empty' },
        { type: 'run-failed', at: 20, reason: 'Step 1 failed: kettle empty' },
      ],
    },
    {
      name: 'a denial cancels and says who and why',
      commands: [
        starting(waiting),
        { type: 'deny', at: 7, gate: null, by: 'ana', via: 'cli', reason: 'maintenance' },
      ],
      then: [
        {
          type: 'approval-denied',
          at: 7,
          step: 1,
          gate: 'r/1/1',
          by: 'ana',
          via: 'cli',
          reason: 'maintenance',
        },
        { type: 'run-cancelled', at: 7, reason: 'denied by ana: maintenance', by: 'ana', via: 'cli' },
      ],
    },
    {
      name: 'a gate does not time out early',
      commands: [starting(waiting), { type: 'time-out', at: 99_999 }],
      then: [],
    },
    {
      name: 'a gate that times out cancels the run',
      commands: [starting(waiting), { type: 'time-out', at: 100_000 }],
      then: [
        { type: 'approval-timed-out', at: 100_000, step: 1, gate: 'r/1/1' },
        { type: 'run-cancelled', at: 100_000, reason: 'approval timed out', by: 'engine', via: 'engine' },
      ],
    },
    {
      name: 'a gate has its whole time once the calls are known',
      commands: [starting(waiting), drafted('r/1/1', 99_000), { type: 'time-out', at: 198_999 }],
      then: [],
    },
    {
      name: 'a gate that was asked while the clock was ahead has its whole time again',
      commands: [starting(waiting, 4_000_000), { type: 'time-out', at: 400_000 }],
      then: [{ type: 'approval-extended', at: 400_000, step: 1, gate: 'r/1/1', expiresAt: 500_000 }],
    },
    {
      name: 'it has that once',
      commands: [
        starting(waiting, 4_000_000),
        { type: 'time-out', at: 400_000 },
        { type: 'time-out', at: 499_999 },
      ],
      then: [],
    },
    {
      name: 'an approval timeout of 0 is never',
      commands: [
        starting(sop({ executionMode: 'supervised', approvalTimeoutSecs: 0 })),
        { type: 'time-out', at: 1e12 },
      ],
      then: [],
    },
    {
      name: 'a waiting run is not interrupted',
      commands: [starting(waiting), { type: 'mark-interrupted', at: 50 }],
      then: [],
    },
    {
      name: 'a step that had not begun is not interrupted',
      commands: [starting(sop()), { type: 'mark-interrupted', at: 50 }],
      then: [],
    },
    {
      name: 'an interrupted step asks, and names the call that was sent but not answered',
      commands: [starting(sop()), begin(1), sent, { type: 'mark-interrupted', at: 50 }],
      then: [
        { type: 'run-interrupted', at: 50, step: 1, unansweredCall: 'c1' },
        {
          type: 'approval-requested',
          at: 50,
          step: 1,
          gate: 'r/1/1',
          expiresAt: 100_050,
          reason: 'interrupted',
        },
      ],
    },
    {
      name: 'an interrupted step fails when the procedure says so',
      commands: [starting(sop({ onInterrupt: 'fail' })), begin(1), { type: 'mark-interrupted', at: 50 }],
      then: [
        { type: 'run-interrupted', at: 50, step: 1, unansweredCall: null },
        {
          type: 'step-failed',
          at: 50,
          step: 1,
          reason: 'interrupted: the engine stopped while the step was being carried out',
        },
        {
          type: 'run-failed',
          at: 50,
          reason: 'Step 1 failed: interrupted: the engine stopped while the step was being carried out',
        },
      ],
    },
    {
      name: 'a cancelled run accepts nothing',
      commands: [starting(sop()), { type: 'cancel', at: 3, reason: 'stop', by: 'ana', via: 'app' }, begin(1)],
      then: 'run_not_active',
    },
    { name: 'a run that was never started accepts nothing', commands: [approve()], then: 'run_not_active' },
  ])('$name', ({ commands, then }) => {
    expect(play(...commands).last).toEqual(then);
  });

  test('the calls that the procedure names are on the card with the question', () => {
    const calls = [{ tool: 'gpio_write', arguments: { pin: '{{payload.pin}}', value: 0 } }];
    const { run } = play(starting(sop({ steps: [step(1, { requiresConfirmation: true, calls })] })));
    expect(run?.gate).toEqual({
      gate: 'r/1/1',
      step: 1,
      requestedAt: 0,
      expiresAt: 100_000,
      reason: 'confirmation',
      note: '',
      calls: [
        { tool: 'gpio_write', arguments: { pin: 5, value: 0 }, provenance: { pin: 'payload', value: 'sop' } },
      ],
      draftedAt: 0,
    });
  });

  test('an approval keeps the calls that were shown until the step ends', () => {
    const calls = [{ tool: 'x', arguments: { a: 1 }, provenance: { a: 'model' as const } }];
    const shown = [
      starting(waiting),
      { type: 'attach-draft', at: 2, gate: 'r/1/1', calls, note: '' } satisfies RunCommand,
      approve(),
    ];
    expect(play(...shown).run?.approved).toEqual({ step: 1, reason: 'mode', calls, sent: [] });
    expect(play(...shown, begin(1), finish(1)).run?.approved).toBeNull();
  });
});

test('an answer is for the call that was sent last under its name: an earlier attempt keeps its call unanswered', () => {
  const answered: RunCommand = {
    type: 'record',
    event: { type: 'tool-call-answered', at: 70, step: 1, call: 'c1', success: true, output: 'done' },
  };
  const { run } = play(
    starting(sop({ onInterrupt: 'retry' })),
    begin(1),
    sent,
    { type: 'mark-interrupted', at: 50 },
    begin(1, 2),
    sent,
    answered,
  );
  expect(run?.steps[0]?.toolCalls).toMatchObject([
    { call: 'c1', success: null, answeredAt: null },
    { call: 'c1', success: true, answeredAt: 70 },
  ]);
});

describe('a step in whose middle the engine stops again and again', () => {
  const stops = (attempt: number): readonly RunCommand[] => [
    begin(1, attempt),
    { type: 'mark-interrupted', at: 50 },
  ];
  const why =
    'The engine stopped 3 times or more in the middle of this step. It is not repeated by itself any more: it may be what stops the engine.';
  const repeating = starting(
    sop({ onInterrupt: 'retry', steps: [step(1, { calls: [{ tool: 'x', arguments: {} }] }), step(2)] }),
  );

  test('is repeated twice by itself, and then a person is asked and told why', () => {
    expect(play(repeating, ...stops(1), ...stops(2)).last).toEqual([
      expect.objectContaining({ type: 'run-interrupted' }),
    ]);
    const third = play(repeating, ...stops(1), ...stops(2), ...stops(3));
    expect(third.last).toMatchObject([
      { type: 'run-interrupted' },
      { type: 'approval-requested', reason: 'interrupted', step: 1 },
      { type: 'calls-drafted', note: why },
    ]);
    expect(third.run === null ? null : pendingEffects(third.run).map(({ type }) => type)).toEqual(['ask']);
  });

  test('says why on a card that the model drafts as well', () => {
    const { last } = play(starting(sop({ onInterrupt: 'retry' })), ...stops(1), ...stops(2), ...stops(3), {
      type: 'attach-draft',
      at: 60,
      gate: 'r/1/1',
      calls: [],
      note: 'nothing',
    });
    expect(last).toMatchObject([{ type: 'calls-drafted', note: `${why}\nnothing` }]);
  });

  test('is carried out when somebody says so, and asks after every further stop; another visit counts again', () => {
    const approved = play(repeating, ...stops(1), ...stops(2), ...stops(3), approve(null, 60), ...stops(4));
    expect(approved.last).toMatchObject([
      { type: 'run-interrupted' },
      { type: 'approval-requested', reason: 'interrupted' },
      { type: 'calls-drafted', note: why },
    ]);
    const done = play(repeating, ...stops(1), ...stops(2), begin(1, 3), finish(1));
    expect(done.run?.steps[0]?.interruptions).toBeUndefined();
  });
});

describe('a value that a person corrected', () => {
  const asking = (extra: Partial<Step> = {}): RunCommand =>
    starting(
      sop({
        steps: [step(1, { requiresConfirmation: true, onFailure: { action: 'retry', times: 2 }, ...extra })],
      }),
    );
  const drafted = (gate: string, at = 2): RunCommand => ({
    type: 'attach-draft',
    at,
    gate,
    calls: [{ tool: 'dose', arguments: { ml: 5, pump: 'a' }, provenance: { ml: 'model', pump: 'sop' } }],
    note: 'unsure',
  });
  const write = (gate: string, ml: number | string): RunCommand => ({
    type: 'edit-calls',
    at: 3,
    gate,
    edits: [{ call: 0, arguments: { ml } }],
    by: 'bo',
    via: 'app',
  });
  const stopped: RunCommand = { type: 'mark-interrupted', at: 40 };
  const told =
    'On an earlier card of this step bo wrote dose: ml = 3 (was 5). Look whether that is wanted here as well.';

  test.each<{ name: string; commands: readonly RunCommand[]; note: string }>([
    {
      name: 'is told on the card of the next try',
      commands: [
        asking(),
        drafted('r/1/1'),
        write('r/1/1', 3),
        approve(),
        begin(1),
        finish(1, 'failed'),
        drafted('r/1/3', 30),
      ],
      note: `${told}\nThe last try failed: done\nunsure`,
    },
    {
      name: 'is told on the card after the engine stopped',
      commands: [
        asking(),
        drafted('r/1/1'),
        write('r/1/1', 3),
        approve(),
        begin(1),
        stopped,
        drafted('r/1/3', 50),
      ],
      note: `${told}\nunsure`,
    },
    {
      name: 'is not told when it was put back',
      commands: [
        asking(),
        drafted('r/1/1'),
        write('r/1/1', 3),
        write('r/1/2', 5),
        approve(),
        begin(1),
        stopped,
        drafted('r/1/4', 50),
      ],
      note: 'unsure',
    },
    {
      name: 'is told in short',
      commands: [
        asking(),
        drafted('r/1/1'),
        write('r/1/1', 'x'.repeat(500)),
        approve(),
        begin(1),
        stopped,
        drafted('r/1/3', 50),
      ],
      note: `${told.replace('ml = 3', `ml = "${'x'.repeat(99)}…`)}\nunsure`,
    },
  ])('$name', ({ commands, note }) => {
    const { run } = play(...commands);
    expect(run?.gate).toMatchObject({ note, calls: [{ tool: 'dose', arguments: { ml: 5, pump: 'a' } }] });
  });

  test('is told where the step is parked again in its middle, after the engine stopped and it was repeated by itself', () => {
    const hold = (attempt: number): RunCommand => ({
      type: 'hold-step',
      at: 20,
      step: 1,
      attempt,
      reason: 'unsure',
      calls: [{ tool: 'dose', arguments: { ml: 5 }, provenance: { ml: 'model' } }],
    });
    const { run } = play(
      starting(sop({ onInterrupt: 'retry' })),
      begin(1),
      hold(1),
      write('r/1/1', 3),
      approve(),
      begin(1),
      stopped,
      begin(1, 2),
      hold(2),
    );
    expect(run?.gate).toMatchObject({
      reason: 'unsure',
      calls: [{ arguments: { ml: 5 } }],
      note: `${told}\nThe step is parked here: the model is not sure of this call. Compare it with the text of the step.`,
    });
  });

  test('is told of a call of the procedure as well, and no more when the step is over', () => {
    const planned = asking({ calls: [{ tool: 'dose', arguments: { pin: '{{payload.pin}}' } }] });
    const first = play(planned).run?.gate;
    const edits: RunCommand = {
      type: 'edit-calls',
      at: 3,
      gate: 'r/1/1',
      edits: [{ call: 0, arguments: { pin: 7 } }],
      by: 'bo',
      via: 'app',
    };
    expect(first?.calls).toMatchObject([{ arguments: { pin: 5 } }]);
    expect(play(planned, edits, approve(), begin(1), finish(1, 'failed')).run?.gate?.note).toBe(
      'On an earlier card of this step bo wrote dose: pin = 7 (was 5). Look whether that is wanted here as well.\nThe last try failed: done',
    );
    expect(play(planned, edits, approve(), begin(1), finish(1)).run?.steps[0]?.corrected).toBeUndefined();
  });
});

describe('a failed attempt that is to be tried again', () => {
  const acted = (extra: object = {}): RunCommand => ({
    type: 'record',
    event: {
      type: 'tool-call-sent',
      at: 12,
      step: 1,
      call: 'c1',
      tool: 'dose',
      arguments: {},
      provenance: {},
      acts: true,
      ...extra,
    },
  });
  const answer = (extra: object = {}): RunCommand => ({
    type: 'record',
    event: {
      type: 'tool-call-answered',
      at: 13,
      step: 1,
      call: 'c1',
      success: false,
      output: 'no',
      ...extra,
    },
  });
  const tried = (extra: Partial<Sop> = {}, of: Partial<Step> = {}): RunCommand =>
    starting(sop({ ...extra, steps: [step(1, { onFailure: { action: 'retry', times: 2 }, ...of })] }));
  const attempt = [begin(1), acted(), answer({ unknown: true }), finish(1, 'failed')];
  const secondly: RunCommand = { type: 'begin-step', at: 30, step: 1, attempt: 2 };
  const again = [tried(), ...attempt, drafted('r/1/1', 30), approve(null, 30), secondly];

  test.each<{ name: string; commands: readonly RunCommand[]; then: string }>([
    {
      name: 'is tried again when the answer of what it sent is known',
      commands: [tried(), begin(1), acted(), answer(), finish(1, 'failed')],
      then: 'again',
    },
    {
      name: 'asks when a part of it was carried out',
      commands: [tried(), begin(1), acted(), answer({ success: true }), finish(1, 'failed')],
      then: 'interrupted',
    },
    {
      name: 'is not when a part was carried out and the procedure fails what was interrupted',
      commands: [
        tried({ onInterrupt: 'fail' }),
        begin(1),
        acted(),
        answer({ success: true }),
        finish(1, 'failed'),
      ],
      then: 'failed',
    },
    {
      name: 'is tried again when what was carried out only reads',
      commands: [tried(), begin(1), acted({ acts: false }), answer({ success: true }), finish(1, 'failed')],
      then: 'again',
    },
    {
      name: 'asks when what it sent has no answer',
      commands: [tried(), begin(1), acted(), finish(1, 'failed')],
      then: 'interrupted',
    },
    {
      name: 'asks when the answer does not tell what came of it',
      commands: [tried(), ...attempt],
      then: 'interrupted',
    },
    {
      name: 'asks when another call under the same name was answered',
      commands: [
        tried(),
        begin(1),
        acted(),
        answer({ unknown: true }),
        acted(),
        answer(),
        finish(1, 'failed'),
      ],
      then: 'interrupted',
    },
    {
      name: 'is tried again when what has no answer only reads',
      commands: [tried(), begin(1), acted({ acts: false }), finish(1, 'failed')],
      then: 'again',
    },
    {
      name: 'is tried again when its tool may be asked twice',
      commands: [tried(), begin(1), acted({ repeatable: true }), finish(1, 'failed')],
      then: 'again',
    },
    {
      name: 'is tried again when the procedure repeats what was interrupted',
      commands: [tried({ onInterrupt: 'retry' }), ...attempt],
      then: 'again',
    },
    {
      name: 'is not when the procedure fails what was interrupted',
      commands: [tried({ onInterrupt: 'fail' }), ...attempt],
      then: 'failed',
    },
    {
      name: 'asks as every try does, where the step asks and the procedure repeats',
      commands: [
        tried(
          { onInterrupt: 'retry' },
          { requiresConfirmation: true, calls: [{ tool: 'dose', arguments: {} }] },
        ),
        approve(),
        ...attempt,
      ],
      then: 'confirmation',
    },
    {
      name: 'is not when it was the last one',
      commands: [
        tried({}, { onFailure: { action: 'retry', times: 1 } }),
        ...again.slice(1),
        acted(),
        finish(1, 'failed'),
      ],
      then: 'failed',
    },
    {
      name: 'is tried again when only the attempt before it left something unknown',
      commands: [...again, acted(), answer(), finish(1, 'failed')],
      then: 'again',
    },
    {
      name: 'asks again when the next attempt leaves something unknown too',
      commands: [...again, acted(), finish(1, 'failed')],
      then: 'interrupted',
    },
  ])('$name', ({ commands, then }) => {
    const { run } = play(...commands);
    expect(run?.gate?.reason ?? (run?.steps[0]?.retryAt === undefined ? run?.status : 'again')).toBe(then);
  });

  test('the gate says what failed and what may have been carried out, and approving it carries the step out again at once', () => {
    const { run, last } = play(tried({}, { calls: [{ tool: 'dose', arguments: { ml: 1 } }] }), ...attempt);
    expect(run?.gate).toMatchObject({
      calls: [{ tool: 'dose', arguments: { ml: 1 } }],
      note: 'The last try failed: done\nIt is not known whether this was carried out: dose',
    });
    expect(run).toMatchObject({
      status: 'interrupted',
      steps: [{ status: 'interrupted', toolCalls: [{ name: 'dose', unknown: true }] }],
    });
    expect(last).toMatchObject([
      { type: 'step-failed', retryAt: 20 },
      { type: 'approval-requested', reason: 'interrupted' },
      { type: 'calls-drafted' },
    ]);
    expect(play(...again).run?.steps[0]).toMatchObject({
      status: 'running',
      attempt: 2,
      unsettled: undefined,
    });
  });
});

test.each<{ name: string; commands: readonly RunCommand[]; command: RunCommand; remedy: string }>([
  {
    name: 'of two decisions the second is told of the first',
    commands: [starting(waiting), drafted(), approve()],
    command: approve('r/1/1', 9),
    remedy: 'Step 1 was approved by ana (app) at 1970-01-01T00:00:00.005Z.',
  },
  {
    name: 'who decides about a run that never asked is told where to look',
    commands: [starting(sop())],
    command: approve(),
    remedy: '`zeroclaw approvals` lists what waits.',
  },
  {
    name: 'who is too late for the whole run is told where to look',
    commands: [starting(sop()), { type: 'cancel', at: 3, reason: 'stop', by: 'ana', via: 'app' }],
    command: approve(),
    remedy: '`zeroclaw runs show r` tells how it came to that.',
  },
])('$name', ({ commands, command, remedy }) => {
  expect(decide(play(...commands).run, command)).toMatchObject({ ok: false, error: { remedy } });
});

describe('a log without the gate that should follow lets nothing begin', () => {
  const loop = sop({ steps: [step(1, { requiresConfirmation: true, next: 1 })] });
  const approved = play(starting(loop), drafted(), approve(), begin(1)).log;

  test.each<{ name: string; log: readonly RunEvent[] }>([
    {
      name: 'an approval of an earlier visit',
      log: [...approved, { type: 'step-completed', at: 20, step: 1, output: 'done', next: 1 }],
    },
    {
      name: 'the approval of a checkpoint',
      log: [
        ...play(starting(sop({ steps: [step(1, { kind: 'checkpoint' })] }))).log,
        { type: 'approval-granted', at: 5, step: 1, gate: 'r/1/1', by: 'ana', via: 'app' },
      ],
    },
  ])('$name', ({ log }) => {
    const run = fold(log);
    expect(pendingEffects(run)).toEqual([]);
    expect(decide(run, begin(1, (run.steps[0]?.attempt ?? 0) + 1))).toMatchObject({
      ok: false,
      error: { code: 'wrong_step' },
    });
  });
});

describe('what ought to be in flight', () => {
  test.each<{ name: string; commands: readonly RunCommand[]; then: unknown }>([
    {
      name: 'a step that may begin',
      commands: [starting(sop())],
      then: [{ type: 'run-step', key: 'r/1/1', step: 1, attempt: 1 }],
    },
    {
      name: 'a step that has begun has the same key',
      commands: [starting(sop()), begin(1)],
      then: [{ type: 'run-step', key: 'r/1/1', step: 1, attempt: 1 }],
    },
    {
      name: 'an open gate is announced and drafted',
      commands: [starting(waiting)],
      then: [
        { type: 'ask', key: 'r/1/1', step: 1, gate: 'r/1/1' },
        { type: 'draft', key: 'r/1/1/draft', step: 1, gate: 'r/1/1' },
      ],
    },
    {
      name: 'a drafted gate is only announced',
      commands: [
        starting(waiting),
        { type: 'attach-draft', at: 1, gate: 'r/1/1', calls: [], note: 'nothing' },
      ],
      then: [{ type: 'ask', key: 'r/1/1', step: 1, gate: 'r/1/1' }],
    },
    {
      name: 'a gate of planned calls needs no draft',
      commands: [
        starting(
          sop({ executionMode: 'supervised', steps: [step(1, { calls: [{ tool: 'x', arguments: {} }] })] }),
        ),
      ],
      then: [{ type: 'ask', key: 'r/1/1', step: 1, gate: 'r/1/1' }],
    },
    {
      name: 'an approved repetition is a new attempt',
      commands: [
        starting(sop()),
        begin(1),
        { type: 'mark-interrupted', at: 50 },
        drafted('r/1/1', 55),
        approve(null, 60),
      ],
      then: [{ type: 'run-step', key: 'r/1/2', step: 1, attempt: 2 }],
    },
    {
      name: 'a retry needs nobody',
      commands: [starting(sop({ onInterrupt: 'retry' })), begin(1), { type: 'mark-interrupted', at: 50 }],
      then: [{ type: 'run-step', key: 'r/1/2', step: 1, attempt: 2 }],
    },
    {
      name: 'the step that a failure by an interruption goes on with',
      commands: [
        starting(
          sop({ onInterrupt: 'fail', steps: [step(1, { onFailure: { action: 'goto', step: 2 } }), step(2)] }),
        ),
        begin(1),
        { type: 'mark-interrupted', at: 50 },
      ],
      then: [{ type: 'run-step', key: 'r/2/1', step: 2, attempt: 1 }],
    },
    {
      name: 'nothing for a finished run',
      commands: [starting(sop()), { type: 'cancel', at: 1, reason: '', by: 'ana', via: 'app' }],
      then: [],
    },
  ])('$name', ({ commands, then }) => {
    const { run } = play(...commands);
    expect(run === null ? null : pendingEffects(run)).toEqual(then);
  });
});

const anyGuard = fc.constantFrom(
  '$.payload.pin == 5',
  '$.payload.pin > 5',
  '$.steps.1.status == completed',
  '$.steps.2.status != completed',
  '$.steps.1.output == o',
);
const anyStep = fc.record({
  requiresConfirmation: fc.boolean(),
  planned: fc.boolean(),
  routing: fc.record(
    {
      kind: fc.constantFrom<Step['kind']>('execute', 'execute', 'checkpoint'),
      next: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('end' as const)),
      when: anyGuard,
      onFailure: fc.oneof<fc.Arbitrary<NonNullable<Step['onFailure']>>[]>(
        fc.constant({ action: 'fail' }),
        fc.integer({ min: 1, max: 3 }).map((times) => ({ action: 'retry', times })),
        fc.integer({ min: 1, max: 4 }).map((target) => ({ action: 'goto', step: target })),
      ),
    },
    { requiredKeys: [] },
  ),
});
/** The last step is the highest that there is. */
const within = (routing: Partial<Step>, steps: number): Partial<Step> => ({
  ...routing,
  ...(typeof routing.next === 'number' ? { next: Math.min(routing.next, steps) } : {}),
  ...(routing.onFailure?.action === 'goto'
    ? { onFailure: { action: 'goto', step: Math.min(routing.onFailure.step, steps) } }
    : {}),
});
const anySop = fc
  .record({
    executionMode: fc.constantFrom<Sop['executionMode']>(
      'auto',
      'supervised',
      'step_by_step',
      'priority_based',
    ),
    priority: fc.constantFrom<Sop['priority']>('low', 'normal', 'high', 'critical'),
    onInterrupt: fc.constantFrom<Sop['onInterrupt']>('ask', 'retry', 'fail'),
    steps: fc.array(anyStep, { minLength: 1, maxLength: 4 }),
  })
  .map(({ steps, ...rest }) =>
    sop({
      ...rest,
      steps: steps.map(({ requiresConfirmation, planned, routing }, index) =>
        step(index + 1, {
          requiresConfirmation,
          calls: planned ? [{ tool: 'x', arguments: { topic: '{{topic}}' } }] : [],
          ...within(routing, steps.length),
        }),
      ),
    }),
  );

/** Whether the step asks on every visit. */
function mustAsk({ executionMode, priority, steps }: Sop, number: number): boolean {
  const mode =
    executionMode !== 'priority_based'
      ? executionMode
      : priority === 'critical' || priority === 'high'
        ? 'auto'
        : 'supervised';
  return (
    steps[number - 1]?.requiresConfirmation === true ||
    mode === 'step_by_step' ||
    (mode === 'supervised' && number === 1)
  );
}

/** Index of the event by which the run came to the step last. */
const lastArrival = (log: readonly RunEvent[], number: number): number =>
  log.findLastIndex((event) => {
    if (event.type === 'run-started') return number === 1;
    if (event.type !== 'step-completed' && event.type !== 'step-skipped' && event.type !== 'step-failed')
      return false;
    return (
      event.next === number ||
      (event.next === undefined && event.type !== 'step-failed' && event.step + 1 === number)
    );
  });

const number = fc.integer({ min: 1, max: 4 });
const gate = fc.option(
  fc.tuple(number, fc.integer({ min: 1, max: 6 })).map(([at, count]) => `r/${String(at)}/${String(count)}`),
  { nil: null },
);
/**
 * Commands as they might arrive, sensible or not; what fits the state is preferred, so that runs get
 * somewhere.
 */
const anyMove = fc.oneof(
  { weight: 6, arbitrary: fc.constant('pursue' as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('approve' as const),
      gate,
      shown: fc.option(fc.constantFrom(shownHash(null), shownHash([]), 'of other calls'), {
        nil: undefined,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('deny' as const), gate }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('begin-step' as const),
      step: number,
      attempt: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('finish-step' as const),
      step: number,
      result: fc.constantFrom(
        'completed' as const,
        'completed' as const,
        'skipped' as const,
        'failed' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { type: 'mark-interrupted' as const },
      { type: 'time-out' as const },
      { type: 'record' as const },
    ),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'cancel' as const }) },
);
type Move = typeof anyMove extends fc.Arbitrary<infer T> ? T : never;

function toCommands(move: Move, run: Run, at: number): readonly RunCommand[] {
  const who = { by: 'ana', via: 'app' };
  if (move === 'pursue') {
    return pendingEffects(run).flatMap((effect): readonly RunCommand[] =>
      effect.type === 'run-step'
        ? [{ type: 'begin-step', at, step: effect.step, attempt: effect.attempt }]
        : effect.type === 'draft'
          ? [{ type: 'attach-draft', at, gate: effect.gate, calls: [], note: 'n' }]
          : [],
    );
  }
  switch (move.type) {
    case 'approve':
      return [{ ...move, at, ...who }];
    case 'deny':
      return [{ ...move, at, ...who, reason: '' }];
    case 'begin-step':
      return [{ ...move, at }];
    case 'finish-step':
      return [{ ...move, at, output: 'o' }];
    case 'cancel':
      return [{ type: 'cancel', at, reason: 'stop', ...who }];
    case 'record':
      return [
        {
          type: 'record',
          event: {
            type: 'tool-call-sent',
            at,
            step: run.currentStep,
            call: String(at),
            tool: 'x',
            arguments: {},
            provenance: {},
            acts: true,
          },
        },
      ];
    default:
      return [{ type: move.type, at }];
  }
}

describe('in any order of commands', () => {
  const history = fc.tuple(
    anySop,
    fc.array(fc.tuple(anyMove, fc.integer({ min: 0, max: 30_000 })), { maxLength: 60, size: 'max' }),
  );

  /** Every state of a random history with what was refused or appended in it. */
  function states(
    definition: Sop,
    moves: readonly (readonly [Move, number])[],
    start = starting(definition),
  ): {
    readonly log: RunEvent[];
    readonly trail: { readonly before: Run; readonly after: Run; readonly events: readonly RunEvent[] }[];
  } {
    const { run: first, log } = play(start);
    if (first === null) throw new Error('it did not start');
    let run: Run = first;
    let at = 0;
    const trail = [];
    for (const [move, passed] of moves) {
      at += passed;
      for (const command of toCommands(move, run, at)) {
        const decided = decide(run, command);
        const events = decided.ok ? decided.value : [];
        const after: Run = events.reduce<Run>((state, event) => evolve(state, event), run);
        trail.push({ before: run, after, events });
        log.push(...events);
        run = after;
      }
    }
    return { log, trail };
  }

  test('no step starts unless its gate, if it has one, was approved on this visit', () => {
    fc.assert(
      fc.property(history, ([definition, moves]) => {
        const { log } = states(definition, moves);
        log.forEach((event, index) => {
          if (event.type !== 'step-started') return;
          const earlier = log.slice(0, index);
          const visit = earlier.slice(lastArrival(earlier, event.step));
          const asked = visit
            .filter((known) => known.type === 'approval-requested')
            .filter((known) => known.step === event.step);
          const granted = new Set(
            visit.flatMap((known) => (known.type === 'approval-granted' ? [known.gate] : [])),
          );
          if (mustAsk(definition, event.step)) expect(asked.length).toBeGreaterThan(0);
          expect(asked.every((known) => granted.has(known.gate))).toBe(true);
        });
      }),
      properties,
    );
  });

  test('a supervised run carries nothing out before a person approved something, whatever its guards skip', () => {
    fc.assert(
      fc.property(history, ([definition, moves]) => {
        const { log } = states({ ...definition, executionMode: 'supervised' }, moves);
        const first = log.findIndex((event) => event.type === 'step-started');
        if (first !== -1)
          expect(log.slice(0, first).some((event) => event.type === 'approval-granted')).toBe(true);
      }),
      properties,
    );
  });

  test('a run that repeats another carries nothing out that it took over, unless it comes back to it, and asks at its first step as any run does', () => {
    fc.assert(
      fc.property(
        history,
        number,
        fc.array(fc.tuple(anyMove, fc.integer({ min: 0, max: 30_000 })), { maxLength: 40, size: 'max' }),
        ([definition, moves], from, further) => {
          const { log } = states(definition, moves);
          const carried = carriedSteps(log, definition, from);
          if (!carried.ok) return;
          const repeated = states(definition, further, {
            ...starting(definition),
            again: { of: { runId: 'r', step: from }, carried: carried.value },
          }).log;
          const taken = new Set(carried.value.map((each) => each.step));
          expect(taken.has(from)).toBe(false);
          for (const [index, event] of repeated.entries()) {
            if (event.type === 'step-started' && taken.has(event.step))
              expect(lastArrival(repeated.slice(0, index), event.step)).toBeGreaterThan(0);
          }
          const first = repeated.find((event) => event.type === 'step-started');
          if (first?.type === 'step-started' && mustAsk(definition, first.step === from ? 1 : first.step))
            expect(
              repeated.slice(0, repeated.indexOf(first)).some((event) => event.type === 'approval-granted'),
            ).toBe(true);
        },
      ),
      properties,
    );
  });

  test('a checkpoint is never carried out', () => {
    fc.assert(
      fc.property(history, ([definition, moves]) => {
        const checkpoints = definition.steps
          .filter((known) => known.kind === 'checkpoint')
          .map((known) => known.number);
        expect(
          states(definition, moves).log.filter(
            (event) => event.type === 'step-started' && checkpoints.includes(event.step),
          ),
        ).toEqual([]);
      }),
      properties,
    );
  });

  test('it ends: no step is visited more often than the limit, whatever the results', () => {
    const results = fc.infiniteStream(
      fc.constantFrom('completed' as const, 'completed' as const, 'failed' as const),
    );
    fc.assert(
      fc.property(anySop, results, (definition, stream) => {
        let { run } = play(starting(definition));
        let at = 0;
        for (let turn = 0; run !== null && !isFinished(run.status); turn += 1) {
          expect(turn).toBeLessThan(definition.steps.length * mostVisits * 20);
          at += 70_000;
          const step = run.steps[run.currentStep - 1];
          const command: RunCommand =
            run.gate !== null
              ? run.gate.calls === null
                ? drafted(run.gate.gate, at - 69_999)
                : approve(null, at - 69_999)
              : step?.status === 'running'
                ? {
                    type: 'finish-step',
                    at,
                    step: step.number,
                    result: stream.next().value ?? 'completed',
                    output: '',
                  }
                : { type: 'begin-step', at, step: run.currentStep, attempt: (step?.attempt ?? 0) + 1 };
          const decided = decide(run, command);
          if (!decided.ok) throw new Error(decided.error.message);
          run = decided.value.reduce<Run>((state, event) => evolve(state, event), run);
          expect(Math.max(...run.steps.map((state) => state.visits ?? 1))).toBeLessThanOrEqual(mostVisits);
        }
      }),
      { ...properties, numRuns: 60 },
    );
  });

  test('a gate is decided at most once', () => {
    fc.assert(
      fc.property(history, ([definition, moves]) => {
        const { log, trail } = states(definition, moves);
        const decided = log.flatMap((event) =>
          event.type === 'approval-granted' ||
          event.type === 'approval-denied' ||
          event.type === 'approval-timed-out'
            ? [event.gate]
            : [],
        );
        expect(decided).toEqual([...new Set(decided)]);
        const gates = trail.at(-1)?.after.decisions.map((decision) => decision.gate) ?? [];
        expect(gates).toEqual([...new Set(gates)]);
      }),
      properties,
    );
  });

  test('the fold of the log is the state', () => {
    fc.assert(
      fc.property(history, ([definition, moves]) => {
        const { log, trail } = states(definition, moves);
        const last = trail.at(-1)?.after;
        if (last !== undefined) expect(fold(log)).toEqual(last);
        expect(fold(log).version).toBe(log.length);
      }),
      properties,
    );
  });

  test('a finished run accepts nothing and wants nothing', () => {
    fc.assert(
      fc.property(history, ([definition, moves]) => {
        for (const { before, events } of states(definition, moves).trail) {
          if (!isFinished(before.status)) continue;
          expect(events).toEqual([]);
          expect(pendingEffects(before)).toEqual([]);
        }
      }),
      properties,
    );
  });

  test('a run that is not finished always has something in flight', () => {
    fc.assert(
      fc.property(history, ([definition, moves]) => {
        for (const { after } of states(definition, moves).trail) {
          if (!isFinished(after.status)) expect(pendingEffects(after).length).toBeGreaterThan(0);
        }
      }),
      properties,
    );
  });

  test('a running step is the current one, and only one step runs', () => {
    fc.assert(
      fc.property(history, ([definition, moves]) => {
        for (const { after } of states(definition, moves).trail) {
          const running = after.steps
            .filter((state) => state.status === 'running')
            .map((state) => state.number);
          expect(running.length === 0 || (running.length === 1 && running[0] === after.currentStep)).toBe(
            true,
          );
        }
      }),
      properties,
    );
  });
});
