import { existsSync } from 'node:fs';
import { ok } from '../../../shared/result';
import { MemoryBook } from '../../agent/memory/memory-book';
import type { Memory } from '../../ports/memory';
import { homeConfig } from '../../composition/home-config';
import { isDatabaseThere, openDatabase, toStorageError } from '../../storage/database';
import { createMarkdownMemory } from '../../storage/memory/markdown-memory';
import { noMemory } from '../../storage/memory/no-memory';
import { createSqliteMemory } from '../../storage/memory/sqlite-memory';
import type { OfflineHome, ReadingHandlers } from './reading';

/** What is remembered. */
export function offlineMemory({
  home,
  clock,
  paths,
}: OfflineHome): Pick<ReadingHandlers, 'memory.overview' | 'memory.search' | 'memory.export'> {
  const inMemory = async <T>(work: (book: MemoryBook) => Promise<T>): Promise<T> => {
    const { backend } = homeConfig(paths).config.memory;
    const of = (memory: Memory): MemoryBook => new MemoryBook(memory, () => backend, clock);
    if (backend !== 'sqlite')
      return work(of(backend === 'markdown' ? createMarkdownMemory(paths.memory) : noMemory));
    if (existsSync(home) && !isDatabaseThere(paths.database)) return work(of(noMemory));
    const database = openDatabase(paths.database, { readOnly: true });
    try {
      return await work(of(createSqliteMemory(database)));
    } catch (failure) {
      throw toStorageError(failure, paths.database);
    } finally {
      database.close();
    }
  };
  return {
    'memory.overview': () => inMemory(async (book) => ok(await book.overview())),
    'memory.search': (search) =>
      inMemory(async (book) => ok(await book.search(search, new AbortController().signal))),
    'memory.export': ({ format, ...where }) => inMemory(async (book) => ok(await book.export(format, where))),
  };
}
