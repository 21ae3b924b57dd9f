import { expect, test } from 'vitest';
import { sealSecrets, unsealSecrets } from './sealed-secrets';

const cheap = { N: 16, r: 1, p: 1 };
const secrets = { config: '[pushover]\ntoken = "geheim"\n', named: { broker: '비밀 🔑' } };

test('what was sealed is opened with its passphrase, also as another keyboard writes it', async () => {
  const sealed = await sealSecrets(secrets, '밸브를 잠그는 사람', cheap);
  expect(sealed.toString('utf8')).not.toMatch(/geheim|broker/u);
  expect(await unsealSecrets(sealed, '밸브를 잠그는 사람'.normalize('NFD'))).toEqual({
    ok: true,
    value: secrets,
  });
  expect((await sealSecrets(secrets, '밸브를 잠그는 사람', cheap)).equals(sealed)).toBe(false);
});

test.each<
  [name: string, passphrase: string, change: (envelope: Record<string, unknown>) => Record<string, unknown>]
>([
  ['with another passphrase', 'a long passphrasE', (envelope) => envelope],
  ['with a space behind the passphrase', 'a long passphrase ', (envelope) => envelope],
  [
    'with another byte in what was sealed',
    'a long passphrase',
    (envelope) => ({ ...envelope, sealed: Buffer.from('other').toString('base64') }),
  ],
  [
    'with another tag',
    'a long passphrase',
    (envelope) => ({ ...envelope, tag: Buffer.alloc(16).toString('base64') }),
  ],
  ['with another cost', 'a long passphrase', (envelope) => ({ ...envelope, cost: { N: 32, r: 1, p: 1 } })],
])('it stays closed %s', async (_name, passphrase, change) => {
  const envelope = JSON.parse(
    (await sealSecrets(secrets, 'a long passphrase', cheap)).toString('utf8'),
  ) as Record<string, unknown>;
  expect(await unsealSecrets(Buffer.from(JSON.stringify(change(envelope))), passphrase)).toMatchObject({
    ok: false,
    error: { code: 'backup.passphrase' },
  });
});

test.each([[{ N: 2 ** 30, r: 8, p: 1 }], [{ N: 16, r: 4096, p: 1 }], [{ N: 16, r: 1, p: 1000 }]])(
  'a file that asks for the work %j is not opened at all',
  async (cost) => {
    const envelope = JSON.parse(
      (await sealSecrets(secrets, 'a long passphrase', cheap)).toString('utf8'),
    ) as Record<string, unknown>;
    await expect(
      unsealSecrets(Buffer.from(JSON.stringify({ ...envelope, cost })), 'a long passphrase'),
    ).rejects.toThrow();
  },
);
