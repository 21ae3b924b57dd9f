import type { Scene } from '../../scene';
import { wiredKo1 } from './ko-1';
import { wiredKo2 } from './ko-2';
import { wiredKo3 } from './ko-3';
import { wiredKo4 } from './ko-4';
import { wiredKo5 } from './ko-5';
import { wiredKo6 } from './ko-6';
import { wiredKo7 } from './ko-7';
import { wiredKo8 } from './ko-8';
import { wiredKo9 } from './ko-9';

/** Pins and levels that follow from wiring told in the step, beside everyday calls of other tools, in Korean. */
export const wiredKo: readonly Scene[] = [...wiredKo1, ...wiredKo2, ...wiredKo3, ...wiredKo4, ...wiredKo5, ...wiredKo6, ...wiredKo7, ...wiredKo8, ...wiredKo9];
