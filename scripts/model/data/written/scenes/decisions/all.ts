import type { Scene } from '../../scene';
import { decisions1 } from './part-1';
import { decisions2 } from './part-2';
import { decisions3 } from './part-3';
import { decisions4 } from './part-4';
import { decisions5 } from './part-5';
import { decisions6 } from './part-6';
import { decisions7 } from './part-7';
import { decisions8 } from './part-8';
import { decisions9 } from './part-9';

/** Steps that depend on something, or that cannot be done. */
export const decisions: readonly Scene[] = [...decisions1, ...decisions2, ...decisions3, ...decisions4, ...decisions5, ...decisions6, ...decisions7, ...decisions8, ...decisions9];
