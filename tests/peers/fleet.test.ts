import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { placeOf } from '../../src/main/modules/fleet/postgres/place';
import { postgresStore } from '../../src/main/modules/fleet/postgres/postgres-store';
import { messageOf } from '../../src/shared/errors';
import { openDatabase } from '../../src/main/platform/storage/database';
import { beginning, hashAfter } from '../../src/main/platform/storage/record-links';
import type { FleetStore } from '../../src/main/ports/fleet-store';
import { fleetCallsContract } from '../../src/main/testing/fleet-calls-contract';
import { fleetStoreContract } from '../../src/main/testing/fleet-store-contract';
import { createAuthority } from '../fixtures/certificate';
import {
  askDaemon,
  eventuallyTells,
  makeHome,
  startDaemon,
  zeroclaw,
  type Daemon,
  type TestHome,
} from '../fixtures/daemon';
import { eventually } from '../fixtures/eventually';
import { startMosquitto } from '../fixtures/mosquitto';
import { isPostgresThere, startPostgres, type Postgres } from '../fixtures/postgres';
import { startTcpRelay, type TcpRelay } from '../fixtures/tcp-relay';

const steps = '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "pressure"}\n';
const manifest = (name: string, more: string): string =>
  `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 1000\n${more}`;

/** A home whose procedure listens to what is said to all engines. */
function makeMember(name: string, storage: string, broker: number): TestHome {
  const home = makeHome(
    `[gateway]\nport = 0\n[sop]\nmax_active_runs = 1000\n[mqtt]\nurl = "127.0.0.1:${String(broker)}"\n[storage]\nurl = "${storage}"\n[fleet]\nname = "${name}"\ntags = ["hall"]\n`,
  );
  mkdirSync(join(home.path, 'workspace', 'sops', 'pump'), { recursive: true });
  home.write(
    'workspace/sops/pump/SOP.toml',
    manifest('pump', '[[triggers]]\ntype = "mqtt"\ntopic = "plant/pressure"\n'),
  );
  home.write('workspace/sops/pump/SOP.md', steps);
  onTestFinished(() => {
    home.remove();
  });
  return home;
}

async function start(home: TestHome): Promise<Daemon> {
  const daemon = await startDaemon(home);
  onTestFinished(() => daemon.kill());
  await eventuallyTells(home, 'the broker', 'engine.status', {}, ({ broker }) => broker.health === 'on');
  return daemon;
}

interface Stored {
  readonly link: number;
  readonly run_id: string;
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly event: string;
  readonly hash: string;
}

/** What a home has written itself. */
function written(home: TestHome) {
  const database = openDatabase(join(home.path, 'data', 'zeroclaw.db'), { readOnly: true });
  try {
    return {
      events: database
        .prepare<[], Stored>(
          'SELECT link, run_id, seq, at, type, event, lower(hex(hash)) AS hash FROM run_events ORDER BY link',
        )
        .all(),
      rows: database.prepare<[], object>('SELECT * FROM events ORDER BY id').all(),
      waiting: database.prepare<[], number>('SELECT count(*) FROM fleet_changes').pluck().get(),
    };
  } finally {
    database.close();
  }
}

/** Each event of the engine is in the database once, byte for byte, and the chain can be checked from there alone. */
async function reconcile(postgres: Postgres, name: string, home: TestHome): Promise<void> {
  const events = (): Promise<readonly Stored[]> =>
    postgres.query<Stored>(
      'SELECT link::int, run_id, seq::int, at::float8, type, event, hash FROM zeroclaw.run_events WHERE engine = $1 ORDER BY link',
      [name],
    );
  const here = await eventually(`${name} to hand everything in`, async () => {
    const own = written(home);
    const count = (await events()).length;
    return own.waiting === 0 && count === own.events.length ? own : null;
  });
  const there = await events();
  expect(there).toEqual(here.events);
  let last = beginning;
  for (const { run_id: runId, ...event } of there) {
    last = hashAfter(last, { runId, ...event });
    expect(event.hash).toBe(last.toString('hex'));
  }
  const rows = await postgres.query<{ row: string }>(
    'SELECT row FROM zeroclaw.events WHERE engine = $1 ORDER BY id',
    [name],
  );
  expect(rows.map(({ row }) => JSON.parse(row) as unknown)).toEqual(here.rows);
}

/** The engine has joined with this token. */
const joins = (postgres: Postgres, name: string, token: number): Promise<unknown> =>
  eventually(`${name} to join`, async () => {
    const rows = await postgres
      .query('SELECT 1 FROM zeroclaw.engines WHERE name = $1 AND token = $2', [name, token])
      .catch(() => []);
    return rows.length > 0;
  });

const startedBy = (home: TestHome): number =>
  written(home).events.filter(({ type }) => type === 'run-started').length;

/** A fleet on a real PostgreSQL. */
describe.skipIf(!isPostgresThere)('a fleet', () => {
  let shared: Promise<Postgres> | null = null;
  let databases = 0;

  const server = (): Promise<Postgres> => (shared ??= startPostgres());
  afterAll(async () => (await shared)?.close());

  describe('its database', () => {
    const empty = async (): Promise<FleetStore> => {
      const postgres = await server();
      databases += 1;
      const name = `contract_${String(databases)}`;
      await postgres.query(`CREATE DATABASE ${name}`);
      return postgresStore(placeOf(postgres.url.replace(/plant$/u, name), null, null));
    };
    fleetStoreContract(empty);
    fleetCallsContract(empty);
  });

  test('a line with TLS is checked: authority and address, unless config.toml says otherwise', async () => {
    const authority = createAuthority('plant');
    const postgres = await startPostgres({ tls: authority.issue('127.0.0.1') });
    onTestFinished(() => postgres.close());
    const elsewhere = await startPostgres({ tls: authority.issue('127.0.0.2', []) });
    onTestFinished(() => elsewhere.close());
    const connect = async ({ url }: Postgres, mode: string, ca: string | null): Promise<unknown> => {
      const store = postgresStore(placeOf(`${url}?sslmode=${mode}`, null, ca));
      return store.connect(new AbortController().signal).then(
        (session) => session.close(),
        (failure: unknown) => messageOf(failure),
      );
    };
    expect(await connect(postgres, 'verify-full', authority.certificate)).toBeUndefined();
    expect(await connect(postgres, 'verify-full', null)).toBe(
      'nobody this machine trusts vouches for its certificate',
    );
    // It names "localhost" as well, which nobody asked for.
    expect(await connect(elsewhere, 'verify-full', authority.certificate)).toBe(
      'its certificate is for another name',
    );
    expect(await connect(elsewhere, 'require', null)).toBeUndefined();
    const plain = await server();
    expect(await connect(plain, 'require', null)).toBe('it does not speak TLS');
  });

  test('a schedule of the fleet starts once for each time, over the kill of an engine and of PostgreSQL', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const broker = await startMosquitto();
    onTestFinished(() => broker.stop());
    const homes = ['a', 'b', 'c'].map((name) => {
      const home = makeMember(name, postgres.url, broker.port);
      mkdirSync(join(home.path, 'workspace', 'sops', 'water'), { recursive: true });
      home.write(
        'workspace/sops/water/SOP.toml',
        manifest('water', '[[triggers]]\ntype = "cron"\nexpression = "* * * * * *"\nfleet = true\n'),
      );
      home.write('workspace/sops/water/SOP.md', steps);
      return home;
    });
    const [first, ...others] = homes as [TestHome, ...TestHome[]];
    const killed = await start(first);
    for (const home of others) await start(home);
    const taken = (): Promise<readonly { engine: string; count: number }[]> =>
      postgres
        .query<{
          engine: string;
          count: number;
        }>('SELECT engine, count(*)::int AS count FROM zeroclaw.ticks GROUP BY engine')
        .catch(() => []);
    const sum = async (): Promise<number> => (await taken()).reduce((all, { count }) => all + count, 0);
    const more = async (count: number): Promise<void> => {
      const before = await sum();
      await eventually('more ticks', async () => (await sum()) >= before + count);
    };
    await more(4);
    await killed.kill();
    await more(3);
    await postgres.kill();
    await eventuallyTells(others[0] ?? first, 'the held schedule', 'problems.list', {}, (problems) =>
      problems.some(({ message }) => message.startsWith('The schedule of water for')),
    );
    await postgres.start();
    await start(first);
    await more(4);
    for (const home of homes) {
      home.write('workspace/sops/water/SOP.toml', manifest('water', '[[triggers]]\ntype = "manual"\n'));
    }
    // What each engine has taken it has started, and nothing else.
    await eventually('each tick to have its run', async () => {
      const counts = await taken();
      return homes.every(
        (home, index) =>
          startedBy(home) === (counts.find(({ engine }) => engine === 'abc'[index])?.count ?? 0),
      );
    });
  });

  test('three engines hand in everything, over the kill of an engine, of PostgreSQL, and a cut line', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const relay: TcpRelay = await startTcpRelay(postgres.port);
    onTestFinished(() => relay.close());
    const broker = await startMosquitto();
    onTestFinished(() => broker.stop());
    const through = postgres.url.replace(String(postgres.port), String(relay.port));
    const homes = {
      a: makeMember('a', postgres.url, broker.port),
      b: makeMember('b', postgres.url, broker.port),
      c: makeMember('c', through, broker.port),
    };
    const all = Object.values(homes);
    let said = 0;
    const say = async (count: number): Promise<void> => {
      for (let number = 0; number < count; number += 1) {
        said += 1;
        await broker.publish('plant/pressure', JSON.stringify({ number: said, word: '밸브' }));
      }
    };
    const heard = (): Promise<unknown> =>
      eventually('every engine to have heard it', () => all.every((home) => startedBy(home) === said));
    let first = await start(homes.a);
    await start(homes.b);
    await start(homes.c);
    await say(20);
    await first.kill();
    first = await start(homes.a);
    await say(20);
    await heard();
    relay.silenceClient();
    await say(10);
    relay.cut();
    await postgres.kill();
    await say(10);
    // Nothing waits for the database.
    await heard();
    await eventuallyTells(homes.b, 'that it is away', 'engine.status', {}, ({ problems }) =>
      problems.some(({ id, message }) => id === 'fleet' && message.includes('is away since')),
    );
    await postgres.start();
    await say(5);
    await heard();
    for (const [name, home] of Object.entries(homes)) await reconcile(postgres, name, home);
    expect(
      (await askDaemon(homes.a, 'fleet.verify', {})).map(({ engine, findings }) => [engine, findings]),
    ).toEqual([
      ['a', []],
      ['b', []],
      ['c', []],
    ]);
    await postgres.query(
      "UPDATE zeroclaw.run_events SET event = replace(event, 'pressure', 'pleasure') WHERE engine = 'b' AND link = 1",
    );
    const checked = await zeroclaw(homes.a, 'fleet', 'verify');
    expect([checked.code, checked.stdout]).toEqual([
      1,
      expect.stringMatching(/b: event 1 of run [\w-]+ not as written\n/u),
    ]);
    const late = await postgres.query<{ late: number }>(
      'SELECT count(*)::int AS late FROM zeroclaw.run_events WHERE late GROUP BY engine',
    );
    expect(late).toHaveLength(3);
    for (const home of all)
      expect(
        (await askDaemon(home, 'engine.status', {})).problems.filter(({ id }) => id === 'fleet'),
      ).toEqual([]);
  });

  test('a copy of a home takes its place, and the engine that was there says so', async () => {
    const postgres = await server();
    const broker = await startMosquitto();
    onTestFinished(() => broker.stop());
    const home = makeMember('copied', postgres.url, broker.port);
    const daemon = await start(home);
    await joins(postgres, 'copied', 1);
    await daemon.stop();
    const copy = makeMember('copied', postgres.url, broker.port);
    cpSync(join(home.path, 'data'), join(copy.path, 'data'), { recursive: true });
    await start(home);
    await joins(postgres, 'copied', 2);
    await start(copy);
    await joins(postgres, 'copied', 3);
    await broker.publish('plant/pressure', '1');
    await eventuallyTells(home, 'that another is there', 'engine.status', {}, ({ problems }) =>
      problems.some(({ message }) => message.startsWith('Another engine has joined the fleet as copied')),
    );
    await reconcile(postgres, 'copied', copy);
  });

  test('a stop for all reaches every engine, says who has not acknowledged it, and waits for that one', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const broker = await startMosquitto();
    onTestFinished(() => broker.stop());
    const [a, b] = [makeMember('a', postgres.url, broker.port), makeMember('b', postgres.url, broker.port)];
    await start(a);
    const other = await start(b);
    await joins(postgres, 'a', 1);
    await joins(postgres, 'b', 1);
    const paused = (home: TestHome): Promise<boolean> =>
      askDaemon(home, 'engine.status', {}).then(({ triggersPaused }) => triggersPaused);
    const given = async (...args: string[]) => {
      const { code, stdout } = await zeroclaw(a, ...args, '--fleet', '--json');
      const { engines } = JSON.parse(stdout) as {
        readonly engines: readonly { readonly outcome: unknown }[];
      };
      return { code, engines };
    };
    const stopped = { result: 'stopped', cancelled: 0 };
    expect(await given('stop')).toEqual({
      code: 0,
      engines: [
        { engine: 'a', outcome: stopped },
        { engine: 'b', outcome: stopped },
      ],
    });
    expect([await paused(a), await paused(b)]).toEqual([true, true]);
    expect((await given('resume')).code).toBe(0);
    expect([await paused(a), await paused(b)]).toEqual([false, false]);
    await other.kill();
    expect(await given('stop')).toEqual({
      code: 1,
      engines: [
        { engine: 'a', outcome: stopped },
        { engine: 'b', outcome: null },
      ],
    });
    await start(b);
    await eventuallyTells(b, 'the stop', 'engine.status', {}, ({ stopped: isStopped }) => isStopped);
    const rows = await eventually('both to be here', async () => {
      const { engines } = await askDaemon(a, 'fleet.engines', {});
      return engines.every(({ state, about }) => state === 'here' && about?.broker === 'on') ? engines : null;
    });
    expect(rows.map(({ name, tags }) => [name, tags])).toEqual([
      ['a', ['hall']],
      ['b', ['hall']],
    ]);
    // Without the database the one that somebody stands at stops all the same.
    expect((await given('resume')).code).toBe(0);
    await postgres.kill();
    await eventuallyTells(a, 'that it is away', 'engine.status', {}, ({ problems }) =>
      problems.some(({ id }) => id === 'fleet'),
    );
    expect(await given('stop')).toEqual({ code: 1, engines: [] });
    expect(await paused(a)).toBe(true);
  });

  test('cut off from the database, an engine that is to hold starts nothing and stops before it acts, and goes on by itself', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const broker = await startMosquitto();
    onTestFinished(() => broker.stop());
    const line = await startTcpRelay(postgres.port);
    const through = postgres.url.replace(String(postgres.port), String(line.port));
    const holds = makeMember('holds', through, broker.port);
    holds.write('config.toml', `${readFileSync(join(holds.path, 'config.toml'), 'utf8')}offline = "hold"\n`);
    const own = makeMember('own', through, broker.port);
    mkdirSync(join(holds.path, 'workspace', 'sops', 'valve'), { recursive: true });
    holds.write(
      'workspace/sops/valve/SOP.toml',
      '[sop]\nname = "valve"\ndescription = "For a test"\nexecution_mode = "supervised"\n[[triggers]]\ntype = "manual"\n',
    );
    holds.write(
      'workspace/sops/valve/SOP.md',
      '## Steps\n\n1. **Open** — Say it.\n   - call: mqtt_publish {"topic": "plant/valve", "payload": "open"}\n',
    );
    await start(holds);
    await start(own);
    await joins(postgres, 'holds', 1);
    await joins(postgres, 'own', 1);
    const { runId } = await askDaemon(holds, 'sops.start', { name: 'valve', payload: null });
    const card = await eventually(
      'the question',
      async () => (await askDaemon(holds, 'approvals.list', {}))[0] ?? null,
    );
    await line.close();
    await eventuallyTells(
      holds,
      'that it is held',
      'engine.status',
      {},
      ({ fleet, problems }) =>
        fleet?.held === true &&
        problems.some(({ message }) =>
          message.includes('Nothing starts and nothing acts here until it is back'),
        ),
    );
    const heard = await broker.subscribe('plant/valve');
    await askDaemon(holds, 'approvals.approve', { runId, gate: card.gate.gate, shown: card.shown });
    await eventuallyTells(holds, 'the run to wait', 'runs.list', { limit: 10 }, (runs) =>
      runs.some(({ figures }) => figures?.awaits?.part.kind === 'fleet'),
    );
    for (const number of [1, 2, 3]) await broker.publish('plant/pressure', String(number));
    await eventually('the other to go on', () => startedBy(own) === 3);
    await eventuallyTells(
      holds,
      'the events to wait',
      'engine.status',
      {},
      ({ backlog }) => backlog?.count === 3,
    );
    expect(startedBy(holds)).toBe(1);
    const again = await startTcpRelay(postgres.port, line.port);
    onTestFinished(() => again.close());
    await eventually('what waited to start', () => startedBy(holds) === 4);
    await eventuallyTells(holds, 'the run to act', 'runs.list', { limit: 10 }, (runs) =>
      runs.some((run) => run.runId === runId && run.status === 'completed'),
    );
    await heard.close();
    await reconcile(postgres, 'holds', holds);
    await reconcile(postgres, 'own', own);
    expect((await askDaemon(holds, 'engine.status', {})).fleet).toMatchObject({
      held: false,
      awaySince: null,
    });
  });
});
