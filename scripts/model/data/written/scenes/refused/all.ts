import type { Scene } from '../../scene';
import { refusedEn1 } from './en-1';
import { refusedEn2 } from './en-2';
import { refusedEn3 } from './en-3';
import { refusedKo1 } from './ko-1';
import { refusedKo2 } from './ko-2';

/** Steps that depend on something, or must or cannot be done. */
export const refused: readonly Scene[] = [...refusedEn1, ...refusedEn2, ...refusedEn3, ...refusedKo1, ...refusedKo2];
