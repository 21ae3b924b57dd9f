import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine, type EngineBench } from './engine-bench';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const ana = { by: 'ana', via: 'app' };
const rightTime = 1_700_000_000_000;
const start = (bench: EngineBench): ReturnType<EngineBench['engine']['startByHand']> =>
  bench.engine.startByHand('pump', null, ana);
const started = (bench: EngineBench): string => {
  const answer = start(bench);
  if (!answer.ok) throw new Error(answer.error.remedy);
  return answer.value.runId;
};

test.each([
  { name: 'a year ahead', ahead: year, cools: false },
  { name: 'ahead by what a correction takes back', ahead: 59 * minute, cools: true },
])('a run that ended while the clock was $name: its cooldown lasts on: $cools', async ({ ahead, cools }) => {
  const clock = new FakeClock(rightTime + ahead);
  const database = openDatabase(':memory:');
  const procedures = [
    {
      name: 'pump',
      toml: 'execution_mode = "auto"\ncooldown_secs = 300\n',
      steps: '1. **Check** — Read.\n   - call: read {}\n',
    },
  ];
  const wrong = openEngine({ procedures, tools: [new RecordingTool('read', 'reads')], database, clock });
  await wrong.settled(started(wrong));
  await wrong.engine.close();
  const right = openEngine({
    procedures,
    tools: [new RecordingTool('read', 'reads')],
    database,
    clock: new FakeClock(rightTime),
  });
  const first = start(right);
  expect(first.ok).toBe(!cools);
  if (first.ok) {
    await right.settled(first.value.runId);
    // The end that the right clock wrote down counts.
    expect(start(right)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('cooldown active') as string },
    });
    await right.clock.advance(300_000);
    expect(start(right).ok).toBe(true);
  }
  await right.engine.close();
});

const asking = [
  {
    name: 'pump',
    toml: 'approval_timeout_secs = 3600\n',
    steps: '1. **Close** — Close it.\n   - call: write {}\n',
  },
];

test('a question that was asked while the clock was ahead has its time from when the clock is right, and frees its place then', async () => {
  const database = openDatabase(':memory:');
  const wrong = openEngine({
    procedures: asking,
    tools: [new RecordingTool('write')],
    database,
    clock: new FakeClock(rightTime + year),
  });
  const runId = started(wrong);
  await wrong.settled(runId);
  await wrong.engine.close();
  const right = openEngine({
    procedures: asking,
    tools: [new RecordingTool('write')],
    database,
    clock: new FakeClock(rightTime),
  });
  right.engine.resume();
  await right.clock.advance(59 * minute);
  expect(right.run(runId)).toMatchObject({
    status: 'waiting_approval',
    gate: { requestedAt: rightTime, expiresAt: rightTime + 60 * minute },
  });
  await right.clock.advance(minute);
  expect(right.run(runId)).toMatchObject({ status: 'cancelled', reason: 'approval timed out' });
  expect(start(right).ok).toBe(true);
  await right.engine.close();
});

test('two hours ahead, a question of three hours ends three hours after the clock was set right, also over a restart', async () => {
  const procedures = [
    {
      name: 'pump',
      toml: 'approval_timeout_secs = 10800\n',
      steps: '1. **Close** — Close it.\n   - call: write {}\n',
    },
  ];
  const database = openDatabase(':memory:');
  const clock = new FakeClock(rightTime + 120 * minute);
  const first = openEngine({ procedures, tools: [new RecordingTool('write')], database, clock });
  const runId = started(first);
  await first.settled(runId);
  clock.set(rightTime);
  await clock.advance(minute);
  const ends = rightTime + 181 * minute;
  expect(first.run(runId).gate?.expiresAt).toBe(ends);
  await clock.advance(89 * minute);
  expect(first.withdrawn).toEqual([]);
  await first.engine.close();
  const second = openEngine({ procedures, tools: [new RecordingTool('write')], database, clock });
  second.engine.resume();
  await clock.advance(90 * minute);
  expect(second.run(runId)).toMatchObject({ status: 'waiting_approval', gate: { expiresAt: ends } });
  await clock.advance(minute);
  expect(second.run(runId)).toMatchObject({ status: 'cancelled', reason: 'approval timed out' });
  await second.engine.close();
});
