import type { Scene } from '../../scene';

/** Steps with the product’s own tools as people note them down, in Korean. */
export const notebooks: readonly Scene[] = [];
