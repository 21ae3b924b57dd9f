import { existsSync } from 'node:fs';
import type { Run } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import type { RunLog } from '../../ports/run-log';
import { foldLog } from '../../modules/procedures/runs/fold-log';
import {
  isDatabaseThere,
  openDatabase,
  toStorageError,
  type Database,
} from '../../platform/storage/database';
import { createRunLog } from '../../modules/record/storage/run-log';
import type { HomePaths } from '../../platform/storage/home-paths';

/**
 * Reads the database, which is closed behind it. `ofNone`: a home that no engine has used yet has no records.
 */
export async function inRecords<T>(
  paths: HomePaths,
  ofNone: () => T | Promise<T>,
  work: (runs: RunLog, database: Database) => T | Promise<T>,
): Promise<T> {
  // A folder that is not there is a mistyped one, and opening says so.
  if (existsSync(paths.home) && !isDatabaseThere(paths.database)) return ofNone();
  const database = openDatabase(paths.database, { readOnly: true });
  try {
    return await work(createRunLog(database), database);
  } catch (failure) {
    throw toStorageError(failure, paths.database);
  } finally {
    database.close();
  }
}

/** Those that the next engine takes up. */
export const activeRuns = (log: RunLog): readonly Run[] =>
  log.active().flatMap((runId) => {
    const run = foldLog(log, runId);
    return run === null || isFinished(run.status) ? [] : [run];
  });
