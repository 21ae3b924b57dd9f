import { createHash } from 'node:crypto';
import {
  cpSync,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { systemClock } from '../../../src/main/platform/base/clock';
import {
  backupName,
  Backups,
  decideStaged,
  makeBackup,
  stageBackup,
  stageDatabase,
  unlockStaged,
  type BackupParts,
} from '../../../src/main/modules/backup/backups';
import { isPossibleHere } from '../../../src/main/platform/storage/backup/manifest';
import {
  applyDecidedRestore,
  decideRestore,
  lookedThrough,
} from '../../../src/main/platform/storage/backup/staged-restore';
import type { Desktop } from '../../../src/main/ports/desktop';
import type { KeptOutput } from '../../../src/main/ports/kept-outputs';
import type { Secrets } from '../../../src/main/ports/secrets';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { allMigrations } from '../../../src/main/platform/storage/migrations/all';
import { homePaths } from '../../../src/main/platform/storage/home-paths';
import { createIncidentStore } from '../../../src/main/platform/storage/incidents';
import { createKeptOutputs } from '../../../src/main/platform/storage/kept-outputs';
import { createLitPins, createSetButtons } from '../../../src/main/platform/storage/kept-pins';
import { createMqttSessions } from '../../../src/main/modules/broker/storage/mqtt-sessions';
import { createSecretsFile } from '../../../src/main/platform/storage/secrets-file';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { AppError } from '../../../src/shared/errors';
import { temporaryFolder } from '../storage/temporary-folder';
import { approveShown } from '../../fixtures/approve-shown';

const nothingKept = { before: null, aside: null };

/** A backup of a home at work, restored into another one, and what a backup must not do. */

const marker = 'geheim-4711';
const gated = (note: string): Readonly<Record<string, string>> => ({
  'relief/SOP.toml':
    '[sop]\nname = "relief"\ndescription = "Opens the valve"\nexecution_mode = "auto"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "manual"\n',
  'relief/SOP.md': `## Steps\n\n1. **Note** — ${note}\n   - call: memory_store {"key": "pressure", "content": "91 bar"}\n2. **Open** — Open it.\n   - requires_confirmation: true\n   - call: memory_store {"key": "valve", "content": "open"}\n`,
});
const never = new AbortController().signal;
const partsOf = (home: string): BackupParts => {
  const paths = homePaths(home);
  return { paths, version: '0.0.0-test', clock: systemClock, secrets: createSecretsFile(paths.secretsFile) };
};

let first: EngineFixture;
let file: string;
beforeAll(async () => {
  first = await openEngine({
    config: `# mine\n[gateway]\nport = 0\n\n[pushover]\ntoken = "${marker}" # the phone\n\n[mqtt]\nusername = "ana"\npassword = "keychain:broker"\n`,
    sops: gated('Write it down.'),
    files: {
      'models/large.gguf': new Uint8Array(10),
      'workspace/memory/notes.md': Buffer.from('the spare key hangs behind the door\n'),
      'plugins/tide.mjs': Buffer.from('export const tide = 1;\n'),
    },
  });
  const { ask } = first;
  const done = (await ask('sops.start', { name: 'relief', payload: null })).runId;
  await eventually(
    'the gate',
    async () => (await ask('runs.show', { runId: done })).run.status === 'waiting_approval',
  );
  await approveShown(ask, done);
  await first.ended(done);
  const { entry } = await ask('sops.show', { name: 'relief' });
  await ask('sops.save', {
    name: 'relief',
    toml: gated('')['relief/SOP.toml'] ?? '',
    markdown: gated('Write it down twice.')['relief/SOP.md'] ?? '',
    expectedHash: entry.hash,
  });
  const waiting = (await ask('sops.start', { name: 'relief', payload: '{"value": 97}' })).runId;
  await eventually(
    'the second gate',
    async () => (await ask('runs.show', { runId: waiting })).run.status === 'waiting_approval',
  );
  await ask('sops.set-state', { name: 'relief', key: 'last', value: { is: 91 } });
  await ask('preferences.set', { theme: 'dark', language: 'ko', person: '이서연' });
  await ask('config.secret', { place: ['gateway', 'token'], secret: 'a-token-that-stays-here' });
  file = join(first.home, 'backups', backupName(systemClock.now()));
  await makeBackup(partsOf(first.home), file, null, never);
});
afterAll(() => first.close());

/** What a person would miss. */
async function state({ ask }: EngineFixture): Promise<unknown> {
  const shown = await ask('sops.show', { name: 'relief' });
  return {
    sops: (await ask('sops.list', {})).map(({ name, state: found, diagnostics }) => ({
      name,
      found,
      diagnostics,
    })),
    texts: [shown.toml, shown.markdown],
    versions: await ask('sops.versions', { name: 'relief' }),
    remembered: await ask('sops.state', { name: 'relief' }),
    memories: (await ask('memory.search', { query: '' })).entries,
    preferences: await ask('preferences.get', {}),
  };
}

/** Every file below with its checksum. */
const tree = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/engine\.(lock|pid)|-(wal|shm)$/u.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );

test('a home restored where another machine has its home takes no name at the broker from there', async () => {
  const second = await openEngine({ config: '[gateway]\nport = 0\n' });
  try {
    const parts = partsOf(second.home);
    const ofPath = `zeroclaw-${createHash('sha256').update(second.home).digest('hex').slice(0, 12)}`;
    const kept = (): string => readFileSync(parts.paths.mqttClientIdFile, 'utf8').trim();
    const forgetName = (): void => {
      rmSync(parts.paths.mqttClientIdFile);
    };
    await second.restart(async () => {
      const database = openDatabase(parts.paths.database);
      createMqttSessions(database).saveTopics(`broker:1883 ${ofPath} 1`, ['plant/#']);
      database.close();
      forgetName();
    });
    expect(kept()).toBe(ofPath);
    const elsewhere = join(second.home, 'backups', 'first.zip');
    await makeBackup(parts, elsewhere, null, never);
    await second.restart(async () => {
      await stageBackup(parts, elsewhere, never);
      await decideStaged(parts, null, never);
      forgetName();
    });
    expect(kept()).toMatch(/^zeroclaw-[0-9a-f]{12}$/u);
    expect(kept()).not.toBe(ofPath);
  } finally {
    await second.close();
  }
});

test('a backup made while the engine works is the same home somewhere else, with nothing of it under way', async () => {
  const second = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      'other/SOP.toml': '[sop]\nname = "other"\ndescription = "x"\n\n[[triggers]]\ntype = "manual"\n',
      'other/SOP.md': '## Steps\n\n1. **A** — B.\n',
    },
  });
  try {
    const parts = partsOf(second.home);
    let before: string | null = null;
    await second.restart(async () => {
      const staged = await stageBackup(parts, file, never);
      expect(staged).toMatchObject({
        summary: { procedures: 1, runs: 2, modelsLeftOut: ['large.gguf'] },
        missing: ['pushover.token', 'broker', 'gateway-token'],
      });
      ({ before } = await decideStaged(parts, null, never));
    });
    expect(await state(second)).toEqual(await state(first));
    const [waited, done] = await second.ask('runs.list', {});
    expect([done?.status, waited?.status, waited?.reason]).toEqual([
      'completed',
      'cancelled',
      'it was under way when the backup was made that was restored',
    ]);
    const { run } = await second.ask('runs.show', { runId: done?.runId ?? '' });
    expect(run).toEqual((await first.ask('runs.show', { runId: run.runId })).run);
    expect(await second.ask('engine.status', {})).toMatchObject({
      triggersPaused: true,
      pausedBy: { by: 'restore' },
    });
    expect((await second.problem('restored')).message).toBe(
      `A backup was restored. What was here before is in ${before ?? ''}`,
    );
    expect(readFileSync(join(second.home, 'workspace', 'memory', 'notes.md'), 'utf8')).toContain(
      'the spare key',
    );
    expect(readFileSync(join(second.home, 'config.toml'), 'utf8')).toBe(
      '# mine\n[gateway]\nport = 0\ntoken = "keychain:gateway-token"\n\n[pushover]\ntoken = "keychain:pushover-token" # the phone\n\n[mqtt]\nusername = "ana"\npassword = "keychain:broker"\n',
    );
    expect([
      existsSync(join(second.home, 'plugins', 'tide.mjs')),
      existsSync(join(second.home, 'data', 'replaced')),
      existsSync(join(second.home, 'models', 'large.gguf')),
    ]).toEqual([true, false, false]);
    // What was there before is a backup too, and goes back the same way.
    await second.restart(async () => {
      expect((await stageBackup(parts, before ?? '', never)).summary.procedures).toBe(1);
      await decideStaged(parts, null, never);
    });
    expect((await second.ask('sops.list', {})).map(({ name }) => name)).toEqual(['other']);
  } finally {
    await second.close();
  }
});

test('no secret is in it, and on the same machine each is put back', async () => {
  const bytes = readFileSync(file);
  const opened = temporaryFolder();
  const there = partsOf(join(opened, 'home'));
  mkdirSync(there.paths.data, { recursive: true });
  writeFileSync(there.paths.configFile, `[pushover]\ntoken = "${marker}"\n`);
  const staged = await stageBackup(there, file, never);
  expect(staged.missing).toEqual(['broker', 'gateway-token']);
  expect(readFileSync(join(lookedThrough(there.paths), 'config.toml'), 'utf8')).toContain(
    `token = "${marker}" # the phone`,
  );
  const elsewhere = partsOf(join(opened, 'elsewhere'));
  mkdirSync(elsewhere.paths.data, { recursive: true });
  await stageBackup(elsewhere, file, never);
  for (const path of Object.keys(tree(elsewhere.paths.home)))
    expect(readFileSync(join(elsewhere.paths.home, path)).includes(marker), path).toBe(false);
  expect([
    bytes.includes(marker),
    bytes.includes('a-token-that-stays-here'),
    (statSync(file).mode & 0o777).toString(8),
  ]).toEqual([false, false, '600']);
});

/** What the first home holds, in a home of its own where no engine works. */
function withDatabase(file: string, work: (database: BetterSqlite3.Database) => void): void {
  const database = new BetterSqlite3(file);
  work(database);
  database.close();
}

/** As a program with so many migrations leaves it. */
const setTables = (file: string, tables: number): void => {
  withDatabase(file, (database) => database.pragma(`user_version = ${String(tables)}`));
};

function copyOfFirst(): BackupParts {
  const home = temporaryFolder();
  cpSync(first.home, home, {
    recursive: true,
    filter: (path) => !/control\.sock|engine\.|-(wal|shm)$/u.test(path),
  });
  return partsOf(home);
}

test('a backup that was looked through and not restored leaves nothing to the one that is', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  for (const folder of [paths.sops, paths.memory, paths.plugins]) rmSync(folder, { recursive: true });
  const later = join(paths.backups, 'later.zip');
  await makeBackup(parts, later, null, never);
  await stageBackup(parts, file, never);
  await stageBackup(parts, later, never);
  expect(Object.keys(tree(lookedThrough(paths))).sort()).toEqual(['config.toml', 'zeroclaw.db']);
});

/** Keeps secrets as the keychain of another machine would: what it holds is of no use to anybody else. */
function keychainOf(machine: string): Secrets & { readonly stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    keptIn: 'keychain',
    get: (name) => Promise.resolve(stored.has(name) ? (stored.get(name) ?? '').slice(machine.length) : null),
    set: (name, value) => Promise.resolve(void stored.set(name, `${machine}${value}`)),
    remove: (name) => Promise.resolve(void stored.delete(name)),
    names: () => Promise.resolve([...stored.keys()]),
  };
}

test('under a passphrase the secrets come along to another machine with another keychain; without it, or with a wrong one, they do not', async () => {
  const here = { ...partsOf(first.home), secrets: keychainOf('here:') };
  await here.secrets.set('broker', 'salt water');
  await here.secrets.set('gateway-token', 'gw-1');
  const sealed = join(first.home, 'backups', 'sealed.zip');
  await expect(makeBackup(here, sealed, 'too short', never)).rejects.toMatchObject({
    code: 'backup.short-passphrase',
  });
  const { summary: made } = await makeBackup(here, sealed, '밸브는 왼쪽으로 두 바퀴', never);
  expect(made.secretsSealed).toEqual(['pushover.token', 'broker', 'gateway-token']);
  expect(readFileSync(sealed).includes(marker)).toBe(false);

  const second = await openEngine({ config: '[gateway]\nport = 0\n' });
  try {
    const there = { ...partsOf(second.home), secrets: keychainOf('there:') };
    await there.secrets.set('gateway-token', 'gw-of-this-machine');
    await second.restart(async () => {
      const staged = await stageBackup(there, sealed, never);
      expect([staged.locked, staged.missing]).toEqual([true, ['pushover.token', 'broker']]);
      expect(await unlockStaged(there, staged, '밸브는 오른쪽으로 두 바퀴')).toMatchObject({
        ok: false,
        error: { code: 'backup.passphrase', remedy: expect.stringContaining('Try again') as string },
      });
      const opened = await unlockStaged(there, staged, '밸브는 왼쪽으로 두 바퀴');
      if (!opened.ok) throw new Error(opened.error.message);
      expect([opened.value.staged.missing, there.secrets.stored.has('broker')]).toEqual([[], false]);
      await decideStaged(there, opened.value.unlocked, never);
    });
    expect(Object.fromEntries(there.secrets.stored)).toEqual({
      broker: 'there:salt water',
      'gateway-token': 'there:gw-of-this-machine',
    });
    expect(readFileSync(join(second.home, 'config.toml'), 'utf8')).toContain(
      `token = "${marker}" # the phone`,
    );
    for (const path of Object.keys(tree(second.home)))
      expect(readFileSync(join(second.home, path)).includes('salt water'), path).toBe(false);
    expect((await second.ask('sops.list', {})).map(({ name }) => name)).toEqual(['relief']);
  } finally {
    await second.close();
  }
});

test.each([
  { name: 'has none yet', kept: null, then: 'of the first machine' },
  { name: 'has one of its own', kept: 'of this machine', then: 'of this machine' },
])(
  'under a passphrase the token of webhooks, which config.toml need not name, comes along to a machine that $name',
  async ({ kept, then }) => {
    const config = '[gateway]\nport = 0\n';
    const [here, there] = [await openEngine({ config }), await openEngine({ config })];
    try {
      await createSecretsFile(homePaths(here.home).secretsFile).set('gateway', 'of the first machine');
      const sealed = join(here.home, 'backups', 'sealed.zip');
      const { summary } = await makeBackup(
        { ...partsOf(here.home), secrets: keychainOf('here:') },
        sealed,
        '밸브는 왼쪽으로 두 바퀴',
        never,
      );
      expect(summary.secretsSealed).toEqual(['gateway']);
      const parts = partsOf(there.home);
      await there.restart(async () => {
        await (kept === null ? parts.secrets.remove('gateway') : parts.secrets.set('gateway', kept));
        const staged = await stageBackup(parts, sealed, never);
        expect([staged.locked, staged.missing]).toEqual([true, []]);
        const opened = await unlockStaged(parts, staged, '밸브는 왼쪽으로 두 바퀴');
        if (!opened.ok) throw new Error(opened.error.message);
        await decideStaged(parts, opened.value.unlocked, never);
      });
      expect(await parts.secrets.get('gateway')).toBe(then);
    } finally {
      await Promise.all([here.close(), there.close()]);
    }
  },
);

test('secrets that stand in a config.toml that goes are kept, and are there again when it comes back', async () => {
  const plain =
    '[gateway]\nport = 0\n\n[mqtt]\nurl = "mqtt://ana:salt%40water@127.0.0.1:9"\n\n[pushover]\ntoken = "tok-4711"\nuser = "u-1"\n';
  const engine = await openEngine({ config: '[gateway]\nport = 0\n' });
  try {
    const parts = partsOf(engine.home);
    const { configFile, backups } = parts.paths;
    // Somebody else's, of the same name.
    await parts.secrets.set('pushover-token', 'of another phone');
    const bare = join(backups, 'bare.zip');
    await makeBackup(parts, bare, null, never);
    let before: string | null = null;
    await engine.restart(async () => {
      writeFileSync(configFile, plain);
      expect((await stageBackup(parts, bare, never)).setAside).toEqual([
        'mqtt.url',
        'pushover.token',
        'pushover.user',
      ]);
      ({ before } = await decideStaged(parts, null, never));
    });
    expect(readFileSync(configFile, 'utf8')).not.toContain('pushover');
    await engine.restart(async () => {
      expect(await stageBackup(parts, before ?? '', never)).toMatchObject({ missing: [], setAside: [] });
      await decideStaged(parts, null, never);
    });
    expect(readFileSync(configFile, 'utf8')).toBe(
      plain.replace('"tok-4711"', '"keychain:pushover-token-2"').replace('"u-1"', '"keychain:pushover-user"'),
    );
    expect(
      await Promise.all(
        ['pushover-token', 'pushover-token-2', 'pushover-user'].map((name) => parts.secrets.get(name)),
      ),
    ).toEqual(['of another phone', 'tok-4711', 'u-1']);
    expect(readFileSync(before ?? '').includes('tok-4711')).toBe(false);
  } finally {
    await engine.close();
  }
});

test('a procedure that a link leads to is in the backup as files and comes back as a folder; other links are named', async () => {
  const there = temporaryFolder();
  const texts = gated('Write it down.');
  writeFileSync(join(there, 'SOP.toml'), texts['relief/SOP.toml'] ?? '');
  writeFileSync(join(there, 'steps.md'), texts['relief/SOP.md'] ?? '');
  symlinkSync('steps.md', join(there, 'SOP.md'));
  symlinkSync(there, join(there, 'again'));
  const engine = await openEngine({ config: '[gateway]\nport = 0\n' });
  try {
    const parts = partsOf(engine.home);
    const { sops, plugins, backups, memory } = parts.paths;
    const linked = join(backups, 'linked.zip');
    const left = ['sops/home', 'sops/nowhere', 'sops/pump/again', 'sops/self', 'plugins/tide.mjs'];
    await engine.restart(async () => {
      writeFileSync(join(engine.home, 'SOP.toml'), 'one that the home must not become');
      mkdirSync(plugins, { recursive: true });
      mkdirSync(memory, { recursive: true });
      writeFileSync(join(memory, 'notes.tmp'), 'written by hand');
      writeFileSync(join(memory, 'notes.md.0a1b2c3d.tmp'), 'cut off');
      for (const [target, link] of [
        [there, join(sops, 'pump')],
        [sops, join(sops, 'self')],
        [engine.home, join(sops, 'home')],
        ['nowhere', join(sops, 'nowhere')],
        [join(there, 'steps.md'), join(plugins, 'tide.mjs')],
      ] as const)
        symlinkSync(target, link);
      const made = await makeBackup(parts, linked, null, never);
      expect([made.summary.procedures, made.summary.filesLeftOut]).toEqual([1, left]);
    });
    const before = tree(there);
    await engine.restart(async () => {
      expect((await stageBackup(parts, linked, never)).lost).toEqual(left);
      await decideStaged(parts, null, never);
    });
    expect((await engine.ask('sops.list', {})).map(({ name, state: found }) => [name, found])).toEqual([
      ['relief', 'valid'],
    ]);
    expect([
      lstatSync(join(sops, 'pump')).isDirectory(),
      Object.keys(tree(sops)).sort(),
      readdirSync(memory),
      tree(there),
    ]).toEqual([true, ['pump/SOP.md', 'pump/SOP.toml', 'pump/steps.md'], ['notes.tmp'], before]);
  } finally {
    await engine.close();
  }
});

test('a file that goes away while the backup is made is left out and named', async () => {
  const parts = copyOfFirst();
  const { sops, plugins, backups } = parts.paths;
  const target = join(backups, 'in the meantime.zip');
  writeFileSync(join(sops, 'relief', 'long.log'), Buffer.alloc(32 * 2 ** 20));
  const going = eventually('the first bytes of the backup', () => existsSync(`${target}.partial`)).then(
    () => {
      rmSync(join(plugins, 'tide.mjs'));
    },
  );
  const made = await makeBackup(parts, target, null, never);
  await going;
  expect(made.summary.filesLeftOut).toEqual(['plugins/tide.mjs']);
  expect((await stageBackup(parts, target, never)).summary).toEqual(made.summary);
});

test('a file that cannot be read is named as the reason why there is no backup', async () => {
  const parts = copyOfFirst();
  const { sops, backups } = parts.paths;
  const link = join(sops, 'relief', 'SOP.md');
  rmSync(link);
  symlinkSync('/proc/self/mem', link);
  await expect(makeBackup(parts, join(backups, 'none.zip'), null, never)).rejects.toMatchObject({
    code: 'backup.source',
    message: expect.stringContaining(link) as string,
  });
  expect(readdirSync(backups).filter((name) => name.startsWith('none'))).toEqual([]);
});

test('a backup to a place below a file says that it could not be written there', async () => {
  const parts = copyOfFirst();
  await expect(
    makeBackup(parts, join(parts.paths.configFile, 'none.zip'), null, never),
  ).rejects.toMatchObject({
    code: 'backup.write',
    message: expect.stringContaining('none.zip could not be written') as string,
  });
});

test('a home without room for a copy of its database says that, wherever the backup was to be', async () => {
  const parts = copyOfFirst();
  const { data } = parts.paths;
  symlinkSync(join(data, 'nowhere', 'copy.db'), join(data, `backup-${process.pid.toString(36)}.db`));
  await expect(makeBackup(parts, join(temporaryFolder(), 'stick.zip'), null, never)).rejects.toMatchObject({
    code: 'backup.write',
    remedy: `Free some space on the disk that holds ${data}: until the backup is written a copy of the database lies there.`,
  });
});

test('a folder that is a link which leads nowhere gives way to the one that is restored', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  rmSync(paths.sops, { recursive: true });
  symlinkSync(join(paths.home, 'a disk that is not there'), paths.sops);
  await stageBackup(parts, file, never);
  decideRestore(paths, nothingKept);
  applyDecidedRestore(paths);
  expect([
    lstatSync(paths.sops).isDirectory(),
    lstatSync(join(paths.data, 'replaced', 'sops')).isSymbolicLink(),
  ]).toEqual([true, true]);
});

test('a restore that could not be decided can be tried again', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  const keychain = keychainOf('here:');
  let isLocked = true;
  const secrets: Secrets = {
    ...keychain,
    set: (name, value) =>
      isLocked
        ? Promise.reject(new AppError('secrets.locked', 'The keychain is locked', { remedy: 'Open it.' }))
        : keychain.set(name, value),
  };
  let restarts = 0;
  const desktop = {
    chooseBackup: () => Promise.resolve(file),
    restartEngine: () => {
      restarts += 1;
    },
  } as Desktop;
  const backups = new Backups({ ...parts, secrets, desktop, newId: () => 'the one', closing: never });
  await backups.choose();
  await expect(backups.restore('the one')).rejects.toMatchObject({ code: 'secrets.locked' });
  isLocked = false;
  expect([await backups.restore('the one'), restarts]).toMatchObject([{ ok: true }, 1]);
  expect([await backups.restore('the one'), applyDecidedRestore(paths)]).toMatchObject([
    { ok: false, error: { code: 'backup.other' } },
    { before: expect.stringContaining('before-restore') as string, aside: null },
  ]);
});

test('a file comes back under every name that it can have here', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  const names = [
    'reading 10:42.md',
    'a\\b.md',
    'a\nb.md',
    '50 %.md',
    'a%3Ab.md',
    'a:b.md',
    '밸브 ①.md',
  ].filter((name) => isPossibleHere(name));
  for (const name of names) writeFileSync(join(paths.memory, name), name);
  const named = join(paths.backups, 'named.zip');
  const made = await makeBackup(parts, named, null, never);
  const before = tree(paths.memory);
  for (const name of names) rmSync(join(paths.memory, name));
  await stageBackup(parts, named, never);
  decideRestore(paths, nothingKept);
  applyDecidedRestore(paths);
  expect([tree(paths.memory), Object.keys(before).length, made.summary.filesLeftOut]).toEqual([
    before,
    names.length + 1,
    [],
  ]);
});

test.skipIf(process.platform !== 'linux')('a file whose name is no text is named and left out', async () => {
  const parts = copyOfFirst();
  writeFileSync(Buffer.concat([Buffer.from(join(parts.paths.memory, 'caf')), Buffer.from([0xe9])]), 'x');
  const made = await makeBackup(parts, join(parts.paths.backups, 'named.zip'), null, never);
  expect(made.summary.filesLeftOut).toEqual(['memory/caf\ufffd']);
});

type Damage = (bytes: Buffer) => Buffer;
const flipped =
  (at: number): Damage =>
  (bytes) => {
    const place = Math.floor(bytes.length * at);
    // One byte alone may be of a header and mean nothing.
    for (let index = place; index < Math.min(place + 256, bytes.length); index += 1)
      bytes[index] = (bytes[index] ?? 0) ^ 0x5a;
    return bytes;
  };

test.each<[name: string, damage: Damage]>([
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 400)],
  ['cut in half', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('# a text\n')],
  ...[0.02, 0.1, 0.3, 0.5, 0.7, 0.9].map((at): [string, Damage] => [
    `with other bytes at ${String(at * 100)} %`,
    flipped(at),
  ]),
])('a backup that is %s is refused, and nothing has changed', async (_name, damage) => {
  const home = temporaryFolder();
  cpSync(first.home, home, { recursive: true, filter: (path) => !/control\.sock|engine\./u.test(path) });
  const before = tree(home);
  const bad = join(temporaryFolder(), 'bad.zip');
  writeFileSync(bad, damage(readFileSync(file)));
  await expect(stageBackup(partsOf(home), bad, never)).rejects.toMatchObject({
    code: 'backup.damaged',
    remedy: expect.stringMatching(/Nothing was changed|Choose a file/u) as string,
  });
  expect(tree(home)).toEqual(before);
});

/** A backup as somebody else would write one. */
async function writeZip(manifest: unknown, files: Readonly<Record<string, string>>): Promise<string> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json');
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  const target = join(temporaryFolder(), 'made.zip');
  await pipeline(zip.outputStream, createWriteStream(target));
  return target;
}
const summary = {
  madeAt: 0,
  version: '9',
  files: 1,
  bytes: 1,
  procedures: 0,
  runs: 0,
  secretsLeftOut: [],
  secretNames: [],
  modelsLeftOut: [],
};
const listed = (path: string, text: string): { path: string; bytes: number; sha256: string } => ({
  path,
  bytes: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
});

test.each([
  { name: 'of a newer form', code: 'backup.newer', manifest: { format: 5, whatever: true }, files: {} },
  {
    name: 'with tables that are not known yet',
    code: 'backup.newer',
    manifest: { format: 1, tables: 999, summary, files: [] },
    files: {},
  },
  {
    name: 'with a file that no backup has',
    code: 'backup.damaged',
    manifest: { format: 1, tables: 1, summary, files: [listed('data/keychain.json', '{}')] },
    files: { 'data/keychain.json': '{}' },
  },
  {
    name: 'with a path that leads out of the home',
    code: 'backup.damaged',
    manifest: {
      format: 3,
      tables: 1,
      summary,
      files: [listed('config.toml', ''), listed('zeroclaw.db', ''), listed('sops/../../../outside', 'x')],
    },
    files: { 'config.toml': '', 'zeroclaw.db': '', 'sops/%2E%2E/outside': 'x' },
  },
  {
    name: 'whose list leads out of the home',
    code: 'backup.damaged',
    manifest: {
      format: 3,
      tables: 1,
      summary,
      files: [listed('config.toml', ''), listed('zeroclaw.db', ''), listed('sops/../outside', 'x')],
    },
    files: { 'config.toml': '', 'zeroclaw.db': '' },
  },
  {
    name: 'without its database',
    code: 'backup.damaged',
    manifest: { format: 1, tables: 1, summary, files: [listed('config.toml', '')] },
    files: { 'config.toml': '' },
  },
  {
    name: 'whose database is none',
    code: 'backup.damaged',
    manifest: {
      format: 1,
      tables: 1,
      summary,
      files: [listed('zeroclaw.db', 'no database'), listed('config.toml', '')],
    },
    files: { 'zeroclaw.db': 'no database', 'config.toml': '' },
  },
])('a backup $name is refused', async ({ code, manifest, files }) => {
  const parts = partsOf(join(temporaryFolder(), 'home'));
  mkdirSync(parts.paths.data, { recursive: true });
  await expect(stageBackup(parts, await writeZip(manifest, files), never)).rejects.toMatchObject({ code });
  expect(readdirSync(parts.paths.data)).toEqual([]);
});

test('a restore that is cut off anywhere is finished by the next start', async () => {
  const wanted = await restoredHome(0);
  for (const moves of [1, 2, 3, 8, 12]) expect(await restoredHome(moves)).toEqual(wanted);
});

/** The home after a restore that was cut off after so many moves and then taken up; 0: it was not. */
async function restoredHome(moves: number): Promise<Readonly<Record<string, string>>> {
  const { paths } = copyOfFirst();
  const { home } = paths;
  writeFileSync(join(paths.sops, 'relief', 'SOP.md'), '# changed since\n');
  writeFileSync(`${paths.database}-wal`, 'the log of the database that goes');
  await stageBackup(partsOf(home), file, never);
  decideRestore(paths, nothingKept);
  const staged = join(paths.data, 'restore');
  const replaced = join(paths.data, 'replaced');
  mkdirSync(replaced, { recursive: true });
  const steps = [
    [`${paths.database}-wal`, join(replaced, 'zeroclaw.db-wal')],
    [paths.keptConfigFile, join(replaced, 'config-in-force.toml')],
    ...[
      ['config.toml', paths.configFile],
      ['sops', paths.sops],
      ['memory', paths.memory],
      ['sessions', paths.sessions],
      ['plugins', paths.plugins],
      ['zeroclaw.db', paths.database],
    ].flatMap(([part = '', place = '']) => [
      [place, join(replaced, part)],
      [join(staged, part), place],
    ]),
  ];
  for (const [from = '', to = ''] of steps.slice(0, moves)) if (existsSync(from)) renameSync(from, to);
  expect(applyDecidedRestore(paths)).toEqual(nothingKept);
  expect(readFileSync(join(replaced, 'sops', 'relief', 'SOP.md'), 'utf8')).toBe('# changed since\n');
  return Object.fromEntries(Object.entries(tree(home)).filter(([path]) => !path.startsWith('data/replaced')));
}

test('procedures of the home that are not in use are kept aside by a restore, for the backup of what was here has those in use', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  const elsewhere = temporaryFolder();
  mkdirSync(join(elsewhere, 'in-use'));
  writeFileSync(join(elsewhere, 'in-use', 'SOP.toml'), '[sop]\nname = "in-use"\n');
  writeFileSync(paths.configFile, `[sop]\nsops_dir = "${elsewhere}"\n`);
  writeFileSync(join(paths.sops, 'draft.md'), 'not yet in use');
  const there = tree(paths.sops);
  await stageBackup(parts, file, never);
  const { before, aside } = await decideStaged(parts, null, never);
  // Told to whoever starts next, also when nobody did at once.
  expect([applyDecidedRestore(paths), applyDecidedRestore(paths)]).toEqual([
    { before, aside },
    { before, aside },
  ]);
  expect(tree(join(aside ?? '', 'sops'))).toEqual(there);
  expect(existsSync(join(paths.sops, 'draft.md'))).toBe(false);
  await stageBackup(parts, before ?? '', never);
  expect(Object.keys(tree(join(lookedThrough(paths), 'sops')))).toEqual(['in-use/SOP.toml']);
});

test('while config.toml is broken a backup holds the one in force, with its procedures and secrets; a restore keeps the broken one aside', async () => {
  const parts = copyOfFirst();
  const { paths, secrets } = parts;
  const elsewhere = temporaryFolder();
  mkdirSync(join(elsewhere, 'in-use'));
  writeFileSync(join(elsewhere, 'in-use', 'SOP.toml'), '[sop]\nname = "in-use"\n');
  await secrets.set('broker', 'geheim-4712');
  const inForce = `[sop]\nsops_dir = "${elsewhere}"\n[mqtt]\npassword = "keychain:broker"\n[pushover]\ntoken = "${marker}"\n`;
  writeFileSync(paths.keptConfigFile, inForce);
  const broken = `${inForce}max_active_runs = \n`;
  writeFileSync(paths.configFile, broken);
  const made = join(paths.backups, 'broken.zip');
  const { summary } = await makeBackup(parts, made, 'four words that fit', never);
  expect(summary).toMatchObject({
    secretNames: ['broker'],
    secretsLeftOut: ['pushover.token'],
    secretsSealed: ['pushover.token', 'broker', 'gateway'],
  });
  await stageBackup(parts, made, never);
  expect(Object.keys(tree(join(lookedThrough(paths), 'sops')))).toEqual(['in-use/SOP.toml']);
  const { aside } = await decideStaged(parts, null, never);
  expect(readFileSync(join(aside ?? '', 'config.toml'), 'utf8')).toBe(broken);
  applyDecidedRestore(paths);
  // What was in force belonged to the home that went.
  expect(existsSync(paths.keptConfigFile)).toBe(false);
});

test('while nobody can say where the procedures are and which secrets there are, no backup is made; a restore is possible', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  rmSync(paths.keptConfigFile);
  writeFileSync(paths.configFile, '[sop]\nsops_dir = \n');
  const made = join(paths.backups, 'none.zip');
  await expect(makeBackup(parts, made, null, never)).rejects.toMatchObject({
    code: 'backup.config',
    message: expect.stringMatching(
      /config\.toml cannot be read: Line 2, column \d+: This is not valid TOML/u,
    ) as string,
    remedy: expect.stringMatching(/^Correct this line\./u) as string,
  });
  expect(existsSync(made)).toBe(false);
  await stageBackup(parts, file, never);
  expect((await decideStaged(parts, null, never)).before).not.toBeNull();
  applyDecidedRestore(paths);
  expect(readFileSync(paths.configFile, 'utf8')).toContain('# mine');
});

test('what the pins drove since the backup is known after the restore as well, and of a pin in both the later value counts, and whether it may drive', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  const write = (outputs: readonly KeptOutput[]): void => {
    const database = openDatabase(paths.database);
    createKeptOutputs(database).write('pump', '/dev/a', outputs, true);
    database.close();
  };
  write([
    { pin: 5, value: 1, mayDrive: true },
    { pin: 7, value: 1, mayDrive: true },
  ]);
  const made = join(paths.backups, 'driving.zip');
  await makeBackup(parts, made, null, never);
  await stageBackup(parts, made, never);
  decideRestore(paths, nothingKept);
  write([
    { pin: 5, value: 0, mayDrive: false },
    { pin: 9, value: 1, mayDrive: true },
  ]);
  expect(applyDecidedRestore(paths)).toEqual(nothingKept);
  const database = openDatabase(paths.database);
  expect(createKeptOutputs(database).read('pump', '/dev/a')).toEqual([
    { pin: 5, value: 0, mayDrive: true },
    { pin: 9, value: 1, mayDrive: true },
    { pin: 7, value: 1, mayDrive: true },
  ]);
  database.close();
});

test('after a restore every button is known that may not listen, and of the lights those that are lit now', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  const write = (buttons: readonly number[], lights: readonly number[]): void => {
    const database = openDatabase(paths.database);
    createSetButtons(database).write(buttons.map((pin) => ({ board: 'pump', pin })));
    createLitPins(database).write(lights.map((pin) => ({ board: 'pump', pin })));
    database.close();
  };
  write([2, 3], [12]);
  const made = join(paths.backups, 'lit.zip');
  await makeBackup(parts, made, null, never);
  await stageBackup(parts, made, never);
  decideRestore(paths, nothingKept);
  write([3, 4], [13]);
  expect(applyDecidedRestore(paths)).toEqual(nothingKept);
  const database = openDatabase(paths.database);
  expect([
    createSetButtons(database)
      .read()
      .map(({ pin }) => pin),
    createLitPins(database)
      .read()
      .map(({ pin }) => pin),
  ]).toEqual([[3, 4, 2], [13]]);
  database.close();
});

test('what nobody has seen yet is told after a restore as well, under numbers that stand for one thing each', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  const write = (
    next: number,
    told: readonly (readonly [number: number, id: string, times: number])[],
  ): void => {
    const database = openDatabase(paths.database);
    createIncidentStore(database).write({
      next,
      told: told.map(([number, id, times]) => ({
        number,
        id,
        crowd: id,
        data: null,
        since: 1,
        at: 1,
        times,
        where: 'Events',
        message: id,
        remedy: 'Look.',
      })),
    });
    database.close();
  };
  write(4, [
    [2, 'an alarm that was too large', 1],
    [3, 'a lost session', 1],
  ]);
  const made = join(paths.backups, 'unseen.zip');
  await makeBackup(parts, made, null, never);
  await stageBackup(parts, made, never);
  decideRestore(paths, nothingKept);
  write(6, [
    [3, 'a lost session', 5],
    [5, 'an engine that stood still', 1],
  ]);
  expect(applyDecidedRestore(paths)).toEqual(nothingKept);
  const database = openDatabase(paths.database);
  const { next, told } = createIncidentStore(database).read();
  expect([next, told.map(({ number, id, times }) => [number, id, times])]).toEqual([
    7,
    [
      [3, 'a lost session', 5],
      [5, 'an engine that stood still', 1],
      [6, 'an alarm that was too large', 1],
    ],
  ]);
  database.close();
});

test('a damaged database, which no backup can hold, is kept aside by the restore that fixes it', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  for (const suffix of ['-wal', '-shm']) rmSync(`${paths.database}${suffix}`, { force: true });
  truncateSync(paths.database, Math.floor(statSync(paths.database).size / 2));
  const half = readFileSync(paths.database);
  await expect(makeBackup(parts, join(paths.backups, 'none.zip'), null, never)).rejects.toMatchObject({
    code: 'storage.damaged',
  });
  await stageBackup(parts, file, never);
  const { before, aside } = await decideStaged(parts, null, never);
  expect([
    before,
    readFileSync(join(aside ?? '', 'zeroclaw.db')).equals(half),
    existsSync(join(aside ?? '', 'sops', 'relief', 'SOP.toml')),
  ]).toEqual([null, true, true]);
  // Told to whoever starts next, also when nobody did at once.
  expect([applyDecidedRestore(paths), applyDecidedRestore(paths)]).toEqual([
    { before, aside, outputs: 'lost' },
    { before, aside, outputs: 'lost' },
  ]);
  openDatabase(paths.database).close();
});

test.each([
  { name: 'a newer', tables: allMigrations.length + 1 },
  { name: 'an older', tables: allMigrations.length - 1 },
])(
  'a database of $name version, which no backup can hold, is kept aside by a restore',
  async ({ tables }) => {
    const parts = copyOfFirst();
    const { paths } = parts;
    setTables(paths.database, tables);
    const there = readFileSync(paths.database);
    await stageBackup(parts, file, never);
    const { before, aside } = await decideStaged(parts, null, never);
    expect([before, readFileSync(join(aside ?? '', 'zeroclaw.db')).equals(there)]).toEqual([null, true]);
    expect(applyDecidedRestore(paths)).toEqual({ before, aside, outputs: 'lost' });
    openDatabase(paths.database).close();
  },
);

test('the database from before an upgrade is put in place alone, with nothing of it under way and the triggers paused', async () => {
  const home = await openEngine({ config: '# mine\n[gateway]\nport = 0\n', sops: gated('Write it down.') });
  try {
    const parts = partsOf(home.home);
    const { database } = parts.paths;
    const { runId } = await home.ask('sops.start', { name: 'relief', payload: null });
    await eventually(
      'the gate',
      async () => (await home.ask('runs.show', { runId })).run.status === 'waiting_approval',
    );
    const copy = `${database}.before-v${String(allMigrations.length + 1)}.bak`;
    await home.restart(async () => {
      const opened = openDatabase(database);
      opened.prepare('VACUUM INTO ?').run(copy);
      opened.close();
      setTables(database, allMigrations.length + 1);
      expect(() => openDatabase(database)).toThrow(
        expect.objectContaining({ remedy: expect.stringContaining(`zeroclaw restore ${copy}`) as string }),
      );
      expect(await stageDatabase(parts, copy, never)).toMatchObject({
        summary: { runs: 1 },
        missing: [],
        locked: false,
      });
      const { before, aside } = await decideStaged(parts, null, never);
      expect([before, readdirSync(aside ?? '').filter((name) => !/-(?:wal|shm)$/u.test(name))]).toEqual([
        null,
        ['zeroclaw.db'],
      ]);
    });
    const { run } = await home.ask('runs.show', { runId });
    expect([run.status, (await home.ask('engine.status', {})).triggersPaused]).toEqual(['cancelled', true]);
    expect([
      readFileSync(parts.paths.configFile, 'utf8'),
      (await home.ask('sops.list', {})).map(({ name }) => name),
    ]).toEqual([expect.stringContaining('# mine') as string, ['relief']]);
  } finally {
    await home.close();
  }
});

test('a copied database that is newer, damaged or of another program is no way back, and changes nothing', async () => {
  const parts = copyOfFirst();
  const folder = temporaryFolder();
  const copies = Object.fromEntries(
    ['newer', 'damaged', 'foreign'].map((name) => [name, join(folder, `${name}.bak`)]),
  );
  for (const copy of Object.values(copies)) cpSync(parts.paths.database, copy);
  setTables(copies['newer'] ?? '', allMigrations.length + 1);
  truncateSync(copies['damaged'] ?? '', 8_192);
  withDatabase(copies['foreign'] ?? '', (database) => database.pragma('application_id = 7'));
  const was = tree(parts.paths.home);
  await expect(stageDatabase(parts, copies['newer'] ?? '', never)).rejects.toMatchObject({
    code: 'backup.newer',
  });
  await expect(stageDatabase(parts, copies['damaged'] ?? '', never)).rejects.toMatchObject({
    code: 'backup.damaged',
  });
  await expect(stageDatabase(parts, copies['foreign'] ?? '', never)).rejects.toMatchObject({
    code: 'backup.damaged',
  });
  expect(tree(parts.paths.home)).toEqual(was);
});

test('a restore that is refused, for what is here can be put into no backup, leaves the secrets as they were', async () => {
  const parts = copyOfFirst();
  const { paths } = parts;
  writeFileSync(paths.secretsFile, '{"mine":"x"}');
  await stageBackup(parts, file, never);
  withDatabase(paths.database, (database) => database.pragma('application_id = 7'));
  await expect(decideStaged(parts, null, never)).rejects.toMatchObject({ code: 'storage.foreign' });
  expect(readFileSync(paths.secretsFile, 'utf8')).toBe('{"mine":"x"}');
});

test('a home that no engine has used is kept aside as a whole, and one whose every part is in the backup leaves nothing aside', async () => {
  const fresh = partsOf(temporaryFolder());
  mkdirSync(join(fresh.paths.sops, 'mine'), { recursive: true });
  mkdirSync(fresh.paths.data, { recursive: true });
  writeFileSync(fresh.paths.configFile, '# by hand\n');
  writeFileSync(join(fresh.paths.sops, 'mine', 'SOP.md'), 'by hand');
  await stageBackup(fresh, file, never);
  const { before, aside } = await decideStaged(fresh, null, never);
  expect([before, Object.keys(tree(aside ?? '')).sort()]).toEqual([
    null,
    ['config.toml', 'sops/mine/SOP.md'],
  ]);
  const used = copyOfFirst();
  await stageBackup(used, file, never);
  expect((await decideStaged(used, null, never)).aside).toBeNull();
});

test('a large file goes into a backup piece by piece, and is never in memory as a whole', async () => {
  const parts = copyOfFirst();
  const large = join(parts.paths.memory, 'large.md');
  writeFileSync(large, 'begins');
  truncateSync(large, 2 ** 27);
  const inBuffers = (): number => process.memoryUsage().arrayBuffers;
  const before = inBuffers();
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, inBuffers() - before);
  }, 5);
  const target = join(parts.paths.backups, 'large.zip');
  const { summary } = await makeBackup(parts, target, null, never).finally(() => {
    clearInterval(look);
  });
  expect(summary.bytes).toBeGreaterThan(2 ** 27);
  // When buffers are collected is the runtime's choice; a file that is read whole is one.
  expect(most).toBeLessThan(2 ** 27);
  expect((await stageBackup(parts, target, never)).summary.bytes).toBe(summary.bytes);
});
