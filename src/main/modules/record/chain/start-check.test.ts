import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Run, RunEvent } from '../../../../shared/run';
import { exampleRun, exampleSop } from '../../../testing/example-run';
import { asStranger, rechain } from '../../../testing/stranger';
import { openDatabase, type Database } from '../../../platform/storage/database';
import { plantedTriggers } from '../../../platform/storage/planted-triggers';
import { hashAfterRemoval, prepareRecordEnd } from '../../../platform/storage/record-links';
import { createRunArchive } from '../storage/run-archive';
import { createRunLog } from '../storage/run-log';
import { createRecordHeads } from './heads';
import { keepSealed, sealAll } from './seal';
import { signerOf } from './signing-key';
import { acceptRows, doubtOf } from './start-check';

const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
const started = (runId: string): RunEvent => ({
  type: 'run-started',
  at: 10,
  runId,
  sop: exampleSop,
  sopHash: 'hash',
  trigger: exampleRun.trigger,
  approvalTimeoutSecs: 3600,
  startedBy: 'mqtt',
});
const step = (number: number): RunEvent => ({ type: 'step-started', at: 20, step: number, attempt: 1 });
const running = (runId: string): Run => ({ ...exampleRun, runId, status: 'running', completedAt: null });
const over = (runId: string): Run => ({ ...exampleRun, runId, status: 'completed', completedAt: 30 });

let database: Database;
/** `early` and `late` are under way, with a run between them that is over, and one before that was deleted. */
beforeEach(() => {
  database = openDatabase(':memory:');
  onTestFinished(() => {
    database.close();
  });
  sealAll(database, signer);
  keepSealed(database, signer, () => true);
  const log = createRunLog(database);
  const heads = createRecordHeads(database, signer);
  const archive = createRunArchive(database, { now: () => 500, sign: heads.sign });
  const end = (runId: string): void => {
    log.append(runId, 0, [started(runId)], running(runId));
    log.append(runId, 1, [{ type: 'run-completed', at: 30 }], over(runId));
    archive.audited(new Map([[runId, 9]]));
  };
  end('old');
  archive.deleteOlder({ dull: 40, normal: 40, important: 40, cooling: new Map() }, 100);
  log.append('early', 0, [started('early'), step(1)], running('early'));
  end('between');
  log.append('late', 0, [started('late')], running('late'));
  log.append('early', 2, [step(2)], running('early'));
  log.append('late', 1, [step(1)], running('late'));
});

const held = (): readonly string[] => [...doubtOf(database, signer, ['early', 'late']).runs].sort();

test('what the engine left is not held', () => {
  expect(doubtOf(database, signer, ['early', 'late'])).toEqual({
    end: false,
    tables: new Set(),
    runs: new Set(),
  });
});

const forged = JSON.stringify({
  type: 'approval-granted',
  at: 40,
  step: 1,
  gate: 'g',
  by: 'ana',
  via: 'app',
});

test.each([
  {
    name: 'an approval behind the end, with a place in the record that fits',
    sql: `INSERT INTO run_events (run_id, seq, at, type, event, link, hash) SELECT 'late', 3, 40, 'approval-granted', '${forged}', max(link) + 1, zeroblob(32) FROM run_events`,
    fits: true,
    runs: ['early', 'late'],
  },
  {
    name: 'an approval without a place in the record',
    sql: `INSERT INTO run_events (run_id, seq, at, type, event) VALUES ('late', 3, 40, 'approval-granted', '${forged}')`,
    fits: false,
    runs: ['late'],
  },
  {
    name: 'an approval in a row before the first',
    sql: `INSERT INTO run_events (rowid, run_id, seq, at, type, event) VALUES (-3, 'late', 3, 40, 'approval-granted', '${forged}')`,
    fits: false,
    runs: ['late'],
  },
  {
    name: 'an edit of an event of the older run',
    sql: "UPDATE run_events SET event = replace(event, 'mqtt', 'ana') WHERE run_id = 'early' AND seq = 1",
    fits: false,
    runs: ['early'],
  },
  {
    name: 'an edit of the newest event',
    sql: "UPDATE run_events SET at = at + 1 WHERE run_id = 'late' AND seq = 2",
    fits: false,
    runs: ['early', 'late'],
  },
  {
    name: 'the newest event taken out, and the end put before it',
    sql: "DELETE FROM run_events WHERE run_id = 'late' AND seq = 2",
    fits: true,
    runs: ['early', 'late'],
  },
  {
    name: 'the seal taken out',
    sql: 'UPDATE record_end SET seal = NULL',
    fits: false,
    runs: ['early', 'late'],
  },
  {
    name: 'the end taken out',
    sql: 'DELETE FROM record_end',
    fits: false,
    runs: ['early', 'late'],
  },
  {
    name: 'what is told of deletions',
    sql: 'UPDATE record_removals SET at = at + 1',
    fits: false,
    runs: ['early', 'late'],
  },
  {
    name: 'a run that is over, listed as one that goes on',
    sql: "UPDATE runs SET completed_at = NULL, status = 'running' WHERE run_id = 'between'",
    fits: false,
    // Its events say that it is over: the engine takes it up from those.
    runs: [],
  },
  {
    name: 'a run from a file, listed as one of this home',
    sql: "UPDATE runs SET imported_at = 7 WHERE run_id = 'between'",
    fits: false,
    runs: ['early', 'late'],
  },
])('$name: held', ({ sql, fits, runs }) => {
  asStranger(database);
  database.exec(sql);
  if (fits) rechain(database);
  expect(held()).toEqual(runs);
});

test('a break behind which a run began does not hold it, and one that a person accepted holds nothing', () => {
  asStranger(database);
  database.exec("UPDATE run_events SET at = at + 1 WHERE run_id = 'between'");
  expect(held()).toEqual(['early']);
  acceptRows(database, 50, { by: 'ana', via: 'app' });
  // Who has not the key accepts nothing.
  expect([...doubtOf(database, signer, ['early', 'late']).tables]).toEqual(['accepted']);
  expect(held()).toEqual(['early']);
  sealAll(database, signer);
  expect(held()).toEqual([]);
});

/** A person took the record as it was, although it had been changed, and the runs went on. */
function accepted(): void {
  asStranger(database);
  database.exec("UPDATE run_events SET at = at + 1 WHERE run_id = 'between'");
  acceptRows(database, 50, { by: 'ana', via: 'app' });
  sealAll(database, signer);
  keepSealed(database, signer, () => true);
  const log = createRunLog(database);
  log.append('early', 3, [step(3)], running('early'));
  log.append('later', 0, [started('later'), step(1)], running('later'));
}

const heldOfAll = (): readonly string[] =>
  [...doubtOf(database, signer, ['early', 'late', 'later']).runs].sort();

test('what goes on behind what a person accepted is not held', () => {
  accepted();
  expect(heldOfAll()).toEqual([]);
});

test.each([
  {
    name: 'an event that was accepted',
    sql: "UPDATE run_events SET at = at + 1 WHERE run_id = 'late' AND seq = 1",
    runs: ['late'],
  },
  {
    name: 'an approval where rows were numbered anew, so that all of them are low',
    sql: `UPDATE run_events SET rowid = rowid - 1000000; INSERT INTO run_events (rowid, run_id, seq, at, type, event) VALUES (-1, 'later', 3, 60, 'approval-granted', '${forged}'), (-2, 'late', 3, 60, 'approval-granted', '${forged}')`,
    runs: ['late', 'later'],
  },
  {
    name: 'an event that came after it',
    sql: "UPDATE run_events SET at = at + 1 WHERE run_id = 'early' AND seq = 4",
    runs: ['early'],
  },
])('who accepted the record once has not accepted $name', ({ sql, runs }) => {
  accepted();
  asStranger(database);
  database.exec(sql);
  expect(heldOfAll()).toEqual(runs);
});

test('a record that was cut, and that a person accepted, holds nothing again', () => {
  asStranger(database);
  database.exec("DELETE FROM run_events WHERE run_id = 'late' AND seq = 2");
  expect(held()).toEqual(['early', 'late']);
  acceptRows(database, 50, { by: 'ana', via: 'app' });
  sealAll(database, signer);
  expect(held()).toEqual([]);
});

test('a row that stands there twice, which a sum does not show, is doubted', () => {
  asStranger(database);
  database.exec('CREATE TABLE loose AS SELECT * FROM approved_calls; DROP TABLE approved_calls;');
  database.exec('ALTER TABLE loose RENAME TO approved_calls');
  for (let index = 0; index < 2; index += 1)
    database.exec("INSERT INTO approved_calls (id, tool, arguments) VALUES (9, 'gpio_write', '{}')");
  expect([...doubtOf(database, signer, []).tables]).toEqual(['approved-calls']);
});

test('a trigger that lies in the database writes nothing that counts as written by the engine', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'planted-')), 'zeroclaw.db');
  onTestFinished(() => {
    rmSync(dirname(file), { recursive: true });
  });
  const first = openDatabase(file);
  sealAll(first, signer);
  first.exec(
    "CREATE TRIGGER \"ana's\" AFTER INSERT ON run_events BEGIN INSERT OR IGNORE INTO tool_permissions (tool, by, via, at) VALUES ('gpio_write', 'ana', 'app', 1); END",
  );
  expect(doubtOf(first, signer, []).end).toBe(true);
  first.close();
  const told: string[] = [];
  const second = openDatabase(file, {
    planted: (triggers) => told.push(...triggers.map(({ name }) => name)),
  });
  onTestFinished(() => {
    second.close();
  });
  expect(told).toEqual(["ana's"]);
  // It may have been there before, while an engine ran.
  expect(doubtOf(second, signer, []).end).toBe(true);
  keepSealed(second, signer, () => true);
  createRunLog(second).append('late', 0, [started('late')], running('late'));
  expect(second.prepare('SELECT * FROM tool_permissions').all()).toEqual([]);
});

test('the triggers of the migrations are none that somebody planted', () => {
  expect(plantedTriggers(database)).toEqual([]);
  database.exec(
    'DROP TRIGGER memory_meaning_changed; CREATE TRIGGER memory_meaning_changed AFTER UPDATE ON memory BEGIN DELETE FROM jobs; END',
  );
  expect(plantedTriggers(database).map(({ name }) => name)).toEqual(['memory_meaning_changed']);
});

test('permissions, the queue and the pause are each doubted alone', () => {
  database.exec(`
    INSERT INTO tool_permissions (tool, by, via, at, range) VALUES ('shell', 'ana', 'app', 1, '{}');
    INSERT INTO event_queue (folder, sop, priority, queued_at, started_by, event_id, event) VALUES ('p', 'p', 'high', 1, 'mqtt', 1, '{}');
  `);
  expect(doubtOf(database, signer, []).tables.size).toBe(0);
  asStranger(database);
  const after = (sql: string): readonly string[] => {
    database.exec(`SAVEPOINT edit; ${sql}`);
    const { tables } = doubtOf(database, signer, []);
    database.exec('ROLLBACK TO edit; RELEASE edit');
    return [...tables];
  };
  expect(after("UPDATE tool_permissions SET range = '[]'")).toEqual(['permissions']);
  expect(after('DELETE FROM event_queue')).toEqual(['queue']);
  expect(after(`INSERT INTO preferences (key, value) VALUES ('triggers_paused', 'null')`)).toEqual(['pause']);
});

test('a deletion that nobody signed is doubted, with everything that it may hide', () => {
  asStranger(database);
  const end = prepareRecordEnd(database)();
  const ranges = JSON.stringify([[1, end.link, end.hash.toString('hex')]]);
  const id = end.removals + 1;
  database.exec('DELETE FROM run_events; DELETE FROM runs');
  database.prepare('INSERT INTO record_removals (id, at, ranges) VALUES (?, 1, ?)').run(id, ranges);
  database
    .prepare('UPDATE record_end SET removals = ?, removals_hash = ?')
    .run(id, hashAfterRemoval(end.removalsHash, id, 1, ranges));
  expect(doubtOf(database, signer, []).end).toBe(true);
});
