import type { Scene } from '../../scene';
import { benchesEn1 } from './en-1';
import { benchesEn2 } from './en-2';
import { benchesEn3 } from './en-3';
import { benchesEn4 } from './en-4';
import { benchesEn5 } from './en-5';
import { benchesEn6 } from './en-6';
import { benchesKo1 } from './ko-1';
import { benchesKo2 } from './ko-2';
import { benchesKo3 } from './ko-3';
import { benchesKo4 } from './ko-4';
import { benchesKo5 } from './ko-5';
import { benchesKo6 } from './ko-6';
import { benchesKo7 } from './ko-7';
import { benchesKo8 } from './ko-8';
import { benchesKo9 } from './ko-9';

/** Labs, breweries, workshops, kitchens, hotels. */
export const benches: readonly Scene[] = [...benchesEn1, ...benchesEn2, ...benchesEn3, ...benchesEn4, ...benchesEn5, ...benchesEn6, ...benchesKo1, ...benchesKo2, ...benchesKo3, ...benchesKo4, ...benchesKo5, ...benchesKo6, ...benchesKo7, ...benchesKo8, ...benchesKo9];
