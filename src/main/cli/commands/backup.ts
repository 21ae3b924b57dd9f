import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '../../../shared/errors';
import {
  backupName,
  decideStaged,
  makeBackup,
  stageBackup,
  stageDatabase,
  unlockStaged,
  type BackupParts,
  type Staged,
  type Unlocked,
} from '../../modules/backup/backups';
import { homeConfig } from '../../platform/home-config';
import { isDatabase } from '../../platform/storage/backup/read-backup';
import { applyDecidedRestore, lookedThrough } from '../../platform/storage/backup/staged-restore';
import { acquireEngineLock } from '../../platform/storage/engine-lock';
import { prepareData } from '../../platform/storage/home';
import { homePaths } from '../../platform/storage/home-paths';
import { createSecretsFile } from '../../platform/storage/secrets-file';
import { askPassphrase, canGivePassphrase } from '../ask-passphrase';
import type { CommandLine } from '../command-line';
import { confirm } from '../confirm';
import { printableLine } from '../render/printable';
import { placeFor } from './file-text';

/**
 * One file with everything but models and logs, secrets only under a passphrase; beside a running engine too.
 * What is there is not overwritten.
 */
export async function writeBackupFile(
  cli: CommandLine,
  target: string | null,
  { secrets: withSecrets = false }: { readonly secrets?: boolean } = {},
): Promise<void> {
  const parts = partsOf(cli);
  const name = backupName(cli.clock.now());
  const file = resolve(placeFor(target, name));
  if (existsSync(file))
    throw new AppError('backup.exists', `${file} is there already`, {
      remedy: 'Give another name, or remove it first.',
    });
  const passphrase = withSecrets ? await askPassphrase(cli, 'Passphrase for the secrets', true) : null;
  const { fileBytes, summary } = await makeBackup(parts, file, passphrase, cli.signal);
  const secrets = [...summary.secretsLeftOut, ...summary.secretNames].filter(
    (name) => !summary.secretsSealed.includes(name),
  );
  if (cli.json) {
    cli.printJson({
      file,
      bytes: fileBytes,
      procedures: summary.procedures,
      runs: summary.runs,
      secrets_sealed: summary.secretsSealed,
      secrets_left_out: secrets,
      files_left_out: summary.filesLeftOut,
      models_left_out: summary.modelsLeftOut,
    });
    return;
  }
  cli.print(
    `The backup is in ${printableLine(file)}: ${String(summary.procedures)} procedures, ${String(summary.runs)} runs.`,
  );
  if (homeConfig(parts.paths).from === 'kept')
    cli.print(
      'config.toml cannot be used now: the backup has the one that is in force. See `zeroclaw doctor`.',
    );
  if (summary.secretsSealed.length > 0)
    cli.print(`Secrets under the passphrase: ${summary.secretsSealed.map(printableLine).join(', ')}`);
  if (secrets.length > 0)
    cli.print(cli.paint('quiet', `Secrets are not in it: ${secrets.map(printableLine).join(', ')}`));
  if (withSecrets && summary.secretsSealed.length === 0)
    cli.print('There is no secret that could be put into it.');
  if (summary.filesLeftOut.length > 0)
    cli.print(
      `Not in it, because they are links, no plain files, or went away in the meantime: ${summary.filesLeftOut.map(printableLine).join(', ')}`,
    );
  if (summary.modelsLeftOut.length > 0)
    cli.print(
      cli.paint('quiet', `Models are not in it: ${summary.modelsLeftOut.map(printableLine).join(', ')}`),
    );
}

/**
 * Asks, backs up what is there, and puts the backup, or a copy of the database alone, in its place. Refused
 * while an engine uses the home.
 */
export async function restoreBackupFile(
  cli: CommandLine,
  file: string,
  { yes = false }: { readonly yes?: boolean },
): Promise<void> {
  const parts = partsOf(cli);
  const { paths } = parts;
  const isAlone = isDatabase(resolve(file));
  prepareData(cli.home);
  const lock = acquireEngineLock(paths.data);
  try {
    const {
      staged: { summary, missing, setAside, lost },
      unlocked,
    } = await unlock(
      cli,
      parts,
      await (isAlone ? stageDatabase : stageBackup)(parts, resolve(file), cli.signal),
    );
    const madeAt = new Date(summary.madeAt).toISOString();
    const what = isAlone
      ? `the database of ${madeAt}, with ${String(summary.runs)} runs,`
      : `${String(summary.procedures)} procedures and ${String(summary.runs)} runs of ${madeAt}`;
    if (!cli.json && setAside.length > 0)
      cli.print(
        `These secrets stand in config.toml here and not in the one that comes: ${setAside.map(printableLine).join(', ')}. They are kept in ${printableLine(paths.secretsFile)}.`,
      );
    if (!cli.json && lost.length > 0)
      cli.print(
        `Links and what else is no plain file go, and are not in what is backed up first: ${lost.map(printableLine).join(', ')}. What they lead to stays.`,
      );
    await confirm(
      cli,
      yes,
      'Restoring a backup',
      `Put ${what} in the place of ${isAlone ? 'the one' : 'what is'} in ${printableLine(cli.home)}?`,
    );
    const { before, aside } = await decideStaged(parts, unlocked, cli.signal);
    applyDecidedRestore(paths);
    if (cli.json) {
      cli.printJson({
        restored: true,
        made_at: madeAt,
        procedures: isAlone ? null : summary.procedures,
        runs: summary.runs,
        backup_of_before: before,
        kept_aside: aside,
        enter_again: missing,
        set_aside: setAside,
        lost,
      });
      return;
    }
    cli.print(
      isAlone
        ? `Restored: ${what} alone; config.toml, procedures and all else are as they were.`
        : `Restored: ${what}.`,
    );
    if (before !== null) cli.print(`What was here before is in ${printableLine(before)}.`);
    if (aside !== null) cli.print(`What went and is in no backup is in ${printableLine(aside)}.`);
    if (missing.length > 0)
      cli.print(
        `Enter these secrets again, unless the app’s keychain has them: ${missing.map(printableLine).join(', ')}`,
      );
    cli.print(
      cli.paint('quiet', 'All triggers are paused after the next start: look, then `zeroclaw resume`.'),
    );
  } finally {
    rmSync(lookedThrough(paths), { recursive: true, force: true });
    lock.close();
  }
}

/**
 * Asks for the passphrase where one is needed and somebody can give it; an empty one goes on without the
 * secrets.
 */
async function unlock(
  cli: CommandLine,
  parts: BackupParts,
  staged: Staged,
): Promise<{ readonly staged: Staged; readonly unlocked: Unlocked | null }> {
  if (!staged.locked || !canGivePassphrase(cli)) return { staged, unlocked: null };
  const passphrase = await askPassphrase(
    cli,
    `Passphrase for ${staged.summary.secretsSealed.map(printableLine).join(', ')} (empty: without them)`,
    false,
  );
  if (passphrase === '') return { staged, unlocked: null };
  const opened = await unlockStaged(parts, staged, passphrase);
  if (!opened.ok)
    throw new AppError(opened.error.code, opened.error.message, { remedy: opened.error.remedy ?? '' });
  return opened.value;
}

const partsOf = (cli: CommandLine): BackupParts => {
  const paths = homePaths(cli.home);
  return { paths, version: cli.version, clock: cli.clock, secrets: createSecretsFile(paths.secretsFile) };
};
