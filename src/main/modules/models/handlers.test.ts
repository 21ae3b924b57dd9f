import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import type { ModelFile } from '../../../shared/status';
import { ok } from '../../../shared/result';
import { answerWith } from './handlers';

const file: ModelFile = {
  name: 'big',
  path: '/m/big.gguf',
  builtIn: false,
  bytes: 1,
  contextLength: 4096,
  quantisation: 'F16',
  fit: 'will_not_load',
  state: 'idle',
  detail: 'llama',
};

test.each([
  {
    name: 'one that is too large',
    model: { ...file, memory: '80.0 GB needed, 5.3 of 16.0 GB free' },
    why: '80.0 GB needed, 5.3 of 16.0 GB free',
  },
  {
    name: 'one that is damaged',
    model: { ...file, detail: 'This file cannot be used: it is cut off.' },
    why: 'This file cannot be used: it is cut off.',
  },
])('why a model cannot answer is told of $name', async ({ model, why }) => {
  const kept: unknown[] = [];
  const used = await answerWith(
    {
      list: () => Promise.resolve([model]),
      config: () => Config.parse({}),
      configure: (keys) => {
        kept.push(keys);
        return ok(null);
      },
    },
    'big',
  );
  expect({ used, kept }).toMatchObject({
    used: { ok: false, error: { code: 'models.unusable', message: `big would not load: ${why}` } },
    kept: [],
  });
});

test('a model that makes vectors does not become the one that answers', async () => {
  const used = await answerWith(
    {
      list: () => Promise.resolve([{ ...file, name: 'minilm', fit: 'fits', embeds: true }]),
      config: () => Config.parse({}),
      configure: () => {
        throw new Error('config.toml was changed');
      },
    },
    'minilm',
  );
  expect(used).toMatchObject({ ok: false, error: { code: 'models.embeds' } });
});
