import type { MemoryRecord } from '../../ports/memory';
import { toSearchText } from './words';

/** What of a record can be found. The words in a key that the program made mean nothing. */
export const searchTextOf = ({ key, content, category }: Pick<MemoryRecord, 'key' | 'content' | 'category'>): string =>
  toSearchText(category === 'conversation' || /^(?:core|daily)_/u.test(key) ? content : `${key}\n${content}`);
