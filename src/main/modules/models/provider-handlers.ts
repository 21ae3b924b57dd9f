import type { FoundServer, ProviderRow, ProviderTest } from '../../../shared/models';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Handlers } from '../../platform/router';

type ProviderHandlers = Pick<
  Handlers,
  | 'providers.list'
  | 'providers.test'
  | 'providers.models'
  | 'providers.find'
  | 'providers.look'
  | 'providers.connect'
>;

interface Providers {
  list(): Promise<readonly ProviderRow[]>;
  test(id: string | null): Promise<readonly ProviderTest[] | null>;
}

export function providerHandlers(
  providers: Providers,
  lists: { list(provider: string): Promise<Result<readonly string[]>> },
  servers: {
    find(): Promise<readonly FoundServer[]>;
    look(address: string): Promise<Result<FoundServer>>;
    connect(server: { program: string; address: string; model: string }): Result<{ provider: string }>;
  },
): ProviderHandlers {
  return {
    'providers.find': async () => ok([...(await servers.find())]),
    'providers.look': ({ address }) => servers.look(address),
    'providers.connect': (server) => servers.connect(server),
    'providers.list': async () => ok([...(await providers.list())]),
    'providers.models': async ({ provider }) => {
      const listed = await lists.list(provider);
      return listed.ok ? ok({ models: [...listed.value] }) : listed;
    },
    'providers.test': async ({ provider }) => {
      const tests = await providers.test(provider);
      return tests === null
        ? refuse({
            code: 'provider.unknown',
            message: `There is no [providers.${provider ?? ''}] in config.toml`,
            remedy: `There are: ${(await providers.list()).map(({ id }) => id).join(', ')}.`,
          })
        : ok([...tests]);
    },
  };
}
