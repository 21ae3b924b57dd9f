import { readFileSync } from 'node:fs';
import { writeFileAtomically } from '../base/atomic-file';

/** The text of config.toml that was in force last. It holds secrets as config.toml does: only this user can read it. */
export interface KeptConfig {
  /** Null: there is none, or it cannot be read. */
  read(): string | null;
  /** On disk on return. Throws AppError storage.write. */
  write(text: string): void;
}

export function createKeptConfig(file: string): KeptConfig {
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return null;
      }
    },
    write: (text) => { writeFileAtomically(file, text, { mode: 0o600 }); },
  };
}
