import { expect, onTestFinished, test } from 'vitest';
import { randomId } from '../../platform/base/ids';
import { silentLogger } from '../../platform/base/logger';
import { Problems } from '../../platform/base/problems';
import { SerialBridge } from './serial/bridge';
import { FakeClock } from '../../testing/fake-clock';
import { MemoryKeptOutputs } from '../../testing/memory-kept-outputs';
import { MemoryKnownBoards } from '../../testing/memory-known-boards';
import { ScriptedBoard, VirtualSerialPorts } from '../../testing/virtual-serial-port';
import { pulse, Pulses } from './pulse';

const configOf = (name: string, path: string) => ({
  name,
  type: 'nucleo-f401re',
  path,
  baud: 115200,
  debounceMs: 0,
});

/** Two boards, pump and valve, and a pulse of a second on pin 5 of pump. */
async function setUp() {
  const clock = new FakeClock();
  const ports = new VirtualSerialPorts();
  const [pump, valve] = [new ScriptedBoard({ clock }), new ScriptedBoard({ clock })];
  ports.plug('/dev/ttyACM0', pump);
  ports.plug('/dev/ttyACM1', valve);
  const boards = new SerialBridge({
    boards: [configOf('pump', '/dev/ttyACM0'), configOf('valve', '/dev/ttyACM1')],
    ports,
    clock,
    logger: silentLogger,
    problems: new Problems(clock, silentLogger),
    known: new MemoryKnownBoards(),
    outputs: new MemoryKeptOutputs(),
    newId: randomId,
  });
  onTestFinished(() => boards.close());
  await clock.advance(1);
  const writes = (board: ScriptedBoard): readonly unknown[] =>
    board.received.filter(({ cmd }) => cmd === 'gpio_write').map(({ args }) => args['value']);
  const [closes, stop] = [new AbortController(), new AbortController()];
  const start = () =>
    pulse(
      { boards, clock, closing: closes.signal, stopped: stop.signal },
      { board: 'pump', pin: 5, value: 1, forMs: 1000 },
    );
  return { clock, ports, boards, pump, valve, writes, start, closes, stop };
}

test('a pulse ends at the other level', async () => {
  const { clock, pump, start } = await setUp();
  const asked = start();
  await clock.advance(500);
  expect(pump.levels.get(5)).toBe(1);
  await clock.advance(1000);
  expect(await asked).toEqual({ ok: true, value: null });
  expect(pump.levels.get(5)).toBe(0);
});

test('a pulse whose first answer was lost is ended, and both outcomes are told', async () => {
  const { clock, pump, writes, start } = await setUp();
  let lost = false;
  pump.answerInstead = ({ cmd }) => {
    if (cmd !== 'gpio_write' || lost) return undefined;
    lost = true;
    return null;
  };
  const asked = start();
  await clock.advance(10_000);
  expect(await asked).toMatchObject({
    ok: false,
    error: {
      code: 'board.unknown',
      message:
        'Whether pin 5 of pump was set to 1 is not known: the board did not answer in time. Read back, the pin is 1, as asked. The pulse was ended: pin 5 of pump is 0.',
    },
  });
  expect([writes(pump), pump.levels.get(5)]).toEqual([[1, 0], 0]);
});

test('a first write that is refused is the end of it', async () => {
  const { clock, ports, pump, writes, start } = await setUp();
  ports.unplug('/dev/ttyACM0');
  await clock.advance(10);
  expect(await start()).toMatchObject({ ok: false, error: { code: 'board.refused' } });
  expect(writes(pump)).toEqual([]);
});

test.each([
  { name: 'was renamed', configs: [configOf('lamp', '/dev/ttyACM0')] },
  {
    name: 'and another exchanged their names',
    configs: [configOf('pump', '/dev/ttyACM1'), configOf('valve', '/dev/ttyACM0')],
  },
])(
  'the end reaches the board that got the beginning, although it $name in the meantime',
  async ({ configs }) => {
    const { clock, boards, pump, valve, writes, start } = await setUp();
    const asked = start();
    await clock.advance(100);
    boards.configure(configs);
    await clock.advance(10_000);
    expect(await asked).toEqual({ ok: true, value: null });
    expect([writes(pump), writes(valve)]).toEqual([[1, 0], []]);
  },
);

test.each([
  {
    name: 'taken out of config.toml',
    doing: ({ boards }: Awaited<ReturnType<typeof setUp>>) => {
      boards.configure([]);
    },
    says: 'config.toml names no board any more where it was.',
  },
  {
    name: 'unplugged',
    doing: ({ ports }: Awaited<ReturnType<typeof setUp>>) => {
      ports.unplug('/dev/ttyACM0');
    },
    says: 'The board pump is not connected: Cannot open /dev/ttyACM0: there is no such port. Plug the board in.',
  },
])(
  'a pulse that cannot be ended, for the board was $name, says that the pin may stay',
  async ({ doing, says }) => {
    const bench = await setUp();
    const asked = bench.start();
    await bench.clock.advance(100);
    doing(bench);
    await bench.clock.advance(10_000);
    expect(await asked).toEqual({
      ok: false,
      error: {
        code: 'board.pulse',
        message: `The pulse was not ended, and pin 5 of pump may stay 1: ${says}`,
        remedy:
          'Look at what the pin controls, and set it to 0, on the Boards page or with `zeroclaw boards write`.',
      },
    });
  },
);

test('a pulse whose end goes unanswered says so', async () => {
  const { clock, pump, start } = await setUp();
  pump.answerInstead = ({ cmd, args }) => (cmd === 'gpio_write' && args['value'] === 0 ? null : undefined);
  const asked = start();
  await clock.advance(10_000);
  expect(await asked).toMatchObject({
    ok: false,
    error: {
      code: 'board.pulse',
      message:
        'Whether the pulse ended is not known. Whether pin 5 of pump was set to 0 is not known: the board did not answer in time. Read back, the pin is 0, as asked.',
    },
  });
});

test('an emergency stop ends a pulse at once, and who asked for it is told', async () => {
  const { clock, pump, start, stop } = await setUp();
  const asked = start();
  await clock.advance(100);
  stop.abort(new Error('everything was stopped'));
  await clock.advance(20);
  expect([pump.levels.get(5), await asked]).toEqual([
    0,
    {
      ok: false,
      error: {
        code: 'board.pulse',
        message: 'Everything was stopped: the pulse was ended before its time, and pin 5 of pump is 0.',
        remedy: 'Look at what the pin controls before you try again.',
      },
    },
  ]);
});

test.each(['closes', 'stop'] as const)(
  'a pulse whose beginning is on its way is ended all the same: %s',
  async (why) => {
    const bench = await setUp();
    const { clock, pump, writes, start } = bench;
    const asked = start();
    bench[why].abort(new Error('it ends'));
    await clock.advance(100);
    await asked;
    expect([writes(pump), pump.levels.get(5)]).toEqual([[1, 0], 0]);
  },
);

test('the engine does not let go of the boards before a pulse is ended', async () => {
  const { clock, boards, pump } = await setUp();
  const pulses = new Pulses({ boards, clock });
  const asked = pulses.run({ board: 'pump', pin: 5, value: 1, forMs: 60_000 });
  await clock.advance(100);
  const closed = pulses.close().then(() => pump.levels.get(5));
  await clock.advance(100);
  expect([await closed, await asked]).toEqual([0, { ok: true, value: null }]);
  await expect(pulses.run({ board: 'pump', pin: 5, value: 1, forMs: 1 })).rejects.toThrow(
    'the engine closes',
  );
});
