import type { Platform } from '../../platform/platform';
import type { FleetSettings } from './fleet-settings';
import { Membership } from './membership';
import { placeOf } from './postgres/place';
import { postgresStore } from './postgres/postgres-store';
import { createUnhanded } from './storage/unhanded';

type Ground = Pick<
  Platform,
  'clock' | 'database' | 'incidents' | 'logger' | 'options' | 'problems' | 'transaction'
>;

/** Joins the fleet, and gives back how it is left. Throws an AppError for an address that cannot be used. */
export function join(platform: Ground, home: string, settings: FleetSettings): () => Promise<void> {
  const { url, password, ca, name, tags, host } = settings;
  const membership = new Membership(
    { ...platform, unhanded: createUnhanded(platform.database, platform.transaction) },
    postgresStore(placeOf(url, password, ca)),
    { name, home, host, version: platform.options.version, tags },
  );
  const ending = new AbortController();
  const ended = membership.run(ending.signal);
  return async () => {
    ending.abort(new Error('the engine leaves the fleet'));
    await ended;
  };
}
