import type { Scene } from '../../scene';
import { hopsKo1 } from './ko-1';
import { hopsKo2 } from './ko-2';
import { hopsKo3 } from './ko-3';
import { hopsKo4 } from './ko-4';
import { hopsKo5 } from './ko-5';
import { hopsKo6 } from './ko-6';
import { hopsKo7 } from './ko-7';
import { hopsKo8 } from './ko-8';

/** Two things that have to be put together, the relation told in the step itself, in Korean. */
export const hopsKo: readonly Scene[] = [...hopsKo1, ...hopsKo2, ...hopsKo3, ...hopsKo4, ...hopsKo5, ...hopsKo6, ...hopsKo7, ...hopsKo8];
