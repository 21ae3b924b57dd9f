import { expect, test } from 'vitest';
import { silentLogger } from '../../platform/base/logger';
import { FakeClock } from '../../testing/fake-clock';
import { incidentRig } from '../../testing/incident-rig';
import { LevelEvents } from './level-events';

function setUp() {
  const { clock, problems, incidents } = incidentRig(new FakeClock(0));
  const dispatched: string[] = [];
  const disk = { full: false };
  const events = new LevelEvents({
    dispatch: ({ topic, payload, receivedAt }, by) => {
      if (disk.full) throw new Error('the disk is full');
      dispatched.push(`${String(topic)} ${String(payload)} at ${String(receivedAt)} by ${by}`);
    },
    clock,
    problems,
    incidents,
    logger: silentLogger,
  });
  const change = (value: 0 | 1, pin = 3): void => {
    events.take({ board: 'pump', signal: `pin_${String(pin)}`, value, at: clock.now() });
  };
  return { clock, problems, dispatched, disk, events, change };
}

test('a change of level is an event', () => {
  const { change, dispatched, problems } = setUp();
  change(1);
  expect(dispatched).toEqual(['pump/pin_3 1 at 0 by board pump']);
  expect(problems.list()).toEqual([]);
});

test('changes that cannot be recorded are kept in order, reported, and tried again', async () => {
  const { clock, change, dispatched, disk, problems, events } = setUp();
  disk.full = true;
  change(1);
  await clock.advance(1_000);
  change(0, 4);
  await clock.advance(10_000);
  expect(problems.list()).toMatchObject([
    { id: 'board-events', message: 'Changes of pins could not be recorded: the disk is full' },
  ]);
  disk.full = false;
  change(0);
  expect(dispatched).toEqual([]);
  await clock.advance(5_000);
  expect(dispatched).toEqual([
    'pump/pin_3 1 at 0 by board pump',
    'pump/pin_4 0 at 1000 by board pump',
    'pump/pin_3 0 at 11000 by board pump',
  ]);
  expect(problems.list()).toEqual([]);
  change(1);
  expect(dispatched).toHaveLength(4);
  events.close();
});

test('of very many the oldest are given up, and how many stays known', async () => {
  const { clock, change, dispatched, disk, problems } = setUp();
  disk.full = true;
  for (let pin = 0; pin < 1_002; pin += 1) change(1, pin);
  await clock.advance(5_000);
  expect(problems.list()).toMatchObject([
    {
      message: 'Changes of pins could not be recorded, and 2 of them are lost: the disk is full',
      remedy: expect.stringContaining('The last 1000 are kept') as string,
    },
  ]);
  disk.full = false;
  await clock.advance(5_000);
  expect(problems.list()).toMatchObject([
    { message: '2 changes of pins were lost, because they could not be recorded' },
  ]);
  change(0);
  expect(problems.list()).toHaveLength(1);
  dispatched.pop();
  expect(dispatched).toHaveLength(1_000);
  expect(dispatched[0]).toContain('pin_2 ');
});

test('after the end nothing is tried again, and what was kept is told as lost', async () => {
  const { clock, change, dispatched, disk, events, problems } = setUp();
  disk.full = true;
  change(1);
  events.close();
  disk.full = false;
  await clock.advance(10_000);
  expect([dispatched, problems.list().map(({ message }) => message), clock.sleeping]).toEqual([
    [],
    ['A change of a pin was lost, because it could not be recorded'],
    0,
  ]);
});
