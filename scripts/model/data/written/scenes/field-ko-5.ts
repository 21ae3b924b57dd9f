import type { Scene } from '../scene';

/** The last of water, pumps and farms. */
export const fieldKo5: readonly Scene[] = [
];
