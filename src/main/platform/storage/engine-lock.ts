import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';
import { AppError, messageOf } from '../../../shared/errors';
import { betterSqliteBinding } from '../base/native-binding';

/** Loaded when it is needed: who only asks an engine opens no database. */
const sqlite = (): typeof BetterSqlite3 =>
  createRequire(import.meta.url)('better-sqlite3') as typeof BetterSqlite3;

/** Held by the engine that uses a home. */
export interface EngineLock {
  close(): void;
}

/** A connection that nothing refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<BetterSqlite3.Database>();

/**
 * A home is used by one engine at a time. The lock is SQLite's exclusive file lock on `engine.lock`, which
 * the system releases with the process, even after SIGKILL; `engine.pid` only says who holds it. Throws
 * AppError storage.in-use, naming the other process, or storage.open.
 */
export function acquireEngineLock(dataFolder: string): EngineLock {
  const pidFile = join(dataFolder, 'engine.pid');
  const holder = lockFile(join(dataFolder, 'engine.lock'));
  if (holder === null) {
    const pid = readPid(pidFile);
    throw new AppError(
      'storage.in-use',
      `Another ZeroClaw${pid === null ? '' : ` (process ${String(pid)})`} is using ${dataFolder}`,
      {
        remedy:
          'Use the one that is running, quit it first, or give this one another home folder with --home.',
      },
    );
  }
  held.add(holder);
  tryTo(() => {
    writeFileSync(pidFile, `${String(process.pid)}\n`, { mode: 0o600 });
  });
  return {
    close() {
      if (!holder.open) return;
      tryTo(() => {
        rmSync(pidFile, { force: true });
      });
      holder.close();
      held.delete(holder);
    },
  };
}

/** Without its process id the lock holds as well. */
function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // Whoever is refused is told of another ZeroClaw without its number.
  }
}

/** Whether an engine uses the home now, and its process id when known. Reads nothing of the engine's data. */
export function runningEngine(dataFolder: string): { readonly pid: number | null } | null {
  const holder = lockFile(join(dataFolder, 'engine.lock'));
  if (holder === null) return { pid: readPid(join(dataFolder, 'engine.pid')) };
  holder.close();
  return null;
}

/** Null: somebody else holds it. */
function lockFile(file: string): BetterSqlite3.Database | null {
  const nativeBinding = betterSqliteBinding();
  const Sqlite = sqlite();
  let database: BetterSqlite3.Database | null = null;
  try {
    database = new Sqlite(file, {
      timeout: 0,
      ...(nativeBinding === undefined ? {} : { nativeBinding }),
    });
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (failure) {
    database?.close();
    if (failure instanceof Sqlite.SqliteError && failure.code.startsWith('SQLITE_BUSY')) return null;
    throw new AppError('storage.open', `The lock file ${file} cannot be used: ${messageOf(failure)}`, {
      remedy:
        'Check that you may write to that folder and that the disk is not full; if it lies on a network drive, choose a home folder on a local disk.',
      cause: failure,
    });
  }
}

function readPid(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isSafeInteger(pid) ? pid : null;
  } catch {
    return null;
  }
}
