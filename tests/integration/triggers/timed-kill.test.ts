import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  askDaemon,
  eventuallyTells,
  makeHome,
  startDaemon,
  type Daemon,
  type TestHome,
} from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';
import { startTcpRelay } from '../../fixtures/tcp-relay';

/** Triggers that count time, in a daemon that is killed, on a real broker. */

interface Rig {
  readonly broker: Mosquitto;
  readonly home: TestHome;
  start(): Promise<Daemon>;
  send(level: number): Promise<void>;
  /** Payloads that started a run, oldest first. */
  started(): Promise<readonly (string | null)[]>;
}

async function startBroker(): Promise<Mosquitto> {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  return broker;
}

async function rig(keys: string, at?: { readonly broker: Mosquitto; readonly port: number }): Promise<Rig> {
  const broker = at?.broker ?? (await startBroker());
  const home = makeHome(
    `[gateway]\nport = 0\n[mqtt]\nurl = "mqtt://127.0.0.1:${String(at?.port ?? broker.port)}"\n`,
  );
  onTestFinished(() => {
    home.remove();
  });
  const folder = join(home.path, 'workspace', 'sops', 'drain');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'SOP.toml'),
    `[sop]\nname = "drain"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "mqtt"\ntopic = "tank/level"\ncondition = "$.level > 85"\n${keys}\n\n[[triggers]]\ntype = "mqtt"\ntopic = "ready"\ncondition = "== go"\n`,
  );
  writeFileSync(
    join(folder, 'SOP.md'),
    '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "level"}\n',
  );
  return {
    broker,
    home,
    async start() {
      const began = Date.now();
      const daemon = await startDaemon(home);
      onTestFinished(() => daemon.kill());
      // The subscriptions are in force once something is heard.
      await eventually('the subscriptions', async () => {
        await broker.publish('ready', '?');
        return (await askDaemon(home, 'events.list', { limit: 10 })).some(
          ({ topic, at }) => topic === 'ready' && at >= began,
        );
      });
      return daemon;
    },
    send: async (level) => {
      await broker.publish('tank/level', JSON.stringify({ level }));
    },
    started: async () => {
      const runs = await askDaemon(home, 'runs.list', { sop: 'drain' });
      const details = await Promise.all(runs.map(({ runId }) => askDaemon(home, 'runs.show', { runId })));
      return details.map(({ run }) => run.trigger.payload).toReversed();
    },
  };
}

test('a count that a kill cuts stands, and a fresh event lets it go on to its start', async () => {
  const { home, start, send, started } = await rig('for_secs = 8');
  const first = await start();
  await send(90);
  await eventuallyTells(home, 'a count of five seconds', 'sops.show', { name: 'drain' }, ({ underWay }) =>
    underWay?.some(({ timing }) => timing.ms > 5_000),
  );
  await first.kill();
  await start();
  const [stands] = (await askDaemon(home, 'sops.show', { name: 'drain' })).underWay ?? [];
  expect(stands).toMatchObject({ key: 'tank/level', timing: { state: 'stands-still', ofMs: 8_000 } });
  expect(stands?.timing.ms).toBeGreaterThan(2_000);
  expect(stands?.timing.ms).toBeLessThan(8_000);
  expect(await started()).toEqual([]);
  const before = performance.now();
  await send(91);
  await eventuallyTells(home, 'the start', 'runs.list', { sop: 'drain' }, (runs) => runs.length > 0);
  expect(performance.now() - before).toBeLessThan(7_000);
  expect(await started()).toEqual(['{"level":91}']);
});

test('a burst that a kill cuts starts one run with its last event, and no second one', async () => {
  const { home, start, send, started } = await rig('debounce_secs = 3');
  const first = await start();
  await send(90);
  await send(91);
  await eventuallyTells(home, 'both events', 'events.list', { limit: 10 }, (rows) =>
    rows.some(({ payload }) => payload === '{"level":91}'),
  );
  await first.kill();
  const second = await start();
  await eventuallyTells(home, 'the start', 'runs.list', { sop: 'drain' }, (runs) => runs.length > 0);
  await second.kill();
  await start();
  // What came last is behind everything that the broker might send again.
  await send(10);
  await eventuallyTells(home, 'the last event', 'events.list', { limit: 10 }, (rows) =>
    rows.some(({ payload }) => payload === '{"level":10}'),
  );
  expect(await started()).toEqual(['{"level":91}']);
});

test('a connection that is cut begins anew', async () => {
  const broker = await startBroker();
  const relay = await startTcpRelay(broker.port);
  onTestFinished(() => relay.close());
  const { home, start } = await rig('for_secs = 600', { broker, port: relay.port });
  await start();
  const counts = (what: string, is: boolean): Promise<unknown> =>
    eventuallyTells(
      home,
      what,
      'sops.show',
      { name: 'drain' },
      ({ underWay = [] }) => underWay.length > 0 === is,
    );
  await broker.publish('tank/level', '{"level":90}');
  await counts('it to count', true);
  relay.cut();
  await counts('nothing to count', false);
  await eventuallyTells(home, 'the broker', 'engine.status', {}, ({ broker: { health } }) => health === 'on');
  await broker.publish('tank/level', '{"level":91}');
  await counts('it to count anew', true);
});
