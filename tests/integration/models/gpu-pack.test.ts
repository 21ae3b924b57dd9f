import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { GpuPackService } from '../../../src/main/modules/models/gpu-pack/gpu-pack';
import {
  fileOf,
  packVersion,
  partsFor,
  type PackPart,
} from '../../../src/main/modules/models/gpu-pack/offered-parts';
import { forkWorker } from '../../../src/main/modules/models/llama/worker-process';
import type { GpuPack } from '../../../src/shared/gpu-pack';
import { ok, refuse, type Result } from '../../../src/shared/result';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { startHost, workerProgram } from '../providers/built-in';

/* The pack is fetched from a registry of packages on this machine. */

const names = ['@node-llama-cpp/linux-x64-cuda', '@node-llama-cpp/linux-x64-cuda-ext'];
const never = new AbortController().signal;
let folder: string;
let parts: PackPart[];
let server: Server;
let registry: Result<string>;
/** Paths that were asked for, with the byte that they were to begin at. */
let asked: string[];
/** Sends no more than so many bytes of an answer. */
let most: number;
let changes: GpuPack[];
let open: GpuPackService[];

/** A package as registries have it, with what else is put into it. */
async function pack(name: string, more: (root: string) => void = () => {}): Promise<PackPart> {
  const root = mkdtempSync(join(folder, 'made-'));
  mkdirSync(join(root, 'package', 'dist'), { recursive: true });
  mkdirSync(join(root, 'package', 'bins'));
  writeFileSync(
    join(root, 'package', 'package.json'),
    JSON.stringify({ name, version: packVersion, type: 'module', main: 'dist/index.js' }),
  );
  writeFileSync(
    join(root, 'package', 'dist', 'index.js'),
    `export const getBinsDir = () => ({ binsDir: ${JSON.stringify(join(root, 'package', 'bins'))}, packageVersion: '${packVersion}' });`,
  );
  writeFileSync(join(root, 'package', 'bins', 'part.so'), 'x'.repeat(20_000));
  more(root);
  const file = join(folder, 'registry', name, '-', fileOf({ name }, packVersion));
  mkdirSync(dirname(file), { recursive: true });
  await create({ file, cwd: root, gzip: true, portable: true }, readdirSync(root));
  const bytes = readFileSync(file);
  return {
    name,
    bytes: bytes.length,
    onDisk: 20_000,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zc-pack-'));
  parts = await Promise.all(names.map((name) => pack(name)));
  asked = [];
  changes = [];
  open = [];
  most = Infinity;
  server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const from = Number(/bytes=(\d+)-/u.exec(request.headers.range ?? '')?.[1] ?? 0);
    asked.push(`${path} ${String(from)}`);
    const file = join(folder, 'registry', path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const whole = readFileSync(file);
    const rest = whole.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      etag: '"same"',
      'content-length': rest.length,
      ...(from > 0
        ? { 'content-range': `bytes ${String(from)}-${String(whole.length - 1)}/${String(whole.length)}` }
        : {}),
    });
    if (rest.length <= most) response.end(rest);
    else response.write(rest.subarray(0, most));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = ok(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
});

afterEach(async () => {
  await Promise.all(open.map((service) => service.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

function service(offered: readonly PackPart[] = parts): GpuPackService {
  const made = new GpuPackService({
    folder: join(folder, 'home', 'gpu-pack'),
    parts: offered,
    version: packVersion,
    clock: systemClock,
    registry: () => Promise.resolve(registry),
    isOfUse: () => true,
    changed: (state) => changes.push(state),
  });
  open.push(made);
  return made;
}

async function install(made: GpuPackService, from: string | null = null): Promise<GpuPack> {
  expect(made.install(from).ok).toBe(true);
  return made.settled();
}

test('it is fetched, checked and unpacked, and is there after a restart until it is removed', async () => {
  const made = service();
  expect(made.state()).toMatchObject({ state: 'absent', bytes: 0, problem: null });
  expect(await install(made)).toMatchObject({ state: 'installed', problem: null });
  expect(asked).toEqual(names.map((name) => `/${name}/-/${fileOf({ name }, packVersion)} 0`));
  expect(new Set(changes.map(({ state }) => state))).toEqual(
    new Set(['downloading', 'checking', 'unpacking', 'installed']),
  );
  const again = service();
  expect(Object.keys(again.places() ?? {})).toEqual(names);
  // Nothing of the way here is left.
  expect(readdirSync(join(folder, 'home', 'gpu-pack'))).toEqual([packVersion]);
  expect((await again.remove()).ok).toBe(true);
  expect(again.state()).toMatchObject({ state: 'absent', bytes: 0 });
  expect(existsSync(join(folder, 'home', 'gpu-pack'))).toBe(false);
});

test('what was stopped goes on where it was', async () => {
  most = 50;
  const made = service();
  made.install(null);
  await expect.poll(() => made.state().bytes).toBe(50);
  expect((await made.stop()).ok).toBe(true);
  expect(made.state()).toMatchObject({ state: 'absent', bytes: 50, problem: null });
  most = Infinity;
  expect((await install(service())).state).toBe('installed');
  expect(asked.map((each) => each.split(' ')[1])).toEqual(['0', '50', '0']);
});

test('another file than the one that was meant is deleted, and told', async () => {
  writeFileSync(
    join(folder, 'registry', names[1] ?? '', '-', fileOf({ name: names[1] ?? '' }, packVersion)),
    Buffer.from([0x1f, 0x8b, 8, 0]),
  );
  const made = service();
  expect(await install(made)).toMatchObject({
    state: 'absent',
    problem: { message: expect.stringContaining('is not the file that was meant') as string },
  });
  expect(made.places()).toBeNull();
});

test('nothing but files comes out of it, and none above its folder', async () => {
  const [first] = names;
  const bad = await pack(first ?? '', (root) => {
    symlinkSync('/etc', join(root, 'package', 'bins', 'way-out'));
    mkdirSync(join(root, 'elsewhere'));
    writeFileSync(join(root, 'elsewhere', 'above'), 'x');
  });
  const made = service([bad]);
  expect((await install(made)).state).toBe('installed');
  const home = join(folder, 'home', 'gpu-pack', packVersion, 'linux-x64-cuda');
  expect(readdirSync(join(home, 'bins'))).toEqual(['part.so']);
  expect(readdirSync(join(folder, 'home')).sort()).toEqual(['gpu-pack']);
});

test('a package of another name or version is refused, whatever its sum', async () => {
  const other = await pack('@node-llama-cpp/linux-x64-cuda', (root) => {
    writeFileSync(join(root, 'package', 'package.json'), JSON.stringify({ name: 'x', version: '1' }));
  });
  expect(await install(service([other]))).toMatchObject({
    state: 'absent',
    problem: {
      message: expect.stringContaining('is not the package @node-llama-cpp/linux-x64-cuda') as string,
    },
  });
});

test('a machine without a network takes the files from a folder', async () => {
  registry = refuse({ code: 'models.no-registry', message: 'none', remedy: 'Set it.' });
  expect(await install(service())).toMatchObject({ problem: { message: 'none', remedy: 'Set it.' } });
  const usb = join(folder, 'usb');
  mkdirSync(usb);
  expect(await install(service(), usb)).toMatchObject({
    problem: {
      message: expect.stringContaining(`in ${usb}`) as string,
      remedy: expect.stringContaining('npm pack @node-llama-cpp/linux-x64-cuda@') as string,
    },
  });
  for (const name of names) {
    const file = fileOf({ name }, packVersion);
    writeFileSync(
      join(usb, `node-llama-cpp-${file}`),
      readFileSync(join(folder, 'registry', name, '-', file)),
    );
  }
  expect((await install(service(), usb)).state).toBe('installed');
  expect(asked).toEqual([]);
});

test('what is stopped while it comes from a folder leaves nothing half behind', async () => {
  const from = join(folder, 'stick');
  mkdirSync(from);
  for (const { name } of parts)
    writeFileSync(
      join(from, fileOf({ name }, packVersion)),
      readFileSync(join(folder, 'registry', name, '-', fileOf({ name }, packVersion))),
    );
  const made = service();
  made.install(from);
  await made.stop();
  expect(readdirSync(join(folder, 'home', 'gpu-pack'))).toEqual([]);
  expect(await install(made, from)).toMatchObject({ state: 'installed', problem: null });
});

test('where none is made that is said', () => {
  const none = service([]);
  expect(none.state().offered).toBeNull();
  expect(none.install(null)).toMatchObject({
    ok: false,
    error: { message: 'No CUDA pack is made for this system' },
  });
});

test('what is offered belongs to the library that is here', () => {
  const { version } = JSON.parse(readFileSync('node_modules/node-llama-cpp/package.json', 'utf8')) as {
    version: string;
  };
  expect(packVersion).toBe(version);
  expect(partsFor('linux', 'x64').map(({ name }) => name)).toEqual(names);
  expect(partsFor('darwin', 'arm64')).toEqual([]);
});

test('the inference process finds the pack where it lies, and says what is missing beside it', async () => {
  const file = join(folder, 'random.gguf');
  writeRandomGguf(file, tinyModel);
  const made = service();
  const why = async (): Promise<string | null | undefined> => {
    const host = startHost(
      forkWorker({ ...workerProgram, modulePlaces: () => made.places() }),
      systemClock,
      {},
    );
    try {
      await host.load({ file, contextSize: 512, threads: 1, gpu: 'cuda' }, false, never);
      return host.state.kind === 'ready' ? host.state.model.runsOn?.why : null;
    } finally {
      await host.close();
    }
  };
  expect(await why()).toBe(
    'CUDA cannot be used here: its pack is not installed. `zeroclaw models gpu-pack install` fetches it.',
  );
  await install(made);
  expect(await why()).toBe(
    "CUDA cannot be used here: NVIDIA's driver, or its CUDA libraries (version 12 or 13), are missing.",
  );
});
