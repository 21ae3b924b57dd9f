import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, messageOf } from '../../../shared/errors';
import { writeFileAtomically } from '../base/atomic-file';
import { makeFolder } from '../base/make-folder';
import { homePaths, type HomePaths } from './home-paths';
import { createKeptConfig } from './kept-config';

export interface PreparedHome extends HomePaths {
  /** There was no config.toml: this is the home's first start. */
  readonly isNew: boolean;
  /**
   * Where the text went that was in force before config.toml went away; null: there was none, or it said what
   * the new one says.
   */
  readonly configBefore: string | null;
}

export interface NewHome {
  /** Folder with the sample procedures that ship with the product. */
  readonly sampleSops: string;
  /** What a first config.toml says; it takes long to make, and only a new home needs it. */
  readonly configText: () => string;
}

/**
 * Makes what is missing of a home folder; what is there stays as it is. Samples are copied on the first start
 * only, so one that a person deleted does not come back. Throws AppError storage.home.
 */
export function prepareHome(home: string, contents: NewHome): PreparedHome {
  const paths = homePaths(home);
  return inHome(home, () => {
    for (const folder of [
      paths.workspace,
      paths.data,
      paths.sessions,
      paths.models,
      paths.plugins,
      paths.logs,
    ])
      makeFolder(folder, 0o700);
    if (process.platform !== 'win32') chmodSync(paths.data, 0o700);
    if (!existsSync(paths.sops)) copyWhole(contents.sampleSops, paths.sops);
    const isNew = !existsSync(paths.configFile);
    if (!isNew) return { ...paths, isNew, configBefore: null };
    const text = contents.configText();
    const configBefore = setKeptConfigAside(paths, text);
    writeFileAtomically(paths.configFile, text, { mode: 0o600 });
    return { ...paths, isNew, configBefore };
  });
}

/** What the new config.toml brings into force would be kept in its place. */
function setKeptConfigAside({ data, keptConfigFile }: HomePaths, newText: string): string | null {
  const kept = createKeptConfig(keptConfigFile).read();
  if (kept === null || kept === newText) return null;
  const aside = join(data, 'config-before-defaults.toml');
  renameSync(keptConfigFile, aside);
  return aside;
}

/** The folder that has the lock, and nothing else of the home. Throws AppError storage.home. */
export function prepareData(home: string): string {
  const { data } = homePaths(home);
  return inHome(home, () => {
    makeFolder(data, 0o700);
    return data;
  });
}

function inHome<T>(home: string, work: () => T): T {
  try {
    return work();
  } catch (failure) {
    throw new AppError('storage.home', `The home folder ${home} cannot be prepared: ${messageOf(failure)}`, {
      remedy:
        'Check that you may write there and that the disk is not full, or give another folder with --home.',
      cause: failure,
    });
  }
}

/** Under another name first: a copy that was cut off is made again at the next start. */
function copyWhole(from: string, to: string): void {
  const partial = `${to}.new`;
  rmSync(partial, { recursive: true, force: true });
  if (existsSync(from)) cpSync(from, partial, { recursive: true });
  else mkdirSync(partial);
  renameSync(partial, to);
}
