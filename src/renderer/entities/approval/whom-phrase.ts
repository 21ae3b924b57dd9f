import type { Telling } from '../../../shared/escalation';
import type { Say } from '../../i18n/use-say';

/** Who is told, by the names of the rota, or else where. */
export function whomPhrase({ to, nobody = [] }: Pick<Telling, 'to' | 'nobody'>, say: Say<'runs'>): string {
  const people = to.map(({ route, name }) => name ?? (route === 'desktop' ? say('whomHere') : route));
  const missing = nobody.map((group) => say('whomMissing', { group }));
  return [...new Set(people), ...missing].join(', ') || say('whomNobody');
}
