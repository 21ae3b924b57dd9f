import type { Scene } from '../../scene';
import { whichEn1 } from './en-1';
import { whichEn2 } from './en-2';
import { whichEn3 } from './en-3';
import { whichEn4 } from './en-4';
import { whichEn5 } from './en-5';
import { whichKo1 } from './ko-1';
import { whichKo2 } from './ko-2';
import { whichKo3 } from './ko-3';
import { whichKo4 } from './ko-4';
import { whichKo5 } from './ko-5';
import { whichKo6 } from './ko-6';

/** Which of the product’s own tools is meant, and what none of them can do, in both languages. */
export const which: readonly Scene[] = [...whichEn1, ...whichEn2, ...whichEn3, ...whichEn4, ...whichEn5, ...whichKo1, ...whichKo2, ...whichKo3, ...whichKo4, ...whichKo5, ...whichKo6];
