import type { Scene } from '../../scene';
import { makersEn1 } from './en-1';
import { makersEn2 } from './en-2';
import { makersEn3 } from './en-3';
import { makersEn4 } from './en-4';
import { makersEn5 } from './en-5';
import { makersEn6 } from './en-6';
import { makersEn7 } from './en-7';
import { makersKo1 } from './ko-1';
import { makersKo2 } from './ko-2';
import { makersKo3 } from './ko-3';
import { makersKo4 } from './ko-4';
import { makersKo5 } from './ko-5';
import { makersKo6 } from './ko-6';
import { makersKo7 } from './ko-7';

/** Tools of makers nobody has heard of: several values in a sentence, pairs, settings in other words. */
export const makers: readonly Scene[] = [...makersEn1, ...makersEn2, ...makersEn3, ...makersEn4, ...makersEn5, ...makersEn6, ...makersEn7, ...makersKo1, ...makersKo2, ...makersKo3, ...makersKo4, ...makersKo5, ...makersKo6, ...makersKo7];
