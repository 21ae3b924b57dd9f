import { MemoryBook } from '../../modules/memory/memory-book';
import { memoryHandlers } from '../../modules/memory/handlers';
import { homeConfig } from '../../platform/home-config';
import type { Memory } from '../../ports/memory';
import { createMarkdownMemory } from '../../modules/memory/storage/markdown-memory';
import { noMemory } from '../../modules/memory/storage/no-memory';
import { createSqliteMemory } from '../../modules/memory/storage/sqlite-memory';
import { inRecords } from './in-records';
import type { OfflineHome, ReadingHandlers } from './reading';

type MemoryHandlers = ReturnType<typeof memoryHandlers>;

/** Whoever reads the home; nothing of it is written. */
const reader = { by: 'offline', via: 'cli' };

/** What is remembered, as the engine's own handlers answer it. */
export function offlineMemory({
  clock,
  paths,
}: OfflineHome): Pick<ReadingHandlers, 'memory.overview' | 'memory.search' | 'memory.export'> {
  const inMemory = <T>(work: (handlers: MemoryHandlers) => T | Promise<T>): Promise<T> => {
    const { backend } = homeConfig(paths).config.memory;
    const of = async (memory: Memory): Promise<T> =>
      work(memoryHandlers(new MemoryBook(memory, () => backend, clock)));
    return backend === 'sqlite'
      ? inRecords(
          paths,
          () => of(noMemory),
          (_runs, database) => of(createSqliteMemory(database)),
        )
      : of(backend === 'markdown' ? createMarkdownMemory(paths.memory) : noMemory);
  };
  return {
    'memory.overview': (input) => inMemory((handlers) => handlers['memory.overview'](input, reader)),
    'memory.search': (input) => inMemory((handlers) => handlers['memory.search'](input, reader)),
    'memory.export': (input) => inMemory((handlers) => handlers['memory.export'](input, reader)),
  };
}
