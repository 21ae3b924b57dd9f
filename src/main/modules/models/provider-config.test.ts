import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { toProviderConfig } from './provider-config';

test.each(['shop', 'toString', '__proto__'])(
  'a provider named %s that config.toml does not have is not there',
  async (provider) => {
    await expect(
      toProviderConfig(Config.parse({}), { provider, model: 'm' }, async () => ''),
    ).rejects.toThrow(`There is no [providers.${provider}] in config.toml`);
  },
);
