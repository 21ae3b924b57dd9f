import type { SopVersion } from '../../../../shared/sop-edit';
import type { SopVersions } from '../../../ports/sop-versions';
import type { Database } from '../../../platform/storage/database';

interface StoredTexts {
  toml: string;
  markdown: string | null;
}

/** Of a folder, of those that were saved outside the product; of older ones the last of each day. */
const mostOutside = 200;

export function createSopVersions(database: Database): SopVersions {
  const last = database
    .prepare<[string], number | null>('SELECT max(version) FROM sop_versions WHERE folder = ?')
    .pluck();
  const insert = database.prepare(
    'INSERT INTO sop_versions (folder, version, at, by, via, note, hash, toml, markdown) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const latestHash = database
    .prepare<[string], string>('SELECT hash FROM sop_versions WHERE folder = ? ORDER BY version DESC LIMIT 1')
    .pluck();
  const latest = database.prepare<[], { folder: string; hash: string }>(
    'SELECT folder, hash FROM sop_versions WHERE (folder, version) IN (SELECT folder, max(version) FROM sop_versions GROUP BY folder)',
  );
  const move = database.prepare<[string, string]>('UPDATE sop_versions SET folder = ? WHERE folder = ?');
  const newest = database.prepare<[string, number], SopVersion>(
    'SELECT version, at, by, via, note, hash FROM sop_versions WHERE folder = ? ORDER BY version DESC LIMIT ?',
  );
  const texts = database.prepare<[string, number], StoredTexts>(
    'SELECT toml, markdown FROM sop_versions WHERE folder = ? AND version = ?',
  );
  // The first stays, and what a person went on from.
  const thin = database.prepare<[{ folder: string; most: number }]>(`
    DELETE FROM sop_versions AS old WHERE folder = @folder AND via = 'file' AND version > 1
    AND version < (SELECT version FROM sop_versions WHERE folder = @folder AND via = 'file' ORDER BY version DESC LIMIT 1 OFFSET @most - 1)
    AND (SELECT next.via = 'file' AND next.at / 86400000 = old.at / 86400000 FROM sop_versions AS next WHERE next.folder = old.folder AND next.version > old.version ORDER BY next.version LIMIT 1)`);
  const add = database.transaction((folder: string, values: readonly (string | number | null)[]): number => {
    const version = (last.get(folder) ?? 0) + 1;
    insert.run(folder, version, ...values);
    thin.run({ folder, most: mostOutside });
    return version;
  });
  return {
    add: ({ at, by, via, note, hash, texts: { folder, toml, markdown } }) =>
      add(folder, [at, by, via, note, hash, toml, markdown]),
    latestHash: (folder) => latestHash.get(folder) ?? null,
    latest: () => new Map(latest.all().map(({ folder, hash }) => [folder, hash])),
    move: (from, to) => {
      move.run(to, from);
    },
    list: (folder, limit) => newest.all(folder, limit),
    read(folder, version) {
      const stored = texts.get(folder, version);
      return stored === undefined ? null : { folder, ...stored };
    },
  };
}
