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

export const createPauseStore = (database: Database): PauseStore =>
  storedValue(database, 'triggers_paused', Stored, null);
