import { expect, test } from 'vitest';
import { silentLogger } from '../../platform/base/logger';
import type { AnalogOutcome } from '../../ports/boards';
import { factsAboutSignals } from '../../ports/live-world';
import { FakeClock } from '../../testing/fake-clock';
import { SignalLooks } from './live-signals';

const valve = { device: 'plc', signal: 'valve' };
const input = { device: 'pump', signal: 'adc_0' };
const config = {
  url: 'tcp://127.0.0.1:502',
  unit: 1,
  timeout_ms: 1_000,
  enabled: true,
  signals: {
    valve: {
      table: 'coil' as const,
      address: 5,
      word_order: 'big' as const,
      scale: 1,
      offset: 0,
      unit: '%',
      writable: true,
      poll_secs: 0,
      deadband: 0,
    },
  },
};

function rig() {
  const clock = new FakeClock();
  const world = { value: 0 as number | null, latest: null as number | null, analog: 3_000, looks: 0 };
  const readAnalog = (): Promise<AnalogOutcome> => {
    world.looks += 1;
    return Promise.resolve({ kind: 'value', value: world.analog, fullScale: 4_095 });
  };
  const device = {
    config,
    latest: () => world.latest,
    look: () => {
      world.looks += 1;
      world.latest = world.value;
      return Promise.resolve(world.value);
    },
  };
  const looks = new SignalLooks({
    devices: { get: (name) => (name === 'plc' ? device : undefined) },
    boards: { readAnalog },
    clock,
    logger: silentLogger,
  });
  let changes = 0;
  looks.onChange(() => {
    changes += 1;
  });
  return { clock, world, looks, changes: () => changes };
}

test('what is watched is read each second, and whoever waits for it hears when it is known', async () => {
  const { clock, world, looks, changes } = rig();
  expect(looks.value(valve)).toBeNull();
  looks.watch([valve]);
  await clock.advance(0);
  expect(looks.value(valve)).toEqual({ value: 0, unit: '%' });
  expect(changes()).toBe(1);
  world.value = 1;
  await clock.advance(1_000);
  expect(looks.value(valve)?.value).toBe(1);
  expect(changes()).toBe(1);
  expect(world.looks).toBe(2);
});

test('watching the same again asks nothing more, and what nobody watches is not read', async () => {
  const { clock, world, looks } = rig();
  looks.watch([valve]);
  looks.watch([valve, input]);
  await clock.advance(0);
  expect(world.looks).toBe(2);
  looks.watch([]);
  await clock.advance(60_000);
  expect(world.looks).toBe(2);
  expect(clock.sleeping).toBe(0);
});

test('a device that does not answer is asked in pauses, and is heard of once it does', async () => {
  const { clock, world, looks, changes } = rig();
  world.value = null;
  looks.watch([valve]);
  await clock.advance(30_000);
  expect(looks.value(valve)).toBeNull();
  expect(changes()).toBe(0);
  world.value = 1;
  await clock.advance(3_000);
  expect(looks.value(valve)?.value).toBe(1);
  expect(changes()).toBe(1);
  looks.close();
  expect(clock.sleeping).toBe(0);
});

test('what an analog input measured is known for as long as it is watched', async () => {
  const { clock, world, looks } = rig();
  expect(await looks.look(input, new AbortController().signal)).toEqual({ value: 3_000, unit: '' });
  expect(looks.value(input)).toBeNull();
  looks.watch([input]);
  await clock.advance(0);
  world.analog = 400;
  await clock.advance(1_000);
  expect(looks.value(input)?.value).toBe(400);
  looks.watch([]);
  expect(looks.value(input)).toBeNull();
});

test('a card is based on what stands in a signal that is set, on what was told where that is not known, and on no measured value', async () => {
  const { clock, looks } = rig();
  const told = { value: 1, unit: '%' };
  const fact = { of: 'signal', ...valve, unit: '%' };
  expect(factsAboutSignals(looks, [{ ...valve, told: null }])).toEqual([]);
  expect(factsAboutSignals(looks, [{ ...valve, told }])).toEqual([{ ...fact, value: 1 }]);
  looks.watch([valve]);
  await clock.advance(0);
  expect(
    factsAboutSignals(looks, [
      { ...valve, told },
      { ...valve, told: null },
    ]),
  ).toEqual([{ ...fact, value: 0 }]);
  expect(factsAboutSignals(looks, [{ ...valve, told, gives: (now) => now }])).toEqual([]);
  looks.close();
});
