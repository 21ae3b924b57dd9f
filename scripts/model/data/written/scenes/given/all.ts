import type { Scene } from '../../scene';
import { givenEn1 } from './en-1';
import { givenEn2 } from './en-2';
import { givenKo1 } from './ko-1';
import { givenKo2 } from './ko-2';

/** Optional arguments that are given, and values that must not change places. */
export const given: readonly Scene[] = [...givenEn1, ...givenEn2, ...givenKo1, ...givenKo2];
