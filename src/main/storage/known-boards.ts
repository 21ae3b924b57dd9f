import { z } from 'zod';
import type { KnownBoards } from '../ports/known-boards';
import type { Database } from './database';

const Known = z.array(z.object({ name: z.string(), place: z.string(), serialNumber: z.string().nullable().optional(), kind: z.string().nullable() }));
const key = 'known_boards';

export function createKnownBoards(database: Database): KnownBoards {
  const find = database.prepare<[string], string>('SELECT value FROM preferences WHERE key = ?').pluck();
  const save = database.prepare('INSERT INTO preferences (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value');
  const all = (): z.infer<typeof Known> => Known.catch([]).parse(parseJson(find.get(key) ?? '[]'));
  return {
    read(name, place) {
      const known = all().find((board) => board.name === name && board.place === place);
      return known === undefined ? null : { ...(known.serialNumber === undefined ? {} : { serialNumber: known.serialNumber }), kind: known.kind };
    },
    // One place for each name: a board that config.toml puts elsewhere is looked at anew.
    write: (name, place, identity) => { save.run(key, JSON.stringify([...all().filter((board) => board.name !== name), { name, place, ...identity }])); },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
