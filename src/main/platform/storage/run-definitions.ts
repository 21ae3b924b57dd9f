import type { DefinitionTexts, RunDefinitions } from '../../ports/run-definitions';
import { toStorageError, type Database } from './database';

/** Beside `createSopVersions` on the same database, which has what was saved in folders. */
export function createRunDefinitions(database: Database): RunDefinitions {
  const texts = database.prepare<[{ hash: string }], DefinitionTexts>(
    'SELECT toml, markdown FROM sop_versions WHERE hash = @hash UNION ALL SELECT toml, markdown FROM imported_definitions WHERE hash = @hash LIMIT 1',
  );
  const folders = database
    .prepare<[{ hash: string }], string>(`
    SELECT folder FROM sop_versions
    WHERE hash = @hash OR hash = (SELECT arrived_as FROM imported_definitions WHERE imported_definitions.hash = @hash)
    GROUP BY folder ORDER BY max(at) DESC`)
    .pluck();
  const came = database
    .prepare<[string], number>('SELECT 1 FROM imported_definitions WHERE hash = ?')
    .pluck();
  const keep = database.prepare(
    'INSERT INTO imported_definitions (hash, toml, markdown, arrived_as) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO UPDATE SET arrived_as = excluded.arrived_as',
  );
  return {
    texts: (hash) => texts.get({ hash }) ?? null,
    folders: (hash) => folders.all({ hash }),
    came: (hash) => came.get(hash) === 1,
    keep: (hash, { toml, markdown }, arrivedAs) => {
      try {
        keep.run(hash, toml, markdown, arrivedAs);
      } catch (failure) {
        throw toStorageError(failure, database.name);
      }
    },
  };
}
