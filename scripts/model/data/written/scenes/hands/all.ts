import type { Scene } from '../../scene';

/** Plain steps of many people, in English. */
export const hands: readonly Scene[] = [];
