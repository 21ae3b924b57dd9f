import type { Writable } from 'node:stream';
import { messageOf } from '../../shared/errors';

export interface Output {
  readonly isTTY?: boolean;
  write(text: string): void;
  /** Resolves when everything that can be written is. */
  finished(): Promise<void>;
}

/**
 * What a command prints. Neither a reader who leaves first, as in `zeroclaw runs | head -1`, nor a full disk
 * ends the work: what is left to print is not, and `onLost` is told why, unless it was the reader.
 */
export function outputTo(
  stream: Writable & { readonly isTTY?: boolean },
  onLost: (why: string) => void,
): Output {
  let isLost = false;
  stream.on('error', (failure: NodeJS.ErrnoException) => {
    if (!isLost && failure.code !== 'EPIPE') onLost(messageOf(failure));
    isLost = true;
  });
  const write = (text: string): void => {
    if (!isLost) stream.write(text);
  };
  return {
    ...(stream.isTTY === undefined ? {} : { isTTY: stream.isTTY }),
    write,
    finished: () =>
      new Promise((resolve) => {
        stream.write('', () => {
          resolve();
        });
      }),
  };
}
