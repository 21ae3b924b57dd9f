import { runRecords, storeAll, type Memory } from '../../../ports/memory';
import { createMemory, type MemoryBackend, type MemoryPlaces } from './create-memory';

/**
 * The memory that config.toml names at the moment of each call. `changed`: something that people look at was
 * stored or forgotten.
 */
export function switchedMemory(
  backend: () => MemoryBackend,
  places: MemoryPlaces,
  changed: () => void,
): Memory {
  const made = new Map<MemoryBackend, Memory>();
  const current = (): Memory => {
    const name = backend();
    const memory = made.get(name) ?? createMemory(name, places);
    made.set(name, memory);
    return memory;
  };
  return {
    whyOff: () => current().whyOff?.() ?? null,
    holds: (key) => current().holds?.(key),
    async store(record) {
      await current().store(record);
      if (record.category !== runRecords) changed();
    },
    async storeAll(records) {
      await storeAll(current(), records);
      changed();
    },
    recall: (query, options, signal) => current().recall(query, options, signal),
    get: (key, scope) => current().get(key, scope),
    async forget(key, scope) {
      const forgotten = await current().forget(key, scope);
      if (forgotten) changed();
      return forgotten;
    },
    list: (page) => current().list(page),
    counts: () => current().counts(),
  };
}
