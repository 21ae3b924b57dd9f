import { useWords, type SayOf, type WordOf } from '../../i18n/use-words';
import type { words } from './words.en';

export type RunWord = WordOf<typeof words>;

/** A phrase of the run pages; the compiler knows the keys. */
export type Say = SayOf<typeof words>;

export const useSay = (): ReturnType<typeof useWords<typeof words>> => useWords<typeof words>('runs');
