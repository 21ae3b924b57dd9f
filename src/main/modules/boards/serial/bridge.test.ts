import { expect, onTestFinished, test } from 'vitest';
import { randomId } from '../../../platform/base/ids';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import type { GapOfBoard, LevelChange, UndrivenPins } from '../../../ports/boards';
import type { KeptOutputs } from '../../../ports/kept-outputs';
import { openDatabase } from '../../../platform/storage/database';
import { createKeptOutputs } from '../../../platform/storage/kept-outputs';
import { FakeClock } from '../../../testing/fake-clock';
import { MemoryKeptOutputs } from '../../../testing/memory-kept-outputs';
import { MemoryKnownBoards } from '../../../testing/memory-known-boards';
import { ScriptedBoard, VirtualSerialPorts } from '../../../testing/virtual-serial-port';
import type { BoardConfig } from './board-config';
import { SerialBridge } from './bridge';
import type { BoardRequest } from './virtual/virtual-board';

const pump: BoardConfig = {
  name: 'pump',
  type: 'nucleo-f401re',
  path: '/dev/ttyACM0',
  baud: 115200,
  debounceMs: 0,
};
const never = new AbortController().signal;

function machine(
  options: ConstructorParameters<typeof ScriptedBoard>[0] = {},
  configs: readonly BoardConfig[] = [pump],
  outputs: KeptOutputs = new MemoryKeptOutputs(),
) {
  const clock = new FakeClock();
  const ports = new VirtualSerialPorts();
  // As most firmware does.
  const board = new ScriptedBoard({ tellsOutputs: false, ...options, clock });
  const problems = new Problems(clock, silentLogger);
  const known = new MemoryKnownBoards();
  const open = (): SerialBridge =>
    new SerialBridge({
      boards: configs,
      ports,
      clock,
      logger: silentLogger,
      problems,
      known,
      outputs,
      newId: randomId,
    });
  const bridge = open();
  const changes: (readonly [string, number, 0 | 1])[] = [];
  bridge.onLevelChange((change: LevelChange) => {
    changes.push([change.board, change.pin, change.value]);
  });
  onTestFinished(async () => {
    await bridge.close();
    expect(clock.sleeping).toBe(0);
  });
  const state = (): string | undefined => bridge.status()[0]?.state;
  /** The engine ends, and another one starts with what is on disk. */
  const restart = async (): Promise<SerialBridge> => {
    await bridge.close();
    const next = open();
    onTestFinished(() => next.close());
    await clock.advance(1000);
    return next;
  };
  return { clock, ports, board, problems, known, bridge, changes, state, restart };
}

async function connected(
  options: ConstructorParameters<typeof ScriptedBoard>[0] = {},
  config: BoardConfig = pump,
  outputs: KeptOutputs = new MemoryKeptOutputs(),
  serialNumber: string | null = null,
) {
  const all = machine(options, [config], outputs);
  all.ports.plug('/dev/ttyACM0', all.board, serialNumber);
  await all.clock.advance(1);
  expect(all.state()).toBe('connected');
  return all;
}

test('a board that is not there is a problem with a remedy, and is connected when it comes', async () => {
  const { clock, ports, board, problems, bridge } = machine();
  await clock.advance(1000);
  expect(bridge.status()).toMatchObject([
    {
      name: 'pump',
      state: 'lost',
      detail: 'Cannot open /dev/ttyACM0: there is no such port',
      remedy: 'Plug the board in.',
    },
  ]);
  expect(problems.list()).toMatchObject([{ id: 'board:pump', remedy: 'Plug the board in.' }]);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect(bridge.status()).toMatchObject([
    { state: 'connected', remedy: null, pins: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
  ]);
  expect(problems.list()).toEqual([]);
});

test('the delay between tries grows to three seconds and no further', async () => {
  const { clock, ports, bridge } = machine();
  let tries = 0;
  const open = ports.open.bind(ports);
  ports.open = (...request) => {
    tries += 1;
    return open(...request);
  };
  await clock.advance(60_000);
  expect(tries).toBeGreaterThan(20);
  expect(tries).toBeLessThan(32);
  await bridge.close();
});

test.each([{ watch: true }, { watch: false }])(
  'a change of level is told once, the first level is a baseline (watch: $watch)',
  async ({ watch }) => {
    const { clock, board, bridge, changes } = await connected({ watch });
    board.setPin(3, 1);
    board.setPin(4, 1);
    bridge.watch('test', [
      { board: 'pump', pin: 3 },
      { board: 'another', pin: 4 },
    ]);
    await clock.advance(1000);
    expect(changes).toEqual([]);
    board.setPin(3, 0);
    await clock.advance(1000);
    board.setPin(4, 0);
    board.setPin(3, 1);
    await clock.advance(1000);
    expect(changes).toEqual([
      ['pump', 3, 0],
      ['pump', 3, 1],
    ]);
  },
);

test.each([{ watch: true }, { watch: false }])(
  'the first level of a pin is told once, not what we wrote to it, and what it is when the board is back (watch: $watch)',
  async ({ watch }) => {
    const { clock, ports, board, bridge } = await connected({ watch });
    const first: unknown[] = [];
    bridge.onFirstLevel((level) => {
      first.push(level);
    });
    board.setPin(3, 1);
    await bridge.write('pump', 5, 1, never);
    bridge.watch('test', [
      { board: 'pump', pin: 3 },
      { board: 'pump', pin: 5 },
    ]);
    await clock.advance(1000);
    await bridge.write('pump', 5, 0, never);
    ports.unplug('/dev/ttyACM0');
    await clock.advance(1000);
    ports.plug('/dev/ttyACM0', board);
    await clock.advance(10_000);
    expect(first).toEqual([
      { board: 'pump', pin: 3, value: 1 },
      { board: 'pump', pin: 3, value: 1, again: true },
      { board: 'pump', pin: 5, value: 0, again: true },
    ]);
  },
);

test.each([{ watch: true }, { watch: false }])(
  'a level that changed while the board was away is told after the reconnect (watch: $watch)',
  async ({ watch }) => {
    const { clock, ports, board, bridge, changes, state } = await connected({ watch });
    bridge.watch('test', [
      { board: 'pump', pin: 3 },
      { board: 'pump', pin: 5 },
    ]);
    await clock.advance(1000);
    ports.unplug('/dev/ttyACM0');
    await clock.advance(10);
    expect(state()).toBe('lost');
    board.setPin(3, 1);
    ports.plug('/dev/ttyACM0', board);
    await clock.advance(10_000);
    expect(state()).toBe('connected');
    expect(changes).toEqual([['pump', 3, 1]]);
  },
);

test('only pins that were asked for are polled', async () => {
  const { clock, board, bridge } = await connected();
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(1000);
  bridge.watch('test', []);
  await clock.advance(200);
  const read = board.received.filter(({ cmd }) => cmd === 'gpio_read');
  expect(new Set(read.map(({ args }) => args['pin']))).toEqual(new Set([3]));
  board.received.length = 0;
  await clock.advance(1000);
  expect(board.received.map(({ cmd }) => cmd)).not.toContain('gpio_read');
});

test('what we write ourselves is no event, not even when polled', async () => {
  const { clock, board, bridge, changes } = await connected();
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(500);
  expect(await bridge.write('pump', 3, 1, never)).toEqual({ kind: 'value', value: 1 });
  await clock.advance(500);
  expect(board.levels.get(3)).toBe(1);
  expect(await bridge.read('pump', 3, never)).toEqual({ kind: 'value', value: 1 });
  expect(changes).toEqual([]);
});

test.each([
  {
    name: 'a gap in the numbering',
    disturb: (board: ScriptedBoard) => {
      board.seq += 1;
      board.sendLine('{"event":"gpio","pin":4,"value":0,"seq":9}');
    },
  },
  {
    name: 'an unreadable line',
    disturb: (board: ScriptedBoard) => {
      board.sendLine('{"event":"gpio","pi');
    },
  },
  {
    name: 'a line that is too long',
    disturb: (board: ScriptedBoard) => {
      board.sendLine('A'.repeat(20_000));
    },
  },
])('$name makes the pins be read again at once', async ({ disturb }) => {
  const { clock, board, bridge, changes } = await connected({ watch: true });
  bridge.watch('test', [
    { board: 'pump', pin: 3 },
    { board: 'pump', pin: 4 },
  ]);
  await clock.advance(100);
  board.setPin(4, 1);
  await clock.advance(100);
  board.levels.set(3, 1); // its event is lost
  disturb(board);
  await clock.advance(1);
  expect(changes).toContainEqual(['pump', 3, 1]);
});

test('a board that restarted unnoticed is watched again', async () => {
  const { clock, board, bridge, changes } = await connected({ watch: true });
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(100);
  board.restart();
  board.setPin(3, 1);
  await clock.advance(10_000);
  expect(board.watched).toEqual(new Set([3]));
  expect(changes).toEqual([['pump', 3, 1]]);
});

test('an answer and the event behind it in one piece are taken in their order', async () => {
  const { clock, board, bridge, changes } = await connected({ watch: true });
  board.answerInstead = ({ cmd }, usual) =>
    cmd === 'gpio_watch' ? [`${usual}\n{"event":"gpio","pin":3,"value":1,"seq":1}`] : undefined;
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(1);
  expect(changes).toEqual([['pump', 3, 1]]);
});

test('one request is in flight at a time, with an id of its own', async () => {
  const { clock, board, bridge } = await connected();
  board.received.length = 0;
  const withheld: string[] = [];
  board.answerInstead = (_request, usual) => {
    withheld.push(usual);
    return null;
  };
  const reads = [1, 2, 3].map((pin) => bridge.read('pump', pin, never));
  await clock.advance(1);
  expect(board.received).toHaveLength(1);
  board.answerInstead = () => undefined;
  board.sendLine(withheld[0] ?? '');
  expect(await Promise.all(reads)).toEqual([
    { kind: 'value', value: 0 },
    { kind: 'value', value: 0 },
    { kind: 'value', value: 0 },
  ]);
  expect(new Set(board.received.map(({ id }) => id)).size).toBe(3);
});

test('answers with another id and late answers are not believed', async () => {
  const { clock, board, bridge } = await connected();
  board.answerInstead = ({ id }, usual) => [
    '{"id":"0","ok":false,"result":"","error":"Unknown command"}',
    usual.replace(id, 'zz').replace('"0"', '"1"'),
    usual,
  ];
  expect(await bridge.read('pump', 3, never)).toEqual({ kind: 'value', value: 0 });
  let late = '';
  board.answerInstead = (_request, usual) => {
    if (late !== '') return [late, usual];
    late = usual.replace('"result":"0"', '"result":"1"');
    return null;
  };
  const read = bridge.read('pump', 3, never);
  await clock.advance(1000);
  expect(await read).toEqual({ kind: 'value', value: 0 });
});

test('a write without an answer is sent once and reported as unknown with what reading back shows', async () => {
  const { clock, board, bridge } = await connected();
  board.answerInstead = ({ cmd }) => (cmd === 'gpio_write' ? null : undefined);
  const write = bridge.write('pump', 5, 1, never);
  await clock.advance(2000);
  expect(await write).toEqual({
    kind: 'unknown',
    message:
      'Whether pin 5 of pump was set to 1 is not known: the board did not answer in time. Read back, the pin is 1, as asked.',
  });
  await clock.advance(10_000);
  expect(board.received.filter(({ cmd }) => cmd === 'gpio_write')).toHaveLength(1);
});

test('a write during which the board vanishes is unknown and is not sent again', async () => {
  const { clock, ports, board, bridge } = await connected();
  board.answerInstead = ({ cmd }) => (cmd === 'gpio_write' ? null : undefined);
  const write = bridge.write('pump', 5, 1, never);
  await clock.advance(10);
  ports.unplug('/dev/ttyACM0');
  expect(await write).toMatchObject({
    kind: 'unknown',
    message: expect.stringContaining('the port went away') as string,
  });
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(10_000);
  expect(board.received.filter(({ cmd }) => cmd === 'gpio_write')).toHaveLength(1);
});

test.each([
  {
    name: 'a pin it does not have',
    ask: (bridge: SerialBridge) => bridge.write('pump', 40, 1, never),
    says: 'The board pump has no pin 40.',
  },
  {
    name: 'a board that is not configured',
    ask: (bridge: SerialBridge) => bridge.read('valve', 1, never),
    says: 'There is no board "valve". Configured: pump.',
  },
])('$name is refused without a word on the wire', async ({ ask, says }) => {
  const { board, bridge } = await connected();
  const lines = board.received.length;
  expect(await ask(bridge)).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining(says) as string,
  });
  expect(board.received).toHaveLength(lines);
});

test('nothing is sent to a board that is away, and nothing is kept for later', async () => {
  const { clock, ports, board, bridge } = await connected();
  ports.unplug('/dev/ttyACM0');
  await clock.advance(10);
  expect(await bridge.write('pump', 5, 1, never)).toMatchObject({ kind: 'refused' });
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(10_000);
  expect(board.received.filter(({ cmd }) => cmd === 'gpio_write')).toEqual([]);
});

test.each([
  { name: 'a level that is neither 0 nor 1', line: '"ok":true,"result":"high"' },
  { name: 'a failure', line: '"ok":false,"result":"1","error":"bad\\u0007 pin"' },
])('$name is never taken for a level', async ({ line }) => {
  const { board, bridge } = await connected();
  board.answerInstead = ({ id, cmd }) => (cmd === 'gpio_read' ? [`{"id":"${id}",${line}}`] : undefined);
  expect(await bridge.read('pump', 3, never)).toMatchObject({ kind: 'refused' });
});

test('a cancelled request that was not sent yet is never sent', async () => {
  const { clock, board, bridge } = await connected();
  board.answerInstead = ({ cmd }) => (cmd === 'gpio_read' ? null : undefined);
  const read = bridge.read('pump', 3, never);
  const cancel = new AbortController();
  const write = bridge.write('pump', 5, 1, cancel.signal);
  await clock.advance(1);
  cancel.abort(new Error('stopped by a person'));
  await expect(write).rejects.toThrow('stopped by a person');
  await clock.advance(5000);
  await read;
  expect(board.received.map(({ cmd }) => cmd)).not.toContain('gpio_write');
});

test('a pulled cable that the system did not notice shows within two seconds', async () => {
  const { clock, ports, state } = await connected();
  ports.hang('/dev/ttyACM0');
  await clock.advance(1500);
  expect(state()).toBe('lost');
});

test('a pulled cable that the system did not notice shows within two seconds also after the clock was set back', async () => {
  const { clock, ports, state } = await connected();
  clock.set(clock.now() - 3_600_000);
  ports.hang('/dev/ttyACM0');
  await clock.advance(2000);
  expect(state()).toBe('lost');
});

test('a board that stops answering is lost, and one that answers once in a while is not', async () => {
  const { clock, board, bridge, state } = await connected();
  let asked = 0;
  board.answerInstead = () => ((asked += 1) % 2 === 0 ? undefined : null);
  await clock.advance(20_000);
  expect(state()).toBe('connected');
  board.answerInstead = () => null;
  await clock.advance(8000);
  expect(bridge.status()).toMatchObject([{ state: 'lost' }]);
});

test('something else on the port is called wrong firmware', async () => {
  const { clock, ports, board, bridge } = machine();
  board.answerInstead = () => ['ERROR', 'login:'];
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect(bridge.status()).toMatchObject([
    { state: 'wrong-firmware', remedy: expect.stringContaining('firmware') as string },
  ]);
});

test('a board is found by its serial number wherever it is plugged in, and no other board is taken for it', async () => {
  const { clock, ports, board, bridge } = machine({}, [{ ...pump, serialNumber: '066CFF' }]);
  ports.plug('/dev/ttyACM0', new ScriptedBoard(), 'OTHER');
  await clock.advance(1000);
  expect(bridge.status()).toMatchObject([
    { state: 'lost', detail: 'No port has a board with the serial number 066CFF' },
  ]);
  expect(ports.opened).toEqual([]);
  ports.plug('/dev/ttyACM7', board, '066cff');
  await clock.advance(5000);
  expect(bridge.status()).toMatchObject([{ state: 'connected', path: '/dev/ttyACM7' }]);
});

test('of two ports with the same serial number none is taken, unless the path says which', async () => {
  const { clock, ports, board, bridge, state } = machine({}, [
    { ...pump, path: undefined, serialNumber: 'A' },
  ]);
  const other = new ScriptedBoard({ clock });
  ports.plug('/dev/ttyACM3', board, 'A');
  ports.plug('/dev/ttyACM4', other, 'a');
  await clock.advance(1000);
  expect(bridge.status()[0]).toMatchObject({
    state: 'lost',
    detail: '2 ports have a board with the serial number A: /dev/ttyACM3, /dev/ttyACM4',
  });
  expect([board.received, other.received]).toEqual([[], []]);
  // The sockets alone tell them apart, and a link of udev names a socket for good.
  ports.links.set('/dev/serial/by-path/usb-1:2', '/dev/ttyACM4');
  for (const path of ['/dev/serial/by-path/usb-1:2', '/dev/ttyACM4']) {
    bridge.configure([{ ...pump, path, serialNumber: 'A' }]);
    await clock.advance(1000);
    expect([state(), bridge.status()[0]?.path]).toEqual(['connected', '/dev/ttyACM4']);
  }
  expect((await bridge.foundPorts()).map((port) => [port.path, port.board])).toEqual([
    ['/dev/ttyACM3', null],
    ['/dev/ttyACM4', 'pump'],
  ]);
});

test('without a way to list ports the configured path is used, or the remedy says what is missing', async () => {
  const { clock, ports, board, bridge } = machine({}, [
    { ...pump, serialNumber: 'A' },
    { ...pump, name: 'other', path: undefined, serialNumber: 'B' },
  ]);
  ports.canList = false;
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect(bridge.status()).toMatchObject([
    { state: 'connected' },
    { state: 'lost', remedy: expect.stringContaining('udev') as string },
  ]);
});

test('a changed configuration reopens what changed and leaves the rest alone', async () => {
  const { clock, ports, board, bridge } = await connected();
  ports.plug('/dev/ttyACM1', new ScriptedBoard());
  const other = { ...pump, name: 'fan', path: '/dev/ttyACM1' };
  bridge.configure([pump, other]);
  await clock.advance(1);
  bridge.configure([pump, { ...other, name: 'ventilator' }]);
  await clock.advance(1000);
  expect(bridge.status().map(({ name, state }) => [name, state])).toEqual([
    ['pump', 'connected'],
    ['ventilator', 'connected'],
  ]);
  expect(ports.opened).toEqual(['/dev/ttyACM0', '/dev/ttyACM1', '/dev/ttyACM1']);
  bridge.configure([]);
  await bridge.close();
  expect([ports.isOpen('/dev/ttyACM0'), ports.isOpen('/dev/ttyACM1')]).toEqual([false, false]);
  expect(board.received.length).toBeGreaterThan(0);
});

test.each([{ watch: true }, { watch: false }])(
  'another debounce time or type counts at once, and the board stays connected with all that is known of it (watch: $watch)',
  async ({ watch }) => {
    const { clock, ports, board, bridge, changes } = await connected({ watch });
    bridge.watch('test', [{ board: 'pump', pin: 3 }]);
    await clock.advance(1000);
    board.setPin(3, 1);
    await clock.advance(1000);
    bridge.configure([{ ...pump, type: 'nucleo-f411re', debounceMs: 500 }]);
    await clock.advance(100);
    board.setPin(3, 0);
    await clock.advance(100);
    board.setPin(3, 1);
    await clock.advance(100);
    board.setPin(3, 0);
    await clock.advance(20_000);
    expect(changes).toEqual([
      ['pump', 3, 1],
      ['pump', 3, 0],
    ]);
    expect([
      ports.opened,
      bridge.status()[0]?.type,
      bridge.facts('pump')?.debounceMs,
      bridge.facts('pump')?.counters.connections,
    ]).toEqual([['/dev/ttyACM0'], 'nucleo-f411re', 500, 1]);
  },
);

test('a change while a board is edited with its cable out is told when it comes back, with the gap', async () => {
  const rig = await connected({ watch: true });
  const { clock, ports, board, bridge, changes } = rig;
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(100);
  board.setPin(3, 1);
  await clock.advance(100);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(100);
  bridge.configure([{ ...pump, debounceMs: 20 }]);
  board.setPin(3, 0);
  await clock.advance(1000);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect(changes).toEqual([
    ['pump', 3, 1],
    ['pump', 3, 0],
  ]);
  expect(bridge.facts('pump')).toMatchObject({
    counters: { connections: 2, gaps: 1 },
    gaps: [{ reason: 'away' }],
    pins: { 3: { history: [{ value: 0 }, { value: 1 }, { value: 0 }] } },
  });
});

test('a board that config.toml puts at another path begins again there, and what may have been missed in the meantime is told', async () => {
  const rig = await connected({ watch: true });
  const { clock, ports, board, bridge, changes } = rig;
  const gaps = gapsOf(rig);
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(100);
  ports.unplug('/dev/ttyACM0');
  board.setPin(3, 1);
  ports.plug('/dev/ttyACM1', board);
  bridge.configure([{ ...pump, path: '/dev/ttyACM1' }]);
  await clock.advance(1000);
  expect([rig.state(), changes, gaps.map(([reason]) => reason)]).toEqual(['connected', [], ['away']]);
});

test('a board that is found by its serial number stays the same one when its path is edited: no change is lost', async () => {
  const rig = await connected(
    { watch: true },
    { ...pump, path: undefined, serialNumber: 'A1' },
    new MemoryKeptOutputs(),
    'A1',
  );
  const { clock, board, bridge, changes } = rig;
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(100);
  bridge.configure([{ ...pump, serialNumber: 'A1' }]);
  board.setPin(3, 1);
  await clock.advance(1000);
  expect([rig.state(), changes]).toEqual(['connected', [['pump', 3, 1]]]);
});

test('another speed opens the line again and loses no change', async () => {
  const rig = await connected({ watch: true });
  const { clock, ports, board, bridge, changes, problems } = rig;
  const gaps = gapsOf(rig);
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(100);
  bridge.configure([{ ...pump, baud: 9600 }]);
  board.setPin(3, 1);
  await clock.advance(100);
  expect([
    changes,
    gaps.map(([reason]) => reason),
    ports.opened.length,
    ports.openLinks,
    problems.list(),
  ]).toEqual([[['pump', 3, 1]], ['away'], 2, 1, []]);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(10_000);
  bridge.configure([pump]);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(251);
  expect(rig.state()).toBe('connected');
});

test('what a board tells before its pins are looked at opens no gap', async () => {
  const rig = machine({ watch: true });
  const { clock, ports, board, bridge, changes } = rig;
  const gaps = gapsOf(rig);
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  board.setPin(3, 1);
  board.answerInstead = ({ cmd }, usual) => {
    if (cmd !== 'capabilities') return undefined;
    board.seq = 57;
    return [usual, '{"event":"gpio","pin":3,"value":1,"seq":57}'];
  };
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect([rig.state(), changes, gaps, bridge.facts('pump')?.pins[3]?.level]).toEqual([
    'connected',
    [],
    [],
    1,
  ]);
});

test('a procedure that listens to a pin the board does not have is a problem', async () => {
  const { bridge, problems } = await connected();
  bridge.watch('test', [{ board: 'pump', pin: 40 }]);
  expect(problems.list()).toMatchObject([
    { id: 'board-pins:pump', message: 'Procedures listen to pins that pump does not have: 40' },
  ]);
  bridge.watch('test', [{ board: 'pump', pin: 4 }]);
  expect(problems.list()).toEqual([]);
});

test('a board is connected within a quarter of a second of its port appearing, however long it was away', async () => {
  const { clock, ports, board, state } = machine();
  await clock.advance(600_000);
  expect(state()).toBe('lost');
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(251);
  expect(state()).toBe('connected');
});

test('a board with a serial number is found as soon as any port appears', async () => {
  const { clock, ports, board, state } = machine({}, [{ ...pump, path: undefined, serialNumber: '066CFF' }]);
  await clock.advance(60_000);
  ports.plug('/dev/ttyACM7', board, '066CFF');
  await clock.advance(251);
  expect(state()).toBe('connected');
});

/** Answers come after `ms`, as over a line of some speed. */
function slowAnswers(board: ScriptedBoard, clock: FakeClock, ms: number): void {
  board.answerInstead = (_request, usual) => {
    clock.sleep(ms, never).then(
      () => {
        board.sendLine(usual);
      },
      () => {},
    );
    return null;
  };
}

const allPins = Array.from({ length: 14 }, (_, pin) => pin);

test('five polled boards with 14 pins each miss no pulse of 100 ms where the line is fast enough', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const { clock, ports, bridge, changes } = machine(
    {},
    names.map((name) => ({ ...pump, name, path: `/dev/${name}` })),
  );
  const boards = names.map((name) => {
    const board = new ScriptedBoard({ clock });
    slowAnswers(board, clock, 2);
    ports.plug(`/dev/${name}`, board);
    return board;
  });
  bridge.watch(
    'test',
    names.flatMap((board) => allPins.map((pin) => ({ board, pin }))),
  );
  await clock.advance(1000);
  expect(bridge.status().map(({ state, tells }) => [state, tells])).toEqual(
    names.map(() => ['connected', 'polled']),
  );
  const expected: [string, number, 0 | 1][] = [];
  for (let round = 0; round < 30; round += 1) {
    const pin = (round * 5) % 14;
    const name = names[round % 5] ?? '';
    boards[round % 5]?.setPin(pin, 1);
    await clock.advance(100);
    boards[round % 5]?.setPin(pin, 0);
    await clock.advance(37 + round);
    expected.push([name, pin, 1], [name, pin, 0]);
  }
  await clock.advance(100);
  expect(changes).toEqual(expected);
  for (const { surePulseMs } of bridge.status()) expect(surePulseMs).toBeLessThanOrEqual(100);
  for (const board of boards) board.answerInstead = () => undefined;
  await clock.advance(10);
});

test('where the line is too slow for that, the status says how short a pulse may be missed', async () => {
  const { clock, board, bridge, changes } = await connected();
  slowAnswers(board, clock, 8);
  bridge.watch(
    'test',
    allPins.map((pin) => ({ board: 'pump', pin })),
  );
  await clock.advance(2000);
  const sure = bridge.status()[0]?.surePulseMs ?? 0;
  expect(sure).toBeGreaterThan(100);
  expect(sure).toBeLessThan(130);
  for (let round = 0; round < 20; round += 1) {
    board.setPin(round % 14, 1);
    await clock.advance(sure);
    board.setPin(round % 14, 0);
    await clock.advance(sure + round);
  }
  await clock.advance(200);
  expect(changes).toHaveLength(40);
  board.answerInstead = () => undefined;
  await clock.advance(20);
});

function gapsOf({ bridge, clock }: { readonly bridge: SerialBridge; readonly clock: FakeClock }) {
  const gaps: (readonly [reason: string, fromAgo: number])[] = [];
  bridge.onGap(({ from, reason }) => {
    gaps.push([reason, clock.now() - from]);
  });
  return gaps;
}

test('the time a board was away is told as a gap, and what changed then is not taken for a change that happens now', async () => {
  const rig = await connected({ watch: true });
  const { clock, ports, board, bridge } = rig;
  const gaps = gapsOf(rig);
  const live: boolean[] = [];
  bridge.onLevelChange((change) => {
    live.push(change.live);
  });
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(500);
  board.setPin(3, 1);
  await clock.advance(100);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(5000);
  board.setPin(3, 0);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(300);
  board.setPin(3, 1);
  await clock.advance(10);
  expect(live).toEqual([true, false, true]);
  expect(gaps).toMatchObject([['away', expect.any(Number)]]);
  expect(gaps[0]?.[1]).toBeGreaterThanOrEqual(5000);
  expect(bridge.facts('pump')?.counters).toMatchObject({ connections: 2, gaps: 1 });
});

test.each([
  {
    name: 'a gap in the numbering',
    reason: 'numbering',
    disturb: (board: ScriptedBoard) => {
      board.seq += 1;
      board.setPin(4, 1);
    },
  },
  {
    name: 'an unreadable line',
    reason: 'unreadable',
    disturb: (board: ScriptedBoard) => {
      board.sendLine('{"event":"gp');
    },
  },
  {
    name: 'a board that says that it has started',
    reason: 'restarted',
    disturb: (board: ScriptedBoard) => {
      board.restart();
      board.sendLine('{"event":"boot","firmware":"zeroclaw-nucleo"}');
    },
  },
])(
  '$name is told as a gap that begins with the last event that was complete',
  async ({ reason, disturb }) => {
    const rig = await connected({ watch: true });
    const { clock, board, bridge } = rig;
    const gaps = gapsOf(rig);
    bridge.watch('test', [
      { board: 'pump', pin: 3 },
      { board: 'pump', pin: 4 },
    ]);
    await clock.advance(500);
    board.setPin(3, 1);
    await clock.advance(777);
    disturb(board);
    await clock.advance(0);
    expect(gaps).toEqual([[reason, 777]]);
    expect(board.watched).toEqual(new Set([3, 4]));
  },
);

test('a change that no event told is found when the pins are armed again, and told with its gap', async () => {
  const rig = await connected({ watch: true });
  const { clock, board, bridge, changes } = rig;
  const gaps = gapsOf(rig);
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(100);
  board.restart();
  board.setPin(3, 1);
  await clock.advance(10_000);
  expect(changes).toEqual([['pump', 3, 1]]);
  expect(gaps).toMatchObject([['unannounced', expect.any(Number)]]);
});

const watching = async (options: { readonly numbersPings: boolean }) => {
  const rig = await connected({ watch: true, tellsOutputs: true, ...options });
  const gaps = gapsOf(rig);
  rig.bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await rig.clock.advance(500);
  rig.board.setPin(3, 1);
  await rig.clock.advance(250);
  return { ...rig, gaps };
};

/** The lines of these edges are lost. */
function loseEdges(board: ScriptedBoard, ...values: readonly (0 | 1)[]): void {
  const send = board.sendBytes.bind(board);
  board.sendBytes = () => {};
  for (const value of values) board.setPin(3, value);
  board.sendBytes = send;
}

test.each([
  { numbersPings: true, within: 1000, reason: 'numbering' },
  { numbersPings: false, within: 10_000, reason: 'unannounced' },
])(
  'a lost edge that no other follows is found within $within ms (numbers in the answers: $numbersPings)',
  async ({ numbersPings, within, reason }) => {
    const { board, clock, changes, gaps } = await watching({ numbersPings });
    loseEdges(board, 0);
    await clock.advance(within);
    expect([changes.at(-1), gaps]).toEqual([['pump', 3, 0], [[reason, expect.any(Number)]]]);
  },
);

test('a lost edge is found as soon while requests go back and forth, and so is one that ended as it began', async () => {
  const { board, bridge, clock, changes, gaps } = await watching({ numbersPings: true });
  loseEdges(board, 0, 1);
  for (let times = 0; times < 10; times += 1) {
    void bridge.read('pump', 5, never);
    await clock.advance(100);
  }
  expect([changes, gaps]).toEqual([[['pump', 3, 1]], [['numbering', expect.any(Number)]]]);
});

test('a board that starts again without a word is known by its lower number, and what it drove is told', async () => {
  const { board, bridge, clock, gaps } = await watching({ numbersPings: true });
  await Promise.all([bridge.write('pump', 5, 1, never), clock.advance(10)]);
  board.restart();
  await clock.advance(1000);
  expect([gaps, board.watched, bridge.undriven()]).toEqual([
    [['restarted', expect.any(Number)]],
    new Set([3]),
    [{ board: 'pump', why: 'restarted', pins: [{ pin: 5, value: 1 }] }],
  ]);
});

test('numbers that begin again after the largest are no gap', async () => {
  const rig = machine({ watch: true });
  const gaps = gapsOf(rig);
  rig.board.seq = 2 ** 32 - 2;
  rig.ports.plug('/dev/ttyACM0', rig.board);
  rig.bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await rig.clock.advance(1000);
  for (const value of [1, 0, 1] as const) {
    rig.board.setPin(3, value);
    await rig.clock.advance(2000);
  }
  expect([rig.changes.length, gaps]).toEqual([3, []]);
});

test('a request to watch a pin that was lost on the way is sent again at once', async () => {
  const rig = await connected({ watch: true });
  const { clock, board, bridge } = rig;
  const live: unknown[] = [];
  bridge.onLevelChange((change) => {
    live.push([change.pin, change.value, change.live]);
  });
  let lost = 0;
  board.loses = ({ cmd }) => cmd === 'gpio_watch' && (lost += 1) === 1;
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(1500);
  board.setPin(3, 1);
  await clock.advance(10);
  board.setPin(3, 0);
  await clock.advance(20_000);
  expect([live, lost, bridge.facts('pump')?.counters.silences]).toEqual([
    [
      [3, 1, true],
      [3, 0, true],
    ],
    expect.any(Number),
    1,
  ]);
});

test('a pin that the board refuses to watch is polled, and those that it watches are not', async () => {
  const rig = await connected({ watch: true });
  const { clock, board, bridge } = rig;
  const told: unknown[] = [];
  bridge.onLevelChange((change) => {
    told.push([change.pin, change.value]);
  });
  board.answerInstead = ({ id, cmd, args }) =>
    cmd === 'gpio_watch' && args['pin'] === 3
      ? [JSON.stringify({ id, ok: false, result: '', error: 'no interrupt is free' })]
      : undefined;
  bridge.watch('test', [
    { board: 'pump', pin: 2 },
    { board: 'pump', pin: 3 },
  ]);
  await clock.advance(500);
  board.setPin(3, 1);
  await clock.advance(200);
  board.setPin(3, 0);
  await clock.advance(200);
  board.setPin(2, 1);
  await clock.advance(200);
  expect(told).toEqual([
    [3, 1],
    [3, 0],
    [2, 1],
  ]);
  board.received.length = 0;
  await clock.advance(9000);
  const asked = (cmd: string, pin: number): number =>
    board.received.filter((request) => request.cmd === cmd && request.args['pin'] === pin).length;
  expect([
    asked('gpio_read', 2),
    asked('gpio_watch', 2) <= 1,
    asked('gpio_read', 3) > 50,
    bridge.status()[0]?.surePulseMs,
  ]).toEqual([0, true, true, expect.any(Number)]);
});

test('a read while a pin bounces tells no change and opens no gap', async () => {
  const rig = await connected({ watch: true }, { ...pump, debounceMs: 50 });
  const { clock, board, bridge, changes } = rig;
  const gaps = gapsOf(rig);
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(100);
  board.setPin(3, 1);
  await clock.advance(4);
  board.setPin(3, 0);
  expect(await bridge.read('pump', 3, never)).toEqual({ kind: 'value', value: 0 });
  board.setPin(3, 1);
  await clock.advance(20_000);
  expect([changes, gaps]).toEqual([[['pump', 3, 1]], []]);
});

test('pins that bounce while they are armed again tell the settled level once', async () => {
  const rig = await connected({ watch: true }, { ...pump, debounceMs: 50 });
  const { clock, board, bridge, changes } = rig;
  const gaps = gapsOf(rig);
  bridge.watch('test', [
    { board: 'pump', pin: 3 },
    { board: 'pump', pin: 4 },
  ]);
  await clock.advance(9990);
  board.setPin(3, 1);
  board.setPin(4, 1);
  for (let edge = 0; edge < 9; edge += 1) {
    await clock.advance(4);
    board.setPin(3, edge % 2 === 0 ? 0 : 1);
    board.setPin(4, edge % 2 === 0 ? 1 : 0);
  }
  await clock.advance(20_000);
  expect([changes, gaps]).toEqual([
    [
      ['pump', 3, 1],
      ['pump', 4, 1],
      ['pump', 3, 0],
    ],
    [],
  ]);
});

test('a level that differs while the pin may still bounce after a gap is found soon, if it lasts', async () => {
  const rig = await connected({ watch: true }, { ...pump, debounceMs: 50 });
  const { clock, board, bridge, changes } = rig;
  const gaps = gapsOf(rig);
  const live: boolean[] = [];
  bridge.onLevelChange((change) => {
    live.push(change.live);
  });
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(100);
  board.setPin(3, 1);
  await clock.advance(4);
  board.restart();
  board.setPin(3, 0);
  board.sendLine('{"event":"boot","firmware":"zeroclaw-nucleo"}');
  await clock.advance(10);
  expect(changes).toEqual([['pump', 3, 1]]);
  await clock.advance(100);
  expect([changes, live, gaps.length]).toEqual([
    [
      ['pump', 3, 1],
      ['pump', 3, 0],
    ],
    [true, false],
    1,
  ]);
});

test('a polled board that did not answer for a while has a gap, and nothing that could be lost before the first look', async () => {
  const rig = await connected();
  const { clock, board, bridge } = rig;
  const gaps = gapsOf(rig);
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await clock.advance(500);
  expect(gaps).toEqual([]);
  let silent = true;
  board.answerInstead = ({ cmd }) => (cmd === 'gpio_read' && silent ? null : undefined);
  await clock.advance(100);
  silent = false;
  await clock.advance(1100);
  expect(gaps).toMatchObject([['silent', expect.any(Number)]]);
});

test('pins are looked at for as long as anybody needs them', async () => {
  const { clock, board, bridge } = await connected({ watch: true });
  bridge.watch('procedures', [{ board: 'pump', pin: 3 }]);
  bridge.watch('page', [
    { board: 'pump', pin: 3 },
    { board: 'pump', pin: 4 },
  ]);
  await clock.advance(100);
  expect(board.watched).toEqual(new Set([3, 4]));
  bridge.watch('page', []);
  await clock.advance(100);
  expect(board.watched).toEqual(new Set([3]));
  bridge.watch('procedures', []);
  await clock.advance(100);
  expect(board.watched).toEqual(new Set());
});

test('a pin is an output from the write on until the board starts again or comes back', async () => {
  const { clock, ports, board, bridge } = await connected({ watch: true });
  const driven = (): readonly number[] =>
    bridge
      .facts('pump')
      ?.pins.filter((pin) => pin.driven)
      .map(({ pin }) => pin) ?? [];
  await bridge.write('pump', 5, 1, never);
  expect(driven()).toEqual([5]);
  board.restart();
  board.sendLine('{"event":"boot","firmware":"zeroclaw-nucleo"}');
  await clock.advance(500);
  expect(driven()).toEqual([]);
  await bridge.write('pump', 6, 0, never);
  ports.unplug('/dev/ttyACM0');
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect(driven()).toEqual([]);
});

test('a board that starts with other firmware on the same line is connected again with what that can do, and one that starts as it was is not', async () => {
  const { clock, board, bridge, state } = await connected();
  const states: (string | undefined)[] = [];
  bridge.onStatusChange(() => {
    states.push(state());
  });
  for (let boot = 0; boot < 5; boot += 1) board.sendLine('{"event":"boot"}');
  await clock.advance(1000);
  expect([states, board.received.filter(({ cmd }) => cmd === 'capabilities').length]).toEqual([[], 2]);
  // An image of a few kilobytes is written between two probes.
  board.answerInstead = ({ id, cmd }) =>
    cmd === 'capabilities'
      ? [
          JSON.stringify({
            id,
            ok: true,
            result: JSON.stringify({ gpio: [2, 3], watch: 1, firmware: 'zeroclaw-nucleo', version: '1.1.0' }),
          }),
        ]
      : undefined;
  board.sendLine('{"event":"boot"}');
  await clock.advance(1000);
  expect(bridge.status()).toMatchObject([
    { state: 'connected', firmware: 'zeroclaw-nucleo 1.1.0', tells: 'pushes', pins: [2, 3] },
  ]);
});

test('a pin that was set has the level it was set to, also while nobody looks at it', async () => {
  const { bridge, ports, clock } = await connected({ watch: true });
  const pin5 = () => bridge.facts('pump')?.pins.find(({ pin }) => pin === 5);
  expect(pin5()).toMatchObject({ level: null, driven: false });
  await bridge.write('pump', 5, 1, never);
  expect(pin5()).toMatchObject({ level: 1, driven: true, seenAt: null });
  await bridge.write('pump', 5, 0, never);
  expect(pin5()).toMatchObject({ level: 0, driven: true });
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  expect(pin5()).toMatchObject({ level: null });
});

test('outputs that fell back are told with what they were, until they are set again', async () => {
  const { clock, ports, board, bridge } = await connected({ watch: true });
  const told: UndrivenPins[] = [];
  bridge.onUndriven((undriven) => {
    told.push(undriven);
  });
  await bridge.write('pump', 7, 0, never);
  await bridge.write('pump', 5, 1, never);
  board.restart();
  board.sendLine('{"event":"boot","firmware":"zeroclaw-nucleo"}');
  await clock.advance(500);
  await bridge.write('pump', 5, 1, never);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  await bridge.write('pump', 7, 1, never);
  await bridge.write('pump', 5, 0, never);
  await bridge.write('pump', 5, 1, never);
  const [five, seven] = [
    { pin: 5, value: 1 },
    { pin: 7, value: 0 },
  ];
  expect(told).toEqual([
    { board: 'pump', why: 'restarted', pins: [five, seven], news: true },
    { board: 'pump', why: 'restarted', pins: [seven], news: false },
    { board: 'pump', why: 'away', pins: [five, seven], news: true },
    { board: 'pump', why: 'away', pins: [five], news: false },
    { board: 'pump', why: 'away', pins: [], news: false },
  ]);
});

test.each([
  {
    name: 'outside of ZeroClaw',
    tell: {
      why: 'unwatched',
      pins: [
        { pin: 5, value: 1 },
        { pin: 7, value: 0 },
      ],
    },
    happens: () => {},
  },
  {
    name: 'before the engine ended',
    tell: {
      why: 'restarted',
      pins: [
        { pin: 5, value: 1 },
        { pin: 7, value: 0 },
      ],
    },
    happens: (board: ScriptedBoard) => {
      board.sendLine('{"event":"boot","firmware":"zeroclaw-nucleo"}');
    },
  },
] as const)(
  'outputs that fell back, or may have, $name are told by the next engine, until they are set again',
  async ({ tell, happens }) => {
    const { clock, board, bridge, restart } = await connected({ watch: true });
    await bridge.write('pump', 7, 0, never);
    await bridge.write('pump', 5, 0, never);
    await bridge.write('pump', 5, 1, never);
    expect(bridge.undriven()).toEqual([]);
    happens(board);
    await clock.advance(100);
    const next = await restart();
    expect(next.undriven()).toEqual([{ board: 'pump', ...tell }]);
    const told: UndrivenPins[] = [];
    next.onUndriven((undriven) => {
      told.push(undriven);
    });
    await next.write('pump', 5, 1, never);
    await next.write('pump', 7, 1, never);
    expect([told.map(({ pins }) => pins), next.undriven()]).toEqual([[[{ pin: 7, value: 0 }], []], []]);
  },
);

const ours = { watch: true, tellsOutputs: true } as const;

test('a board that says which pins it drives is believed by the next engine: what it kept is not told, and is an output of the level that it has', async () => {
  const { clock, board, bridge, restart } = await connected(ours);
  await bridge.write('pump', 7, 0, never);
  await bridge.write('pump', 5, 0, never);
  await bridge.write('pump', 5, 1, never);
  await bridge.close();
  // Another program had the board in the meantime, and left it.
  board.take(
    '{"id":"x","cmd":"gpio_write","args":{"pin":7,"value":1}}\n{"id":"y","cmd":"gpio_write","args":{"pin":9,"value":1}}\n',
  );
  const next = await restart();
  const told: UndrivenPins[] = [];
  next.onUndriven((undriven) => {
    told.push(undriven);
  });
  next.watch(
    'page',
    [5, 7, 9].map((pin) => ({ board: 'pump', pin })),
  );
  await clock.advance(100);
  expect(next.undriven()).toEqual([]);
  expect(await next.read('pump', 5, never)).toEqual({ kind: 'value', value: 1 });
  expect(
    next
      .facts('pump')
      ?.pins.filter(({ driven }) => driven)
      .map(({ pin, level }) => [pin, level]),
  ).toEqual([
    [5, 1],
    [7, 1],
    [9, 1],
  ]);
  expect([told, next.release('pump', 5).ok]).toEqual([[], false]);
});

test('what a board says that it does not drive any more is told by the next engine as certain, until it is set again', async () => {
  const { board, bridge, restart } = await connected(ours);
  await bridge.write('pump', 7, 0, never);
  await bridge.write('pump', 5, 1, never);
  await bridge.close();
  board.restart();
  board.take('{"id":"x","cmd":"gpio_write","args":{"pin":7,"value":0}}\n');
  const next = await restart();
  expect(next.undriven()).toEqual([{ board: 'pump', why: 'told', pins: [{ pin: 5, value: 1 }] }]);
  await next.write('pump', 5, 1, never);
  expect(next.undriven()).toEqual([]);
});

test('after the cable was out a board that says which pins it drives is believed, and a restart that it told in the meantime counts', async () => {
  const { clock, ports, board, bridge } = await connected(ours);
  const told: UndrivenPins[] = [];
  bridge.onUndriven((undriven) => {
    told.push(undriven);
  });
  await bridge.write('pump', 5, 1, never);
  // The line is away, and the board has power of its own.
  board.answerInstead = () => null;
  await clock.advance(5000);
  expect(bridge.status()).toMatchObject([{ state: 'lost' }]);
  board.answerInstead = () => undefined;
  await clock.advance(6000);
  expect([bridge.status()[0]?.state, told]).toEqual(['connected', []]);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  board.take('{"id":"x","cmd":"gpio_write","args":{"pin":5,"value":1}}\n');
  board.answerInstead = ({ cmd }, usual) =>
    cmd === 'capabilities' ? [usual, '{"event":"boot","firmware":"zeroclaw-nucleo"}'] : undefined;
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect(bridge.undriven()).toEqual([{ board: 'pump', why: 'told', pins: [{ pin: 5, value: 1 }] }]);
});

test('what another board than before says that it drives says nothing of what was set', async () => {
  const { clock, ports, board, bridge } = await connected(ours, pump, new MemoryKeptOutputs(), 'A1');
  await bridge.write('pump', 5, 1, never);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  board.take('{"id":"x","cmd":"gpio_write","args":{"pin":5,"value":1}}\n');
  ports.plug('/dev/ttyACM0', board, 'B2');
  await clock.advance(5000);
  expect(bridge.status()).toMatchObject([{ unconfirmed: true }]);
  expect(bridge.undriven()).toEqual([{ board: 'pump', why: 'away', pins: [{ pin: 5, value: 1 }] }]);
  bridge.accept('pump', bridge.status()[0]?.stranger ?? '');
  const told: UndrivenPins[] = [];
  bridge.onUndriven((undriven) => {
    told.push(undriven);
  });
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  ports.plug('/dev/ttyACM0', board, 'B2');
  await clock.advance(5000);
  expect(told).toEqual([{ board: 'pump', why: 'told', pins: [{ pin: 5, value: 1 }], news: true }]);
});

test('what another board says that it drives counts once a person has said that it is the right one', async () => {
  const { clock, ports, board, bridge } = await connected(ours, pump, new MemoryKeptOutputs(), 'A1');
  await bridge.write('pump', 5, 1, never);
  await bridge.write('pump', 7, 1, never);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  board.take('{"id":"x","cmd":"gpio_write","args":{"pin":5,"value":0}}\n');
  ports.plug('/dev/ttyACM0', board, 'B2');
  await clock.advance(5000);
  const told: UndrivenPins[] = [];
  bridge.onUndriven((undriven) => {
    told.push(undriven);
  });
  bridge.accept('pump', bridge.status()[0]?.stranger ?? '');
  expect(told).toEqual([{ board: 'pump', why: 'told', pins: [{ pin: 7, value: 1 }], news: false }]);
  expect([
    bridge
      .facts('pump')
      ?.pins.filter(({ driven }) => driven)
      .map(({ pin }) => pin),
    bridge.facts('pump')?.outputs,
  ]).toEqual([[5], [{ pin: 5, value: 0 }]]);
});

test('a board that is renamed and then put elsewhere, with nothing set in between, is told with what it drove', async () => {
  const { clock, ports, board, bridge } = await connected(
    { watch: true },
    pump,
    createKeptOutputs(openDatabase(':memory:')),
  );
  await bridge.write('pump', 5, 1, never);
  bridge.configure([{ ...pump, name: 'lamp' }]);
  bridge.configure([{ ...pump, name: 'lamp', path: '/dev/ttyACM1' }]);
  ports.unplug('/dev/ttyACM0');
  ports.plug('/dev/ttyACM1', board);
  await clock.advance(5000);
  expect(bridge.undriven()).toEqual([{ board: 'lamp', why: 'unwatched', pins: [{ pin: 5, value: 1 }] }]);
});

test('what was set is on disk before the board is asked to set it, once for all writes to a pin', async () => {
  const outputs = new MemoryKeptOutputs();
  const { board, bridge } = await connected({ watch: true }, pump, outputs);
  const atWrite: unknown[] = [];
  board.answerInstead = ({ cmd }) => {
    if (cmd === 'gpio_write') atWrite.push(outputs.read('pump'));
    return undefined;
  };
  await bridge.write('pump', 5, 1, never);
  await bridge.write('pump', 5, 1, never);
  await bridge.write('pump', 5, 0, never);
  expect(atWrite).toEqual([
    [{ pin: 5, value: 1, mayDrive: true }],
    [{ pin: 5, value: 1, mayDrive: true }],
    [{ pin: 5, value: 1, mayDrive: true }],
  ]);
  expect([outputs.read('pump'), outputs.writes]).toEqual([
    [{ pin: 5, value: 0, mayDrive: true }],
    [true, false],
  ]);
});

test('a write that the board refused leaves nothing to be told', async () => {
  const outputs = new MemoryKeptOutputs();
  const { board, bridge, restart } = await connected({ watch: true }, pump, outputs);
  board.answerInstead = ({ id, cmd }) =>
    cmd === 'gpio_write' ? [JSON.stringify({ id, ok: false, result: '', error: 'Invalid pin' })] : undefined;
  expect(await bridge.write('pump', 5, 1, never)).toMatchObject({ kind: 'refused' });
  expect([outputs.read('pump'), (await restart()).undriven()]).toEqual([[], []]);
});

test('a refused write takes nothing from another write to the same pin that is still on its way', async () => {
  const outputs = new MemoryKeptOutputs();
  const { board, bridge } = await connected({ watch: true }, pump, outputs);
  const atWrite: unknown[] = [];
  board.answerInstead = ({ id, cmd }) => {
    if (cmd !== 'gpio_write') return undefined;
    atWrite.push(outputs.read('pump'));
    return [JSON.stringify({ id, ok: false, result: '', error: 'Busy' })];
  };
  await Promise.all([bridge.write('pump', 5, 1, never), bridge.write('pump', 5, 1, never)]);
  expect([atWrite, outputs.read('pump')]).toEqual([
    [[{ pin: 5, value: 1, mayDrive: true }], [{ pin: 5, value: 1, mayDrive: true }]],
    [],
  ]);
});

test('a write that was cancelled before it was sent leaves nothing to be told', async () => {
  const { clock, board, bridge, restart } = await connected({ watch: true });
  board.answerInstead = ({ cmd }) => (cmd === 'gpio_read' ? null : undefined);
  const cancel = new AbortController();
  const read = bridge.read('pump', 3, never);
  const write = bridge.write('pump', 5, 1, cancel.signal);
  cancel.abort(new Error('stopped'));
  await expect(write).rejects.toThrow('stopped');
  await clock.advance(3000);
  expect(await read).toMatchObject({ kind: 'unknown' });
  expect([board.received.some(({ cmd }) => cmd === 'gpio_write'), (await restart()).undriven()]).toEqual([
    false,
    [],
  ]);
});

test('a pin is set also when it cannot be kept that it is', async () => {
  const full: KeptOutputs = {
    read: () => [],
    adopt: () => {},
    keepOnly: () => [],
    write: () => {
      throw new Error('database or disk is full');
    },
  };
  const { board, bridge } = await connected({ watch: true }, pump, full);
  expect(await bridge.write('pump', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
  expect(board.levelOf(5)).toBe(1);
});

test('a person says that a pin is an input: it is not told any more, unless it is driven now', async () => {
  const { ports, clock, board, bridge, restart } = await connected({ watch: true });
  const wasSet = (): unknown =>
    bridge
      .facts('pump')
      ?.pins.filter((known) => known.wasSet !== null)
      .map((known) => [known.pin, known.wasSet]);
  await bridge.write('pump', 5, 1, never);
  expect(wasSet()).toEqual([]);
  expect(bridge.release('pump', 5)).toMatchObject({
    ok: false,
    error: { code: 'board.driven', message: 'pin 5 of pump was set since pump started, and is an output' },
  });
  expect(bridge.release('pump', 6)).toMatchObject({ ok: false, error: { code: 'board.no-output' } });
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect(bridge.undriven()).toEqual([{ board: 'pump', why: 'away', pins: [{ pin: 5, value: 1 }] }]);
  expect(wasSet()).toEqual([[5, 1]]);
  expect([bridge.release('pump', 5).ok, wasSet(), bridge.undriven(), (await restart()).undriven()]).toEqual([
    true,
    [],
    [],
    [],
  ]);
});

test('that a pin is an input is refused when it cannot be kept, and can be said again', async () => {
  const kept = new MemoryKeptOutputs();
  let isFull = false;
  const outputs: KeptOutputs = {
    read: (board) => kept.read(board),
    adopt: () => {},
    keepOnly: () => [],
    write(...written) {
      if (isFull) throw new Error('database or disk is full');
      kept.write(...written);
    },
  };
  const { ports, clock, board, bridge, restart } = await connected({ watch: true }, pump, outputs);
  await bridge.write('pump', 5, 1, never);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  const told = [{ board: 'pump', why: 'away', pins: [{ pin: 5, value: 1 }] }];
  isFull = true;
  expect([bridge.release('pump', 5), bridge.undriven()]).toMatchObject([
    {
      ok: false,
      error: {
        code: 'board.not-kept',
        message: 'That pin 5 of pump is an input could not be kept, so it still counts as an output',
      },
    },
    told,
  ]);
  isFull = false;
  expect([bridge.release('pump', 5).ok, bridge.undriven(), (await restart()).undriven()]).toEqual([
    true,
    [],
    [],
  ]);
});

test('requests of one start have no id of another: an answer from before is not taken for one of now', async () => {
  const { board, restart } = await connected();
  const before = new Set(board.received.splice(0).map(({ id }) => id));
  await restart();
  expect(board.received.length).toBeGreaterThan(1);
  expect(board.received.filter(({ id }) => before.has(id) || !/^[0-9a-z]{6,15}$/u.test(id))).toEqual([]);
});

/** Answers as firmware that tells no changes and says no name. */
const nameless = ({ id, cmd }: BoardRequest): readonly string[] | undefined =>
  cmd === 'capabilities'
    ? [JSON.stringify({ id, ok: true, result: '{"gpio":[3,5,6],"led_pin":13,"board":"virtual"}' })]
    : undefined;

test.each([
  { name: 'the cable slipped', isRestart: false },
  { name: 'another engine started', isRestart: true },
])(
  'with firmware that is not ours a pin that was set is not read after $name, until a person says that it is an input',
  async ({ isRestart }) => {
    const { clock, ports, board, bridge, restart } = machine();
    board.answerInstead = nameless;
    ports.plug('/dev/ttyACM0', board);
    await clock.advance(1000);
    bridge.watch('page', [{ board: 'pump', pin: 5 }]);
    await bridge.write('pump', 5, 1, never);
    await clock.advance(1000);
    board.received.splice(0);
    const reads = (): number => board.received.filter(({ cmd }) => cmd === 'gpio_read').length;
    let now = bridge;
    if (isRestart) {
      now = await restart();
      now.watch('page', [{ board: 'pump', pin: 5 }]);
    } else {
      ports.unplug('/dev/ttyACM0');
      await clock.advance(1000);
      ports.plug('/dev/ttyACM0', board);
    }
    await clock.advance(5000);
    expect(now.status()).toMatchObject([{ state: 'connected' }]);
    expect(await now.read('pump', 5, never)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('pin 5 of pump was set and is not read') as string,
    });
    expect(now.facts('pump')?.pins.find(({ pin }) => pin === 5)).toMatchObject({
      level: null,
      driven: false,
    });
    expect(now.facts('pump')?.pins.find(({ pin }) => pin === 5)?.wasSet).toBe(1);
    expect(reads()).toBe(0);
    expect([now.release('pump', 5).ok, now.undriven()]).toEqual([true, []]);
    expect(await now.read('pump', 5, never)).toEqual({ kind: 'value', value: 1 });
  },
);

test.each([
  { name: 'after the cable slipped', isRestart: false },
  { name: 'by the next engine', isRestart: true },
])(
  'procedures that listen to a pin that is not read any more are told $name, and what was missed is open until it is',
  async ({ isRestart }) => {
    const { clock, ports, board, problems, bridge, restart } = machine();
    board.answerInstead = nameless;
    ports.plug('/dev/ttyACM0', board);
    await clock.advance(1000);
    const watch = (on: SerialBridge): void => {
      on.watch('procedures', [
        { board: 'pump', pin: 5 },
        { board: 'pump', pin: 3 },
      ]);
      on.watch('page', [{ board: 'pump', pin: 6, isShown: true }]);
    };
    watch(bridge);
    await bridge.write('pump', 6, 1, never);
    await clock.advance(1000);
    const told = (): unknown => problems.list().find(({ id }) => id === 'board-unread:pump');
    expect(told()).toBeUndefined();
    await bridge.write('pump', 5, 1, never);
    await clock.advance(1000);
    const unread = {
      where: 'board pump',
      message:
        'Procedures listen to pin 5 of pump, which is not read: it was set, and with this firmware a read makes a pin an input and ends what it drives',
      remedy:
        'If it is to be an input, say so: on the Boards page, or with `zeroclaw boards input pump 5`. Our firmware lets outputs be read.',
    };
    expect(told()).toMatchObject(unread);
    let now = bridge;
    if (isRestart) {
      await bridge.close();
      expect(told()).toBeUndefined();
      now = await restart();
      watch(now);
    }
    const gaps: GapOfBoard[] = [];
    now.onGap((gap) => {
      gaps.push(gap);
    });
    ports.unplug('/dev/ttyACM0');
    await clock.advance(1000);
    expect(told()).toBeUndefined();
    ports.plug('/dev/ttyACM0', board);
    await clock.advance(5000);
    expect([told(), gaps]).toMatchObject([unread, []]);
    expect(now.release('pump', 5).ok).toBe(true);
    await clock.advance(1000);
    expect([told(), gaps]).toMatchObject([undefined, [{ board: 'pump', reason: 'away' }]]);
  },
);

test("a button's pin that was set is read again after the cable was out, whatever the firmware: it is to be an input", async () => {
  const { clock, ports, board, bridge } = machine();
  board.answerInstead = nameless;
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(1000);
  bridge.watch('panel', [{ board: 'pump', pin: 5, role: 'stop' }]);
  await bridge.write('pump', 5, 1, never);
  await clock.advance(1000);
  board.received.splice(0);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  expect(board.received).toEqual([]);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(5000);
  expect(
    board.received.filter(({ cmd, args }) => cmd === 'gpio_read' && args['pin'] === 5).length,
  ).toBeGreaterThan(1);
});

test('with firmware that is not ours a pin that was set is not read, for that would end what it drives', async () => {
  const { clock, board, bridge } = await connected();
  const reads = (): readonly unknown[] =>
    board.received
      .filter(({ cmd, args }) => cmd === 'gpio_read' && args['pin'] !== 3)
      .map(({ args }) => args['pin']);
  await bridge.close();
  board.answerInstead = ({ id, cmd }) =>
    cmd === 'capabilities'
      ? [JSON.stringify({ id, ok: true, result: '{"gpio":[3,5,6],"led_pin":13,"board":"virtual"}' })]
      : cmd === 'gpio_write' && board.received.length > 0 && silent
        ? null
        : undefined;
  let silent = false;
  bridge.configure([pump]);
  await clock.advance(1000);
  await bridge.write('pump', 5, 1, never);
  bridge.watch('page', [
    { board: 'pump', pin: 3 },
    { board: 'pump', pin: 5 },
  ]);
  await clock.advance(1000);
  expect(await bridge.read('pump', 5, never)).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('pin 5 of pump was set and is not read') as string,
  });
  expect(bridge.facts('pump')?.pins.find(({ pin }) => pin === 5)).toMatchObject({ level: 1, driven: true });
  silent = true;
  const unknown = bridge.write('pump', 6, 1, never);
  await clock.advance(2000);
  expect(await unknown).toMatchObject({
    kind: 'unknown',
    message: expect.stringContaining('It is not read back') as string,
  });
  expect(reads()).toEqual([]);
  expect(await bridge.read('pump', 3, never)).toEqual({ kind: 'value', value: 0 });
});

test('who looks on sees levels and lines, cleaned of control characters', async () => {
  const { clock, board, bridge } = await connected({ watch: true });
  const seen: unknown[] = [];
  const off = bridge.onActivity((activity) => {
    seen.push(
      'line' in activity
        ? [activity.line.direction, activity.line.purpose, activity.line.text]
        : [activity.pin, activity.value],
    );
  });
  bridge.watch('page', [{ board: 'pump', pin: 3 }]);
  await clock.advance(10);
  board.setPin(3, 1);
  board.sendLine('\u001b[31mhello');
  await bridge.write('pump', 3, 0, never);
  off();
  expect(seen.slice(0, 9)).toEqual([
    ['out', 'poll', expect.stringContaining('gpio_watch')],
    ['in', 'poll', expect.stringContaining('"0"')],
    [3, 0],
    ['in', 'event', expect.stringContaining('"value":1')],
    [3, 1],
    ['in', 'noise', '[31mhello'],
    ['out', 'request', expect.stringContaining('gpio_write')],
    ['in', 'request', expect.stringContaining('done')],
    [3, 0],
  ]);
  expect(bridge.facts('pump')?.pins[3]).toMatchObject({
    pin: 3,
    level: 0,
    history: [{ value: 0 }, { value: 1 }, { value: 0 }],
  });
});

test('the ports of the machine come with a guess and with the board that has them', async () => {
  const { ports, bridge } = await connected();
  ports.plug('/dev/ttyACM4', new ScriptedBoard(), 'B2');
  expect(await bridge.foundPorts()).toMatchObject([
    { path: '/dev/ttyACM0', board: 'pump', guess: { type: 'nucleo-f401re' } },
    { path: '/dev/ttyACM4', serialNumber: 'B2', board: null },
  ]);
  ports.canList = false;
  await expect(bridge.foundPorts()).rejects.toMatchObject({ code: 'serial.list' });
});

test('a port is tested without leaving it open, and one that a board has is left alone', async () => {
  const { ports, bridge } = await connected();
  ports.plug(
    '/dev/ttyACM4',
    new ScriptedBoard({ watch: true, pins: [1, 2], ledPin: 2, board: 'nucleo-f411re' }),
  );
  expect(await bridge.testPort('/dev/ttyACM4', 115200, never)).toEqual({
    path: '/dev/ttyACM4',
    pins: [1, 2],
    ledPin: 2,
    watch: true,
    firmware: 'virtual',
    board: 'nucleo-f411re',
    answersInMs: 0,
  });
  expect(ports.isOpen('/dev/ttyACM4')).toBe(false);
  await expect(bridge.testPort('/dev/ttyACM0', 115200, never)).rejects.toMatchObject({
    code: 'board.in-use',
  });
  ports.links.set('/dev/serial/by-id/usb-pump', '/dev/ttyACM0');
  await expect(bridge.testPort('/dev/serial/by-id/usb-pump', 115200, never)).rejects.toMatchObject({
    code: 'board.in-use',
    message: '/dev/serial/by-id/usb-pump belongs to the board pump already',
  });
  await expect(bridge.testPort('/dev/ttyACM9', 115200, never)).rejects.toMatchObject({ code: 'serial.open' });
});

test('a board that is switched off is named with the remedy, and its port is left alone until it is switched on', async () => {
  const off = { ...pump, enabled: false };
  const { clock, ports, board, bridge, problems } = machine({}, [off]);
  ports.plug('/dev/ttyACM0', board);
  bridge.watch('test', [{ board: 'pump', pin: 40 }]);
  await clock.advance(10_000);
  expect(bridge.status()).toMatchObject([
    {
      name: 'pump',
      state: 'disabled',
      detail: 'boards are switched off in config.toml',
      remedy: 'Set enabled = true under [peripherals] in config.toml.',
    },
  ]);
  expect(await bridge.write('pump', 5, 1, never)).toEqual({
    kind: 'refused',
    message:
      'The board pump is not connected: boards are switched off in config.toml. Set enabled = true under [peripherals] in config.toml.',
  });
  expect([ports.opened, problems.list()]).toEqual([[], []]);
  expect(await bridge.testPort('/dev/ttyACM0', 115200, never)).toMatchObject({ path: '/dev/ttyACM0' });
  bridge.configure([pump]);
  await clock.advance(1000);
  expect(bridge.status()).toMatchObject([{ state: 'connected' }]);
  bridge.configure([off]);
  await clock.advance(1000);
  expect(bridge.status()).toMatchObject([{ state: 'disabled' }]);
  expect(ports.isOpen('/dev/ttyACM0')).toBe(false);
});

/** The board at the path is pulled out, and `other` is plugged in there. */
async function replaced(
  other: ScriptedBoard,
  serialNumber: string | null,
  before: { readonly serialNumber: string | null; readonly board?: string } = { serialNumber: 'A1' },
) {
  const all = machine({ board: before.board ?? 'nucleo-f401re' });
  all.ports.plug('/dev/ttyACM0', all.board, before.serialNumber);
  await all.clock.advance(1);
  all.ports.unplug('/dev/ttyACM0');
  await all.clock.advance(1000);
  all.ports.plug('/dev/ttyACM0', other, serialNumber);
  await all.clock.advance(10_000);
  expect(all.state()).toBe('connected');
  return { ...all, other, writes: () => other.received.filter(({ cmd }) => cmd === 'gpio_write') };
}

const notWritten = {
  kind: 'refused',
  message:
    'The board pump is not written to: another board than before answers there. Say on the Boards page or with `zeroclaw boards accept pump` that it is the right one, or plug the right one in.',
};

test.each([
  {
    name: 'serial number',
    kind: 'nucleo-f401re',
    serialNumber: 'B2',
    now: 'nucleo-f401re, serial number B2',
  },
  { name: 'name', kind: 'nucleo-f411re', serialNumber: 'A1', now: 'nucleo-f411re, serial number A1' },
])(
  'a board with another $name at the path is a problem that names both, and is read but not written to until a person accepts it',
  async ({ kind, serialNumber, now }) => {
    const { problems, bridge, other, writes, known, clock } = await replaced(
      new ScriptedBoard({ board: kind }),
      serialNumber,
    );
    const message = `Another board than before answers as pump at /dev/ttyACM0: ${now}. Before it was: nucleo-f401re, serial number A1`;
    expect(problems.list()).toMatchObject([{ id: 'board-another:pump', where: 'board pump', message }]);
    expect(bridge.status()).toMatchObject([
      {
        state: 'connected',
        unconfirmed: true,
        detail: message,
        remedy: expect.stringContaining('zeroclaw boards accept pump') as string,
      },
    ]);
    other.setPin(3, 1);
    expect(await bridge.read('pump', 3, never)).toEqual({ kind: 'value', value: 1 });
    expect(await bridge.write('pump', 5, 1, never)).toEqual(notWritten);
    expect(writes()).toEqual([]);
    expect(bridge.status()).toMatchObject([{ stranger: now }]);
    expect(bridge.accept('pump', 'nucleo-f401re, serial number C3')).toMatchObject({
      ok: false,
      error: {
        code: 'board.not-as-shown',
        message: `What answers as pump now is not what was shown: ${now}`,
      },
    });
    expect(bridge.status()).toMatchObject([{ unconfirmed: true }]);
    expect(bridge.accept('pump', now)).toEqual({ ok: true, value: now });
    expect(problems.list()).toEqual([]);
    expect(bridge.status()[0]).toMatchObject({ state: 'connected', unconfirmed: false, remedy: null });
    expect(bridge.status()[0]?.stranger).toBe(undefined);
    expect(await bridge.write('pump', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
    expect(known.read('pump', '/dev/ttyACM0')).toEqual({ serialNumber, kind });
    await clock.advance(1);
  },
);

test('the board of before is taken again without a word, and nothing is there to accept', async () => {
  const { clock, ports, board, bridge, problems, known } = await replaced(
    new ScriptedBoard({ board: 'nucleo-f401re' }),
    'B2',
  );
  expect(known.read('pump', '/dev/ttyACM0')).toEqual({ serialNumber: 'A1', kind: 'nucleo-f401re' });
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  expect(problems.list().map(({ id }) => id)).toEqual(['board:pump']);
  ports.plug('/dev/ttyACM0', board, 'A1');
  await clock.advance(10_000);
  expect(problems.list()).toEqual([]);
  expect(await bridge.write('pump', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
  expect(bridge.accept('pump', 'nucleo-f401re, serial number B2')).toMatchObject({
    ok: false,
    error: { code: 'board.nothing-to-accept' },
  });
  expect(bridge.accept('valve', '')).toMatchObject({ ok: false, error: { code: 'board.absent' } });
});

test('a machine that cannot list its ports tells boards apart by their names alone', async () => {
  const { clock, ports, board, bridge } = await connected({ board: 'nucleo-f401re' });
  ports.canList = false;
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(10_000);
  expect(await bridge.write('pump', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1000);
  ports.plug('/dev/ttyACM0', new ScriptedBoard({ board: 'pico' }));
  await clock.advance(10_000);
  expect(await bridge.write('pump', 5, 1, never)).toEqual(notWritten);
});

test('a board that config.toml puts at another path is taken there as it is', async () => {
  const { clock, ports, bridge, problems } = await connected({ board: 'nucleo-f401re' });
  ports.plug('/dev/ttyACM1', new ScriptedBoard({ board: 'pico' }), 'C3');
  bridge.configure([{ ...pump, path: '/dev/ttyACM1' }]);
  await clock.advance(10_000);
  expect(problems.list()).toEqual([]);
  expect(await bridge.write('pump', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
});

test('a board that was replaced outside of ZeroClaw is noticed by the next one', async () => {
  const { clock, ports, board, bridge, known, problems } = machine({ board: 'nucleo-f401re' });
  known.write('pump', '/dev/ttyACM0', { serialNumber: 'A1', kind: 'nucleo-f401re' });
  ports.plug('/dev/ttyACM0', board, 'B2');
  await clock.advance(1000);
  expect(problems.list().map(({ id }) => id)).toEqual(['board-another:pump']);
  expect(await bridge.write('pump', 5, 1, never)).toEqual(notWritten);
});

test('a board that goes away while the machine lists its ports was never connected', async () => {
  const { clock, ports, board, bridge } = machine();
  const states: string[] = [];
  bridge.onStatusChange(([status]) => {
    states.push(status?.state ?? '');
  });
  ports.list = () => new Promise(() => {});
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(100);
  ports.unplug('/dev/ttyACM0');
  await clock.advance(10_000);
  expect([...new Set(states)]).toEqual(['lost']);
});
