import { z } from 'zod';
import { Trigger } from '../../../../shared/sop';
import type { Database } from '../../../platform/storage/database';
import { storedValue } from '../../../platform/storage/stored-value';

const Triggers = z.array(Trigger).readonly();
/** As pairs: a folder may be named as something that every object has. Earlier engines wrote an object. */
const Listened = z.union([
  z.array(z.tuple([z.string(), Triggers])),
  z.record(z.string(), Triggers).transform((listened) => Object.entries(listened)),
]);

/** What each procedure folder listened to last: over a start that finds its SOP.toml broken. */
export interface LastTriggers {
  read(): ReadonlyMap<string, readonly Trigger[]>;
  /** On disk on return. */
  write(triggers: ReadonlyMap<string, readonly Trigger[]>): void;
}

export function createLastTriggers(database: Database): LastTriggers {
  const stored = storedValue(database, 'triggers_listened_to', Listened, []);
  return {
    read: () => new Map(stored.read()),
    write: (triggers) => {
      stored.write([...triggers].map(([folder, each]) => [folder, each]));
    },
  };
}
