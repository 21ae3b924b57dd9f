import { expect, test } from 'vitest';
import { lineAddress } from './modbus-line';

test.each([
  ['tcp://192.168.0.10', { kind: 'tcp', host: '192.168.0.10', port: 502 }],
  ['tcp://plc.local:1502/', { kind: 'tcp', host: 'plc.local', port: 1502 }],
  ['tcp://[fd00::4]:502', { kind: 'tcp', host: 'fd00::4', port: 502 }],
  ['serial:/dev/ttyUSB0', { kind: 'serial', path: '/dev/ttyUSB0', baud: 9600, parity: 'even', stopBits: 1 }],
  [
    'serial:COM3?baud=19200&parity=none&stop_bits=2',
    { kind: 'serial', path: 'COM3', baud: 19_200, parity: 'none', stopBits: 2 },
  ],
  ['192.168.0.10:502', { kind: 'tcp', host: '192.168.0.10', port: 502 }],
  ['plc.local', { kind: 'tcp', host: 'plc.local', port: 502 }],
  ['/dev/ttyUSB0', { kind: 'serial', path: '/dev/ttyUSB0', baud: 9600, parity: 'even', stopBits: 1 }],
  ['COM3?baud=19200', { kind: 'serial', path: 'COM3', baud: 19_200, parity: 'even', stopBits: 1 }],
  ['http://192.168.0.10', null],
  ['ttyUSB0', null],
  ['tcp://', null],
  ['tcp://plc/registers', null],
  ['serial:', null],
  ['serial:/dev/ttyUSB0?baud=fast', null],
  ['serial:/dev/ttyUSB0?parity=mark', null],
  ['serial:/dev/ttyUSB0?bits=7', null],
])('%s', (url, address) => {
  expect(lineAddress(url)).toEqual(address);
});
