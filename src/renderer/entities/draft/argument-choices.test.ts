import { expect, test } from 'vitest';
import type { BoardStatus } from '../../../shared/status';
import { choicesFor, lacksBoard } from './argument-choices';
import { toolArguments } from './tool-arguments';

const board = (name: string, more: Partial<BoardStatus> = {}): BoardStatus => ({
  name,
  type: 'nucleo-f401re',
  path: '',
  state: 'connected',
  detail: '',
  remedy: null,
  pins: [4, 5],
  firmware: null,
  tells: null,
  surePulseMs: null,
  virtual: false,
  ...more,
});
const pump = board('pump', { pinNames: [{ pin: 5, name: 'relief valve', low: 'closed', high: 'open' }] });
const parameters = {
  type: 'object',
  properties: {
    pin: { type: 'integer', minimum: 0 },
    value: { type: 'integer', enum: [0, 1] },
    board: { type: 'string' },
    mode: { type: 'string', enum: ['a', 'b'] },
    text: { type: 'string' },
  },
  required: ['pin', 'value'],
};
const choices = (
  name: string,
  args: Readonly<Record<string, string | number>>,
  boards: readonly BoardStatus[],
  tool = 'gpio_write',
) => {
  const argument = toolArguments(parameters).find((each) => each.name === name);
  return argument === undefined
    ? undefined
    : choicesFor({ tool, arguments: args }, argument, boards)?.map(({ value, called }) => [value, called]);
};

test.each([
  {
    name: 'board',
    args: {},
    boards: [pump, board('attic')],
    then: [
      ['pump', null],
      ['attic', null],
    ],
  },
  {
    name: 'pin',
    args: {},
    boards: [pump],
    then: [
      ['4', null],
      ['5', 'relief valve'],
    ],
  },
  { name: 'pin', args: {}, boards: [pump, board('attic')], then: undefined },
  {
    name: 'pin',
    args: { board: 'pump' },
    boards: [pump, board('attic')],
    then: [
      ['4', null],
      ['5', 'relief valve'],
    ],
  },
  {
    name: 'value',
    args: { pin: 5 },
    boards: [pump],
    then: [
      ['0', 'closed'],
      ['1', 'open'],
    ],
  },
  {
    name: 'value',
    args: { pin: 4 },
    boards: [pump],
    then: [
      ['0', null],
      ['1', null],
    ],
  },
  { name: 'board', args: {}, boards: [], then: undefined },
  {
    name: 'mode',
    args: {},
    boards: [],
    then: [
      ['a', null],
      ['b', null],
    ],
  },
  { name: 'text', args: {}, boards: [], then: undefined },
])('what stands to choose for $name of $args with $boards.length boards', ({ name, args, boards, then }) => {
  expect(choices(name, args, boards)).toEqual(then);
});

test('pins are chosen for calls to boards alone', () => {
  expect(choices('pin', {}, [pump], 'plugin_tool')).toBeUndefined();
});

test.each([
  [{}, [pump, board('attic')], true],
  [{}, [pump], false],
  [{ board: 'attic' }, [pump, board('attic')], false],
])('a call with %j lacks its board: %#', (args, boards, lacks) => {
  expect(lacksBoard({ tool: 'gpio_write', arguments: args }, boards)).toBe(lacks);
});
