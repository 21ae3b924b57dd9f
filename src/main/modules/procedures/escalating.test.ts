import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, evolve, fold, pendingEffects, type RunCommand } from '../../../domain/run/run';
import type { Escalation } from '../../../shared/escalation';
import { ok, type Result } from '../../../shared/result';
import type { Run, RunEvent } from '../../../shared/run';
import type { Priority, Sop } from '../../../shared/sop';
import { exampleSop } from '../../testing/example-run';
import { FakeClock } from '../../testing/fake-clock';
import type { DutyNow } from '../../ports/duty';
import { EffectRunner } from './effect-runner';
import { draws } from '../../testing/draws';

type ToldEvent = Extract<RunEvent, { type: 'approval-told' }>;

/** What happens to an engine and its clock, in whole seconds. */
interface Stretch {
  /** Whether an engine runs; two in a row are one engine. */
  readonly up: boolean;
  readonly secs: number;
  /** By how much the clock is set as it begins. */
  readonly setBy: number;
}

interface History {
  readonly stages: readonly Escalation[];
  readonly priority: Priority;
  /** Quiet from one second of each day to another; null: never. */
  readonly quiet: readonly [from: number, to: number] | null;
  readonly stretches: readonly Stretch[];
  /** Somebody decides as this stretch begins; absent: nobody. */
  readonly decidedIn?: number;
}

/** One time that somebody was told: by the time that went by. */
type Line = readonly [stage: number, times: number, sinceAskedSecs: number, late: string];

const start = 1_700_000_000_000;
const day = 86_400;

const holdOf =
  (quiet: History['quiet']): DutyNow['hold'] =>
  (priority, at) => {
    if (quiet === null || priority === 'high' || priority === 'critical') return null;
    const second = Math.floor(at / 1000) % day;
    const [from, to] = quiet;
    return second >= from && second < to ? at + (to - second) * 1000 : null;
  };

/** The run's log on disk, the real loop over it, and the people who are told. */
async function told({ stages, priority, quiet, stretches, decidedIn }: History): Promise<readonly Line[]> {
  const clock = new FakeClock(start);
  const begun = clock.steady();
  const log: RunEvent[] = [];
  const lines: Line[] = [];
  const run = (): Run | null => (log.length === 0 ? null : fold(log));
  const sop: Sop = {
    ...exampleSop,
    priority,
    executionMode: 'auto',
    approvalTimeoutSecs: 0,
    escalation: [...stages],
    steps: [
      {
        ...exampleSop.steps[0],
        number: 1,
        kind: 'checkpoint',
        calls: [],
        title: 'Look',
        body: '',
        line: 1,
        suggestedTools: [],
        requiresConfirmation: false,
      },
    ],
  };
  const command = (of: RunCommand): Result<null> => {
    const decided = decide(run(), of);
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      log.push(event);
      if (event.type === 'approval-told') lines.push(lineOf(event));
    }
    return ok(null);
  };
  const lineOf = ({ stage, times, late }: ToldEvent): Line => [
    stage,
    times,
    Math.round((clock.steady() - begun) / 1000),
    late ?? '',
  ];
  command({
    type: 'start',
    at: start,
    runId: 'r',
    sop,
    sopHash: 'h',
    trigger: { source: 'manual', topic: null, payload: null, receivedAt: start },
    approvalTimeoutSecs: 0,
    startedBy: 'ana',
  });
  let engine: EffectRunner | null = null;
  for (const [index, { up, secs, setBy }] of stretches.entries()) {
    if (index === decidedIn) {
      command({ type: 'deny', at: clock.now(), gate: null, by: 'ana', via: 'app', reason: '' });
      engine?.pursue('r', run(), pendingEffects(run() ?? fold(log)));
    }
    if (setBy !== 0) clock.set(clock.now() + setBy * 1000);
    if (!up) {
      await engine?.close();
      engine = null;
    } else if (engine === null) {
      engine = loop(clock, run, command, { hold: holdOf(quiet), reach: () => ({ to: [] }) });
      engine.pursue('r', run(), pendingEffects(run() ?? fold(log)));
    }
    await clock.advance(secs * 1000);
  }
  await engine?.close();
  expect(fold(log)).toEqual(log.reduce<Run | null>(evolve, null));
  return lines;
}

const loop = (
  clock: FakeClock,
  run: () => Run | null,
  command: (of: RunCommand) => Result<null>,
  duty: DutyNow,
): EffectRunner =>
  new EffectRunner({
    executor: { draft: never, carryOut: never } as never,
    clock,
    logger: {
      info: () => {},
      warn: () => {},
      error: (message: string) => {
        throw new Error(message);
      },
    } as never,
    stepTimeoutSecs: () => 0,
    nextTime: () => 0,
    command: (_, of) => command(of),
    commandSoon: (_, of) => Promise.resolve(command(of)),
    run,
    history: () => [],
    changes: () => Promise.resolve([]),
    pursue: () => {},
    children: { start: never, end: never, ended: never },
    duty,
    announce: () => {},
    withdraw: () => {},
    text: () => {},
  });

const never = (): never => {
  throw new Error('nothing is carried out here');
};

/** The same, second by second, in plain words. */
function expected({ stages, priority, quiet, stretches, decidedIn }: History): readonly Line[] {
  const hold = holdOf(quiet);
  const lines: Line[] = [];
  let wall = start;
  let askedAt = start;
  let passed = 0;
  let wasUp = false;
  const last = new Map<number, { at: number; times: number }>();
  const move = (ms: number): void => {
    askedAt += ms;
    for (const each of last.values()) each.at += ms;
  };
  const urgency = (at: number): Priority => {
    const come = stages.filter(({ afterSecs }) => askedAt + afterSecs * 1000 <= at);
    const all = [priority, ...come.map((each) => each.priority)];
    return (['critical', 'high', 'normal', 'low'] as const).find((each) => all.includes(each)) ?? priority;
  };
  const tick = (): void => {
    for (;;) {
      const order = stages
        .map((stage, index) => ({ ...stage, index }))
        .sort((a, b) => a.afterSecs - b.afterSecs);
      const now = order.findLast(({ index }) => last.has(index));
      const due: { index: number; at: number }[] = order
        .filter(({ index }) => !last.has(index))
        .map(({ index, afterSecs }) => ({ index, at: askedAt + afterSecs * 1000 }));
      if (now?.repeatSecs !== undefined)
        due.push({ index: now.index, at: (last.get(now.index)?.at ?? 0) + now.repeatSecs * 1000 });
      const [next] = due.filter(({ at }) => at <= wall).sort((a, b) => a.at - b.at || a.index - b.index);
      if (next === undefined || hold(urgency(wall), wall) !== null) return;
      const times = (last.get(next.index)?.times ?? 0) + 1;
      last.set(next.index, { at: wall, times });
      const isLate = wall - next.at >= 90_000;
      const why = !isLate ? '' : hold(urgency(next.at), next.at) === null ? 'stopped' : 'quiet';
      lines.push([next.index + 1, times, passed, why]);
    }
  };
  for (const [index, { up, secs, setBy }] of stretches.entries()) {
    if (index === decidedIn) return lines;
    wall += setBy * 1000;
    if (up && wasUp) move(setBy * 1000);
    if (up && !wasUp) {
      const newest = Math.max(askedAt, ...[...last.values()].map(({ at }) => at));
      if (newest - wall >= 1_000) move(wall - newest);
    }
    if (up && !wasUp) tick();
    for (let second = 0; second < secs; second += 1) {
      wall += 1000;
      passed += 1;
      if (up) tick();
    }
    wasUp = up;
  }
  return lines;
}

const stage = fc.record(
  {
    afterSecs: fc.integer({ min: 1, max: 3000 }),
    notify: fc.constant<string[]>(['desktop']),
    repeatSecs: fc.integer({ min: 60, max: 900 }),
    priority: fc.constantFrom('high' as const, 'critical' as const),
  },
  { requiredKeys: ['afterSecs', 'notify'] },
);
const stages = fc.array(stage, { minLength: 1, maxLength: 4 });
const jump = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 2, max: 200_000 }),
  fc.integer({ min: -200_000, max: -2 }),
);
const priorities = fc.constantFrom<Priority>('low', 'normal', 'high', 'critical');
const settings = { numRuns: draws(150), seed: 20_261_130 };

test('without quiet hours people are told as written until somebody decides, whatever becomes of the engine and its clock', async () => {
  const stretches = fc.array(
    fc.record({ up: fc.boolean(), secs: fc.integer({ min: 61, max: 1500 }), setBy: jump }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(stages, priorities, stretches, fc.nat(12), async (some, priority, list, decidedIn) => {
      const history = { stages: some, priority, quiet: null, stretches: list, decidedIn };
      expect(await told(history)).toEqual(expected(history));
    }),
    settings,
  );
});

test('quiet hours hold back what is not urgent, until they end or it becomes urgent', async () => {
  const stretches = fc.array(
    fc.record({ up: fc.boolean(), secs: fc.integer({ min: 1, max: 4000 }), setBy: jump }),
    { minLength: 1, maxLength: 6 },
  );
  const quiet = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))
    .map(([a, b]) => [Math.min(a, b) * 60, Math.max(a, b) * 60] as const);
  await fc.assert(
    fc.asyncProperty(stages, priorities, quiet, stretches, async (some, priority, hours, list) => {
      // A running engine notices within a minute that the clock was set; that it does is tried above.
      const calm = list.map((each, index) =>
        each.up && list[index - 1]?.up === true ? { ...each, setBy: 0 } : each,
      );
      const history = { stages: some, priority, quiet: hours, stretches: calm };
      expect(await told(history)).toEqual(expected(history));
    }),
    settings,
  );
});
