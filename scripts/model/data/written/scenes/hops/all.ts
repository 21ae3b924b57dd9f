import type { Scene } from '../../scene';
import { hopsEn } from './all-en';
import { hopsKo } from './all-ko';

/** Two things that have to be put together. */
export const hops: readonly Scene[] = [...hopsEn, ...hopsKo];
