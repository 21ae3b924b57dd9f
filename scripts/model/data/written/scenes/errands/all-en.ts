import type { Scene } from '../../scene';

export const errandsEn: readonly Scene[] = [];
