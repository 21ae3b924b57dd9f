import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer } from '../../fixtures/openai-server/server';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';

let person: string;
let engine: EngineFixture | null = null;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  person = mkdtempSync(join(tmpdir(), 'zc-person-'));
});
afterEach(async () => {
  await engine?.close();
  engine = null;
  for (const close of closing.splice(0)) await close();
  rmSync(person, { recursive: true });
});

const config = '[gateway]\nport = 0\n[memory]\nauto_save = false\n';

test('a model of LM Studio and one of Ollama are used where they are, and stay when they are removed here', async () => {
  const studio = join(person, '.lmstudio', 'models', 'ana', 'random-GGUF');
  mkdirSync(studio, { recursive: true });
  const file = join(studio, 'random.gguf');
  writeRandomGguf(file, tinyModel);
  const ollama = join(person, '.ollama', 'models');
  const bytes = readFileSync('resources/models/step-runner.gguf');
  const digest = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(join(ollama, 'blobs'), { recursive: true });
  mkdirSync(join(ollama, 'manifests', 'registry.ollama.ai', 'library', 'valves'), { recursive: true });
  const blob = join(ollama, 'blobs', `sha256-${digest}`);
  copyFileSync('resources/models/step-runner.gguf', blob);
  writeFileSync(
    join(ollama, 'manifests', 'registry.ollama.ai', 'library', 'valves', '1b'),
    JSON.stringify({
      layers: [
        { mediaType: 'application/vnd.ollama.image.model', digest: `sha256:${digest}`, size: bytes.length },
      ],
    }),
  );
  engine = await openEngine({ config, otherPrograms: { home: person, env: {}, servers: [] } });
  const { models } = await engine.ask('models.found', {});
  expect(models).toMatchObject([
    {
      owner: 'LM Studio',
      called: 'random',
      problem: null,
      file: { name: 'random', path: file, elsewhere: true },
    },
    { owner: 'Ollama', called: 'valves:1b', problem: null, file: { name: 'valves-1b', path: blob } },
  ]);
  for (const { file: each } of models) expect(each).toMatchObject({ fit: 'fits', plan: {} });

  const added = await engine.ask('models.add', { file, name: 'random', how: 'link' });
  await engine.ask('models.use', { name: added.name });
  expect(lstatSync(added.path).isSymbolicLink()).toBe(true);
  await eventually('the model that answers', async () =>
    (await engine?.ask('models.overview', {}))?.default.model === 'random' ? true : null,
  );
  await engine.ask('models.load', { path: added.path });
  expect(await engine.ask('models.list', {})).toContainEqual(
    expect.objectContaining({ name: 'random', state: 'ready', linked: true }),
  );
  // What is here already is not offered again.
  expect((await engine.ask('models.found', {})).models.map(({ called }) => called)).toEqual(['valves:1b']);
  await engine.ask('models.remove', { name: 'random', force: true });
  expect([existsSync(added.path), existsSync(file)]).toEqual([false, true]);

  rmSync(blob);
  expect((await engine.ask('models.found', {})).models).toMatchObject([
    { called: 'random' },
    { called: 'valves:1b', problem: expect.stringContaining('no such file') as string },
  ]);
});

test('a server of this machine is found, connected, and answers in chat', async () => {
  const model = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'from the server' }] }));
  closing.push(() => model.close());
  const front = await withList(model.baseUrl, ['qwen3:0.6b']);
  engine = await openEngine({
    config,
    otherPrograms: { home: person, env: {}, servers: [{ program: 'Ollama', port: front }] },
  });
  const { ask } = engine;
  const [server] = await ask('providers.find', {});
  expect(server).toMatchObject({ program: 'Ollama', models: ['qwen3:0.6b'], provider: null, problem: null });
  const address = server?.address ?? '';
  expect(await ask('providers.connect', { program: 'Ollama', address, model: 'qwen3:0.6b' })).toEqual({
    provider: 'ollama',
  });
  await eventually('the server that answers', async () =>
    (await ask('models.overview', {})).default.provider === 'ollama' ? true : null,
  );
  const { id } = await ask('chat.new', {});
  await ask('chat.send', { conversationId: id, text: 'Hello' });
  expect(
    await eventually('an answer', async () => {
      const answer = (await ask('chat.open', { conversationId: id }))[1];
      return answer?.state === 'complete' || answer?.state === 'failed' ? answer.text : null;
    }),
  ).toBe('from the server');
  expect(await ask('providers.find', {})).toMatchObject([{ provider: 'ollama' }]);
  expect(await ask('providers.look', { address: `127.0.0.1:${String(front)}` })).toMatchObject({
    answers: true,
    models: ['qwen3:0.6b'],
  });
});

test('a test of a server that says no says that it answered; one that config.toml names no model of is asked with its own', async () => {
  const model = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'ready' }] }));
  closing.push(() => model.close());
  const front = await withList(model.baseUrl, ['its-own']);
  const refusing = await startOpenAiServer(() => ({
    status: 404,
    body: '{"error":{"message":"no such model"}}',
  }));
  closing.push(() => refusing.close());
  engine = await openEngine({
    config: `${config}[providers.there]\ntype = "openai"\nbase_url = "http://127.0.0.1:${String(front)}/v1"\n[providers.no]\ntype = "openai"\nbase_url = "${refusing.baseUrl}"\n[[model_routes]]\nhint = "x"\nprovider = "no"\nmodel = "gone"\n`,
  });
  expect(await engine.ask('providers.test', { provider: 'there' })).toMatchObject([
    { model: 'its-own', ok: true, answered: true },
  ]);
  expect(await engine.ask('providers.test', { provider: 'no' })).toMatchObject([
    { ok: false, answered: true },
  ]);
});

/** The port of a server that lists models, and leaves the rest to another. */
async function withList(behind: string, models: readonly string[]): Promise<number> {
  const server: Server = createServer((request, response) => {
    if (request.url === '/v1/models') {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: models.map((id) => ({ id })) }));
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void fetch(`${behind}${(request.url ?? '').replace(/^\/v1/u, '')}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(parts),
      }).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(await answer.text());
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  return (server.address() as AddressInfo).port;
}
