import type { MemoryRecord } from '../../../ports/memory';
import { toSearchText } from './words';

type Found = Pick<MemoryRecord, 'key' | 'content' | 'category'>;

/** What of a record can be found. The words in a key that the program made mean nothing. */
export const foundTextOf = ({ key, content, category }: Found): string =>
  category === 'conversation' || /^(?:core|daily)_/u.test(key) ? content : `${key}\n${content}`;

/** The same, as words are compared. */
export const searchTextOf = (record: Found): string => toSearchText(foundTextOf(record));
