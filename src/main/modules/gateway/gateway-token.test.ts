import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import type { Secrets } from '../../ports/secrets';
import { gatewayToken } from './gateway-token';

const secretsIn = (kept: Map<string, string>): Pick<Secrets, 'get' | 'set'> => ({
  get: (name) => Promise.resolve(kept.get(name) ?? null),
  set: (name, value) => {
    kept.set(name, value);
    return Promise.resolve();
  },
});

const setUp = (keychain = new Map<string, string>(), file = new Map<string, string>()) => {
  const hidden: string[] = [];
  const secrets = secretsIn(keychain);
  return {
    keychain,
    file,
    hidden,
    places: {
      secrets,
      sharedSecrets: secretsIn(file),
      secretOf: async (ref: string) =>
        ref.startsWith('keychain:') ? ((await secrets.get(ref.slice('keychain:'.length))) ?? '') : ref,
      hide: (secret: string) => {
        hidden.push(secret);
      },
    },
  };
};

test('a token that nobody has set is made once, kept in the file, and never logged', async () => {
  const { file, hidden, places } = setUp();
  const token = await gatewayToken(Config.parse({}), places);
  expect(token).toMatch(/^[\w-]{32}$/u);
  expect(file.get('gateway')).toBe(token);
  expect(hidden).toEqual([token]);
});

test('the app goes on with the token that the daemon made', async () => {
  const daemon = setUp();
  const token = await gatewayToken(Config.parse({}), {
    ...daemon.places,
    secrets: daemon.places.sharedSecrets,
  });
  expect(await gatewayToken(Config.parse({}), setUp(new Map(), daemon.file).places)).toBe(token);
});

test('a token that a person put into the keychain or into config.toml wins', async () => {
  expect(
    await gatewayToken(
      Config.parse({}),
      setUp(new Map([['gateway', 'from the keychain']]), new Map([['gateway', 'from the file']])).places,
    ),
  ).toBe('from the keychain');
  expect(await gatewayToken(Config.parse({ gateway: { token: 'written down' } }), setUp().places)).toBe(
    'written down',
  );
});
