import type { Scene } from '../../scene';
import { rowsEn1 } from './en-1';
import { rowsEn2 } from './en-2';
import { rowsEn3 } from './en-3';
import { rowsEn4 } from './en-4';
import { rowsEn5 } from './en-5';
import { rowsEn6 } from './en-6';
import { rowsEn7 } from './en-7';
import { rowsEn8 } from './en-8';
import { rowsEn9 } from './en-9';

/** Arguments that are lists, beside tools that take one value of the same kind, in English. */
export const rowsEn: readonly Scene[] = [...rowsEn1, ...rowsEn2, ...rowsEn3, ...rowsEn4, ...rowsEn5, ...rowsEn6, ...rowsEn7, ...rowsEn8, ...rowsEn9];
