import type { Scene } from '../../scene';

/** Conditions that compare and steps that must not be done, with their twins, in Korean. */
export const bounds: readonly Scene[] = [];
