import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError, messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import { within } from '../../../platform/base/within';

const extension = '.mjs';
const loadingMs = 10_000;

/** The files of the home's plugins folder. Nothing of a file is run before `load`. */
export class PluginFolder {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
  ) {}

  /** Plugins by name; and files that look like one and are none, with what is wrong. */
  list(): readonly { readonly name: string; readonly file: string; readonly wrong: string | null }[] {
    return this.#files().map((file) => {
      const name = basename(file).replace(/\.[^.]+$/u, '');
      const path = join(this.folder, file);
      const wrong = !file.endsWith(extension)
        ? `${path} is not read: a plugin is an ES module whose name ends in ${extension}`
        : isName(name)
          ? null
          : `${path} has a name with other characters than letters, digits, "-" and "_"`;
      return { name, file: path, wrong };
    });
  }

  fileOf(name: string): string {
    return join(this.folder, `${name}${extension}`);
  }

  /** Differs whenever the file was saved; null: there is no such file. */
  changeOf(name: string): string | null {
    return changeOf(this.fileOf(name));
  }

  /**
   * Runs the file and resolves to its default export. Rejects with AppError plugin.missing or plugin.broken.
   * A file that changed is run again.
   */
  async load(name: string): Promise<unknown> {
    const file = this.fileOf(name);
    if (!isName(name))
      throw new AppError('plugin.missing', `"${name}" is no name of a plugin`, {
        remedy: 'Name the file without its ending; letters, digits, "-" and "_" are allowed.',
      });
    const changed = changeOf(file);
    if (changed === null)
      throw new AppError('plugin.missing', `There is no plugin ${file}`, {
        remedy: `Put the file there, or take "${name}" out of config.toml.`,
      });
    try {
      const module = await within(
        this.clock,
        loadingMs,
        new AbortController().signal,
        () =>
          import(/* @vite-ignore */ `${pathToFileURL(file).href}?${changed}`) as Promise<{
            default?: unknown;
          }>,
      );
      if (module.default !== undefined) return module.default;
    } catch (failure) {
      throw new AppError('plugin.broken', `The plugin ${file} cannot be loaded: ${messageOf(failure)}`, {
        remedy: 'Correct the file, then save config.toml again.',
        cause: failure,
      });
    }
    throw new AppError('plugin.broken', `The plugin ${file} has no default export`, {
      remedy: 'Write `export default { … }`; docs/how-to/write-a-plugin.md has examples.',
    });
  }

  #files(): readonly string[] {
    try {
      return readdirSync(this.folder, { withFileTypes: true })
        .filter((entry) => !entry.isDirectory() && /\.[mc]?[jt]s$/u.test(entry.name))
        .map(({ name }) => name)
        .sort();
    } catch {
      // A folder that is not there has no plugins.
      return [];
    }
  }
}

const isName = (name: string): boolean => /^[\w-]+$/u.test(name);

/** Differs whenever the file was saved; null: there is no such file. */
function changeOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() === true ? `v=${String(stat.mtimeMs)}-${String(stat.size)}` : null;
}
