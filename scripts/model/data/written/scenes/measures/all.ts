import type { Scene } from '../../scene';
import { measuresEn } from './all-en';
import { measuresKo } from './all-ko';

/** Amounts that the tool wants in another unit than the step says, and such that it wants as they are. */
export const measures: readonly Scene[] = [...measuresEn, ...measuresKo];
