import type { Scene } from '../../scene';

/** Values that earlier steps found, in both languages. */
export const handed: readonly Scene[] = [];
