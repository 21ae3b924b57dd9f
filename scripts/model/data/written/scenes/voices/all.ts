import type { Scene } from '../../scene';

/** Plain steps of many people, in Korean. */
export const voices: readonly Scene[] = [];
