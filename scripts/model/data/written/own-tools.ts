import { ownFiles } from './own-files';
import { ownNotes } from './own-notes';
import { ownPins } from './own-pins';
import { ownPinsInContext } from './own-pins-in-context';
import { ownWords } from './own-words';
import type { Written } from './table';

/** More sentences for tools that the product has. */
export const ownTools: readonly Written[] = [...ownPins, ...ownPinsInContext, ...ownNotes, ...ownWords, ...ownFiles];
