import type { Config, ProviderConfig } from '../../../shared/config';
import type { SecretRef } from '../../../shared/config-values';
import type { ProviderRow, ProviderTest } from '../../../shared/models';
import { isThisMachine } from '../../platform/base/outbound/proxy-for';
import { poolServers } from './provider-config';
import type { ServerPools } from './server-pool/server-pool';
import { secretPlace } from '../../platform/config/resolve-secret';

/** The providers of config.toml, each with its last test. */
export const providerRows = (
  config: Config,
  testOf: (id: string) => ProviderTest | null,
  pools: ServerPools,
): readonly ProviderRow[] =>
  Object.entries(config.providers).map(([id, entry]) => ({
    ...toRow(id, entry, config, testOf(id)),
    ...(entry.type === 'openai' && entry.servers.length > 0
      ? {
          servers: pools
            .of(id, poolServers(entry))
            .rows()
            .map((row) => ({ ...row, address: withoutPassword(row.address) })),
        }
      : {}),
  }));

function toRow(id: string, entry: ProviderConfig, config: Config, test: ProviderTest | null): ProviderRow {
  const place = config.reliability.fallbacks.indexOf(id);
  const address = 'base_url' in entry ? entry.base_url : entry.type === 'plugin' ? entry.plugin : null;
  return {
    id,
    type: entry.type,
    address: address === null ? null : withoutPassword(address),
    key: 'api_key' in entry && entry.api_key !== undefined ? keyPlace(entry.api_key) : null,
    remote: entry.type !== 'llama',
    // What a plugin does with what it is sent, nobody here knows.
    leaves: entry.type !== 'llama' && !addressesOf(entry, address).every(isOnThisMachine),
    isDefault: config.default_provider === id,
    fallback: place === -1 ? null : place + 1,
    routes: config.model_routes.filter(({ provider }) => provider === id).map(({ hint }) => hint),
    test,
  };
}

/** None: nobody knows where it is sent. */
const addressesOf = (entry: ProviderConfig, address: string | null): readonly string[] => [
  address ?? '',
  ...(entry.type === 'openai' ? entry.servers.map(({ base_url: each }) => each) : []),
];

const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && isThisMachine(new URL(address).hostname);

function keyPlace(ref: SecretRef): string {
  const place = secretPlace(ref);
  return place.kind === 'plain' ? 'config.toml' : `${place.kind}:${place.name}`;
}

export const withoutPassword = (address: string): string => address.replace(/\/\/[^/@]*@/u, '//');
