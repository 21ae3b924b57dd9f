import { z } from 'zod';
import type { KeptPins } from '../../ports/kept-pins';
import type { Database } from './database';
import { storedValue } from './stored-value';

const Kept = z.array(z.object({ board: z.string(), pin: z.number().int().nonnegative() })).readonly();

/**
 * Pins that were set as a light and not put out since: a light that config.toml names elsewhere in the meantime
 * would shine on.
 */
export const createLitPins = (database: Database, isTrusted?: () => boolean): KeptPins =>
  ofThisEngine(storedValue(database, 'lit_pins', Kept, []), isTrusted);

/** Pins of buttons that were set and not heard since: they may be outputs, which hear nothing. */
export const createSetButtons = (database: Database, isTrusted?: () => boolean): KeptPins =>
  ofThisEngine(storedValue(database, 'set_buttons', Kept, []), isTrusted);

/** While it is not trusted, nothing is known of before this engine: pins that it touches are written to. */
function ofThisEngine(stored: KeptPins, isTrusted: () => boolean = () => true): KeptPins {
  let isWritten = false;
  return {
    read: () => (isWritten || isTrusted() ? stored.read() : []),
    write: (pins) => {
      stored.write(pins);
      isWritten = true;
    },
  };
}
