import type { Scene } from '../../scene';
import { handed1 } from './en-1';
import { handed2 } from './ko-1';
import { handed3 } from './en-2';
import { handed4 } from './ko-2';
import { handed5 } from './en-3';
import { handed6 } from './ko-3';
import { handed7 } from './en-4';
import { handed8 } from './ko-4';
import { handed9 } from './ko-5';

/** Values that earlier steps found, in both languages. */
export const handed: readonly Scene[] = [...handed1, ...handed2, ...handed3, ...handed4, ...handed5, ...handed6, ...handed7, ...handed8, ...handed9];
