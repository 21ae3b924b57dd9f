import { existsSync } from 'node:fs';
import type { Config, SecretRef } from '../../../shared/config';
import { type ConfigPath, keyText, nodeAt } from '../../../shared/config-keys';
import { AppError, messageOf } from '../../../shared/errors';
import { resolveSecret, secretPlace } from '../../config/resolve-secret';
import type { HomePaths } from '../../storage/home';
import { createSecretsFile } from '../../storage/secrets-file';
import type { HomeConfig } from '../offline/offline-sops';
import { error, ok, warning, type Check } from './check';

export async function configChecks(paths: HomePaths, { config, diagnostics }: HomeConfig): Promise<readonly Check[]> {
  return [...fileChecks(paths, diagnostics), ...(await secretChecks(paths, config))];
}

function fileChecks(paths: HomePaths, diagnostics: HomeConfig['diagnostics']): readonly Check[] {
  if (!existsSync(paths.configFile)) return [ok('config', 'there is no config.toml; the defaults hold')];
  if (diagnostics.length === 0) return [ok('config', 'config.toml is correct')];
  return diagnostics.map(({ severity, file, line, column, message, mend }) => ({ check: 'config', state: severity, message: `${file}:${String(line)}:${String(column)}: ${message}`, mend }));
}

/** Every place of a secret, and whether there is one; never the secret itself. */
async function secretChecks(paths: HomePaths, config: Config): Promise<readonly Check[]> {
  const secrets = createSecretsFile(paths.secretsFile);
  const checks: Check[] = [];
  for (const { path, ref } of secretsIn(config, [], config)) {
    const place = secretPlace(ref);
    try {
      await resolveSecret(ref, process.env, secrets);
      if (place.kind === 'plain') checks.push(warning('secrets', `${keyText(path)} stands in config.toml itself`, 'Write "env:NAME" or "keychain:NAME" there, so that the file can be shown to others.'));
    } catch (failure) {
      // The token of the gateway is made by the next start.
      if (keyText(path) === 'gateway.token' && place.kind === 'keychain' && isEmpty(failure)) continue;
      checks.push(place.kind === 'env'
        ? error('secrets', `${keyText(path)}: ${messageOf(failure)}`, `Set ${place.name} before ZeroClaw starts.`)
        : secretCheck(path, failure));
    }
  }
  return checks;
}

/** A place that is empty here may be full in the keychain, which only the app can open; one that cannot be read is broken for everybody. */
function secretCheck(path: ConfigPath, failure: unknown): Check {
  const mend = failure instanceof AppError ? (failure.mend ?? '') : '';
  return isEmpty(failure) ? warning('secrets', `${keyText(path)}: ${messageOf(failure)}`, `${mend} The app may have it in the system’s keychain, where only the app sees it.`) : error('secrets', `${keyText(path)}: ${messageOf(failure)}`, mend);
}

const isEmpty = (failure: unknown): boolean => failure instanceof AppError && failure.code === 'config.secret';

interface FoundSecret {
  readonly path: ConfigPath;
  readonly ref: SecretRef;
}

function secretsIn(value: unknown, path: ConfigPath, config: Config): readonly FoundSecret[] {
  if (typeof value === 'string') return nodeAt(path, config)?.secret === true ? [{ path, ref: value as SecretRef }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => secretsIn(item, [...path, index], config));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => secretsIn(item, [...path, key], config));
}
