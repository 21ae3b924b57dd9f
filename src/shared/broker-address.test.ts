import { expect, test } from 'vitest';
import { Config } from './config';

test.each([
  ['192.168.0.10', 'mqtt://192.168.0.10'],
  ['broker.local:1884', 'mqtt://broker.local:1884'],
  ['broker.local:8883', 'mqtts://broker.local:8883'],
  ['[fd00::4]:1883', 'mqtt://[fd00::4]:1883'],
  ['mqtts://plant:8883', 'mqtts://plant:8883'],
  ['ws://plant/mqtt', 'ws://plant/mqtt'],
  ['http://plant', null],
  ['plant/mqtt', null],
  ['user:secret@plant', null],
  ['plant:mqtt', null],
])('%s is %s', (written, address) => {
  const read = Config.safeParse({ mqtt: { url: written } });
  expect(read.success ? read.data.mqtt.url : null).toBe(address);
});
