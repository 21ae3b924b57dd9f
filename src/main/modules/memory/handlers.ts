import { ok } from '../../../shared/result';
import type { MemoryBook } from './memory-book';
import type { Handlers } from '../../platform/router';

type MemoryHandlers = Pick<
  Handlers,
  'memory.overview' | 'memory.search' | 'memory.save' | 'memory.forget' | 'memory.export' | 'memory.import'
>;

export function memoryHandlers(book: MemoryBook): MemoryHandlers {
  return {
    'memory.overview': async () => ok(await book.overview()),
    'memory.search': async (search) => ok(await book.search(search, new AbortController().signal)),
    'memory.save': ({ entry, replaces }) => book.save(entry, replaces),
    'memory.forget': ({ entries }) => book.forget(entries),
    'memory.export': async ({ format, ...where }) => ok(await book.export(format, where)),
    'memory.import': ({ text }) => book.import(text),
  };
}
