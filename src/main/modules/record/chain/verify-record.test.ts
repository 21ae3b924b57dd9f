import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { RecordReport } from '../../../../shared/record';
import type { Run, RunEvent } from '../../../../shared/run';
import { exampleRun, exampleSop } from '../../../testing/example-run';
import { asStranger, rechain } from '../../../testing/stranger';
import { definitionHash } from '../../../platform/base/definition-hash';
import { openDatabase, type Database } from '../../../platform/storage/database';
import { signedRecord } from '../../../platform/storage/migrations/0044-signed-record';
import { allMigrations } from '../../../platform/storage/migrations/all';
import { createRunArchive } from '../storage/run-archive';
import { createRunLog } from '../storage/run-log';
import { createRecordHeads, newestHead, type RecordHead } from './heads';
import {
  hashAfter,
  hashAfterRemoval,
  beginning,
  prepareRecordEnd,
} from '../../../platform/storage/record-links';
import { keepSealed, sealAll, sealedTables } from './seal';
import { signerOf } from './signing-key';
import { verifyRecord, type KnownKey } from './verify-record';

const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
const runs = Array.from({ length: 12 }, (_, index) => `r${String(index)}`);

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
const going = (runId: string): Run => ({ ...exampleRun, runId, status: 'running', completedAt: null });

/** Twelve runs whose events lie among each other, two of them deleted, all of it signed. */
function fill() {
  const database = openDatabase(':memory:');
  onTestFinished(() => {
    database.close();
  });
  sealAll(database, signer);
  keepSealed(database, signer, () => true);
  const log = createRunLog(database);
  const heads = createRecordHeads(database, signer);
  const archive = createRunArchive(database, { now: () => 500, sign: heads.sign });
  for (const runId of runs) log.append(runId, 0, [started(runId)], going(runId));
  for (const [index, runId] of runs.entries())
    log.append(runId, 1, [{ type: 'run-completed', at: 20 + index }], {
      ...exampleRun,
      runId,
      status: 'completed',
      completedAt: 20 + index,
    });
  for (const runId of runs) archive.audited(new Map([[runId, 9]]));
  archive.deleteOlder({ dull: 22, normal: 22, important: 22, cooling: new Map() }, 100);
  fillTables(database);
  heads.sign(600);
  return { database, log, archive, heads };
}

/** A row or two of everything that the engine acts on beside events. */
function fillTables(database: Database): void {
  database.exec(`
    INSERT INTO tool_permissions (tool, by, via, at, definition, range) VALUES ('gpio_write', 'ana', 'app', 1, 'd', '{}'), ('shell', 'ana', 'app', 2, NULL, NULL);
    INSERT INTO approved_calls (tool, definition, arguments) VALUES ('gpio_write', 'd', '{"pin":5}'), ('gpio_write', 'd', '{"pin":6}');
    INSERT INTO event_queue (folder, sop, priority, queued_at, started_by, event_id, event) VALUES ('pump', 'pump', 'high', 1, 'mqtt', 4, '{}');
    INSERT INTO preferences (key, value) VALUES ('triggers_paused', '{"by":"ana","via":"app","at":1}');
    INSERT INTO sop_versions (folder, version, at, by, via, note, hash, toml, markdown) VALUES ('pump', 1, 1, 'ana', 'app', '', '${definitionHash('a', 'b')}', 'a', 'b');
    INSERT INTO imported_definitions (hash, toml, markdown, arrived_as) VALUES ('${definitionHash('c', null)}', 'c', NULL, 'h');
    INSERT INTO trigger_states (folder, trigger, key, state) VALUES ('pump', '0', '', '{}');
    INSERT INTO questions (id, channel, recipient, asked, subject, text, shown, outcome) VALUES ('q', 'telegram', '7', '9', 'run:r2', 'Open?', 'hash', NULL);
    INSERT INTO channel_people (channel, sender, name, allowed_by, via, at) VALUES ('telegram', '7', 'bo', 'ana', 'app', 1);
    INSERT INTO channel_names (channel, name, sender) VALUES ('telegram', 'bo', '7');
    INSERT INTO inbox (channel, message_id, message, state, at) VALUES ('telegram', 'm', '{}', 'accepted', 1);
    INSERT INTO outbox (key, channel, recipient, queue, what) VALUES ('k', 'telegram', '7', 'q', '{"type":"note","thread":null,"text":"hi"}');
    INSERT INTO jobs (id, created_at, checked_at, job) VALUES ('j', 1, 1, '{}');
    INSERT INTO cron_state (key, last_check) VALUES ('sops', 7);
    INSERT INTO preferences (key, value) VALUES ('crons_in_force', '{"a":1}'), ('known_boards', '[]'), ('lit_pins', '[]'), ('pin_names', '[]');
    INSERT INTO procedure_state (folder, name, version, value, at, by, via, run_id) VALUES ('pump', 'level', 1, '4', 1, 'ana', 'app', NULL), ('pump', 'level', 2, '5', 1, 'ZeroClaw', 'engine', 'r2');
    INSERT INTO record_accepted (last_row, at, by, via) VALUES (1, 1, 'ana', 'app');
    INSERT INTO watched_files (path, size, mtime_ms) VALUES ('inbox/a.csv', 3, 7), ('inbox/b.csv', 3, 8);
    INSERT INTO watched_patterns (pattern) VALUES ('inbox/*');
    INSERT INTO announced_topics (topic) VALUES ('homeassistant/button/x/config');
    UPDATE runs SET imported_at = 5 WHERE run_id = 'r9';
    UPDATE trigger_states SET state = '{"n":1}';
    DELETE FROM tool_permissions WHERE tool = 'shell';
  `);
}

const verify = (
  database: Database,
  outside: RecordHead | null = null,
  key: KnownKey = signer,
): Promise<RecordReport> => verifyRecord(database, key, () => outside, new AbortController().signal);
const kindsOf = ({ findings }: RecordReport): readonly string[] => findings.map(({ kind }) => kind);

test('a record that nobody touched is whole, and says what was deleted and how far it is signed', async () => {
  const { database } = fill();
  expect(await verify(database)).toMatchObject({
    events: 20,
    removed: 4,
    before: 0,
    end: { link: 24 },
    signed: { link: 24, at: 500 },
    found: 0,
  });
});

test('a deletion that nobody signed is found, whatever it hides', async () => {
  const { database } = fill();
  asStranger(database);
  const { link, hash } = newestHead(database) ?? { link: 0, hash: '' };
  database.exec('DELETE FROM run_events; DELETE FROM runs');
  const end = prepareRecordEnd(database)();
  const ranges = JSON.stringify([[1, link, hash]]);
  const id = end.removals + 1;
  database.prepare('INSERT INTO record_removals (id, at, ranges) VALUES (?, 1, ?)').run(id, ranges);
  database
    .prepare('UPDATE record_end SET removals = ?, removals_hash = ?')
    .run(id, hashAfterRemoval(end.removalsHash, id, 1, ranges));
  expect(kindsOf(await verify(database))).toContain('removals');
});

test('events in rows that the engine does not write are found', async () => {
  const { database } = fill();
  database
    .prepare('INSERT INTO run_events (rowid, run_id, seq, at, type, event) VALUES (-7, ?, 9, 1, ?, ?)')
    .run('r0', 'approval-granted', '{}');
  expect((await verify(database)).findings).toContainEqual({
    kind: 'added',
    runId: 'r0',
    seq: 9,
    link: null,
  });
});

/** Every column that a decision depends on. */
const cells = [
  ...Object.values(sealedTables).flatMap(({ table, columns }) =>
    columns.map((column) => ({ table, column })),
  ),
  { table: 'sop_versions', column: 'toml' },
  { table: 'sop_versions', column: 'markdown' },
  { table: 'imported_definitions', column: 'toml' },
];

test('a thousand edits of the tables, each found', async () => {
  const { database } = fill();
  const outside = newestHead(database);
  asStranger(database);
  const rows = database.prepare<[], number>('SELECT rowid FROM run_events').pluck().all();
  const row = fc.constantFrom(...rows);
  const edits = fc.oneof(
    fc.record({
      kind: fc.constant('text' as const),
      row,
      column: fc.constantFrom('event', 'type', 'run_id'),
      place: fc.nat(),
    }),
    fc.record({
      kind: fc.constant('number' as const),
      row,
      column: fc.constantFrom('at', 'seq', 'link'),
      by: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    fc.record({ kind: fc.constant('hash' as const), row, place: fc.nat({ max: 31 }) }),
    fc.record({ kind: fc.constant('delete' as const), row }),
    fc.record({ kind: fc.constant('delete-run' as const), runId: fc.constantFrom(...runs.slice(2)) }),
    fc.record({ kind: fc.constant('copy' as const), row, seq: fc.integer({ min: 3, max: 99 }) }),
    fc
      .record({ kind: fc.constant('swap' as const), row, other: row })
      .filter(({ row, other }) => row !== other),
    fc.record({ kind: fc.constant('tail' as const), many: fc.integer({ min: 1, max: 20 }) }),
    fc.record({
      kind: fc.constant('tombstone' as const),
      set: fc.constantFrom(
        'at = at + 1',
        'id = id + 1',
        "ranges = replace(ranges, '[[', '[[0')",
        "ranges = '[]'",
        "ranges = ranges || ' '",
      ),
    }),
    fc.record({ kind: fc.constant('no-tombstone' as const), counted: fc.boolean() }),
    fc.record({
      kind: fc.constant('head' as const),
      set: fc.constantFrom(
        'at = at + 1',
        'link = link - 1',
        'link = link + 1',
        'removals = removals + 1',
        'hash = lower(hex(randomblob(32)))',
        'removals_hash = lower(hex(randomblob(32)))',
        "signature = 'A' || substr(signature, 2, 8) || ' ' || substr(signature, 10)",
        'signature = replace(signature, substr(signature, 5, 1), substr(signature, 6, 1) || substr(signature, 6, 1))',
        "key = key || ' '",
      ),
    }),
    fc.record({ kind: fc.constant('mark' as const), before: fc.integer({ min: 1, max: 30 }) }),
    fc.record({
      kind: fc.constant('end' as const),
      set: fc.constantFrom(
        'link = link + 1',
        'link = link - 1',
        'removals = removals + 1',
        'hash = zeroblob(32)',
        'removals_hash = zeroblob(32)',
      ),
    }),
    fc
      .record({
        kind: fc.constant('swap-runs' as const),
        one: fc.constantFrom(...runs.slice(2)),
        other: fc.constantFrom(...runs.slice(2)),
      })
      .filter(({ one, other }) => one !== other),
    fc.record({
      kind: fc.constant('table' as const),
      cell: fc.constantFrom(...cells),
      how: fc.constantFrom('value' as const, 'delete' as const, 'sums' as const),
    }),
    fc.record({ kind: fc.constant('all-signatures' as const), seal: fc.boolean() }),
    fc.record({ kind: fc.constant('gap' as const), runId: fc.constantFrom(...runs.slice(2)) }),
    fc.record({
      kind: fc.constant('list' as const),
      runId: fc.constantFrom(...runs.slice(2)),
      set: fc.constantFrom(
        'completed_at = NULL',
        "status = 'running', completed_at = NULL",
        'importance = importance + 1',
        "concurrency_key = 'tank-1'",
        'imported_at = 1',
      ),
    }),
    fc.record({ kind: fc.constant('removal' as const), first: fc.integer({ min: 1, max: 24 }) }),
  );
  type Edit = typeof edits extends fc.Arbitrary<infer T> ? T : never;
  const carryOut = (edit: Edit): void => {
    switch (edit.kind) {
      case 'text': {
        const was = database
          .prepare<[number], string>(`SELECT ${edit.column} FROM run_events WHERE rowid = ?`)
          .pluck()
          .get(edit.row) as string;
        const place = edit.place % was.length;
        const now = `${was.slice(0, place)}${was[place] === 'x' ? 'y' : 'x'}${was.slice(place + 1)}`;
        database.prepare(`UPDATE run_events SET ${edit.column} = ? WHERE rowid = ?`).run(now, edit.row);
        return;
      }
      case 'number':
        database
          .prepare(`UPDATE run_events SET ${edit.column} = ${edit.column} + ? WHERE rowid = ?`)
          .run(edit.by, edit.row);
        return;
      case 'hash': {
        const hash = database
          .prepare<[number], Buffer>('SELECT hash FROM run_events WHERE rowid = ?')
          .pluck()
          .get(edit.row) as Buffer;
        hash[edit.place] = (hash[edit.place] ?? 0) ^ 1;
        database.prepare('UPDATE run_events SET hash = ? WHERE rowid = ?').run(hash, edit.row);
        return;
      }
      case 'delete':
        database.prepare('DELETE FROM run_events WHERE rowid = ?').run(edit.row);
        return;
      case 'delete-run':
        database.prepare('DELETE FROM run_events WHERE run_id = ?').run(edit.runId);
        database.prepare('DELETE FROM runs WHERE run_id = ?').run(edit.runId);
        return;
      case 'copy':
        database
          .prepare(
            'INSERT INTO run_events (run_id, seq, at, type, event, link, hash) SELECT run_id, ?, at, type, event, link, hash FROM run_events WHERE rowid = ?',
          )
          .run(edit.seq, edit.row);
        return;
      case 'swap': {
        const of = database.prepare<[number], { event: string; at: number }>(
          'SELECT event, at FROM run_events WHERE rowid = ?',
        );
        const put = database.prepare('UPDATE run_events SET event = ?, at = ? WHERE rowid = ?');
        const [one, other] = [of.get(edit.row), of.get(edit.other)];
        put.run(other?.event, other?.at, edit.row);
        put.run(one?.event, one?.at, edit.other);
        // Two events of runs that started alike are told apart by their runs alone.
        database.prepare('UPDATE run_events SET at = at + 1 WHERE rowid = ?').run(edit.row);
        return;
      }
      case 'tail':
        database
          .prepare(
            'DELETE FROM run_events WHERE rowid IN (SELECT rowid FROM run_events ORDER BY rowid DESC LIMIT ?)',
          )
          .run(edit.many);
        database.exec(
          'UPDATE record_end SET (link, hash) = (SELECT link, hash FROM run_events ORDER BY rowid DESC LIMIT 1) WHERE EXISTS (SELECT 1 FROM run_events); DELETE FROM record_heads',
        );
        return;
      case 'tombstone':
        database.exec(`UPDATE record_removals SET ${edit.set}`);
        return;
      case 'no-tombstone':
        database.exec('DELETE FROM record_removals');
        if (edit.counted) database.exec('UPDATE record_end SET removals = 0');
        return;
      case 'head':
        database.exec(`UPDATE record_heads SET ${edit.set}`);
        return;
      case 'mark':
        database.prepare('UPDATE record_end SET before_link = ?').run(edit.before);
        return;
      case 'end':
        database.exec(`UPDATE record_end SET ${edit.set}`);
        return;
      case 'swap-runs':
        for (const table of ['run_events', 'runs'])
          database
            .prepare(
              `UPDATE ${table} SET run_id = CASE run_id WHEN @one THEN 'away' WHEN @other THEN @one END WHERE run_id IN (@one, @other)`,
            )
            .run({ one: edit.one, other: edit.other });
        for (const table of ['run_events', 'runs'])
          database.prepare(`UPDATE ${table} SET run_id = ? WHERE run_id = 'away'`).run(edit.other);
        return;
      case 'table': {
        const { table, column } = edit.cell;
        if (edit.how === 'delete') database.exec(`DELETE FROM ${table}`);
        else if (edit.how === 'sums') {
          database.exec(`DELETE FROM ${table}`);
          database.exec("UPDATE record_end SET sums = '{}'");
        } else
          database.exec(
            `UPDATE ${table} SET "${column}" = CASE WHEN typeof("${column}") = 'integer' THEN "${column}" + 1 ELSE coalesce("${column}", '') || '1' END`,
          );
        return;
      }
      case 'all-signatures':
        database.exec('DELETE FROM record_heads');
        if (edit.seal) database.exec('UPDATE record_end SET seal = NULL');
        return;
      case 'gap': {
        // The chain is made to fit, and so is its end: only the number tells, and the seal.
        database.prepare('UPDATE run_events SET seq = seq + 1 WHERE run_id = ? AND seq = 2').run(edit.runId);
        rechain(database);
        return;
      }
      case 'list':
        database.prepare(`UPDATE runs SET ${edit.set} WHERE run_id = ?`).run(edit.runId);
        return;
      case 'removal':
        database
          .prepare('INSERT INTO record_removals (id, at, ranges) SELECT removals + 1, 9, ? FROM record_end')
          .run(JSON.stringify([[edit.first, edit.first, beginning.toString('hex')]]));
    }
  };
  const byKeyAlone: ReadonlySet<string> = new Set(['table', 'end', 'mark', 'list']);
  const looked = new Set<string>();
  const notFound: unknown[] = [];
  for (const edit of fc.sample(edits, { numRuns: 1_000, seed: 7 })) {
    database.exec('SAVEPOINT edit');
    try {
      carryOut(edit);
      const head = edit.kind === 'all-signatures' ? null : outside;
      // The chain and its marks find what they are there for without the key, too.
      const key = byKeyAlone.has(edit.kind) ? signer : 'unreadable';
      if ((await verify(database, head, key)).found === 0) notFound.push(edit);
      looked.add(edit.kind);
    } catch (failure) {
      // Some edits break a rule of the tables already.
      if (!String(failure).includes('constraint failed')) throw failure;
    } finally {
      database.exec('ROLLBACK TO edit; RELEASE edit');
    }
  }
  expect(notFound).toEqual([]);
  // Each kind came to be looked at, and not only refused by the tables.
  expect([...looked].sort()).toEqual(
    'all-signatures copy delete delete-run end gap hash head list mark no-tombstone number removal swap swap-runs table tail text tombstone'.split(
      ' ',
    ),
  );
}, 300_000);

test('a run with a gap in its events is told, also where the chain was made to fit', async () => {
  const { database } = fill();
  asStranger(database);
  database.exec("UPDATE run_events SET seq = 3 WHERE run_id = 'r5' AND seq = 2; DELETE FROM record_heads");
  rechain(database);
  expect(kindsOf(await verify(database))).toEqual(['gap', 'unsigned', 'seal']);
});

test('a head within a deletion that nobody signed proves nothing away', async () => {
  const { database, heads } = fill();
  heads.sign(4_000_000);
  asStranger(database);
  const { link, hash } = newestHead(database) ?? { link: 0, hash: '' };
  const end = prepareRecordEnd(database)();
  const ranges = JSON.stringify([[1, link + 1, hash]]);
  const id = end.removals + 1;
  database.prepare('INSERT INTO record_removals (id, at, ranges) VALUES (?, 1, ?)').run(id, ranges);
  const removalsHash = hashAfterRemoval(end.removalsHash, id, 1, ranges);
  database
    .prepare('UPDATE record_end SET removals = ?, removals_hash = ?, link = link + 1, hash = ?')
    .run(id, removalsHash, Buffer.from(hash, 'hex'));
  // A head of the home's own that says so, and a signature that does not fit it.
  database
    .prepare(
      'INSERT INTO record_heads (link, hash, removals, removals_hash, at, key, signature) SELECT link, ?, ?, ?, 5000000, key, signature FROM record_heads LIMIT 1',
    )
    .run(hash, id, removalsHash.toString('hex'));
  database.exec('DELETE FROM run_events; DELETE FROM runs');
  const kinds = kindsOf(await verify(database));
  expect(kinds).toContain('removals');
  expect(kinds).toContain('rewritten');
  expect(kinds).toContain('signature');
});

test('a key that is gone, or another one in its place, is told', async () => {
  const { database } = fill();
  expect(kindsOf(await verify(database, null, 'missing'))).toEqual(['key']);
  const other = signerOf(generateKeyPairSync('ed25519').privateKey);
  expect(kindsOf(await verify(database, null, other))).toEqual(
    expect.arrayContaining(['key', 'seal']) as string[],
  );
  // Who may not read it is not told that it is gone.
  expect(kindsOf(await verify(database, null, 'unreadable'))).toEqual([]);
});

test('a record that an older version signed is signed once more, with the mark of what was there before', async () => {
  const { database, heads } = fill();
  const stored = newestHead(database);
  const older = ({ link, hash, removals, removalsHash, at }: RecordHead): string =>
    signer.sign(JSON.stringify(['zeroclaw-record-head', link, hash, removals, removalsHash, at]));
  if (stored === null) throw new Error('there is no head');
  database.prepare('UPDATE record_heads SET signature = ? WHERE at = ?').run(older(stored), stored.at);
  expect(await verify(database)).toMatchObject({ found: 0 });
  // This version looks once, at its start.
  heads.sign(800);
  expect(newestHead(database)?.at).toBe(stored.at);
  createRecordHeads(database, signer).sign(3_600_000);
  expect(newestHead(database)?.at).toBe(3_600_000);
  expect(await verify(database)).toMatchObject({ found: 0 });
  database.exec('UPDATE record_end SET before_link = 9');
  expect(kindsOf(await verify(database))).toContain('signature');
});

test('who makes the chain fit again, without the key, is found by what was signed', async () => {
  const { database } = fill();
  asStranger(database);
  const rows = database
    .prepare<
      [],
      {
        rowid: number;
        run_id: string;
        seq: number;
        at: number;
        type: string;
        event: string;
        link: number;
        hash: Buffer;
      }
    >('SELECT rowid, * FROM run_events ORDER BY rowid')
    .all();
  let last = rows[4]?.hash ?? beginning;
  for (const { rowid, run_id: runId, seq, at, type, event, link } of rows.slice(5)) {
    const forged = rowid === rows[5]?.rowid ? event.replace('mqtt', 'ana!') : event;
    last = hashAfter(last, { link, runId, seq, at, type, event: forged });
    database.prepare('UPDATE run_events SET event = ?, hash = ? WHERE rowid = ?').run(forged, last, rowid);
  }
  database.prepare('UPDATE record_end SET hash = ?').run(last);
  expect(kindsOf(await verify(database))).toContain('rewritten');
});

interface ForgedRow {
  readonly run_id: string;
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly event: string;
}

/** All that somebody without the key can make fit: numbers, hashes, the end, the list of runs, and no deletions. */
function writeAnew(database: Database, rows: readonly ForgedRow[]): void {
  database.exec('DELETE FROM run_events; DELETE FROM record_removals');
  const insert = database.prepare(
    'INSERT INTO run_events (run_id, seq, at, type, event, link, hash) VALUES (@runId, @seq, @at, @type, @event, @link, @hash)',
  );
  const seqs = new Map<string, number>();
  let hash = beginning;
  for (const [index, { run_id: runId, at, type, event }] of rows.entries()) {
    const seq = (seqs.get(runId) ?? 0) + 1;
    seqs.set(runId, seq);
    const stored = { link: index + 1, runId, seq, at, type, event };
    hash = hashAfter(hash, stored);
    insert.run({ ...stored, hash });
  }
  database
    .prepare('UPDATE record_end SET link = ?, hash = ?, removals = 0, removals_hash = ?')
    .run(rows.length, hash, beginning);
  database
    .prepare('DELETE FROM runs WHERE run_id NOT IN (SELECT value FROM json_each(?))')
    .run(JSON.stringify([...seqs.keys()]));
}

test('records that were written anew without the key, each found with the key and by the marks alone', async () => {
  const { database } = fill();
  const outside = newestHead(database);
  asStranger(database);
  const rows = database
    .prepare<[], ForgedRow>('SELECT run_id, seq, at, type, event FROM run_events ORDER BY rowid')
    .all();
  const place = fc.nat({ max: rows.length - 1 });
  const change = fc.oneof(
    fc.record({ kind: fc.constant('text' as const), place, by: fc.string({ minLength: 1, maxLength: 4 }) }),
    fc.record({ kind: fc.constant('later' as const), place, by: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('left-out' as const), place }),
    fc.record({ kind: fc.constant('once-more' as const), place, to: place }),
    fc.record({ kind: fc.constant('of-another' as const), place, runId: fc.constantFrom(...runs.slice(2)) }),
    fc.record({ kind: fc.constant('without-run' as const), runId: fc.constantFrom(...runs.slice(2)) }),
    fc.constant({ kind: 'nothing' as const }),
  );
  const changed = (
    of: readonly ForgedRow[],
    edit: typeof change extends fc.Arbitrary<infer T> ? T : never,
  ) => {
    switch (edit.kind) {
      case 'text':
        return of.map((row, index) =>
          index === edit.place
            ? { ...row, event: JSON.stringify({ ...JSON.parse(row.event), by: edit.by }) }
            : row,
        );
      case 'later':
        return of.map((row, index) => (index === edit.place ? { ...row, at: row.at + edit.by } : row));
      case 'left-out':
        return of.filter((_row, index) => index !== edit.place);
      case 'once-more':
        return of.flatMap((row, index) => (index === edit.to ? [row, of[edit.place] ?? row] : [row]));
      case 'of-another':
        return of.map((row, index) => (index === edit.place ? { ...row, run_id: edit.runId } : row));
      case 'without-run':
        return of.filter((row) => row.run_id !== edit.runId);
      case 'nothing':
        return of;
    }
  };
  const notFound: unknown[] = [];
  for (const edits of fc.sample(fc.array(change, { minLength: 1, maxLength: 5 }), {
    numRuns: 200,
    seed: 8,
  })) {
    database.exec('SAVEPOINT edit');
    writeAnew(database, edits.reduce<readonly ForgedRow[]>(changed, rows));
    const withKey = kindsOf(await verify(database, outside));
    const byMarks = kindsOf(await verify(database, outside, 'unreadable'));
    // And where the marks in the database went too, by the one beside it.
    database.exec('DELETE FROM record_heads');
    const beside = kindsOf(await verify(database, outside, 'unreadable'));
    if (
      !withKey.includes('seal') ||
      ![byMarks, beside].every((kinds) => kinds.some((kind) => kind === 'rewritten' || kind === 'cut'))
    )
      notFound.push({ edits, withKey, byMarks, beside });
    database.exec('ROLLBACK TO edit; RELEASE edit');
  }
  expect(notFound).toEqual([]);
}, 300_000);

test('a signature of another key proves nothing', async () => {
  const { database } = fill();
  const stranger = createRecordHeads(database, signerOf(generateKeyPairSync('ed25519').privateKey));
  database.exec('DELETE FROM record_heads');
  stranger.sign(700);
  expect(await verify(database)).toMatchObject({ signed: null, found: 1, findings: [{ kind: 'key' }] });
});

test('what was there before the upgrade joins the record, marked', async () => {
  const at = allMigrations.indexOf(signedRecord);
  const database = openDatabase(':memory:', { migrations: allMigrations.slice(0, at) });
  onTestFinished(() => {
    database.close();
  });
  const insert = database.prepare(
    'INSERT INTO run_events (run_id, seq, at, type, event) VALUES (?, ?, 1, ?, ?)',
  );
  for (const runId of ['a', 'b']) insert.run(runId, 1, 'run-started', JSON.stringify(started(runId)));
  database.exec(
    "INSERT INTO runs (run_id, sop, status, current_step, total_steps, step_title, source, started_at, last_activity_at) VALUES ('a', 's', 'running', 1, 1, '', 'mqtt', 1, 1), ('b', 's', 'running', 1, 1, '', 'mqtt', 1, 1)",
  );
  for (const { sql, fill: fillIn } of allMigrations.slice(at)) {
    database.exec(sql);
    fillIn?.(database);
  }
  sealAll(database, signer);
  createRecordHeads(database, signer).sign(1);
  expect(await verify(database)).toMatchObject({ events: 2, before: 2, found: 0 });
  expect(() => database.exec("UPDATE run_events SET type = 'x'")).toThrow('never changed');
});

test('it goes on while events are written and old runs deleted', async () => {
  const { database, log, archive } = fill();
  for (let index = 0; index < 1_100; index += 1)
    log.append(`n${String(index)}`, 0, [started(`n${String(index)}`)], going(`n${String(index)}`));
  const walk = verify(database);
  log.append('during', 0, [started('during')], going('during'));
  archive.deleteOlder({ dull: 40, normal: 40, important: 40, cooling: new Map() }, 100);
  expect((await walk).found).toBe(0);
});

test('a walk rests between its batches, as whoever asks for it says', async () => {
  const database = openDatabase(':memory:');
  const log = createRunLog(database);
  for (let number = 0; number < 1_200; number += 1) {
    const runId = `r${String(number)}`;
    log.append(runId, 0, [started(runId)], going(runId));
  }
  const worked: number[] = [];
  const rest = (workedMs: number): Promise<void> => {
    worked.push(workedMs);
    return Promise.resolve();
  };
  const { signal } = new AbortController();
  expect((await verifyRecord(database, 'missing', () => null, signal, rest)).events).toBe(1_200);
  expect(worked.map((workedMs) => workedMs > 0)).toEqual([true, true]);
  database.close();
});
