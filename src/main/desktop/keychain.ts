import { AppError } from '../../shared/errors';
import { backoffMs } from '../platform/base/backoff';
import type { Clock } from '../platform/base/clock';
import { namedTextsFile, type NamedTextsFile } from '../platform/base/named-texts-file';
import type { Secrets } from '../ports/secrets';

/** The part of Electron's safeStorage that is used. */
export interface SafeStorage {
  isEncryptionAvailable(): boolean;
  getSelectedStorageBackend?(): string;
  encryptString(text: string): Buffer;
  decryptString(encrypted: Buffer): string;
}

/** A try may ask the person for the keychain's password, so they are few. */
const firstTryMs = 10_000;
const longestPauseMs = 300_000;

/**
 * Secrets encrypted with the system's keychain, as base64 in one file. Null when the system has none that
 * protects (Linux without a keyring would only obfuscate): the engine then keeps its own file, which only the
 * user can read. Where secrets lie in the keychain already, one that is closed at the start is only locked:
 * it is asked again when they are needed, and nothing goes into a plain file in the meantime.
 */
export function openKeychain(file: string, storage: SafeStorage, clock: Clock): Secrets | null {
  const stored = namedTextsFile(file);
  if (!protects(storage) && !holdsSecrets(stored)) return null;
  const get = (name: string): string | null => {
    const encrypted = stored.get(name);
    if (encrypted === null) return null;
    try {
      return storage.decryptString(Buffer.from(encrypted, 'base64'));
    } catch (cause) {
      throw new AppError('secrets.locked', `The keychain does not open the secret "${name}"`, {
        remedy:
          'Unlock the system’s keychain; it is tried again by itself, at the latest after five minutes. If it stays closed, start ZeroClaw again. If the folder came from another machine or user, enter the secret once more.',
        cause,
      });
    }
  };
  return {
    keptIn: 'keychain',
    async get(name) {
      return Promise.resolve(get(name));
    },
    async set(name, value) {
      if (!protects(storage))
        throw new AppError(
          'secrets.locked',
          `The keychain is closed, and the secret "${name}" was not kept`,
          {
            remedy: `Unlock the system’s keychain, then enter it again; if it stays closed, start ZeroClaw again. Where there is no keychain any more, remove ${file}: secrets are then kept in a file that only you can read.`,
          },
        );
      return Promise.resolve(stored.set(name, storage.encryptString(value).toString('base64')));
    },
    async remove(name) {
      return Promise.resolve(stored.remove(name));
    },
    async names() {
      return Promise.resolve(Object.keys(stored.read()));
    },
    async opened(name, signal) {
      for (let attempt = 0; ; attempt += 1) {
        await clock.sleep(backoffMs(attempt, firstTryMs, longestPauseMs), signal);
        try {
          get(name);
          return;
        } catch {
          // Still locked.
        }
      }
    },
  };
}

/** A damaged file is told by whoever reads it. */
function holdsSecrets(stored: NamedTextsFile): boolean {
  try {
    return Object.keys(stored.read()).length > 0;
  } catch {
    return true;
  }
}

function protects(storage: SafeStorage): boolean {
  try {
    return storage.isEncryptionAvailable() && storage.getSelectedStorageBackend?.() !== 'basic_text';
  } catch {
    return false;
  }
}
