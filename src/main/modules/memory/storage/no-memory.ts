import type { Memory } from '../../../ports/memory';

/** `[memory] backend = "none"`: nothing is kept, nothing is found. */
export const noMemory: Memory = {
  whyOff: () =>
    'The memory is switched off, so nothing is kept and nothing found. A person can choose a backend under [memory] in config.toml.',
  store: () => Promise.resolve(),
  recall: () => Promise.resolve([]),
  get: () => Promise.resolve(null),
  forget: () => Promise.resolve(false),
  list: () => Promise.resolve([]),
  counts: () => Promise.resolve([]),
};
