import { expect, test, vi } from 'vitest';
import { shownHash } from '../../../domain/approval/approval-request';
import { ok } from '../../../shared/result';
import type { DraftedCall, Lane, OpenGate, Run, SureFailure } from '../../../shared/run';
import { exampleRun, exampleSop } from '../../testing/example-run';
import { MemoryPermissions } from '../../testing/memory-permissions';
import { StandingSteps } from './standing-steps';

const ana = { by: 'ana', via: 'app' };
const call = (pin: number): DraftedCall => ({
  tool: 'gpio_write',
  arguments: { pin, value: 1 },
  provenance: {},
});
const gate = (pin: number, more: Partial<OpenGate> = {}): OpenGate => ({
  gate: 'r1/1/1',
  step: 1,
  requestedAt: 0,
  expiresAt: null,
  reason: 'mode',
  calls: [call(pin)],
  note: '',
  ...more,
});
const waiting = (pin: number, more: Partial<OpenGate> = {}, run: Partial<Run> = {}): Run => ({
  ...exampleRun,
  status: 'waiting_approval',
  gate: gate(pin, more),
  ...run,
});
const granted = (via = 'app') =>
  ({ type: 'approval-granted', at: 1, step: 1, gate: 'r1/1/1', by: 'ana', via }) as const;

interface Holds {
  isInForce: boolean;
  isTakingBack: boolean;
  board: string | null;
}
const asEver = (): Holds => ({ isInForce: true, isTakingBack: false, board: 'nucleo, serial number A1' });

/** Five approvals of the step with pin 5, and a sixth that allows such calls. */
function allowed(
  fails: readonly SureFailure[] = [],
  holds: Holds = asEver(),
): {
  readonly steps: StandingSteps;
  readonly permissions: MemoryPermissions;
  /** Whether the card of the run is passed without asking. */
  passes(run: Run): boolean;
} {
  const permissions = new MemoryPermissions();
  const passed: string[] = [];
  const steps = new StandingSteps({
    permissions,
    approve: (_runId, { shown }, { via }) => {
      if (via === 'standing') passed.push(shown);
      return ok(null);
    },
    sureFailures: () => fails,
    isInForce: () => holds.isInForce,
    isTakingBack: () => holds.isTakingBack,
    tool: (name) =>
      name === 'gpio_write' ? { answering: () => ({ pump: holds.board }) } : { addresses: ['url'] },
    now: () => 9,
  });
  for (let yes = 0; yes < 5; yes += 1) {
    expect(steps.offer(waiting(5))).toBeNull();
    steps.changed(
      { ...exampleRun, approved: { step: 1, reason: 'mode', calls: [call(5)], sent: [] } },
      granted(),
    );
  }
  const run = waiting(5);
  const range = steps.offer(run) ?? { calls: [] };
  expect(range).toEqual({
    calls: [{ 'gpio_write.pin': 5, 'gpio_write.value': 1, 'board "pump"': 'nucleo, serial number A1' }],
  });
  const signature = { id: 'r1/1/1', shown: shownHash([call(5)]) };
  expect(steps.approveAlways(run, signature, range, ana).ok).toBe(true);
  return {
    steps,
    permissions,
    passes: (asked) => {
      passed.length = 0;
      steps.waits(asked);
      return passed.length > 0;
    },
  };
}

test('within the range nobody is asked, and it is counted', () => {
  const { passes, permissions } = allowed();
  expect([passes(waiting(5)), permissions.list()[0]?.uses]).toEqual([true, 1]);
});

const [first, second] = exampleSop.steps as [(typeof exampleSop.steps)[0], (typeof exampleSop.steps)[0]];
test.each<{ name: string; run: Run; fails?: readonly SureFailure[] }>([
  { name: 'another value', run: waiting(6) },
  { name: 'another tool', run: waiting(5, { calls: [{ ...call(5), tool: 'gpio_pulse' }] }) },
  { name: 'another version of the tool', run: waiting(5, { calls: [{ ...call(5), definition: 'second' }] }) },
  { name: 'one call more', run: waiting(5, { calls: [call(5), call(5)] }) },
  { name: 'calls that are not known', run: waiting(5, { calls: null }) },
  { name: 'no call', run: waiting(5, { calls: [] }) },
  { name: 'another definition', run: waiting(5, {}, { sopHash: 'other' }) },
  { name: 'another step', run: waiting(5, { step: 2 }) },
  { name: 'a confirmation', run: waiting(5, { reason: 'confirmation' }) },
  { name: 'an interruption', run: waiting(5, { reason: 'interrupted' }) },
  {
    name: 'something to say about the calls',
    run: waiting(5, { note: 'The model is not sure of this call.' }),
  },
  { name: 'a critical procedure', run: waiting(5, {}, { sop: { ...exampleSop, priority: 'critical' } }) },
  {
    name: 'a step that is to be confirmed',
    run: waiting(
      5,
      {},
      { sop: { ...exampleSop, steps: [{ ...first, requiresConfirmation: true }, second] } },
    ),
  },
  {
    name: 'a checkpoint',
    run: waiting(5, {}, { sop: { ...exampleSop, steps: [{ ...first, kind: 'checkpoint' }, second] } }),
  },
  { name: 'a dry run', run: waiting(5, {}, { dry: true }) },
  { name: 'what must fail', run: waiting(5), fails: [{ call: 0, why: 'no board' }] },
])('$name is asked about', ({ run, fails }) => {
  expect(allowed(fails).passes(run)).toBe(false);
});

test('after a failure it asks, until it has succeeded with the yes of a person', () => {
  const { steps, passes } = allowed();
  const ran = (via: string, type: 'step-failed' | 'step-completed'): void => {
    const decision = {
      step: 1,
      gate: 'r1/1/1',
      decision: 'approved' as const,
      by: 'ana',
      at: 1,
      reason: null,
    };
    steps.changed(
      { ...exampleRun, decisions: [{ ...decision, via }] },
      type === 'step-failed'
        ? { type, at: 2, step: 1, reason: 'line lost' }
        : { type, at: 2, step: 1, output: 'done' },
    );
  };
  expect(passes(waiting(5))).toBe(true);
  ran('standing', 'step-failed');
  expect(passes(waiting(5))).toBe(false);
  ran('standing', 'step-completed');
  expect(passes(waiting(5))).toBe(false);
  ran('app', 'step-failed');
  expect(passes(waiting(5))).toBe(false);
  ran('app', 'step-completed');
  expect(passes(waiting(5))).toBe(true);
});

test('a definition that is not in force any more asks, and while an allowance is being taken back everything does', () => {
  const holds = asEver();
  const { steps, passes } = allowed([], holds);
  expect(passes(waiting(5))).toBe(true);
  holds.isInForce = false;
  expect([passes(waiting(5)), steps.offer(waiting(5))]).toEqual([false, null]);
  holds.isInForce = true;
  holds.isTakingBack = true;
  expect(passes(waiting(5))).toBe(false);
});

test('another board under the same name asks, and so does one of which nobody knows which it is', () => {
  const holds = asEver();
  const { steps, passes } = allowed([], holds);
  for (const board of ['nucleo, serial number B2', null]) {
    holds.board = board;
    expect(passes(waiting(5))).toBe(false);
  }
  expect(steps.offer(waiting(5))).toBeNull();
  holds.board = asEver().board;
  expect(passes(waiting(5))).toBe(true);
});

test('a call of the model that failed in a step which went on ends its range', () => {
  const { steps, passes } = allowed();
  const done = (via: string, success: boolean): void => {
    const call = {
      call: 'c',
      name: 'gpio_write',
      arguments: {},
      provenance: {},
      success,
      output: '',
      sentAt: 1,
      answeredAt: 2,
    };
    steps.changed(
      {
        ...exampleRun,
        decisions: [{ step: 1, gate: 'g', decision: 'approved', by: 'ana', at: 1, reason: null, via }],
        steps: exampleRun.steps.map((step) => ({ ...step, toolCalls: [call] })),
      },
      { type: 'step-completed', at: 3, step: 1, output: 'done' },
    );
  };
  done('standing', true);
  expect(passes(waiting(5))).toBe(true);
  done('standing', false);
  expect(passes(waiting(5))).toBe(false);
  done('app', false);
  expect(passes(waiting(5))).toBe(false);
  done('app', true);
  expect(passes(waiting(5))).toBe(true);
});

test('a call that carries a secret is in no range', () => {
  const { steps } = allowed();
  const asked = [{ ...call(5), arguments: { pin: 5, value: 1, key: '{{secret.plant}}' } }];
  for (let yes = 0; yes < 9; yes += 1)
    steps.changed(
      { ...exampleRun, approved: { step: 1, reason: 'mode', calls: asked, sent: [] } },
      granted(),
    );
  expect(steps.offer(waiting(5, { calls: asked }))).toBeNull();
});

test('of a web address in a step the host, the path and the query count, however it is spelled', () => {
  const { steps } = allowed();
  const asked = (host: string, query = 'set=off'): DraftedCall[] => [
    { tool: 'http_request', arguments: { url: `https://${host}/valve?${query}` }, provenance: {} },
  ];
  for (let yes = 0; yes < 5; yes += 1)
    steps.changed(
      {
        ...exampleRun,
        approved: {
          step: 1,
          reason: 'mode',
          calls: asked(yes < 2 ? 'PLANT.example' : 'plant.example:443'),
          sent: [],
        },
      },
      granted(),
    );
  expect(steps.offer(waiting(5, { calls: asked('plant.example', 'set=on') }))).toEqual({
    calls: [
      { 'http_request.url': 'https://plant.example/valve?set=on' },
      { 'http_request.url': 'https://plant.example/valve?set=off' },
    ],
    addresses: ['http_request.url'],
  });
});

test('of two steps that are written with one number, each is allowed for itself', () => {
  const { passes } = allowed();
  const steps = [first, { ...second, written: 1 }];
  expect(passes(waiting(5, { step: 2 }, { sop: { ...exampleSop, steps } }))).toBe(false);
});

test('what is not offered cannot be allowed, and what is offered not widened', () => {
  const { steps } = allowed();
  const signature = { id: 'r1/1/1', shown: shownHash([call(5)]) };
  expect(steps.approveAlways(waiting(5), signature, { calls: [{ 'gpio_write.pin': 6 }] }, ana)).toMatchObject(
    {
      ok: false,
      error: { code: 'approvals.range-wider' },
    },
  );
  expect(
    steps.approveAlways(waiting(5, { reason: 'confirmation' }), signature, { calls: [] }, ana),
  ).toMatchObject({
    ok: false,
    error: { code: 'approvals.not-yet' },
  });
});

test('of steps side by side the approval counts for the call that was approved, whatever is shown by then', () => {
  const { steps, permissions } = allowed();
  const counted = vi.spyOn(permissions, 'approved');
  const lane = (step: number, pin: number): Lane => ({
    step,
    status: 'running',
    gate: null,
    approved: { step, reason: 'mode', calls: [call(pin)], sent: [] },
  });
  const run: Run = {
    ...exampleRun,
    approved: lane(2, 9).approved,
    currentStep: 2,
    group: { begun: true, lanes: [lane(1, 5), lane(2, 9)] },
  };
  steps.changed(run, granted());
  expect(counted.mock.calls.map(([{ arguments: given }]) => given['gpio_write.pin'])).toEqual([5]);
});
