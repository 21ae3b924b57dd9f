import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in Korean. */
export const tabled: readonly Scene[] = [];
