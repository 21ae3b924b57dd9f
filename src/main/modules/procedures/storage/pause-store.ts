import { z } from 'zod';
import type { Database } from '../../../platform/storage/database';
import { storedValue, type StoredValue } from '../../../platform/storage/stored-value';

const Pause = z.object({
  by: z.string(),
  via: z.string(),
  at: z.number(),
  stopped: z.array(z.string()).readonly().optional(),
});

/** A value that cannot be read was written because somebody paused. */
const Stored = Pause.catch({ by: 'somebody', via: 'not known', at: 0 }).nullable();

/**
 * Whether all triggers are paused, by whom, and which runs were stopped with that: it outlives the engine.
 * Null: they are not.
 */
export type PauseStore = StoredValue<z.infer<typeof Stored>>;

/** `isTrusted`: while it is not, the triggers are paused until somebody resumes. */
export function createPauseStore(database: Database, isTrusted: () => boolean = () => true): PauseStore {
  const stored = storedValue(database, 'triggers_paused', Stored, null);
  return {
    read: () => (isTrusted() ? stored.read() : { by: 'signed record', via: 'record', at: 0 }),
    write: (pause) => {
      stored.write(pause);
    },
  };
}
