import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Output } from '../../src/shared/procedures';
import { startBoardSim, type BoardSim } from '../fixtures/board-sim';
import {
  askDaemon,
  eventuallyTells,
  makeHome,
  startDaemon,
  type Daemon,
  type TestHome,
} from '../fixtures/daemon';
import { eventually } from '../fixtures/eventually';
import { isPostgresThere, startPostgres, type Postgres } from '../fixtures/postgres';
import { startMosquitto } from '../fixtures/mosquitto';
import { startTcpRelay } from '../fixtures/tcp-relay';

const board = (path: string): string =>
  `[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${path}"\n`;

interface Wanted {
  readonly url: string;
  readonly tags?: readonly string[];
  readonly more?: string;
  /** For how long a call waits to be taken. */
  readonly offeredSecs?: number;
}

const carriesOut = 'accept = ["gpio_write"]\n';

/** A home in the fleet with a procedure for each place at which its step is carried out. */
function makeMember(
  name: string,
  { url, tags = [], more = '', offeredSecs = 300 }: Wanted,
  places: readonly string[] = [],
): TestHome {
  const home = makeHome(
    `[gateway]\nport = 0\n[storage]\nurl = "${url}"\n[sop]\nconnect_timeout_secs = ${String(offeredSecs)}\n[fleet]\nname = "${name}"\ntags = ${JSON.stringify(tags)}\n${more}`,
  );
  for (const place of places) {
    const folder = join('workspace', 'sops', place);
    mkdirSync(join(home.path, folder), { recursive: true });
    home.write(
      join(folder, 'SOP.toml'),
      `[sop]\nname = "${place}"\ndescription = "Sets a pin there"\nexecution_mode = "auto"\nmax_concurrent = 100\n[[triggers]]\ntype = "mqtt"\ntopic = "plant/${place}"\n`,
    );
    home.write(
      join(folder, 'SOP.md'),
      `## Steps\n\n1. **Open** — Open the valve there.\n   - call: gpio_write {"board": "pump", "pin": 5, "value": 1}\n   - on: ${place}\n`,
    );
  }
  onTestFinished(() => {
    home.remove();
  });
  return home;
}

async function start(home: TestHome): Promise<Daemon> {
  const daemon = await startDaemon(home);
  onTestFinished(() => daemon.kill());
  return daemon;
}

async function simulated(): Promise<BoardSim> {
  const sim = await startBoardSim();
  onTestFinished(() => sim.stop());
  return sim;
}

/** The others know what it carries out, and that its board is there. */
const isThere = (of: TestHome, name: string): Promise<unknown> =>
  eventuallyTells(of, `${name} to be there`, 'fleet.engines', {}, ({ engines }) =>
    engines.some(
      (engine) => engine.name === name && engine.state === 'here' && (engine.about?.accepts ?? []).length > 0,
    ),
  );

const begin = async (home: TestHome, name: string): Promise<string> =>
  (await askDaemon(home, 'sops.start', { name, payload: null })).runId;

type RunOf = Output<'runs.show'>['run'];
const runOf = async (home: TestHome, runId: string): Promise<RunOf> =>
  (await askDaemon(home, 'runs.show', { runId })).run;

const becomes = (home: TestHome, runId: string, status: RunOf['status']): Promise<RunOf> =>
  eventually(
    `the run to be ${status}`,
    async () => {
      const run = await runOf(home, runId).catch(() => null);
      return run?.status === status ? run : null;
    },
    240_000,
  );

/** How often the board was told to set a pin. */
const writes = (sim: BoardSim): number =>
  sim.log().filter(({ kind, line }) => kind === 'rx' && String(line).includes('gpio_write')).length;

const stateOf = async (postgres: Postgres, key = ''): Promise<string> =>
  (
    await postgres.query<{ state: string }>(
      "SELECT state FROM zeroclaw.calls WHERE $1 = '' OR reach = $1 ORDER BY offered_at DESC LIMIT 1",
      [key],
    )
  )[0]?.state ?? 'none';

const isState = (postgres: Postgres, state: string, key = ''): Promise<unknown> =>
  eventually(`the call to be ${state}`, async () => (await stateOf(postgres, key).catch(() => '')) === state);

/** Steps that another engine of a fleet carries out. */
describe.skipIf(!isPostgresThere)('a step at another engine', () => {
  test('sets a pin there once, and both records say so', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const broker = await startMosquitto();
    onTestFinished(() => broker.stop());
    const sims = [await simulated(), await simulated()] as const;
    const a = makeMember(
      'a',
      { url: postgres.url, more: `[mqtt]\nurl = "127.0.0.1:${String(broker.port)}"\n` },
      ['site-b'],
    );
    const there = sims.map((sim, index) =>
      makeMember(`b${String(index)}`, {
        url: postgres.url,
        tags: ['site-b'],
        more: `${carriesOut}${board(sim.path)}`,
      }),
    );
    await start(a);
    await eventuallyTells(a, 'the broker', 'engine.status', {}, ({ broker: { health } }) => health === 'on');
    await broker.publish('plant/site-b', 'open');
    const waiting = await eventually('the wait', async () => {
      const [row] = await askDaemon(a, 'runs.list', { limit: 1 });
      return row?.figures?.awaits === undefined ? null : row;
    });
    expect(waiting.figures?.awaits?.part).toEqual({ kind: 'engine', name: 'site-b' });
    for (const home of there) await start(home);
    const run = await becomes(a, waiting.runId, 'completed');
    expect(run.steps[0]?.toolCalls).toMatchObject([{ name: 'gpio_write', on: 'site-b', success: true }]);
    expect(writes(sims[0]) + writes(sims[1])).toBe(1);
    const taker = run.steps[0]?.toolCalls[0]?.engine === 'b0' ? there[0] : there[1];
    const [taken] = await askDaemon(taker ?? a, 'runs.list', { limit: 1 });
    expect(taken).toMatchObject({
      sop: 'site-b (a)',
      status: 'completed',
      figures: { startedBy: 'fleet:a' },
    });
  });

  test('is done once or asked about, over the kill of who has taken it in every moment', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const relay = await startTcpRelay(postgres.port);
    onTestFinished(() => relay.close());
    const through = postgres.url.replace(String(postgres.port), String(relay.port));
    const [never, held, told, other] = [
      await simulated(),
      await simulated(),
      await simulated(),
      await simulated(),
    ];
    const a = makeMember('a', { url: postgres.url }, ['waits', 'acts', 'acted']);
    const absent = join(a.path, 'no-board');
    // One waits for its board when it is killed, one in the middle of its write, one before it can tell of it.
    const waits = makeMember('w', {
      url: postgres.url,
      tags: ['waits'],
      more: `${carriesOut}${board(absent)}`,
    });
    const acts = makeMember('m', {
      url: postgres.url,
      tags: ['acts'],
      more: `${carriesOut}${board(held.path)}`,
    });
    const acted = makeMember('t', {
      url: through,
      tags: ['acted'],
      more: `${carriesOut}${board(told.path)}`,
    });
    const bystander = makeMember('z', {
      url: postgres.url,
      tags: ['waits', 'acts', 'acted'],
      more: `${carriesOut}${board(other.path)}`,
    });
    await start(a);
    const killed = [await start(waits), await start(acts), await start(acted)] as const;
    for (const name of ['w', 'm', 't']) await isThere(a, name);
    await held.hold('gpio_write');
    await told.hold('gpio_write');
    const runs = {
      waits: await begin(a, 'waits'),
      acts: await begin(a, 'acts'),
      acted: await begin(a, 'acted'),
    };
    for (const place of ['waits', 'acts', 'acted']) await isState(postgres, 'taken', place);
    await held.waitForHeld('gpio_write');
    await told.waitForHeld('gpio_write');
    relay.silenceClient();
    await told.letGo();
    await eventually('the pin to be set', async () => (await told.dump()).pins['5'] === 1);
    for (const daemon of killed) await daemon.kill();
    await held.letGo();
    // Whoever else could carry it out is there, and is not asked.
    await start(bystander);
    for (const runId of Object.values(runs)) {
      const asked = await becomes(a, runId, 'interrupted');
      expect(asked.gate).toMatchObject({ reason: 'interrupted', calls: [{ tool: 'gpio_write' }] });
      expect(asked.gate?.note).toContain('nobody knows whether it was carried out');
    }
    relay.cut();
    const back = makeBoardThere(waits, never);
    await start(back);
    await start(acts);
    await start(acted);
    // From its own record: nothing was done; it was done; nobody knows.
    expect((await becomes(a, runs.waits, 'failed')).reason).toContain('acts for another one no more');
    expect(await becomes(a, runs.acted, 'completed')).toMatchObject({ steps: [{ status: 'completed' }] });
    await isState(postgres, 'answered', 'acts');
    expect((await runOf(a, runs.acts)).status).toBe('interrupted');
    expect([never, held, told, other].map(writes)).toEqual([0, 1, 1, 0]);
    const gate = (await runOf(a, runs.acts)).gate?.gate ?? '';
    const [card] = await askDaemon(a, 'approvals.list', {});
    await askDaemon(a, 'approvals.approve', { runId: runs.acts, gate, shown: card?.shown ?? '' });
    await becomes(a, runs.acts, 'completed');
    expect(writes(held) + writes(other)).toBe(2);
  });

  test('is done once over the kill of the engine of its run, of PostgreSQL, and a cut line', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const relay = await startTcpRelay(postgres.port);
    onTestFinished(() => relay.close());
    const sim = await simulated();
    const a = makeMember('a', { url: postgres.url.replace(String(postgres.port), String(relay.port)) }, [
      'b',
    ]);
    const b = makeMember('b', { url: postgres.url, more: `${carriesOut}${board(sim.path)}` });
    let origin = await start(a);
    await start(b);
    await isThere(a, 'b');
    let expected = 0;
    const once = async (what: string, between: () => Promise<void>): Promise<void> => {
      const runId = await begin(a, 'b');
      await between();
      const run = await becomes(a, runId, 'completed');
      expected += 1;
      expect([what, run.steps[0]?.attempt, writes(sim)]).toEqual([what, 1, expected]);
      expect(run.decisions).toEqual([]);
    };
    const offered = async (): Promise<void> => {
      await isState(postgres, 'offered');
    };
    const inTheMiddle = async (): Promise<void> => {
      await sim.waitForHeld('gpio_write');
    };
    // Nobody takes it as long as the triggers there are paused.
    await askDaemon(b, 'engine.pause', { paused: true });
    await once('the origin is killed while it is offered', async () => {
      await offered();
      await origin.kill();
      origin = await start(a);
      await askDaemon(b, 'engine.pause', { paused: false });
    });
    await isThere(a, 'b');
    await sim.hold('gpio_write');
    await once('the origin is killed while it is carried out', async () => {
      await inTheMiddle();
      await origin.kill();
      await sim.letGo();
      await isState(postgres, 'answered');
      origin = await start(a);
    });
    await isThere(a, 'b');
    await sim.hold('gpio_write');
    await once('PostgreSQL is killed while it is carried out', async () => {
      await inTheMiddle();
      // The board waits for nobody: it gives a write up after three seconds.
      const gone = postgres.kill();
      await sim.letGo();
      await gone;
      await postgres.start();
    });
    await isThere(a, 'b');
    await sim.hold('gpio_write');
    await once('the line of the origin is cut while it is carried out', async () => {
      await inTheMiddle();
      relay.silenceClient();
      await sim.letGo();
      await isState(postgres, 'answered');
      relay.cut();
    });
  });

  test('is taken by another engine with the tag when the first is killed before it takes it', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const sims = [await simulated(), await simulated()] as const;
    const a = makeMember('a', { url: postgres.url }, ['site-b']);
    const [first, second] = sims.map((sim, index) =>
      makeMember(`b${String(index)}`, {
        url: postgres.url,
        tags: ['site-b'],
        more: `${carriesOut}${board(sim.path)}`,
      }),
    ) as [TestHome, TestHome];
    await start(a);
    const killed = await start(first);
    await start(second);
    await isThere(a, 'b0');
    await isThere(a, 'b1');
    for (const home of [first, second]) await askDaemon(home, 'engine.pause', { paused: true });
    const runId = await begin(a, 'site-b');
    await isState(postgres, 'offered');
    await killed.kill();
    const from = performance.now();
    await askDaemon(second, 'engine.pause', { paused: false });
    await becomes(a, runId, 'completed');
    const tookMs = performance.now() - from;
    expect(tookMs).toBeLessThan(10_000);
    expect(sims.map(writes)).toEqual([0, 1]);
  });
});

/** The board that was not there is there when the engine is started again. */
function makeBoardThere(home: TestHome, sim: BoardSim): TestHome {
  const config = join(home.path, 'config.toml');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/path = ".*"/u, `path = "${sim.path}"`));
  return home;
}
