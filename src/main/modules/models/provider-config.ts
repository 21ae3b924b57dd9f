import type { ModelName } from '../../../shared/model-choice';
import type { Config } from '../../../shared/config';
import { AppError } from '../../../shared/errors';
import type { SecretOf } from '../../platform/config/resolve-secret';
import type { ProviderConfig } from './create-provider';
import { loadingOf } from './model-setup';
import type { PoolServer } from './server-pool/choose-server';

/**
 * One `[providers.NAME]` with its secrets filled in. Rejects with AppError config.secret or provider.unknown.
 */
export async function toProviderConfig(
  config: Config,
  { provider: id, model }: ModelName,
  secretOf: SecretOf,
): Promise<ProviderConfig> {
  const entry = Object.hasOwn(config.providers, id) ? config.providers[id] : undefined;
  if (entry === undefined)
    throw new AppError('provider.unknown', `There is no [providers.${id}] in config.toml`, {
      remedy: `There are: ${Object.keys(config.providers).join(', ')}.`,
    });
  switch (entry.type) {
    case 'llama':
      return {
        type: 'llama',
        id,
        model,
        ...loadingOf(config, id, model),
      };
    case 'openai':
      return {
        type: 'openai',
        id,
        model,
        baseUrl: entry.base_url,
        apiKey: entry.api_key === undefined ? null : await secretOf(entry.api_key),
        vision: entry.vision,
        ...(entry.servers.length === 0 ? {} : { servers: poolServers(entry) }),
      };
    case 'plugin':
      return {
        type: 'plugin',
        id,
        model,
        plugin: entry.plugin,
        apiKey: entry.api_key === undefined ? null : await secretOf(entry.api_key),
        options: entry.options,
      };
    case 'anthropic':
    case 'gemini':
      return { type: entry.type, id, model, baseUrl: entry.base_url, apiKey: await secretOf(entry.api_key) };
  }
}

/** All servers of a provider, that of `base_url` first. */
export const poolServers = (
  entry: Extract<Config['providers'][string], { type: 'openai' }>,
): readonly PoolServer[] =>
  [entry, ...entry.servers].map(({ base_url: address, weight, max_parallel: most }) => ({
    address,
    weight,
    maxParallel: most === 0 ? null : most,
  }));

/** The key that a server of config.toml is asked with; null: it has none, or it cannot be read. */
export const keyOfServer = (config: Config, id: string, secretOf: SecretOf): Promise<string | null> =>
  toProviderConfig(config, { provider: id, model: '' }, secretOf).then(
    (settings) => (settings.type === 'openai' ? settings.apiKey : null),
    () => null,
  );
