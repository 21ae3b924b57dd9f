import type { Scene } from '../../scene';

/** Which of the product’s own tools is meant, and what none of them can do, in both languages. */
export const which: readonly Scene[] = [];
