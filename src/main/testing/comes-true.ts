import { vi } from 'vitest';

/**
 * Waits until the check throws no more. The limit is for what never comes true; the second that vitest would
 * wait is too short for a busy machine.
 */
export const comesTrue = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 10 });
