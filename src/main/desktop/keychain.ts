import { z } from 'zod';
import { AppError } from '../../shared/errors';
import type { Secrets } from '../ports/secrets';
import { readJsonFile, writeJsonFile } from './json-file';

/** The part of Electron's safeStorage that is used. */
export interface SafeStorage {
  isEncryptionAvailable(): boolean;
  getSelectedStorageBackend?(): string;
  encryptString(text: string): Buffer;
  decryptString(encrypted: Buffer): string;
}

const Stored = z.record(z.string(), z.string());

/**
 * Secrets encrypted with the system's keychain, as base64 in one file. Null when the system has none that protects (Linux
 * without a keyring would only obfuscate): the engine then keeps its own file, which only the user can read.
 */
export function openKeychain(file: string, storage: SafeStorage): Secrets | null {
  if (!protects(storage)) return null;
  return {
    keptIn: 'keychain',
    async get(name) {
      const stored = readJsonFile(file, Stored) ?? {};
      const encrypted = Object.hasOwn(stored, name) ? stored[name] : undefined;
      if (encrypted === undefined) return null;
      try {
        return storage.decryptString(Buffer.from(encrypted, 'base64'));
      } catch (cause) {
        throw new AppError('secrets.locked', `The keychain does not open the secret "${name}"`, {
          mend: 'Unlock the system’s keychain and start again. If the folder came from another machine or user, enter the secret once more.',
          cause,
        });
      }
    },
    async set(name, value) {
      writeJsonFile(file, { ...readJsonFile(file, Stored), [name]: storage.encryptString(value).toString('base64') });
    },
    async remove(name) {
      const stored = readJsonFile(file, Stored) ?? {};
      if (Object.hasOwn(stored, name)) writeJsonFile(file, Object.fromEntries(Object.entries(stored).filter(([kept]) => kept !== name)));
    },
    async names() {
      return Object.keys(readJsonFile(file, Stored) ?? {});
    },
  };
}

function protects(storage: SafeStorage): boolean {
  try {
    return storage.isEncryptionAvailable() && storage.getSelectedStorageBackend?.() !== 'basic_text';
  } catch {
    return false;
  }
}
