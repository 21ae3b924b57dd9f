import type { Scene } from '../../scene';
import { hands1 } from './en-1';
import { hands10 } from './en-10';
import { hands2 } from './en-2';
import { hands3 } from './en-3';
import { hands4 } from './en-4';
import { hands5 } from './en-5';
import { hands6 } from './en-6';
import { hands7 } from './en-7';
import { hands8 } from './en-8';
import { hands9 } from './en-9';

/** Plain steps of many people, in English. */
export const hands: readonly Scene[] = [...hands1, ...hands2, ...hands3, ...hands4, ...hands5, ...hands6, ...hands7, ...hands8, ...hands9, ...hands10];
