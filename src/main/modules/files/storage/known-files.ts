import { z } from 'zod';
import type { Database } from '../../../platform/storage/database';
import type { FileMark } from '../file-mark';

/** What the triggers have been told of. Writes take part in the transaction around them. */
export interface KnownFiles {
  /** Those that were in force when the files were looked at last. */
  patterns(): ReadonlySet<string>;
  files(): ReadonlyMap<string, FileMark>;
  /** Null: it is not there any more. */
  put(path: string, mark: FileMark | null): void;
  setPatterns(patterns: readonly string[]): void;
}

const Row = z.object({ path: z.string(), size: z.number(), mtime_ms: z.number() });

export function createKnownFiles(database: Database): KnownFiles {
  const patterns = database.prepare<[], string>('SELECT pattern FROM watched_patterns').pluck();
  const dropPatterns = database.prepare('DELETE FROM watched_patterns');
  const addPattern = database.prepare('INSERT INTO watched_patterns (pattern) VALUES (?)');
  const files = database.prepare<[], unknown>('SELECT path, size, mtime_ms FROM watched_files');
  const save = database.prepare(
    'INSERT INTO watched_files (path, size, mtime_ms) VALUES (?, ?, ?) ON CONFLICT (path) DO UPDATE SET size = excluded.size, mtime_ms = excluded.mtime_ms',
  );
  const drop = database.prepare('DELETE FROM watched_files WHERE path = ?');
  return {
    patterns: () => new Set(patterns.all()),
    files: () =>
      new Map(
        files.all().map((row) => {
          const { path, size, mtime_ms: mtimeMs } = Row.parse(row);
          return [path, { size, mtimeMs }];
        }),
      ),
    put: (path, mark) => {
      if (mark === null) drop.run(path);
      else save.run(path, mark.size, mark.mtimeMs);
    },
    setPatterns: (now) => {
      dropPatterns.run();
      for (const pattern of now) addPattern.run(pattern);
    },
  };
}
