import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from './storage/database';
import { createIncidentStore } from './storage/incidents';
import { FakeClock } from '../testing/fake-clock';
import { incidentRig } from '../testing/incident-rig';
import type { Incident } from './incidents';

const ana = { by: 'ana', via: 'app' };
const lost = (topic: string, part: Partial<Incident> = {}): Incident => ({
  id: `lost:${topic}`,
  crowd: 'lost',
  where: topic,
  message: `an alarm of ${topic} was lost`,
  remedy: 'Look.',
  ...part,
});

function databases(): () => Database {
  const folder = mkdtempSync(join(tmpdir(), 'zc-incidents-'));
  const opened: Database[] = [];
  onTestFinished(() => {
    for (const database of opened) database.close();
    rmSync(folder, { recursive: true });
  });
  return () => {
    const database = openDatabase(join(folder, 'zeroclaw.db'));
    opened.push(database);
    return database;
  };
}

/** An engine on the database, `open` is the start of one. */
function engine(database: Database, clock = new FakeClock(7)): ReturnType<typeof incidentRig> {
  const rig = incidentRig(clock);
  rig.incidents.keepIn(createIncidentStore(database));
  return rig;
}

test('what happened is there after a kill, as it was, and nobody is notified a second time', () => {
  const open = databases();
  const first = engine(open());
  first.incidents.tell(lost('pump'));
  const after = engine(open(), new FakeClock(9_000));
  expect(after.problems.list()).toEqual([
    {
      id: 'lost:pump',
      at: 7,
      where: 'pump',
      message: 'an alarm of pump was lost',
      remedy: 'Look.',
      incident: { number: 1, since: 7, at: 7, times: 1 },
    },
  ]);
  expect([first.notified, after.notified]).toEqual([['pump: an alarm of pump was lost'], []]);
});

test('what was seen is gone, over a start too, and its number is never given to another', () => {
  const open = databases();
  const first = engine(open());
  first.incidents.tell(lost('pump'));
  first.incidents.tell(lost('leak'));
  expect(
    first.incidents.seen(
      [
        { number: 1, at: 7 },
        { number: 2, at: 7 },
        { number: 3, at: 7 },
      ],
      ana,
    ),
  ).toBe(2);
  expect(first.problems.list()).toEqual([]);
  const after = engine(open());
  expect(after.problems.list()).toEqual([]);
  after.incidents.tell(lost('pump'));
  expect(after.problems.list()).toMatchObject([{ incident: { number: 3, times: 1 } }]);
  expect(after.notified).toHaveLength(1);
});

test('what happened again after it was shown is not taken for seen', () => {
  const { clock, incidents, problems } = incidentRig();
  incidents.tell(lost('pump'));
  clock.set(8);
  incidents.tell(lost('pump', { message: 'another alarm of pump was lost' }));
  expect(incidents.seen([{ number: 1, at: 7 }], ana)).toBe(0);
  expect(problems.list()).toMatchObject([
    { message: 'another alarm of pump was lost', incident: { times: 2, since: 7, at: 8 } },
  ]);
});

test('repetitions within a second are shown and written together, and what is due is written at the end', async () => {
  const open = databases();
  const clock = new FakeClock(0);
  const { incidents, problems, notified } = engine(open(), clock);
  let changes = 0;
  problems.changed.on(() => {
    changes += 1;
  });
  for (let time = 0; time < 500; time += 1) incidents.tell(lost('pump'));
  expect(changes).toBe(1);
  await clock.advance(1_000);
  expect([changes, problems.list()[0]?.incident?.times, notified.length]).toEqual([2, 500, 1]);
  incidents.tell(lost('pump'));
  incidents.close();
  expect(engine(open()).problems.list()).toMatchObject([{ incident: { times: 501 } }]);
  expect(clock.sleeping).toBe(0);
});

test('of what a sender makes up without end so many are told one by one, and those beyond as one that is notified once', () => {
  const { incidents, problems, notified } = incidentRig();
  for (let number = 0; number < 100; number += 1)
    incidents.tell(
      lost(String(number), { beyond: { where: 'many', message: 'more were lost', remedy: 'Look.' } }),
    );
  expect([problems.list().length, notified.length]).toEqual([21, 21]);
  expect(problems.list().map(({ message }) => message)).toContain('more were lost');
  incidents.tell(lost('elsewhere', { crowd: 'another' }));
  expect(problems.list()).toHaveLength(22);
});

test('what is dealt with is gone, over a start too, with what was to be known of it', () => {
  const open = databases();
  engine(open()).incidents.tell(lost('pump', { data: { sop: 'pump' } }));
  const later = engine(open());
  expect(later.incidents.find('lost:pump')?.data).toEqual({ sop: 'pump' });
  later.incidents.settle(({ data }) => JSON.stringify(data) === '{"sop":"pump"}');
  expect([later.problems.list(), engine(open()).problems.list()]).toEqual([[], []]);
});

test('what is told before there is a disk is kept once there is one, beside what was there', () => {
  const open = databases();
  const { incidents } = engine(open());
  incidents.tell(lost('pump'));
  incidents.tell(lost('leak'));
  const rig = incidentRig(new FakeClock(9));
  rig.incidents.tell(lost('config'));
  rig.incidents.tell(lost('leak'));
  rig.incidents.keepIn(createIncidentStore(open()));
  expect(
    rig.problems
      .list()
      .map(({ where, incident }) => [where, incident?.number])
      .toSorted(),
  ).toEqual([
    ['config', 3],
    ['leak', 2],
    ['pump', 1],
  ]);
  expect(
    engine(open())
      .problems.list()
      .find(({ where }) => where === 'leak'),
  ).toMatchObject({ incident: { since: 7, at: 9, times: 2 } });
});

test('a disk that does not take it holds nothing up, and is tried again until it does', async () => {
  const open = databases();
  const clock = new FakeClock(0);
  const rig = incidentRig(clock);
  const store = createIncidentStore(open());
  let isFull = true;
  rig.incidents.keepIn({
    read: () => store.read(),
    write: (incidents) => {
      if (isFull) throw new Error('the disk is full');
      store.write(incidents);
    },
  });
  rig.incidents.tell(lost('pump'));
  expect([rig.problems.list().length, rig.notified.length]).toEqual([1, 1]);
  await clock.advance(10_000);
  expect(store.read().told).toEqual([]);
  isFull = false;
  await clock.advance(10_000);
  expect(store.read().told).toHaveLength(1);
});
