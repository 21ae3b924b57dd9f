import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { AppError } from '../../shared/errors';
import type { Secrets } from '../ports/secrets';
import { writeFileAtomically } from '../base/atomic-file';

const SecretsFile = z.record(z.string(), z.string());

/**
 * `keychain:NAME` values where there is no keychain (the daemon): a JSON file that only this user can read (mode 0600). The
 * values are not encrypted: whoever can read this user's files can read them. Rejects with AppError secrets.file.
 */
export function createSecretsFile(file: string): Secrets {
  const write = (all: Record<string, string>): void => { writeFileAtomically(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 }); };
  return {
    keptIn: 'file',
    async get(name) {
      const all = readAll(file);
      return Promise.resolve(Object.hasOwn(all, name) ? (all[name] ?? null) : null);
    },
    async set(name, value) {
      write({ ...readAll(file), [name]: value });
      return Promise.resolve();
    },
    async remove(name) {
      const all = readAll(file);
      if (Object.hasOwn(all, name)) write(Object.fromEntries(Object.entries(all).filter(([kept]) => kept !== name)));
      return Promise.resolve();
    },
    async names() {
      return Promise.resolve(Object.keys(readAll(file)));
    },
  };
}

function readAll(file: string): Record<string, string> {
  try {
    return SecretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return {};
    // The cause is left out: a parse error may quote a secret.
    throw new AppError('secrets.file', `${file} cannot be read as a JSON object of names and texts`, { mend: 'Correct the file, or delete it and enter the secrets again.' });
  }
}
