import { expect, onTestFinished, test } from 'vitest';
import type { BoardStatus } from '../../../../shared/status';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import type { AnalogOutcome } from '../../../ports/boards';
import { FakeClock } from '../../../testing/fake-clock';
import { AnalogWatch, type ReadingKind } from './analog-watch';

const tank: BoardStatus = {
  name: 'tank',
  type: 'virtual',
  path: 'virtual:tank',
  state: 'connected',
  detail: '',
  remedy: null,
  pins: [],
  firmware: null,
  tells: null,
  surePulseMs: null,
  virtual: true,
};

function rig({ limit = 3000, deadband = 20, pollMs = 1000 } = {}) {
  const clock = new FakeClock();
  const problems = new Problems(clock, silentLogger);
  const world: {
    value: number;
    outcome: AnalogOutcome | null;
    late: Promise<AnalogOutcome> | null;
    status: BoardStatus;
    asked: number;
  } = {
    value: 100,
    late: null,
    outcome: null,
    status: tank,
    asked: 0,
  };
  let wanted: ReadonlyMap<string, readonly number[]> = new Map([['tank', [0]]]);
  const heard: (readonly [ReadingKind, number])[] = [];
  const watch = new AnalogWatch({
    boards: {
      status: () => [world.status],
      readAnalog: () => {
        world.asked += 1;
        if (world.late !== null) return world.late;
        return Promise.resolve(world.outcome ?? { kind: 'value', value: world.value, fullScale: 4095 });
      },
    },
    clock,
    problems,
    settings: () => ({ pollMs, deadband }),
    wanted: () => wanted,
    tellsApart: (before, now) => before.value > limit !== now.value > limit,
    read: ({ value }, kind) => {
      heard.push([kind, value]);
    },
  });
  onTestFinished(async () => {
    await watch.close();
    expect(clock.sleeping).toBe(0);
  });
  const listenTo = (channels: readonly number[]): void => {
    wanted = channels.length === 0 ? new Map() : new Map([['tank', channels]]);
    watch.apply();
  };
  /** What is told of these values, one a reading. */
  const told = async (...values: readonly number[]): Promise<readonly (readonly [ReadingKind, number])[]> => {
    heard.length = 0;
    for (const value of values) {
      world.value = value;
      await clock.advance(pollMs);
    }
    return heard.filter(([kind]) => kind !== 'same');
  };
  return { clock, problems, world, watch, listenTo, told };
}

async function started(options: Parameters<typeof rig>[0] = {}) {
  const all = rig(options);
  all.watch.apply();
  await all.clock.advance(1);
  return all;
}

test('the first reading is no change, and noise within the dead band is none', async () => {
  const { told } = await started();
  expect(await told(110, 95, 105, 100)).toEqual([]);
  expect(await told(121)).toEqual([['change', 121]]);
});

test('a slow drift is told whenever it has come as far as the dead band', async () => {
  const { told } = await started();
  const drift = Array.from({ length: 100 }, (_, step) => 101 + step);
  expect(await told(...drift)).toEqual([120, 140, 160, 180, 200].map((value) => ['change', value]));
});

test('a limit that is passed within the dead band is told, in both directions', async () => {
  const { told } = await started();
  expect(await told(2995)).toEqual([['change', 2995]]);
  expect(await told(3000, 3001, 3004, 3000)).toEqual([
    ['change', 3001],
    ['change', 3000],
  ]);
});

test('after an absence the value is found again, and one that has moved is a change', async () => {
  const { told, world } = await started();
  world.status = { ...tank, state: 'lost' };
  const asked = world.asked;
  expect(await told(100)).toEqual([]);
  expect(world.asked).toBe(asked);
  world.status = tank;
  expect(await told(101, 102)).toEqual([['first', 101]]);
  world.status = { ...tank, state: 'lost' };
  await told(102);
  world.status = tank;
  expect(await told(900)).toEqual([['change', 900]]);
});

test('an input that cannot be read is a problem until it can', async () => {
  const { told, world, problems } = await started();
  world.outcome = { kind: 'refused', message: 'The board tank has no analog input 7. It has 0.' };
  await told(100);
  expect(problems.list()).toMatchObject([
    {
      id: 'board-inputs:tank',
      message:
        'Procedures listen to an analog input that cannot be read: The board tank has no analog input 7. It has 0',
    },
  ]);
  world.outcome = null;
  expect(await told(100)).toEqual([['first', 100]]);
  expect(problems.list()).toEqual([]);
});

test('a reading that comes when nobody listens any more is not kept', async () => {
  const { listenTo, world, told, clock } = await started();
  const { promise, resolve } = Promise.withResolvers<AnalogOutcome>();
  world.late = promise;
  await clock.advance(1000);
  listenTo([1]);
  resolve({ kind: 'value', value: 100, fullScale: 4095 });
  world.late = null;
  await told(100);
  listenTo([0, 1]);
  expect((await told(2000)).filter(([kind]) => kind === 'change')).toHaveLength(1);
});

test('a failure that nobody foresaw is told, and the polling goes on', async () => {
  const { told, world, problems } = await started();
  world.late = Promise.reject(new Error('a fault of ours'));
  world.late.catch(() => {});
  await told(100);
  expect(problems.list()).toMatchObject([{ message: expect.stringContaining('a fault of ours') as string }]);
  world.late = null;
  expect(await told(900)).toEqual([['change', 900]]);
  expect(problems.list()).toEqual([]);
});

test('nothing is read that nobody listens to', async () => {
  const { listenTo, world, clock, told } = await started();
  listenTo([]);
  const { asked } = world;
  await clock.advance(10_000);
  expect(world.asked).toBe(asked);
  listenTo([0]);
  await clock.advance(1);
  expect(world.asked).toBe(asked + 1);
  // It is new again: what happened in between is not known.
  expect(await told(100)).toEqual([]);
});
