import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isInside } from '../path-policy';

/**
 * The folders programs are looked for in. One inside the workspace would let a model put a program there
 * under a known name.
 */
export function programFolders(searchPath: string, workspace: string): readonly string[] {
  return searchPath.split(delimiter).filter((folder) => isAbsolute(folder) && !isInside(folder, workspace));
}

/**
 * The file of a program that is named like a command, or by its absolute path; null: there is none that can
 * be started.
 */
export function findProgram(name: string, folders: readonly string[], workspace: string): string | null {
  const files = isAbsolute(name)
    ? [name]
    : folders.flatMap((folder) => endings.map((ending) => join(folder, `${name}${ending}`)));
  return files.find((file) => canStart(file, workspace)) ?? null;
}

/**
 * Windows starts nothing but these without a command interpreter, which would read the arguments in its own
 * way.
 */
const endings = process.platform === 'win32' ? ['.exe', '.com', ''] : [''];

function canStart(file: string, workspace: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return (
      statSync(file).isFile() &&
      !isInside(realpathSync(file), realpathSync(workspace)) &&
      !/\.(?:cmd|bat)$/iu.test(file)
    );
  } catch {
    return false;
  }
}
