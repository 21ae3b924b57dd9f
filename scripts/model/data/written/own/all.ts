import { ownAddressing } from './addressing';
import { ownCalendar } from './calendar';
import { ownCalls } from './calls';
import { ownFiles } from './files';
import { ownKeeping } from './keeping';
import { ownLevels } from './levels';
import { ownNotes } from './notes';
import { ownNotices } from './notices';
import { ownParts } from './parts';
import { ownPins } from './pins';
import { ownPinDecoys } from './pin-decoys';
import { ownPinMaps } from './pin-maps';
import { ownPinReads } from './pin-reads';
import { ownPinSenses } from './pin-senses';
import { ownPinVerbs } from './pin-verbs';
import { ownPinsInContext } from './pins-in-context';
import { ownProcedures } from './procedures';
import { ownPublishing } from './publishing';
import { ownRemembering } from './remembering';
import { ownSending } from './sending';
import { ownShelves } from './shelves';
import { ownSmallWords } from './small-words';
import { ownTimers } from './timers';
import { ownUnquoted } from './unquoted';
import { ownWords } from './words';
import type { Written } from '../table';

/** More sentences for tools that the product has. */
export const ownTools: readonly Written[] = [...ownPins, ...ownPinsInContext, ...ownPublishing, ...ownNotices, ...ownSending, ...ownNotes, ...ownWords, ...ownFiles, ...ownKeeping, ...ownSmallWords, ...ownTimers, ...ownParts, ...ownLevels, ...ownAddressing, ...ownPinMaps, ...ownPinSenses, ...ownCalendar, ...ownProcedures, ...ownCalls, ...ownShelves, ...ownRemembering, ...ownPinDecoys, ...ownPinVerbs, ...ownPinReads, ...ownUnquoted];
