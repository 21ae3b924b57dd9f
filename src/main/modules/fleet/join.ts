import type { FleetAbout } from '../../../shared/fleet';
import type { Platform } from '../../platform/platform';
import type { FleetSettings } from './fleet-settings';
import { Membership, type MembershipPorts } from './membership';
import type { Obedience } from './orders';
import { Pace } from './pace';
import { placeOf } from './postgres/place';
import { postgresStore } from './postgres/postgres-store';
import { createUnhanded } from './storage/unhanded';

type Ground = Pick<
  Platform,
  'clock' | 'database' | 'incidents' | 'logger' | 'options' | 'problems' | 'transaction'
>;

/** What of the engine the others are told. */
export interface Told {
  readonly home: string;
  readonly about: () => Omit<FleetAbout, 'unhanded'>;
  readonly obedience: () => Obedience | null;
}

/** What this engine makes of what it sees and hears. */
export type Heard = Required<Pick<MembershipPorts, 'seen' | 'connected' | 'news'>>;

export interface Joined {
  readonly membership: Pick<Membership, 'address' | 'away' | 'me' | 'name' | 'session'>;
  leave(): Promise<void>;
}

/** Joins the fleet. Throws an AppError for an address that cannot be used. */
export function join(
  platform: Ground,
  { home, about, obedience }: Told,
  heard: Heard,
  settings: FleetSettings,
): Joined {
  const { url, password, ca, name, tags, host, offline } = settings;
  const unhanded = createUnhanded(platform.database, platform.transaction);
  const membership = new Membership(
    {
      ...platform,
      ...heard,
      isHeldAway: offline === 'hold',
      unhanded,
      obedience,
      pace: new Pace(),
      about: () => ({ ...about(), unhanded: unhanded.waiting() }),
    },
    postgresStore(placeOf(url, password, ca)),
    { name, home, host, version: platform.options.version, tags },
  );
  const ending = new AbortController();
  const ended = membership.run(ending.signal);
  return {
    membership,
    leave: async () => {
      ending.abort(new Error('the engine leaves the fleet'));
      await ended;
    },
  };
}
