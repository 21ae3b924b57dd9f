import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastingStorage, type LastingStorage } from './lasting-storage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A storage with what lies on the disk of it each time that it is written there. */
function open(): {
  readonly storage: LastingStorage;
  readonly disk: readonly Readonly<Record<string, string>>[];
} {
  const items = new Map<string, string>();
  const disk: Record<string, string>[] = [];
  const page: LastingStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
  return {
    disk,
    storage: lastingStorage(
      () => page,
      () => {
        disk.push(Object.fromEntries(items));
      },
    ),
  };
}

test('changes that follow one another are written to the disk together, and later ones again', () => {
  const { storage, disk } = open();
  storage.setItem('draft', 'a');
  storage.setItem('draft', 'ab');
  expect([storage.getItem('draft'), disk]).toEqual(['ab', []]);
  vi.runAllTimers();
  storage.removeItem('draft');
  vi.runAllTimers();
  expect(disk).toEqual([{ draft: 'ab' }, {}]);
});

test('taking away what is not there writes nothing', () => {
  const { storage, disk } = open();
  storage.removeItem('draft');
  vi.runAllTimers();
  expect(disk).toEqual([]);
});
