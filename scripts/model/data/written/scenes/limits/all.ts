import type { Scene } from '../../scene';
import { limits1 } from './en-1';
import { limits2 } from './en-2';
import { limits3 } from './en-3';
import { limits4 } from './en-4';
import { limits5 } from './en-5';
import { limits6 } from './en-6';
import { limits7 } from './en-7';
import { limits8 } from './en-8';
import { limits9 } from './en-9';
import { limits10 } from './en-10';

/** Conditions that compare and steps that must not be done, with their twins, in English. */
export const limits: readonly Scene[] = [...limits1, ...limits2, ...limits3, ...limits4, ...limits5, ...limits6, ...limits7, ...limits8, ...limits9, ...limits10];
