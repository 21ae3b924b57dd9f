import { existsSync } from 'node:fs';
import type { Config, SecretRef } from '../../../shared/config';
import { type ConfigPath, keyText, nodeAt } from '../../../shared/config-keys';
import { messageOf } from '../../../shared/errors';
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
    // The token of the gateway is made by the first start.
    if (keyText(path) === 'gateway.token' && place.kind === 'keychain' && !existsSync(paths.secretsFile)) continue;
    try {
      await resolveSecret(ref, process.env, secrets);
      if (place.kind === 'plain') checks.push(warning('secrets', `${keyText(path)} stands in config.toml itself`, 'Write "env:NAME" or "keychain:NAME" there, so that the file can be shown to others.'));
    } catch (failure) {
      checks.push(place.kind === 'env'
        ? error('secrets', `${keyText(path)}: ${messageOf(failure)}`, `Set ${place.name} before ZeroClaw starts.`)
        : warning('secrets', `${keyText(path)}: there is no "${place.kind === 'keychain' ? place.name : ''}" in data/secrets.json`, 'The app may have it in the system’s keychain, which only the app can open; a daemon needs it in that file.'));
    }
  }
  return checks;
}

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
