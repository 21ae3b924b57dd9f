import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../shared/errors';
import { writeFileAtomically } from './atomic-file';
import { inFileTurn } from './file-turn';
import { makeFolder } from './make-folder';

const NamedTexts = z.record(z.string(), z.string());

/**
 * A JSON file of names and texts that nobody but its user can read. None is an empty one; a damaged one
 * rejects with AppError secrets.file, and is left as it is.
 */
export interface NamedTextsFile {
  read(): Readonly<Record<string, string>>;
  get(name: string): string | null;
  set(name: string, text: string): void;
  /** One that is not there is gone already. */
  remove(name: string): void;
}

export function namedTextsFile(file: string): NamedTextsFile {
  const read = (): Record<string, string> => {
    try {
      return NamedTexts.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return {};
      // The cause is left out: a parse error may quote a secret.
      throw new AppError('secrets.file', `${file} cannot be read as a JSON object of names and texts`, {
        remedy: 'Correct the file, or delete it and enter the secrets again.',
      });
    }
  };
  const write = (all: Record<string, string>): void => {
    writeFileAtomically(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  };
  return {
    read,
    get(name) {
      const all = read();
      return Object.hasOwn(all, name) ? (all[name] ?? null) : null;
    },
    set(name, text) {
      makeFolder(dirname(file), 0o777);
      inFileTurn(file, () => {
        write({ ...read(), [name]: text });
      });
    },
    remove(name) {
      if (!Object.hasOwn(read(), name)) return;
      inFileTurn(file, () => {
        write(Object.fromEntries(Object.entries(read()).filter(([kept]) => kept !== name)));
      });
    },
  };
}
