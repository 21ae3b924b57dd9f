import { threadPlace, type ReadMarks } from '../../../ports/read-marks';
import type { Database } from '../../../platform/storage/database';

const ofThreads = `${threadPlace('')}*`;

export function createReadMarks(database: Database, channel: string): ReadMarks {
  const get = database.prepare<[string, string], { mark: string }>(
    'SELECT mark FROM read_marks WHERE channel = ? AND place = ?',
  );
  const put = database.prepare('INSERT OR REPLACE INTO read_marks (channel, place, mark) VALUES (?, ?, ?)');
  const all = database.prepare<[string, string], { place: string; mark: string }>(
    'SELECT place, mark FROM read_marks WHERE channel = ? AND place NOT GLOB ? ORDER BY place',
  );
  return {
    get: (place) => get.get(channel, place)?.mark ?? null,
    set: (place, mark) => {
      put.run(channel, place, mark);
    },
    all: () => new Map(all.all(channel, ofThreads).map(({ place, mark }) => [place, mark])),
  };
}

/** No channel knows how far it had read: each begins with what is written from now on. */
export function forgetReadMarks(database: Database): void {
  database.prepare('DELETE FROM read_marks WHERE place NOT GLOB ?').run(ofThreads);
}
