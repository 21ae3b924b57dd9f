import type { Scene } from '../../scene';
import { choices1 } from './en-1';
import { choices2 } from './en-2';
import { choices3 } from './en-3';
import { choices4 } from './en-4';
import { choices5 } from './en-5';
import { choices6 } from './en-6';
import { choices7 } from './en-7';
import { choices8 } from './en-8';
import { choices9 } from './en-9';

/** Arguments that may be left out, switches and choices in people’s own words, in English. */
export const choices: readonly Scene[] = [...choices1, ...choices2, ...choices3, ...choices4, ...choices5, ...choices6, ...choices7, ...choices8, ...choices9];
