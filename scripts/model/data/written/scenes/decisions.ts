import type { Scene } from '../scene';

/** Steps that depend on something, or that cannot be done. */
export const decisions: readonly Scene[] = [
];
