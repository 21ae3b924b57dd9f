import type { Scene } from '../../scene';
import { rowsEn } from './all-en';
import { rowsKo } from './all-ko';

/** Lists as arguments. */
export const rows: readonly Scene[] = [...rowsEn, ...rowsKo];
