import type { Scene } from '../../scene';
import { givenEn1 } from './en-1';
import { givenEn2 } from './en-2';
import { givenEn3 } from './en-3';
import { givenEn4 } from './en-4';
import { givenEn5 } from './en-5';
import { givenEn6 } from './en-6';
import { givenKo1 } from './ko-1';
import { givenKo2 } from './ko-2';
import { givenKo3 } from './ko-3';
import { givenKo4 } from './ko-4';
import { givenKo5 } from './ko-5';
import { givenKo6 } from './ko-6';

/** Optional arguments that are given, and values that must not change places. */
export const given: readonly Scene[] = [...givenEn1, ...givenEn2, ...givenEn3, ...givenEn4, ...givenEn5, ...givenEn6, ...givenKo1, ...givenKo2, ...givenKo3, ...givenKo4, ...givenKo5, ...givenKo6];
