import type { Scene } from '../../scene';
import { notebooks1 } from './ko-1';
import { notebooks2 } from './ko-2';
import { notebooks3 } from './ko-3';
import { notebooks4 } from './ko-4';
import { notebooks5 } from './ko-5';
import { notebooks6 } from './ko-6';
import { notebooks7 } from './ko-7';
import { notebooks8 } from './ko-8';
import { notebooks9 } from './ko-9';

/** Steps with the product’s own tools as people note them down, in Korean. */
export const notebooks: readonly Scene[] = [...notebooks1, ...notebooks2, ...notebooks3, ...notebooks4, ...notebooks5, ...notebooks6, ...notebooks7, ...notebooks8, ...notebooks9];
