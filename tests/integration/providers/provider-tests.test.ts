import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { startOpenAiServer, type OpenAiServer } from '../../fixtures/openai-server/server';

let server: OpenAiServer;
let engine: EngineFixture;
beforeAll(async () => {
  server = await startOpenAiServer(({ authorization }) =>
    authorization === 'Bearer right'
      ? { acts: [{ type: 'text', text: 'ready' }] }
      : { status: 401, body: '{"error":{"message":"the key has expired"}}' },
  );
  engine = await openEngine({
    config: `
default_provider = "shop"
default_model = "large"
[gateway]
port = 0
[reliability]
fallbacks = ["gone"]
[providers.local]
type = "llama"
[providers.shop]
type = "openai"
base_url = "${server.baseUrl}"
api_key = "right"
[providers.expired]
type = "openai"
base_url = "${server.baseUrl}"
api_key = "wrong"
[providers.gone]
type = "openai"
base_url = "http://ana:pa55@127.0.0.1:1/v1"
[providers.unset]
type = "gemini"
api_key = "env:ZC_TEST_NO_SUCH_KEY"
[providers.nameless]
type = "openai"
base_url = "${server.baseUrl}"
[[model_routes]]
hint = "old"
provider = "expired"
model = "small"
[[model_routes]]
hint = "far"
provider = "unset"
model = "flash"
`,
  });
});
afterAll(async () => {
  await engine.close();
  await server.close();
});

test('each server is asked once, and says whether it works, how quick it is, or what is wrong and how to fix it', async () => {
  const tests = await Promise.all(
    ['shop', 'expired', 'gone', 'unset', 'nameless'].map((provider) =>
      engine.ask('providers.test', { provider }),
    ),
  );
  expect(tests.flat()).toEqual([
    {
      provider: 'shop',
      model: 'large',
      at: expect.any(Number) as number,
      ok: true,
      answered: true,
      firstWordMs: expect.any(Number) as number,
      totalMs: expect.any(Number) as number,
      problem: null,
    },
    {
      provider: 'expired',
      model: 'small',
      at: expect.any(Number) as number,
      ok: false,
      answered: true,
      firstWordMs: null,
      totalMs: expect.any(Number) as number,
      problem: {
        message: expect.stringContaining('the key has expired') as string,
        remedy: expect.any(String) as string,
      },
    },
    {
      provider: 'gone',
      model: 'large',
      at: expect.any(Number) as number,
      ok: false,
      answered: false,
      firstWordMs: null,
      totalMs: expect.any(Number) as number,
      problem: {
        message: expect.stringContaining('127.0.0.1:1') as string,
        remedy: expect.any(String) as string,
      },
    },
    {
      provider: 'unset',
      model: 'flash',
      at: expect.any(Number) as number,
      ok: false,
      answered: false,
      firstWordMs: null,
      totalMs: expect.any(Number) as number,
      problem: {
        message: expect.stringContaining('ZC_TEST_NO_SUCH_KEY') as string,
        remedy: expect.stringContaining('Set ZC_TEST_NO_SUCH_KEY') as string,
      },
    },
    {
      provider: 'nameless',
      model: null,
      at: expect.any(Number) as number,
      ok: false,
      answered: true,
      firstWordMs: null,
      totalMs: expect.any(Number) as number,
      problem: {
        message: expect.stringContaining('names no model of nameless') as string,
        remedy: expect.stringContaining('model_routes') as string,
      },
    },
  ]);
  expect(server.requests.map(({ body }) => body.model)).toEqual(expect.arrayContaining(['large', 'small']));
  expect(server.requests).toHaveLength(2);
});

test('the list says where each is, where its key is and what uses it, with the last test and without a secret', async () => {
  const providers = await engine.ask('providers.list', {});
  expect(providers).toMatchObject([
    { id: 'local', remote: false, address: null, key: null, test: null },
    {
      id: 'shop',
      remote: true,
      // A server on 127.0.0.1.
      leaves: false,
      address: server.baseUrl,
      key: 'config.toml',
      isDefault: true,
      test: { ok: true },
    },
    { id: 'expired', routes: ['old'], key: 'config.toml', test: { ok: false } },
    { id: 'gone', address: 'http://127.0.0.1:1/v1', fallback: 1, key: null },
    { id: 'unset', key: 'env:ZC_TEST_NO_SUCH_KEY', routes: ['far'] },
    { id: 'nameless', fallback: null, routes: [] },
  ]);
  expect(JSON.stringify(providers)).not.toMatch(/"right"|pa55/u);
  expect((await engine.ask('models.overview', {})).providers).toEqual(providers);
  expect(
    await engine.engine.router.ask('providers.test', { provider: 'nobody' }, { by: 'ana', via: 'test' }),
  ).toMatchObject({
    ok: false,
    error: { code: 'provider.unknown', remedy: expect.stringContaining('shop') as string },
  });
});

test('the last test is void when the secret behind its key is another', async () => {
  const kept = await openEngine({
    config: `default_provider = "shop"\ndefault_model = "large"\n[gateway]\nport = 0\n[providers.shop]\ntype = "openai"\nbase_url = "${server.baseUrl}"\napi_key = "keychain:shop"\n`,
    files: { 'data/secrets.json': Buffer.from('{"shop":"wrong"}') },
  });
  onTestFinished(() => kept.close());
  const last = async (): Promise<unknown> =>
    (await kept.ask('providers.list', {})).find(({ id }) => id === 'shop')?.test?.ok ?? null;
  await kept.ask('providers.test', { provider: 'shop' });
  expect(await last()).toBe(false);
  await kept.save('data/secrets.json', '{"shop":"right"}');
  expect(await last()).toBeNull();
  await kept.ask('providers.test', { provider: 'shop' });
  expect(await last()).toBe(true);
});
