import { expect, test } from 'vitest';
import { SecretRef } from '../../../shared/config-values';
import { AppError } from '../../../shared/errors';
import type { Secrets } from '../../ports/secrets';
import { markOf, resolveSecret } from './resolve-secret';

const secrets = {
  keptIn: 'keychain' as Secrets['keptIn'],
  get: (name: string) => Promise.resolve(name === 'broker' ? 'from the keychain' : null),
};
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
  await expect(resolveSecret(SecretRef.parse(ref), env, secrets)).rejects.toMatchObject({
    code: 'config.secret',
    message: expect.stringContaining(names) as string,
  });
});

test.each([
  { keptIn: 'keychain' as const, message: 'in the keychain', remedy: 'Settings' },
  { keptIn: 'file' as const, message: 'in data/secrets.json', remedy: 'zeroclaw secret set other' },
])(
  'one that is not kept in the $keptIn is told with the way to put it there',
  async ({ keptIn, message, remedy }) => {
    await expect(
      resolveSecret(SecretRef.parse('keychain:other'), env, { ...secrets, keptIn }),
    ).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
      remedy: expect.stringContaining(remedy) as string,
    });
  },
);

test('the mark of settings changes with a secret behind them, and tells none', async () => {
  const markWith = (kept: string | null): Promise<string | null> =>
    markOf({ token: 'keychain:bot', nested: [{ at: 'plain' }] }, (ref) =>
      resolveSecret(ref, env, { keptIn: 'file', get: () => Promise.resolve(kept) }),
    );
  const marks = await Promise.all([null, 'one', 'two', 'two'].map(markWith));
  expect([new Set(marks).size, marks[2] === marks[3], marks.some((mark) => mark?.includes('two'))]).toEqual([
    3,
    true,
    false,
  ]);
});

test('while a secret behind settings cannot be read, they have no mark', async () => {
  expect(
    await markOf({ token: 'keychain:bot' }, () =>
      Promise.reject(new AppError('secrets.locked', 'The keychain does not open the secret "bot"')),
    ),
  ).toBeNull();
});
