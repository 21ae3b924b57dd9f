import type { Scene } from '../scene';

/** Labs, breweries, workshops, kitchens, hotels. */
export const benchEn: readonly Scene[] = [
];
