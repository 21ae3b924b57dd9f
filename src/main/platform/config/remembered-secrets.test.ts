import { expect, test } from 'vitest';
import { rememberSecrets } from './remembered-secrets';

test('while the keychain is locked a secret is the one that was read or set last; one that was taken away is gone', async () => {
  let locked = false;
  const kept = new Map([
    ['shop', 'key'],
    ['gone', 'old'],
  ]);
  const closed: string[] = [];
  const secrets = rememberSecrets(
    {
      keptIn: 'keychain',
      get: (name) => (locked ? Promise.reject(new Error('locked')) : Promise.resolve(kept.get(name) ?? null)),
      set: (name, value) => Promise.resolve(void kept.set(name, value)),
      remove: (name) => Promise.resolve(void kept.delete(name)),
      names: () => Promise.resolve([...kept.keys()]),
    },
    (name) => {
      closed.push(name);
    },
  );
  expect([await secrets.get('shop'), await secrets.get('gone')]).toEqual(['key', 'old']);
  await secrets.set('new', 'fresh');
  await secrets.remove('gone');
  locked = true;
  expect([await secrets.get('shop'), await secrets.get('new')]).toEqual(['key', 'fresh']);
  await expect(secrets.get('gone')).rejects.toThrow('locked');
  await expect(secrets.get('never')).rejects.toThrow('locked');
  expect(closed).toEqual(['shop', 'new', 'gone', 'never']);
});
