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
export function setTopKeys(text: string, keys: Readonly<Record<string, string>>): Result<string> {
  let edited = text;
  for (const [key, value] of Object.entries(keys)) {
    const changed = changeConfig(edited, { kind: 'set', place: [key], value });
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
export function setTopKeysInFile(file: string, keys: Readonly<Record<string, string>>): Result<null> {
  return inFileTurn(file, () => {
    const edited = setTopKeys(configText(file), keys);
    if (!edited.ok) return edited;
    writeFileAtomically(file, edited.value);
    return ok(null);
  });
}
