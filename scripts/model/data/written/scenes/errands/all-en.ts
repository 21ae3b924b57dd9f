import type { Scene } from '../../scene';
import { errandsEn1 } from './en-1';
import { errandsEn2 } from './en-2';

export const errandsEn: readonly Scene[] = [...errandsEn1, ...errandsEn2];
