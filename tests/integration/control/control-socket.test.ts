import { chownSync, existsSync, mkdtempSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Notice } from '../../../src/shared/notices';
import { ok, refuse, type Result } from '../../../src/shared/result';
import type { Decider } from '../../../src/shared/run';
import { systemClock } from '../../../src/main/base/clock';
import { Emitter } from '../../../src/main/base/emitter';
import { silentLogger } from '../../../src/main/base/logger';
import { Scope } from '../../../src/main/base/scope';
import { controlAddress } from '../../../src/main/control/address';
import { createControlClient } from '../../../src/main/control/socket-client';
import { startControlServer } from '../../../src/main/control/socket-server';

let home: string;
let scope: Scope;
const signal = new AbortController().signal;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'zc-'));
  scope = new Scope();
  scope.defer(() => { rmSync(home, { recursive: true, force: true }); });
});
afterEach(() => scope.close());

type Script = (procedure: string, input: unknown, caller: Decider) => Result<unknown> | Promise<Result<unknown>>;

async function engine(script: Script): Promise<Emitter<Notice>> {
  const notices = new Emitter<Notice>(() => {});
  const router = { ask: async (procedure: string, input: unknown, caller: Decider) => script(procedure, input, caller) };
  scope.own(await startControlServer({ address: controlAddress(home), router, notices, logger: silentLogger, user: 'ana' }));
  return notices;
}

const client = (timeoutMs = 10_000) => createControlClient({ home, clock: systemClock, timeoutMs });

test('a question reaches the router with the input, and with the socket’s user as caller', async () => {
  const asked: unknown[] = [];
  await engine((...question) => {
    asked.push(question);
    return ok({ runId: 'r1' });
  });
  const payload = 'x'.repeat(5 * 1024 * 1024);
  expect(await client().ask('sops.start', { name: 'pump', payload }, signal)).toEqual(ok({ runId: 'r1' }));
  expect(asked).toEqual([['sops.start', { name: 'pump', payload }, { by: 'ana', via: 'cli' }]]);
});

test('a refusal arrives as a value', async () => {
  const refusal = refuse({ code: 'run.unknown', message: 'There is no run r9', mend: 'See `zeroclaw runs`.' });
  await engine(() => refusal);
  expect(await client().ask('runs.show', { runId: 'r9' }, signal)).toEqual(refusal);
});

test('an answer of another shape than the contract is a protocol error', async () => {
  await engine(() => ok({ nonsense: true }));
  await expect(client().ask('sops.start', { name: 'pump', payload: null }, signal)).rejects.toMatchObject({ code: 'control.protocol' });
});

test('a payload beyond 16 MiB is refused and the engine goes on', async () => {
  await engine(() => ok({ runId: 'r1' }));
  const large = await client().ask('sops.start', { name: 'pump', payload: 'x'.repeat(17 * 1024 * 1024) }, signal);
  expect(large).toMatchObject({ ok: false, error: { code: 'control.too-large' } });
  expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(ok({ runId: 'r1' }));
});

test('without an engine the error says how to start one', async () => {
  const failure: unknown = await client().ask('models.list', {}, signal).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ code: 'control.no-engine', message: `No engine is running for ${home}` });
  expect((failure as { mend: string }).mend).toContain('zeroclaw daemon');
  await expect(client().notices(signal)).rejects.toMatchObject({ code: 'control.no-engine' });
});

test('an engine that does not answer in time is reported as such', async () => {
  await engine(() => new Promise(() => {}));
  await expect(client(30).ask('models.list', {}, signal)).rejects.toMatchObject({ code: 'control.timeout' });
});

test('an abort ends the question with the signal’s reason', async () => {
  const aborting = new AbortController();
  await engine(() => {
    aborting.abort(new Error('enough'));
    return new Promise(() => {});
  });
  await expect(client().ask('models.list', {}, aborting.signal)).rejects.toThrow('enough');
});

test('notices sent after the stream has opened all arrive, in order', async () => {
  const notices = await engine(() => ok(null));
  const stream = await client().notices(signal);
  const sent: Notice[] = [{ type: 'sops-changed' }, { type: 'event-seen', id: 7 }, { type: 'open', page: 'runs', id: '한글\n줄' }];
  for (const notice of sent) notices.emit(notice);
  const seen: Notice[] = [];
  for await (const notice of stream) {
    seen.push(notice);
    if (seen.length === sent.length) break;
  }
  expect(seen).toEqual(sent);
});

test('the stream ends when the engine closes', async () => {
  const notices = new Emitter<Notice>(() => {});
  const server = await startControlServer({ address: controlAddress(home), router: { ask: async () => ok(null) }, notices, logger: silentLogger, user: 'ana' });
  const stream = await client().notices(signal);
  await server.close();
  const seen: Notice[] = [];
  for await (const notice of stream) seen.push(notice);
  expect(seen).toEqual([]);
  expect(existsSync(controlAddress(home))).toBe(false);
});

test.skipIf(process.platform === 'win32')('only the user can open the socket or its folder', async () => {
  await engine(() => ok(null));
  const mode = (path: string): number => statSync(path).mode & 0o777;
  expect([mode(controlAddress(home)), mode(dirname(controlAddress(home)))]).toEqual([0o600, 0o700]);
});

test.skipIf(process.platform === 'win32').for([
  { name: 'a link in its place', needsRoot: false, place: (folder: string) => { symlinkSync(home, folder); } },
  { name: 'a folder of another user', needsRoot: true, place: (folder: string) => { mkdirSync(folder); chownSync(folder, 12_345, 12_345); } },
])('where the socket of a long path belongs there is $name: nothing is sent', async ({ needsRoot, place }, ctx) => {
  ctx.skip(needsRoot && process.getuid?.() !== 0, 'only root can make a folder of another user');
  const long = join(home, 'x'.repeat(100));
  const address = controlAddress(long);
  place(dirname(address));
  scope.defer(() => { rmSync(dirname(address), { recursive: true, force: true }); });
  const heard: string[] = [];
  const listener = createServer((socket) => { socket.on('data', (data) => { heard.push(data.toString()); socket.end(); }); });
  await new Promise<void>((listening) => { listener.listen(address, listening); });
  scope.defer(() => new Promise<void>((closed) => { listener.close(() => { closed(); }); }));
  const stranger = createControlClient({ home: long, clock: systemClock, timeoutMs: 5000 });
  await expect(stranger.ask('secrets.set', { name: 'token', secret: 'hidden' }, signal)).rejects.toMatchObject({ code: 'control.not-permitted', message: expect.stringContaining('nothing was sent there') as string });
  await expect(stranger.notices(signal)).rejects.toMatchObject({ code: 'control.not-permitted' });
  expect(heard).toEqual([]);
});

test.skipIf(process.platform === 'win32')('a home with a long path is asked over its socket in the temporary folder, and without an engine says so', async () => {
  home = join(home, 'x'.repeat(100));
  scope.defer(() => { rmSync(dirname(controlAddress(home)), { recursive: true, force: true }); });
  await expect(client().ask('sops.start', { name: 'pump', payload: null }, signal)).rejects.toMatchObject({ code: 'control.no-engine' });
  await engine(() => ok({ runId: 'r1' }));
  expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(ok({ runId: 'r1' }));
});

test('a live engine keeps its socket', async () => {
  await engine(() => ok({ runId: 'first' }));
  await expect(engine(() => ok({ runId: 'second' }))).rejects.toMatchObject({ code: 'control.held' });
  expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(ok({ runId: 'first' }));
});

test.skipIf(process.platform === 'win32')('the socket of a killed engine is taken over', async () => {
  const address = controlAddress(home);
  mkdirSync(dirname(address), { recursive: true });
  const program = `require('node:net').createServer().listen(${JSON.stringify(address)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', program]);
  expect(existsSync(address)).toBe(true);
  await engine(() => ok({ runId: 'r1' }));
  expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(ok({ runId: 'r1' }));
});

test('an engine in the middle of its death is a protocol error', async () => {
  const address = controlAddress(home);
  mkdirSync(dirname(address), { recursive: true });
  const dying = createServer((connection) => { connection.once('data', () => { connection.destroy(); }); });
  await new Promise<void>((resolve) => { dying.listen(address, resolve); });
  scope.defer(() => { dying.close(); });
  await expect(client().ask('models.list', {}, signal)).rejects.toMatchObject({ code: 'control.protocol' });
});
