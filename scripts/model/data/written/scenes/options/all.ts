import type { Scene } from '../../scene';

/** Arguments that may be left out, switches and choices in people’s own words, in Korean. */
export const options: readonly Scene[] = [];
