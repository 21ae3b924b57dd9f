import type { Clock } from './clock';
import { untilAborted, workIsOver } from './until-aborted';

/**
 * Runs `work` under a signal that aborts `ms` after `signal` does: what is nearly done may end well. Work
 * that ignores it is left behind then.
 */
export async function withGracePeriod<T>(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const finished = new AbortController();
  const late = new AbortController();
  const onAbort = (): void => {
    clock.sleep(ms, finished.signal).then(
      () => {
        late.abort(signal.reason);
      },
      () => {},
    );
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await untilAborted(late.signal, work(late.signal));
  } finally {
    signal.removeEventListener('abort', onAbort);
    finished.abort(workIsOver);
  }
}
