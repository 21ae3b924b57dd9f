import type { Telling, Told } from '../../shared/escalation';
import { isWithin, type Hours } from './hours';

export interface Person {
  readonly name: string;
  readonly routes: readonly string[];
}

/** Somebody who is on duty in a group, for as long as it says. */
export interface Shift extends Hours {
  readonly group: string;
  readonly name: string;
}

/** Who is on duty in which group. */
export interface OnDuty {
  readonly group: string;
  readonly name: string;
}

export interface Rota {
  readonly people: readonly Person[];
  /** Groups that there are, whether anybody is on duty in them or not. */
  readonly groups: readonly string[];
  readonly onDuty: readonly OnDuty[];
}

export const onShift = (shifts: readonly Shift[], at: number, zone: string): readonly OnDuty[] =>
  shifts.filter((shift) => isWithin(shift, at, zone)).map(({ group, name }) => ({ group, name }));

/**
 * The group of a route; null: it names a recipient. `telegram:@shift` is a group only where there is one of that
 * name, for a channel may have recipients that begin so.
 */
export function groupIn(
  route: string,
  groups: readonly string[],
): { readonly group: string; readonly channel: string | null } | null {
  const [, channel, group = ''] = /^(?:([a-z0-9_-]+):)?@([^\s:]+)$/u.exec(route) ?? [];
  if (group === '') return null;
  if (channel === undefined) return { group, channel: null };
  return groups.includes(group) ? { group, channel } : null;
}

/**
 * Whom the routes stand for, each once. `knownAs`: what somebody is called who is not in the rota; undefined: nobody
 * said.
 */
export function reachedBy(
  notify: readonly string[],
  rota: Rota,
  knownAs: (route: string) => Omit<Told, 'route'> | undefined = () => undefined,
): Pick<Telling, 'to' | 'nobody'> {
  const to = new Map<string, Told>();
  const nobody: string[] = [];
  const nameOf = (route: string): Omit<Told, 'route'> | undefined => {
    const person = rota.people.find(({ routes }) => routes.includes(route));
    return person === undefined ? knownAs(route) : { name: person.name };
  };
  for (const route of notify) {
    const named = groupIn(route, rota.groups);
    if (named === null) {
      if (!to.has(route)) to.set(route, { route, ...nameOf(route) });
      continue;
    }
    const found = rota.onDuty
      .filter(({ group }) => group === named.group)
      .flatMap(({ name }) => rota.people.filter((person) => isCalled(person, name)))
      .flatMap(({ name, routes }) => routes.map((each) => ({ route: each, name })))
      .filter(({ route: each }) => named.channel === null || each.startsWith(`${named.channel}:`));
    if (found.length === 0 && !nobody.includes(named.group)) nobody.push(named.group);
    for (const each of found) if (!to.has(each.route)) to.set(each.route, each);
  }
  return { to: [...to.values()], ...(nobody.length === 0 ? {} : { nobody }) };
}

export const isCalled = (person: Person, name: string): boolean =>
  person.name.toLowerCase() === name.trim().toLowerCase();
