import type { Scene } from '../../scene';
import { rowsKo1 } from './ko-1';
import { rowsKo2 } from './ko-2';
import { rowsKo3 } from './ko-3';
import { rowsKo4 } from './ko-4';
import { rowsKo5 } from './ko-5';
import { rowsKo6 } from './ko-6';
import { rowsKo7 } from './ko-7';
import { rowsKo8 } from './ko-8';
import { rowsKo9 } from './ko-9';

/** Arguments that are lists, beside steps without any, in Korean. */
export const rowsKo: readonly Scene[] = [...rowsKo1, ...rowsKo2, ...rowsKo3, ...rowsKo4, ...rowsKo5, ...rowsKo6, ...rowsKo7, ...rowsKo8, ...rowsKo9];
