import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WatcherAnswer } from '../../../platform/base/stillness/watcher-protocol';
import type { Clock } from '../../../platform/base/clock';
import { DeadlinePassed, within } from '../../../platform/base/within';

const answersWithinMs = 3_000;

/**
 * What the thread that watches an engine says. `silent`: it is there, and does not answer; null: nobody is
 * there. Rejects with the signal's reason.
 */
export async function askWatcher(
  address: string,
  clock: Clock,
  signal: AbortSignal,
): Promise<WatcherAnswer | 'silent' | null> {
  try {
    return await within(clock, answersWithinMs, signal, async (limited) => {
      const socket = connect(address);
      const end = (): void => {
        socket.destroy();
      };
      limited.addEventListener('abort', end, { once: true });
      try {
        const told = await text(socket);
        // Read when a watcher has answered, which it is asked only where no engine does.
        const { Answer } = await import('./watcher-answer');
        return Answer.parse(JSON.parse(told));
      } finally {
        limited.removeEventListener('abort', end);
        socket.destroy();
      }
    });
  } catch (failure) {
    signal.throwIfAborted();
    return failure instanceof DeadlinePassed ? 'silent' : null;
  }
}
