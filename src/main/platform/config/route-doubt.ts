import { groupIn, isCalled } from '../../../domain/approval/on-duty';
import { channelNamesIn } from '../../../shared/channel-names';
import type { Config } from '../../../shared/config';
import { nearest } from '../base/nearest';

export interface RouteDoubt {
  readonly message: string;
  readonly remedy: string;
}

/** Whom people let in on a channel with a code; null: nobody can say from here. */
export type LetIn = (channel: string) => readonly string[] | null;

/**
 * Why a route tells nobody, or somebody who may not decide; null: neither, as far as it can be known. A calendar may
 * name every group.
 */
export function routeDoubt(config: Config, route: string, letIn: LetIn): RouteDoubt | null {
  if (route === 'desktop') return null;
  const { people, shifts, calendar } = config.duty;
  const groups = [...new Set(shifts.map(({ group }) => group))];
  const named = groupIn(route, [...groups, ...(calendar === '' ? [] : [route.split('@')[1] ?? ''])]);
  if (named === null) return recipientDoubt(config, route, letIn);
  const { group, channel } = named;
  const names =
    calendar === ''
      ? shifts.filter((shift) => shift.group === group).map(({ name }) => name)
      : people.map(({ name }) => name);
  const suggestion = nearest(group, groups);
  if (calendar === '' && !groups.includes(group))
    return {
      message: `No shift of [duty] is of the group "${group}", so "${route}" tells nobody`,
      remedy: suggestion === null ? 'Add [[duty.shifts]] with that group.' : `Did you mean "@${suggestion}"?`,
    };
  const routes = people
    .filter((person) => names.some((name) => isCalled(person, name)))
    .flatMap((person) => person.routes)
    .filter((each) => channel === null || each.startsWith(`${channel}:`));
  if (routes.length === 0)
    return {
      message: `Nobody of the group "${group}" is reached with "${route}"`,
      remedy: `Write a route that begins with "${channel ?? 'telegram'}:" for them under [[duty.people]].`,
    };
  return routes.map((each) => recipientDoubt(config, each, letIn)).find((each) => each !== null) ?? null;
}

function recipientDoubt(config: Config, route: string, letIn: LetIn): RouteDoubt | null {
  if (route === 'desktop' || route.startsWith('@')) return null;
  const [channel = ''] = route.split(':', 1);
  const recipient = route.slice(channel.length + 1);
  const known = channelNamesIn(config);
  if (!known.includes(channel)) {
    const suggestion = nearest(channel, known);
    return {
      message: `There is no channel "${channel}" in config.toml, so "${route}" tells nobody`,
      remedy: suggestion === null ? 'Add it under [channels_config].' : `Did you mean "${suggestion}"?`,
    };
  }
  const person = persons[channel];
  const invited = letIn(channel);
  if (person === undefined || !person.is.test(recipient) || invited === null) return null;
  const settings = config.channels_config[person.table];
  const allowed = settings?.allowed_users ?? [];
  if ([...allowed, ...invited].some((each) => each.toLowerCase() === recipient.toLowerCase())) return null;
  return {
    message: `${recipient} is told on ${channel}, and may not decide there`,
    remedy: `Write "${recipient}" into allowed_users under [channels_config.${person.table}] if they may, or name somebody who may decide: being told changes nothing about that.`,
  };
}

/** Recipients that are a person, whose answers come under the same id. A chat of several people may be read by anybody. */
const persons: Readonly<
  Record<string, { readonly table: 'telegram' | 'slack' | 'email'; readonly is: RegExp }>
> = {
  telegram: { table: 'telegram', is: /^\d+$/u },
  slack: { table: 'slack', is: /^[UW][A-Z0-9]+$/u },
  email: { table: 'email', is: /@/u },
};
