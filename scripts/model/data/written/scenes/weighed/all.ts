import type { Scene } from '../../scene';
import { weighedEn1 } from './en-1';
import { weighedEn2 } from './en-2';
import { weighedEn3 } from './en-3';
import { weighedEn4 } from './en-4';
import { weighedEn5 } from './en-5';
import { weighedEn6 } from './en-6';
import { weighedEn7 } from './en-7';
import { weighedKo1 } from './ko-1';
import { weighedKo2 } from './ko-2';
import { weighedKo3 } from './ko-3';
import { weighedKo4 } from './ko-4';
import { weighedKo5 } from './ko-5';
import { weighedKo6 } from './ko-6';
import { weighedKo7 } from './ko-7';

/** Whether a step can and may be done: twins of which one value, or one word, decides. */
export const weighed: readonly Scene[] = [...weighedEn1, ...weighedEn2, ...weighedEn3, ...weighedEn4, ...weighedEn5, ...weighedEn6, ...weighedEn7, ...weighedKo1, ...weighedKo2, ...weighedKo3, ...weighedKo4, ...weighedKo5, ...weighedKo6, ...weighedKo7];
