import { expect, test } from 'vitest';
import type { BoardPins } from '../../../../shared/pin-roles';
import type { BoardStatus } from '../../../../shared/status';
import type { Boards, GpioOutcome } from '../../../ports/boards';
import { toldWithChoices } from '../../../ports/told-tool';
import type { ToolResult } from '../../../ports/tool';
import { gpioTools } from './gpio-tools';

const never = new AbortController().signal;
const statusOf = (name: string): BoardStatus => ({
  name,
  type: 'nucleo-f401re',
  path: '/dev/ttyACM0',
  state: 'connected',
  detail: 'polled',
  remedy: null,
  pins: [0, 1, 2],
  firmware: null,
  tells: null,
  surePulseMs: null,
  virtual: false,
});

function rig(
  names: readonly string[],
  outcome: GpioOutcome = { kind: 'value', value: 1 },
  configured: readonly BoardPins[] = [],
) {
  const asked: (readonly (string | number)[])[] = [];
  const boards: Boards = {
    status: () => names.map(statusOf),
    read: (board, pin) => {
      asked.push(['read', board, pin]);
      return Promise.resolve(outcome);
    },
    write: (board, pin, value) => {
      asked.push(['write', board, pin, value]);
      return Promise.resolve(outcome);
    },
    watch: () => {},
    onLevelChange: () => () => {},
    onStatusChange: () => () => {},
  };
  const tool = (name: string) => {
    const found = gpioTools(boards, () => configured).find((candidate) => candidate.name === name);
    if (found === undefined) throw new Error(name);
    return found;
  };
  /** As everybody calls a tool: with what goes without saying written out. */
  const call = (name: string, args: Readonly<Record<string, string | number>>): Promise<ToolResult> =>
    tool(name).execute(tool(name).writtenOut?.(args) ?? args, { origin: 'chat:1' }, never);
  return { asked, tool, call };
}

test.each([
  {
    name: 'the one board there is is named',
    boards: ['pump'],
    args: { pin: 5 },
    then: { pin: 5, board: 'pump' },
  },
  {
    name: 'a board that was named stays, also an unknown one',
    boards: ['pump'],
    args: { pin: 5, board: 'valve' },
    then: { pin: 5, board: 'valve' },
  },
  { name: 'of two boards none is chosen', boards: ['pump', 'valve'], args: { pin: 5 }, then: { pin: 5 } },
  { name: 'without a board none is made up', boards: [], args: { pin: 5 }, then: { pin: 5 } },
])('$name', ({ boards, args, then }) => {
  const { tool } = rig(boards);
  expect([tool('gpio_read').writtenOut?.(args), tool('gpio_write').writtenOut?.(args)]).toEqual([then, then]);
});

test('a call without a board reaches the only one', async () => {
  const { asked, call } = rig(['pump']);
  expect([await call('gpio_read', { pin: 5 }), await call('gpio_write', { pin: 5, value: 1 })]).toEqual([
    { success: true, output: '1', value: 1 },
    { success: true, output: 'pin 5 of pump is now 1' },
  ]);
  expect(asked).toEqual([
    ['read', 'pump', 5],
    ['write', 'pump', 5, 1],
  ]);
});

test('a call that named no board before a person saw it reaches none, also when there is only one by now', async () => {
  const { asked, tool } = rig(['boiler']);
  expect(await tool('gpio_write').execute({ pin: 5, value: 1 }, { origin: 'chat:1' }, never)).toEqual({
    success: false,
    output: 'This call does not name its board. Set "board". Boards: boiler.',
  });
  expect(asked).toEqual([]);
});

test.each([
  {
    name: 'several boards and none named',
    boards: ['pump', 'valve'],
    args: { pin: 5, value: 1 },
    says: 'This call does not name its board. Set "board". Boards: pump, valve.',
  },
  {
    name: 'the board of the demo beside one of their own',
    boards: ['demo-board', 'pump'],
    args: { pin: 5, value: 1 },
    says: 'This call does not name its board. Set "board". Boards: demo-board, pump. demo-board is the demo\'s: remove the demo (Settings, Data), and the other board is meant.',
  },
  {
    name: 'an unknown board',
    boards: ['pump'],
    args: { pin: 5, value: 1, board: 'valve' },
    says: 'There is no board "valve". Boards: pump.',
  },
  {
    name: 'no board at all',
    boards: [],
    args: { pin: 5, value: 1 },
    says: 'No board is configured. Add one under [[peripherals.boards]] in config.toml.',
  },
])('$name is refused without touching anything', async ({ boards, args, says }) => {
  const { asked, call } = rig(boards);
  expect(await call('gpio_write', args)).toEqual({ success: false, output: says });
  expect(asked).toEqual([]);
});

test.each([
  { kind: 'unknown' as const, mark: { unknown: true } },
  { kind: 'refused' as const, mark: {} },
])('an outcome that is $kind is a failure, told in the words of the board', async ({ kind, mark }) => {
  const { call } = rig(['pump'], { kind, message: 'Whether pin 5 of pump was set to 1 is not known.' });
  expect(await call('gpio_write', { pin: 5, value: 1 })).toEqual({
    success: false,
    output: 'Whether pin 5 of pump was set to 1 is not known.',
    ...mark,
  });
});

const pumpPins: BoardPins = {
  board: 'pump',
  approve_pin: 2,
  reject_pin: 3,
  stop_pin: 4,
  waiting_led_pin: 13,
};

test.each([
  {
    pin: 2,
    says: 'pin 2 of pump is the approve button (approve_pin in config.toml), and is not set: a pin that is set hears no button. Use another pin, or take approve_pin out of config.toml.',
  },
  {
    pin: 3,
    says: 'pin 3 of pump is the reject button (reject_pin in config.toml), and is not set: a pin that is set hears no button. Use another pin, or take reject_pin out of config.toml.',
  },
  {
    pin: 4,
    says: 'pin 4 of pump is the emergency stop (stop_pin in config.toml), and is not set: a pin that is set hears no button. Use another pin, or take stop_pin out of config.toml.',
  },
  {
    pin: 13,
    says: 'pin 13 of pump is the light that says that something waits (waiting_led_pin in config.toml), and is not set: it follows what waits. Use another pin, or take waiting_led_pin out of config.toml.',
  },
])(
  'pin $pin, which config.toml uses itself, is not set, with the board named or not; it may be read',
  async ({ pin, says }) => {
    const { asked, call, tool } = rig(['pump'], undefined, [pumpPins]);
    expect([
      await call('gpio_write', { pin, value: 1 }),
      await call('gpio_write', { pin, value: 0, board: 'pump' }),
    ]).toEqual([
      { success: false, output: says },
      { success: false, output: says },
    ]);
    expect(
      `${tool('gpio_write').refusal?.({ pin, value: 1 })?.message ?? ''}. ${tool('gpio_write').refusal?.({ pin, value: 1, board: 'pump' })?.remedy ?? ''}`,
    ).toBe(says);
    await call('gpio_read', { pin });
    expect(asked).toEqual([['read', 'pump', pin]]);
  },
);

test.each([
  { pin: 5, value: 1 },
  { pin: 4, value: 1, board: 'valve' },
  { pin: '{{steps.1.output}}', value: 1 },
  { pin: 4, value: 1, board: '{{payload.board}}' },
])('a call that may be meant for another pin is not refused beforehand: %j', (args) => {
  expect(rig(['pump'], undefined, [pumpPins]).tool('gpio_write').refusal?.(args)).toBeNull();
});

test('a model is told which boards there are, and writes no other; what the tool takes stays as it is', () => {
  for (const name of ['gpio_read', 'gpio_write', 'board_info']) {
    const two = rig(['bench', 'attic']).tool(name);
    expect(toldWithChoices(two).parameters).toMatchObject({
      properties: { board: { type: 'string', enum: ['bench', 'attic'] } },
    });
    const none = rig([]).tool(name);
    expect(toldWithChoices(none).parameters).toEqual(two.parameters);
  }
});

test('a model is told what pins are called, and board_info says it', async () => {
  const boards = [
    { ...statusOf('pump'), pinNames: [{ pin: 5, name: 'relief valve', low: 'closed', high: 'open' }] },
  ];
  const tools = gpioTools(
    {
      status: () => boards,
      read: () => Promise.resolve({ kind: 'value', value: 1 }),
      write: () => Promise.resolve({ kind: 'value', value: 1 }),
      watch: () => {},
      onLevelChange: () => () => {},
      onStatusChange: () => () => {},
    },
    () => [],
  );
  const note = 'pin 5 of pump: relief valve (0 = closed, 1 = open)';
  for (const name of ['gpio_read', 'gpio_write']) {
    const tool = tools.find((each) => each.name === name);
    expect(tool === undefined ? '' : toldWithChoices(tool).description).toContain(`\n${note}`);
  }
  const info = await tools
    .find(({ name }) => name === 'board_info')
    ?.execute({}, { origin: 'chat:1' }, never);
  expect(info?.output).toContain(note);
});
