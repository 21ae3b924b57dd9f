import { cpSync, existsSync, lstatSync, readFileSync, rmSync, type Stats } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { shortestPassphrase, type BackupChosen, type BackupMade } from '../../../shared/backup';
import { Config } from '../../../shared/config';
import type { SecretRef } from '../../../shared/config-values';
import { AppError } from '../../../shared/errors';
import type { Json } from '../../../shared/json';
import { ok, refuse, type Result } from '../../../shared/result';
import { writeFileAtomically } from '../../platform/base/atomic-file';
import type { Clock } from '../../platform/base/clock';
import { changeConfig } from '../../platform/config/change-config';
import {
  keychainPlaces,
  plainSecrets,
  valuesOf,
  withoutPlainSecrets,
  withPasswords,
  withSecretsOf,
  type PlainSecret,
} from '../../platform/config/hide-secrets';
import { secretPlace } from '../../platform/config/resolve-secret';
import type { Desktop } from '../../ports/desktop';
import type { Secrets } from '../../ports/secrets';
import { homeFiles } from '../../platform/storage/backup/home-files';
import { configName, sealedName } from '../../platform/storage/backup/manifest';
import { readBackup, readDatabase } from '../../platform/storage/backup/read-backup';
import { plainPassphrase, sealSecrets, unsealSecrets } from '../../platform/storage/backup/sealed-secrets';
import {
  databaseFiles,
  decideRestore,
  lookedThrough,
  replacedParts,
  type KeptBefore,
} from '../../platform/storage/backup/staged-restore';
import { writeBackup } from '../../platform/storage/backup/write-backup';
import type { HomePaths } from '../../platform/storage/home-paths';
import { createSecretsFile } from '../../platform/storage/secrets-file';
import { homeConfig } from '../../platform/home-config';
import { comingPrograms } from '../../platform/programs';

export interface BackupParts {
  readonly paths: HomePaths;
  /** Of the program. */
  readonly version: string;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** `zeroclaw-2026-11-22-0815.zip`, with what it is for. */
export function backupName(now: number, why = ''): string {
  const [date = '', time = ''] = new Date(now).toISOString().split('T');
  return `zeroclaw-${date}-${time.slice(0, 8).replaceAll(':', '')}${why === '' ? '' : `-${why}`}.zip`;
}

/**
 * Writes everything but models and logs into `target`; secrets only under a passphrase, null: without them.
 * Works beside a running engine. Rejects with AppError backup.short-passphrase, backup.source or
 * backup.write.
 */
export async function makeBackup(
  parts: BackupParts,
  target: string,
  passphrase: string | null,
  signal: AbortSignal,
): Promise<BackupMade> {
  if (passphrase !== null && [...plainPassphrase(passphrase)].length < shortestPassphrase) {
    throw new AppError(
      'backup.short-passphrase',
      `The passphrase has fewer than ${String(shortestPassphrase)} letters`,
      {
        remedy:
          'Take four words that do not belong together: whoever has the file can try as often as they like.',
      },
    );
  }
  return backUp(parts, configToBackUp(parts.paths), target, passphrase, {}, signal);
}

/** What is in force. Without that nobody knows where the procedures are, and which secrets there are. */
function configToBackUp(paths: HomePaths): string {
  const { text, diagnostics } = homeConfig(paths);
  if (text !== null) return text;
  const wrong = diagnostics.find(({ severity }) => severity === 'error');
  const why =
    wrong === undefined ? '' : `Line ${String(wrong.line)}, column ${String(wrong.column)}: ${wrong.message}`;
  throw new AppError(
    'backup.config',
    `No backup was made, because ${paths.configFile} cannot be read: ${why}`,
    { remedy: wrong?.remedy ?? '' },
  );
}

/**
 * `config`: the text that says where the procedures and which secrets there are. `keptAs`: what secrets that
 * stand in config.toml are called where secrets are kept, by key.
 */
async function backUp(
  { paths, version, clock, secrets }: BackupParts,
  config: string,
  target: string,
  passphrase: string | null,
  keptAs: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<BackupMade> {
  const named = namedSopsFolder(config);
  const sops = sopsFolderOf(paths, named);
  const { text: bare, left } = withoutPlainSecrets(config, keptAs);
  // Procedures are restored into the home, wherever they lay.
  const athome =
    named === '' ? null : changeConfig(bare, { kind: 'set', place: ['sop', 'sops_dir'], value: null });
  const names = secretNames(config);
  const sealed =
    passphrase === null ? null : await sealedOf(config, left, names, { paths, secrets }, passphrase);
  return writeBackup(
    {
      paths,
      sops,
      version,
      now: clock.now(),
      config: { text: athome?.ok === true ? athome.value : bare, left, keptAs },
      secretNames: names,
      sealed,
    },
    target,
    signal,
  );
}

const namedSopsFolder = (config: string): string =>
  (valuesOf(config)?.['sop'] as { readonly sops_dir?: string } | undefined)?.sops_dir ?? '';

const sopsFolderOf = (paths: HomePaths, named: string): string =>
  named === '' ? paths.sops : isAbsolute(named) ? named : join(paths.home, named);

/**
 * What is in force, or config.toml as it lies there where nothing is; a home that is made by the restore has
 * none.
 */
const presentConfig = (paths: HomePaths): string =>
  homeConfig(paths).text ?? (existsSync(paths.configFile) ? readFileSync(paths.configFile, 'utf8') : '');

/** Null: there is nothing to seal. What `env:` names belongs to the machine, and stays there. */
async function sealedOf(
  config: string,
  left: readonly string[],
  names: readonly string[],
  places: SecretPlaces,
  passphrase: string,
): Promise<{ readonly content: Buffer; readonly names: readonly string[] } | null> {
  const token = gatewayTokenName(config);
  const known = await Promise.all(
    [...new Set([...names, ...(token === null ? [] : [token])])].map(
      async (name) =>
        [
          name,
          name === token ? await keptToken(name, places) : ((await places.secrets.get(name)) ?? ''),
        ] as const,
    ),
  );
  const named = Object.fromEntries(known.filter(([, secret]) => secret !== ''));
  const all = [...left, ...Object.keys(named)];
  return all.length === 0 ? null : { content: await sealSecrets({ config, named }, passphrase), names: all };
}

type SecretPlaces = Pick<BackupParts, 'paths' | 'secrets'>;

/** What the token of webhooks is kept as, whether config.toml says so or not; null: it is not kept. */
function gatewayTokenName(config: string): string | null {
  const { token } = (valuesOf(config)?.['gateway'] ?? {}) as { readonly token?: unknown };
  const place = secretPlace(
    typeof token === 'string' ? (token as SecretRef) : Config.parse({}).gateway.token,
  );
  return place.kind === 'keychain' ? place.name : null;
}

/** One that nobody has set lies in the home's file, also where there is a keychain. */
const keptToken = async (name: string, { paths, secrets }: SecretPlaces): Promise<string> =>
  (await secrets.get(name)) ?? (await createSecretsFile(paths.secretsFile).get(name)) ?? '';

/**
 * Takes the backup apart beside the home and looks at all of it. `missing`: what has to be entered again
 * afterwards.
 */
export async function stageBackup(
  { paths, secrets }: BackupParts,
  file: string,
  signal: AbortSignal,
): Promise<Staged> {
  const staged = lookedThrough(paths);
  const { summary } = await readBackup(file, staged, signal);
  const config = join(staged, configName);
  const present = presentConfig(paths);
  const fromPresent = withSecretsOf(readFileSync(config, 'utf8'), summary.secretsLeftOut, present);
  const { text, missing } = await withKeptSecrets(
    fromPresent.text,
    fromPresent.missing,
    summary.secretsKeptAs,
    secrets,
  );
  writeFileAtomically(config, text, { mode: 0o600 });
  const coming = plainSecrets(text).map(({ key }) => key);
  const toKeep = await freelyNamed(plainSecrets(present), secrets);
  const stored = await Promise.all(
    summary.secretNames.map(async (name) =>
      toKeep.some((kept) => kept.name === name) || (await isStored(name, secrets)) ? [] : [name],
    ),
  );
  return {
    file,
    summary,
    // The gateway's token is made again at every start that has none.
    missing: [...missing, ...stored.flat().filter((name) => name !== 'gateway')],
    setAside: toKeep.map(({ key }) => key).filter((key) => !coming.includes(key)),
    lost: [...homeFiles(paths, paths.sops).left],
    locked: summary.secretsSealed.length > 0,
  };
}

/**
 * The same of a copy of the database alone, as an upgrade leaves one: config.toml, procedures and all else
 * stay as they are.
 */
export async function stageDatabase(
  { paths }: Pick<BackupParts, 'paths'>,
  file: string,
  signal: AbortSignal,
): Promise<Staged> {
  const { madeAt, bytes, runs } = await readDatabase(file, lookedThrough(paths), signal);
  const summary = {
    madeAt,
    version: '',
    files: 1,
    bytes,
    procedures: 0,
    runs,
    secretsLeftOut: [],
    secretsKeptAs: {},
    secretNames: [],
    secretsSealed: [],
    filesLeftOut: [],
    modelsLeftOut: [],
  };
  return { file, summary, missing: [], setAside: [], lost: [], locked: false };
}

const isStored = async (name: string, secrets: Secrets): Promise<boolean> =>
  ((await secrets.get(name)) ?? '') !== '';

/**
 * The text with those of its secrets that lie where secrets are kept. `missing`: keys whose secret does not.
 */
async function withKeptSecrets(
  text: string,
  keys: readonly string[],
  keptAs: Readonly<Record<string, string>>,
  secrets: Secrets,
): Promise<{ readonly text: string; readonly missing: readonly string[] }> {
  const places = keychainPlaces(text);
  const found = await Promise.all(
    keys.map(async (key) => {
      const name = places.get(key) ?? keptAs[key];
      return [key, name === undefined ? '' : ((await secrets.get(name)) ?? '')] as const;
    }),
  );
  const put = withPasswords(
    text,
    new Map(found.filter(([key, secret]) => secret !== '' && !places.has(key))),
  );
  return {
    text: put.text,
    missing: found.filter(([key, secret]) => secret === '' || put.missing.includes(key)).map(([key]) => key),
  };
}

/** Each with a name under which nothing else is kept. */
async function freelyNamed(plain: readonly PlainSecret[], secrets: Secrets): Promise<readonly PlainSecret[]> {
  const named: PlainSecret[] = [];
  for (const { key, name, secret } of plain) {
    const isFree = async (candidate: string): Promise<boolean> => {
      const there =
        named.find((one) => one.name === candidate)?.secret ?? (await secrets.get(candidate)) ?? '';
      return there === '' || there === secret;
    };
    let free = name;
    for (let number = 2; !(await isFree(free)); number += 1) free = `${name}-${String(number)}`;
    named.push({ key, name: free, secret });
  }
  return named;
}

/** A backup that was taken apart beside the home. */
export type Staged = Omit<BackupChosen, 'id'>;

/**
 * What the secrets of a backup add to it. What this machine has is not among them: it is newer than the
 * backup.
 */
export interface Unlocked {
  /** The config.toml that comes, with the secrets that stand in it. */
  readonly config: string;
  /** To be stored, by name. */
  readonly named: Readonly<Record<string, string>>;
}

/**
 * The secrets of what was staged, and what has to be entered again even so. Refused with backup.passphrase.
 * Nothing is stored yet.
 */
export async function unlockStaged(
  { paths, secrets }: SecretPlaces,
  staged: Staged,
  passphrase: string,
): Promise<Result<{ readonly staged: Staged; readonly unlocked: Unlocked }>> {
  const folder = lookedThrough(paths);
  const opened = await unsealSecrets(readFileSync(join(folder, sealedName)), passphrase);
  if (!opened.ok) return opened;
  const wanted = staged.summary.secretsLeftOut.filter((key) => staged.missing.includes(key));
  const { text, missing } = withSecretsOf(
    readFileSync(join(folder, configName), 'utf8'),
    wanted,
    opened.value.config,
  );
  // Nobody has to enter the token of webhooks, for one is made where there is none; but those who send them
  // have this one.
  const token = gatewayTokenName(text);
  const isTokenWanted = token !== null && (await keptToken(token, { paths, secrets })) === '';
  const named = Object.fromEntries(
    Object.entries(opened.value.named).filter(
      ([name]) => staged.missing.includes(name) || (isTokenWanted && name === token),
    ),
  );
  const left = staged.missing.filter(
    (name) => missing.includes(name) || !(wanted.includes(name) || Object.hasOwn(named, name)),
  );
  return ok({ staged: { ...staged, missing: left, locked: false }, unlocked: { config: text, named } });
}

/**
 * Backs up what is there now, where there is something, puts a copy of what that does not hold beside it, and
 * lets the next start put the staged one in its place. Secrets that stand in config.toml are put where
 * secrets are kept: the backup of what is there has none, and finds them there.
 */
export async function decideStaged(
  parts: BackupParts,
  unlocked: Unlocked | null,
  signal: AbortSignal,
): Promise<KeptBefore> {
  const { paths, clock, secrets } = parts;
  const staged = lookedThrough(paths);
  const now = clock.now();
  const safety = join(paths.backups, backupName(now, 'before-restore'));
  const present = presentConfig(paths);
  const toKeep = existsSync(join(staged, configName))
    ? await freelyNamed(plainSecrets(present), secrets)
    : [];
  const keptAs = Object.fromEntries(toKeep.map(({ key, name }) => [key, name]));
  const made = existsSync(paths.database)
    ? await backUp(parts, present, safety, null, keptAs, signal).catch(ofUnusable)
    : null;
  const aside = keepAside(paths, made !== null, safety.replace(/\.zip$/u, ''));
  for (const { name, secret } of toKeep) await secrets.set(name, secret);
  if (unlocked !== null) {
    for (const [name, secret] of Object.entries(unlocked.named)) await secrets.set(name, secret);
    writeFileAtomically(join(staged, configName), unlocked.config, { mode: 0o600 });
  }
  rmSync(join(staged, sealedName), { force: true });
  const kept = { before: made === null ? null : made.file, aside };
  decideRestore(paths, kept, heldOf(paths, staged, present));
  return kept;
}

/** What the backup would run and what was here did not. */
function heldOf(paths: HomePaths, staged: string, present: string): readonly string[] {
  const config = join(staged, configName);
  const plugins = join(staged, 'plugins');
  return comingPrograms(
    { config: present, plugins: paths.plugins },
    {
      config: existsSync(config) ? readFileSync(config, 'utf8') : present,
      plugins: existsSync(plugins) ? plugins : paths.plugins,
    },
  );
}

/**
 * A copy in `folder` of what a restore replaces and the backup of what is here does not hold:
 * `workspace/sops` while the procedures lie elsewhere, a config.toml that cannot be used, and everything that
 * goes of a home that no engine has used yet or whose database is damaged or of another version. Null: there
 * is nothing of the kind.
 */
function keepAside(paths: HomePaths, isBackedUp: boolean, folder: string): string | null {
  const isInBackup: Readonly<Record<string, () => boolean>> = {
    sops: () => resolve(sopsFolderOf(paths, namedSopsFolder(presentConfig(paths)))) === resolve(paths.sops),
    [configName]: () => homeConfig(paths).from === 'file',
  };
  const isHeld = (part: string): boolean => isBackedUp && (isInBackup[part]?.() ?? true);
  const unheld = replacedParts(paths).filter(([part]) => !isHeld(part));
  const damaged = isBackedUp ? [] : databaseFiles(paths);
  for (const [part, place] of [...unheld, ...damaged]) {
    cpSync(place, join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => isCopyable(lstatSync(file)),
    });
  }
  return unheld.length + damaged.length === 0 ? null : folder;
}

/** A database that is damaged or of another version cannot be backed up, and a restore is what fixes it. */
function ofUnusable(failure: unknown): null {
  if (
    failure instanceof AppError &&
    ['storage.damaged', 'storage.newer', 'storage.older'].includes(failure.code)
  )
    return null;
  throw failure;
}

const isCopyable = (kind: Stats): boolean => kind.isFile() || kind.isDirectory() || kind.isSymbolicLink();

/** Names behind `keychain:` anywhere in config.toml. */
function secretNames(text: string): readonly string[] {
  const below = (value: Json): readonly string[] => {
    if (typeof value === 'string') return /^keychain:(.+)$/u.exec(value)?.slice(1) ?? [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(below) : [];
  };
  return [...new Set(below(valuesOf(text) ?? {}))].sort();
}

/** Backup and restore for whoever sits in front of the screen: no path comes from a page. */
export class Backups {
  #chosen: BackupChosen | null = null;
  #unlocked: Unlocked | null = null;

  constructor(
    private readonly parts: BackupParts & {
      readonly desktop: Desktop | null;
      readonly newId: () => string;
      readonly closing: AbortSignal;
    },
  ) {}

  /** Null: no place was chosen. `passphrase`: secrets are in it under this one; null: they are left out. */
  async make(passphrase: string | null): Promise<Result<BackupMade | null>> {
    const { desktop, clock, closing } = this.parts;
    if (desktop === null) return nobody;
    const target = await desktop.chooseBackupTarget(backupName(clock.now()));
    return ok(target === null ? null : await makeBackup(this.parts, target, passphrase, closing));
  }

  /** Null: none was chosen. Nothing is replaced yet. */
  async choose(): Promise<Result<BackupChosen | null>> {
    const { desktop, newId, closing } = this.parts;
    if (desktop === null) return nobody;
    const file = await desktop.chooseBackup();
    if (file === null) return ok(null);
    this.#forget();
    this.#chosen = { id: newId(), ...(await stageBackup(this.parts, file, closing)) };
    return ok(this.#chosen);
  }

  /** Its secrets come along from here on. */
  async unlock(id: string, passphrase: string): Promise<Result<BackupChosen>> {
    if (this.#chosen?.id !== id) return another;
    const opened = await unlockStaged(this.parts, this.#chosen, passphrase);
    if (!opened.ok) return opened;
    this.#unlocked = opened.value.unlocked;
    this.#chosen = { id, ...opened.value.staged };
    return ok(this.#chosen);
  }

  /** `id`: of what was looked through and shown. The engine restarts on what was restored. */
  async restore(id: string): Promise<Result<{ before: string | null }>> {
    const { desktop, closing } = this.parts;
    if (desktop === null) return nobody;
    const [chosen, unlocked] = [this.#chosen, this.#unlocked];
    if (chosen?.id !== id) return another;
    // Nobody else restores it in the meantime.
    this.#forget();
    try {
      const { before } = await decideStaged(this.parts, unlocked, closing);
      desktop.restartEngine();
      return ok({ before });
    } catch (failure) {
      if (this.#chosen === null) [this.#chosen, this.#unlocked] = [chosen, unlocked];
      throw failure;
    }
  }

  #forget(): void {
    this.#chosen = null;
    this.#unlocked = null;
  }
}

const another: Result<never> = refuse({
  code: 'backup.other',
  message: 'This backup is not the one that was looked through last',
  remedy: 'Choose it again.',
});

const nobody: Result<never> = refuse({
  code: 'desktop.absent',
  message: 'This engine runs without a window',
  remedy: 'Use `zeroclaw backup` and `zeroclaw restore`.',
});
