import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { AppError, messageOf } from '../../../shared/errors';
import { betterSqliteBinding } from './native-binding';

/** Others hold it for as long as it takes to write a small file. */
const longestWaitMs = 5_000;

/**
 * Reads, changes and writes a file while no other process that asks for the same turn does: the engine, the
 * app and commands of the command line write the same small files. The turn is SQLite's exclusive lock on a
 * file beside the one that the name leads to, which the system gives back with the process, even after
 * SIGKILL. It blocks, so `work` is short and waits for nothing. Throws AppError storage.write when others
 * hold it for too long.
 */
export function inFileTurn<T>(file: string, work: () => T): T {
  const turn = takeTurn(file);
  try {
    return work();
  } finally {
    turn.close();
  }
}

function takeTurn(file: string): BetterSqlite3.Database {
  const nativeBinding = betterSqliteBinding();
  let turn: BetterSqlite3.Database | null = null;
  try {
    const target = targetOf(file);
    turn = new BetterSqlite3(join(dirname(target), `.${basename(target)}.lock`), {
      timeout: longestWaitMs,
      ...(nativeBinding === undefined ? {} : { nativeBinding }),
    });
    turn.exec('BEGIN EXCLUSIVE');
    return turn;
  } catch (failure) {
    turn?.close();
    throw new AppError(
      'storage.write',
      `${file} could not be changed: the turn to write it could not be taken (${messageOf(failure)})`,
      {
        remedy: `The file is as it was. Check that you may write to ${dirname(file)} and that no program that changes the file hangs, then try again.`,
        retryable: true,
        cause: failure,
      },
    );
  }
}

/** Links to one file take the same turn; a file that is not there yet is where its folder is. */
function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return join(realpathSync(dirname(file)), basename(file));
  }
}
