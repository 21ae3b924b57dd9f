import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English. */
export const cabinets: readonly Scene[] = [];
