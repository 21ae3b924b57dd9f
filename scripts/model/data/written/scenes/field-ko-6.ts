import type { Scene } from '../scene';

/** What was left of water, pumps and farms. */
export const fieldKo6: readonly Scene[] = [
];
