import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { startMosquitto } from '../../fixtures/mosquitto';
import { eventually } from '../../fixtures/eventually';

/**
 * A database that is removed, replaced or cannot be written underneath a running engine, on real files:
 * nothing starts and nothing is acknowledged that a restart would not know.
 */

const id = 'database';
const token = 'a-token-of-the-test';

async function open(mqtt = ''): Promise<EngineFixture> {
  const fixture = await openEngine({
    config: `${mqtt}[gateway]\nport = 0\ntoken = "${token}"\n[sop]\nmax_active_runs = 500\n`,
    sops: {
      'pump/SOP.toml':
        '[sop]\nname = "pump"\ndescription = "Pumps"\nexecution_mode = "auto"\nmax_concurrent = 500\n[[triggers]]\ntype = "webhook"\npath = "/sop/pump"\n[[triggers]]\ntype = "mqtt"\ntopic = "plant/bar"\n[[triggers]]\ntype = "manual"\n',
      'pump/SOP.md': '## Steps\n\n1. **Note** — Note it.\n   - call: sop_list {}\n',
    },
  });
  onTestFinished(() => fixture.close());
  return fixture;
}

async function post(fixture: EngineFixture): Promise<{ readonly status: number; readonly body: string }> {
  const answer = await fetch(`${fixture.engine.gatewayUrl() ?? ''}/sop/pump`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"bar": 3}',
  });
  return { status: answer.status, body: await answer.text() };
}

async function accepted(fixture: EngineFixture): Promise<string> {
  const { status, body } = await post(fixture);
  expect(status).toBe(202);
  return (JSON.parse(body) as { readonly run_id: string }[])[0]?.run_id ?? '';
}

async function refused(fixture: EngineFixture): Promise<void> {
  expect(await post(fixture)).toMatchObject({ status: 503 });
  await expect(fixture.ask('sops.start', { name: 'pump', payload: null })).rejects.toThrow(/refused/u);
}

const known = async (fixture: EngineFixture): Promise<readonly string[]> =>
  (await fixture.ask('runs.list', { limit: 1000 })).map(({ runId }) => runId).sort();

const fileOf = (fixture: EngineFixture): string => join(fixture.home, 'data', 'zeroclaw.db');

const stranger = (file: string): void => {
  writeFileSync(`${file}.other`, readFileSync('package.json'));
  renameSync(`${file}.other`, file);
};

test.each<{
  readonly name: string;
  readonly told: RegExp;
  readonly happens: (file: string) => void;
  readonly fixed: (file: string) => void;
}>([
  {
    name: 'is moved away, and back',
    told: /is not there any more/u,
    happens: (file) => {
      renameSync(file, `${file}.away`);
    },
    fixed: (file) => {
      renameSync(`${file}.away`, file);
    },
  },
  {
    name: 'is replaced by another file, and put back',
    told: /Another file lies in the place/u,
    happens: (file) => {
      renameSync(file, `${file}.away`);
      stranger(file);
    },
    fixed: (file) => {
      renameSync(`${file}.away`, file);
    },
  },
  {
    name: 'may not be written, and may again',
    told: /may not be written any more/u,
    happens: (file) => {
      chmodSync(file, 0o400);
    },
    fixed: (file) => {
      chmodSync(file, 0o600);
    },
  },
  {
    name: 'lies in a folder that may not be written, and may again',
    told: /may not be written any more/u,
    happens: (file) => {
      chmodSync(join(file, '..'), 0o500);
    },
    fixed: (file) => {
      chmodSync(join(file, '..'), 0o700);
    },
  },
])('while the database $name, nothing starts, and it goes on by itself', async ({ told, happens, fixed }) => {
  const fixture = await open();
  const before = await accepted(fixture);
  await fixture.ended(before);
  happens(fileOf(fixture));
  expect((await fixture.problem(id)).message).toMatch(told);
  await refused(fixture);
  fixed(fileOf(fixture));
  await fixture.fixed(id);
  const after = await accepted(fixture);
  await fixture.ended(after);
  await fixture.restart();
  expect(await known(fixture)).toEqual([before, after].sort());
  expect((await fixture.ask('engine.status', {})).problems).toEqual([]);
});

test('an event right after the database was removed is not acknowledged', async () => {
  const fixture = await open();
  await fixture.ended(await accepted(fixture));
  rmSync(fileOf(fixture));
  await refused(fixture);
  await fixture.problem(id, ({ remedy }) => remedy.includes('once more'));
});

test('messages stay with the broker while the database is away, and each starts once when it is back', async () => {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const fixture = await open(`[mqtt]\nurl = "${broker.url}"\n`);
  // Kept for whoever subscribes later; to whoever did it is news.
  await broker.publish('plant/bar', 'kept', { retain: true });
  await eventually('the topic to be listened to', async () =>
    (await fixture.ask('events.list', { limit: 10 })).some(({ topic }) => topic === 'plant/bar'),
  );
  const before = await known(fixture);
  for (const runId of before) await fixture.ended(runId);
  renameSync(fileOf(fixture), `${fileOf(fixture)}.away`);
  for (let count = 0; count < 20; count += 1) await broker.publish('plant/bar', String(count));
  await fixture.problem(id);
  expect(await known(fixture)).toEqual(before);
  renameSync(`${fileOf(fixture)}.away`, fileOf(fixture));
  await eventually('all of them to start', async () => (await known(fixture)).length === before.length + 20);
  for (const runId of await known(fixture)) await fixture.ended(runId);
  await fixture.restart();
  expect(await known(fixture)).toHaveLength(before.length + 20);
});

test('what was in a database that was removed is written once more, for the next start', async () => {
  const fixture = await open();
  const before = await accepted(fixture);
  await fixture.ended(before);
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${fileOf(fixture)}${suffix}`);
  const { message } = await fixture.problem(id, ({ remedy }) => remedy.includes('once more'));
  expect(message).toContain('was removed');
  await refused(fixture);
  await fixture.restart();
  expect(await known(fixture)).toEqual([before]);
  expect((await fixture.ask('engine.status', {})).problems).toEqual([]);
  await fixture.ended(await accepted(fixture));
});

test('what was in a database in whose place another lies is written beside it, and that one stays', async () => {
  const fixture = await open();
  const before = await accepted(fixture);
  await fixture.ended(before);
  stranger(fileOf(fixture));
  const { message, remedy } = await fixture.problem(id, (told) => told.remedy.includes('zeroclaw restore'));
  expect(message).toContain('another file lies in its place');
  expect(remedy).toContain(`${fileOf(fixture)}.rescued`);
  await refused(fixture);
  expect(readFileSync(fileOf(fixture))).toEqual(readFileSync('package.json'));
  await fixture.restart(() => {
    renameSync(`${fileOf(fixture)}.rescued`, fileOf(fixture));
    rmSync(`${fileOf(fixture)}-wal`, { force: true });
    return Promise.resolve();
  });
  expect(await known(fixture)).toEqual([before]);
});

test('a database that lies in the place of a removed one keeps its write-ahead log when the engine ends', async () => {
  const fixture = await open();
  const before = await accepted(fixture);
  await fixture.ended(before);
  // As a kill leaves it: the run is in the log alone.
  const asKilled = mkdtempSync(join(tmpdir(), 'zc-killed-'));
  onTestFinished(() => {
    rmSync(asKilled, { recursive: true, force: true });
  });
  cpSync(join(fixture.home, 'data'), asKilled, { recursive: true });
  await fixture.ended(await accepted(fixture));
  for (const end of ['', '-wal', '-shm'])
    renameSync(join(asKilled, `zeroclaw.db${end}`), `${fileOf(fixture)}${end}`);
  await fixture.problem(id, (told) => told.remedy.includes('zeroclaw restore'));
  await fixture.restart();
  expect(await known(fixture)).toEqual([before]);
});

test('a database that was written over with an older one is found out', async () => {
  const fixture = await open();
  await fixture.restart(() => {
    copyFileSync(fileOf(fixture), `${fileOf(fixture)}.older`);
    return Promise.resolve();
  });
  await fixture.ended(await accepted(fixture));
  await fixture.restart();
  // As `cp` does it: the same file with another content.
  writeFileSync(fileOf(fixture), readFileSync(`${fileOf(fixture)}.older`));
  expect((await fixture.problem(id)).message).toContain('written over by another program');
  await refused(fixture);
});

test('a write-ahead log that is removed underneath loses nothing', async () => {
  const fixture = await open();
  const before = await accepted(fixture);
  await fixture.ended(before);
  rmSync(`${fileOf(fixture)}-wal`);
  const after = await eventually('an event to be accepted', async () => {
    const { status, body } = await post(fixture);
    return status === 202 ? ((JSON.parse(body) as { readonly run_id: string }[])[0]?.run_id ?? null) : null;
  });
  await fixture.ended(after);
  await fixture.fixed(id);
  expect(existsSync(`${fileOf(fixture)}-wal`)).toBe(true);
  await fixture.restart();
  expect(await known(fixture)).toEqual([before, after].sort());
});

test.each([
  { name: 'the write-ahead log', lost: ['-wal'], told: /is missing from the database/u },
  { name: 'the database', lost: ['', '-wal', '-shm'], told: /an empty one was begun/u },
])('a start finds out that $name of the one before is missing', async ({ lost, told }) => {
  const fixture = await open();
  await fixture.ended(await accepted(fixture));
  const asKilled = mkdtempSync(join(tmpdir(), 'zc-killed-'));
  onTestFinished(() => {
    rmSync(asKilled, { recursive: true, force: true });
  });
  await fixture.restart();
  await fixture.ended(await accepted(fixture));
  // As a kill leaves it: what was told to be written is in the log alone.
  cpSync(join(fixture.home, 'data'), asKilled, { recursive: true });
  await fixture.restart(() => {
    rmSync(join(fixture.home, 'data'), { recursive: true });
    cpSync(asKilled, join(fixture.home, 'data'), { recursive: true });
    for (const suffix of lost) rmSync(`${fileOf(fixture)}${suffix}`, { force: true });
    return Promise.resolve();
  });
  expect((await fixture.problem('database-missing')).message).toMatch(told);
  await fixture.restart();
  // Until somebody says that they have seen it, and not again and again.
  expect((await fixture.problem('database-missing')).incident?.times).toBe(1);
});

/** Whether this machine lets the tests mount a small disk; where it does not, an account of its own runs them. */
const canMount = ((): boolean => {
  const place = mkdtempSync(join(tmpdir(), 'zc-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
})();

test.runIf(canMount)(
  'while the disk is full nothing is acknowledged that is lost, and it goes on when it is free',
  async () => {
    const fixture = await open();
    const disk = join(fixture.home, 'data');
    await fixture.restart(() => {
      renameSync(disk, `${disk}.before`);
      mkdirSync(disk, { mode: 0o700 });
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m,mode=700', 'tmpfs', disk]);
      cpSync(`${disk}.before`, disk, { recursive: true });
      return Promise.resolve();
    });
    onTestFinished(() => {
      execFileSync('umount', ['-l', disk]);
    });
    const acknowledged: string[] = [await accepted(fixture)];
    try {
      writeFileSync(join(disk, 'filler'), Buffer.alloc(12 * 1024 * 1024));
    } catch {
      // It is as large as there is room.
    }
    await eventually('the disk to be full', async () => {
      const { status, body } = await post(fixture);
      if (status !== 202) return true;
      acknowledged.push((JSON.parse(body) as { readonly run_id: string }[])[0]?.run_id ?? '');
      return false;
    });
    expect((await fixture.problem(id)).message).toMatch(/full|disk/iu);
    await refused(fixture);
    rmSync(join(disk, 'filler'));
    await fixture.fixed(id);
    acknowledged.push(await accepted(fixture));
    for (const runId of acknowledged) await fixture.ended(runId);
    await fixture.restart();
    expect(await known(fixture)).toEqual([...acknowledged].sort());
  },
);

test.runIf(canMount)('a disk that becomes read-only is told within seconds, without an event', async () => {
  const fixture = await open();
  const data = join(fixture.home, 'data');
  execFileSync('mount', ['--bind', data, data]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', data]);
  });
  execFileSync('mount', ['-o', 'remount,ro,bind', data]);
  expect((await fixture.problem(id)).message).toContain('may not be written any more');
  await refused(fixture);
  execFileSync('mount', ['-o', 'remount,rw,bind', data]);
  await fixture.fixed(id);
  await fixture.ended(await accepted(fixture));
});
