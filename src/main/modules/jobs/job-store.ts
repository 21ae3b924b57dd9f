import { Job } from '../../../shared/job';
import type { JobStore } from '../../ports/jobs';
import type { Database } from '../../platform/storage/database';

interface Row {
  readonly created_at: number;
  readonly checked_at: number;
  readonly furthest_at: number;
  readonly job: string;
  readonly last: string | null;
}

export function createJobStore(database: Database): JobStore {
  const list = database.prepare<[], Row>(
    'SELECT created_at, checked_at, furthest_at, job, last FROM jobs ORDER BY created_at, id',
  );
  const add = database.prepare(
    'INSERT INTO jobs (id, created_at, checked_at, furthest_at, job) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM jobs WHERE id = ?');
  const countFrom = database.prepare('UPDATE jobs SET checked_at = ? WHERE id = ?');
  const due = database.prepare(
    'UPDATE jobs SET checked_at = @at, furthest_at = max(furthest_at, @at), last = @last WHERE id = @id',
  );
  const ended = database.prepare('UPDATE jobs SET last = ? WHERE id = ?');
  return {
    // A row that another version wrote differently must not take the others with it.
    list: () =>
      list.all().flatMap((row) => {
        const read = Job.safeParse({
          ...(JSON.parse(row.job) as object),
          createdAt: row.created_at,
          checkedAt: row.checked_at,
          furthestAt: row.furthest_at,
          last: row.last === null ? null : (JSON.parse(row.last) as unknown),
        });
        return read.success ? [read.data] : [];
      }),
    add: ({ createdAt, checkedAt, furthestAt, last: _last, ...job }) => {
      add.run(job.id, createdAt, checkedAt, furthestAt, JSON.stringify(job));
    },
    remove: (id) => remove.run(id).changes > 0,
    countFrom: (id, at) => {
      countFrom.run(at, id);
    },
    due: (id, last) => {
      due.run({ id, at: last.at, last: JSON.stringify(last) });
    },
    ended: (id, last) => {
      ended.run(JSON.stringify(last), id);
    },
  };
}
