import type { Secrets } from '../../ports/secrets';

/**
 * The same secrets; one that cannot be read any more, because the keychain was locked or its file is damaged,
 * is the one that was read last. `closed` is told its name, also when none was read before and the failure
 * goes on to whoever asked.
 */
export function rememberSecrets(secrets: Secrets, closed: (name: string) => void): Secrets {
  const read = new Map<string, string>();
  const remember = (name: string, secret: string | null): void => {
    if (secret === null) read.delete(name);
    else read.set(name, secret);
  };
  return {
    ...secrets,
    async get(name) {
      try {
        const secret = await secrets.get(name);
        remember(name, secret);
        return secret;
      } catch (failure) {
        closed(name);
        const before = read.get(name);
        if (before === undefined) throw failure;
        return before;
      }
    },
    async set(name, value) {
      await secrets.set(name, value);
      remember(name, value);
    },
    async remove(name) {
      await secrets.remove(name);
      remember(name, null);
    },
  };
}
