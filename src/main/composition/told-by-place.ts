import type { Problems } from '../base/problems';
import type { Notifier } from '../ports/notifier';

/** So many places of one kind have a problem of their own and are notified; a sender that makes up topics is seen on the page Events. */
const mostPlaces = 20;

export interface Telling {
  readonly problems: Problems;
  readonly notifier: Pick<Notifier, 'notify'>;
}

/** Tells of a place that something was not done there: a problem that stays, one for each place, and a notification once, as a sender may repeat it many times in a second. */
export function tellByPlace({ problems, notifier }: Telling, kind: string, { place, where, message, mend }: { readonly place: string; readonly where: string; readonly message: string; readonly mend: string }): void {
  const id = `${kind}:${place}`;
  const told = problems.list().filter((problem) => problem.id.startsWith(`${kind}:`));
  const isTold = told.some((problem) => problem.id === id);
  const hasRoom = isTold || told.length < mostPlaces;
  // Those beyond share one, so that the newest of them is seen.
  problems.report(hasRoom ? id : kind, where, message, mend);
  if (hasRoom && !isTold) notifier.notify({ title: where, body: message });
}
