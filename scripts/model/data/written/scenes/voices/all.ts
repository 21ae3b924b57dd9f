import type { Scene } from '../../scene';
import { voices1 } from './ko-1';
import { voices2 } from './ko-2';
import { voices3 } from './ko-3';
import { voices4 } from './ko-4';
import { voices5 } from './ko-5';
import { voices6 } from './ko-6';
import { voices7 } from './ko-7';
import { voices8 } from './ko-8';

/** Plain steps of many people, in Korean. */
export const voices: readonly Scene[] = [...voices1, ...voices2, ...voices3, ...voices4, ...voices5, ...voices6, ...voices7, ...voices8];
