import type { Scene } from '../../scene';
import { tabledKo1 } from './ko-1';
import { tabledKo2 } from './ko-2';
import { tabledKo3 } from './ko-3';
import { tabledKo4 } from './ko-4';
import { tabledKo5 } from './ko-5';
import { tabledKo6 } from './ko-6';
import { tabledKo7 } from './ko-7';

/** Pins, places and people out of lists that the step brings, in Korean. */
export const tabled: readonly Scene[] = [...tabledKo1, ...tabledKo2, ...tabledKo3, ...tabledKo4, ...tabledKo5, ...tabledKo6, ...tabledKo7];
