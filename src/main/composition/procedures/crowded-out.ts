import type { Run } from '../../../shared/run';
import type { Sop } from '../../../shared/sop';
import type { Problems } from '../../base/problems';
import type { Notifier } from '../../ports/notifier';
import type { NotStarted } from '../../sop/engine';

const problemOf = (sop: string): string => `crowded-out:${sop}`;

/** An urgent procedure did not start because runs take its place: a problem until it starts, and a notification when that begins; a sender may repeat itself many times in a second. */
export function tellCrowdedOut(problems: Problems, notifier: Pick<Notifier, 'notify'>, { name }: Pick<Sop, 'name'>, { detail }: Pick<NotStarted, 'detail'>, holders: readonly Run[]): void {
  const id = problemOf(name);
  const isTold = problems.list().some((problem) => problem.id === id);
  const runs = holders.map(({ runId, sop, currentStep }) => `${runId} (${sop.name}, ${String(currentStep)})`).join(', ');
  problems.report(id, `Procedure ${name}`, `An event did not start it: ${detail} The place is taken by ${runs}`, `Decide about one of these runs or cancel it, then start ${name} by hand if that is still to be done; the page Events has what came. ZeroClaw says this until ${name} starts.`);
  if (!isTold) notifier.notify({ title: name, body: `An event did not start it: ${detail} The place is taken by ${runs}. Decide about one of these runs or cancel it, then start this procedure by hand.` });
}

/** It starts again. */
export const tellStarted = (problems: Problems, sop: string): void => { problems.clear(problemOf(sop)); };
