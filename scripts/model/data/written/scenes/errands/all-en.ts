import type { Scene } from '../../scene';
import { errandsEn1 } from './en-1';
import { errandsEn2 } from './en-2';
import { errandsEn3 } from './en-3';
import { errandsEn4 } from './en-4';
import { errandsEn5 } from './en-5';

export const errandsEn: readonly Scene[] = [...errandsEn1, ...errandsEn2, ...errandsEn3, ...errandsEn4, ...errandsEn5];
