/**
 * Resolves once `isTrue` says so, now or after a change; rejects with the signal's reason. `onChange` takes a
 * listener and gives back what ends it.
 */
export function untilTrue(
  onChange: (listener: () => void) => () => void,
  isTrue: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      off();
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = (): void => {
      end(() => {
        reject(signal.reason as Error);
      });
    };
    const look = (): void => {
      if (isTrue()) end(resolve);
    };
    const off = onChange(look);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    else look();
  });
}
