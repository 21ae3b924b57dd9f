import type { KeptIncidents } from '../../../ports/incidents';
import type { Database } from '../database';
import { createIncidentStore } from '../incidents';

export const incidentsIn = (database: Database): KeptIncidents => createIncidentStore(database).read();

/**
 * What nobody has seen since a backup stands beside what nobody had seen when it was made: told once too
 * often costs a look. Of one thing in both the later word counts. What people may have written down goes on
 * under its number; a number of the backup that stands for something else by now is not used again.
 */
export function takeIncidents(database: Database, later: KeptIncidents): void {
  const store = createIncidentStore(database);
  const { next, told } = store.read();
  if (later.next === 1) return;
  const free = Math.max(next, later.next);
  const earlier = told
    .filter(({ id }) => !later.told.some((each) => each.id === id))
    .map((each, index) => ({ ...each, number: free + index }));
  store.write({ next: free + earlier.length, told: [...later.told, ...earlier] });
}
