import { expect, test } from 'vitest';
import { openDatabase } from '../database';
import { jobsFurthest } from './0029-jobs-furthest';

test.each([
  { name: 'was not due yet', checkedAt: 5, last: null, is: 5 },
  { name: 'was due', checkedAt: 7, last: '{"at":7,"outcome":"sent"}', is: 7 },
  { name: 'was due before the clock was set back', checkedAt: 3, last: '{"at":7,"outcome":"sent"}', is: 7 },
  { name: 'has an outcome that cannot be read', checkedAt: 3, last: '{', is: 3 },
])(
  'a job of an earlier version that $name keeps until when its ticks have had their turn',
  ({ checkedAt, last, is }) => {
    const database = openDatabase(':memory:');
    database.exec('ALTER TABLE jobs DROP COLUMN furthest_at');
    database
      .prepare("INSERT INTO jobs (id, created_at, checked_at, job, last) VALUES ('j', 1, ?, '{}', ?)")
      .run(checkedAt, last);
    database.exec(jobsFurthest.sql);
    expect(database.prepare('SELECT furthest_at FROM jobs').pluck().get()).toBe(is);
  },
);
