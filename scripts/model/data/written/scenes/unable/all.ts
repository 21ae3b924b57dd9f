import type { Scene } from '../../scene';
import { unableEn1 } from './en-1';
import { unableEn2 } from './en-2';

/** Steps that cannot be done, beside such that can. */
export const unable: readonly Scene[] = [...unableEn1, ...unableEn2];
