import type { Scene } from '../../scene';

/** Texts that are put together from the event and from earlier results, in both languages. */
export const messages: readonly Scene[] = [];
