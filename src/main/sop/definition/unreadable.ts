import type { SopEntry } from '../../../shared/sop';
import type { SopFolder } from '../../ports/sop-files';
import { hashOf } from './definition';

/** A folder whose files cannot be read stays listed with the reason; null: they can. */
export function unreadableEntry({ folder, toml, markdown, unreadable = [] }: SopFolder): SopEntry | null {
  if (unreadable.length === 0) return null;
  return {
    folder,
    name: folder,
    state: 'errors',
    diagnostics: unreadable.map(({ file, reason }) => ({ severity: 'error', file, line: 1, column: 1, message: `${file} cannot be read: ${reason}`, mend: 'Make it a text file of at most 1 MiB that you may read.' })),
    sop: null,
    hash: hashOf(toml, markdown),
  };
}
