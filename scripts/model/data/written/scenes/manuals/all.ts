import type { Scene } from '../../scene';

/** Steps as they stand in the manuals of a site, with the product’s own tools, in English. */
export const manuals: readonly Scene[] = [];
