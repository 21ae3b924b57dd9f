import type { Scene } from '../../scene';

/** Events and results with instructions in them that nobody gave, in both languages. */
export const planted: readonly Scene[] = [];
