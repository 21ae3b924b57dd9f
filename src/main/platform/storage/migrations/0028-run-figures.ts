import { figuresAfter, newFigures } from '../../../../domain/run/figures-of-run';
import { RunEvent } from '../../../../shared/run';
import type { RunFigures } from '../../../../shared/run-figures';
import type { Migration } from '../migrate';

/**
 * What a row of the list of runs tells, kept beside the run as JSON. Runs that are there already are folded
 * once.
 */
export const runFigures: Migration = {
  name: '0028-run-figures',
  sql: 'ALTER TABLE runs ADD COLUMN figures TEXT;',
  fill(database) {
    const events = database
      .prepare<[string], string>('SELECT event FROM run_events WHERE run_id = ? ORDER BY seq')
      .pluck();
    const save = database.prepare('UPDATE runs SET figures = ? WHERE run_id = ?');
    for (const runId of database.prepare<[], string>('SELECT run_id FROM runs').pluck().all()) {
      const figures = folded(events.iterate(runId));
      if (figures !== null) save.run(JSON.stringify(figures), runId);
    }
  },
};

/**
 * Null when the record cannot be read: the run is listed without them, and nothing else of the upgrade is
 * held up.
 */
function folded(texts: Iterable<string>): RunFigures | null {
  let figures: RunFigures | null = null;
  for (const text of texts) {
    const event = eventOf(text);
    if (event === null) return null;
    if (event.type === 'run-started') figures = newFigures(event);
    else if (figures !== null) figures = figuresAfter(figures, event);
  }
  return figures;
}

function eventOf(text: string): RunEvent | null {
  try {
    return RunEvent.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
