import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { AppError, messageOf } from '../../../shared/errors';
import { syncFolder, syncPath } from '../base/sync-to-disk';

/**
 * One step from a version of the tables to the next. Steps are only ever added; `PRAGMA user_version` counts
 * those done.
 */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** What SQL alone cannot work out; runs after it, in the same transaction. */
  fill?(database: BetterSqlite3.Database): void;
}

/** "ZCLW": tells our database from any other. */
export const applicationId = 0x5a434c57;

/**
 * Runs the steps that are missing, all in one transaction. A file that held data is copied first, to
 * FILE.before-vN.bak. Returns the same connection.
 */
export function migrate(
  database: BetterSqlite3.Database,
  file: string,
  migrations: readonly Migration[],
): BetterSqlite3.Database {
  const version = database.pragma('user_version', { simple: true }) as number;
  if (version > migrations.length) {
    throw new AppError(
      'storage.newer',
      `The database ${file} was written by a newer version of ZeroClaw (tables ${String(version)}, this program knows ${String(migrations.length)})`,
      { remedy: wayBack(file, migrations.length) },
    );
  }
  if (version === migrations.length) return database;
  if (version > 0 && file !== ':memory:')
    backUp(database, `${file}.before-v${String(migrations.length)}.bak`);
  database
    .transaction(() => {
      database.pragma(`application_id = ${String(applicationId)}`);
      for (const [index, migration] of migrations.entries()) {
        if (index >= version) apply(database, migration, index + 1);
      }
    })
    .exclusive();
  return database;
}

function apply(database: BetterSqlite3.Database, migration: Migration, version: number): void {
  try {
    database.exec(migration.sql);
    migration.fill?.(database);
    database.pragma(`user_version = ${String(version)}`);
  } catch (failure) {
    // A full disk, a damaged file and the like have words of their own (database.ts).
    if (!isTablesFault(failure)) throw failure;
    throw new AppError(
      'storage.migration',
      `The database ${database.name} could not be brought up to date (step ${migration.name}): ${messageOf(failure)}`,
      {
        remedy:
          'Nothing was changed in it. Its tables are not what its version should have; an unfinished version of ZeroClaw may have written to it. Use the version that wrote it, or start with another home folder (--home), and report this with the log.',
        cause: failure,
      },
    );
  }
}

/**
 * Writes the header as it is, which counts its writings: in a write-ahead log no other change needs to, and a
 * copy that somebody made earlier counts less from here on.
 */
export function countHeader(database: BetterSqlite3.Database): void {
  const version = database.pragma('user_version', { simple: true }) as number;
  database.pragma(`user_version = ${String(version)}`);
  database.pragma('wal_checkpoint(PASSIVE)');
}

/** Not the disk's fault: the statement does not fit the tables, or the code that fills them has failed. */
const isTablesFault = (failure: unknown): boolean =>
  !(failure instanceof BetterSqlite3.SqliteError) ||
  /^SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE)/u.test(failure.code);

/** A whole copy, the write-ahead log included, on disk before this returns. */
function backUp(database: BetterSqlite3.Database, target: string): void {
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  database.prepare('VACUUM INTO ?').run(partial);
  syncPath(partial);
  renameSync(partial, target);
  syncFolder(dirname(target));
}

/** The database as it was before the upgrade may be there still, and be one that this program knows. */
function wayBack(file: string, known: number): string {
  const copy = upgradesOf(file).find((candidate) => tablesOf(candidate) <= known);
  return copy === undefined
    ? 'Update ZeroClaw, or restore a backup made by this version with `zeroclaw restore FILE`. The database that is here is kept.'
    : `Update ZeroClaw, or restore a backup made by this version with \`zeroclaw restore FILE\`. The database from before the upgrade is one: \`zeroclaw restore ${copy}\`. What happened since is not in it; runs are cancelled and triggers paused, so that nothing is done twice.`;
}

/**
 * Of a copy that an upgrade made, which has no log beside it
 * (https://www.sqlite.org/fileformat.html#user_version_number).
 */
function tablesOf(copy: string): number {
  const version = Buffer.alloc(4);
  const handle = openSync(copy, 'r');
  try {
    return readSync(handle, version, 0, version.length, 60) === version.length
      ? version.readUInt32BE()
      : Infinity;
  } finally {
    closeSync(handle);
  }
}

/** The copies that upgrades made, newest first. */
const upgradesOf = (file: string): string[] =>
  Array.from({ length: 99 }, (_, index) => `${file}.before-v${String(99 - index)}.bak`).filter((candidate) =>
    existsSync(candidate),
  );

/** The newest copy made by an upgrade, if there is one. */
export const backupFileOf = (file: string): string | null => upgradesOf(file)[0] ?? null;
