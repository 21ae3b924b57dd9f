import type { Scene } from '../../scene';
import { housesDoors } from './doors';
import { housesKo1 } from './ko-1';
import { housesKo2 } from './ko-2';
import { housesKo3 } from './ko-3';

/** Apartment houses, offices and small servers. */
export const houses: readonly Scene[] = [...housesDoors, ...housesKo1, ...housesKo2, ...housesKo3];
