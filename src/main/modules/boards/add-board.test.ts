import { expect, test } from 'vitest';
import { addBoard, atItsSerialNumber, withBoard } from './add-board';

const pump = {
  board: 'pump',
  type: 'nucleo-f401re',
  path: '/dev/ttyACM0',
  serialNumber: null,
  baud: 115_200,
};

test.each([
  {
    name: 'an empty text',
    text: '',
    then: '\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "/dev/ttyACM0"\n',
  },
  {
    name: 'a text without a line break at its end',
    text: '[gateway]\nport = 0',
    then: '[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "/dev/ttyACM0"\n',
  },
])('$name gets the board at its end', ({ text, then }) => {
  expect(withBoard(text, pump)).toEqual({ ok: true, value: then });
});

test('a serial number and another speed are written, the usual speed is not', () => {
  expect(withBoard('', { ...pump, path: null, serialNumber: '06"6C', baud: 9600 })).toEqual({
    ok: true,
    value:
      '\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\nserial_number = "06\\"6C"\nbaud = 9600\n',
  });
});

test.each([
  {
    name: 'a name that looks like another one',
    text: '[[peripherals.boards]]\nboard = "PUMP"\ntype = "nucleo-f401re"\npath = "p"\n',
    board: pump,
    code: 'board.looks-alike',
  },
  {
    name: 'a name that is taken',
    text: '[[peripherals.boards]]\nboard = "pump"\ntype = "t"\npath = "p"\n',
    board: pump,
    code: 'config.value',
  },
  { name: 'a name with a slash', text: '', board: { ...pump, board: 'a/b' }, code: 'config.value' },
  { name: 'a place that nothing names', text: '', board: { ...pump, path: null }, code: 'config.value' },
  { name: 'boards in brackets', text: '[peripherals]\nboards = []\n', board: pump, code: 'config.form' },
  { name: 'a text that is no TOML', text: '[[[', board: pump, code: 'config.form' },
])('$name is refused', ({ text, board, code }) => {
  const added = withBoard(text, board);
  expect(added.ok ? null : added.error.code).toBe(code);
});

test.each([
  {
    name: 'is found by the serial number of its port',
    board: pump,
    then: { path: null, serialNumber: '066CFF' },
  },
  {
    name: 'keeps its path where the port has no serial number',
    board: { ...pump, path: '/dev/ttyS0' },
    then: { path: '/dev/ttyS0', serialNumber: null },
  },
  {
    name: 'keeps its path where another port has the same serial number',
    board: { ...pump, path: '/dev/ttyUSB0' },
    then: { path: '/dev/ttyUSB0', serialNumber: null },
  },
  {
    name: 'keeps its path where no such port is seen',
    board: { ...pump, path: '/dev/serial/by-id/usb-pump' },
    then: { path: '/dev/serial/by-id/usb-pump', serialNumber: null },
  },
  {
    name: 'keeps both when it was given both',
    board: { ...pump, serialNumber: 'A' },
    then: { path: '/dev/ttyACM0', serialNumber: 'A' },
  },
])('a board that is added $name', ({ board, then }) => {
  const ports = [
    { path: '/dev/ttyACM0', serialNumber: '066CFF' },
    { path: '/dev/ttyS0', serialNumber: null },
    { path: '/dev/ttyUSB0', serialNumber: '0001a' },
    { path: '/dev/ttyUSB1', serialNumber: '0001A' },
  ];
  expect(atItsSerialNumber(board, ports)).toEqual({ ...board, ...then });
});

test('a virtual board with a port is refused, for nothing at that port would be driven', async () => {
  const added = await addBoard(
    '/nowhere/config.toml',
    () => Promise.reject(new Error('nothing was written')),
    { foundPorts: () => Promise.resolve([]) },
    { ...pump, type: 'virtual' },
  );
  expect(added).toMatchObject({
    ok: false,
    error: { code: 'board.virtual', message: 'A virtual board is plugged in nowhere' },
  });
});
