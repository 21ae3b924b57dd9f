import type { Diagnostic, SopEntry, Trigger } from '../../../../shared/sop';
import type { SopFolder } from '../../../ports/sop-files';
import { messageOf } from '../../../../shared/errors';
import { defineSop } from './definition';
import { definitionHash } from '../../../platform/base/definition-hash';
import { listenedTo } from './listened-to';
import type { ValidationContext } from './validation-context';

/**
 * Never throws: what nobody foresaw in one procedure keeps no other one from running. `before`: what it
 * listened to until now.
 */
export function defineOrTell(
  folder: SopFolder,
  context: ValidationContext,
  before: readonly Trigger[] = [],
): SopEntry {
  try {
    return unreadableEntry(folder, context, before) ?? defineSop(folder, context, before);
  } catch (failure) {
    const { folder: name, toml, markdown } = folder;
    return {
      folder: name,
      name,
      state: 'errors',
      diagnostics: [
        {
          severity: 'error',
          file: 'SOP.toml',
          line: 1,
          column: 1,
          message: `This procedure broke what reads it: ${messageOf(failure)}`,
          remedy: 'Take back the last change of its two files.',
        },
      ],
      sop: null,
      readableTriggers: [...before],
      hash: definitionHash(toml, markdown),
    };
  }
}

/**
 * A folder whose files cannot be read stays listed with the reason, and with what SOP.toml says if only
 * SOP.md cannot; null: they can.
 */
function unreadableEntry(
  { folder, toml, markdown, unreadable = [] }: SopFolder,
  context: ValidationContext,
  before: readonly Trigger[],
): SopEntry | null {
  if (unreadable.length === 0) return null;
  const manifest = unreadable.some(({ file }) => file === 'SOP.toml')
    ? null
    : defineSop({ folder, toml, markdown: null }, context, before);
  return {
    folder,
    name: manifest?.name ?? folder,
    state: 'errors',
    diagnostics: [
      ...(manifest?.diagnostics ?? []).filter(({ file }) => file === 'SOP.toml'),
      ...unreadable.map(({ file, line, reason, remedy }): Diagnostic => ({
        severity: 'error',
        file,
        line,
        column: 1,
        message: `${file} cannot be read: ${reason}`,
        remedy,
      })),
    ],
    sop: null,
    readableTriggers: [...(manifest === null ? before : listenedTo(manifest))],
    hash: definitionHash(toml, markdown),
  };
}
