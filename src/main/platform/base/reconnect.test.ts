import { expect, test } from 'vitest';
import { isNear, isNearUrl, reconnectAfterMs } from './reconnect';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.9', true],
  ['172.32.0.9', false],
  ['192.168.178.20', true],
  ['169.254.3.4', true],
  ['100.100.1.1', true],
  ['8.8.8.8', false],
  ['[::1]', true],
  ['fe80::1%eth0', true],
  ['[fd12:3456::1]', true],
  ['2001:db8::1', false],
  ['::ffff:192.168.0.4', true],
  ['broker', true],
  ['broker.local', true],
  ['broker.local.', true],
  ['plant.home.arpa', true],
  ['broker.example.com', false],
  ['local.example.com', false],
])('%s is near: %s', (host, expected) => {
  expect(isNear(host)).toBe(expected);
});

test('an address that cannot be read is not near', () => {
  expect(isNearUrl('mqtt://192.168.0.4:1883')).toBe(true);
  expect(isNearUrl('mqtts://[fd00::4]')).toBe(true);
  expect(isNearUrl('192.168.0.4')).toBe(false);
});

test('a wait grows to 3 s nearby and to a minute elsewhere, less up to a quarter', () => {
  const waits = (isNearby: boolean, random: number): readonly number[] =>
    [0, 1, 2, 3, 20].map((failures) => reconnectAfterMs(failures, 500, isNearby, () => random));
  expect(waits(true, 0)).toEqual([500, 1000, 2000, 3000, 3000]);
  expect(waits(true, 1)).toEqual([375, 750, 1500, 2250, 2250]);
  expect(waits(false, 0)).toEqual([500, 1000, 2000, 4000, 60_000]);
});
