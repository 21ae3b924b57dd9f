import { useWords } from '../../i18n/use-words';
import type { words } from './words.en';

export const useSay = (): ReturnType<typeof useWords<typeof words>> => useWords<typeof words>('models');
