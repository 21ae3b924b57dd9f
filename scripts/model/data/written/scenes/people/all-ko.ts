import type { Scene } from '../../scene';
import { peopleKo1 } from './ko-1';
import { peopleKo2 } from './ko-2';
import { peopleKo3 } from './ko-3';
import { peopleKo4 } from './ko-4';
import { peopleKo5 } from './ko-5';
import { peopleKo6 } from './ko-6';
import { peopleKo7 } from './ko-7';
import { peopleKo8 } from './ko-8';
import { peopleKo9 } from './ko-9';

/** Twelve people and their procedures, as each of them would write them, in Korean. */
export const peopleKo: readonly Scene[] = [...peopleKo1, ...peopleKo2, ...peopleKo3, ...peopleKo4, ...peopleKo5, ...peopleKo6, ...peopleKo7, ...peopleKo8, ...peopleKo9];
