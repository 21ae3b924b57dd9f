import type { Scene } from '../../scene';
import { denseKo1 } from './ko-1';
import { denseKo2 } from './ko-2';
import { denseKo3 } from './ko-3';
import { denseKo4 } from './ko-4';
import { denseKo5 } from './ko-5';
import { denseKo6 } from './ko-6';
import { denseKo7 } from './ko-7';

/** Short steps with several values for several parameters, in Korean. */
export const denseKo: readonly Scene[] = [...denseKo1, ...denseKo2, ...denseKo3, ...denseKo4, ...denseKo5, ...denseKo6, ...denseKo7];
