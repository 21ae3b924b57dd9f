import { z } from 'zod';
import type { KnownBoards } from '../../../ports/known-boards';
import type { Database } from '../../../platform/storage/database';
import { storedValue } from '../../../platform/storage/stored-value';

const Known = z.array(
  z.object({
    name: z.string(),
    place: z.string(),
    serialNumber: z.string().nullable().optional(),
    kind: z.string().nullable(),
  }),
);

export function createKnownBoards(database: Database, isTrusted: () => boolean = () => true): KnownBoards {
  const taken = new Set<string>();
  const stored = storedValue(database, 'known_boards', Known, []);
  return {
    read(name, place) {
      const known = stored.read().find((board) => board.name === name && board.place === place);
      return known === undefined
        ? null
        : {
            ...(known.serialNumber === undefined ? {} : { serialNumber: known.serialNumber }),
            kind: known.kind,
          };
    },
    isDoubted: (name) => !taken.has(name) && !isTrusted(),
    // One place for each name: a board that config.toml puts elsewhere is looked at again.
    write: (name, place, identity) => {
      stored.write([...stored.read().filter((board) => board.name !== name), { name, place, ...identity }]);
      taken.add(name);
    },
  };
}
