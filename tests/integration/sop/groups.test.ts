import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { openDatabase, type Database } from '../../../src/main/platform/storage/database';
import { done, failed, type ToolResult } from '../../../src/main/ports/tool';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { runSheetOf } from '../../../src/domain/run/run-sheet';
import type { Run } from '../../../src/shared/run';
import { openEngine, type EngineBench } from './engine-bench';

/** Steps that are carried out side by side. */
const ana = { by: 'ana', via: 'app' };
const auto = 'execution_mode = "auto"\n';
const two = (first = '', second = '', after = ''): string =>
  `1. **A**\n   - group: g\n   - call: act {"step": "a"}\n${first}2. **B**\n   - group: g\n   - call: act {"step": "b"}\n${second}3. **C**\n   - call: act {"step": "c", "a": "{{steps.1.status}}", "b": "{{steps.2.status}}"}\n${after}`;

/** Takes a second for each call, and says what was under way at once. */
class Slow extends RecordingTool {
  readonly began: string[] = [];
  most = 0;
  #under = 0;

  constructor(
    private readonly clock: FakeClock,
    private readonly fails: (step: string, time: number) => boolean = () => false,
  ) {
    super('act', 'acts', { type: 'object' });
  }

  override async execute(...of: Parameters<RecordingTool['execute']>): Promise<ToolResult> {
    const { step } = of[0];
    if (typeof step !== 'string' && typeof step !== 'number') throw new Error('A call without a step');
    this.began.push(String(step));
    this.#under += 1;
    this.most = Math.max(this.most, this.#under);
    try {
      await this.clock.sleep(1_000, of[2]);
    } finally {
      this.#under -= 1;
    }
    await super.execute(...of);
    const time = this.began.filter((each) => each === String(step)).length;
    return this.fails(String(step), time) ? failed('stuck') : done(`did ${String(step)}`);
  }
}

function open(
  steps: string,
  {
    toml = auto,
    fails,
    others = [],
    ...rest
  }: {
    readonly toml?: string;
    readonly fails?: (step: string, time: number) => boolean;
    readonly others?: readonly { readonly name: string; readonly toml: string; readonly steps: string }[];
  } & Partial<Parameters<typeof openEngine>[0]> = {},
): { readonly bench: EngineBench; readonly act: Slow } {
  const clock = rest.clock ?? new FakeClock();
  const act = new Slow(clock, fails);
  const bench = openEngine({
    procedures: [{ name: 'plant', toml, steps }, ...others],
    tools: [act],
    ...rest,
    clock,
  });
  return { bench, act };
}

function start({ engine }: EngineBench, payload = '{"level": 90}'): string {
  const started = engine.startByHand('plant', payload, ana);
  if (!started.ok) throw new Error(started.error.message);
  return started.value.runId;
}
function sign({ engine, run }: EngineBench, runId: string, answer?: number): void {
  const { gate } = run(runId);
  const signed = engine.approve(
    runId,
    { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) },
    ana,
    answer,
  );
  if (!signed.ok) throw new Error(signed.error.message);
}
const later = async (bench: EngineBench, runId: string, ms = 60_000): Promise<Run> => {
  await bench.clock.advance(ms);
  return bench.run(runId);
};
const statuses = (run: Run): readonly string[] => run.steps.map(({ status }) => status);
/** The timeline says the same as the run. */
function expectSheet(bench: EngineBench, runId: string): void {
  const run = bench.run(runId);
  const stored = createRunLog(bench.database).read(runId);
  const sheet = runSheetOf(stored);
  expect(sheet?.steps.map(({ status }) => status)).toEqual(statuses(run));
  expect([sheet?.status, sheet?.currentStep]).toEqual([run.status, run.currentStep]);
}

test('the steps of a group are under way at once, and the next follows when both are over', async () => {
  const { bench, act } = open(two());
  const runId = start(bench);
  await bench.clock.advance(10);
  expect(statuses(bench.run(runId))).toEqual(['running', 'running', 'pending']);
  expect(act.began).toEqual(['a', 'b']);
  expectSheet(bench, runId);
  expect(await later(bench, runId)).toMatchObject({ status: 'completed' });
  expect(act.most).toBe(2);
  expect(act.calls).toEqual([{ step: 'a' }, { step: 'b' }, { step: 'c', a: 'completed', b: 'completed' }]);
  expectSheet(bench, runId);
  await bench.engine.close();
});

test('what a group asks is asked before any of it begins, one card after the other', async () => {
  const { bench, act } = open(
    two('   - requires_confirmation: true\n', '   - requires_confirmation: true\n'),
  );
  const runId = start(bench);
  await bench.settled(runId);
  expect(bench.run(runId)).toMatchObject({ status: 'waiting_approval', gate: { step: 1 } });
  expectSheet(bench, runId);
  sign(bench, runId);
  await bench.clock.advance(5_000);
  expect(bench.run(runId)).toMatchObject({ status: 'waiting_approval', gate: { step: 2 } });
  expect(act.began).toEqual([]);
  sign(bench, runId);
  expect((await later(bench, runId)).status).toBe('completed');
  expect(act.began).toEqual(['a', 'b', 'c']);
  expectSheet(bench, runId);
  await bench.engine.close();
});

test('a rejection leaves nothing of a group half done', async () => {
  const { bench, act } = open(two('', '   - requires_confirmation: true\n'));
  const runId = start(bench);
  await bench.settled(runId);
  bench.engine.deny(runId, bench.run(runId).gate?.gate ?? null, 'no', ana);
  expect(await later(bench, runId)).toMatchObject({ status: 'cancelled' });
  expect(act.began).toEqual([]);
  expectSheet(bench, runId);
  await bench.engine.close();
});

test.each([
  { mode: 'supervised', asks: [1] },
  { mode: 'step_by_step', asks: [1, 2, 3] },
])('a $mode run asks at $asks', async ({ mode, asks }) => {
  const { bench } = open(two(), { toml: `execution_mode = "${mode}"\n` });
  const runId = start(bench);
  const asked: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await bench.clock.advance(5_000);
    const { gate } = bench.run(runId);
    if (gate === null) continue;
    asked.push(gate.step);
    sign(bench, runId);
  }
  expect(asked).toEqual(asks);
  expect(bench.run(runId).status).toBe('completed');
  await bench.engine.close();
});

test('a checkpoint and a question among them are answered first, and their answers are there for the step below', async () => {
  const steps = `1. **Look**
   - group: g
   - kind: checkpoint
2. **Read**
   - group: g
   - kind: input
   - ask: {"type": "number"}
3. **Act**
   - group: g
   - call: act {"step": "act"}
4. **Tell**
   - call: act {"step": "tell", "was": "{{steps.2.output}}"}
`;
  const { bench, act } = open(steps);
  const runId = start(bench);
  await bench.settled(runId);
  sign(bench, runId);
  await bench.clock.advance(2_000);
  expect(act.began).toEqual([]);
  sign(bench, runId, 7);
  expect((await later(bench, runId)).status).toBe('completed');
  expect(act.calls).toEqual([{ step: 'act' }, { step: 'tell', was: 7 }]);
  await bench.engine.close();
});

test('conditions are looked at together; a group of which all are skipped is over at once', async () => {
  const some = open(two('   - when: $.payload.level > 95\n'));
  const first = start(some.bench);
  expect(await later(some.bench, first)).toMatchObject({ status: 'completed' });
  expect(some.act.calls).toEqual([{ step: 'b' }, { step: 'c', a: 'skipped', b: 'completed' }]);
  const none = open(two('   - when: $.payload.level > 95\n', '   - when: $.payload.level > 96\n'));
  const second = start(none.bench);
  expect(await later(none.bench, second)).toMatchObject({ status: 'completed' });
  expect(none.act.began).toEqual(['c']);
  expectSheet(none.bench, second);
  await some.bench.engine.close();
  await none.bench.engine.close();
});

test('when one fails the others go on, then the run fails', async () => {
  const { bench, act } = open(two('   - on_failure: retry:1\n'), { fails: (step) => step === 'a' });
  const runId = start(bench);
  const run = await later(bench, runId);
  expect(run).toMatchObject({ status: 'failed', reason: 'Step 1 failed 2 times: act: stuck' });
  expect(statuses(run)).toEqual(['failed', 'completed', 'pending']);
  expect(act.began).toEqual(['a', 'b', 'a']);
  expectSheet(bench, runId);
  await bench.engine.close();
});

test('a retry goes on beside the others, and a failure leads where it says once all are over', async () => {
  const again = open(two('   - on_failure: retry:2\n'), { fails: (step, time) => step === 'a' && time < 3 });
  expect(await later(again.bench, start(again.bench))).toMatchObject({ status: 'completed' });
  const elsewhere = open(
    two('   - on_failure: goto:4\n', '', '   - next: end\n4. **D**\n   - call: act {"step": "d"}\n'),
    { fails: (step) => step === 'a' },
  );
  const runId = start(elsewhere.bench);
  expect(await later(elsewhere.bench, runId)).toMatchObject({ status: 'completed' });
  expect(elsewhere.act.began).toEqual(['a', 'b', 'd']);
  expectSheet(elsewhere.bench, runId);
  await again.bench.engine.close();
  await elsewhere.bench.engine.close();
});

test('a retry of what asks asks again while the others go on, and both cards can be decided', async () => {
  const confirmed = '   - requires_confirmation: true\n   - on_failure: retry:1\n';
  const { bench, act } = open(two(confirmed, confirmed), {
    fails: (step, time) => step !== 'c' && time === 1,
    toml: `${auto}approval_timeout_secs = 100\n`,
  });
  const runId = start(bench);
  await bench.settled(runId);
  sign(bench, runId);
  sign(bench, runId);
  await bench.clock.advance(2_000);
  expect(act.began).toEqual(['a', 'b']);
  expect(bench.run(runId)).toMatchObject({ status: 'waiting_approval', gate: { step: 1 } });
  await bench.clock.advance(90_000);
  sign(bench, runId);
  // The one that waited behind it has its whole time.
  await bench.clock.advance(50_000);
  expect(bench.run(runId)).toMatchObject({ status: 'waiting_approval', gate: { step: 2 } });
  expectSheet(bench, runId);
  sign(bench, runId);
  expect((await later(bench, runId)).status).toBe('completed');
  expect(act.began).toEqual(['a', 'b', 'a', 'b', 'c']);
  await bench.engine.close();
});

test('cancel ends all of them', async () => {
  const { bench, act } = open(two());
  const runId = start(bench);
  await bench.clock.advance(500);
  bench.engine.cancel(runId, 'enough', ana);
  const run = await later(bench, runId);
  expect([run.status, ...statuses(run)]).toEqual(['cancelled', 'cancelled', 'cancelled', 'pending']);
  expect(act.calls).toEqual([]);
  expectSheet(bench, runId);
  await bench.engine.close();
});

test('waits and procedures beside each other end each by itself, and take no working place meanwhile', async () => {
  const steps = `1. **Wait**
   - group: g
   - kind: wait
   - for: 5s
2. **Hear**
   - group: g
   - kind: wait
   - until: $.level < 40 on tank
3. **Start**
   - group: g
   - kind: procedure
   - run: inner {"line": 1}
4. **Start too**
   - group: g
   - kind: procedure
   - run: inner {"line": 2}
5. **Tell**
   - call: act {"step": "tell", "level": "{{steps.2.output.level}}", "of": "{{steps.4.output}}"}
`;
  const { bench, act } = open(steps, {
    others: [
      {
        name: 'inner',
        toml: `${auto}max_concurrent = 5\n`,
        steps: '1. **In**\n   - call: act {"step": "{{payload.line}}"}\n',
      },
    ],
  });
  const runId = start(bench);
  await bench.clock.advance(20_000);
  expect(statuses(bench.run(runId))).toEqual(['completed', 'running', 'completed', 'completed', 'pending']);
  expectSheet(bench, runId);
  bench.engine.dispatch(
    { source: 'mqtt', topic: 'tank', payload: '{"level": 10}', receivedAt: bench.clock.now() },
    'mqtt',
  );
  expect((await later(bench, runId)).status).toBe('completed');
  expect(act.calls.at(-1)).toMatchObject({ step: 'tell', level: 10, of: 'did 2' });
  await bench.engine.close();
});

test('a cancelled run takes both procedures with it that it started', async () => {
  const steps = `1. **Start**
   - group: g
   - kind: procedure
   - run: inner
2. **Start too**
   - group: g
   - kind: procedure
   - run: inner
`;
  const { bench } = open(steps, {
    others: [
      {
        name: 'inner',
        toml: `${auto}max_concurrent = 5\n`,
        steps: '1. **In**\n   - kind: wait\n   - for: 1h\n',
      },
    ],
  });
  const runId = start(bench);
  await bench.clock.advance(5_000);
  expect(bench.engine.activeRuns()).toHaveLength(3);
  bench.engine.cancel(runId, 'enough', ana);
  expect(bench.engine.activeRuns()).toEqual([]);
  await bench.engine.close();
});

test('a run that comes back to a group carries all of it out again', async () => {
  const { bench, act } = open(
    `1. **A**
   - group: g
   - call: act {"step": "a"}
2. **B**
   - group: g
   - call: act {"step": "b"}
   - set: times = {{(state.times ?? 0) + 1}}
3. **Again**
   - when: $.state.times < 2
   - call: act {"step": "c"}
   - next: 1
`,
  );
  const runId = start(bench);
  expect(await later(bench, runId)).toMatchObject({ status: 'completed' });
  expect(act.began).toEqual(['a', 'b', 'c', 'a', 'b']);
  expectSheet(bench, runId);
  await bench.engine.close();
});

test('in a dry run nobody is asked and each says what it would have done', async () => {
  const { bench, act } = open(two('   - requires_confirmation: true\n'));
  const started = bench.engine.startDry('plant', '{}', ana);
  const runId = started.ok ? started.value.runId : '';
  expect(await later(bench, runId)).toMatchObject({ status: 'completed', dry: true });
  expect(act.began).toEqual([]);
  await bench.engine.close();
});

// Kills at each write

interface Plant {
  readonly database: Database;
  readonly clock: FakeClock;
}
const all = `1. **Ask**
   - group: g
   - kind: input
   - ask: {"type": "number"}
2. **Act**
   - group: g
   - call: act {"step": "act", "one": 1}
   - call: act {"step": "act", "two": 2}
3. **Confirm**
   - group: g
   - call: act {"step": "confirmed"}
   - requires_confirmation: true
4. **Wait**
   - group: g
   - kind: wait
   - for: 3s
5. **Start**
   - group: g
   - kind: procedure
   - run: inner
6. **End**
   - call: act {"step": "end", "by": "{{steps.1.output}}"}
`;

async function killedAt(write: number): Promise<readonly string[] | null> {
  const plant: Plant = { database: openDatabase(':memory:'), clock: new FakeClock() };
  const acted: string[] = [];
  const engine = (isDead: () => boolean): EngineBench => {
    class Acts extends RecordingTool {
      override async execute(...of: Parameters<RecordingTool['execute']>): Promise<ToolResult> {
        acted.push(JSON.stringify(of[0]));
        await super.execute(...of);
        return done('did');
      }
    }
    return openEngine({
      procedures: [
        { name: 'plant', toml: auto, steps: all },
        { name: 'inner', toml: auto, steps: '1. **In**\n   - call: act {"step": "inner"}\n' },
      ],
      tools: [new Acts('act')],
      ...plant,
      around: (log) => ({
        ...log,
        append: (...of) => {
          if (isDead()) throw new Error('The engine was killed');
          return log.append(...of);
        },
      }),
    });
  };
  const goOn = async (bench: EngineBench, isDead: () => boolean): Promise<number> => {
    let asked = 0;
    for (let round = 0; round < 30 && !isDead() && bench.engine.activeRuns().length > 0; round += 1) {
      for (const { gate, runId } of bench.engine.activeRuns())
        try {
          if (gate === null) continue;
          if (gate.reason === 'interrupted') asked += 1;
          bench.engine.approve(
            runId,
            { id: gate.gate, shown: shownHash(gate.calls) },
            ana,
            gate.reason === 'input' ? 7 : undefined,
          );
        } catch {
          // Killed while it was written.
        }
      await bench.clock.advance(1_000);
    }
    return asked;
  };
  let writes = 0;
  const isDead = (): boolean => writes > write;
  const first = engine(() => {
    writes += 1;
    return isDead();
  });
  const started = first.engine.startByHand('plant', '{}', ana);
  const runId = started.ok ? started.value.runId : '';
  await goOn(first, isDead);
  const wasKilled = isDead();
  await first.engine.close();
  if (!wasKilled) return null;
  await plant.clock.advance(1_000);
  const second = engine(() => false);
  second.engine.resume();
  const asked = await goOn(second, () => false);
  expect(second.engine.activeRuns(), `killed at write ${String(write)}`).toEqual([]);
  expect(second.run(runId), `killed at write ${String(write)}`).toMatchObject({ status: 'completed' });
  const twice = acted.length - new Set(acted).size;
  if (twice > 0) expect(asked, `killed at write ${String(write)}`).toBeGreaterThan(0);
  await second.engine.close();
  return [...new Set(acted)].toSorted();
}

test('a kill at each write leaves no run stuck and repeats nothing unasked', async () => {
  let write = 1;
  for (let acted = await killedAt(write); acted !== null; acted = await killedAt(write)) {
    expect(acted, `killed at write ${String(write)}`).toEqual([
      '{"step":"act","one":1}',
      '{"step":"act","two":2}',
      '{"step":"confirmed"}',
      '{"step":"end","by":7}',
      '{"step":"inner"}',
    ]);
    write += 1;
  }
  expect(write).toBeGreaterThan(15);
});
