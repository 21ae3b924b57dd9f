import { readFileSync } from 'node:fs';
import { AppError, messageOf } from '../../shared/errors';
import { ok, refuse, type Result } from '../../shared/result';
import { writeFileAtomically } from '../base/atomic-file';
import { setTomlKey } from '../base/toml-edit';
import { toTomlText } from '../base/toml-text';
import { parseConfig } from './parse-config';

/** Sets keys at the top of config.toml and leaves every other byte as it is. Refused when the file has an error, or would have one then. */
export function setTopKeys(text: string, keys: Readonly<Record<string, string>>): Result<string> {
  let edited = text;
  for (const [key, value] of Object.entries(keys)) {
    const changed = setTopKey(edited, key, value);
    if (!changed.ok) return changed;
    edited = changed.value;
  }
  const wrong = parseConfig(edited).diagnostics.find(({ severity }) => severity === 'error');
  if (wrong === undefined) return ok(edited);
  return refuse({ code: 'config.broken', message: `config.toml:${String(wrong.line)}:${String(wrong.column)}: ${wrong.message}`, mend: wrong.mend });
}

/** The same in the file. Rejects with an AppError when it cannot be read or written. */
export function setTopKeysInFile(file: string, keys: Readonly<Record<string, string>>): Result<null> {
  const edited = setTopKeys(textOf(file), keys);
  if (!edited.ok) return edited;
  writeFileAtomically(file, edited.value);
  return ok(null);
}

/** A file that says nothing at its top, as a new one, has the key in a comment: it takes that one's place. */
function setTopKey(text: string, key: string, value: string): Result<string> {
  const set = setTomlKey(text, [], key, value);
  if (set.ok || set.error.code !== 'toml.unusual') return set;
  const written = `${key} = ${toTomlText(value)}`;
  const firstTable = /^[ \t]*\[/mu.exec(text)?.index ?? text.length;
  const top = text.slice(0, firstTable);
  const commented = new RegExp(`^#[ \\t]*${key}[ \\t]*=.*$`, 'mu');
  const newTop = commented.test(top) ? top.replace(commented, () => written) : `${written}\n${top}`;
  return ok(newTop + text.slice(firstTable));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new AppError('config.read', `${file} cannot be read: ${messageOf(failure)}`, { mend: 'Check that it is a file that you may read.', cause: failure });
  }
}
