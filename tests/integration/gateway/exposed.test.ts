import { afterEach, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

let fixture: EngineFixture | null = null;
afterEach(async () => {
  await fixture?.close();
});

test('a gateway that other machines can reach is shown for as long as they can', async () => {
  fixture = await openEngine({ config: '[gateway]\nhost = "0.0.0.0"\nport = 0\n' });
  expect(await fixture.problem('gateway-exposed')).toMatchObject({
    message: expect.stringContaining('Other machines can reach') as string,
    remedy: expect.stringContaining('127.0.0.1') as string,
  });
  await fixture.save('config.toml', '[gateway]\nport = 0\n');
  await fixture.fixed('gateway-exposed');
});
