import type { Diagnostic, SopEntry } from '../../../../shared/sop';
import { tomlPositions } from '../../../platform/base/toml-positions';
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
  return entries.map((entry) => {
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
