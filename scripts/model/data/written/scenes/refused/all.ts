import type { Scene } from '../../scene';
import { refusedEn1 } from './en-1';
import { refusedEn2 } from './en-2';
import { refusedEn3 } from './en-3';
import { refusedEn4 } from './en-4';
import { refusedEn5 } from './en-5';
import { refusedEn6 } from './en-6';
import { refusedKo1 } from './ko-1';
import { refusedKo2 } from './ko-2';
import { refusedKo3 } from './ko-3';
import { refusedKo4 } from './ko-4';
import { refusedKo5 } from './ko-5';
import { refusedKo6 } from './ko-6';

/** Steps that depend on something, or must or cannot be done. */
export const refused: readonly Scene[] = [...refusedEn1, ...refusedEn2, ...refusedEn3, ...refusedEn4, ...refusedEn5, ...refusedEn6, ...refusedKo1, ...refusedKo2, ...refusedKo3, ...refusedKo4, ...refusedKo5, ...refusedKo6];
