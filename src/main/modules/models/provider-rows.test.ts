import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { providerRows } from './provider-rows';

test.each([
  ['http://127.0.0.1:11434/v1', false],
  ['http://localhost:1234/v1', false],
  ['http://[::1]:8080/v1', false],
  ['http://192.168.0.7:11434/v1', true],
  ['https://api.example.com/v1', true],
  ['http://127.0.0.1.example.com/v1', true],
])('what is asked of %s leaves this machine: %s', (address, leaves) => {
  const config = Config.parse({ providers: { one: { type: 'openai', base_url: address } } });
  expect(providerRows(config, () => null).find(({ id }) => id === 'one')?.leaves).toBe(leaves);
});
