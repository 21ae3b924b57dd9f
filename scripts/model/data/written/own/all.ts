import { ownAddressing } from './addressing';
import { ownFiles } from './files';
import { ownKeeping } from './keeping';
import { ownLevels } from './levels';
import { ownNotes } from './notes';
import { ownNotices } from './notices';
import { ownParts } from './parts';
import { ownPins } from './pins';
import { ownPinMaps } from './pin-maps';
import { ownPinSenses } from './pin-senses';
import { ownPinsInContext } from './pins-in-context';
import { ownPublishing } from './publishing';
import { ownSending } from './sending';
import { ownSmallWords } from './small-words';
import { ownTimers } from './timers';
import { ownWords } from './words';
import type { Written } from '../table';

/** More sentences for tools that the product has. */
export const ownTools: readonly Written[] = [...ownPins, ...ownPinsInContext, ...ownPublishing, ...ownNotices, ...ownSending, ...ownNotes, ...ownWords, ...ownFiles, ...ownKeeping, ...ownSmallWords, ...ownTimers, ...ownParts, ...ownLevels, ...ownAddressing, ...ownPinMaps, ...ownPinSenses];
