import { useCallback, useSyncExternalStore } from 'react';

const tickMs = 500;

/**
 * One ticker for the whole window, so that two countdowns on screen never disagree. It stands still while
 * nobody looks.
 */
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | null = null;

function tick(): void {
  now = Date.now();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === null) {
    now = Date.now();
    timer = setInterval(tick, tickMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

/**
 * The time now, in milliseconds since 1970. Above a second it is rounded down to `everyMs`, so that slow
 * texts are drawn seldom.
 */
export function useNow(everyMs = 1000): number {
  const read = useCallback(() => (everyMs <= 1000 ? now : Math.floor(now / everyMs) * everyMs), [everyMs]);
  return useSyncExternalStore(subscribe, read);
}
