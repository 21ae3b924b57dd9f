import type { z } from 'zod';
import { ask } from './bridge';

/** The part of `Storage` in which pages keep work that is not done. */
export type LastingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What changes within this time is written to the disk at once. */
const settleMs = 250;

/**
 * The window's storage, written to the disk soon after each change: by itself the browser does that up to a
 * minute later, too late for an app that is killed.
 */
export function lastingStorage(storage: () => LastingStorage, toDisk: () => void): LastingStorage {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const changed = (): void => {
    waiting ??= setTimeout(() => {
      waiting = null;
      toDisk();
    }, settleMs);
  };
  return {
    getItem: (key) => storage().getItem(key),
    setItem(key, value) {
      storage().setItem(key, value);
      changed();
    },
    removeItem(key) {
      if (storage().getItem(key) === null) return;
      storage().removeItem(key);
      changed();
    },
  };
}

/** Where drafts of all pages are kept: they outlive a reload, quitting, and a crash of the app. */
export const draftStorage = lastingStorage(
  () => window.localStorage,
  () => void ask('desktop.keep-storage', {}),
);

/** Null also when it cannot be read: a draft that is damaged is none. */
export function readKept<T>(storage: LastingStorage, key: string, schema: z.ZodType<T>): T | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Null takes it away. A storage that is full keeps what it had; the work itself is not touched. */
export function keep(storage: LastingStorage, key: string, draft: unknown): void {
  try {
    if (draft === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Only what a reload would bring back is lost.
  }
}
