import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SealedTable } from '../../../shared/record';
import { openDatabase, type Database } from '../../platform/storage/database';
import { prepareLinks } from '../../platform/storage/record-links';
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
  const insert = database.prepare(
    'INSERT INTO run_events (run_id, seq, at, type, event, link, hash) VALUES (@runId, @seq, @at, @type, @event, @link, @hash)',
  );
  const links = prepareLinks(database, (event) => {
    insert.run(event);
  });
  let seq = 0;
  /** As the engine writes one. */
  const event = (): void => {
    seq += 1;
    links([{ runId: 'r', seq, at: seq, type: 'run-started', event: '{}' }]);
  };
  const found: SealedTable[][] = [];
  trust.found.on(({ tables }) => found.push([...tables]));
  onTestFinished(() => {
    stranger.close();
    database.close();
    rmSync(folder, { recursive: true });
  });
  return { database, trust, stranger, found, event };
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

interface End {
  readonly link: number;
  readonly hash: Buffer;
  readonly sums: string;
  readonly sums_hash: Buffer;
  readonly seal: Buffer;
}

const endOf = (database: Database): End => {
  const row = database.prepare<[], End>('SELECT link, hash, sums, sums_hash, seal FROM record_end').get();
  if (row === undefined) throw new Error('The end is missing');
  return row;
};

const allow = "INSERT INTO tool_permissions (tool, by, via, at) VALUES ('shell', 'x', 'app', 1)";

/** What was allowed, and taken back since; and the end as it was while it was allowed. */
function allowedOnce() {
  const engine = setUp();
  const { database, trust, event } = engine;
  event();
  database.exec(allow);
  const end = endOf(database);
  database.exec('DELETE FROM tool_permissions');
  event();
  expect(trust.trusts('permissions')).toBe(true);
  return { ...engine, end };
}

const putBack = (stranger: Database, { link, hash, sums, sums_hash: sumsHash, seal }: End): void => {
  stranger.exec(allow);
  stranger.prepare('DELETE FROM run_events WHERE link > ?').run(link);
  stranger
    .prepare('UPDATE record_end SET link = ?, hash = ?, sums = ?, sums_hash = ?, seal = ?')
    .run(link, hash, sums, sumsHash, seal);
};

test('an end that this engine sealed earlier, put back with what was taken back since, is found', () => {
  const { trust, stranger, end } = allowedOnce();
  putBack(stranger, end);
  expect([trust.trusts('permissions'), trust.doubt.end]).toEqual([false, true]);
});

test('so is one of the same event', () => {
  const { database, trust, stranger } = setUp();
  database.exec(allow);
  const end = endOf(database);
  database.exec('DELETE FROM tool_permissions');
  trust.trusts();
  putBack(stranger, end);
  expect(trust.trusts('permissions')).toBe(false);
});

test.each([
  [
    'sums of before',
    (stranger: Database, { sums, sums_hash: sumsHash }: End) => {
      stranger.exec(allow);
      stranger.prepare('UPDATE record_end SET sums = ?, sums_hash = ?').run(sums, sumsHash);
    },
  ],
  [
    'sums of before without their hash',
    (stranger: Database, { sums }: End) => {
      stranger.exec(allow);
      stranger.prepare('UPDATE record_end SET sums = ?').run(sums);
    },
  ],
  [
    'an end that was cut back',
    (stranger: Database, { link, hash }: End) => {
      stranger.exec('DELETE FROM run_events WHERE link > 1');
      stranger.prepare('UPDATE record_end SET link = ?, hash = ?').run(link, hash);
    },
  ],
  [
    'what was there before signatures',
    (stranger: Database) => {
      stranger.exec('UPDATE record_end SET before_link = link');
    },
  ],
  [
    'no sums and no seal',
    (stranger: Database) => {
      stranger.exec("UPDATE record_end SET sums = '{}', seal = NULL");
    },
  ],
])('the engine seals nothing behind what another program put there: %s', (_name, put) => {
  for (const write of ['event', 'row'] as const) {
    const { database, trust, stranger, event, end } = allowedOnce();
    put(stranger, end);
    if (write === 'event') event();
    else database.exec("UPDATE outbox SET state = 'sending'");
    expect([trust.trusts('permissions'), trust.doubt.end]).toEqual([false, true]);
    expect(trust.accept({ by: 'ana', via: 'app' }).ok).toBe(true);
    event();
    stranger.exec("INSERT INTO preferences (key, value) VALUES ('theme', 'dark')");
    expect(trust.trusts('permissions')).toBe(true);
  }
});

test('no sums and no seal are no record of before, either', () => {
  const { database, trust, stranger } = setUp();
  database.exec("INSERT INTO preferences (key, value) VALUES ('triggers_paused', '{}')");
  expect(trust.trusts('pause')).toBe(true);
  stranger.exec(
    "DELETE FROM preferences WHERE key = 'triggers_paused'; UPDATE record_end SET sums = '{}', seal = NULL",
  );
  expect(trust.trusts('pause')).toBe(false);
});

test('a writing that was taken back is no reason to doubt', () => {
  const { database, trust, stranger, event } = setUp();
  const fails = database.transaction(() => {
    event();
    database.exec(allow);
    throw new Error('the disk is full');
  });
  for (const goesOn of [event, () => database.exec("UPDATE outbox SET state = 'sending'")]) {
    expect(fails).toThrow('the disk is full');
    stranger.exec("INSERT OR REPLACE INTO preferences (key, value) VALUES ('theme', 'dark')");
    expect(trust.trusts('permissions')).toBe(true);
    goesOn();
    expect(trust.trustsNow('permissions', 'outbox')).toBe(true);
    const newest = database.prepare('SELECT link, hash FROM run_events ORDER BY link DESC LIMIT 1').get();
    expect(endOf(database)).toMatchObject(newest ?? { link: 0 });
  }
});

test.each([
  'CREATE TRIGGER evil AFTER UPDATE ON outbox BEGIN INSERT INTO tool_permissions (tool, by, via, at) VALUES (NEW.state, NEW.state, NEW.state, 1); END',
  'CREATE TRIGGER evil AFTER INSERT ON run_events BEGIN UPDATE record_end SET before_link = link, removals = removals + 1; END',
])(
  'what is laid into the file under the engine, and taken out again, has written nothing that counts: %s',
  (trigger) => {
    const { database, trust, stranger, event } = setUp();
    trust.trusts();
    stranger.exec(trigger);
    database.exec("UPDATE outbox SET state = 'sending'");
    event();
    stranger.exec('DROP TRIGGER evil');
    expect([trust.trusts('permissions'), trust.doubt.end]).toEqual([false, true]);
  },
);

test('an own trigger that another program takes out is missed, and put back when the record is accepted', () => {
  const { database, trust, stranger } = setUp();
  stranger.exec('DROP TRIGGER run_events_are_never_changed');
  expect([trust.trusts(), trust.doubt.end]).toEqual([false, true]);
  trust.accept({ by: 'ana', via: 'app' });
  database.exec("UPDATE outbox SET state = 'sending'");
  expect(trust.trustsNow('outbox')).toBe(true);
  stranger.exec('DROP TRIGGER run_events_are_never_changed');
  expect(trust.trusts()).toBe(false);
});

test('what is laid into the file under the engine is found, and goes when the record is accepted', () => {
  const { database, trust, stranger, event } = setUp();
  stranger.exec('CREATE TRIGGER evil AFTER INSERT ON run_events BEGIN DELETE FROM jobs; END');
  expect([trust.trusts(), trust.doubt.end]).toEqual([false, true]);
  trust.accept({ by: 'ana', via: 'app' });
  event();
  expect([trust.trustsNow('jobs'), database.prepare('SELECT count(*) FROM jobs').pluck().get()]).toEqual([
    true,
    1,
  ]);
});

test.each([
  "DROP TABLE jobs; CREATE VIEW jobs AS SELECT 'j' AS id, 1 AS created_at, 1 AS checked_at, '{}' AS job, NULL AS last, 0 AS furthest_at",
  'ALTER TABLE tool_permissions ADD COLUMN more TEXT',
  'CREATE UNIQUE INDEX one ON event_queue (sop)',
  'DROP TABLE tool_permissions',
  'PRAGMA user_version = 3',
])('tables that another program makes others are found: %s', (sql) => {
  const { trust, stranger } = setUp();
  stranger.exec(sql);
  expect([trust.trusts('jobs'), trust.doubt.end]).toEqual([false, true]);
});

test('tables of others beside the own, and order in the file, change nothing', () => {
  const { trust, stranger } = setUp();
  stranger.exec('CREATE TABLE mine (a); CREATE VIEW report AS SELECT * FROM runs');
  stranger.exec('VACUUM');
  expect(trust.trusts('jobs', 'permissions')).toBe(true);
});

test('an index that tells of other rows than there are is found', () => {
  const { database, trust, stranger } = setUp();
  database.exec("UPDATE inbox SET state = 'done'");
  stranger.unsafeMode(true);
  const index = (where: string): void => {
    stranger.pragma('writable_schema = ON');
    stranger
      .prepare("UPDATE sqlite_schema SET sql = ? WHERE name = 'inbox_open'")
      .run(`CREATE INDEX inbox_open ON inbox (seq) WHERE ${where}`);
    stranger.pragma('writable_schema = RESET');
  };
  index("state = 'done'");
  stranger.exec('REINDEX inbox_open');
  index("state <> 'done'");
  const waits = database.prepare("SELECT count(*) FROM inbox WHERE state <> 'done' ORDER BY seq").pluck();
  expect([waits.get(), trust.trusts('inbox'), trust.trusts('jobs')]).toEqual([1, false, true]);
});
