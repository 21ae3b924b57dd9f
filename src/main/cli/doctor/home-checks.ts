import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { HomePaths } from '../../platform/storage/home-paths';
import { isDatabaseThere, openDatabase } from '../../platform/storage/database';
import { bytes } from '../render/figures';
import { broken, error, ok, skipped, warning, type Check } from './check';

/** Below this, writing the record of runs is at risk; well below, it is about to fail. */
const littleSpace = 500 * 2 ** 20;
const noSpace = 50 * 2 ** 20;
/**
 * A log of changes that is not folded into the database: something keeps it open, or it was left by a crash.
 */
const largeLog = 64 * 2 ** 20;

export async function homeChecks(paths: HomePaths): Promise<readonly Check[]> {
  if (!existsSync(paths.home))
    return [warning('home', `${paths.home} does not exist yet`, 'Start ZeroClaw once: it makes the folder.')];
  if (!statSync(paths.home).isDirectory())
    return [error('home', `${paths.home} is a file`, 'Name a folder with --home or ZEROCLAW_HOME.')];
  return [ok('home', paths.home), await diskCheck(paths.home), ...databaseChecks(paths.database)];
}

async function diskCheck(folder: string): Promise<Check> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const message = `${bytes(free)} free`;
    if (free < noSpace)
      return error(
        'disk',
        message,
        'Free some space: when the disk is full, nothing starts, and runs stop where they are.',
      );
    return free < littleSpace
      ? warning('disk', message, 'Free some space before it runs out.')
      : ok('disk', message);
  } catch (failure) {
    return broken('disk', failure);
  }
}

function databaseChecks(file: string): readonly Check[] {
  if (!isDatabaseThere(file)) return [skipped('database', 'there is none yet')];
  try {
    const database = openDatabase(file, { readOnly: true });
    try {
      const finding = database.pragma('quick_check(1)', { simple: true }) as string;
      if (finding !== 'ok')
        return [
          error(
            'database',
            `is damaged: ${finding}`,
            'Stop ZeroClaw and restore the newest backup beside it.',
          ),
        ];
      return [
        ok('database', `opens, and is whole (${bytes(statSync(file).size)})`),
        ...logCheck(`${file}-wal`),
      ];
    } finally {
      database.close();
    }
  } catch (failure) {
    return [broken('database', failure)];
  }
}

function logCheck(file: string): readonly Check[] {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return size < largeLog
    ? []
    : [
        warning(
          'database',
          `its log of changes has ${bytes(size)}`,
          'Restart ZeroClaw: closing folds the log into the database. If it stays, another program keeps the database open.',
        ),
      ];
}
