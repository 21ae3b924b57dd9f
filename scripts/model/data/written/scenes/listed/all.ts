import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English. */
export const listed: readonly Scene[] = [];
