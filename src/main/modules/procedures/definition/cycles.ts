import type { Diagnostic, SopEntry } from '../../../../shared/sop';
import { shownNumber } from '../../../../shared/step-numbers';
import { listenedTo } from './listened-to';
import { nameKey } from './sop-name';
import { wayBetween } from './way-between';

/**
 * Procedures whose steps start each other in a circle: each that the circle leads through carries the error,
 * and cannot start.
 */
export function markCycles(entries: readonly SopEntry[]): readonly SopEntry[] {
  if (entries.every(({ sop }) => sop?.steps.every(({ run }) => run === undefined) !== false)) return entries;
  const byName = new Map(entries.map((entry) => [nameKey(entry.name), entry]));
  return entries.map((entry) => {
    const found = errorsOf(entry, byName);
    return found.length === 0
      ? entry
      : {
          ...entry,
          state: 'errors',
          sop: null,
          readableTriggers: [...listenedTo({ ...entry, silent: [] })],
          diagnostics: [...entry.diagnostics, ...found],
        };
  });
}

type ByName = ReadonlyMap<string, SopEntry>;

function errorsOf(entry: SopEntry, byName: ByName): readonly Diagnostic[] {
  return (entry.sop?.steps ?? []).flatMap((step): readonly Diagnostic[] => {
    const way = step.run === undefined ? null : wayBack(step.run.name, entry, byName);
    return step.run === undefined || way === null
      ? []
      : [
          {
            severity: 'error',
            file: 'SOP.md',
            line: step.line,
            column: 1,
            key: 'run',
            message: `Step ${String(shownNumber(step))} starts "${step.run.name}", and that leads back to this procedure: ${[entry.name, ...way].join(' → ')}`,
            remedy: 'Let one of them start none of the others. They could wait for each other without end.',
          },
        ];
  });
}

/** The names on the shortest way from the one to the other; null: there is none. */
const wayBack = (from: string, to: SopEntry, byName: ByName): readonly string[] | null =>
  wayBetween(
    from,
    to.name,
    (name) => byName.get(nameKey(name))?.sop?.steps.flatMap(({ run }) => run?.name ?? []) ?? [],
    nameKey,
  );
