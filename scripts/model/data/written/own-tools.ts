import { ownFiles } from './own-files';
import { ownNotes } from './own-notes';
import { ownPins } from './own-pins';
import { ownPinsInContext } from './own-pins-in-context';
import { ownNotices } from './own-notices';
import { ownPublishing } from './own-publishing';
import { ownWords } from './own-words';
import type { Written } from './table';

/** More sentences for tools that the product has. */
export const ownTools: readonly Written[] = [...ownPins, ...ownPinsInContext, ...ownPublishing, ...ownNotices, ...ownNotes, ...ownWords, ...ownFiles];
