import type { Clock } from './clock';

/** The reason of a signal that a deadline aborted. */
export class DeadlinePassed extends Error {
  constructor(readonly ms: number) {
    super(`No answer within ${String(ms / 1000)} s`);
    this.name = 'DeadlinePassed';
  }
}

/** Runs `work` under `signal` and a deadline; the timer never outlives the work. */
export async function within<T>(clock: Clock, ms: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const finished = new AbortController();
  const deadline = new AbortController();
  clock.sleep(ms, finished.signal).then(
    () => { deadline.abort(new DeadlinePassed(ms)); },
    () => {},
  );
  try {
    return await work(AbortSignal.any([signal, deadline.signal]));
  } finally {
    finished.abort();
  }
}
