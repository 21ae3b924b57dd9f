import { describe, expect, onTestFinished, test } from 'vitest';
import type { FleetAbout } from '../../../shared/fleet';
import type { Decider, RunEvent } from '../../../shared/run';
import { silentLogger } from '../../platform/base/logger';
import { openDatabase } from '../../platform/storage/database';
import { createTransaction } from '../../platform/storage/transaction';
import { hashAfter, beginning } from '../../platform/storage/record-links';
import { comesTrue } from '../../testing/comes-true';
import { exampleRun } from '../../testing/example-run';
import { FakeClock } from '../../testing/fake-clock';
import { FleetInMemory } from '../../testing/fleet-in-memory';
import { fleetStoreContract } from '../../testing/fleet-store-contract';
import { incidentRig } from '../../testing/incident-rig';
import { prepareRemovals } from '../record/chain/removals';
import { createEventLedger } from '../record/storage/event-ledger';
import { createRunLog } from '../record/storage/run-log';
import { Membership } from './membership';
import { Pace } from './pace';
import { ledgerFollower } from './storage/follow-ledger';
import { createUnhanded } from './storage/unhanded';
import { idleEngine } from '../../testing/fleet-about';
import { verifyFleet } from './verify';

describe('the fleet in memory', () => {
  fleetStoreContract(() => Promise.resolve(new FleetInMemory()));
});

const about = (): FleetAbout => idleEngine;

/** An engine with a record of its own, on a clock that stands still. */
function engine(
  fleet: FleetInMemory,
  { name = 'hall', home = 'home', mostRows = 100, clock = fleet.clock } = {},
) {
  const database = openDatabase(':memory:');
  const { problems, incidents } = incidentRig(clock);
  const follow = ledgerFollower(database);
  follow(true);
  const log = createRunLog(database);
  const ledger = createEventLedger(database, { maxRows: mostRows });
  const unhanded = createUnhanded(database, createTransaction(database));
  const ending = new AbortController();
  let runs = 0;
  let pause: Decider | null = null;
  const obedience = {
    stop: (by: Decider): number => {
      pause = by;
      return 2;
    },
    pausedBy: () => pause,
    resume: () => {
      pause = null;
    },
  };
  const join = (): Promise<void> =>
    new Membership(
      {
        clock,
        logger: silentLogger,
        problems,
        incidents,
        unhanded,
        about,
        obedience: () => obedience,
        pace: new Pace(),
      },
      fleet,
      {
        name,
        home,
        host: `host of ${home}`,
        version: '1',
        tags: [],
      },
    ).run(ending.signal);
  onTestFinished(() => {
    ending.abort();
    incidents.close();
    database.close();
  });
  return {
    clock,
    database,
    follow,
    problems,
    unhanded,
    join,
    leave: () => {
      ending.abort(new Error('the engine closes'));
    },
    /** Runs of one event each. */
    run: (count: number) => {
      for (let number = 0; number < count; number += 1) {
        runs += 1;
        const runId = `r${String(runs)}`;
        const started: RunEvent = {
          type: 'run-started',
          at: clock.now(),
          runId,
          sop: exampleRun.sop,
          sopHash: 'hash',
          trigger: exampleRun.trigger,
          approvalTimeoutSecs: 3600,
          startedBy: 'mqtt',
        };
        log.append(runId, 0, [started], { ...exampleRun, runId });
      }
    },
    event: (payload: string, isDull = false) =>
      ledger.record(
        { source: 'mqtt', topic: 'a', payload, receivedAt: clock.now() },
        isDull ? [] : [{ sop: 'pump', result: 'skipped', reason: 'cooldown active', detail: '' }],
      ),
    /** Nothing waits any more. */
    settled: () =>
      comesTrue(async () => {
        await clock.advance(500);
        expect(unhanded.waiting()).toBe(0);
      }),
    /** As a person at the engine itself. */
    pause: (by: Decider) => {
      pause = by;
    },
    pausedBy: () => pause,
    told: () => problems.list().map(({ message }) => message),
  };
}

/** The record as the database has it, each event following from the one before. */
function chainOf(fleet: FleetInMemory, name = 'hall'): readonly string[] {
  let last = beginning;
  for (const event of fleet.engines.get(name)?.events ?? []) {
    last = hashAfter(last, event);
    expect(event.hash).toBe(last.toString('hex'));
  }
  return fleet.engines.get(name)?.events.map(({ runId }) => runId) ?? [];
}

const runIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `r${String(index + 1)}`);

test('what was written is handed in, in batches and in order, and the chain can be checked there', async () => {
  const fleet = new FleetInMemory();
  const one = engine(fleet);
  one.run(601);
  one.event('on');
  void one.join();
  await one.settled();
  expect(chainOf(fleet)).toEqual(runIds(601));
  const kept = fleet.engines.get('hall');
  expect(kept?.runs.get('r7')).toMatchObject({ runId: 'r7', sop: 'pump', status: 'running' });
  expect(
    [...(kept?.rows.values() ?? [])].map(({ row }) => (JSON.parse(row) as { payload: string }).payload),
  ).toEqual(['on']);
});

test('while the database is away everything goes on here, and what it missed is marked as late', async () => {
  const fleet = new FleetInMemory();
  const one = engine(fleet);
  void one.join();
  await one.settled();
  fleet.isAway = true;
  one.run(2);
  await comesTrue(async () => {
    await one.clock.advance(500);
    expect(one.told()[0]).toContain('127.0.0.1:5432/plant is away since');
  });
  expect(one.told()[0]).toContain('events not handed in yet: 2');
  fleet.isAway = false;
  await comesTrue(async () => {
    await one.clock.advance(1_000);
    expect(one.told()).toEqual([]);
  });
  await one.settled();
  one.run(1);
  await one.clock.advance(500);
  await one.settled();
  expect(chainOf(fleet)).toEqual(runIds(3));
  expect(fleet.engines.get('hall')?.events.map(({ late }) => late)).toEqual([true, true, false]);
});

test('a batch whose answer was lost is not handed in twice', async () => {
  const fleet = new FleetInMemory();
  const one = engine(fleet);
  void one.join();
  await one.settled();
  one.run(3);
  fleet.losesNextAnswer = true;
  await comesTrue(async () => {
    await one.clock.advance(1_000);
    expect(fleet.connections).toBe(2);
    expect(one.told()).toEqual([]);
  });
  await one.settled();
  expect(chainOf(fleet)).toEqual(runIds(3));
});

test('of two engines from one home the later one stays, and the other says so', async () => {
  const fleet = new FleetInMemory();
  const [one, other] = [engine(fleet), engine(fleet)];
  void one.join();
  await one.settled();
  void other.join();
  await other.settled();
  one.run(1);
  await comesTrue(async () => {
    await one.clock.advance(500);
    expect(one.told()[0]).toContain('Another engine has joined the fleet as hall');
  });
  await one.clock.advance(60_000);
  other.run(1);
  await other.clock.advance(500);
  await other.settled();
  expect(chainOf(fleet)).toEqual(runIds(1));
  expect(other.told()).toEqual([]);
});

test('another home with the name, and a record that was cut back, are refused in words', async () => {
  const fleet = new FleetInMemory();
  const one = engine(fleet);
  one.run(5);
  void one.join();
  await one.settled();
  const other = engine(fleet, { home: 'another' });
  void other.join();
  await comesTrue(() => {
    expect(other.told()[0]).toContain('Another home has the name hall in the fleet, on host of home');
  });
  const restored = engine(fleet);
  restored.run(3);
  void restored.join();
  await comesTrue(() => {
    expect(restored.told()[0]).toContain('does not go on from what hall has handed in');
  });
  expect(chainOf(fleet)).toEqual(runIds(5));
});

test('a row of Events that is told anew is handed in anew; one that is deleted before that is told', async () => {
  const fleet = new FleetInMemory();
  const one = engine(fleet, { mostRows: 20 });
  void one.join();
  await one.settled();
  const counts = (): unknown[] =>
    [...(fleet.engines.get('hall')?.rows.values() ?? [])].map(
      ({ row }) => (JSON.parse(row) as { count: number }).count,
    );
  one.event('1', true);
  one.event('2', true);
  await one.clock.advance(500);
  await one.settled();
  expect(counts()).toEqual([2]);
  one.event('3', true);
  await one.clock.advance(500);
  await one.settled();
  expect(counts()).toEqual([3]);
  fleet.isAway = true;
  for (let number = 0; number < 30; number += 1) one.event('on');
  fleet.isAway = false;
  await one.clock.advance(500);
  await one.settled();
  expect(one.told()[0]).toContain('Rows of Events that were deleted here before the fleet had them: ');
});

test('what was written while config.toml named no fleet is handed in when it names one again', async () => {
  const fleet = new FleetInMemory();
  const one = engine(fleet);
  one.event('1');
  one.follow(false);
  expect(one.unhanded.waiting()).toBe(0);
  one.event('2');
  one.follow(true);
  expect(one.unhanded.waiting()).toBe(2);
  void one.join();
  await one.settled();
  expect(fleet.engines.get('hall')?.rows.size).toBe(2);
});

test('what was deleted because it was old leaves a gap that is told', async () => {
  const fleet = new FleetInMemory();
  const one = engine(fleet);
  one.run(6);
  const deleted = one.database
    .prepare<[], { link: number; hash: Buffer }>('SELECT link, hash FROM run_events WHERE link IN (2, 3)')
    .all();
  prepareRemovals(one.database)(7, deleted);
  one.database.exec('DELETE FROM run_events WHERE link IN (2, 3)');
  void one.join();
  await one.settled();
  const kept = fleet.engines.get('hall');
  expect(kept?.events.map(({ link }) => link)).toEqual([1, 4, 5, 6]);
  expect(kept?.removals.map(({ ranges }) => JSON.parse(ranges) as unknown)).toEqual([
    [[2, 3, deleted[1]?.hash.toString('hex')]],
  ]);
});

test('an engine that is heard no more is told by the others, until it is back; one that ends is not', async () => {
  const fleet = new FleetInMemory();
  const { clock } = fleet;
  const watcher = engine(fleet, { name: 'watcher', home: 'watched' });
  const ends = engine(fleet, { name: 'ends', home: 'ends' });
  const dies = engine(fleet, { name: 'dies', home: 'dies', clock: new FakeClock() });
  for (const each of [watcher, ends, dies]) void each.join();
  await comesTrue(() => {
    expect(fleet.engines.size).toBe(3);
  });
  ends.leave();
  await comesTrue(() => {
    expect(fleet.engines.get('ends')?.hasLeft).toBe(true);
  });
  // Its own clock stands still, so it beats no more.
  await clock.advance(30_000);
  expect(watcher.told()).toEqual([
    expect.stringContaining('The engine dies of the fleet, on host of dies, has not been heard of since'),
  ]);
  await dies.clock.advance(5_000);
  await clock.advance(5_000);
  expect(watcher.told()).toEqual([]);
});

test('a clock that differs from the one of the database is told', async () => {
  const fleet = new FleetInMemory(new FakeClock(1_000_000));
  const one = engine(fleet, { clock: new FakeClock(1_090_000) });
  void one.join();
  await comesTrue(() => {
    expect(one.told()[0]).toContain("is ahead of the one of the fleet's database by 90 s");
  });
  await one.clock.advance(5_000);
  expect(fleet.engines.get('hall')?.beat?.beat.skewMs).toBe(90_000);
});

test('a stop for all is carried out by each, and so is its end, except where a person has paused', async () => {
  const fleet = new FleetInMemory();
  const [a, b] = [engine(fleet, { name: 'a', home: 'a' }), engine(fleet, { name: 'b', home: 'b' })];
  void a.join();
  void b.join();
  await a.settled();
  await b.settled();
  const session = await fleet.connect();
  const me = { name: 'a', token: '1' };
  await session.order(me, { kind: 'stop', by: 'ana', via: 'cli' });
  await comesTrue(() => {
    expect([a.pausedBy(), b.pausedBy()]).toEqual([
      { by: 'ana (a)', via: 'fleet' },
      { by: 'ana (a)', via: 'fleet' },
    ]);
  });
  // What comes late is carried out once it is there.
  const late = engine(fleet, { name: 'late', home: 'late' });
  void late.join();
  await comesTrue(() => {
    expect(late.pausedBy()).toMatchObject({ via: 'fleet' });
  });
  b.pause({ by: 'bo', via: 'desktop' });
  await session.order(me, { kind: 'resume', by: 'ana', via: 'cli' });
  await comesTrue(async () => {
    const order = await session.newestOrder();
    expect(new Map(order?.outcomes?.map(({ engine: name, outcome }) => [name, outcome]))).toEqual(
      new Map<string, object>([
        ['a', { result: 'resumed' }],
        ['b', { result: 'kept', by: 'bo', via: 'desktop' }],
        ['late', { result: 'resumed' }],
      ]),
    );
  });
  expect([a.pausedBy(), b.pausedBy(), late.pausedBy()]).toEqual([null, { by: 'bo', via: 'desktop' }, null]);
});

test('over a line too slow for large batches it is handed in by smaller ones', async () => {
  const fleet = new FleetInMemory();
  fleet.mostBytes = 50_000;
  const one = engine(fleet);
  one.run(400);
  void one.join();
  await comesTrue(async () => {
    await one.clock.advance(3_000);
    expect(one.unhanded.waiting()).toBe(0);
  });
  expect(chainOf(fleet)).toEqual(runIds(400));
});

test('the chain of a record is checked from the database alone', async () => {
  const fleet = new FleetInMemory();
  const one = engine(fleet);
  one.run(8);
  const deleted = one.database
    .prepare<[], { link: number; hash: Buffer }>('SELECT link, hash FROM run_events WHERE link IN (1, 2, 8)')
    .all();
  prepareRemovals(one.database)(7, deleted);
  one.database.exec('DELETE FROM run_events WHERE link IN (1, 2)');
  void one.join();
  await one.settled();
  const session = await fleet.connect();
  const verified = async () => (await verifyFleet(session))[0];
  expect(await verified()).toEqual({ engine: 'hall', events: 6, findings: [], more: 0 });
  const events = fleet.engines.get('hall')?.events ?? [];
  const [gone] = events.splice(2, 1);
  expect((await verified())?.findings).toEqual([{ kind: 'missing', first: 5, last: 5, runId: null }]);
  if (gone !== undefined) events.splice(2, 0, { ...gone, event: gone.event.replace('pump', 'heat') });
  expect((await verified())?.findings).toEqual([{ kind: 'changed', first: 5, last: 5, runId: 'r5' }]);
  if (gone !== undefined) events.splice(2, 1, gone);
  events.pop();
  expect((await verified())?.findings).toEqual([]);
  events.pop();
  expect((await verified())?.findings).toEqual([{ kind: 'missing', first: 7, last: 8, runId: null }]);
});
