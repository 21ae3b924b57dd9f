import type { Scene } from '../../scene';
import { options1 } from './ko-1';
import { options2 } from './ko-2';
import { options3 } from './ko-3';
import { options4 } from './ko-4';
import { options5 } from './ko-5';
import { options6 } from './ko-6';
import { options7 } from './ko-7';
import { options8 } from './ko-8';
import { options9 } from './ko-9';
import { options10 } from './ko-10';
import { options11 } from './ko-11';

/** Arguments that may be left out, switches and choices in people’s own words, in Korean. */
export const options: readonly Scene[] = [...options1, ...options2, ...options3, ...options4, ...options5, ...options6, ...options7, ...options8, ...options9, ...options10, ...options11];
