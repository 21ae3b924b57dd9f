import type { SopEntry, Trigger } from '../../../shared/sop';
import type { SopFolder } from '../../ports/sop-files';
import { messageOf } from '../../../shared/errors';
import { defineSop, hashOf } from './definition';
import type { ValidationContext } from './validation-context';

/** Never throws: what nobody foresaw in one procedure keeps no other one from running. `before`: what it listened to until now. */
export function defineOrTell(folder: SopFolder, context: ValidationContext, before: readonly Trigger[] = []): SopEntry {
  try {
    return unreadableEntry(folder, before) ?? defineSop(folder, context, before);
  } catch (failure) {
    const { folder: name, toml, markdown } = folder;
    return { folder: name, name, state: 'errors', diagnostics: [{ severity: 'error', file: 'SOP.toml', line: 1, column: 1, message: `This procedure broke what reads it: ${messageOf(failure)}`, mend: 'Take back the last change of its two files.' }], sop: null, readableTriggers: [...before], hash: hashOf(toml, markdown) };
  }
}

/** A folder whose files cannot be read stays listed with the reason; null: they can. */
function unreadableEntry({ folder, toml, markdown, unreadable = [] }: SopFolder, before: readonly Trigger[]): SopEntry | null {
  if (unreadable.length === 0) return null;
  return {
    folder,
    name: folder,
    state: 'errors',
    diagnostics: unreadable.map(({ file, reason }) => ({ severity: 'error', file, line: 1, column: 1, message: `${file} cannot be read: ${reason}`, mend: 'Make it a text file of at most 1 MiB that you may read.' })),
    sop: null,
    readableTriggers: [...before],
    hash: hashOf(toml, markdown),
  };
}
