import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

let fixture: EngineFixture | null = null;
afterEach(async () => {
  await fixture?.close();
});

test('a gateway whose port another program held opens when the port is free', async () => {
  const holder = createServer();
  await once(holder.listen(0, '127.0.0.1'), 'listening');
  const { port } = holder.address() as AddressInfo;
  fixture = await openEngine({ config: `[gateway]\nport = ${String(port)}\n` });
  expect(await fixture.problem('gateway')).toMatchObject({
    message: expect.stringContaining('another program uses it') as string,
  });
  expect(fixture.engine.gatewayUrl()).toBeNull();
  holder.close();
  await fixture.fixed('gateway');
  expect((await fetch(`http://127.0.0.1:${String(port)}/health`)).status).toBe(200);
});
