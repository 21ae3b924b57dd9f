import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { FakeClock } from '../../testing/fake-clock';
import { providerRows } from './provider-rows';
import { ServerPools } from './server-pool/server-pool';

test.each([
  ['http://127.0.0.1:11434/v1', false],
  ['http://localhost:1234/v1', false],
  ['http://[::1]:8080/v1', false],
  ['http://192.168.0.7:11434/v1', true],
  ['https://api.example.com/v1', true],
  ['http://127.0.0.1.example.com/v1', true],
])('what is asked of %s leaves this machine: %s', (address, leaves) => {
  const config = Config.parse({ providers: { one: { type: 'openai', base_url: address } } });
  expect(
    providerRows(config, () => null, new ServerPools(new FakeClock())).find(({ id }) => id === 'one')?.leaves,
  ).toBe(leaves);
});

test('of several servers each is told, and one elsewhere is enough for what is asked to leave this machine', () => {
  const config = Config.parse({
    providers: {
      one: {
        type: 'openai',
        base_url: 'http://127.0.0.1:8080/v1',
        max_parallel: 2,
        servers: [{ base_url: 'http://ana:secret@10.0.0.2:8080/v1', weight: 3 }],
      },
    },
  });
  const row = providerRows(config, () => null, new ServerPools(new FakeClock())).find(
    ({ id }) => id === 'one',
  );
  expect(row?.leaves).toBe(true);
  expect(row?.servers).toMatchObject([
    { address: 'http://127.0.0.1:8080/v1', weight: 1, maxParallel: 2, state: 'unknown' },
    { address: 'http://10.0.0.2:8080/v1', weight: 3, maxParallel: null, state: 'unknown' },
  ]);
});
