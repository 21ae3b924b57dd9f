/**
 * The reason for which a timer or a listener of work that has ended is called off. One for all: an error of its
 * own for each, with its stack, costs as much as a short piece of work.
 */
export const workIsOver = new Error('the work is over');

/**
 * Settles like `work`, but rejects with the signal's reason as soon as it is aborted: work that ignores the
 * signal is left behind.
 */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let onAbort = (): void => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    work.catch(() => {});
  }
}
