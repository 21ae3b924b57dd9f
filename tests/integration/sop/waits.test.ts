import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openDatabase } from '../../../src/main/platform/storage/database';
import type { SopEvent } from '../../../src/shared/sop';
import { openEngine, type EngineBench } from './engine-bench';

const ana = { by: 'ana', via: 'app' };
const minute = 60_000;
const hour = 60 * minute;

const settling = (wait: string, more = ''): string =>
  `1. **Wait** — Until it is so.\n   - kind: wait\n${wait}${more}\n2. **Close** — Close it.\n   - call: write {}\n`;

function open(
  wait: string,
  {
    clock = new FakeClock(),
    database = openDatabase(':memory:'),
    toml = '',
    settings = {},
    more = '',
  }: {
    readonly clock?: FakeClock;
    readonly database?: ReturnType<typeof openDatabase>;
    readonly toml?: string;
    readonly settings?: Parameters<typeof openEngine>[0]['settings'];
    readonly more?: string;
  } = {},
): EngineBench {
  return openEngine({
    procedures: [
      {
        name: 'drain',
        toml: `execution_mode = "auto"\nmax_concurrent = 9\n${toml}`,
        steps: settling(wait, more),
      },
    ],
    tools: [new RecordingTool('write')],
    clock,
    database,
    ...(settings === undefined ? {} : { settings }),
  });
}

async function start(bench: EngineBench, payload: string | null = null): Promise<string> {
  const started = bench.engine.startByHand('drain', payload, ana);
  if (!started.ok) throw new Error(`${started.error.message} ${started.error.remedy ?? ''}`);
  await bench.settled(started.value.runId);
  return started.value.runId;
}

const heard = (level: number, at: number, topic = 'tank/1/level'): SopEvent => ({
  source: 'mqtt',
  topic,
  payload: JSON.stringify({ level }),
  receivedAt: at,
});
const tell = (bench: EngineBench, level: number, topic?: string): void => {
  bench.engine.dispatch(heard(level, bench.clock.now(), topic), 'mqtt');
};
const steps = (bench: EngineBench, runId: string): readonly string[] =>
  bench.run(runId).steps.map(({ status, output }) => `${status} ${output ?? ''}`);

test('a step waits as long as it says, and the next one follows', async () => {
  const bench = open('   - for: 90s\n');
  const runId = await start(bench);
  expect(bench.run(runId).figures.waits).toMatchObject({ step: 1, dueAt: bench.clock.now() + 90_000 });
  await bench.clock.advance(89_000);
  expect(steps(bench, runId)).toEqual(['running ', 'pending ']);
  await bench.clock.advance(1_000);
  await bench.settled(runId);
  expect(steps(bench, runId)).toEqual(['completed waited for 90 s', expect.stringMatching(/^completed/u)]);
  expect(bench.run(runId).figures.waits).toBeUndefined();
  await bench.engine.close();
});

test('a step waits for a time of day in the zone of its procedure', async () => {
  // 12:13 in Seoul.
  const clock = new FakeClock(Date.UTC(2026, 2, 1, 3, 13));
  const bench = open('   - until: 22:30\n', {
    clock,
    toml: '[[triggers]]\ntype = "cron"\nexpression = "0 9 * * *"\ntimezone = "Asia/Seoul"\n',
  });
  const runId = await start(bench);
  expect(bench.run(runId).figures.waits?.dueAt).toBe(Date.UTC(2026, 2, 1, 13, 30));
  await clock.advance(Date.UTC(2026, 2, 1, 13, 30) - clock.now());
  expect((await bench.settled(runId)).status).toBe('completed');
  expect(steps(bench, runId)[0]).toBe('completed waited until 22:30');
  await bench.engine.close();
});

test('a message that meets the condition ends the wait, and its payload is what the step put out', async () => {
  const bench = open('   - until: $.level < 40 on tank/+/level\n');
  tell(bench, 12);
  const runId = await start(bench);
  expect(bench.engine.awaitedTopics).toEqual(['tank/+/level']);
  tell(bench, 80);
  tell(bench, 12, 'yard/1/level');
  expect(steps(bench, runId)[0]).toBe('running ');
  tell(bench, 39);
  expect((await bench.settled(runId)).status).toBe('completed');
  expect(steps(bench, runId)[0]).toBe('completed {"level":39}');
  expect(bench.engine.awaitedTopics).toEqual([]);
  await bench.engine.close();
});

test('a topic is filled in from the event, and what is filled in is no wildcard', async () => {
  const bench = open('   - until: $.level < 40 on tank/{{payload.tank}}/level\n');
  const runId = await start(bench, '{"tank": 7}');
  tell(bench, 1, 'tank/8/level');
  expect(steps(bench, runId)[0]).toBe('running ');
  tell(bench, 1, 'tank/7/level');
  expect((await bench.settled(runId)).status).toBe('completed');
  const wild = bench.engine.startByHand('drain', '{"tank": "+"}', ana);
  expect(wild.ok && (await bench.settled(wild.value.runId)).reason).toBe(
    'Step 1 failed: "tank/+/level" is not a topic that can be listened to',
  );
  await bench.engine.close();
});

test('nor does it take messages away from others who share a subscription', async () => {
  const bench = open('   - until: $.level < 40 on {{payload.topic}}\n');
  const started = bench.engine.startByHand('drain', '{"topic": "$share/plant/tank"}', ana);
  expect(started.ok && (await bench.settled(started.value.runId)).status).toBe('failed');
  expect(bench.engine.awaitedTopics).toEqual([]);
  await bench.engine.close();
});

test('a timeout is a failure of the step, which may be tried again or lead elsewhere', async () => {
  const bench = open('   - until: $.level < 40 on tank/{{payload.tank}}/level\n   - timeout: 30m\n', {
    more: '   - on_failure: retry:1\n',
  });
  const runId = await start(bench, '{"tank": 1}');
  await bench.clock.advance(30 * minute);
  expect(bench.run(runId).steps[0]).toMatchObject({
    status: 'pending',
    output: 'no message on tank/1/level met $.level < 40 within 30 min (timeout)',
  });
  await bench.clock.advance(2_000);
  expect(bench.run(runId).figures.waits).toBeDefined();
  await bench.clock.advance(30 * minute);
  expect(bench.run(runId)).toMatchObject({ status: 'failed' });
  await bench.engine.close();
});

test('a wait takes no working place, is no time of a step, and is not interrupted by a restart', async () => {
  const database = openDatabase(':memory:');
  const clock = new FakeClock();
  const first = open('   - for: 2h\n', {
    clock,
    database,
    settings: { maxActiveRuns: 1, stepTimeoutSecs: 60 },
  });
  const runs = [await start(first), await start(first), await start(first)];
  await first.engine.close();
  await clock.advance(hour);
  const second = open('   - for: 2h\n', { clock, database, settings: { stepTimeoutSecs: 60 } });
  second.engine.resume();
  await clock.advance(hour - 1_000);
  expect(runs.map((runId) => second.run(runId).status)).toEqual(['running', 'running', 'running']);
  await clock.advance(1_000);
  for (const runId of runs) expect((await second.settled(runId)).status).toBe('completed');
  expect(second.events.some(({ type }) => type === 'run-interrupted')).toBe(false);
  await second.engine.close();
});

test('cancel and the emergency stop end a wait, and what comes later changes nothing', async () => {
  const bench = open('   - until: $.level < 40 on tank/1/level\n');
  const [cancelled, stopped] = [await start(bench), await start(bench)];
  bench.engine.cancel(cancelled, 'enough', ana);
  bench.engine.stopEverything(ana);
  tell(bench, 1);
  await bench.clock.advance(hour);
  expect([cancelled, stopped].map((runId) => bench.run(runId).status)).toEqual(['cancelled', 'cancelled']);
  expect(bench.clock.sleeping).toBe(0);
  await bench.engine.close();
});

test('a dry run waits for nothing and says so', async () => {
  const bench = open('   - until: $.level < 40 on tank/{{payload.tank}}/level\n');
  const dry = bench.engine.startDry('drain', '{"tank": 1}', ana);
  if (!dry.ok) throw new Error(dry.error.message);
  expect((await bench.settled(dry.value.runId)).status).toBe('completed');
  expect(steps(bench, dry.value.runId)[0]).toBe(
    'completed would have waited until $.level < 40 on tank/1/level',
  );
  await bench.engine.close();
});

test('a retained message counts when it comes after the wait began, and one that was handled before does not', async () => {
  const bench = open('   - until: $.level < 40 on tank/1/level\n');
  const runId = await start(bench);
  const withheld = { reason: 'x', detail: '' };
  bench.engine.dispatch(heard(1, bench.clock.now()), 'mqtt', { withheld });
  expect(steps(bench, runId)[0]).toBe('running ');
  bench.engine.dispatch(heard(1, bench.clock.now()), 'mqtt', { withheld: { ...withheld, isKnown: true } });
  expect((await bench.settled(runId)).status).toBe('completed');
  await bench.engine.close();
});

test('however the clock is set and however often the engine starts anew, a duration is never cut short while an engine runs, and ends', async () => {
  const move = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('pass' as const),
        ms: fc.integer({ min: 1, max: 5 * minute }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('set' as const),
        ms: fc.integer({ min: -2 * hour, max: 2 * hour }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('restart' as const), ms: fc.constant(0) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
      const clock = new FakeClock();
      const database = openDatabase(':memory:');
      let bench = open('   - for: 10m\n', { clock, database });
      const runId = await start(bench);
      let passed = 0;
      for (const { type, ms } of moves) {
        if (type === 'set') clock.set(clock.now() + ms);
        if (type === 'restart') {
          // What was set is seen by an engine that runs.
          await clock.advance(minute);
          passed += minute;
          await bench.engine.close();
          bench = open('   - for: 10m\n', { clock, database });
          bench.engine.resume();
          await clock.advance(1);
          passed += 1;
        }
        if (type === 'pass') {
          await clock.advance(ms);
          passed += ms;
        }
        const isOver = bench.run(runId).steps[0]?.status === 'completed';
        expect(isOver).toBe(passed >= 10 * minute);
        if (isOver) break;
      }
      if (passed < 10 * minute) {
        // The slowest look comes a minute late.
        await clock.advance(10 * minute - passed + minute);
        expect(bench.run(runId).steps[0]?.status).toBe('completed');
      }
      await bench.engine.close();
      database.close();
    }),
    { numRuns: 60, seed: 20260322 },
  );
});

test.each([
  { kind: 'a wait', steps: '   - kind: wait\n   - for: 5s\n' },
  { kind: 'a wait that asks', steps: '   - kind: wait\n   - for: 5s\n   - requires_confirmation: true\n' },
])(
  'the one question of supervised comes at the step that acts, also behind $kind',
  async ({ steps: wait }) => {
    const write = new RecordingTool('write');
    const bench = openEngine({
      procedures: [
        {
          name: 'drain',
          toml: 'execution_mode = "supervised"\n',
          steps: `1. **Wait**\n${wait}2. **Open**\n   - call: write {"value": 1}\n`,
        },
      ],
      tools: [write],
    });
    const runId = await start(bench);
    if (bench.run(runId).gate !== null)
      bench.engine.approve(runId, { id: bench.run(runId).gate?.gate ?? '', shown: shownHash([]) }, ana);
    await bench.clock.advance(10_000);
    expect(write.calls).toEqual([]);
    expect(bench.run(runId)).toMatchObject({
      status: 'waiting_approval',
      gate: { reason: 'mode', step: 2, calls: [{ tool: 'write', arguments: { value: 1 } }] },
    });
    await bench.engine.close();
  },
);

test('a message that was made up to try a procedure ends the wait of no run that is meant', async () => {
  const bench = open('   - until: $.level < 40 on tank/1/level\n');
  const runId = await start(bench);
  bench.engine.dispatch({ ...heard(10, bench.clock.now()), test: true }, 'ana');
  await bench.clock.advance(1_000);
  expect(bench.run(runId).figures.waits?.step).toBe(1);
  tell(bench, 10);
  await bench.settled(runId);
  expect(bench.run(runId).status).toBe('completed');
  await bench.engine.close();
});
