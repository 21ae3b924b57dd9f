import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModelFile } from '../../../src/shared/status';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startModelServer } from '../../fixtures/model-server';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';

let folder: string;
let engine: EngineFixture;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zc-models-'));
  mkdirSync(join(folder, 'deeper'));
  writeRandomGguf(join(folder, 'random.gguf'), tinyModel);
  engine = await openEngine({ config: config('[]') });
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const config = (folders: string): string =>
  `default_model = "random"\n[gateway]\nport = 0\n[models]\nfolders = ${folders}\n[memory]\nauto_save = false\n`;
const file = async (): Promise<ModelFile | undefined> =>
  (await engine.ask('models.list', {})).find(({ name }) => name === 'random');

test('files of another folder are used where they are, loaded, measured, unloaded, and never deleted', async () => {
  expect(await file()).toBeUndefined();
  expect((await engine.problem('model')).message).toContain('random.gguf');
  await engine.save('config.toml', config(JSON.stringify([folder])));
  const found = await eventually('the file of the folder', file);
  expect(found).toMatchObject({
    path: join(folder, 'random.gguf'),
    elsewhere: true,
    fit: 'fits',
    state: 'idle',
    uses: ['default_model'],
    plan: { contextSize: expect.any(Number) as number },
  });
  await engine.fixed('model');

  const told: string[] = [];
  const stop = engine.engine.notices.on((notice) => {
    if (notice.type === 'model-loading' || notice.type === 'models-changed') told.push(notice.type);
  });
  await engine.ask('models.load', { path: found.path });
  expect(await file()).toMatchObject({ state: 'ready' });
  expect(new Set(told)).toEqual(new Set(['model-loading', 'models-changed']));

  told.splice(0);
  const { id } = await engine.ask('chat.new', {});
  await engine.ask('chat.send', { conversationId: id, text: 'Write something long.' });
  expect(
    (await eventually('a measured speed', async () => (await file())?.speed)).tokensPerSecond,
  ).toBeGreaterThan(1);
  expect(told).not.toContain('model-loading');
  await engine.ask('chat.stop', { conversationId: id });
  expect(await engine.ask('providers.test', {})).toMatchObject([
    { provider: 'local', model: 'random', ok: true, problem: null },
  ]);
  expect(told).not.toContain('model-loading');
  await eventually(
    'an idle model',
    async () => (await engine.engine.router.ask('models.unload', {}, { by: 'ana', via: 'test' })).ok,
  );
  expect(await file()).toMatchObject({ state: 'idle', speed: {} });
  stop();
  expect(
    await engine.engine.router.ask(
      'models.remove',
      { name: 'random', force: true },
      { by: 'ana', via: 'test' },
    ),
  ).toMatchObject({ ok: false, error: { code: 'models.unknown' } });
});

test('what is not there, is damaged, or has nobody to choose it, is refused in words', async () => {
  const ask = (procedure: string, input: unknown) =>
    engine.engine.router.ask(procedure, input, { by: 'ana', via: 'test' });
  await engine.save('models/broken.gguf', 'this is no model');
  expect(await ask('models.load', { path: '/nowhere/x.gguf' })).toMatchObject({
    ok: false,
    error: { code: 'models.unknown' },
  });
  for (const anyway of [false, true])
    expect(
      await ask('models.load', { path: join(engine.home, 'models', 'broken.gguf'), anyway }),
    ).toMatchObject({
      ok: false,
      error: { code: 'models.unusable', message: expect.stringContaining('broken') as string },
    });
  for (const choose of ['models.choose-file', 'models.choose-folder'])
    expect(await ask(choose, {})).toMatchObject({ ok: false, error: { code: 'models.no-window' } });
  expect(await engine.ask('models.overview', {})).toMatchObject({
    folder: join(engine.home, 'models'),
    default: { provider: 'local', model: 'random' },
    disk: expect.any(Number) as number,
    rules: 0,
  });
});

test('a model that is fetched to be used answers from when it is there, also when the program ended in the meantime', async () => {
  const server = await startModelServer(readFileSync(join(folder, 'random.gguf')));
  server.temper.hangsAfter = 1_000;
  await engine.ask('models.pull', { uri: `${server.url}/fetched.gguf`, thenUse: true });
  await eventually('a download', async () =>
    (await engine.ask('models.downloads', {})).some(({ total }) => total !== null) ? true : null,
  );
  await engine.ask('models.pause', { name: 'fetched' });
  await engine.restart();
  expect(await engine.ask('models.downloads', {})).toMatchObject([
    { name: 'fetched', state: 'paused', thenUse: true },
  ]);
  expect(await engine.ask('models.overview', {})).toMatchObject({ default: { model: 'random' } });
  server.temper.hangsAfter = null;
  await engine.ask('models.resume', { name: 'fetched' });
  await eventually('the model that answers', async () =>
    (await engine.ask('models.overview', {})).default.model === 'fetched' ? true : null,
  );
  await server.close();
});
