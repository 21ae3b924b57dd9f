import type { Scene } from '../../scene';
import { toldEn1 } from './en-1';
import { toldEn2 } from './en-2';
import { toldEn3 } from './en-3';
import { toldKo1 } from './ko-1';
import { toldKo2 } from './ko-2';
import { toldKo3 } from './ko-3';

/** Values that stand in the event or in an earlier result, and texts made of them. */
export const told: readonly Scene[] = [...toldEn1, ...toldEn2, ...toldEn3, ...toldKo1, ...toldKo2, ...toldKo3];
