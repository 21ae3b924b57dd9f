import type { MemoryRecord } from '../../ports/memory';
import { toSearchText } from './words';

/** Categories whose keys are made by the program; the words in them mean nothing. */
const withMadeKeys = new Set(['conversation', 'daily', 'core']);

/** What of a record can be found. */
export const searchTextOf = ({ key, content, category }: Pick<MemoryRecord, 'key' | 'content' | 'category'>): string => toSearchText(withMadeKeys.has(category) ? content : `${key}\n${content}`);
