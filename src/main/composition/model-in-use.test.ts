import { expect, test } from 'vitest';
import { Config } from '../../shared/config';
import { silentLogger } from '../base/logger';
import { Problems } from '../base/problems';
import { secretReader } from '../config/resolve-secret';
import { planOf1024 } from '../testing/plan-of-1024';
import { LlamaHost } from '../providers/llama/host';
import { FakeClock } from '../testing/fake-clock';
import { ModelInUse } from './model-in-use';

function setUp(): { readonly model: ModelInUse; readonly problems: Problems; listeners(): number } {
  const clock = new FakeClock(0);
  const problems = new Problems(clock, silentLogger);
  const host = new LlamaHost({ plan: planOf1024, startWorker: () => { throw new Error('no model is asked here'); }, clock, logger: silentLogger });
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
  const secretOf = secretReader({}, { get: async () => null, set: async () => {} }, () => {});
  const model = new ModelInUse({ host, folders: { builtIn: 'resources/models', home: 'models' }, clock, newId: () => 'id', logger: silentLogger, problems, secretOf, changed: () => {} });
  return { model, problems, listeners: () => listening };
}

const shop = { type: 'openai', base_url: 'http://127.0.0.1:8080/v1', api_key: 'env:NOT_SET' } as const;

test('a fallback that cannot be used is told, and the model answers all the same', async () => {
  const { model, problems } = setUp();
  await model.configure(Config.parse({ providers: { local: { type: 'llama' }, shop }, reliability: { fallbacks: ['shop'] } }));
  expect(model.current().provider?.id).toBe('local');
  expect(problems.list()).toMatchObject([{ id: 'model-fallbacks', message: expect.stringContaining('NOT_SET') as string }]);
  await model.configure(Config.parse({}));
  expect(problems.list()).toEqual([]);
});

test('a model that cannot be used says why, and how to mend it', async () => {
  const { model, problems } = setUp();
  await model.configure(Config.parse({ default_provider: 'shop', providers: { shop } }));
  expect(model.current().provider).toBeNull();
  expect(model.chip()).toMatchObject({ health: 'broken', mend: expect.stringContaining('Set NOT_SET') as string });
  expect(problems.list()).toMatchObject([{ id: 'model', message: expect.stringContaining('NOT_SET') as string, mend: expect.stringContaining('Set NOT_SET') as string }]);
});

test('a changed configuration leaves no listener of the one before', async () => {
  const { model, listeners } = setUp();
  const config = Config.parse({ providers: { local: { type: 'llama' }, spare: { type: 'llama' } }, reliability: { fallbacks: ['spare'] } });
  for (let change = 0; change < 3; change += 1) await model.configure(config);
  expect(listeners()).toBe(2);
  model.close();
  expect(listeners()).toBe(0);
});
