import { expect, test } from 'vitest';
import type { BoardStatus } from '../../../../shared/status';
import type { AnalogOutcome } from '../../../ports/boards';
import type { ToolResult } from '../../../ports/tool';
import { adcTools } from './adc-tools';

const never = new AbortController().signal;
const statusOf = (name: string, rest: Partial<BoardStatus> = {}): BoardStatus => ({
  name,
  type: 'nucleo-f401re',
  path: '/dev/ttyACM0',
  state: 'connected',
  detail: 'polled',
  remedy: null,
  pins: [0, 1, 2],
  analog: { channels: [0, 1], bits: 12 },
  firmware: null,
  tells: null,
  surePulseMs: null,
  virtual: false,
  ...rest,
});

function rig(
  rows: readonly BoardStatus[],
  outcome: AnalogOutcome = { kind: 'value', value: 2048, fullScale: 4095 },
) {
  const asked: (readonly (string | number)[])[] = [];
  const [tool] = adcTools({
    status: () => rows,
    onStatusChange: () => () => {},
    readAnalog: (board, channel) => {
      asked.push([board, channel]);
      return Promise.resolve(outcome);
    },
  });
  if (tool === undefined) throw new Error('no tool');
  const call = (args: Readonly<Record<string, string | number>>): Promise<ToolResult> =>
    tool.execute(tool.writtenOut?.(args) ?? args, { origin: 'chat:1' }, never);
  return { asked, tool, call };
}

test('a reading comes with its full scale, in words and as data', async () => {
  const { asked, tool, call } = rig([statusOf('tank')]);
  expect(await call({ channel: 1 })).toEqual({
    success: true,
    output: '2048 of 4095',
    value: { value: 2048, full_scale: 4095 },
  });
  expect(asked).toEqual([['tank', 1]]);
  expect(tool.effect).toBe('reads');
});

test.each([
  {
    name: 'a board without such an input',
    rows: [statusOf('tank')],
    args: { channel: 7, board: 'tank' },
    says: 'The board tank has no analog input 7. It has 0, 1.',
  },
  {
    name: 'a board with older firmware',
    rows: [statusOf('tank', { analog: undefined })],
    args: { channel: 0, board: 'tank' },
    says: 'The board tank has no analog inputs: its firmware does not offer them.',
  },
  {
    name: 'a board that is away',
    rows: [statusOf('tank', { state: 'lost', detail: 'it was unplugged', remedy: 'Check the cable.' })],
    args: { channel: 0, board: 'tank' },
    says: 'The board tank is not connected: it was unplugged. Check the cable.',
  },
  {
    name: 'one of several boards has to be named',
    rows: [statusOf('tank'), statusOf('pump')],
    args: { channel: 0 },
    says: 'This call does not name its board. Set "board". Boards: tank, pump.',
  },
])('is refused before anything is sent: $name', ({ rows, args, says }) => {
  const { asked, tool } = rig(rows);
  expect(tool.check(args)).toEqual([says]);
  expect(asked).toEqual([]);
});

test('a reading that failed says why', async () => {
  const message = 'analog input 0 of tank could not be read: the board did not answer in time.';
  const { call } = rig([statusOf('tank')], { kind: 'unknown', message });
  expect(await call({ channel: 0 })).toEqual({ success: false, output: message });
});

test('a model is told which inputs there are, and how far they count', () => {
  const { tool } = rig([statusOf('tank'), statusOf('old', { analog: undefined })]);
  expect(tool.choices?.()).toEqual({ board: ['tank'] });
  expect(tool.notes?.()).toEqual(['tank: analog inputs 0, 1, 0 to 4095']);
});

test.each([
  { output: null, told: null, gives: { value: 400 } },
  { output: '3000 of 4095', told: { value: 3000, unit: '' }, gives: { value: 400, full_scale: 4095 } },
])('an analog input measures; "$output" tells what', ({ output, told, gives }) => {
  const { tool } = rig([statusOf('nucleo')]);
  const [touched] = tool.signals?.({ board: 'nucleo', channel: 1 }, output) ?? [];
  expect(touched).toMatchObject({ device: 'nucleo', signal: 'adc_1', told });
  expect(touched?.gives?.(400)).toEqual(gives);
});
