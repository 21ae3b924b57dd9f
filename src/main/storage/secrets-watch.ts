import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { messageOf } from '../../shared/errors';
import type { Clock } from '../base/clock';
import type { Logger } from '../base/logger';

export interface SecretsWatchPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Something else is in the file, or it is gone. */
  readonly changed: () => void;
}

/** Editors write in bursts; the file is looked at when it was quiet for this long. */
const settleMs = 100;

/** Tells when the file of secrets was saved, by whomever. Its folder has to be there; one that cannot be watched is logged. */
export function watchSecrets(file: string, { clock, logger, changed }: SecretsWatchPorts): { close(): void } {
  const [folder, name] = [dirname(file), basename(file)];
  let settling = new AbortController();
  let before = textOf(file);
  const look = (): void => {
    const now = textOf(file);
    if (now === before) return;
    before = now;
    changed();
  };
  // The database beside it is written all the time; its events cost no more than a comparison.
  const seen = (_event: string, entry: string | null): void => {
    if (entry !== null && entry !== name) return;
    settling.abort();
    settling = new AbortController();
    clock.sleep(settleMs, settling.signal).then(look, () => {});
  };
  const failed = (failure: unknown): void => { logger.warn('The file of secrets is not watched; a change of it counts when config.toml is saved', { failure: messageOf(failure) }); };
  try {
    const watcher = watch(folder, { persistent: false }, seen).on('error', failed);
    return {
      close: () => {
        settling.abort();
        watcher.close();
      },
    };
  } catch (failure) {
    failed(failure);
    return { close: () => {} };
  }
}

/** Null: there is none that can be read. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
