import { expect, test } from 'vitest';
import { SecretRef } from '../../shared/config';
import type { Secrets } from '../ports/secrets';
import { resolveSecret } from './resolve-secret';

const secrets: Secrets = { get: (name) => Promise.resolve(name === 'broker' ? 'from the keychain' : null), set: () => Promise.resolve() };
const env = { SHOP_KEY: 'from the environment', EMPTY: '' };

test.each([
  { ref: 'env:SHOP_KEY', then: 'from the environment' },
  { ref: 'keychain:broker', then: 'from the keychain' },
  { ref: 'plain text', then: 'plain text' },
  { ref: 'env:', then: 'env:' },
])('$ref resolves to $then', async ({ ref, then }) => {
  expect(await resolveSecret(SecretRef.parse(ref), env, secrets)).toBe(then);
});

test.each([
  { ref: 'env:MISSING', names: 'MISSING' },
  { ref: 'env:EMPTY', names: 'EMPTY' },
  { ref: 'keychain:other', names: '"other"' },
])('$ref is told to be empty, by name', async ({ ref, names }) => {
  await expect(resolveSecret(SecretRef.parse(ref), env, secrets)).rejects.toMatchObject({ code: 'config.secret', message: expect.stringContaining(names) as string });
});
