import type { Scene } from '../../scene';
import { brakesEn1 } from './en-1';
import { brakesEn2 } from './en-2';
import { brakesEn3 } from './en-3';
import { brakesKo1 } from './ko-1';
import { brakesKo2 } from './ko-2';

/** Steps that may or may not be done, beside steps that only look forbidden. */
export const brakes: readonly Scene[] = [...brakesEn1, ...brakesEn2, ...brakesEn3, ...brakesKo1, ...brakesKo2];
