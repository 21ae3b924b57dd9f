import { z } from 'zod';
import { Json } from '../../../shared/json';
import { parseJson } from '../../../shared/parse-json';
import type { ProcedureValue, ProcedureValueVersion } from '../../../shared/procedure-state';
import type { ProcedureStates } from '../../ports/procedure-state';
import type { Database } from './database';

/** Of a name; the one that holds among them. */
const mostVersions = 100;

const Row = z.object({
  name: z.string(),
  value: z.string().nullable(),
  at: z.number(),
  by: z.string(),
  via: z.string(),
  run_id: z.string().nullable(),
});
const NewestRow = Row.pick({ name: true, value: true });

export function createProcedureStates(database: Database, isTrusted: () => boolean): ProcedureStates {
  const newest = database.prepare<[string], unknown>(
    `SELECT name, value FROM procedure_state AS kept WHERE folder = ? AND version =
       (SELECT max(version) FROM procedure_state WHERE folder = kept.folder AND name = kept.name)`,
  );
  const all = database.prepare<[string], unknown>(
    'SELECT name, value, at, by, via, run_id FROM procedure_state WHERE folder = ? ORDER BY name, version DESC',
  );
  const last = database
    .prepare<[string, string], number | null>(
      'SELECT max(version) FROM procedure_state WHERE folder = ? AND name = ?',
    )
    .pluck();
  const add = database.prepare(
    'INSERT INTO procedure_state (folder, name, version, value, at, by, via, run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const thin = database.prepare('DELETE FROM procedure_state WHERE folder = ? AND name = ? AND version <= ?');
  const move = database.prepare('UPDATE procedure_state SET folder = ? WHERE folder = ?');
  return {
    read: (folder) =>
      isTrusted()
        ? Object.fromEntries(
            newest.all(folder).flatMap((row) => {
              const { name, value } = NewestRow.parse(row);
              const is = value === null ? undefined : parseJson(value);
              return is === undefined ? [] : [[name, is]];
            }),
          )
        : {},
    write: (folder, name, value, { at, by, via, runId }) => {
      const version = (last.get(folder, name) ?? 0) + 1;
      add.run(folder, name, version, value === undefined ? null : JSON.stringify(value), at, by, via, runId);
      thin.run(folder, name, version - mostVersions);
    },
    list: (folder) => {
      const values = new Map<string, ProcedureValueVersion[]>();
      for (const row of isTrusted() ? all.all(folder) : []) {
        const { name, value, run_id: runId, ...who } = Row.parse(row);
        const is = value === null ? undefined : Json.safeParse(parseJson(value));
        const version = { ...who, runId, value: is?.success === true ? { is: is.data } : null };
        values.set(name, [...(values.get(name) ?? []), version]);
      }
      return [...values].map(([name, [now, ...before]]): ProcedureValue => ({
        name,
        now: now ?? null,
        before,
      }));
    },
    move: (from, to) => {
      move.run(to, from);
    },
  };
}
