import { z } from 'zod';
import type { Database } from './database';

const Pause = z.object({ by: z.string(), via: z.string(), at: z.number(), stopped: z.array(z.string()).readonly().optional() });
type Pause = z.infer<typeof Pause>;

/** Whether all triggers are paused, by whom, and which runs were stopped with that: it outlives the engine. */
export interface PauseStore {
  /** Null: they are not. */
  read(): Pause | null;
  /** On disk on return. */
  write(pause: Pause | null): void;
}

const key = 'triggers_paused';

export function createPauseStore(database: Database): PauseStore {
  const find = database.prepare<[string], string>('SELECT value FROM preferences WHERE key = ?').pluck();
  const save = database.prepare('INSERT INTO preferences (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value');
  const remove = database.prepare('DELETE FROM preferences WHERE key = ?');
  return {
    read() {
      const text = find.get(key);
      // A value that cannot be read was written because somebody paused.
      return text === undefined ? null : Pause.catch({ by: 'somebody', via: 'not known', at: 0 }).parse(parseJson(text));
    },
    write(pause) {
      if (pause === null) remove.run(key);
      else save.run(key, JSON.stringify(pause));
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
