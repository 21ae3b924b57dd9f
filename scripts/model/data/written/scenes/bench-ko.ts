import type { Scene } from '../scene';

/** Labs, breweries, workshops, kitchens, hotels, in Korean. */
export const benchKo: readonly Scene[] = [
];
