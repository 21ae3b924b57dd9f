import { messageOf } from '../../../shared/errors';
import { ok, refuse, type Refusal, type Result } from '../../../shared/result';
import type { FleetGiven, FleetOrder, FleetTried, FleetView } from '../../../shared/fleet';
import type { ParsedInput } from '../../../shared/procedures';
import type { Decider } from '../../../shared/run';
import type { Handlers } from '../../platform/router';
import type { Asking } from './approvals/asking';
import { trustName } from './approvals/deciding';
import type { Membership } from './membership';
import { ordererOf, type Obedience } from './orders';
import { toDatabaseFailure } from './postgres/failure';
import type { Sight } from './sight';
import { verifyFleet } from './verify';

export type FleetHandlers = Pick<
  Handlers,
  | 'fleet.card'
  | 'fleet.decide'
  | 'fleet.given'
  | 'fleet.key'
  | 'fleet.verify'
  | 'fleet.order'
  | 'fleet.engines'
  | 'fleet.runs'
  | 'fleet.events'
  | 'fleet.forget'
  | 'fleet.show'
  | 'fleet.try'
>;

const noFleet: Refusal = {
  code: 'fleet.none',
  message: 'This engine is in no fleet',
  remedy: 'Name the database of the fleet as "url" under [storage] in config.toml.',
};
const away: Refusal = {
  code: 'fleet.away',
  message: 'The database of the fleet is away, so nothing is known of the other engines',
  remedy:
    'See why with `zeroclaw problems`. `zeroclaw runs` and `zeroclaw approvals` show what is this engine’s own.',
};

const notThere = (engine: string): Refusal => ({
  code: 'fleet.not-there',
  message: `The engine ${engine} is not there, so nothing was asked of it`,
  remedy: 'See them with `zeroclaw fleet`.',
});
const isThisOne: Refusal = {
  code: 'fleet.this-one',
  message: 'That is this engine',
  remedy: 'Decide it under Approvals, or with `zeroclaw approve` and `zeroclaw deny`.',
};

/** What is known without a connection, and what can be asked before there is one. */
export interface Knowing {
  readonly sight: Sight;
  readonly asking: Pick<Asking, 'card' | 'decide'>;
  readonly given: () => readonly FleetGiven[];
  /** What this engine is called, or would be, and the public key of its home. */
  readonly key: () => { readonly name: string; readonly key: string };
  readonly closing: AbortSignal;
  /** Rejects with an AppError that says why the database cannot be used. */
  readonly tryOut: (place: ParsedInput<'fleet.try'>) => Promise<FleetTried>;
}

/** What people see of the whole fleet, from its database. */
export function fleetHandlers(
  membership: () => Pick<Membership, 'address' | 'away' | 'me' | 'session' | 'name'> | null,
  obedience: () => Obedience | null,
  { asking, closing, given, key, sight, tryOut }: Knowing,
): FleetHandlers {
  const session = () => {
    const current = membership();
    if (current === null) return refuse(noFleet);
    return current.session === null ? refuse(away) : ok(current.session);
  };
  const give = async (kind: FleetOrder['kind'], { by, via }: Decider): Promise<Result<number>> => {
    const [there, me] = [session(), membership()?.me ?? null];
    if (!there.ok) return there;
    try {
      const number = me === null ? null : await there.value.order(me, { kind, by, via });
      return number === null ? refuse(away) : ok(number);
    } catch (failure) {
      return refuse({ ...away, message: messageOf(failure) });
    }
  };
  /** What another engine is asked; one that is not there is asked nothing. */
  const elsewhere = async <T>(
    engine: string,
    ask: (me: string) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const [there, me] = [session(), membership()?.name ?? ''];
    if (!there.ok) return there;
    if (engine === me) return refuse(isThisOne);
    const known = (await there.value.engines()).find(({ name }) => name === engine);
    return known?.state === 'here' ? ask(me) : refuse(notThere(engine));
  };
  return {
    'fleet.engines': async () => {
      const there = session();
      return there.ok
        ? ok({
            me: membership()?.name ?? '',
            engines: [...(await there.value.engines())],
            order: await there.value.newestOrder(),
          })
        : there;
    },
    'fleet.runs': async (filter) => {
      const there = session();
      return there.ok ? ok([...(await there.value.runs(filter))]) : there;
    },
    'fleet.show': async () => {
      const current = membership();
      if (current === null) return refuse(noFleet);
      let failed: FleetView['away'] = null;
      try {
        if (current.session !== null) await sight.look(current.session);
      } catch (failure) {
        const { message, remedy } = toDatabaseFailure(failure);
        failed = { since: sight.last.asOf ?? 0, message, remedy: remedy ?? '', isRefused: false };
      }
      const { name: me, address, away: noConnection } = current;
      return ok({ me, address, away: noConnection ?? failed, ...sight.last });
    },
    'fleet.try': async (place) => ok(await tryOut(place)),
    'fleet.events': async (wanted) => {
      const there = session();
      return there.ok ? ok([...(await there.value.events(wanted))]) : there;
    },
    'fleet.order': async ({ kind }, caller) => {
      const person = ordererOf(caller.by, membership()?.name ?? '');
      // The engine that somebody stands at waits for no database.
      const here = kind === 'stop' ? (obedience()?.stop(person) ?? null) : null;
      const given = await give(kind, caller);
      if (given.ok) return ok({ number: given.value, cancelledHere: here, problem: null });
      return here === null ? given : ok({ number: null, cancelledHere: here, problem: given.error.message });
    },
    'fleet.key': () => {
      const { name, key: written } = key();
      return ok({ name, key: written, entry: trustName(name, written) });
    },
    'fleet.card': (wanted) => elsewhere(wanted.engine, (me) => asking.card(me, wanted, closing)),
    'fleet.decide': (wanted, caller) =>
      elsewhere(wanted.engine, (me) => asking.decide(me, wanted, caller, closing)),
    'fleet.given': () => ok([...given()]),
    'fleet.verify': async () => {
      const there = session();
      return there.ok ? ok([...(await verifyFleet(there.value))]) : there;
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
