import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { AppError, messageOf } from '../../../shared/errors';
import { createDatabaseFile } from './create-database-file';
import { allMigrations } from './migrations/all';
import { applicationId, backupFileOf, migrate, type Migration } from './migrate';
import { dropPlantedTriggers, type PlantedTrigger } from './planted-triggers';
import { betterSqliteBinding } from '../base/native-binding';

export type Database = BetterSqlite3.Database;

export interface OpenDatabaseOptions {
  /** For reading commands while no engine runs; the file must be there and up to date. */
  readonly readOnly?: boolean;
  readonly migrations?: readonly Migration[];
  /** Is told what was taken out of the file, because no version of the product put it there. */
  readonly planted?: (triggers: readonly PlantedTrigger[]) => void;
}

const busyTimeoutMs = 5_000;
/** Reading this much takes a tenth of a second on a slow disk. */
const checkedWholeBytes = 16 * 1024 * 1024;

/**
 * Opens the database, brings its tables up to date (a copy of the older file stays beside it), and checks it:
 * a small one as a whole, of a large one the length and the tables that a start needs, so that opening does
 * not take longer with every run. Damage elsewhere is told when it is read. `:memory:` gives a fresh one with
 * all tables. A commit is on disk when it returns (WAL, synchronous=FULL). Throws an AppError:
 * storage.damaged, storage.foreign, storage.newer, storage.older, storage.missing, storage.open. What is
 * damaged is never replaced by a new, empty database.
 */
export function openDatabase(file: string, options: OpenDatabaseOptions = {}): Database {
  const migrations = options.migrations ?? allMigrations;
  try {
    if (options.readOnly === true) return openForReading(file, migrations);
    if (file !== ':memory:' && !isThere(file))
      createDatabaseFile(file, (fresh) => {
        migrate(connect(fresh), fresh, migrations).close();
      });
    const database = connect(file);
    try {
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      // After 16 MB the write-ahead log is folded into the database: a page that is written again and again is folded
      // in once, and the disk is waited for twice each time.
      database.pragma('wal_autocheckpoint = 4000');
      check(database);
      migrate(database, file, migrations);
      takeOutPlanted(database, options);
      return database;
    } catch (failure) {
      database.close();
      throw failure;
    }
  } catch (failure) {
    throw toOpenError(toStorageError(failure, file), file);
  }
}

/** Tables of an older version have triggers of theirs. */
function takeOutPlanted(database: Database, { migrations, planted }: OpenDatabaseOptions): void {
  if (migrations !== undefined) return;
  const triggers = dropPlantedTriggers(database);
  if (triggers.length > 0) planted?.(triggers);
}

function openForReading(file: string, migrations: readonly Migration[]): Database {
  if (!isThere(file)) {
    throw new AppError('storage.missing', `There is no database at ${file}`, {
      remedy: 'Start ZeroClaw once with this home folder, or give another one with --home.',
    });
  }
  const database = new BetterSqlite3(file, {
    readonly: true,
    fileMustExist: true,
    timeout: busyTimeoutMs,
    ...binding(),
  });
  try {
    check(database);
    const version = database.pragma('user_version', { simple: true }) as number;
    if (version < migrations.length) {
      throw new AppError(
        'storage.older',
        `The database ${file} was written by an older version of ZeroClaw`,
        { remedy: 'Start ZeroClaw once: it brings the database up to date.' },
      );
    }
    return migrate(database, file, migrations);
  } catch (failure) {
    database.close();
    throw failure;
  }
}

function connect(file: string): Database {
  const database = new BetterSqlite3(file, { timeout: busyTimeoutMs, ...binding() });
  database.pragma('foreign_keys = ON');
  return database;
}

const binding = (): { nativeBinding?: string } => {
  const nativeBinding = betterSqliteBinding();
  return nativeBinding === undefined ? {} : { nativeBinding };
};

/** Whether a database is there, or what is left of one: opening that says what is wrong. */
export const isDatabaseThere = (file: string): boolean => existsSync(file) || hasLog(file);

/**
 * An empty file, or a write-ahead log without its database, is what a cut-off copy leaves: damage, not a
 * first start.
 */
function isThere(file: string): boolean {
  if (existsSync(file)) {
    if (statSync(file).size === 0) throw new DatabaseDamaged('the file is empty');
    return true;
  }
  if (hasLog(file)) throw new DatabaseDamaged('the file is gone, but its log (-wal) is there');
  return false;
}

const hasLog = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

function check(database: Database): void {
  const id = database.pragma('application_id', { simple: true }) as number;
  const tables = database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .pluck()
    .all();
  if (tables.length > 0 && id !== applicationId) {
    throw new AppError('storage.foreign', `${database.name} is a database of another program`, {
      remedy: 'Move the file elsewhere, or give another home folder with --home.',
    });
  }
  if (database.memory || statSync(database.name).size <= checkedWholeBytes) {
    requireSound(database, 'quick_check(1)');
    return;
  }
  // SQLite itself has refused a file that is shorter than its pages by now.
  for (const table of tablesOfAStart.filter((name) => tables.includes(name)))
    requireSound(database, `quick_check('${table}')`);
}

const tablesOfAStart = ['sqlite_schema', 'runs', 'sop_totals', 'step_totals', 'preferences', 'cron_state'];

function requireSound(database: Database, pragma: string): void {
  const finding = database.pragma(pragma, { simple: true }) as string;
  if (finding !== 'ok') throw new DatabaseDamaged(finding);
}

class DatabaseDamaged extends Error {}

/** The words a person needs for what SQLite threw; anything else is passed on. */
export function toStorageError(failure: unknown, file: string): unknown {
  if (
    failure instanceof DatabaseDamaged ||
    isSqlite(failure, 'SQLITE_CORRUPT') ||
    isSqlite(failure, 'SQLITE_NOTADB')
  ) {
    const backup = backupFileOf(file);
    return new AppError('storage.damaged', `The database ${file} is damaged: ${messageOf(failure)}`, {
      remedy:
        backup === null
          ? `Quit ZeroClaw, and restore your newest backup with \`zeroclaw restore FILE\`. Without one, move ${file} and the files ${file}-wal and ${file}-shm to another folder: ZeroClaw then starts with an empty one.`
          : `Quit ZeroClaw, and restore your newest backup with \`zeroclaw restore FILE\`; without one, the database from before the last upgrade: \`zeroclaw restore ${backup}\`.`,
      cause: failure,
    });
  }
  if (isSqlite(failure, 'SQLITE_FULL') || isSqlite(failure, 'SQLITE_IOERR')) {
    return new AppError('storage.write', `The database ${file} cannot be written: ${messageOf(failure)}`, {
      remedy: `Free some space on the disk that holds ${dirname(file)}, and check the disk.`,
      retryable: true,
      cause: failure,
    });
  }
  if (isSqlite(failure, 'SQLITE_READONLY') || isSqlite(failure, 'SQLITE_BUSY')) {
    return new AppError('storage.write', `The database ${file} cannot be written: ${messageOf(failure)}`, {
      remedy: `Check that you may write to ${dirname(file)}, that its disk is not read-only, and that no other program holds the file.`,
      retryable: true,
      cause: failure,
    });
  }
  return failure;
}

function toOpenError(failure: unknown, file: string): unknown {
  if (!(failure instanceof BetterSqlite3.SqliteError)) return failure;
  return new AppError('storage.open', `The database ${file} cannot be opened: ${failure.message}`, {
    remedy: `Check that you may read and write ${dirname(file)} and that no other program holds the file.`,
    retryable: true,
    cause: failure,
  });
}

const isSqlite = (failure: unknown, code: string): boolean =>
  failure instanceof BetterSqlite3.SqliteError && failure.code.startsWith(code);

/**
 * Whether the disk or the database failed, and not what was to be written: the same may be stored another
 * time.
 */
export function isStorageFailure(failure: unknown): boolean {
  if (failure instanceof AppError) return failure.code.startsWith('storage.');
  return (
    failure instanceof BetterSqlite3.SqliteError &&
    !/^SQLITE_(?:CONSTRAINT|MISMATCH|RANGE|TOOBIG)/u.test(failure.code)
  );
}
