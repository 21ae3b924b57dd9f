import type { Telling } from '../../../shared/escalation';
import type { Say } from '../../i18n/use-say';

/**
 * Who is told, by the names of the rota, or else where. Whoever named themselves may be called like somebody else: what
 * they are known by stands beside it.
 */
export function whomPhrase({ to, nobody = [] }: Pick<Telling, 'to' | 'nobody'>, say: Say<'runs'>): string {
  const people = to.map(({ route, name, self }) =>
    name === undefined
      ? route === 'desktop'
        ? say('whomHere')
        : route
      : self === true
        ? `${name} (${route.slice(route.indexOf(':') + 1)})`
        : name,
  );
  const missing = nobody.map((group) => say('whomMissing', { group }));
  return [...new Set(people), ...missing].join(', ') || say('whomNobody');
}
