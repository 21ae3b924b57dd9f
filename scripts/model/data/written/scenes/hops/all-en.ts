import type { Scene } from '../../scene';
import { hopsEn1 } from './en-1';
import { hopsEn2 } from './en-2';
import { hopsEn3 } from './en-3';
import { hopsEn4 } from './en-4';
import { hopsEn5 } from './en-5';
import { hopsEn6 } from './en-6';
import { hopsEn7 } from './en-7';
import { hopsEn8 } from './en-8';

/** Two things that have to be put together, the relation told in the step itself, in English. */
export const hopsEn: readonly Scene[] = [...hopsEn1, ...hopsEn2, ...hopsEn3, ...hopsEn4, ...hopsEn5, ...hopsEn6, ...hopsEn7, ...hopsEn8];
