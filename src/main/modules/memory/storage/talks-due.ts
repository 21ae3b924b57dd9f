import { z } from 'zod';
import type { TalksDue } from '../../../ports/talks-due';
import type { Database } from '../../../platform/storage/database';

const mostTalks = 100;
const Place = z.object({ conversation: z.string(), sender: z.string(), group: z.string().nullable() });
const Outside = z.array(z.string());

interface Row {
  readonly id: string;
  readonly at: number;
  readonly place: string;
  readonly message: string;
  readonly answer: string;
  readonly provider: string;
  readonly model: string;
  readonly outside: string;
}

export function createTalksDue(database: Database): TalksDue {
  const insert = database.prepare(
    'INSERT OR REPLACE INTO talks_due (id, at, place, message, answer, provider, model, outside) VALUES (@id, @at, @place, @message, @answer, @provider, @model, @outside)',
  );
  const trim = database.prepare(
    'DELETE FROM talks_due WHERE id NOT IN (SELECT id FROM talks_due ORDER BY at DESC LIMIT ?)',
  );
  const newest = database.prepare<[], Row>(
    'SELECT id, at, place, message, answer, provider, model, outside FROM talks_due ORDER BY at DESC LIMIT 1',
  );
  const remove = database.prepare('DELETE FROM talks_due WHERE id = ?');
  return {
    add: database.transaction(({ place, model, outside = [], ...talk }) => {
      insert.run({ ...talk, ...model, place: JSON.stringify(place), outside: JSON.stringify(outside) });
      trim.run(mostTalks);
    }),
    next() {
      const row = newest.get();
      if (row === undefined) return null;
      const { place, provider, model, outside, ...talk } = row;
      const from = Outside.parse(JSON.parse(outside));
      return {
        ...talk,
        place: Place.parse(JSON.parse(place)),
        model: { provider, model },
        ...(from.length === 0 ? {} : { outside: from }),
      };
    },
    remove: (id) => {
      remove.run(id);
    },
  };
}
