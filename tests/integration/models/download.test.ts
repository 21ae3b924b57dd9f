import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/main/platform/base/clock';
import { ModelDownloads } from '../../../src/main/modules/models/model-store/downloads';
import type { ModelDownload, PullRequest } from '../../../src/shared/models';
import { startModelServer, type ModelServer } from '../../fixtures/model-server';
import { comesTrue } from '../../../src/main/testing/comes-true';

const model = readFileSync('resources/models/step-runner.gguf');
const sha256 = createHash('sha256').update(model).digest('hex');

/**
 * Waits between tries take no time; those for a server that has fallen silent last until they are called off,
 * or until the test wakes them.
 */
class TestClock implements Clock {
  #stalled: (() => void)[] = [];
  readonly waits: number[] = [];

  now(): number {
    return 0;
  }

  steady(): number {
    return 0;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.waits.push(ms);
    if (ms < 60_000) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#stalled.push(resolve);
      signal.addEventListener(
        'abort',
        () => {
          reject(signal.reason as Error);
        },
        { once: true },
      );
    });
  }

  /** A minute passes for everybody who waits that long. */
  minute(): void {
    for (const wake of this.#stalled.splice(0)) wake();
  }
}

let folder: string;
let server: ModelServer;
let clock: TestClock;
let changes: ModelDownload[];
let opened: ModelDownloads[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zc-models-'));
  server = await startModelServer(model);
  clock = new TestClock();
  changes = [];
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map((downloads) => downloads.close()));
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(options: { readonly freeBytes?: number; readonly token?: string } = {}): ModelDownloads {
  const downloads = new ModelDownloads({
    folder,
    clock,
    hub: () => Promise.resolve({ url: server.url, token: options.token ?? null }),
    changed: (download) => {
      changes.push(download);
    },
    ...(options.freeBytes === undefined ? {} : { freeBytes: () => Promise.resolve(options.freeBytes ?? 0) }),
  });
  opened.push(downloads);
  return downloads;
}

async function pull(downloads: ModelDownloads, request: Partial<PullRequest> = {}): Promise<ModelDownload> {
  const begun = await downloads.pull({ uri: `${server.url}/tiny.gguf`, replace: false, ...request });
  if (!begun.ok) throw new Error(begun.error.message);
  const ended = await downloads.settled(begun.value.name);
  if (!ended.ok) throw new Error(ended.error.message);
  return ended.value;
}

const file = (name: string): string => join(folder, name);
const ranges = (): readonly (string | null)[] => server.requests.map(({ range }) => range);

describe('a model is there whole, and only then', () => {
  test('fetched, checked and put in its place, with nothing left beside it', async () => {
    server.temper.headers = { 'x-linked-etag': `"${sha256}"` };
    expect(await pull(open())).toEqual({
      name: 'tiny',
      url: `${server.url}/tiny.gguf`,
      bytes: model.length,
      total: model.length,
      state: 'done',
      pace: null,
      problem: null,
    });
    expect(readdirSync(folder)).toEqual(['tiny.gguf', 'tiny.gguf.sha256']);
    expect(readFileSync(file('tiny.gguf')).equals(model)).toBe(true);
  });

  test('fetched over a line that breaks again and again, each time from where it broke', async () => {
    server.temper.drops = [1_000_000, 2_000_000, 500_000];
    expect(await pull(open(), { sha256 })).toMatchObject({ state: 'done' });
    expect(ranges()[0]).toBeNull();
    expect(ranges()).toHaveLength(4);
    for (const range of ranges().slice(1)) expect(range).toMatch(/^bytes=[1-9]\d+-$/u);
    expect(readFileSync(file('tiny.gguf')).equals(model)).toBe(true);
  });

  test('fetched from a server that knows no ranges, from the beginning', async () => {
    Object.assign(server.temper, { ranges: false, drops: [3_000_000] });
    expect(await pull(open(), { sha256 })).toMatchObject({ state: 'done', bytes: model.length });
  });

  test('fetched from a server that tells neither its size nor a tag', async () => {
    Object.assign(server.temper, { length: false, etag: null });
    expect(await pull(open(), { sha256 })).toMatchObject({ state: 'done', bytes: model.length });
  });

  test.each([
    { name: 'that heeds If-Range', ifRange: true },
    { name: 'that does not', ifRange: false },
  ])('not put together from two files, when a server $name has another one by then', async ({ ifRange }) => {
    const downloads = open();
    server.temper.bytes = Buffer.concat([model.subarray(0, 100), Buffer.alloc(model.length - 100, 7)]);
    server.temper.ifRange = ifRange;
    server.temper.hangsAfter = 2_000_000;
    const begun = pull(downloads);
    await server.hanging();
    await comesTrue(() => {
      expect(statSync(file('tiny.gguf.part')).size).toBe(2_000_000);
    });
    await downloads.pause('tiny');
    expect(await begun).toMatchObject({ state: 'paused', bytes: 2_000_000 });
    Object.assign(server.temper, { bytes: model, etag: '"v2"', hangsAfter: null });
    expect(downloads.resume('tiny')).toMatchObject({ ok: true });
    expect(await downloads.settled('tiny')).toMatchObject({ ok: true, value: { state: 'done' } });
    expect(readFileSync(file('tiny.gguf')).equals(model)).toBe(true);
  });

  test('not when its checksum is another one: what came is deleted', async () => {
    const damaged = Buffer.from(model);
    damaged[model.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
    server.temper.bytes = damaged;
    server.temper.headers = { 'x-linked-etag': `"${sha256}"` };
    expect(await pull(open())).toMatchObject({
      state: 'failed',
      problem: { message: expect.stringContaining(`not ${sha256}`) as string },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('not when the server publishes another checksum than the one that was given: nothing is fetched', async () => {
    server.temper.headers = { 'x-linked-etag': sha256 };
    expect(await pull(open(), { sha256: '0'.repeat(64) })).toMatchObject({
      state: 'failed',
      bytes: 0,
      problem: { message: expect.stringContaining(`SHA-256 ${sha256}, not 0000`) as string },
    });
  });

  test.each([
    {
      name: 'a page instead of the file',
      bytes: Buffer.from('<!doctype html><p>Log in'),
      message: /is no GGUF file: the server sends application\/octet-stream/u,
    },
    {
      name: 'a file that is cut off at the source',
      bytes: model.subarray(0, 3_000_000),
      message: /cut off: 3000000 of \d+ bytes/u,
    },
  ])('not when it is $name', async ({ bytes, message }) => {
    server.temper.bytes = bytes;
    expect(await pull(open())).toMatchObject({
      state: 'failed',
      problem: { message: expect.stringMatching(message) as string },
    });
    expect(existsSync(file('tiny.gguf'))).toBe(false);
  });
});

describe('what is there is kept', () => {
  test('when the server falls silent, until it answers again', async () => {
    const downloads = open();
    server.temper.hangsAfter = 1_000_000;
    const done = pull(downloads, { sha256 });
    await server.hanging();
    await comesTrue(() => {
      expect(statSync(file('tiny.gguf.part')).size).toBe(1_000_000);
    });
    server.temper.hangsAfter = null;
    // The bytes are on disk before they count as heard, so how many minutes have heard something is open; the
    // wait before the next try ends them.
    await comesTrue(() => {
      if (!clock.waits.includes(1_000)) clock.minute();
      expect(clock.waits).toContain(1_000);
    });
    expect(await done).toMatchObject({ state: 'done' });
    expect(ranges()).toEqual([null, 'bytes=1000000-']);
  });

  test('when it is given up after several tries that brought nothing, with growing waits', async () => {
    const downloads = open();
    server.temper.drops = [1_000_000, 0, 0, 0, 0, 0];
    server.temper.beforeDrop = () =>
      comesTrue(() => {
        expect(statSync(file('tiny.gguf.part')).size).toBe(1_000_000);
      });
    expect(await pull(downloads)).toMatchObject({
      state: 'failed',
      bytes: 1_000_000,
      problem: {
        message: expect.stringContaining('could not be fetched: the line broke off') as string,
        remedy: expect.stringContaining('goes on with it') as string,
      },
    });
    expect(clock.waits.filter((wait) => wait < 60_000)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(await pull(downloads, { sha256 })).toMatchObject({ state: 'done' });
    expect(ranges().at(-1)).toBe('bytes=1000000-');
  });

  test('in the next program, which knows where it came from and what it must be', async () => {
    const first = open();
    server.temper.hangsAfter = 1_000_000;
    const begun = pull(first, { sha256 });
    await server.hanging();
    await comesTrue(() => {
      expect(statSync(file('tiny.gguf.part')).size).toBe(1_000_000);
    });
    await first.close();
    await begun;
    server.temper.hangsAfter = null;
    const next = open();
    expect(next.list()).toEqual([
      {
        name: 'tiny',
        url: `${server.url}/tiny.gguf`,
        bytes: 1_000_000,
        total: model.length,
        state: 'paused',
        pace: null,
        problem: null,
      },
    ]);
    expect(next.resume('tiny')).toMatchObject({ ok: true });
    expect(await next.settled('tiny')).toMatchObject({ ok: true, value: { state: 'done' } });
    expect(ranges()).toEqual([null, 'bytes=1000000-']);
  });

  test('when the disk has too little space for the rest, which is said before it is full', async () => {
    expect(await pull(open({ freeBytes: 10 * 2 ** 20 }))).toMatchObject({
      state: 'failed',
      problem: {
        message: `tiny.gguf needs ${String(Math.ceil(model.length / 2 ** 20))} MiB more, and the disk has 10 MiB left`,
        remedy: expect.stringContaining('Free some space') as string,
      },
    });
    expect(await pull(open({ freeBytes: 2 ** 30 }))).toMatchObject({ state: 'done' });
  });

  test('not when somebody discards it', async () => {
    const downloads = open();
    server.temper.hangsAfter = 1_000_000;
    const begun = pull(downloads).catch(() => null);
    await server.hanging();
    expect(await downloads.discard('tiny')).toEqual({ ok: true, value: null });
    await begun;
    expect(readdirSync(folder)).toEqual([]);
    expect(downloads.resume('tiny')).toMatchObject({ ok: false, error: { code: 'models.no-download' } });
  });
});

describe('what is there already', () => {
  test('is not replaced unless that is said', async () => {
    writeFileSync(file('tiny.gguf'), 'mine');
    expect(await pull(open())).toMatchObject({
      state: 'failed',
      problem: { message: 'There is a model tiny already' },
    });
    expect(server.requests).toEqual([]);
    expect(await pull(open(), { replace: true })).toMatchObject({ state: 'done' });
    expect(statSync(file('tiny.gguf')).size).toBe(model.length);
  });

  test('as a download is not begun twice, in this program or another', async () => {
    const downloads = open();
    server.temper.hangsAfter = 1_000_000;
    const begun = pull(downloads).catch(() => null);
    await server.hanging();
    await downloads.pull({ uri: `${server.url}/tiny.gguf`, replace: false });
    expect(server.requests).toHaveLength(1);
    expect(await pull(open())).toMatchObject({
      state: 'failed',
      problem: { message: expect.stringContaining('is being fetched already') as string },
    });
    await downloads.pause('tiny');
    await begun;
  });

  test('as the lock of a program that is gone holds nobody up', async () => {
    writeFileSync(file('tiny.gguf.part.lock'), '999999999');
    expect(await pull(open())).toMatchObject({ state: 'done' });
  });
});

describe('addresses', () => {
  test('hf: is the hub of the configuration, whose key goes to it and to nobody else', async () => {
    const store = await startModelServer(model);
    server.redirects.set('/acme/tiny/resolve/main/q4/tiny.gguf', {
      to: `${store.url}/blob?signature=1`,
      headers: { 'x-linked-etag': `"${sha256}"` },
    });
    expect(await pull(open({ token: 'hub-key' }), { uri: 'hf:acme/tiny/q4/tiny.gguf' })).toMatchObject({
      name: 'tiny',
      state: 'done',
    });
    expect(server.requests.map(({ authorization }) => authorization)).toEqual(['Bearer hub-key']);
    expect(store.requests).toEqual([{ path: '/blob?signature=1', range: null, authorization: null }]);
    expect(changes.some(({ state }) => state === 'checking' || state === 'done')).toBe(true);
    await store.close();
  });

  test.each([
    { status: 401, remedy: /hub_token/u },
    { status: 404, remedy: /Check the address/u },
  ])('an answer of $status ends it at once, with what can be done', async ({ status, remedy }) => {
    server.temper.statuses = [status];
    expect(await pull(open())).toMatchObject({
      state: 'failed',
      problem: {
        message: expect.stringContaining(`answers ${String(status)}`) as string,
        remedy: expect.stringMatching(remedy) as string,
      },
    });
    expect(server.requests).toHaveLength(1);
  });

  test('a server that is busy for a moment is asked again', async () => {
    server.temper.statuses = [503, 429, 500];
    expect(await pull(open())).toMatchObject({ state: 'done' });
    expect(server.requests).toHaveLength(4);
  });

  test.each([
    { name: 'a place that is none', uri: 'ftp://example.org/x.gguf', code: 'models.uri' },
    { name: 'a hub address without a file', uri: 'hf:acme/tiny', code: 'models.uri' },
    {
      name: 'a hub address that leaves the repository',
      uri: 'hf:acme/tiny/../../x.gguf',
      code: 'models.uri',
    },
    { name: 'a file of another kind', uri: 'http://127.0.0.1:1/model.bin', code: 'models.name' },
    {
      name: 'a name that leaves the folder',
      uri: 'http://127.0.0.1:1/x.gguf',
      modelName: '../x',
      code: 'models.name',
    },
    {
      name: 'the name of the model that ships',
      uri: 'http://127.0.0.1:1/built-in.gguf',
      code: 'models.name',
    },
  ])('$name is refused before anything happens', async ({ uri, code, modelName }) => {
    expect(
      await open().pull({ uri, replace: false, ...(modelName === undefined ? {} : { name: modelName }) }),
    ).toMatchObject({ ok: false, error: { code } });
  });
});
