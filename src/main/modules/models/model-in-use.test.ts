import { rememberExaminations } from './gguf/examined';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Config } from '../../../shared/config';
import { silentLogger } from '../../platform/base/logger';
import { Problems } from '../../platform/base/problems';
import { secretReader } from '../../platform/config/resolve-secret';
import { planOf1024 } from '../../testing/plan-of-1024';
import { complete, type CurrentModel, type ModelRequest } from '../../ports/provider';
import { ProviderError } from '../../ports/provider-error';
import { LlamaHost } from './llama/host';
import { openDatabase } from '../../platform/storage/database';
import { createModelMemory } from './storage/model-memory';
import { FakeClock } from '../../testing/fake-clock';
import { ScriptedProvider } from '../../testing/scripted-provider';
import { ModelInUse } from './model-in-use';
import type { ModelParts } from './model-pool';

function setUp(
  home = 'models',
  plugin: ModelParts['plugin'] = () => {
    throw new Error('no plugins here');
  },
): {
  readonly model: ModelInUse;
  readonly problems: Problems;
  readonly clock: FakeClock;
  listeners(): number;
  workersStarted(): number;
} {
  let workersStarted = 0;
  const clock = new FakeClock(0);
  const problems = new Problems(clock, silentLogger);
  const host = new LlamaHost({
    plan: planOf1024,
    startWorker: () => {
      workersStarted += 1;
      throw new Error('no model is asked here');
    },
    clock,
    logger: silentLogger,
  });
  let listening = 0;
  const on = host.stateChanged.on.bind(host.stateChanged);
  host.stateChanged.on = (listener) => {
    listening += 1;
    const off = on(listener);
    return () => {
      listening -= 1;
      off();
    };
  };
  const secretOf = secretReader({}, { keptIn: 'file', get: async () => null }, () => {});
  const model = new ModelInUse({
    host,
    folders: { builtIn: 'resources/models', home },
    clock,
    newId: () => 'id',
    newSeed: () => 1,
    examine: rememberExaminations(),
    logger: silentLogger,
    problems,
    secretOf,
    memory: createModelMemory(openDatabase(':memory:')),
    responses: () => null,
    plugin,
    changed: () => {},
  });
  return { model, problems, clock, listeners: () => listening, workersStarted: () => workersStarted };
}

const shop = { type: 'openai', base_url: 'http://127.0.0.1:8080/v1', api_key: 'env:NOT_SET' } as const;

test('a fallback that cannot be used is told, and the model answers all the same', async () => {
  const { model, problems } = setUp();
  await model.configure(
    Config.parse({ providers: { local: { type: 'llama' }, shop }, reliability: { fallbacks: ['shop'] } }),
  );
  expect(model.current().provider?.id).toBe('local');
  expect(problems.list()).toMatchObject([
    { id: 'model-fallbacks', message: expect.stringContaining('NOT_SET') as string },
  ]);
  await model.configure(Config.parse({}));
  expect(problems.list()).toEqual([]);
});

test('the first usable fallback is in the place of a model that cannot be made, which stays a problem until it is fixed', async () => {
  const { model, problems } = setUp();
  const config = {
    default_provider: 'shop',
    default_model: 'gpt-4o',
    providers: { local: { type: 'llama' }, shop },
    reliability: { fallbacks: ['local'] },
  } as const;
  await model.configure(Config.parse(config));
  expect([namesOf(model.current()), namesOf(await model.forMessage('c', 'hello'))]).toEqual([
    'local/built-in',
    'local/built-in',
  ]);
  expect(problems.list()).toMatchObject([
    {
      id: 'model',
      where: 'Model gpt-4o',
      message: expect.stringContaining('NOT_SET') as string,
      remedy: expect.stringContaining('Set NOT_SET') as string,
    },
  ]);
  await model.configure(
    Config.parse({ ...config, providers: { ...config.providers, shop: { ...shop, api_key: 'key' } } }),
  );
  expect([namesOf(model.current()), problems.list()]).toEqual(['shop/gpt-4o', []]);
});

test('a model file that was added is a problem no longer', async () => {
  const home = mkdtempSync(join(tmpdir(), 'models-'));
  onTestFinished(() => {
    rmSync(home, { recursive: true });
  });
  const { model, problems } = setUp(home);
  await model.configure(Config.parse({ default_model: 'own' }));
  expect(problems.list()).toMatchObject([{ id: 'model' }]);
  writeFileSync(join(home, 'own.gguf'), '');
  model.lookAgain();
  expect(problems.list()).toEqual([]);
});

test('no process waits for a model whose file is not there, and one does once it is', async () => {
  const home = mkdtempSync(join(tmpdir(), 'models-'));
  onTestFinished(() => {
    rmSync(home, { recursive: true });
  });
  const { model, clock, workersStarted } = setUp(home);
  await model.configure(Config.parse({ default_model: 'own' }));
  await clock.advance(60_000);
  expect(workersStarted()).toBe(0);
  writeFileSync(join(home, 'own.gguf'), '');
  model.lookAgain();
  await clock.advance(60_000);
  expect(workersStarted()).toBe(1);
});

test('a model that cannot be used says why, and how to fix it', async () => {
  const { model, problems } = setUp();
  await model.configure(Config.parse({ default_provider: 'shop', providers: { shop } }));
  expect(model.current()).toMatchObject({
    provider: null,
    remedy: expect.stringContaining('Set NOT_SET') as string,
  });
  expect(model.chip()).toMatchObject({
    health: 'broken',
    remedy: expect.stringContaining('Set NOT_SET') as string,
  });
  expect(problems.list()).toMatchObject([
    {
      id: 'model',
      message: expect.stringContaining('NOT_SET') as string,
      remedy: expect.stringContaining('Set NOT_SET') as string,
    },
  ]);
});

test('a changed configuration leaves no listener of the one before', async () => {
  const { model, listeners } = setUp();
  const config = Config.parse({
    providers: { local: { type: 'llama' }, spare: { type: 'llama' } },
    reliability: { fallbacks: ['spare'] },
  });
  for (let change = 0; change < 3; change += 1) await model.configure(config);
  expect(listeners()).toBe(2);
  model.close();
  expect(listeners()).toBe(0);
});

const routed = {
  providers: {
    local: { type: 'llama' },
    shop: { type: 'openai', base_url: 'http://127.0.0.1:8080/v1' },
    closed: shop,
  },
  model_routes: [
    { hint: 'fast', provider: 'shop', model: 'small' },
    { hint: 'secret', provider: 'closed', model: 'm' },
  ],
  query_classification: {
    enabled: true,
    rules: [
      { hint: 'fast', keywords: ['quick'] },
      { hint: 'secret', keywords: ['secret'] },
    ],
  },
} as const;
const namesOf = (current: CurrentModel): string =>
  current.provider === null ? current.why : `${current.provider.id}/${current.provider.model}`;

test('a message goes to the route it is classified for, unless a person chose a model for the conversation', async () => {
  const { model } = setUp();
  await model.configure(Config.parse(routed));
  const answering = async (message: string): Promise<string> => namesOf(await model.forMessage('c', message));
  expect([await answering('hello'), await answering('a quick one')]).toEqual([
    'local/built-in',
    'shop/small',
  ]);
  expect(await model.choose('c', 'shop/large')).toMatchObject({ ok: true });
  expect([
    await answering('a quick one'),
    namesOf(await model.forMessage('other', 'a quick one')),
    namesOf(model.current()),
  ]).toEqual(['shop/large', 'shop/small', 'local/built-in']);
  expect(model.models('c')).toMatchObject({
    ok: true,
    value: { inUse: { provider: 'shop', model: 'large' }, chosen: true },
  });
  expect(await model.choose('c', 'default')).toMatchObject({
    ok: true,
    value: { provider: 'local', model: 'built-in' },
  });
  expect(await answering('a quick one')).toBe('shop/small');
});

test('a route that cannot be used is told, and its messages go to the default', async () => {
  const { model, problems } = setUp();
  await model.configure(Config.parse(routed));
  expect(problems.list()).toMatchObject([
    { id: 'model-routes', message: expect.stringContaining('NOT_SET') as string },
  ]);
  expect(namesOf(await model.forMessage('c', 'a secret'))).toBe('local/built-in');
});

test('a conversation keeps its settings where a route that cannot be used leaves it to the default', async () => {
  const { model } = setUp();
  await model.configure(Config.parse(routed));
  model.setSampling('c', { temperature: 1.1, thinking: 'off' });
  expect(await model.forMessage('c', 'a secret')).toMatchObject({
    temperature: 1.1,
    sampling: { temperature: 1.1, thinking: 'off' },
  });
});

test.each([
  { name: 'hint:none', refusal: { code: 'model.unknown-hint', remedy: 'There are: fast, secret.' } },
  {
    name: 'closed/m',
    refusal: { code: 'model.unusable', remedy: expect.stringContaining('Set NOT_SET') as string },
  },
  {
    name: 'no-such-file',
    refusal: { code: 'model.unknown', message: expect.stringContaining('there is no file') as string },
  },
])('choosing $name is refused, and changes nothing', async ({ name, refusal }) => {
  const { model } = setUp();
  await model.configure(Config.parse(routed));
  expect(await model.choose('c', name)).toMatchObject({ ok: false, error: refusal });
  expect(namesOf(await model.forMessage('c', 'hello'))).toBe('local/built-in');
});

test('a chosen model that is gone is said to be gone, and nothing else answers in its name', async () => {
  const { model } = setUp();
  await model.configure(Config.parse(routed));
  await model.choose('c', 'shop/large');
  await model.configure(Config.parse({}));
  expect(namesOf(await model.forMessage('c', 'hello'))).toContain('There is no [providers.shop]');
});

test.each([
  { default_model: 'hint:fast', then: 'shop/small' },
  {
    default_model: 'hint:none',
    then: 'The model cannot be used: No [[model_routes]] entry has the hint "none"',
  },
])('the default model $default_model is $then', async ({ default_model, then }) => {
  const { model } = setUp();
  await model.configure(Config.parse({ ...routed, default_model }));
  expect(namesOf(model.current())).toBe(then);
});

const anything: ModelRequest = {
  system: '',
  messages: [{ role: 'user', text: 'hello' }],
  tools: [],
  temperature: 0,
  maxTokens: 10,
  conversation: 'c',
  priority: 'background',
};

test('what is said to the model that a person chose goes to no fallback when that one fails', async () => {
  const cloud = new ScriptedProvider([]);
  const { model } = setUp('models', ({ id }) =>
    id === 'cloud'
      ? cloud
      : new ScriptedProvider([{ error: new ProviderError('provider.server', 'down', { retryable: false }) }]),
  );
  const plugin = { type: 'plugin', plugin: 'p' } as const;
  await model.configure(
    Config.parse({
      default_provider: 'cloud',
      default_model: 'big',
      providers: { cloud: plugin, home: plugin },
      reliability: { retries: 0, fallbacks: ['cloud'] },
    }),
  );
  expect(await model.choose('c', 'home/private')).toMatchObject({ ok: true });
  const { provider } = await model.forMessage('c', 'My patient is ill');
  await expect(
    provider === null ? null : complete(provider, anything, new AbortController().signal),
  ).rejects.toThrow('down');
  expect(cloud.requests).toEqual([]);
});

test('what only one model may read goes to no fallback when that one fails, and nowhere when config.toml does not have it', async () => {
  const cloud = new ScriptedProvider([]);
  const { model } = setUp('models', ({ id }) =>
    id === 'cloud'
      ? cloud
      : new ScriptedProvider([{ error: new ProviderError('provider.server', 'down', { retryable: false }) }]),
  );
  const plugin = { type: 'plugin', plugin: 'p' } as const;
  await model.configure(
    Config.parse({
      default_provider: 'cloud',
      default_model: 'big',
      providers: { cloud: plugin, home: plugin },
      reliability: { retries: 0, fallbacks: ['cloud'] },
    }),
  );
  const only = await model.only({ provider: 'home', model: 'private' });
  await expect(only === null ? null : complete(only, anything, new AbortController().signal)).rejects.toThrow(
    'down',
  );
  expect([cloud.requests, await model.only({ provider: 'gone', model: 'private' })]).toEqual([[], null]);
});

test('a change of the config that is about something else forgets nothing of what a server has answered', async () => {
  const { model } = setUp('models', () => new ScriptedProvider([{ text: 'yes' }]));
  const config = {
    default_provider: 'cloud',
    default_model: 'big',
    providers: { cloud: { type: 'plugin', plugin: 'p' } },
  } as const;
  await model.configure(Config.parse(config));
  const { provider } = model.current();
  // It was asked before the change, and answers after it.
  await model.configure(Config.parse({ ...config, sop: { max_active_runs: 3 } }));
  if (provider !== null) await complete(provider, anything, new AbortController().signal);
  expect(model.chip()).toMatchObject({ health: 'on', detail: 'ready' });
  await model.configure(Config.parse(config));
  expect(model.chip()).toMatchObject({ health: 'on', detail: 'ready' });
});

test('a step has the model that it names and no other, and is told beforehand that there is none', async () => {
  const { model } = setUp();
  await model.configure(
    Config.parse({
      providers: { local: { type: 'llama' }, shop },
      model_routes: [{ hint: 'reason', provider: 'shop', model: 'big' }],
      reliability: { fallbacks: ['local'] },
    }),
  );
  expect(await model.named('hint:reason')).toMatchObject({
    provider: null,
    why: expect.stringContaining('shop/big cannot be used') as string,
  });
  expect(namesOf(await model.named('local/built-in'))).toBe('local/built-in');
  expect([
    model.doubt('hint:reason'),
    model.doubt('local/built-in'),
    model.doubt('hint:gone')?.message,
    model.doubt('local/gone')?.message,
    model.doubt('gone/x')?.message,
  ]).toEqual([
    null,
    null,
    'No [[model_routes]] entry has the hint "gone"',
    'There is no file of the model gone on this machine',
    'There is no [providers.gone] in config.toml',
  ]);
});
