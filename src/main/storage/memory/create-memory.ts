import { unreachable } from '../../../shared/errors';
import type { Memory } from '../../ports/memory';
import type { Database } from '../database';
import { createMarkdownMemory } from './markdown-memory';
import { createSqliteMemory } from './sqlite-memory';
import { noMemory } from './no-memory';

export type MemoryBackend = 'sqlite' | 'markdown' | 'none';

export interface MemoryPlaces {
  readonly database: Database;
  /** Where Markdown files go. */
  readonly folder: string;
}

/** The memory that `[memory] backend` names. */
export function createMemory(backend: MemoryBackend, places: MemoryPlaces): Memory {
  switch (backend) {
    case 'sqlite':
      return createSqliteMemory(places.database);
    case 'markdown':
      return createMarkdownMemory(places.folder);
    case 'none':
      return noMemory;
    default:
      return unreachable(backend);
  }
}
