import { describe, expect, onTestFinished, test } from 'vitest';
import { startBoardSim } from '../../fixtures/board-sim';
import { startQemuBoard, type FirmwareImage } from '../../fixtures/qemu-board';
import { openWire } from '../../fixtures/wire';

interface Board {
  readonly path: string;
  /** Changes levels from outside, in this order. */
  setPins(levels: readonly (readonly [pin: number, value: 0 | 1])[]): Promise<void>;
  /** Forgets what the board was told, as its reset button does. */
  reset(): Promise<void>;
}

interface Kind {
  readonly name: string;
  readonly start: () => Promise<Board>;
  /**
   * Levels can be changed from outside, and what was written can be read. QEMU has no pins for the images
   * that are shipped.
   */
  readonly hasPins: boolean;
  /** Obeys nothing that is not a whole line; the protocol's published firmware is not so careful. */
  readonly strict: boolean;
  readonly pins: readonly number[];
  readonly idleLevel: 0 | 1;
}

const fromTwo = Array.from({ length: 12 }, (_, index) => index + 2);

async function simulator(): Promise<Board> {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  return {
    path: board.path,
    async setPins(levels) {
      for (const [pin, value] of levels) await board.setPin(pin, value);
    },
    reset: () => board.fault('reset_banner'),
  };
}

const qemu = (image: FirmwareImage) => async (): Promise<Board> => {
  const board = await startQemuBoard(image);
  onTestFinished(() => board.stop());
  return {
    path: board.path,
    setPins: async (levels) => {
      board.setPins(levels);
    },
    reset: () => board.reset(),
  };
};

const kinds: readonly Kind[] = [
  {
    name: 'the simulator',
    start: simulator,
    hasPins: true,
    strict: false,
    pins: [0, 1, ...fromTwo],
    idleLevel: 0,
  },
  {
    name: 'our image for the F401 in QEMU',
    start: qemu('nucleo-f401re'),
    hasPins: false,
    strict: true,
    pins: fromTwo,
    idleLevel: 0,
  },
  {
    name: 'our firmware in QEMU with pins',
    start: qemu('qemu'),
    hasPins: true,
    strict: true,
    pins: fromTwo,
    idleLevel: 1,
  },
];

describe.each(kinds)('$name', ({ start, hasPins, strict, pins, idleLevel }) => {
  test('answers every command with its id', async () => {
    const { path } = await start();
    const wire = await openWire(path);
    expect(await wire.ask('a1', 'ping')).toEqual({ id: 'a1', ok: true, result: 'pong', seq: 0 });
    const capabilities = await wire.ask('a2', 'capabilities');
    expect(JSON.parse(String(capabilities['result']))).toMatchObject({ gpio: pins, led_pin: 13, watch: 1 });
    expect(await wire.ask('a3', 'gpio_write', { pin: 5, value: 1 })).toEqual({
      id: 'a3',
      ok: true,
      result: 'done',
    });
    expect(await wire.ask('a4', 'gpio_read', { pin: 7 })).toEqual({
      id: 'a4',
      ok: true,
      result: String(idleLevel),
    });
    expect(await wire.ask('a5', 'gpio_read', { pin: 14 })).toMatchObject({
      id: 'a5',
      ok: false,
      result: '',
      error: expect.stringMatching(/^Invalid pin/) as string,
    });
    expect(await wire.ask('a6', 'gpio_write', { pin: -1, value: 1 })).toMatchObject({ ok: false });
    expect(await wire.ask('a7', 'reboot')).toEqual({
      id: 'a7',
      ok: false,
      result: '',
      error: 'Unknown command',
    });
    await wire.send('{"id":"abcdefghijklmnopqrs","cmd":"ping"}\n{"id":9,"cmd":"ping"}\r');
    expect(
      [await wire.line(/"abcdefghijklmno"/), await wire.line(/^\{"id":"0"/)].map(
        (line) => JSON.parse(line).result,
      ),
    ).toEqual(['pong', 'pong']);
  });

  test('says which pins it drives, and with what, until it starts again', async () => {
    const { path, reset } = await start();
    const wire = await openWire(path);
    const outputs = async (id: string): Promise<unknown> =>
      JSON.parse(String((await wire.ask(id, 'capabilities'))['result'])).outputs;
    expect(await outputs('o1')).toEqual([]);
    await wire.ask('o2', 'gpio_write', { pin: 7, value: 1 });
    await wire.ask('o3', 'gpio_write', { pin: 5, value: 1 });
    await wire.ask('o4', 'gpio_write', { pin: 5, value: 0 });
    await wire.ask('o5', 'gpio_read', { pin: 6 });
    expect(await outputs('o6')).toEqual([
      [5, 0],
      [7, 1],
    ]);
    await reset();
    await eventuallyPong(wire);
    expect(await outputs('o7')).toEqual([]);
  });

  test('goes on after garbage, half lines, empty lines and lines that are too long', async () => {
    const { path } = await start();
    const wire = await openWire(path);
    await wire.send('\r\n\n\n\r');
    await wire.send(`\u0007\u0000"${'ÿ'.repeat(40)}{{{\n`);
    await wire.send('{"id":"h1","cmd":"gpi\n');
    await wire.send(`{"id":"h2","cmd":"gpio_write","args":{"pin":5,"value":1},"x":"${'y'.repeat(400)}"}\n`);
    await wire.send(`${'z'.repeat(5000)}\n`);
    expect(await wire.ask('h3', 'ping')).toEqual({ id: 'h3', ok: true, result: 'pong', seq: 0 });
    expect(await wire.ask('h4', 'ping')).toEqual({ id: 'h4', ok: true, result: 'pong', seq: 0 });
    expect(wire.lines.filter((line) => line.includes('"ok":true'))).toHaveLength(2);
  });

  test('answers two hundred requests that are sent at once, in order', async () => {
    const { path } = await start();
    const wire = await openWire(path);
    const ids = Array.from({ length: 200 }, (_, index) => `f${String(index)}`);
    await wire.send(ids.map((id) => `{"id":"${id}","cmd":"ping","args":{}}\n`).join(''));
    await wire.line(/"f199"/);
    expect(answersOf(wire).map(({ id }) => id)).toEqual(ids);
  });

  if (strict) {
    test('moves nothing for a line that is cut off, run together with another, or behind one that is too long', async () => {
      const { path } = await start();
      const wire = await openWire(path);
      const write = '{"id":"c","cmd":"gpio_write","args":{"pin":5,"value":1}}';
      for (const line of [
        write.slice(0, -1),
        write.slice(0, -2),
        `${write}${write}`,
        `{"note":${write}}`,
        `${'x'.repeat(300)}${write}`,
      ])
        await wire.send(`${line}\n`);
      expect(await wire.ask('after', 'ping')).toMatchObject({ result: 'pong' });
      expect(answersOf(wire).map(({ ok }) => ok)).toEqual([false, false, false, false, false, true]);
    });

    test('refuses the pins of the serial line', async () => {
      const { path } = await start();
      const wire = await openWire(path);
      expect(await wire.ask('s1', 'gpio_write', { pin: 0, value: 1 })).toMatchObject({
        ok: false,
        error: 'Invalid pin 0: it is the serial line',
      });
      expect(await wire.ask('s2', 'gpio_watch', { pin: 1 })).toMatchObject({ ok: false });
    });
  }

  if (hasPins) {
    test('reads what is on a pin and what was written', async () => {
      const { path, setPins } = await start();
      const wire = await openWire(path);
      await setPins([[3, 1]]);
      expect(await wire.ask('r1', 'gpio_watch', { pin: 3 })).toMatchObject({ result: '1' });
      await setPins([[3, 0]]);
      await wire.line(/"pin":3,"value":0/);
      expect(await wire.ask('r2', 'gpio_read', { pin: 3 })).toMatchObject({ result: '0' });
      await wire.ask('r3', 'gpio_write', { pin: 4, value: 1 });
      expect(await wire.ask('r4', 'gpio_read', { pin: 4 })).toMatchObject({ result: '1' });
      await wire.ask('r5', 'gpio_write', { pin: 4, value: 0 });
      expect(await wire.ask('r6', 'gpio_read', { pin: 4 })).toMatchObject({ result: '0' });
    });

    test('tells every edge of a watched pin, with numbers, and none of its own writes', async () => {
      const { path, setPins } = await start();
      const wire = await openWire(path);
      await wire.ask('w1', 'gpio_watch', { pin: 3, edge: 3 });
      const first = idleLevel === 1 ? 0 : 1;
      const levels = [first, 1 - first, first, 1 - first] as (0 | 1)[];
      await setPins(levels.map((value) => [3, value] as const));
      await wire.line(/"pin":3,"value":0/);
      await wire.ask('w2', 'gpio_watch', { pin: 6 });
      await wire.ask('w3', 'gpio_write', { pin: 6, value: first });
      await setPins([[3, first]]);
      const events = await eventsOf(wire, 5);
      expect(events.map(({ pin, value, seq }) => [pin, value, seq])).toEqual(
        [...levels, first].map((value, index) => [3, value, index + 1]),
      );
      expect(await wire.ask('w4', 'ping')).toMatchObject({ result: 'pong', seq: 5 });
      expect(events.every(({ t_us: at }, index) => index === 0 || at > (events[index - 1]?.t_us ?? 0))).toBe(
        true,
      );
    });

    test('tells the first edge and the settled level of a pin that bounces', async () => {
      const { path, setPins } = await start();
      const wire = await openWire(path);
      const first = idleLevel === 1 ? 0 : 1;
      const other = (1 - first) as 0 | 1;
      await wire.ask('d1', 'gpio_watch', { pin: 2, debounce_ms: 150 });
      await setPins([
        [2, first],
        [2, other],
        [2, first],
        [2, other],
        [2, first],
        [2, other],
      ]);
      const events = await eventsOf(wire, 2);
      expect(events.map(({ value }) => value)).toEqual([first, other]);
      // By the board's own clock, so it holds on a busy machine.
      if (strict) expect((events[1]?.t_us ?? 0) - (events[0]?.t_us ?? 0)).toBeGreaterThanOrEqual(150_000);
    });

    test('forgets watches and counts from 1 after a reset', async () => {
      const { path, setPins, reset } = await start();
      const wire = await openWire(path);
      const first = idleLevel === 1 ? 0 : 1;
      await wire.ask('z1', 'gpio_watch', { pin: 3 });
      await setPins([[3, first]]);
      await eventsOf(wire, 1);
      await reset();
      await eventuallyPong(wire);
      await wire.ask('z2', 'gpio_watch', { pin: 4 });
      await setPins([
        [3, (1 - first) as 0 | 1],
        [4, first],
      ]);
      const events = await eventsOf(wire, 2);
      expect(events.map(({ pin, seq }) => [pin, seq])).toEqual([
        [3, 1],
        [4, 1],
      ]);
    });
  }
});

test('our image for the F411 differs in what it says it is', async () => {
  const { path } = await qemu('nucleo-f411re')();
  const wire = await openWire(path);
  const { result } = await wire.ask('a1', 'capabilities');
  expect(JSON.parse(String(result))).toEqual({
    gpio: fromTwo,
    led_pin: 13,
    watch: 1,
    outputs: [],
    adc: [0, 1, 2, 3, 4, 5],
    adc_bits: 12,
    firmware: 'zeroclaw-nucleo',
    version: '1.3.0',
    board: 'nucleo-f411re',
  });
});

type Wire = Awaited<ReturnType<typeof openWire>>;
interface EventLine {
  readonly pin: number;
  readonly value: number;
  readonly t_us: number;
  readonly seq: number;
}

const answersOf = ({ lines }: Wire): readonly { readonly id: string; readonly ok: boolean }[] =>
  lines.filter((line) => line.startsWith('{"id"')).map((line) => JSON.parse(line));

/** Waits for so many events; a pong afterwards shows that no further one is on its way. */
async function eventsOf(wire: Wire, count: number): Promise<readonly EventLine[]> {
  const events = (): EventLine[] =>
    wire.lines
      .filter((line) => line.startsWith('{"event":"gpio"'))
      .map((line) => JSON.parse(line) as EventLine);
  for (let round = 0; events().length < count && round < 400; round += 1)
    await wire.ask(`e${String(round)}-${String(count)}`, 'ping');
  return events();
}

/** What is sent during a reset may be lost. */
async function eventuallyPong(wire: Wire): Promise<void> {
  await wire.line(/boot/);
  expect(await wire.ask('up', 'ping')).toMatchObject({ result: 'pong' });
}

test('the image that is shipped offers its analog inputs, and says so when a reading does not come', async () => {
  const board = await startQemuBoard('nucleo-f401re');
  onTestFinished(() => board.stop());
  const wire = await openWire(board.path);
  const answer = await wire.ask('n1', 'capabilities');
  expect(JSON.parse(String(answer['result']))).toMatchObject({ adc: [0, 1, 2, 3, 4, 5], adc_bits: 12 });
  // QEMU's converter never says that it has finished.
  expect(await wire.ask('n2', 'adc_read', { channel: 0 })).toEqual({
    id: 'n2',
    ok: false,
    result: '',
    error: 'The converter gave no reading',
  });
  expect(await wire.ask('n3', 'adc_read', { channel: 6 })).toMatchObject({ error: 'Invalid channel' });
  expect(await wire.ask('n4', 'ping')).toMatchObject({ ok: true });
});
