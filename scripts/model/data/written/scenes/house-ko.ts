import type { Scene } from '../scene';

/** Apartment houses, offices and servers, in Korean. */
export const houseKo: readonly Scene[] = [
];
