import { unreachable } from '../../../../shared/errors';
import type { Memory } from '../../../ports/memory';
import type { Database } from '../../../platform/storage/database';
import type { Meaning } from './memory-meaning';
import { createMarkdownMemory } from './markdown-memory';
import { createSqliteMemory } from './sqlite-memory';
import { noMemory } from './no-memory';

export type MemoryBackend = 'sqlite' | 'markdown' | 'none';

export interface MemoryPlaces {
  readonly database: Database;
  /** Where Markdown files go. */
  readonly folder: string;
  /** Finds by meaning as well as by words what is kept in the database. */
  readonly meaning?: Meaning;
}

/** The memory that `[memory] backend` names. */
export function createMemory(backend: MemoryBackend, places: MemoryPlaces): Memory {
  switch (backend) {
    case 'sqlite':
      return createSqliteMemory(places.database, places.meaning);
    case 'markdown':
      return createMarkdownMemory(places.folder);
    case 'none':
      return noMemory;
    default:
      return unreachable(backend);
  }
}
