import { z } from 'zod';
import type { LitPins } from '../ports/lit-pins';
import type { Database } from './database';
import { storedValue } from './stored-value';

const Lit = z.array(z.object({ board: z.string(), pin: z.number().int().nonnegative() })).readonly();

export const createLitPins = (database: Database): LitPins => storedValue(database, 'lit_pins', Lit, []);
