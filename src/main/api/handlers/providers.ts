import type { ProviderRow, ProviderTest } from '../../../shared/models';
import { ok, refuse } from '../../../shared/result';
import type { Handlers } from '../router';

type ProviderHandlers = Pick<Handlers, 'providers.list' | 'providers.test'>;

interface Providers {
  list(): readonly ProviderRow[];
  test(id: string | null): Promise<readonly ProviderTest[] | null>;
}

export function providerHandlers(providers: Providers): ProviderHandlers {
  return {
    'providers.list': () => ok([...providers.list()]),
    'providers.test': async ({ provider }) => {
      const tests = await providers.test(provider);
      return tests === null ? refuse({ code: 'provider.unknown', message: `There is no [providers.${provider ?? ''}] in config.toml`, mend: `There are: ${providers.list().map(({ id }) => id).join(', ')}.` }) : ok([...tests]);
    },
  };
}
