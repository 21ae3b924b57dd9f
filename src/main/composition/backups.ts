import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { BackupChosen, BackupMade } from '../../shared/backup';
import type { Json } from '../../shared/json';
import { ok, refuse, type Result } from '../../shared/result';
import { writeFileAtomically } from '../base/atomic-file';
import type { Clock } from '../base/clock';
import { changeConfig } from '../config/change-config';
import { valuesOf, withoutPlainSecrets, withSecretsOf } from '../config/hide-secrets';
import type { Desktop } from '../ports/desktop';
import type { Secrets } from '../ports/secrets';
import { configName } from '../storage/backup/manifest';
import { readBackup } from '../storage/backup/read-backup';
import { decideRestore, lookedThrough } from '../storage/backup/staged-restore';
import { writeBackup } from '../storage/backup/write-backup';
import type { HomePaths } from '../storage/home';

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

/** Writes everything but secrets, models and logs into `target`. Works beside a running engine. */
export function makeBackup({ paths, version, clock }: Omit<BackupParts, 'secrets'>, target: string, signal: AbortSignal): Promise<BackupMade> {
  const text = existsSync(paths.configFile) ? readFileSync(paths.configFile, 'utf8') : '';
  const named = (valuesOf(text)?.['sop'] as { readonly sops_dir?: string } | undefined)?.sops_dir ?? '';
  const sops = named === '' ? paths.sops : isAbsolute(named) ? named : join(paths.home, named);
  const { text: bare, left } = withoutPlainSecrets(text);
  // Procedures are restored into the home, wherever they lay.
  const athome = named === '' ? null : changeConfig(bare, { kind: 'set', place: ['sop', 'sops_dir'], value: null });
  return writeBackup({ paths, sops, version, now: clock.now(), config: { text: athome?.ok === true ? athome.value : bare, left }, secretNames: secretNames(text) }, target, signal);
}

/** Takes the backup apart beside the home and looks at all of it. `missing`: what has to be entered again afterwards. */
export async function stageBackup({ paths, secrets }: BackupParts, file: string, signal: AbortSignal): Promise<Omit<BackupChosen, 'id'>> {
  const staged = lookedThrough(paths);
  const { summary } = await readBackup(file, staged, signal);
  const config = join(staged, configName);
  const present = existsSync(paths.configFile) ? readFileSync(paths.configFile, 'utf8') : '';
  const { text, missing } = withSecretsOf(readFileSync(config, 'utf8'), summary.secretsLeftOut, present);
  writeFileAtomically(config, text, { mode: 0o600 });
  const stored = await Promise.all(summary.secretNames.map(async (name) => ((await secrets.get(name)) ?? '') !== '' ? [] : [name]));
  // The gateway's token is made anew at every start that has none.
  return { file, summary, missing: [...missing, ...stored.flat().filter((name) => name !== 'gateway')] };
}

/** Backs up what is there now, where there is something, and lets the next start put the staged one in its place. */
export async function decideStaged(parts: BackupParts, signal: AbortSignal): Promise<string | null> {
  const { paths, clock } = parts;
  const safety = join(paths.backups, backupName(clock.now(), 'before-restore'));
  const made = existsSync(paths.database) ? await makeBackup(parts, safety, signal) : null;
  decideRestore(paths);
  return made === null ? null : made.file;
}

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

  constructor(private readonly parts: BackupParts & { readonly desktop: Desktop | null; readonly newId: () => string; readonly closing: AbortSignal }) {}

  /** Null: no place was chosen. */
  async make(): Promise<Result<BackupMade | null>> {
    const { desktop, clock, closing } = this.parts;
    if (desktop === null) return nobody;
    const target = await desktop.chooseBackupTarget(backupName(clock.now()));
    return ok(target === null ? null : await makeBackup(this.parts, target, closing));
  }

  /** Null: none was chosen. Nothing is replaced yet. */
  async choose(): Promise<Result<BackupChosen | null>> {
    const { desktop, newId, closing } = this.parts;
    if (desktop === null) return nobody;
    const file = await desktop.chooseBackup();
    if (file === null) return ok(null);
    this.#chosen = null;
    this.#chosen = { id: newId(), ...(await stageBackup(this.parts, file, closing)) };
    return ok(this.#chosen);
  }

  /** `id`: of what was looked through and shown. The engine starts anew on what was restored. */
  async restore(id: string): Promise<Result<{ before: string | null }>> {
    const { desktop, closing } = this.parts;
    if (desktop === null) return nobody;
    if (this.#chosen?.id !== id) return refuse({ code: 'backup.other', message: 'This backup is not the one that was looked through last', mend: 'Choose it again.' });
    this.#chosen = null;
    const before = await decideStaged(this.parts, closing);
    desktop.restartEngine();
    return ok({ before });
  }
}

const nobody: Result<never> = refuse({ code: 'desktop.absent', message: 'This engine runs without a window', mend: 'Use `zeroclaw backup` and `zeroclaw restore`.' });
