import { ownAddressing } from './own-addressing';
import { ownFiles } from './own-files';
import { ownKeeping } from './own-keeping';
import { ownLevels } from './own-levels';
import { ownNotes } from './own-notes';
import { ownNotices } from './own-notices';
import { ownParts } from './own-parts';
import { ownPins } from './own-pins';
import { ownPinsInContext } from './own-pins-in-context';
import { ownPublishing } from './own-publishing';
import { ownSending } from './own-sending';
import { ownSmallWords } from './own-small-words';
import { ownTimers } from './own-timers';
import { ownWords } from './own-words';
import type { Written } from './table';

/** More sentences for tools that the product has. */
export const ownTools: readonly Written[] = [...ownPins, ...ownPinsInContext, ...ownPublishing, ...ownNotices, ...ownSending, ...ownNotes, ...ownWords, ...ownFiles, ...ownKeeping, ...ownSmallWords, ...ownTimers, ...ownParts, ...ownLevels, ...ownAddressing];
