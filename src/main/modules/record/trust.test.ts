import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SealedTable } from '../../../shared/record';
import { openDatabase, type Database } from '../../platform/storage/database';
import { createTransaction } from '../../platform/storage/transaction';
import { createOutboxStore } from '../channels/storage/outbox';
import { openSigningKey } from './chain/signing-key';
import { createEventQueue } from './storage/event-queue';
import { openTrust } from './trust';

const rows = `
  INSERT INTO inbox (channel, message_id, message, state, at) VALUES ('telegram', '1', '{}', 'accepted', 1);
  INSERT INTO outbox (key, channel, recipient, queue, what) VALUES ('k', 'telegram', '7', 'q', '{}');
  INSERT INTO event_queue (folder, sop, priority, queued_at, started_by, event_id, event) VALUES ('pump', 'pump', 'normal', 1, 'mqtt', 1, '{}');
  INSERT INTO jobs (id, created_at, checked_at, job) VALUES ('j', 1, 1, '{}');
`;

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'zc-trust-'));
  const file = join(folder, 'zeroclaw.db');
  const database = openDatabase(file);
  const trust = openTrust({
    database,
    key: openSigningKey(join(folder, 'record-key.pem')),
    isRestored: false,
    isOlder: false,
    open: [],
    now: () => 1,
    transaction: createTransaction(database),
    report: (failure) => {
      throw failure instanceof Error ? failure : new Error(String(failure));
    },
  });
  database.exec(rows);
  const stranger: Database = openDatabase(file);
  const found: SealedTable[][] = [];
  trust.found.on(({ tables }) => found.push([...tables]));
  onTestFinished(() => {
    stranger.close();
    database.close();
    rmSync(folder, { recursive: true });
  });
  return { database, trust, stranger, found };
}

test.each<[SealedTable, string]>([
  ['inbox', `UPDATE inbox SET message = '{"text":"open"}'`],
  ['outbox', `UPDATE outbox SET recipient = '8'`],
  ['outbox-state', "UPDATE outbox SET state = 'unsure'"],
  ['queue', `UPDATE event_queue SET event = '{"level":1}'`],
  ['jobs', `UPDATE jobs SET job = '{"text":"open"}'`],
  ['job-times', 'UPDATE jobs SET checked_at = 0'],
])('a row of %s that another program changes while the engine runs is held before it acts', (table, sql) => {
  const { trust, stranger, found } = setUp();
  expect(trust.trusts(table)).toBe(true);
  stranger.exec(sql);
  expect([trust.trusts(table), trust.trusts('permissions')]).toEqual([false, true]);
  expect([[...trust.doubt.tables], found]).toEqual([[table], [[table]]]);
});

test('it is told once, and settled when a person has taken it as it is', () => {
  const { trust, stranger, found } = setUp();
  stranger.exec("UPDATE outbox SET recipient = '8'");
  trust.trusts();
  trust.trusts('outbox');
  stranger.exec("UPDATE outbox SET recipient = '9'");
  expect([trust.trusts('outbox'), found.length]).toEqual([false, 1]);
  expect(trust.accept({ by: 'ana', via: 'app' }).ok).toBe(true);
  expect([trust.trusts('outbox'), trust.doubt.tables.size]).toEqual([true, 0]);
});

test('what the engine writes, and what others write elsewhere, is no reason to doubt', () => {
  const { database, trust, stranger, found } = setUp();
  database.exec("UPDATE outbox SET state = 'sending'; DELETE FROM jobs");
  stranger.exec("INSERT INTO preferences (key, value) VALUES ('theme', 'dark')");
  expect([trust.trusts('outbox', 'jobs'), found]).toEqual([true, []]);
});

test('an end of the record that another program moves is found under the running engine', () => {
  const { trust, stranger } = setUp();
  stranger.exec('UPDATE record_end SET link = link + 1');
  expect([trust.trusts(), trust.doubt.end]).toEqual([false, true]);
  trust.accept({ by: 'ana', via: 'app' });
  stranger.exec("INSERT INTO preferences (key, value) VALUES ('theme', 'dark')");
  expect([trust.trusts(), trust.doubt.end]).toEqual([true, false]);
});

test('of what waits nothing is taken out that was there when it was changed; what comes since is', () => {
  const { database, trust, stranger } = setUp();
  const queue = createEventQueue(database, () => trust.trusts('queue'));
  const outbox = createOutboxStore(database, () => trust.trusts('outbox'));
  expect([queue.isHeld(1), queue.list().length]).toEqual([false, 1]);
  stranger.exec(`UPDATE event_queue SET event = '{"level":1}'; UPDATE outbox SET recipient = '8'`);
  const add = (): number =>
    queue.add(
      {
        folder: 'pump',
        name: 'pump',
        key: undefined,
        priority: 'normal',
        queuedAt: 2,
        startedBy: 'mqtt',
        ledgerId: 2,
      },
      { source: 'mqtt', topic: 'pump', payload: '{}', receivedAt: 2 },
    );
  expect([queue.isHeld(1), outbox.heads()]).toEqual([true, []]);
  expect(queue.isHeld(add())).toBe(false);
  trust.accept({ by: 'ana', via: 'app' });
  expect([queue.isHeld(1), outbox.heads().length]).toEqual([false, 1]);
});
