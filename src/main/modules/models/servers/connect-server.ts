import type { Config } from '../../../../shared/config';
import type { ConfigChange } from '../../../../shared/config-desk';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

/** The provider of config.toml that asks this address; null: none. */
export const providerAt = ({ providers }: Config, address: string): string | null =>
  Object.entries(providers).find(
    ([, entry]) =>
      'base_url' in entry &&
      entry.base_url !== undefined &&
      sameServer(withoutEndSlashes(entry.base_url), withoutEndSlashes(address)),
  )?.[0] ?? null;

/** People write this machine in several ways. */
const sameServer = (one: string, other: string): boolean => here(one) === here(other);
const here = (address: string): string =>
  address.replace(/^(https?:\/\/)(?:localhost|\[::1\])(?=[:/]|$)/iu, '$1127.0.0.1').toLowerCase();

/** What config.toml has to say so that a server answers with a model from now on, and its provider's name. */
export function connectServer(
  config: Config,
  { program, address, model }: { readonly program: string; readonly address: string; readonly model: string },
): { readonly provider: string; readonly changes: readonly ConfigChange[] } {
  const known = providerAt(config, address);
  const provider = known ?? freeId(idOf(program), config);
  const set = (place: readonly string[], value: string): ConfigChange => ({
    kind: 'set',
    place: [...place],
    value,
  });
  return {
    provider,
    changes: [
      ...(known === null
        ? [set(['providers', provider, 'type'], 'openai'), set(['providers', provider, 'base_url'], address)]
        : []),
      set(['default_provider'], provider),
      set(['default_model'], model),
    ],
  };
}

const idOf = (program: string): string =>
  program
    .toLowerCase()
    .split(/[^a-z0-9]/u)
    .filter((word) => word !== '')
    .join('-') || 'server';

function freeId(id: string, { providers }: Config): string {
  for (let number = 1, free = id; ; number += 1, free = `${id}-${String(number)}`)
    if (!Object.hasOwn(providers, free)) return free;
}
