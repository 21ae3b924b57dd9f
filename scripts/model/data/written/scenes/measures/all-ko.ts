import type { Scene } from '../../scene';
import { measuresKo1 } from './ko-1';
import { measuresKo2 } from './ko-2';
import { measuresKo3 } from './ko-3';
import { measuresKo4 } from './ko-4';
import { measuresKo5 } from './ko-5';
import { measuresKo6 } from './ko-6';
import { measuresKo7 } from './ko-7';
import { measuresKo8 } from './ko-8';

/** Numbers that a tool wants in another unit than the step says, and their twins that it wants as they are, in Korean. */
export const measuresKo: readonly Scene[] = [...measuresKo1, ...measuresKo2, ...measuresKo3, ...measuresKo4, ...measuresKo5, ...measuresKo6, ...measuresKo7, ...measuresKo8];
