import * as addressing from './addressing';
import * as boards from './boards';
import * as calls from './calls';
import * as longhand from './longhand';
import * as notes from './notes';
import * as occasions from './occasions';
import * as parts from './parts';
import * as plainWords from './plain-words';
import * as plans from './plans';
import * as procedures from './procedures';
import * as publishing from './publishing';
import * as records from './records';
import * as remembering from './remembering';
import * as requests from './requests';
import * as runs from './runs';
import * as sending from './sending';
import * as shelves from './shelves';
import * as shortHand from './short-hand';
import * as smallWords from './small-words';
import * as telling from './telling';
import * as unquoted from './unquoted';
import * as whichOne from './which-one';

/** Slots that are programs: `takes topic = addressing.topic` in a table. */
export const drawn = { addressing, boards, calls, longhand, notes, occasions, parts, plainWords, plans, procedures, publishing, records, remembering, requests, runs, sending, shelves, shortHand, smallWords, telling, unquoted, whichOne };
