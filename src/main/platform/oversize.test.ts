import { expect, test } from 'vitest';
import type { Notice } from '../../shared/notices';
import { Emitter } from './base/emitter';
import { openDatabase } from './storage/database';
import { createEventLedger } from '../modules/record/storage/event-ledger';
import { incidentRig } from '../testing/incident-rig';
import { Oversize } from './oversize';

function rig() {
  const database = openDatabase(':memory:');
  const ledger = createEventLedger(database);
  const told: Notice[] = [];
  const notices = new Emitter<Notice>(() => {});
  notices.on((notice) => {
    told.push(notice);
  });
  const { clock, problems, notified, incidents } = incidentRig();
  const oversize = new Oversize(
    { clock, ledger, notices, incidents },
    { source: 'mqtt', where: (topic) => `MQTT topic ${topic}` },
  );
  return { database, ledger, told, problems, notified, oversize };
}

const words = 'bytes was not read, and started nothing: 1 MiB is the limit';

test('a message that is too large is on record as refused, a problem, and notified once for its topic', () => {
  const { ledger, told, problems, notified, oversize } = rig();
  oversize.take('tank', 2_000_000, false);
  oversize.take('tank', 3_000_000, false);
  expect(ledger.list(9)).toMatchObject([
    { source: 'mqtt', topic: 'tank', payload: null, count: 2, rows: [], refused: 413 },
  ]);
  expect(told).toEqual([
    { type: 'event-seen', id: 1 },
    { type: 'event-seen', id: 1 },
  ]);
  expect(problems.list()).toMatchObject([
    {
      where: 'MQTT topic tank',
      message: `A message of 3000000 ${words}`,
      remedy: expect.stringContaining(
        'start the procedure by hand with the relevant part of the message',
      ) as string,
    },
  ]);
  expect(notified).toEqual([`MQTT topic tank: A message of 2000000 ${words}`]);
});

test('a last known value that is too large would have started nothing: it is on record alone', () => {
  const { ledger, problems, notified, oversize } = rig();
  oversize.take('tank', 2_000_000, true);
  expect([ledger.list(9).length, problems.list(), notified]).toEqual([1, [], []]);
});

test('a sender that makes up topics notifies nobody without end', () => {
  const { notified, problems, oversize } = rig();
  for (let number = 0; number < 100; number += 1) oversize.take(`tank/${String(number)}`, 2_000_000, false);
  expect([notified.length, problems.list().length]).toEqual([21, 21]);
  expect(problems.list().map(({ where }) => where)).toEqual(
    expect.arrayContaining(['MQTT topic tank/0', 'MQTT topic tank/19', 'MQTT topic tank/99']),
  );
});

test('what cannot be recorded stays with the broker', () => {
  const { database, notified, oversize } = rig();
  database.close();
  expect(() => {
    oversize.take('tank', 2_000_000, false);
  }).toThrow();
  expect(notified).toEqual([]);
});
