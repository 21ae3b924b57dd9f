import { z } from 'zod';
import type { SealedTable } from '../../../../shared/record';
import type { Database } from '../../../platform/storage/database';
import { plantedTriggers } from '../../../platform/storage/planted-triggers';
import {
  beginning,
  sealWithMoves,
  type SealedEnd,
  type StoredEnd,
} from '../../../platform/storage/record-links';
import { endText, hashOfSums, hex, type Sealer } from './end-text';
import { OwnEnd } from './own-end';

export type { Sealer } from './end-text';

/**
 * The end of the record, and what the rows of each table come to that the engine acts on, are sealed with the key of
 * the home in the transaction that changes them. The engine's own connection does that by itself, whoever writes
 * over it; who writes the file without the key cannot make a seal that fits. A sum is the XOR of a seal of each
 * row: a row that comes and a row that goes cost the same, however many there are.
 */

interface Columns {
  readonly table: string;
  /** With the primary key, so that no two rows are the same. */
  readonly columns: readonly string[];
  /** Of the rows that are sealed, with the name of the row in the place of `?`; absent: all of them. */
  readonly when?: string;
}

/** Values that are kept beside the preferences of the window. */
const ofPreferences = (...keys: readonly string[]): Columns => ({
  table: 'preferences',
  columns: ['key', 'value'],
  when: `?.key IN (${keys.map((key) => `'${key}'`).join(', ')})`,
});

/**
 * Long texts are sealed by their hashes, which stand beside them. A migration that changes such rows has to seal them
 * again, or the next start takes them for changed; further columns of a table are a row of their own here, which an
 * engine that does not know it leaves out of the sums.
 */
export const sealedTables: Readonly<Record<SealedTable, Columns>> = {
  permissions: {
    table: 'tool_permissions',
    columns: ['tool', 'by', 'via', 'at', 'definition', 'range', 'failed'],
  },
  'approved-calls': { table: 'approved_calls', columns: ['id', 'tool', 'definition', 'arguments'] },
  queue: {
    table: 'event_queue',
    columns: [
      'id',
      'folder',
      'sop',
      'concurrency_key',
      'priority',
      'queued_at',
      'started_by',
      'event_id',
      'event',
    ],
  },
  pause: ofPreferences('triggers_paused'),
  versions: {
    table: 'sop_versions',
    columns: ['folder', 'version', 'at', 'by', 'via', 'note', 'hash'],
  },
  'imported-procedures': { table: 'imported_definitions', columns: ['hash', 'arrived_as'] },
  'imported-runs': {
    table: 'runs',
    columns: ['run_id', 'imported_at', 'concurrency_key'],
    when: '(?.imported_at IS NOT NULL OR ?.concurrency_key IS NOT NULL)',
  },
  ends: { table: 'sop_totals', columns: ['sop', 'last_finished_at'] },
  counting: { table: 'trigger_states', columns: ['folder', 'trigger', 'key', 'state'] },
  cards: {
    table: 'questions',
    columns: ['id', 'channel', 'recipient', 'asked', 'subject', 'text', 'shown', 'outcome'],
  },
  people: { table: 'channel_people', columns: ['channel', 'sender', 'name', 'allowed_by', 'via', 'at'] },
  'people-names': { table: 'channel_names', columns: ['channel', 'name', 'sender'] },
  inbox: { table: 'inbox', columns: ['seq', 'channel', 'message_id', 'message', 'state'] },
  outbox: { table: 'outbox', columns: ['seq', 'key', 'channel', 'recipient', 'queue', 'what'] },
  'outbox-state': { table: 'outbox', columns: ['seq', 'kind', 'owed_at', 'state', 'sent', 'late'] },
  jobs: { table: 'jobs', columns: ['id', 'job'] },
  'job-times': { table: 'jobs', columns: ['id', 'created_at', 'checked_at', 'furthest_at'] },
  clock: { table: 'cron_state', columns: ['key', 'last_check'] },
  'clock-triggers': ofPreferences('crons_in_force', 'steady_alive'),
  'known-boards': ofPreferences('known_boards'),
  'board-pins': ofPreferences('set_outputs', 'lit_pins', 'set_buttons'),
  'procedure-state': {
    table: 'procedure_state',
    columns: ['folder', 'name', 'version', 'value', 'at', 'by', 'via', 'run_id'],
  },
  'watched-files': { table: 'watched_files', columns: ['path', 'size', 'mtime_ms'] },
  'watched-patterns': { table: 'watched_patterns', columns: ['pattern'] },
  'announced-topics': { table: 'announced_topics', columns: ['topic'] },
  'pin-names': ofPreferences('pin_names'),
  accepted: { table: 'record_accepted', columns: ['id', 'last_row', 'at', 'by', 'via', 'runs'] },
};

/** Indexes over some of the rows of a sealed table, by table, but of the list of runs. */
export const partialIndexes: Readonly<
  Record<string, readonly { readonly index: string; readonly where: string }[]>
> = {
  inbox: [
    { index: 'inbox_open', where: "state <> 'done'" },
    { index: 'inbox_done', where: "state = 'done'" },
  ],
  outbox: [
    { index: 'outbox_failed', where: 'problem IS NOT NULL' },
    { index: 'outbox_given_up', where: "kind = 'given-up'" },
  ],
};

const names = Object.keys(sealedTables) as readonly SealedTable[];
export const allTables: readonly SealedTable[] = names;

interface EndRow {
  readonly link: number;
  readonly hash: Buffer;
  readonly removals: number;
  readonly removals_hash: Buffer;
  readonly before_link: number;
  readonly sums: string;
  /** Null: an earlier version, which sealed the sums themselves, wrote the seal. */
  readonly sums_hash: Buffer | null;
  readonly seal: Buffer | null;
}

/** As earlier versions sealed it. */
const oldEndText = ({ link, hash: end, removals, removals_hash, before_link, sums }: EndRow): string =>
  JSON.stringify(['zeroclaw-record-end', link, hex(end), removals, hex(removals_hash), before_link, sums]);

const readEnd = (database: Database): EndRow | undefined =>
  database
    .prepare<[], EndRow>(
      'SELECT link, hash, removals, removals_hash, before_link, sums, sums_hash, seal FROM record_end',
    )
    .get();

/** Whether an engine of this home has written the end as it is, and the sums with it. */
function isSealedEnd(sealer: Sealer, row: EndRow | undefined): row is EndRow {
  if (row?.seal == null) return false;
  const { sums, sums_hash: sumsHash, seal } = row;
  if (sumsHash === null) return sealer.seal(oldEndText(row)).equals(seal);
  return hashOfSums(sums).equals(sumsHash) && sealer.seal(endText(sealedOf(row, sumsHash))).equals(seal);
}

const Sums = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/u));
type Sums = z.infer<typeof Sums>;

function parsedSums(text: string): Sums {
  try {
    return Sums.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

const nothing = Buffer.alloc(32);

/** The sum with this row in it where it was not, or without it where it was. */
function toggled(sealer: Sealer, sum: Buffer, table: string, row: readonly unknown[]): Buffer {
  return xor(sealOfRow(sealer, table, row), sum);
}

/** The text of all sums with that of one table moved on by one row. */
function withToggled(sealer: Sealer, sums: string, table: string, row: readonly unknown[]): string {
  // Where its sum stands in what `JSON.stringify` has written: to read and write all of them costs twenty times as much.
  const from = sums.indexOf(`"${table}":"`) + table.length + 4;
  const sum = from < table.length + 4 ? '' : sums.slice(from, from + 64);
  if (/^[0-9a-f]{64}$/u.test(sum))
    return (
      sums.slice(0, from) + hex(toggled(sealer, Buffer.from(sum, 'hex'), table, row)) + sums.slice(from + 64)
    );
  return JSON.stringify({ ...parsedSums(sums), [table]: hex(toggled(sealer, nothing, table, row)) });
}

const sealOfRow = (sealer: Sealer, table: string, row: readonly unknown[]): Buffer =>
  sealer.seal(JSON.stringify(['zeroclaw-row', table, ...row]));

function xor(one: Buffer, other: Buffer): Buffer {
  const both = Buffer.alloc(one.length);
  for (let index = 0; index < both.length; index += 1) both[index] = (one[index] ?? 0) ^ (other[index] ?? 0);
  return both;
}

/** `isTwice`: a row stands there more than once, which the keys of its table do not let in, and which no sum shows. */
function sumOf(
  database: Database,
  sealer: Sealer,
  name: SealedTable,
): { readonly sum: string; readonly isTwice: boolean } {
  const { table, columns, when } = sealedTables[name];
  const where = when === undefined ? '' : ` WHERE ${when.replaceAll('?', table)}`;
  const rows = database.prepare(`SELECT ${quoted(columns)} FROM ${table}${where}`).raw();
  const seen = new Set<string>();
  let count = 0;
  let sum: Buffer = nothing;
  for (const row of rows.iterate()) {
    const own = sealOfRow(sealer, name, row as readonly unknown[]);
    seen.add(own.toString('latin1'));
    count += 1;
    sum = xor(own, sum);
  }
  return { sum: sum.toString('hex'), isTwice: seen.size < count };
}

const quoted = (columns: readonly string[], of = ''): string =>
  columns.map((column) => `${of === '' ? '' : `${of}.`}"${column}"`).join(', ');

/** What of the database was not written by the engine of this home. */
export interface Unsealed {
  /** The end of the record, and with it everything. */
  readonly end: boolean;
  readonly tables: readonly SealedTable[];
}

export function unsealedIn(database: Database, sealer: Sealer): Unsealed {
  const row = readEnd(database);
  const isSealed = isSealedEnd(sealer, row);
  const sums = parsedSums(row?.sums ?? '{}');
  return {
    end: !isSealed || isRebuilt(database, sealer, sums),
    tables: names.filter(
      (name) => !(isSealed && sums[name] === undefined) && !isOfSum(database, sealer, name, sums),
    ),
  };
}

/**
 * Whether the tables themselves are others than this version's: a view in the place of a table shows to each reader what it
 * likes, and what lies in the file to be carried out with the engine's writing is sealed like the engine's own.
 */
function isRebuilt(database: Database, sealer: Sealer, sums: Sums): boolean {
  const sum = sums[shapeName(database)];
  return plantedTriggers(database).length > 0 || (sum !== undefined && sum !== shapeOf(database, sealer));
}

/** The version is in the name: an upgrade has other tables, which are taken as they are, once. */
const shapeName = (database: Database): string =>
  `shape-${String(database.pragma('user_version', { simple: true }))}`;

const shaped: readonly string[] = [
  ...new Set(Object.values(sealedTables).map(({ table }) => table)),
  'run_events',
  'record_end',
  'record_heads',
  'record_removals',
];

/** What the tables are that the engine acts on, and their indexes. */
function shapeOf(database: Database, sealer: Sealer): string {
  const rows = database
    .prepare(
      `SELECT type, name, tbl_name, sql FROM main.sqlite_schema WHERE type <> 'trigger' AND tbl_name IN (${shaped.map(() => '?').join(', ')}) ORDER BY type, name`,
    )
    .raw()
    .all(...shaped);
  return hex(sealOfRow(sealer, 'shape', rows));
}

function isOfSum(database: Database, sealer: Sealer, name: SealedTable, sums: Sums): boolean {
  const { sum, isTwice } = sumOf(database, sealer, name);
  return !isTwice && (sums[name] ?? nothing.toString('hex')) === sum && isIndexed(database, name);
}

/**
 * Whether the indexes of the table say what its rows do: through one that does not, the engine is given rows which the
 * sum has not seen so. The list of runs is long, and no index of it tells what is sealed there.
 */
function isIndexed(database: Database, name: SealedTable): boolean {
  const { table } = sealedTables[name];
  if (table === 'runs') return true;
  if (database.pragma(`main.integrity_check('${table}')`, { simple: true }) !== 'ok') return false;
  // Of an index over some of the rows it does not see what else is in there.
  return (partialIndexes[table] ?? []).every(({ index, where }) => {
    const count = (from: string): unknown =>
      database.prepare(`SELECT count(*) FROM ${from} WHERE ${where}`).pluck().get();
    return count(`${table} INDEXED BY ${index}`) === count(`${table} NOT INDEXED`);
  });
}

/** Whether an earlier version has sealed less than this one does, or in another way. */
export function leavesOut(database: Database): boolean {
  const row = readEnd(database);
  const sums = parsedSums(row?.sums ?? '{}');
  return row?.sums_hash == null || [...names, shapeName(database)].some((name) => sums[name] === undefined);
}

/**
 * What no earlier version sealed is taken as it is, once, within the transaction of the caller. Which that is the sealed
 * sums say: whoever takes one out breaks the seal.
 */
export function sealNew(database: Database, sealer: Sealer): void {
  const row = readEnd(database);
  if (!isSealedEnd(sealer, row)) return;
  const sums = parsedSums(row.sums);
  const added = names.filter((name) => sums[name] === undefined);
  writeSums(database, sealer, row, {
    ...Object.fromEntries(Object.entries(sums).filter(([name]) => !name.startsWith('shape-'))),
    ...Object.fromEntries(added.map((name) => [name, sumOf(database, sealer, name).sum])),
    [shapeName(database)]: shapeOf(database, sealer),
  });
}

function writeSums(database: Database, sealer: Sealer, row: EndRow, sums: Sums): void {
  const text = JSON.stringify(sums);
  const sumsHash = hashOfSums(text);
  database.prepare('UPDATE record_end SET sums = ?, sums_hash = ?').run(text, sumsHash);
  // By itself: nothing that seals by itself comes behind it, in whose eyes the end may be doubted still.
  database.prepare('UPDATE record_end SET seal = ?').run(sealer.seal(endText(sealedOf(row, sumsHash))));
}

/** False: no engine that seals has written here yet. */
export const isEverSealed = (database: Database): boolean => readEnd(database)?.seal != null;

const sealedOf = (
  { link, hash: end, removals, removals_hash: removalsHash, before_link: before }: EndRow,
  sumsHash: Buffer,
): SealedEnd => ({ link, hash: end, removals, removalsHash, before, sumsHash });

/** What this engine seals, as it goes on. */
export interface Sealing {
  /**
   * Which of the tables are not as this engine wrote them. The end is where another one stands there than this engine's own,
   * also one that it sealed earlier, put back; or where the tables were rebuilt.
   */
  changed(tables: readonly SealedTable[]): Unsealed;
  /** Something was written that was not sealed, because what stood before was not this engine's own. */
  readonly isBroken: boolean;
  /** What is there was looked at, and is this engine's own from now on. */
  settle(): void;
  /** Reads what is there: it is this engine's own from the call on, which is made where nobody else has written. */
  settling(): () => void;
}

/**
 * From now on what is written over this connection is sealed. `isTrusted`: asked at each write; where it is not, the
 * end stays without a seal, so that the next start knows that nobody has looked yet. Nor is an end sealed that follows
 * on one which this engine has not sealed.
 */
export function keepSealed(database: Database, sealer: Sealer, isTrusted: () => boolean): Sealing {
  const read = database.prepare<[], Buffer | null>('SELECT seal FROM record_end').pluck();
  const readSeal = (): Buffer | null => read.get() ?? null;
  const own = new OwnEnd(sealer, readSeal(), isTrusted);
  const readTriggers = database.prepare<[], string | null>(`SELECT ${triggersText}`).pluck();
  let triggers = readTriggers.get();
  sealWithMoves(database, own);
  database.function('record_seal', { varargs: true }, (...columns: unknown[]) => {
    // What somebody lays into the file while the engine runs writes with the engine's own writing.
    if (columns[13] !== triggers) own.breaks();
    return own.sealAfter(endOf(columns.slice(0, 6)) as SealedEnd, {
      ...endOf(columns.slice(6, 12)),
      seal: columns[12] as Buffer | null,
    });
  });
  database.function(
    'record_sums',
    { varargs: true },
    (sums: unknown, sumsHash: unknown, table: unknown, ...row: unknown[]) => {
      own.followSums(String(sums), sumsHash as Buffer | null);
      return own.wroteSums(withToggled(sealer, String(sums), String(table), row));
    },
  );
  database.function('record_sums_hash', (sums: unknown) => hashOfSums(String(sums)));
  for (const name of names) database.exec(triggersOf(name));
  database.exec(`
    CREATE TEMP TRIGGER sealed_sums AFTER UPDATE OF sums ON record_end WHEN NEW.sums IS NOT OLD.sums BEGIN
      UPDATE record_end SET sums_hash = record_sums_hash(NEW.sums);
    END;
    CREATE TEMP TRIGGER sealed_end AFTER UPDATE OF link, hash, removals, removals_hash, before_link, sums_hash ON record_end
    WHEN NEW.seal IS OLD.seal BEGIN
      UPDATE record_end SET seal = record_seal(${newEnd}, ${oldEnd}, OLD.seal, ${triggersText});
    END;`);
  return {
    changed: (tables) => {
      const row = readEnd(database);
      const isSealed = isSealedEnd(sealer, row) && own.knows(row.seal);
      const sums = parsedSums(row?.sums ?? '{}');
      const isAsBefore = sums[shapeName(database)] !== undefined && readTriggers.get() === triggers;
      if (!isSealed || !isAsBefore || isRebuilt(database, sealer, sums)) return { end: true, tables: [] };
      return { end: false, tables: tables.filter((name) => !isOfSum(database, sealer, name, sums)) };
    },
    get isBroken() {
      return own.isBroken;
    },
    settle: () => {
      triggers = readTriggers.get();
      own.settle(readSeal());
    },
    settling: () => {
      // What a transaction has written may be taken back.
      if (own.isSettled || database.inTransaction) return () => {};
      const seal = readSeal();
      return () => {
        own.settle(seal);
      };
    },
  };
}

const newEnd = 'NEW.link, NEW.hash, NEW.removals, NEW.removals_hash, NEW.before_link, NEW.sums_hash';
const oldEnd = 'OLD.link, OLD.hash, OLD.removals, OLD.removals_hash, OLD.before_link, OLD.sums_hash';
const triggersText =
  "(SELECT group_concat(name || ' ' || sql) FROM main.sqlite_schema WHERE type = 'trigger')";

function endOf(columns: readonly unknown[]): Omit<StoredEnd, 'seal'> {
  const [link, end, removals, removalsHash, before, sumsHash] = columns as [
    number,
    Buffer,
    number,
    Buffer,
    number,
    Buffer | null,
  ];
  return { link, hash: end, removals, removalsHash, before, sumsHash };
}

function triggersOf(name: SealedTable): string {
  const { table, columns, when } = sealedTables[name];
  const onRow = (of: string): string => (when === undefined ? '' : `WHEN ${when.replaceAll('?', of)}`);
  const toggle = (of: string): string =>
    `UPDATE record_end SET sums = record_sums(sums, sums_hash, '${name}', ${quoted(columns, of)});`;
  const trigger = (what: string, on: string, of: string): string =>
    `CREATE TEMP TRIGGER "sealed_${name}_${what}" AFTER ${on} ON ${table} ${onRow(of)} BEGIN ${toggle(of)} END;`;
  const changed = `UPDATE OF ${quoted(columns)}`;
  return [
    trigger('added', 'INSERT', 'NEW'),
    trigger('removed', 'DELETE', 'OLD'),
    trigger('was', changed, 'OLD'),
    trigger('is', changed, 'NEW'),
  ].join('\n');
}

/** Whether all that is there was there before there were signatures, and none was made since. */
export const isFromBeforeSignatures = (database: Database): boolean =>
  database
    .prepare<[], number>(
      'SELECT link = before_link AND NOT EXISTS (SELECT 1 FROM record_heads) FROM record_end',
    )
    .pluck()
    .get() === 1;

/** Everything is sealed as it is now, within the transaction of the caller. */
export function sealAll(database: Database, sealer: Sealer): void {
  const sums = {
    ...Object.fromEntries(names.map((name) => [name, sumOf(database, sealer, name).sum])),
    [shapeName(database)]: shapeOf(database, sealer),
  };
  if (readEnd(database) === undefined) restoreEnd(database);
  const row = readEnd(database);
  if (row !== undefined) writeSums(database, sealer, row, sums);
}

/** Somebody took the row out: the record goes on behind the last event that is there. */
function restoreEnd(database: Database): void {
  database
    .prepare(
      `INSERT INTO record_end (only_row, link, hash, removals, removals_hash, before_link)
       SELECT 1, coalesce(max(link), 0), coalesce((SELECT hash FROM run_events ORDER BY link DESC LIMIT 1), ?), 0, ?, 0 FROM run_events`,
    )
    .run(beginning, beginning);
}

/** Whether the engine has written nothing yet of what it would act on. */
export function isUnwritten(database: Database): boolean {
  const has = (from: string): boolean =>
    database.prepare<[], number>(`SELECT EXISTS (SELECT 1 FROM ${from})`).pluck().get() === 1;
  return (
    !has('run_events') &&
    !has('record_heads') &&
    names.every((name) => {
      const { table, when } = sealedTables[name];
      return !has(when === undefined ? table : `${table} WHERE ${when.replaceAll('?', table)}`);
    })
  );
}
