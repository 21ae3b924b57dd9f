import type BetterSqlite3 from 'better-sqlite3';

/** A trigger that lies in the file of the database and that no migration made. */
export interface PlantedTrigger {
  readonly name: string;
  readonly sql: string;
}

/** Of the migrations, which a stranger may take out too. What lies in the file besides would be carried out by the engine, and sealed as its own. */
const own: Readonly<Record<string, string>> = {
  memory_meaning_changed:
    'CREATE TRIGGER memory_meaning_changed AFTER UPDATE ON memory BEGIN DELETE FROM memory_vectors WHERE id = old.id; END',
  run_events_are_never_changed:
    "CREATE TRIGGER run_events_are_never_changed BEFORE UPDATE ON run_events BEGIN SELECT RAISE(ABORT, 'events of a run are never changed'); END",
};

export const plantedTriggers = (database: BetterSqlite3.Database): readonly PlantedTrigger[] =>
  database
    .prepare<[], PlantedTrigger>(
      "SELECT name, sql FROM main.sqlite_schema WHERE type = 'trigger' ORDER BY name",
    )
    .all()
    .filter(({ name, sql }) => !Object.hasOwn(own, name) || own[name] !== sql.replaceAll(/\s+/gu, ' '));

/** Puts back those of the migrations that somebody took out. */
function restoreOwn(database: BetterSqlite3.Database): void {
  const there = database
    .prepare<[], string>("SELECT name FROM main.sqlite_schema WHERE type = 'trigger'")
    .pluck()
    .all();
  for (const [name, sql] of Object.entries(own)) if (!there.includes(name)) database.exec(sql);
}

/**
 * Takes out what somebody planted, before anything is written over this connection. The seal goes with it: what was
 * written while it was there may be its work, so a person has to look. Returns what was taken out.
 */
export function dropPlantedTriggers(database: BetterSqlite3.Database): readonly PlantedTrigger[] {
  const planted = plantedTriggers(database);
  if (planted.length === 0) {
    restoreOwn(database);
    return planted;
  }
  database
    .transaction(() => {
      for (const { name } of planted) database.exec(`DROP TRIGGER main."${name.replaceAll('"', '""')}"`);
      restoreOwn(database);
      database.exec('UPDATE record_end SET seal = NULL');
    })
    .immediate();
  return planted;
}
