import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createCronState } from '../../../platform/storage/cron-state';
import { openDatabase, type Database } from '../../../platform/storage/database';
import { prepareLinks } from '../../../platform/storage/record-links';
import { createLitPins } from '../../../platform/storage/kept-pins';
import { createKnownBoards } from '../../boards/storage/known-boards';
import { asStranger } from '../../../testing/stranger';
import { keepSealed, leavesOut, partialIndexes, sealAll, sealedTables, sealNew, unsealedIn } from './seal';
import { signerOf } from './signing-key';

const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
const later = ['outbox-state', 'job-times', 'clock', 'clock-triggers', 'known-boards', 'board-pins'];

let database: Database;
beforeEach(() => {
  database = openDatabase(':memory:');
  onTestFinished(() => {
    database.close();
  });
  sealAll(database, signer);
  keepSealed(database, signer, () => true);
  createCronState(database).setLastCheck('sops', 7);
  createKnownBoards(database).write('pump', '/dev/ttyACM0', { serialNumber: 'A1', kind: 'pico' });
  createLitPins(database).write([{ board: 'pump', pin: 7 }]);
  database.exec(`
    INSERT INTO preferences (key, value) VALUES ('crons_in_force', '{"a":1}');
    INSERT INTO jobs (id, created_at, checked_at, job) VALUES ('j', 1, 1, '{}');
    INSERT INTO outbox (key, channel, recipient, queue, what) VALUES ('k', 'telegram', '7', 'q', '{}');
    INSERT INTO preferences (key, value) VALUES ('theme', 'dark');
    INSERT INTO watched_files (path, size, mtime_ms) VALUES ('inbox/a.csv', 3, 7);
    INSERT INTO watched_patterns (pattern) VALUES ('inbox/*');
    INSERT INTO announced_topics (topic) VALUES ('homeassistant/button/x/config');
  `);
});

const changed = (): readonly string[] => unsealedIn(database, signer).tables;

test('what the engine writes is not taken for changed', () => {
  createCronState(database).setLastCheck('sops', 8);
  database.exec("UPDATE outbox SET state = 'sending'; UPDATE jobs SET checked_at = 5; DELETE FROM outbox");
  expect(unsealedIn(database, signer)).toEqual({ end: false, tables: [] });
});

test.each([
  { sql: "UPDATE cron_state SET last_check = 1 WHERE key = 'sops'", table: 'clock' },
  { sql: "DELETE FROM cron_state WHERE key = 'sops'", table: 'clock' },
  { sql: "UPDATE preferences SET value = '{}' WHERE key = 'crons_in_force'", table: 'clock-triggers' },
  { sql: 'UPDATE jobs SET checked_at = 0', table: 'job-times' },
  { sql: 'UPDATE jobs SET furthest_at = 0, checked_at = 0', table: 'job-times' },
  { sql: "UPDATE preferences SET value = '[]' WHERE key = 'known_boards'", table: 'known-boards' },
  { sql: "DELETE FROM preferences WHERE key = 'known_boards'", table: 'known-boards' },
  {
    sql: `UPDATE preferences SET value = replace(value, '7', '5') WHERE key = 'lit_pins'`,
    table: 'board-pins',
  },
  { sql: "INSERT INTO preferences (key, value) VALUES ('set_outputs', '[]')", table: 'board-pins' },
  { sql: "UPDATE outbox SET state = 'unsure'", table: 'outbox-state' },
  { sql: 'UPDATE outbox SET sent = 2', table: 'outbox-state' },
  { sql: "INSERT INTO preferences (key, value) VALUES ('pin_names', '[]')", table: 'pin-names' },
  { sql: 'DELETE FROM watched_files', table: 'watched-files' },
  { sql: "INSERT INTO watched_patterns (pattern) VALUES ('orders/*')", table: 'watched-patterns' },
  { sql: "INSERT INTO announced_topics (topic) VALUES ('plant/limits')", table: 'announced-topics' },
])('an edit of what the engine acts on by itself is found: $sql', ({ sql, table }) => {
  asStranger(database);
  database.exec(sql);
  expect(changed()).toEqual([table]);
});

test('what the window keeps for itself is nobody’s proof', () => {
  asStranger(database);
  database.exec("UPDATE preferences SET value = 'light' WHERE key = 'theme'");
  expect(changed()).toEqual([]);
});

/** What is not sealed, and why nothing acts on it without something else that is. */
const unsealed = {
  // The chain proves its own.
  record: ['run_events', 'record_end', 'record_heads', 'record_removals'],
  // Shown to people, counted, or told to models as data.
  told: [
    'events',
    'step_totals',
    'memory',
    'memory_vectors',
    'memory_vector_model',
    'memory_vocabulary',
    'responses',
    'read_marks',
    'past_messages',
    'talks_due',
    'chat_entries',
    'chat_indexed',
    'notifications',
    'card_failures',
    'called_themselves',
    'fleet_given',
  ],
  // Which of them the fleet does not have yet.
  handedIn: ['fleet_changes', 'fleet_handed'],
  // How a model is asked.
  asked: [
    'tool_calling',
    'conversation_models',
    'conversation_sampling',
    'conversation_prompts',
    'chat_presets',
    'model_speeds',
    'model_memory_figures',
  ],
  // What came once, so that it is taken once: whoever can take it out can send it again.
  once: [
    'idempotency',
    'mqtt_sessions',
    'mqtt_deliveries',
    'amqp_message_ids',
    'amqp_unsettled',
    'fleet_taken',
  ],
};

test('every table is sealed, or nothing acts on it', () => {
  const tables = database
    .prepare<[], string>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '*_index' AND name NOT GLOB '*_index_*'",
    )
    .pluck()
    .all();
  const known = [...Object.values(sealedTables).map(({ table }) => table), ...Object.values(unsealed).flat()];
  expect(tables.toSorted()).toEqual([...new Set(known)].toSorted());
});

test('of every index over some of the rows of a sealed table it is known which', () => {
  const known = new Set(Object.values(sealedTables).map(({ table }) => table));
  const indexes = database
    .prepare<[], { readonly table: string; readonly sql: string }>(
      "SELECT tbl_name AS 'table', sql FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %' AND tbl_name <> 'runs'",
    )
    .all()
    .filter(({ table }) => known.has(table))
    .map(({ sql }) => sql.replace(/^CREATE INDEX (\w+) ON .* WHERE /u, '$1: '));
  expect(indexes.toSorted()).toEqual(
    Object.values(partialIndexes)
      .flat()
      .map(({ index, where }) => `${index}: ${where}`)
      .toSorted(),
  );
});

/** As an engine of before left the home: it knew nothing of these. */
function asOlder(): void {
  const { sums } = database.prepare<[], { sums: string }>('SELECT sums FROM record_end').get() ?? {
    sums: '{}',
  };
  const known = Object.entries(JSON.parse(sums) as Record<string, string>).filter(
    ([name]) => !later.includes(name),
  );
  // Over the engine's own connection, which seals it.
  database.prepare('UPDATE record_end SET sums = ?').run(JSON.stringify(Object.fromEntries(known)));
}

test('what an earlier version left without a seal is taken as it is, once', () => {
  asOlder();
  asStranger(database);
  expect(leavesOut(database)).toBe(true);
  expect(unsealedIn(database, signer)).toEqual({ end: false, tables: [] });
  sealNew(database, signer);
  expect(leavesOut(database)).toBe(false);
  expect(unsealedIn(database, signer)).toEqual({ end: false, tables: [] });
  database.exec('UPDATE cron_state SET last_check = 1');
  expect(changed()).toEqual(['clock']);
});

test('who takes a sum out, so that it looks like an earlier version, breaks the seal', () => {
  asStranger(database);
  asOlder();
  database.exec('UPDATE cron_state SET last_check = 1');
  const { end, tables } = unsealedIn(database, signer);
  expect([end, tables.includes('clock')]).toEqual([true, true]);
  sealNew(database, signer);
  expect(unsealedIn(database, signer).end).toBe(true);
});

/** As versions sealed it that knew no hash of the sums. */
function sealAsBefore(): void {
  const row = database
    .prepare<
      [],
      Record<'link' | 'removals' | 'before_link', number> &
        Record<'hash' | 'removals_hash', Buffer> & { sums: string }
    >('SELECT link, hash, removals, removals_hash, before_link, sums FROM record_end')
    .get();
  if (row === undefined) throw new Error('The end is missing');
  const { link, hash, removals, removals_hash: removalsHash, before_link: before, sums } = row;
  const text = JSON.stringify([
    'zeroclaw-record-end',
    link,
    hash.toString('hex'),
    removals,
    removalsHash.toString('hex'),
    before,
    sums,
  ]);
  // The trigger leaves a seal that comes with the statement as it is.
  database.prepare('UPDATE record_end SET sums_hash = NULL, seal = ?').run(signer.seal(text));
}

test('a seal of an earlier version, over the sums themselves, counts, and is made anew at the start', () => {
  sealAsBefore();
  expect([unsealedIn(database, signer), leavesOut(database)]).toEqual([{ end: false, tables: [] }, true]);
  sealNew(database, signer);
  expect([unsealedIn(database, signer), leavesOut(database)]).toEqual([{ end: false, tables: [] }, false]);
});

test('a seal of an earlier version proves no sums that were changed', () => {
  asStranger(database);
  sealAsBefore();
  database.exec("UPDATE record_end SET sums = '{}'");
  expect(unsealedIn(database, signer).end).toBe(true);
});

test('the hash that is sealed does not stand for sums that were taken out', () => {
  asStranger(database);
  database.exec("UPDATE record_end SET sums = '{}'");
  expect(unsealedIn(database, signer).end).toBe(true);
  database.exec('UPDATE record_end SET sums = lower(hex(sums_hash)), sums_hash = NULL');
  expect(unsealedIn(database, signer).end).toBe(true);
});

test('events that are written move the seal along, and after them every other change does', () => {
  const link = prepareLinks(database, () => undefined);
  link([{ runId: 'r', seq: 1, at: 1, type: 'run-started', event: '{}' }]);
  expect(unsealedIn(database, signer)).toEqual({ end: false, tables: [] });
  createCronState(database).setLastCheck('sops', 9);
  link([{ runId: 'r', seq: 2, at: 2, type: 'run-completed', event: '{}' }]);
  expect(unsealedIn(database, signer)).toEqual({ end: false, tables: [] });
});

test('while it is doubted nothing of before counts, and what this engine writes does', () => {
  const [state, boards, pins] = [
    createCronState(database, () => false),
    createKnownBoards(database, () => false),
    createLitPins(database, () => false),
  ];
  expect([state.lastCheck('sops'), boards.isDoubted('pump'), pins.read()]).toEqual([null, true, []]);
  state.setLastCheck('sops', 9);
  boards.write('pump', '/dev/ttyACM0', { serialNumber: 'A1', kind: 'pico' });
  pins.write([{ board: 'pump', pin: 8 }]);
  expect([state.lastCheck('sops'), boards.isDoubted('pump'), pins.read()]).toEqual([
    9,
    false,
    [{ board: 'pump', pin: 8 }],
  ]);
});
