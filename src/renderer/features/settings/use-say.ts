import { useWords, type SayOf } from '../../i18n/use-words';
import type { words } from './words.en';

/** A phrase of the page; the compiler knows the keys. */
export type Say = SayOf<typeof words>;

export const useSay = (): ReturnType<typeof useWords<typeof words>> => useWords<typeof words>('settings');
