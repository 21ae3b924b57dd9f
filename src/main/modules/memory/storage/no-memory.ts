import type { Memory } from '../../../ports/memory';

/** `[memory] backend = "none"`: nothing is kept, nothing is found. */
export const noMemory: Memory = {
  store: () => Promise.resolve(),
  recall: () => Promise.resolve([]),
  get: () => Promise.resolve(null),
  forget: () => Promise.resolve(false),
  list: () => Promise.resolve([]),
  counts: () => Promise.resolve([]),
};
