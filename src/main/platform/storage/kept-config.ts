import { readFileSync } from 'node:fs';
import { messageOf } from '../../../shared/errors';
import { writeFileAtomically } from '../base/atomic-file';
import type { KeptConfig } from '../../ports/kept-config';

export function createKeptConfig(file: string): KeptConfig {
  return {
    file,
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch (failure) {
        return (failure as NodeJS.ErrnoException).code === 'ENOENT'
          ? null
          : { unreadable: messageOf(failure) };
      }
    },
    write: (text) => {
      writeFileAtomically(file, text, { mode: 0o600 });
    },
  };
}
