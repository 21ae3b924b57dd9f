import type { Database } from '../../../platform/storage/database';

/** Every change of the ledger is noted beside it, in its own transaction, by this connection alone. */
const follow = `
  CREATE TEMP TRIGGER fleet_row_came AFTER INSERT ON main.events BEGIN
    INSERT INTO fleet_changes (event_id, times) VALUES (new.id, 1) ON CONFLICT (event_id) DO UPDATE SET times = times + 1;
  END;
  CREATE TEMP TRIGGER fleet_row_changed AFTER UPDATE ON main.events BEGIN
    INSERT INTO fleet_changes (event_id, times) VALUES (new.id, 1) ON CONFLICT (event_id) DO UPDATE SET times = times + 1;
  END;`;

/**
 * Notes which rows of the ledger of events the fleet does not have yet, as long as config.toml names its database; what
 * was written while it named none is noted when it does again.
 */
export function ledgerFollower(database: Database): (isInFleet: boolean) => void {
  let follows = false;
  const isMarked = database.prepare<[], number>('SELECT count(*) FROM fleet_handed').pluck();
  const begin = database.transaction(() => {
    database.exec(follow);
    if (isMarked.get() !== 0) return;
    database.exec(
      'INSERT OR IGNORE INTO fleet_changes (event_id, times) SELECT id, 1 FROM events; INSERT INTO fleet_handed (only, link, sure) VALUES (1, 0, 0)',
    );
  });
  const end = database.transaction(() => {
    if (follows) database.exec('DROP TRIGGER temp.fleet_row_came; DROP TRIGGER temp.fleet_row_changed');
    if (isMarked.get() !== 0) database.exec('DELETE FROM fleet_handed; DELETE FROM fleet_changes');
  });
  return (isInFleet) => {
    if (isInFleet && !follows) begin.immediate();
    if (!isInFleet) end.immediate();
    follows = isInFleet;
  };
}
