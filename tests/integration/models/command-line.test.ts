import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  makeHome,
  startDaemon,
  startZeroclaw,
  zeroclaw,
  zeroclawJson,
  type TestHome,
} from '../../fixtures/daemon';
import { startModelServer, type ModelServer } from '../../fixtures/model-server';
import { comesTrue } from '../../../src/main/testing/comes-true';

const shipped = 'resources/models/step-runner.gguf';
const model = readFileSync(shipped);
const size = `${(model.length / 2 ** 20).toFixed(1)} MiB`;
const sha256 = createHash('sha256').update(model).digest('hex');

let home: TestHome;
let server: ModelServer;

beforeEach(async () => {
  home = makeHome('[gateway]\nport = 0\n');
  server = await startModelServer(model);
});

afterEach(async () => {
  await server.close();
  home.remove();
});

const file = (name: string): string => join(home.path, 'models', name);
const partOf = (bytes: number): Promise<void> =>
  comesTrue(() => {
    expect(statSync(file('tiny.gguf.part')).size).toBe(bytes);
  });

describe('zeroclaw models pull', () => {
  test('goes on where a program was killed', async () => {
    server.temper.hangsAfter = 3_000_000;
    const first = startZeroclaw(home, 'models', 'pull', `${server.url}/tiny.gguf`, '--sha256', sha256);
    await partOf(3_000_000);
    first.child.kill('SIGKILL');
    expect(await first.ended).toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(file('tiny.gguf'))).toBe(false);
    expect((await zeroclaw(home, 'models')).stdout).toContain(`tiny: paused, 2.9 MiB of ${size}`);
    expect(await zeroclawJson<object[]>(home, 'models')).toContainEqual(
      expect.objectContaining({
        name: 'tiny',
        path: null,
        state: 'paused',
        download: expect.objectContaining({
          url: `${server.url}/tiny.gguf`,
          total_bytes: model.length,
        }) as object,
      }),
    );
    server.temper.hangsAfter = null;
    expect(
      await zeroclawJson(home, 'models', 'pull', `${server.url}/tiny.gguf`, '--sha256', sha256),
    ).toMatchObject({ name: 'tiny', bytes: model.length, built_in: false });
    expect(server.requests.map(({ range }) => range)).toEqual([null, 'bytes=3000000-']);
    expect(readFileSync(file('tiny.gguf')).equals(model)).toBe(true);
    expect(readdirSync(join(home.path, 'models'))).toEqual(['tiny.gguf', 'tiny.gguf.sha256']);
  });

  test('stops at Ctrl+C, keeps what is there and says so', async () => {
    server.temper.hangsAfter = 3_000_000;
    const pull = startZeroclaw(home, 'models', 'pull', `${server.url}/tiny.gguf`);
    await partOf(3_000_000);
    pull.child.kill('SIGINT');
    expect(await pull.ended).toMatchObject({
      code: 130,
      stderr: expect.stringContaining(`Stopped: 2.9 MiB of ${size} are kept`) as string,
    });
    expect(statSync(file('tiny.gguf.part')).size).toBe(3_000_000);
    expect(existsSync(file('tiny.gguf.part.lock'))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')(
    'says that the disk is full, keeps what is there, and goes on later',
    async () => {
      // A limit of 2 MiB on files is to a program what a full disk is; bash keeps its signal from ending it.
      const outcome = await new Promise<string>((resolve) => {
        execFile(
          'bash',
          [
            '-c',
            `trap "" XFSZ; ulimit -f 2048; exec "${process.execPath}" out/main/cli.js models pull "${server.url}/tiny.gguf" 2>&1`,
          ],
          { env: { ...process.env, ZEROCLAW_HOME: home.path } },
          (_failure, stdout) => {
            resolve(stdout);
          },
        );
      });
      expect(outcome).toContain('The disk is full: 2 MiB of tiny.gguf are there');
      expect(outcome).toContain('goes on with it');
      expect(
        await zeroclaw(home, 'models', 'pull', `${server.url}/tiny.gguf`, '--sha256', sha256),
      ).toMatchObject({ code: 0 });
      expect(server.requests.at(-1)?.range).toMatch(/^bytes=2\d{6}-$/u);
    },
  );

  test('is done by the engine when one runs, which keeps it when the command is stopped', async () => {
    const daemon = await startDaemon(home);
    try {
      server.temper.hangsAfter = 3_000_000;
      const pull = startZeroclaw(home, 'models', 'pull', `${server.url}/tiny.gguf`);
      await partOf(3_000_000);
      pull.child.kill('SIGINT');
      expect(await pull.ended).toMatchObject({ code: 130 });
      server.temper.hangsAfter = null;
      expect(await zeroclaw(home, 'models', 'pull', `${server.url}/tiny.gguf`)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining(`tiny is fetched: ${size}`) as string,
      });
      expect(await zeroclaw(home, 'models', 'use', 'tiny')).toMatchObject({ code: 0 });
      expect(readFileSync(join(home.path, 'config.toml'), 'utf8')).toBe(
        'default_provider = "local"\ndefault_model = "tiny"\n[gateway]\nport = 0\n',
      );
      await comesTrue(async () => {
        expect((await zeroclaw(home, 'models', 'remove', 'tiny')).stderr).toContain(
          'tiny is in use: default_model',
        );
      });
      expect(await zeroclaw(home, 'models', 'remove', 'tiny', '--force')).toMatchObject({ code: 0 });
      expect(existsSync(file('tiny.gguf'))).toBe(false);
    } finally {
      await daemon.stop();
    }
  });
});

describe('zeroclaw models add', () => {
  test('copies a file that is a model, once, under the name that is given', async () => {
    expect(await zeroclaw(home, 'models', 'add', shipped, '--name', 'mine')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`mine is added: ${size}`) as string,
    });
    expect(readFileSync(file('mine.gguf')).equals(model)).toBe(true);
    expect(await zeroclaw(home, 'models', 'add', shipped, '--name', 'mine')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is a model mine already') as string,
    });
    expect(
      await zeroclaw(home, 'models', 'add', shipped, '--name', 'mine', '--link', '--replace'),
    ).toMatchObject({ code: 0 });
    expect(lstatSync(file('mine.gguf')).isSymbolicLink()).toBe(true);
    expect(await zeroclawJson<object[]>(home, 'models')).toContainEqual(
      expect.objectContaining({ name: 'mine', bytes: model.length }),
    );
    expect(await zeroclaw(home, 'models', 'remove', 'mine')).toMatchObject({ code: 0 });
    expect(readdirSync(join(home.path, 'models'))).toEqual([]);
    expect(existsSync(shipped)).toBe(true);
  });

  test('the command that it names can be given as it stands, whatever the name', async () => {
    const { stdout } = await zeroclaw(home, 'models', 'add', shipped, '--name', '내 모델 (2)');
    expect(stdout).toContain('zeroclaw models use "내 모델 (2)" makes it the model that answers');
  });

  test.each([
    { name: 'something else', bytes: Buffer.from('PK'), says: 'cannot be used as a model' },
    { name: 'cut off', bytes: model.subarray(0, 1_000_000), says: 'cut off' },
  ])('refuses a file that is $name', async ({ bytes, says }) => {
    writeFileSync(join(home.path, 'x.gguf'), bytes);
    expect(await zeroclaw(home, 'models', 'add', join(home.path, 'x.gguf'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(says) as string,
    });
    expect(existsSync(file('x.gguf'))).toBe(false);
  });
});

test('a model that is not there can be neither deleted nor used', async () => {
  expect(await zeroclaw(home, 'models', 'remove', 'ghost')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no model ghost') as string,
  });
  expect(await zeroclaw(home, 'models', 'use', 'ghost')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no model ghost') as string,
  });
});

test('a model that would not load is not made the one that answers, also without an engine', async () => {
  mkdirSync(join(home.path, 'models'), { recursive: true });
  writeFileSync(file('half.gguf'), model.subarray(0, 1_000_000));
  expect(await zeroclaw(home, 'models', 'use', 'half')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('half would not load') as string,
  });
  expect(readFileSync(join(home.path, 'config.toml'), 'utf8')).not.toContain('half');
});

test('the built-in model is listed under the name that config.toml and the commands have for it', async () => {
  const { stdout } = await zeroclaw(home, 'models');
  const [, name = ''] = /^(\S+) \(step-runner\)/mu.exec(stdout) ?? [];
  expect(await zeroclaw(home, 'models', 'use', name)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('built-in is the default_model') as string,
  });
  expect(await zeroclaw(home, 'models', 'remove', name, '--force')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The built-in model is part of ZeroClaw and cannot be removed') as string,
  });
});

test('models of the servers in config.toml stand behind those of this machine, and a server that lists none says why', async () => {
  const shop = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify({ data: [{ id: 'qwen3' }, { id: 'gemma' }] }));
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  const { port } = shop.address() as AddressInfo;
  const gone = createServer();
  await once(gone.listen(0, '127.0.0.1'), 'listening');
  const { port: nobody } = gone.address() as AddressInfo;
  await once(gone.close(), 'close');
  const served = makeHome(
    `[gateway]\nport = 0\n[providers.local]\ntype = "llama"\n[providers.shop]\ntype = "openai"\nbase_url = "http://127.0.0.1:${String(port)}/v1"\n[providers.gone]\ntype = "openai"\nbase_url = "http://127.0.0.1:${String(nobody)}/v1"\n`,
  );
  const daemon = await startDaemon(served);
  try {
    const { stdout } = await zeroclaw(served, 'models');
    expect(stdout).toContain('shop: qwen3, gemma');
    expect(stdout).toContain(`gone: The model server 127.0.0.1:${String(nobody)} refuses the connection`);
    expect(await zeroclawJson<object[]>(served, 'models')).toContainEqual(
      expect.objectContaining({ name: 'shop/qwen3', path: null, state: 'served' }),
    );
  } finally {
    await daemon.stop();
    served.remove();
    shop.close();
  }
});
