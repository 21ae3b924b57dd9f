import { shownHash } from '../../../domain/approval/approval-request';
import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { ok, refuse } from '../../../shared/result';
import type { Changed } from '../../../shared/basis';
import type { Run } from '../../../shared/run';
import type { KnownPin, Level } from '../../ports/boards';
import type { KeptPin } from '../../ports/kept-pins';
import { exampleRun } from '../../testing/example-run';
import { FakeClock } from '../../testing/fake-clock';
import { BoardPanel, type PanelPorts } from './board-panel';

const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const waitingRun = (runId: string, more: Partial<Run['sop']> = {}, changed?: Changed[]): Run => ({
  ...exampleRun,
  runId,
  sop: { ...exampleRun.sop, ...more },
  status: 'waiting_approval',
  gate: {
    gate: `${runId}-g`,
    step: 2,
    requestedAt: 0,
    expiresAt: null,
    reason: 'confirmation',
    calls: [{ tool: 'gpio_write', arguments: { pin: 5 }, provenance: {} }],
    note: '',
    ...(changed === undefined ? {} : { changed }),
  },
});

interface Bench {
  readonly panel: BoardPanel;
  readonly clock: FakeClock;
  readonly log: string[];
  waiting: readonly Run[];
  /** What the board knows of pin 4, or answers when it is read. */
  stopLevel: Level | null;
  /** What pin 2 is read as; null: the board is away. */
  approveLevel: Level | null;
  driven: boolean;
  pressedLevel: Level;
  lightPin: number | undefined;
  stopPin: number;
  connected: boolean;
  unconfirmed: boolean;
  /** Pins that are kept as lit. */
  lit: readonly KeptPin[];
  /** Buttons that are kept as set. */
  set: readonly KeptPin[];
  virtual: boolean;
  press(pin: number, level?: Level, live?: boolean): void;
  /** What the problems are now, by id. */
  readonly told: Map<string, string>;
  /** At the first look. */
  find(pin: number, level?: Level): void;
}

function setUp(
  runs: readonly Run[],
  more: Partial<PanelPorts> = {},
  lit: readonly KeptPin[] = [],
  set: readonly KeptPin[] = [],
): Bench {
  const log: string[] = [];
  const told = new Map<string, string>();
  const clock = new FakeClock(0);
  const { peripherals } = Config.parse({
    peripherals: {
      boards: [
        {
          board: 'desk',
          type: 'nucleo-f401re',
          path: '/dev/x',
          approve_pin: 2,
          reject_pin: 3,
          stop_pin: 4,
          waiting_led_pin: 13,
        },
      ],
    },
  });
  const knownStop = (): readonly KnownPin[] => [
    { pin: 4, level: bench.stopLevel, seenAt: 0, driven: bench.driven, wasSet: null, history: [] },
  ];
  const boards: PanelPorts['boards'] = {
    status: () => [
      {
        name: 'desk',
        type: '',
        path: '',
        state: bench.connected ? 'connected' : 'connecting',
        detail: '',
        remedy: null,
        pins: [2, 3, 4, 12, 13],
        firmware: null,
        tells: null,
        surePulseMs: null,
        virtual: bench.virtual,
        unconfirmed: bench.unconfirmed,
      },
    ],
    facts: () => ({
      serialNumber: null,
      baud: 115_200,
      debounceMs: 0,
      ledPin: null,
      lastAnswerAt: null,
      nextTryAt: null,
      outputs: [],
      counters: { connections: 1, silences: 0, foreignAnswers: 0, unreadableLines: 0, gaps: 0 },
      gaps: [],
      pins: knownStop(),
      wire: [],
    }),
    read: async (_board, pin) => {
      const level = pin === 2 ? bench.approveLevel : bench.stopLevel;
      return Promise.resolve(
        level === null ? { kind: 'refused', message: 'not connected' } : { kind: 'value', value: level },
      );
    },
    write: async (board, pin, value) => {
      log.push(`light ${board}/${String(pin)} ${String(value)}`);
      return Promise.resolve({ kind: 'value', value });
    },
    watch: (owner, pins) => {
      log.push(`${owner} watches ${pins.map(({ pin }) => pin).join(' ')}`);
    },
  };
  const bench: Bench = {
    clock,
    log,
    told,
    waiting: runs,
    stopLevel: null,
    approveLevel: null,
    driven: false,
    pressedLevel: 0,
    lightPin: 13,
    stopPin: 4,
    connected: true,
    unconfirmed: false,
    lit,
    set,
    virtual: false,
    panel: new BoardPanel({
      boards,
      config: () =>
        peripherals.boards.map((board) => ({
          ...board,
          pressed_level: bench.pressedLevel,
          waiting_led_pin: bench.lightPin,
          stop_pin: bench.stopPin,
        })),
      waiting: () => bench.waiting,
      approve: async (runId, { id, shown }, by) => {
        log.push(
          `approve ${runId} ${id} ${shown === shownHash(null) ? 'no calls shown' : 'calls shown'} by ${by.by} via ${by.via}`,
        );
        return Promise.resolve(ok(null));
      },
      deny: async (runId, gate) => {
        log.push(`deny ${runId} ${gate}`);
        return Promise.resolve(ok(null));
      },
      stop: async ({ by }) => {
        log.push(`stop by ${by}`);
        return Promise.resolve(ok(null));
      },
      litPins: {
        read: () => lit,
        write: (pins) => {
          bench.lit = pins;
        },
      },
      setButtons: {
        read: () => set,
        write: (pins) => {
          bench.set = pins;
        },
      },
      problems: {
        report: (id, _where, message, remedy) => {
          told.set(id, message);
          log.push(`${id}: ${message}. ${remedy}`);
        },
        clear: (id) => {
          told.delete(id);
          log.push(`${id} is fixed`);
        },
      },
      notifier: {
        notify: ({ body }) => {
          log.push(body);
        },
      },
      clock,
      logger,
      ...more,
    }),
    press: (pin: number, level: Level = 0, live = true) => {
      if (pin === 2) bench.approveLevel = level;
      bench.panel.changed({ board: 'desk', pin, value: level, at: 0, live });
    },
    find: (pin: number, level: Level = 0) => {
      bench.panel.found({ board: 'desk', pin, value: level });
    },
  };
  return bench;
}

test('the pins of the buttons are watched, and say what they are for', () => {
  const { panel, log } = setUp([]);
  panel.apply();
  expect(log).toEqual(['panel watches 4 2 3']);
  expect([2, 3, 4, 13, 5].map((pin) => panel.roleOf('desk', pin))).toEqual([
    'approve',
    'reject',
    'stop',
    'waiting_led',
    null,
  ]);
});

test('approve has to be held for a second', async () => {
  const { clock, log, press } = setUp([waitingRun('r1')]);
  press(2);
  await clock.advance(900);
  press(2, 1);
  await clock.advance(1_000);
  expect(log).toEqual([]);
  press(2);
  press(7, 1); // a pin that is no button
  await clock.advance(1_000);
  expect(log).toEqual(['approve r1 r1-g calls shown by button on desk via board:desk']);
  expect(clock.sleeping).toBe(0);
});

test.each<{ name: string; approveLevel: Level | null }>([
  { name: 'is away', approveLevel: null },
  { name: 'answers that the button is open, and told no release', approveLevel: 1 },
])('nothing is approved when at the end of the second the board $name', async ({ approveLevel }) => {
  const bench = setUp([waitingRun('r1')]);
  bench.press(2);
  bench.approveLevel = approveLevel;
  await bench.clock.advance(1_000);
  expect(bench.log).toEqual([
    'Approve did nothing: the button could not be read again at the end of its second. Press it again, or decide in the app.',
  ]);
  expect(bench.clock.sleeping).toBe(0);
});

test('a button on another board than before approves nothing, and stops all the same', async () => {
  const { clock, log, press } = Object.assign(setUp([waitingRun('r1')]), { unconfirmed: true });
  press(2);
  await clock.advance(1_000);
  press(4);
  expect(log).toEqual([
    'Approve did nothing: another board than before answers there. Say on the Boards page that it is the right one, or decide in the app.',
    'stop by button on desk',
  ]);
});

test('what is approved is what waited when the button was pressed', async () => {
  const bench = setUp([waitingRun('r1')]);
  bench.press(2);
  bench.waiting = [waitingRun('r2')];
  await bench.clock.advance(1_000);
  expect(bench.log).toEqual(['approve r1 r1-g calls shown by button on desk via board:desk']);
});

test.each([
  {
    name: 'several waiting procedures',
    runs: [waitingRun('r1'), waitingRun('r2')],
    said: /cannot say which/u,
  },
  { name: 'none', runs: [], said: /Nothing waits/u },
  { name: 'a critical one', runs: [waitingRun('r1', { priority: 'critical' })], said: /critical/u },
  {
    name: 'one that asks once more',
    runs: [
      waitingRun('r1', {}, [
        {
          was: { of: 'pin', board: 'desk', pin: 5, level: 0 },
          now: { of: 'pin', board: 'desk', pin: 5, level: 1 },
        },
      ]),
    ],
    said: /something has changed, which a button cannot show/u,
  },
])('with $name the approve button says why it does nothing', async ({ runs, said }) => {
  const { clock, log, press } = setUp(runs);
  press(2);
  await clock.advance(2_000);
  expect(log).toEqual([expect.stringMatching(said)]);
});

test('reject and stop act at once, stop whatever waits', () => {
  const { log, press } = setUp([waitingRun('r1', { priority: 'critical' })]);
  press(3);
  press(4);
  expect(log).toEqual(['deny r1 r1-g', 'stop by button on desk']);
});

test('a release is no press, nor is a level of approve and reject that was found', async () => {
  const { clock, log, press, find } = setUp([waitingRun('r1')]);
  press(4, 1);
  for (const pin of [2, 3]) {
    press(pin, 0, false);
    find(pin);
  }
  find(4, 1);
  await clock.advance(2_000);
  expect(log).toEqual([]);
});

const foundPressed = [
  'stop by button on desk, found pressed',
  'The stop was found pressed, and everything is stopped. If nobody pressed it, check its wire, and pressed_level in config.toml.',
];

test.each<{ name: string; doing: (bench: Bench) => void; expected: readonly string[] }>([
  {
    name: 'after a gap',
    doing: ({ press }) => {
      press(4, 0, false);
    },
    expected: foundPressed,
  },
  {
    name: 'at the first look',
    doing: ({ find }) => {
      find(4);
    },
    expected: foundPressed,
  },
  {
    name: 'again, while it is held',
    doing: ({ find, press }) => {
      find(4);
      find(4);
      press(4, 0, false);
    },
    expected: foundPressed,
  },
  {
    name: 'after a press that was seen',
    doing: ({ find, press }) => {
      press(4);
      find(4);
    },
    expected: ['stop by button on desk'],
  },
  {
    name: 'again after a release',
    doing: ({ find, press }) => {
      find(4);
      press(4, 1);
      press(4, 0, false);
    },
    expected: [...foundPressed, ...foundPressed],
  },
  {
    name: 'again after a release that was found',
    doing: ({ find }) => {
      find(4);
      find(4, 1);
      find(4);
    },
    expected: [...foundPressed, ...foundPressed],
  },
  {
    name: 'and then pressed',
    doing: ({ find, press }) => {
      find(4);
      press(4);
    },
    expected: [...foundPressed, 'stop by button on desk'],
  },
])('a stop that is found pressed $name', ({ doing, expected }) => {
  const bench = setUp([]);
  doing(bench);
  expect(bench.log).toEqual(expected);
});

test.each<{
  name: string;
  bench: Partial<Pick<Bench, 'stopLevel' | 'driven' | 'pressedLevel'>>;
  expected: readonly string[];
}>([
  { name: 'is pressed', bench: { stopLevel: 0 }, expected: foundPressed },
  { name: 'is open', bench: { stopLevel: 1 }, expected: [] },
  { name: 'is open, and pressed at 1', bench: { stopLevel: 1, pressedLevel: 1 }, expected: foundPressed },
  { name: 'is on a board that is away', bench: { stopLevel: null }, expected: [] },
  { name: 'was written by us', bench: { stopLevel: 0, driven: true }, expected: [] },
])('a pin that becomes a stop and $name', ({ bench: given, expected }) => {
  const bench = Object.assign(setUp([]), given);
  bench.panel.apply();
  bench.panel.apply();
  expect(bench.log.filter((line) => !line.startsWith('board-deaf:'))).toEqual([
    'panel watches 4 2 3',
    ...expected,
    'panel watches 4 2 3',
  ]);
});

test.each<{ name: string; stopLevel: Level | null; expected: string | null }>([
  { name: 'held', stopLevel: 0, expected: 'button on desk, found pressed' },
  { name: 'open', stopLevel: 1, expected: null },
  { name: 'on a board that is away', stopLevel: null, expected: null },
])(
  'before anything goes on, a stop that is $name is looked at, and nothing is done',
  async ({ stopLevel, expected }) => {
    const bench = Object.assign(setUp([]), { stopLevel });
    expect((await bench.panel.heldStop(new AbortController().signal))?.by ?? null).toBe(expected);
    expect(bench.log).toEqual([]);
  },
);

test('a refusal is told to the person', async () => {
  const { clock, log, press } = setUp([waitingRun('r1')], {
    deny: async () =>
      Promise.resolve(
        refuse({ code: 'gate_changed', message: 'It was decided already', remedy: 'Nothing is to be done.' }),
      ),
  });
  press(3);
  await clock.advance(0);
  expect(log).toEqual(['Reject did nothing: It was decided already. Nothing is to be done.']);
});

test('a refusal that ends with a full stop is told with one', async () => {
  const { clock, log, press } = setUp([waitingRun('r1')], {
    deny: async () =>
      Promise.resolve(
        refuse({
          code: 'not_waiting',
          message: 'Run r1 is completed and waits for nobody.',
          remedy: 'Step 2 was denied by bo (app) at 1970-01-01T00:00:00.000Z.',
        }),
      ),
  });
  press(3);
  await clock.advance(0);
  expect(log).toEqual([
    'Reject did nothing: Run r1 is completed and waits for nobody. Step 2 was denied by bo (app) at 1970-01-01T00:00:00.000Z.',
  ]);
});

test('the light is on while something waits, is set once, and again when the board comes back', async () => {
  const bench = setUp([waitingRun('r1')]);
  bench.panel.light();
  bench.panel.light();
  await bench.clock.advance(0);
  bench.panel.lightAgain('desk');
  await bench.clock.advance(0);
  bench.waiting = [];
  bench.panel.light();
  await bench.panel.close();
  expect(bench.log).toEqual(['light desk/13 1', 'light desk/13 1', 'light desk/13 0']);
});

test.each<{ name: string; lightPin: number | undefined; away?: boolean; expected: readonly string[] }>([
  { name: 'another pin', lightPin: 12, expected: ['light desk/13 0', 'light desk/12 1'] },
  {
    name: 'another pin while the board is away, which waits for it',
    lightPin: 12,
    away: true,
    expected: ['light desk/13 0', 'light desk/12 1'],
  },
  { name: 'no pin', lightPin: undefined, expected: ['light desk/13 0'] },
])(
  'a light that config.toml gives $name goes out where it was',
  async ({ lightPin, away = false, expected }) => {
    const bench = setUp([waitingRun('r1')]);
    bench.panel.light();
    await bench.clock.advance(0);
    bench.log.length = 0;
    bench.lightPin = lightPin;
    bench.connected = !away;
    bench.panel.light();
    await bench.clock.advance(0);
    bench.connected = true;
    bench.panel.lightAgain('desk');
    bench.panel.light();
    await bench.panel.close();
    expect([...new Set(bench.log)]).toEqual(expected);
  },
);

test.each([
  { name: 'has become', lightPin: undefined },
  { name: 'is as well', lightPin: 13 },
])('a pin that $name a button is not driven as a light', async ({ lightPin }) => {
  const bench = setUp([waitingRun('r1')]);
  bench.panel.light();
  await bench.clock.advance(0);
  Object.assign(bench, { lightPin, stopPin: 13 });
  bench.panel.lightAgain('desk');
  bench.panel.light();
  await bench.panel.close();
  expect(bench.log).toEqual(['light desk/13 1']);
});

test('a pin that the board does not have names its key and what does not work, until it is corrected', () => {
  const bench = Object.assign(setUp([]), { stopPin: 40, lightPin: 41 });
  bench.panel.checkPins();
  expect(bench.log).toEqual([
    'board-pins:desk:stop: desk has no pin 40, so its emergency stop does not work. Correct stop_pin in config.toml: desk has the pins 2, 3, 4, 12, 13.',
    'board-pins:desk:waiting_led: desk has no pin 41, so its light does not say that something waits. Correct waiting_led_pin in config.toml: desk has the pins 2, 3, 4, 12, 13.',
  ]);
  bench.log.length = 0;
  Object.assign(bench, { stopPin: 4, lightPin: undefined });
  bench.panel.checkPins();
  expect(bench.log).toEqual(['board-pins:desk:stop is fixed', 'board-pins:desk:waiting_led is fixed']);
});

const deafStop = {
  id: 'board-deaf:desk:stop',
  driven: 'The emergency stop on pin 4 of desk does not listen while the pin is driven',
  unsure: 'The emergency stop on pin 4 of desk may not listen: the pin was set, and may still be driven',
};

test.each<{ name: string; doing: (bench: Bench) => void; message: string | undefined }>([
  { name: 'is driven', doing: () => {}, message: deafStop.driven },
  {
    name: 'is driven, and changes its level',
    doing: ({ press }) => {
      press(4, 1);
    },
    message: deafStop.driven,
  },
  {
    name: 'was driven before the board was away',
    doing: (bench) => {
      bench.driven = false;
      bench.panel.checkPins();
    },
    message: deafStop.unsure,
  },
  {
    name: 'was driven before the board was away, and is heard',
    doing: (bench) => {
      bench.driven = false;
      bench.panel.checkPins();
      bench.press(4, 1);
    },
    message: undefined,
  },
  {
    name: 'was driven before the board started again',
    doing: (bench) => {
      bench.driven = false;
      bench.panel.restarted('desk');
    },
    message: undefined,
  },
])('after a write that was insisted on, a stop that $name', ({ doing, message }) => {
  const bench = setUp([]);
  bench.driven = true;
  bench.panel.wasSet('desk', 4);
  doing(bench);
  expect(bench.told.get(deafStop.id)).toBe(message);
});

test.each<{
  name: string;
  doing: (bench: Bench) => void;
  message: string | undefined;
  set: readonly KeptPin[];
}>([
  { name: 'may not listen', doing: () => {}, message: deafStop.unsure, set: [{ board: 'desk', pin: 4 }] },
  {
    name: 'is known to listen once it is heard',
    doing: ({ press }) => {
      press(4);
    },
    message: undefined,
    set: [],
  },
  {
    name: 'listens once its board has started again',
    doing: ({ panel }) => {
      panel.restarted('desk');
    },
    message: undefined,
    set: [],
  },
])('a stop that was set under an earlier engine $name', ({ doing, message, set }) => {
  const before = setUp([]);
  before.panel.wasSet('desk', 4);
  const bench = setUp([], {}, [], before.set);
  bench.panel.apply();
  doing(bench);
  expect([bench.told.get(deafStop.id), bench.set]).toEqual([message, set]);
});

test('a stop that a person sets is noted before it is, and no more when the board refused', () => {
  const bench = setUp([]);
  const wasSet = bench.panel.setting('desk', 4);
  expect(bench.set).toEqual([{ board: 'desk', pin: 4 }]);
  wasSet(false);
  expect([bench.told.get(deafStop.id), bench.set]).toEqual([undefined, []]);
  bench.panel.setting('desk', 4)(true);
  expect([bench.told.get(deafStop.id), bench.set]).toEqual([deafStop.unsure, [{ board: 'desk', pin: 4 }]]);
});

test('a stop of a virtual board, which ends with its engine, is set no longer than that', () => {
  const bench = Object.assign(setUp([]), { virtual: true });
  bench.panel.wasSet('desk', 4);
  expect([bench.told.get(deafStop.id), bench.set]).toEqual([deafStop.unsure, []]);
});

test('a stop that was set without an answer may not listen, and the remedy is told', () => {
  const { panel, log } = setUp([]);
  panel.wasSet('desk', 4);
  expect(log).toEqual([
    `${deafStop.id}: ${deafStop.unsure}. Press the reset button of desk, or the button itself once: this notice goes when it is heard.`,
  ]);
});

test('a pin that something else drives and that becomes a stop does not listen', () => {
  const bench = Object.assign(setUp([]), { driven: true });
  bench.panel.apply();
  expect(bench.log).toContain(
    `${deafStop.id}: ${deafStop.driven}. Start desk again: press its reset button, or pull its cable and put it in. That makes the pin an input.`,
  );
});

test('two roles on one pin are told with what counts, until they are apart', () => {
  const bench = Object.assign(setUp([]), { stopPin: 2, lightPin: 3 });
  bench.panel.checkPins();
  expect(bench.log).toEqual([
    'board-shared:desk:2: Pin 2 of desk is its stop_pin, so approve_pin on the same pin does nothing. Write another pin as approve_pin in config.toml.',
    'board-shared:desk:3: Pin 3 of desk is its reject_pin, so waiting_led_pin on the same pin does nothing. Write another pin as waiting_led_pin in config.toml.',
  ]);
  bench.log.length = 0;
  Object.assign(bench, { stopPin: 4, lightPin: 13 });
  bench.panel.checkPins();
  expect(bench.log).toEqual(['board-shared:desk:2 is fixed', 'board-shared:desk:3 is fixed']);
});

test('the light of another board than before is neither set nor kept as lit until a person confirms the board', async () => {
  const writes: (readonly KeptPin[])[] = [];
  const bench = Object.assign(
    setUp([waitingRun('r1')], {
      litPins: {
        read: () => [],
        write: (pins) => {
          writes.push(pins);
        },
      },
    }),
    { unconfirmed: true },
  );
  bench.panel.light();
  await bench.clock.advance(0);
  expect([bench.log, writes]).toEqual([[], []]);
  bench.unconfirmed = false;
  bench.panel.lightAgain('desk');
  await bench.panel.close();
  expect([bench.log, writes]).toEqual([['light desk/13 1'], [[{ board: 'desk', pin: 13 }]]]);
});

test('a lit pin is on disk before it is lit, and no more once it is out', async () => {
  const bench = setUp([waitingRun('r1')]);
  bench.panel.light();
  await bench.clock.advance(0);
  expect(bench.lit).toEqual([{ board: 'desk', pin: 13 }]);
  bench.waiting = [];
  bench.panel.light();
  await bench.panel.close();
  expect([bench.lit, bench.log]).toEqual([[], ['light desk/13 1', 'light desk/13 0']]);
});

test.each<{ name: string; runs: readonly Run[]; lightPin: number | undefined; expected: readonly string[] }>([
  { name: 'is still the light, and nothing waits', runs: [], lightPin: 13, expected: ['light desk/13 0'] },
  {
    name: 'is the light no more',
    runs: [waitingRun('r1')],
    lightPin: 12,
    expected: ['light desk/13 0', 'light desk/12 1'],
  },
  {
    name: 'was on a board without a light now',
    runs: [waitingRun('r1')],
    lightPin: undefined,
    expected: ['light desk/13 0'],
  },
])(
  'a pin that an earlier engine left lit and that $name is set to what is true now, also when the board comes later',
  async ({ runs, lightPin, expected }) => {
    const bench = Object.assign(setUp(runs, {}, [{ board: 'desk', pin: 13 }]), {
      lightPin,
      connected: false,
    });
    bench.panel.apply();
    await bench.clock.advance(0);
    expect(bench.log.filter((line) => line.startsWith('light'))).toEqual([]);
    bench.connected = true;
    bench.panel.lightAgain('desk');
    await bench.panel.close();
    expect(bench.log.filter((line) => line.startsWith('light'))).toEqual(expected);
  },
);
