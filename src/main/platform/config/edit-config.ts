import type { ConfigChange } from '../../../shared/config-desk';
import { ok, refuse, type Result } from '../../../shared/result';
import { writeFileAtomically } from '../base/atomic-file';
import { inFileTurn } from '../base/file-turn';
import { changeConfig } from './change-config';
import { configText } from './config-text';
import { parseConfig } from './parse-config';

/**
 * Sets keys at the top of config.toml and leaves every other byte as it is. Refused when the file has an
 * error, or would have one then.
 */
export const setTopKeys = (text: string, keys: Readonly<Record<string, string>>): Result<string> =>
  changed(
    text,
    Object.entries(keys).map(([key, value]) => ({ kind: 'set', place: [key], value })),
  );

function changed(text: string, changes: readonly ConfigChange[]): Result<string> {
  let edited = text;
  for (const change of changes) {
    const changed = changeConfig(edited, change);
    if (!changed.ok) return changed;
    edited = changed.value;
  }
  const wrong = parseConfig(edited).diagnostics.find(({ severity }) => severity === 'error');
  if (wrong === undefined) return ok(edited);
  return refuse({
    code: 'config.broken',
    message: `config.toml:${String(wrong.line)}:${String(wrong.column)}: ${wrong.message}`,
    remedy: wrong.remedy,
  });
}

/** The same in the file. Rejects with an AppError when it cannot be read or written. */
export const setTopKeysInFile = (file: string, keys: Readonly<Record<string, string>>): Result<null> =>
  inFile(file, (text) => setTopKeys(text, keys));

/** Several changes as one: all of them, or none. */
export const changeConfigInFile = (file: string, changes: readonly ConfigChange[]): Result<null> =>
  inFile(file, (text) => changed(text, changes));

function inFile(file: string, edit: (text: string) => Result<string>): Result<null> {
  return inFileTurn(file, () => {
    const edited = edit(configText(file));
    if (!edited.ok) return edited;
    writeFileAtomically(file, edited.value);
    return ok(null);
  });
}
