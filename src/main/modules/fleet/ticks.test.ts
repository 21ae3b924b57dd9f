import { expect, test } from 'vitest';
import type { FleetSession } from '../../ports/fleet-store';
import type { FleetTick } from '../../ports/fleet-ticks';
import { comesTrue } from '../../testing/comes-true';
import { FakeClock } from '../../testing/fake-clock';
import { FleetInMemory } from '../../testing/fleet-in-memory';
import { incidentRig } from '../../testing/incident-rig';
import { FleetTicks } from './ticks';

const tick: FleetTick = { procedure: 'water', expression: '0 6 * * *', due: 1_000, isPast: false };

function engine(name: string) {
  const clock = new FakeClock(1_000);
  const { problems } = incidentRig(clock);
  let session: FleetSession | null = null;
  let token: string | null = null;
  let isInFleet = true;
  const told = { settled: 0 };
  const ticks = new FleetTicks({
    clock,
    problems,
    isInFleet: () => isInFleet,
    membership: () => ({ session, me: token === null ? null : { name, token } }),
    settled: () => {
      told.settled += 1;
    },
  });
  return {
    ticks,
    problems,
    told,
    leave: () => {
      isInFleet = false;
    },
    join: async (fleet: FleetInMemory): Promise<void> => {
      session = await fleet.connect();
      const joined = await session.register({
        name,
        home: name,
        host: 'host',
        version: '1',
        tags: [],
        token: null,
      });
      token = joined.kind === 'joined' ? joined.token : null;
    },
  };
}

test('one of two engines has the tick, and each is told once it is known', async () => {
  const fleet = new FleetInMemory();
  const [one, other] = [engine('a'), engine('b')];
  await one.join(fleet);
  await other.join(fleet);
  expect([one.ticks.takerOf(tick), other.ticks.takerOf(tick)]).toEqual(['unknown', 'unknown']);
  await comesTrue(() => {
    expect([one.told.settled, other.told.settled]).toEqual([1, 1]);
  });
  expect([one.ticks.takerOf(tick), other.ticks.takerOf(tick)].toSorted()).toEqual(['elsewhere', 'here']);
  expect(fleet.ticks.size).toBe(1);
});

test('what cannot be asked is a problem that names the schedule, until it is known', async () => {
  const fleet = new FleetInMemory();
  const one = engine('a');
  expect(one.ticks.takerOf(tick)).toBe('unknown');
  await comesTrue(() => {
    expect(one.problems.list().map(({ message }) => message)).toEqual([
      'The schedule of water for 1970-01-01T00:00:01.000Z waits, because nobody can say which engine starts it: the database of the fleet is away',
    ]);
  });
  await one.join(fleet);
  fleet.losesNextAnswer = true;
  expect(one.ticks.takerOf(tick)).toBe('unknown');
  await comesTrue(() => {
    expect(fleet.ticks.size).toBe(1);
  });
  await comesTrue(() => {
    one.ticks.takerOf(tick);
    expect(one.told.settled).toBe(1);
  });
  expect([one.ticks.takerOf(tick), one.problems.list()]).toEqual(['here', []]);
});

test('without a fleet each engine starts its own', () => {
  const one = engine('a');
  one.leave();
  expect(one.ticks.takerOf(tick)).toBe('here');
});
