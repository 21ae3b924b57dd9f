import { useWords, type WordOf } from '../../i18n/use-words';
import type { words } from './words.en';

export type SopWord = WordOf<typeof words>;

export const useSay = (): ReturnType<typeof useWords<typeof words>> => useWords<typeof words>('sops');
