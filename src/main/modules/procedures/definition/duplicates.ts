import type { Diagnostic, SopEntry } from '../../../../shared/sop';
import { tomlPositions } from '../../../platform/base/toml-positions';
import { lookKey } from '../../../../shared/look-alike';
import { listenedTo } from './listened-to';
import { nameKey } from './sop-name';

/**
 * Two definitions with one name, or with names that look the same: both stay listed, both carry the error,
 * neither can start. `toml` gives the text of a folder's SOP.toml, so that the error stands at the name.
 */
export function markDuplicateNames(
  entries: readonly SopEntry[],
  toml: (folder: string) => string = () => '',
): readonly SopEntry[] {
  const folders = new Map<string, string[]>();
  for (const { name, folder } of entries)
    folders.set(nameKey(name), [...(folders.get(nameKey(name)) ?? []), folder]);
  const alike = new Map<string, SopEntry[]>();
  for (const entry of entries)
    alike.set(lookKey(entry.name), [...(alike.get(lookKey(entry.name)) ?? []), entry]);
  const told = (entry: SopEntry): SopEntry => {
    const twin = (alike.get(lookKey(entry.name)) ?? []).find(
      ({ name }) => nameKey(name) !== nameKey(entry.name),
    );
    return twin === undefined
      ? entry
      : {
          ...entry,
          diagnostics: [...entry.diagnostics, looksAlikeWarning(entry, twin, toml(entry.folder))],
        };
  };
  return entries.map(told).map((entry) => {
    const others = (folders.get(nameKey(entry.name)) ?? []).filter((folder) => folder !== entry.folder);
    return others.length === 0
      ? entry
      : {
          ...entry,
          state: 'errors',
          sop: null,
          readableTriggers: [...listenedTo({ ...entry, silent: [] })],
          diagnostics: [duplicateError(entry, others, toml(entry.folder)), ...entry.diagnostics],
        };
  });
}

/** Both go on: but a person who approves must be able to tell them apart. */
function looksAlikeWarning({ name }: SopEntry, twin: SopEntry, toml: string): Diagnostic {
  return {
    severity: 'warning',
    file: 'SOP.toml',
    ...tomlPositions(toml).around(['sop', 'name']).value,
    key: 'sop.name',
    message: `The name "${name}" looks like "${twin.name}" in ${twin.folder}/SOP.toml: whoever approves could not tell them apart`,
    remedy: 'Choose a name that differs in letters or digits that can be told apart.',
  };
}

function duplicateError({ name }: SopEntry, others: readonly string[], toml: string): Diagnostic {
  const place = tomlPositions(toml).around(['sop', 'name']).value;
  return {
    severity: 'error',
    file: 'SOP.toml',
    ...place,
    key: 'sop.name',
    message: `The name "${name}" is also used in ${others.map((folder) => `${folder}/SOP.toml`).join(', ')}; none of them starts`,
    remedy: 'Give each its own name.',
  };
}
