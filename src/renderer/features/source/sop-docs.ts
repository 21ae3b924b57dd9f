import { escalationKeys, sopKeys, stepBullets, triggerKinds, type SopKey } from '../../../shared/sop-keys';
import type { Trigger } from '../../../shared/sop';
import type { Language } from '../../../shared/language';
import { docs as korean } from './sop-docs.ko';

/** Places that have a sentence: `sop.KEY`, `sop.KEY.VALUE`, `trigger.KEY`, `kind.TYPE` and `bullet.NAME`. */
const english: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...sopKeys.map(({ name, doc }): [string, string] => [`sop.${name}`, doc]),
  ...sopKeys.flatMap(({ name, meanings = {} }) =>
    Object.entries(meanings).map(([value, doc]): [string, string] => [`sop.${name}.${value}`, doc]),
  ),
  ...escalationKeys.map(({ name, doc }): [string, string] => [`escalation.${name}`, doc]),
  ...Object.values(triggerKinds).flatMap(({ keys }) =>
    keys.map(({ name, doc }): [string, string] => [`trigger.${name}`, doc]),
  ),
  ...Object.entries(triggerKinds).map(([kind, { doc }]): [string, string] => [`kind.${kind}`, doc]),
  ...stepBullets.map(({ name, doc }): [string, string] => [`bullet.${name}`, doc]),
]);

export const docPlaces: readonly string[] = Object.keys(english);

/** Without the marks of the page that it also stands on. */
export function docFor(place: string, language: Language): string {
  const text = (language === 'ko' ? korean[place] : undefined) ?? english[place] ?? '';
  const plain = text.replaceAll('`', '').replace(/, see below$/u, '');
  return plain === '' || /[.。]$/u.test(plain)
    ? plain
    : `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}.`;
}

/** What a key wants and what holds without it. */
export function wantedOf({ allowed, fallback }: SopKey): string {
  const plain = allowed.replaceAll('` `', ' · ').replaceAll('`', '');
  return fallback === null || fallback === '' || fallback === 'none'
    ? plain
    : `${plain} (${fallback.replaceAll('`', '')})`;
}

export const keysOf = (kind: string): readonly SopKey[] =>
  Object.hasOwn(triggerKinds, kind)
    ? triggerKinds[kind as Trigger['type']].keys
    : [
        ...new Map(
          Object.values(triggerKinds).flatMap(({ keys }) => keys.map((key) => [key.name, key] as const)),
        ).values(),
      ];
