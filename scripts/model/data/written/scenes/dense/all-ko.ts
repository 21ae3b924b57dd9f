import type { Scene } from '../../scene';
import { denseKo1 } from './ko-1';
import { denseKo2 } from './ko-2';

/** Short steps with several values for several parameters, in Korean. */
export const denseKo: readonly Scene[] = [...denseKo1, ...denseKo2];
