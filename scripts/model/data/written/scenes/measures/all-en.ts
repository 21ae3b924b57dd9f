import type { Scene } from '../../scene';
import { measuresEn1 } from './en-1';
import { measuresEn2 } from './en-2';
import { measuresEn3 } from './en-3';
import { measuresEn4 } from './en-4';
import { measuresEn5 } from './en-5';
import { measuresEn6 } from './en-6';
import { measuresEn7 } from './en-7';
import { measuresEn8 } from './en-8';
import { measuresEn9 } from './en-9';

/** Amounts that a tool wants in another unit or form than the step says, with twins that need no conversion, in English. */
export const measuresEn: readonly Scene[] = [...measuresEn1, ...measuresEn2, ...measuresEn3, ...measuresEn4, ...measuresEn5, ...measuresEn6, ...measuresEn7, ...measuresEn8, ...measuresEn9];
