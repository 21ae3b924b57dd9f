import { userInfo } from 'node:os';
import { Preferences } from '../../../shared/status';
import type { Database } from './database';

/** A key that is absent or undefined stays as it is. */
export type PreferenceChanges = { readonly [K in keyof Preferences]?: Preferences[K] | undefined };

/** What the person chose in the window: look, language, the name under decisions. */
export interface PreferenceStore {
  get(): Preferences;
  /** Returns all of them. On disk on return. */
  set(changes: PreferenceChanges): Preferences;
}

export function createPreferences(database: Database, defaultPerson: string = osUserName()): PreferenceStore {
  const read = database.prepare<[], { key: string; value: string }>('SELECT key, value FROM preferences');
  const write = database.prepare(
    'INSERT INTO preferences (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  const defaults: Preferences = {
    theme: 'system',
    language: 'system',
    person: defaultPerson,
    firstRun: false,
    shortcuts: true,
  };

  const get = (): Preferences => {
    const stored = Object.fromEntries(read.all().map(({ key, value }) => [key, value]));
    return {
      theme: Preferences.shape.theme.catch(defaults.theme).parse(stored['theme']),
      language: Preferences.shape.language.catch(defaults.language).parse(stored['language']),
      person: Preferences.shape.person.catch(defaults.person).parse(stored['person']),
      firstRun: stored['firstRun'] === 'true',
      shortcuts: stored['shortcuts'] !== 'false',
    };
  };
  const save = database.transaction((changes: PreferenceChanges): void => {
    for (const [key, value] of Object.entries(changes))
      if (value !== undefined) write.run(key, String(value));
  });
  return {
    get,
    set(changes) {
      save.immediate(Preferences.partial().parse(changes));
      return get();
    },
  };
}

/** A process may run as a user without a name, e.g. in a container. */
function osUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'operator';
  }
}
