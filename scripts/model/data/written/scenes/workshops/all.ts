import type { Scene } from '../../scene';
import { workshops1 } from './ko-1';
import { workshops2 } from './ko-2';
import { workshops3 } from './ko-3';
import { workshops4 } from './ko-4';
import { workshops5 } from './ko-5';
import { workshops6 } from './ko-6';
import { workshops7 } from './ko-7';
import { workshops8 } from './ko-8';
import { workshops9 } from './ko-9';

/** Tools of makers nobody has heard of, near to each other, in Korean. */
export const workshops: readonly Scene[] = [...workshops1, ...workshops2, ...workshops3, ...workshops4, ...workshops5, ...workshops6, ...workshops7, ...workshops8, ...workshops9];
