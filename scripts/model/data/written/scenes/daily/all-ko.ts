import type { Scene } from '../../scene';
import { dailyKo1 } from './ko-1';
import { dailyKo2 } from './ko-2';
import { dailyKo3 } from './ko-3';

/** The most ordinary steps, said plainly and shortly, in Korean. */
export const dailyKo: readonly Scene[] = [...dailyKo1, ...dailyKo2, ...dailyKo3];
