import type { Scene } from '../scene';

/** Water, pumps, greenhouses and farms, in Korean. */
export const fieldKo: readonly Scene[] = [
];
