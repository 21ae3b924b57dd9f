import type { Database } from '../platform/storage/database';
import { beginning, hashAfter } from '../platform/storage/record-links';

/** From now on the connection is somebody's who has the file of the database, and not the key of the home. */
export function asStranger(database: Database): void {
  for (const name of database
    .prepare<[], string>("SELECT name FROM sqlite_temp_schema WHERE type = 'trigger'")
    .pluck()
    .all())
    database.exec(`DROP TRIGGER temp."${name}"`);
  database.exec('DROP TRIGGER IF EXISTS run_events_are_never_changed');
}

interface ChainedRow {
  readonly rowid: number;
  readonly run_id: string;
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly event: string;
  readonly link: number;
}

/** As anybody can: every hash is made again, and the end put where it is then. */
export function rechain(database: Database): void {
  const behind = new Map(
    database
      .prepare<[], string>('SELECT ranges FROM record_removals')
      .pluck()
      .all()
      .flatMap((ranges) => JSON.parse(ranges) as [first: number, last: number, hash: string][])
      .map(([, last, hash]) => [last, Buffer.from(hash, 'hex')] as const),
  );
  let last = beginning;
  let end = 0;
  const put = database.prepare('UPDATE run_events SET hash = ? WHERE rowid = ?');
  for (const row of database
    .prepare<[], ChainedRow>(
      'SELECT rowid, run_id, seq, at, type, event, link FROM run_events WHERE link IS NOT NULL ORDER BY rowid',
    )
    .all()) {
    last = hashAfter(behind.get(row.link - 1) ?? last, { ...row, runId: row.run_id });
    end = row.link;
    put.run(last, row.rowid);
  }
  database.prepare('UPDATE record_end SET link = ?, hash = ?').run(end, last);
}
