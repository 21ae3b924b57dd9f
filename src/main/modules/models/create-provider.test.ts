import { rememberExaminations } from './gguf/examined';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../platform/base/logger';
import { FakeClock } from '../../testing/fake-clock';
import { complete, type ModelRequest } from '../../ports/provider';
import { createProvider, type ProviderConfig } from './create-provider';
import { planOf1024 } from '../../testing/plan-of-1024';
import { LlamaHost } from './llama/host';
import type { WorkerListener } from './llama/worker-process';

const builtIn = dirname(resolve('resources/models/step-runner.gguf'));
const request: ModelRequest = {
  system: '',
  messages: [{ role: 'user', text: 'hi' }],
  tools: [],
  temperature: 0,
  maxTokens: 8,
  conversation: 'c',
  priority: 'sop',
};

test('the chip follows the model from asleep over loading to ready and working', async () => {
  let listener: WorkerListener | null = null;
  const host = new LlamaHost({
    plan: planOf1024,
    clock: new FakeClock(),
    logger: silentLogger,
    startWorker: (own) => {
      listener = own;
      return {
        send: (command) => {
          if (command.type === 'load') {
            own.onReport({ type: 'load-progress', fraction: 0.4 });
            own.onReport({
              type: 'ready',
              model: { contextSize: 1024, sequences: 1, threads: 1, wrapper: 'ChatML', bytes: 1 },
            });
          }
          if (command.type === 'generate')
            own.onReport({
              type: 'finished',
              id: command.id,
              reason: 'stop',
              usage: { promptTokens: 1, evaluatedTokens: 1, outputTokens: 1 },
            });
        },
        kill: () => {
          own.onExit('signal SIGKILL');
        },
      };
    },
  });
  const { provider, chip, changed } = createProvider(
    { type: 'llama', id: 'local', model: 'built-in' },
    {
      host,
      folders: { builtIn, home: '/nowhere' },
      newId: () => 'id',
      newSeed: () => 1,
      examine: rememberExaminations(),
      clock: new FakeClock(),
      logger: silentLogger,
      plugin: () => {
        throw new Error('no plugins here');
      },
    },
  );
  expect(chip()).toEqual({
    health: 'off',
    label: 'built-in',
    detail: 'loads when it is needed',
    remedy: null,
  });
  const seen: string[] = [];
  changed.on((now) => {
    if (seen.at(-1) !== now.detail) seen.push(now.detail);
  });
  await complete(provider, request, new AbortController().signal);
  expect(seen).toEqual(['loading 0 %', 'loading 40 %', 'working', 'ready']);
  expect(listener).not.toBeNull();
  await host.close();
});

test('a model file that is not there is broken before anyone asks', async () => {
  const host = new LlamaHost({
    plan: planOf1024,
    clock: new FakeClock(),
    logger: silentLogger,
    startWorker: () => {
      throw new Error('not needed');
    },
  });
  const config: ProviderConfig = { type: 'llama', id: 'local', model: 'qwen' };
  const { chip } = createProvider(config, {
    host,
    folders: { builtIn, home: '/nowhere' },
    newId: () => 'id',
    newSeed: () => 1,
    examine: rememberExaminations(),
    clock: new FakeClock(),
    logger: silentLogger,
    plugin: () => {
      throw new Error('no plugins here');
    },
  });
  expect(chip()).toEqual({
    health: 'broken',
    label: 'qwen',
    detail: 'there is no file /nowhere/qwen.gguf',
    remedy: 'Add the model file, or choose another default_model in config.toml.',
  });
  await host.close();
});

test('a model that comes later, in a folder whose disk was not there yet, answers without a new start, and its own limit holds', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'zeroclaw-disk-'));
  onTestFinished(() => {
    rmSync(disk, { recursive: true });
  });
  const loaded: string[] = [];
  const host = new LlamaHost({
    plan: planOf1024,
    clock: new FakeClock(),
    logger: silentLogger,
    startWorker: (own) => ({
      send: (command) => {
        if (command.type === 'load') {
          loaded.push(command.file);
          own.onReport({
            type: 'ready',
            model: { contextSize: 1024, sequences: 1, threads: 1, wrapper: 'ChatML', bytes: 1 },
          });
        }
        if (command.type === 'generate')
          own.onReport({
            type: 'finished',
            id: command.id,
            reason: 'stop',
            usage: { promptTokens: 1, evaluatedTokens: 1, outputTokens: 1 },
          });
      },
      kill: () => {
        own.onExit('signal SIGKILL');
      },
    }),
  });
  const { provider, chip } = createProvider(
    { type: 'llama', id: 'local', model: 'qwen' },
    {
      host,
      folders: { builtIn, home: '/nowhere', others: [disk] },
      newId: () => 'id',
      newSeed: () => 1,
      examine: rememberExaminations(),
      clock: new FakeClock(),
      logger: silentLogger,
      plugin: () => {
        throw new Error('no plugins here');
      },
    },
  );
  expect(chip().health).toBe('broken');
  writeFileSync(join(disk, 'qwen.gguf'), 'weights');
  writeFileSync(join(disk, 'qwen.suitability.json'), 'a file that cannot be read asks about every call');
  expect(chip().health).toBe('off');
  expect((await complete(provider, request, new AbortController().signal)).unsureBelow).toBe(2);
  expect({ loaded, health: chip().health }).toEqual({ loaded: [join(disk, 'qwen.gguf')], health: 'on' });
  await host.close();
});
