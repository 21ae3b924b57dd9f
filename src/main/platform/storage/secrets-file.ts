import { namedTextsFile } from '../base/named-texts-file';
import type { Secrets } from '../../ports/secrets';

/**
 * `keychain:NAME` values where there is no keychain (the daemon): a JSON file that only this user can read
 * (mode 0600). The values are not encrypted: whoever can read this user's files can read them. Rejects with
 * AppError secrets.file.
 */
export function createSecretsFile(file: string): Secrets {
  const kept = namedTextsFile(file);
  return {
    keptIn: 'file',
    async get(name) {
      return Promise.resolve(kept.get(name));
    },
    async set(name, value) {
      return Promise.resolve(kept.set(name, value));
    },
    async remove(name) {
      return Promise.resolve(kept.remove(name));
    },
    async names() {
      return Promise.resolve(Object.keys(kept.read()));
    },
  };
}
