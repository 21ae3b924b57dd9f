import { ok, refuse, type Refusal } from '../../../shared/result';
import type { Handlers } from '../../platform/router';
import type { Membership } from './membership';

export type FleetHandlers = Pick<Handlers, 'fleet.engines' | 'fleet.runs' | 'fleet.events' | 'fleet.forget'>;

const noFleet: Refusal = {
  code: 'fleet.none',
  message: 'This engine is in no fleet',
  remedy: 'Name the database of the fleet as "url" under [storage] in config.toml.',
};
const away: Refusal = {
  code: 'fleet.away',
  message: 'The database of the fleet is away, so nothing is known of the other engines',
  remedy:
    'See why with `zeroclaw problems`. This engine goes on: `zeroclaw runs` and `zeroclaw approvals` show its own.',
};

/** What people see of the whole fleet, from its database. */
export function fleetHandlers(membership: () => Pick<Membership, 'session' | 'name'> | null): FleetHandlers {
  const session = () => {
    const current = membership();
    if (current === null) return refuse(noFleet);
    return current.session === null ? refuse(away) : ok(current.session);
  };
  return {
    'fleet.engines': async () => {
      const there = session();
      return there.ok
        ? ok({ me: membership()?.name ?? '', engines: [...(await there.value.engines())] })
        : there;
    },
    'fleet.runs': async (filter) => {
      const there = session();
      return there.ok ? ok([...(await there.value.runs(filter))]) : there;
    },
    'fleet.events': async ({ limit }) => {
      const there = session();
      return there.ok ? ok([...(await there.value.events(limit))]) : there;
    },
    'fleet.forget': async ({ name }) => {
      const there = session();
      if (!there.ok) return there;
      return (await there.value.forget(name))
        ? ok(null)
        : refuse({
            code: 'fleet.not-away',
            message: `There is no engine ${name} in the fleet that is away`,
            remedy:
              'See them with `zeroclaw fleet`. An engine that runs leaves when "url" under [storage] is removed from its config.toml.',
          });
    },
  };
}
