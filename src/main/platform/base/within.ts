import type { Clock } from './clock';
import { untilAborted, workIsOver } from './until-aborted';

/** The reason of a signal that a deadline aborted. */
export class DeadlinePassed extends Error {
  constructor(readonly ms: number) {
    super(`No answer within ${String(ms / 1000)} s`);
    this.name = 'DeadlinePassed';
  }
}

/**
 * Runs `work` under `signal` and a deadline; the timer never outlives the work, and work that ignores both is
 * left behind.
 */
export async function within<T>(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const deadline = new AbortController();
  clock.sleep(ms, finished.signal).then(
    () => {
      deadline.abort(new DeadlinePassed(ms));
    },
    () => {},
  );
  try {
    const either = AbortSignal.any([signal, deadline.signal]);
    return await untilAborted(either, work(either));
  } finally {
    finished.abort(workIsOver);
  }
}
