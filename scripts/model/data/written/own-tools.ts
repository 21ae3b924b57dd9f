import { ownFiles } from './own-files';
import { ownNotes } from './own-notes';
import { ownPins } from './own-pins';
import { ownWords } from './own-words';
import type { Written } from './table';

/** More sentences for tools that the product has. */
export const ownTools: readonly Written[] = [...ownPins, ...ownNotes, ...ownWords, ...ownFiles];
