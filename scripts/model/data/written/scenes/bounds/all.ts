import type { Scene } from '../../scene';
import { bounds1 } from './ko-1';
import { bounds2 } from './ko-2';
import { bounds3 } from './ko-3';
import { bounds4 } from './ko-4';
import { bounds5 } from './ko-5';
import { bounds6 } from './ko-6';
import { bounds7 } from './ko-7';
import { bounds8 } from './ko-8';
import { bounds9 } from './ko-9';
import { bounds10 } from './ko-10';

/** Conditions that compare and steps that must not be done, with their twins, in Korean. */
export const bounds: readonly Scene[] = [...bounds1, ...bounds2, ...bounds3, ...bounds4, ...bounds5, ...bounds6, ...bounds7, ...bounds8, ...bounds9, ...bounds10];
