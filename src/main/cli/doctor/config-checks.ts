import { existsSync } from 'node:fs';
import type { Config } from '../../../shared/config';
import type { SecretRef } from '../../../shared/config-values';
import type { SecretRow } from '../../../shared/config-desk';
import { type ConfigPath, keyText, nodeAt } from '../../../shared/config-keys';
import { AppError, messageOf } from '../../../shared/errors';
import { namedTextsFile } from '../../platform/base/named-texts-file';
import type { ConfigInForce } from '../../platform/config/config-in-force';
import { resolveSecret, secretPlace } from '../../platform/config/resolve-secret';
import type { HomePaths } from '../../platform/storage/home-paths';
import { createSecretsFile } from '../../platform/storage/secrets-file';
import { error, ok, skipped, warning, type Check } from './check';

export function fileChecks(
  paths: HomePaths,
  { from, keptUnusable, diagnostics }: Pick<ConfigInForce, 'from' | 'keptUnusable' | 'diagnostics'>,
): readonly Check[] {
  if (from === 'file' && !existsSync(paths.configFile))
    return [ok('config', 'there is no config.toml; the defaults hold')];
  if (diagnostics.length === 0) return [ok('config', 'config.toml is correct')];
  const findings = diagnostics.map(({ severity, file, line, column, message, remedy }): Check => ({
    check: 'config',
    state: severity,
    message: `${file}:${String(line)}:${String(column)}: ${message}`,
    remedy,
  }));
  if (from === 'file') return findings;
  if (keptUnusable !== null)
    return [
      ...findings,
      warning(
        'config',
        `what was in force before cannot be used: ${paths.keptConfigFile}: ${keptUnusable}; an engine that starts pauses all triggers and deletes no old runs`,
        `Fix config.toml; a saved change counts at once. Or fix ${paths.keptConfigFile}, such as who may read it.`,
      ),
    ];
  return [...findings, warning('config', holding[from], 'Fix config.toml; a saved change counts at once.')];
}

const holding = {
  kept: 'until config.toml is fixed, the last good configuration holds, also when ZeroClaw starts again',
  nothing:
    'no configuration was in force here before; an engine that starts pauses all triggers and deletes no old runs',
} as const satisfies Readonly<Record<Exclude<ConfigInForce['from'], 'file'>, string>>;

/**
 * Every place of a secret, and whether there is one; never the secret itself. `engineSecrets`: as the engine
 * that runs sees them; null: none runs.
 */
export async function secretChecks(
  paths: HomePaths,
  config: Config,
  engineSecrets: readonly SecretRow[] | null,
): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const { path, ref } of secretsIn(config, [], config)) {
    const place = secretPlace(ref);
    const key = keyText(path);
    if (place.kind === 'plain')
      checks.push(
        warning(
          'secrets',
          `${key} stands in config.toml itself`,
          'Write "env:NAME" or "keychain:NAME" there, so that the file can be shown to others.',
        ),
      );
    else if (place.kind === 'env')
      checks.push(...(await keptChecks(key, ref, paths, `Set ${place.name} before ZeroClaw starts.`)));
    else if (engineSecrets !== null) checks.push(...seenByEngine(key, place.name, engineSecrets));
    else
      checks.push(
        ...(inKeychain(paths, place.name)
          ? [
              skipped(
                'secrets',
                `${key}: the app keeps "${place.name}" in the system’s keychain, which the app alone opens; whether it does is seen while the app runs`,
              ),
            ]
          : await keptChecks(key, ref, paths)),
      );
  }
  return checks;
}

/** Where the engine that runs keeps them: the app's keychain, or the file of the daemon. */
function seenByEngine(key: string, name: string, rows: readonly SecretRow[]): readonly Check[] {
  switch (rows.find((row) => row.name === name)?.state ?? 'missing') {
    case 'stored':
      return [];
    case 'unreadable':
      return [
        error(
          'secrets',
          `${key}: the engine that runs cannot read the secret "${name}"`,
          'Unlock the system’s keychain; if the folder came from another machine or user, enter the secret once more.',
        ),
      ];
    case 'missing':
      return isMade(key)
        ? []
        : [
            warning(
              'secrets',
              `${key}: the engine that runs has no secret "${name}", which config.toml names`,
              `Store it with \`zeroclaw secret set ${name}\`, or write env:NAME and set that variable.`,
            ),
          ];
  }
}

/** Whether it can be had from here. */
async function keptChecks(
  key: string,
  ref: SecretRef,
  paths: HomePaths,
  remedy?: string,
): Promise<readonly Check[]> {
  try {
    await resolveSecret(ref, process.env, createSecretsFile(paths.secretsFile));
    return [];
  } catch (failure) {
    const isWarning = remedy === undefined && isEmpty(failure);
    if (isWarning && isMade(key)) return [];
    return [
      (isWarning ? warning : error)(
        'secrets',
        `${key}: ${messageOf(failure)}`,
        remedy ?? (failure instanceof AppError ? (failure.remedy ?? '') : ''),
      ),
    ];
  }
}

/** Its names are no secret; a damaged one is told by whoever opens it. */
function inKeychain({ keychainFile }: HomePaths, name: string): boolean {
  try {
    return namedTextsFile(keychainFile).get(name) !== null;
  } catch {
    return false;
  }
}

/** The next start makes the token of the gateway. */
const isMade = (key: string): boolean => key === 'gateway.token';

const isEmpty = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'config.secret';

interface FoundSecret {
  readonly path: ConfigPath;
  readonly ref: SecretRef;
}

function secretsIn(value: unknown, path: ConfigPath, config: Config): readonly FoundSecret[] {
  if (typeof value === 'string')
    return nodeAt(path, config)?.secret === true ? [{ path, ref: value as SecretRef }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => secretsIn(item, [...path, index], config));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => secretsIn(item, [...path, key], config));
}
