import type { KeptBefore } from '../../platform/storage/backup/staged-restore';
import type { Incidents } from '../../platform/incidents';

const look = 'Look whether everything is as it should be, then switch the triggers on again.';
const lookAtPins =
  'Look at what the pins of the boards drive: what was here before could not be read, so what was set since the backup is not known. Look whether everything is as it should be, then switch the triggers on again.';

/**
 * Whoever restored a backup in the app has seen the window begin again since: where what was here lies is told
 * by the engine that started on it.
 */
export function tellRestored(incidents: Incidents, folder: string, kept: KeptBefore): void {
  const message = sentence(kept);
  // A restore that is not over yet begins again at each start.
  if (incidents.find('restored')?.data !== message)
    incidents.tell({
      id: 'restored',
      crowd: 'restored',
      where: folder,
      message,
      remedy: kept.outputs === 'lost' ? lookAtPins : look,
      data: message,
    });
}

function sentence({ before, aside }: KeptBefore): string {
  if (before !== null && aside !== null)
    return `A backup was restored. What was here before is in ${before}; what went and is in no backup is in ${aside}`;
  if (before !== null) return `A backup was restored. What was here before is in ${before}`;
  return aside === null
    ? 'A backup was restored. There was nothing here before'
    : `A backup was restored. What went and is in no backup is in ${aside}`;
}
