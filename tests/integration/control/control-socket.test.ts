import { chownSync, existsSync, mkdtempSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Notice } from '../../../src/shared/notices';
import { ok, refuse, type Result } from '../../../src/shared/result';
import type { Decider } from '../../../src/shared/run';
import { systemClock } from '../../../src/main/platform/base/clock';
import { Emitter } from '../../../src/main/platform/base/emitter';
import { toStamp } from '../../../src/main/platform/base/local-time';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { Scope } from '../../../src/main/platform/base/scope';
import { controlAddress, watcherAddress } from '../../../src/main/platform/socket/address';
import { createControlClient } from '../../../src/main/modules/control/socket/socket-client';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { eventually } from '../../fixtures/eventually';
import { startControlServer } from '../../../src/main/modules/control/socket/socket-server';

let home: string;
let scope: Scope;
const signal = new AbortController().signal;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'zc-'));
  scope = new Scope();
  scope.defer(() => {
    rmSync(home, { recursive: true, force: true });
  });
});
afterEach(() => scope.close());

type Script = (
  procedure: string,
  input: unknown,
  caller: Decider,
) => Result<unknown> | Promise<Result<unknown>>;

async function engine(script: Script, build: string | null = null): Promise<Emitter<Notice>> {
  const notices = new Emitter<Notice>(() => {});
  const router = {
    ask: async (procedure: string, input: unknown, caller: Decider) => script(procedure, input, caller),
  };
  scope.own(
    await startControlServer({
      address: controlAddress(home),
      router,
      notices,
      logger: silentLogger,
      user: 'ana',
      build,
    }),
  );
  return notices;
}

test.each([
  { build: 'one', asks: 'the same build', isTaken: true },
  { build: 'two', asks: 'another build', isTaken: false },
  { build: null, asks: 'no build, but its sources', isTaken: false },
])('an answer is looked at unless it is of the very program that asks: $asks', async ({ build, isTaken }) => {
  await engine(() => ok('another shape'), 'one');
  const asking = createControlClient({ home, clock: systemClock, build }).ask('sops.list', {}, signal);
  if (isTaken) expect(await asking).toEqual(ok('another shape'));
  else await expect(asking).rejects.toMatchObject({ code: 'control.protocol' });
});

test('what neither the engine nor the one that asks is built from is looked at too', async () => {
  await engine(() => ok('another shape'));
  await expect(client().ask('sops.list', {}, signal)).rejects.toMatchObject({ code: 'control.protocol' });
});

/** Of a question that takes a busy machine long; no test is about time. */
const patient = 240_000;
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
  const refusal = refuse({
    code: 'run.unknown',
    message: 'There is no run r9',
    remedy: 'See `zeroclaw runs`.',
  });
  await engine(() => refusal);
  expect(await client().ask('runs.show', { runId: 'r9' }, signal)).toEqual(refusal);
});

test('an answer of another shape than the contract is a protocol error', async () => {
  await engine(() => ok({ nonsense: true }));
  await expect(client().ask('sops.start', { name: 'pump', payload: null }, signal)).rejects.toMatchObject({
    code: 'control.protocol',
  });
});

test('a payload beyond 16 MiB is refused and the engine goes on', async () => {
  await engine(() => ok({ runId: 'r1' }));
  const large = await client().ask(
    'sops.start',
    { name: 'pump', payload: 'x'.repeat(17 * 1024 * 1024) },
    signal,
  );
  expect(large).toMatchObject({ ok: false, error: { code: 'control.too-large' } });
  expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(
    ok({ runId: 'r1' }),
  );
});

test.each<{ file: string; take: (text: string) => Promise<unknown>; value: unknown }>([
  {
    file: 'run',
    take: (text) => client(patient).ask('runs.import', { text }, signal),
    value: {
      runId: 'r1',
      isOwn: false,
      sop: 'pump',
      events: 1,
      signed: null,
      procedure: null,
      notTaken: null,
    },
  },
  {
    file: 'memory',
    take: (text) => client(patient).ask('memory.import', { text }, signal),
    value: { added: 1, replaced: 0, kept: 0, refused: 0 },
  },
])(
  'an exported $file that the window takes up is not too large for the command line',
  async ({ take, value }) => {
    await engine(() => ok(value));
    // Every letter of three bytes.
    expect(await take('값'.repeat(20 * 1024 * 1024))).toEqual(ok(value));
  },
);

test('without an engine the error says how to start one', async () => {
  const failure: unknown = await client()
    .ask('models.list', {}, signal)
    .catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ code: 'control.no-engine', message: `No engine is running for ${home}` });
  expect((failure as { remedy: string }).remedy).toContain('zeroclaw daemon');
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
  const sent: Notice[] = [
    { type: 'sops-changed' },
    { type: 'event-seen', id: 7 },
    { type: 'open', page: 'runs', id: '한글\n줄' },
  ];
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
  const server = await startControlServer({
    address: controlAddress(home),
    router: { ask: async () => ok(null) },
    notices,
    logger: silentLogger,
    user: 'ana',
  });
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
  {
    name: 'a link in its place',
    needsRoot: false,
    place: (folder: string) => {
      symlinkSync(home, folder);
    },
  },
  {
    name: 'a folder of another user',
    needsRoot: true,
    place: (folder: string) => {
      mkdirSync(folder);
      chownSync(folder, 12_345, 12_345);
    },
  },
])(
  'where the socket of a long path belongs there is $name: nothing is sent',
  async ({ needsRoot, place }, ctx) => {
    ctx.skip(needsRoot && process.getuid?.() !== 0, 'only root can make a folder of another user');
    const long = join(home, 'x'.repeat(100));
    const address = controlAddress(long);
    place(dirname(address));
    scope.defer(() => {
      rmSync(dirname(address), { recursive: true, force: true });
    });
    const heard: string[] = [];
    const listener = createServer((socket) => {
      socket.on('data', (data) => {
        heard.push(data.toString());
        socket.end();
      });
    });
    await new Promise<void>((listening) => {
      listener.listen(address, listening);
    });
    scope.defer(
      () =>
        new Promise<void>((closed) => {
          listener.close(() => {
            closed();
          });
        }),
    );
    const stranger = createControlClient({ home: long, clock: systemClock, timeoutMs: 5000 });
    await expect(
      stranger.ask('secrets.set', { name: 'token', secret: 'hidden' }, signal),
    ).rejects.toMatchObject({
      code: 'control.not-permitted',
      message: expect.stringContaining('nothing was sent there') as string,
    });
    await expect(stranger.notices(signal)).rejects.toMatchObject({ code: 'control.not-permitted' });
    expect(heard).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')(
  'a home with a long path is asked over its socket in the temporary folder, and without an engine says so',
  async () => {
    home = join(home, 'x'.repeat(100));
    scope.defer(() => {
      rmSync(dirname(controlAddress(home)), { recursive: true, force: true });
    });
    await expect(client().ask('sops.start', { name: 'pump', payload: null }, signal)).rejects.toMatchObject({
      code: 'control.no-engine',
    });
    await engine(() => ok({ runId: 'r1' }));
    expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(
      ok({ runId: 'r1' }),
    );
  },
);

test('a live engine keeps its socket', async () => {
  await engine(() => ok({ runId: 'first' }));
  await expect(engine(() => ok({ runId: 'second' }))).rejects.toMatchObject({ code: 'control.held' });
  expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(
    ok({ runId: 'first' }),
  );
});

test.skipIf(process.platform === 'win32')('the socket of a killed engine is taken over', async () => {
  const address = controlAddress(home);
  mkdirSync(dirname(address), { recursive: true });
  const program = `require('node:net').createServer().listen(${JSON.stringify(address)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', program]);
  expect(existsSync(address)).toBe(true);
  await engine(() => ok({ runId: 'r1' }));
  expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(
    ok({ runId: 'r1' }),
  );
});

test('an engine in the middle of its death is a protocol error', async () => {
  const address = controlAddress(home);
  mkdirSync(dirname(address), { recursive: true });
  const dying = createServer((connection) => {
    connection.once('data', () => {
      connection.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    dying.listen(address, resolve);
  });
  scope.defer(() => {
    dying.close();
  });
  await expect(client().ask('models.list', {}, signal)).rejects.toMatchObject({ code: 'control.protocol' });
});

/** The thread beside an engine; null: it does not answer. Returns how many asked it. */
async function watcher(answer: object | null): Promise<() => number> {
  let asked = 0;
  mkdirSync(dirname(watcherAddress(home)), { recursive: true });
  const server = createServer((socket) => {
    asked += 1;
    socket.on('error', () => {});
    scope.defer(() => {
      socket.destroy();
    });
    if (answer !== null) socket.end(`${JSON.stringify(answer)}\n`);
  });
  await new Promise<void>((resolve) => {
    server.listen(watcherAddress(home), resolve);
  });
  scope.defer(() => {
    server.close();
  });
  return () => asked;
}

const since = 1_700_000_000_000;
const sinceText = toStamp(since);

test('an engine that has taken a question and stands still is told as that after seconds', async () => {
  let taken: () => void = () => {};
  const turned = new Promise<void>((resolve) => {
    taken = resolve;
  });
  await engine(() => {
    taken();
    return new Promise(() => {});
  });
  await watcher({ pid: 7, isStarting: false, still: { since, doing: 'fold (cli.js:40)' } });
  const clock = new FakeClock();
  const asking = expect(
    createControlClient({ home, clock }).ask('sops.list', {}, signal),
  ).rejects.toMatchObject({
    code: 'control.stands-still',
    wasTaken: true,
    message: `The engine (process 7) has stood still since ${sinceText}, in fold (cli.js:40). It has taken what was asked; whether it is done is not known`,
    remedy: expect.stringContaining('end it (process 7) and start it again') as string,
  });
  await turned;
  await clock.advance(2_000);
  await asking;
  expect(clock.sleeping).toBe(0);
});

/**
 * An engine that stands still: the system takes the connection, and nobody reads. Returns what came, once it
 * goes on.
 */
async function stillEngine(): Promise<() => Promise<string>> {
  mkdirSync(dirname(controlAddress(home)), { recursive: true });
  const waiting: Socket[] = [];
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    waiting.push(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(controlAddress(home), resolve);
  });
  scope.defer(() => {
    server.close();
  });
  return async () =>
    (
      await Promise.all(
        (await eventually('the connection', () => (waiting.length > 0 ? waiting : null))).map((socket) =>
          text(socket),
        ),
      )
    ).join('');
}

test.each([
  {
    name: 'but an emergency stop, which waits for the engine',
    ask: (from: ReturnType<typeof client>) => from.ask('engine.stop-everything', {}, signal),
    body: '{}',
  },
  {
    name: 'whatever else it is',
    ask: (from: ReturnType<typeof client>) => from.ask('sops.start', { name: 'pump', payload: null }, signal),
    body: '',
  },
])(
  'an engine that stands still gets nothing to do after its asker has gone: $name',
  async ({ ask, body }) => {
    const goOn = await stillEngine();
    await watcher({ pid: 7, isStarting: false, still: { since, doing: null } });
    const clock = new FakeClock();
    const asking = expect(ask(createControlClient({ home, clock }))).rejects.toMatchObject({
      wasTaken: false,
      message: `The engine (process 7) has stood still since ${sinceText}. What was asked it has not taken, and does not do later`,
    });
    await clock.advance(2_000);
    await asking;
    expect((await goOn()).split('\r\n\r\n')[1]).toBe(body);
  },
);

test('the server does nothing for an asker that went away before it sent its input', async () => {
  const asked: string[] = [];
  await engine((procedure) => {
    asked.push(procedure);
    return ok({ runId: 'r1' });
  });
  const socket = connect(controlAddress(home));
  socket.write(
    'POST /v1/sops.start HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 30\r\n\r\n',
  );
  await new Promise((turnedTo) => {
    socket.once('data', turnedTo);
  });
  socket.destroy();
  expect(await client().ask('sops.start', { name: 'pump', payload: null }, signal)).toEqual(
    ok({ runId: 'r1' }),
  );
  expect(asked).toEqual(['sops.start']);
});

test('a process that is halted altogether is told by its number in the home, after two looks', async () => {
  await engine(() => new Promise(() => {}));
  const asked = await watcher(null);
  const clock = new FakeClock();
  const asking = expect(
    createControlClient({ home, clock, pid: () => 7 }).ask('sops.list', {}, signal),
  ).rejects.toMatchObject({
    message:
      'The engine (process 7) does not answer, nor does the thread that watches it: it is halted, or the machine has no time for it. It has taken what was asked; whether it is done is not known',
  });
  await clock.advance(2_000);
  await eventually('the first look', () => asked() === 1);
  await clock.advance(4_000);
  await eventually('the second look', () => asked() === 2);
  await clock.advance(3_000);
  await asking;
});

test('an engine that is busy is waited for until its time is over', async () => {
  await engine(() => new Promise(() => {}));
  const asked = await watcher({ pid: 7, isStarting: false, still: null });
  const clock = new FakeClock();
  const asking = expect(
    createControlClient({ home, clock, timeoutMs: 2_500 }).ask('sops.list', {}, signal),
  ).rejects.toMatchObject({ code: 'control.timeout' });
  await clock.advance(2_000);
  await eventually('the first look', () => asked() === 1);
  await clock.advance(500);
  await asking;
});

test.each([
  {
    name: 'still starting, and moves',
    isStarting: true,
    still: null,
    code: 'control.starting',
    message: 'The engine (process 7) is still starting, and takes nothing yet.',
    remedy: 'Try again in a moment.',
  },
  {
    name: 'still starting, and stands still in it',
    isStarting: true,
    still: { since, doing: 'migrate (cli.js:9)' },
    code: 'control.starting',
    message: `The engine (process 7) is still starting, and takes nothing yet. It has stood still in its start since ${sinceText}, in migrate (cli.js:9).`,
    remedy:
      'It may go on by itself; its log says more. If it does not, end it (process 7) and start it again.',
  },
  {
    name: 'ending, and moves',
    isStarting: false,
    still: null,
    code: 'control.ending',
    message: 'The engine (process 7) is ending, and takes nothing more.',
    remedy:
      'Wait until it has ended, then start it again. If it does not end, its log says more: kill it (process 7); what is under way is on record.',
  },
  {
    name: 'ending, and stands still in it',
    isStarting: false,
    still: { since, doing: 'fold (cli.js:40)' },
    code: 'control.ending',
    message: `The engine (process 7) is ending, and takes nothing more. It has stood still in its end since ${sinceText}, in fold (cli.js:40).`,
    remedy:
      'It may go on by itself; its log says more. If it does not, kill it (process 7) and start it again: what is under way is on record.',
  },
])('an engine that is $name is told from none', async ({ isStarting, still, code, message, remedy }) => {
  await watcher({ pid: 7, isStarting, still });
  await expect(client().ask('engine.stop-everything', {}, signal)).rejects.toMatchObject({
    name: 'EngineTakesNothingError',
    code,
    message,
    remedy,
  });
});

test('an engine that neither listens nor moves at all is told from none', async () => {
  const asked = await watcher(null);
  const clock = new FakeClock();
  const asking = expect(
    createControlClient({ home, clock, pid: () => 7 }).ask('sops.list', {}, signal),
  ).rejects.toMatchObject({
    code: 'control.halted',
    message:
      'The engine (process 7) takes nothing, and the thread that watches it does not answer: it is halted, or the machine has no time for it.',
  });
  await eventually('the look', () => asked() === 1);
  await clock.advance(3_000);
  await asking;
});

test('who waits on purpose hears when the engine comes to stand and when it goes on', async () => {
  const answer: { pid: number; isStarting: boolean; still: object | null } = {
    pid: 7,
    isStarting: false,
    still: { since, doing: null },
  };
  await watcher(answer);
  const clock = new FakeClock();
  const looking = new AbortController();
  const seen: unknown[] = [];
  const watching = (async () => {
    for await (const still of createControlClient({ home, clock }).stillness(looking.signal))
      seen.push(still);
  })().catch(() => {});
  await clock.advance(2_000);
  await eventually('the stillness', () => seen.length === 1);
  answer.still = null;
  await eventually('its end', async () => {
    await clock.advance(1_000);
    return seen.length === 2;
  });
  looking.abort();
  await watching;
  expect(seen).toEqual([{ pid: 7, since, doing: null }, null]);
});
