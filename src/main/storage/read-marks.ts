import type { ReadMarks } from '../ports/read-marks';
import type { Database } from './database';

export function createReadMarks(database: Database, channel: string): ReadMarks {
  const get = database.prepare<[string, string], { mark: string }>('SELECT mark FROM read_marks WHERE channel = ? AND place = ?');
  const put = database.prepare('INSERT OR REPLACE INTO read_marks (channel, place, mark) VALUES (?, ?, ?)');
  const all = database.prepare<[string], { place: string; mark: string }>('SELECT place, mark FROM read_marks WHERE channel = ? ORDER BY place');
  return {
    get: (place) => get.get(channel, place)?.mark ?? null,
    set: (place, mark) => { put.run(channel, place, mark); },
    all: () => new Map(all.all(channel).map(({ place, mark }) => [place, mark])),
  };
}
