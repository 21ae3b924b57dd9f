import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, messageOf } from '../../shared/errors';
import { writeFileAtomically } from '../base/atomic-file';
import { makeFolder } from '../base/make-folder';
import { createKeptConfig } from './kept-config';

/** Where things are in a home folder. */
export interface HomePaths {
  readonly home: string;
  readonly configFile: string;
  /** The text of config.toml that was in force last. */
  readonly keptConfigFile: string;
  /** The only place that file and shell tools may touch. */
  readonly workspace: string;
  readonly sops: string;
  readonly memory: string;
  readonly data: string;
  readonly database: string;
  readonly secretsFile: string;
  /** Of the app, where the system has a keychain: names, and secrets that only the keychain opens. */
  readonly keychainFile: string;
  /** The private key that signs the record of runs. */
  readonly recordKeyFile: string;
  /** How far the record was signed, beside the database. */
  readonly recordHeadFile: string;
  readonly mqttClientIdFile: string;
  readonly sessions: string;
  readonly models: string;
  readonly plugins: string;
  /** What of a restored backup may not run yet. */
  readonly heldPrograms: string;
  /** What file tools were writing. */
  readonly unfinishedWrites: string;
  readonly logs: string;
  readonly backups: string;
  readonly logFile: string;
}

export interface PreparedHome extends HomePaths {
  /** There was no config.toml: this is the home's first start. */
  readonly isNew: boolean;
  /**
   * Where the text went that was in force before config.toml went away; null: there was none, or it said what
   * the new one says.
   */
  readonly configBefore: string | null;
}

export function homePaths(home: string): HomePaths {
  const workspace = join(home, 'workspace');
  const data = join(home, 'data');
  const logs = join(home, 'logs');
  return {
    home,
    configFile: join(home, 'config.toml'),
    keptConfigFile: join(data, 'config-in-force.toml'),
    workspace,
    sops: join(workspace, 'sops'),
    memory: join(workspace, 'memory'),
    data,
    database: join(data, 'zeroclaw.db'),
    secretsFile: join(data, 'secrets.json'),
    keychainFile: join(data, 'keychain.json'),
    recordKeyFile: join(data, 'record-key.pem'),
    recordHeadFile: join(data, 'record-head.json'),
    mqttClientIdFile: join(data, 'mqtt-client-id'),
    sessions: join(home, 'sessions'),
    models: join(home, 'models'),
    plugins: join(home, 'plugins'),
    heldPrograms: join(data, 'held-programs.json'),
    unfinishedWrites: join(data, 'unfinished-writes'),
    logs,
    backups: join(home, 'backups'),
    logFile: join(logs, 'zeroclaw.log'),
  };
}

export interface NewHome {
  /** Folder with the sample procedures that ship with the product. */
  readonly sampleSops: string;
  /** What a first config.toml says. */
  readonly configText: string;
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
    const configBefore = isNew ? setKeptConfigAside(paths, contents.configText) : null;
    if (isNew) writeFileAtomically(paths.configFile, contents.configText, { mode: 0o600 });
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
      mend: 'Check that you may write there and that the disk is not full, or give another folder with --home.',
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
