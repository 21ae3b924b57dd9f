import type { Scene } from '../../scene';
import { errandsKo1 } from './ko-1';
import { errandsKo2 } from './ko-2';
import { errandsKo3 } from './ko-3';
import { errandsKo4 } from './ko-4';
import { errandsKo5 } from './ko-5';
import { errandsKo6 } from './ko-6';

export const errandsKo: readonly Scene[] = [...errandsKo1, ...errandsKo2, ...errandsKo3, ...errandsKo4, ...errandsKo5, ...errandsKo6];
