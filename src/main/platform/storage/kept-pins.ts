import { z } from 'zod';
import type { KeptPins } from '../../ports/kept-pins';
import type { Database } from './database';
import { storedValue } from './stored-value';

const Kept = z.array(z.object({ board: z.string(), pin: z.number().int().nonnegative() })).readonly();

/**
 * Pins that were set as a light and not put out since: a light that config.toml names elsewhere in the meantime
 * would shine on.
 */
export const createLitPins = (database: Database): KeptPins => storedValue(database, 'lit_pins', Kept, []);

/** Pins of buttons that were set and not heard since: they may be outputs, which hear nothing. */
export const createSetButtons = (database: Database): KeptPins =>
  storedValue(database, 'set_buttons', Kept, []);
