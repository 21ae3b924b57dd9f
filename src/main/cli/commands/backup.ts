import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AppError } from '../../../shared/errors';
import { backupName, decideStaged, makeBackup, stageBackup, type BackupParts } from '../../composition/backups';
import { applyDecidedRestore, lookedThrough } from '../../storage/backup/staged-restore';
import { acquireEngineLock } from '../../storage/engine-lock';
import { homePaths } from '../../storage/home';
import { createSecretsFile } from '../../storage/secrets-file';
import type { CommandLine } from '../command-line';
import { confirm } from '../confirm';
import { printableLine } from '../render/printable';

/** One file with everything but secrets, models and logs; beside a running engine too. What is there is not overwritten. */
export async function writeBackupFile(cli: CommandLine, target: string | null): Promise<void> {
  const parts = partsOf(cli);
  const name = backupName(cli.clock.now());
  const file = resolve(target === null ? name : isFolder(target) ? join(target, name) : target);
  if (existsSync(file)) throw new AppError('backup.exists', `${file} is there already`, { mend: 'Give another name, or remove it first.' });
  const { fileBytes, summary } = await makeBackup(parts, file, cli.signal);
  if (cli.json) {
    cli.printJson({ file, bytes: fileBytes, procedures: summary.procedures, runs: summary.runs, secrets_left_out: [...summary.secretsLeftOut, ...summary.secretNames], models_left_out: summary.modelsLeftOut });
    return;
  }
  cli.print(`The backup is in ${printableLine(file)}: ${String(summary.procedures)} procedures, ${String(summary.runs)} runs.`);
  const secrets = [...summary.secretsLeftOut, ...summary.secretNames];
  if (secrets.length > 0) cli.print(cli.paint('quiet', `Secrets are not in it: ${secrets.map(printableLine).join(', ')}`));
  if (summary.modelsLeftOut.length > 0) cli.print(cli.paint('quiet', `Models are not in it: ${summary.modelsLeftOut.map(printableLine).join(', ')}`));
}

/** Asks, backs up what is there, and puts the backup in its place. Refused while an engine uses the home. */
export async function restoreBackupFile(cli: CommandLine, file: string, { yes = false }: { readonly yes?: boolean }): Promise<void> {
  const parts = partsOf(cli);
  const { paths } = parts;
  mkdirSync(paths.data, { recursive: true, mode: 0o700 });
  const lock = acquireEngineLock(paths.data);
  try {
    const staged = await stageBackup(parts, resolve(file), cli.signal);
    const { summary, missing } = staged;
    const what = `${String(summary.procedures)} procedures and ${String(summary.runs)} runs of ${new Date(summary.madeAt).toISOString()}`;
    await confirm(cli, yes, 'Restoring a backup', `Put ${what} in the place of what is in ${printableLine(cli.home)}?`);
    const before = await decideStaged(parts, cli.signal);
    applyDecidedRestore(paths);
    if (cli.json) {
      cli.printJson({ restored: true, made_at: new Date(summary.madeAt).toISOString(), procedures: summary.procedures, runs: summary.runs, backup_of_before: before, enter_again: missing });
      return;
    }
    cli.print(`Restored: ${what}.`);
    if (before !== null) cli.print(`What was here before is in ${printableLine(before)}.`);
    if (missing.length > 0) cli.print(`Enter these secrets again, unless the app’s keychain has them: ${missing.map(printableLine).join(', ')}`);
    cli.print(cli.paint('quiet', 'All triggers are paused after the next start: look, then `zeroclaw resume`.'));
  } finally {
    rmSync(lookedThrough(paths), { recursive: true, force: true });
    lock.close();
  }
}

const partsOf = (cli: CommandLine): BackupParts => {
  const paths = homePaths(cli.home);
  return { paths, version: cli.version, clock: cli.clock, secrets: createSecretsFile(paths.secretsFile) };
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
