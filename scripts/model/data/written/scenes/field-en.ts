import type { Scene } from '../scene';

/** Water, pumps, greenhouses and farms. */
export const fieldEn: readonly Scene[] = [
];
