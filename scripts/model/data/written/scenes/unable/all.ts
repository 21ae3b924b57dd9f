import type { Scene } from '../../scene';
import { unableEn1 } from './en-1';
import { unableEn2 } from './en-2';
import { unableEn3 } from './en-3';
import { unableKo1 } from './ko-1';
import { unableKo2 } from './ko-2';
import { unableKo3 } from './ko-3';

/** Steps that cannot be done, beside such that can. */
export const unable: readonly Scene[] = [...unableEn1, ...unableEn2, ...unableEn3, ...unableKo1, ...unableKo2, ...unableKo3];
