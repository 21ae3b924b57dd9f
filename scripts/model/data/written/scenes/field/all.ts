import type { Scene } from '../../scene';
import { fieldEn1 } from './en-1';
import { fieldEn2 } from './en-2';
import { fieldEn3 } from './en-3';
import { fieldEn4 } from './en-4';
import { fieldEn5 } from './en-5';
import { fieldEn6 } from './en-6';
import { fieldEn7 } from './en-7';
import { fieldKo1 } from './ko-1';
import { fieldKo2 } from './ko-2';
import { fieldKo3 } from './ko-3';
import { fieldKo4 } from './ko-4';
import { fieldKo5 } from './ko-5';
import { fieldKo6 } from './ko-6';
import { fieldKo7 } from './ko-7';

/** Water, pumps, greenhouses and farms. */
export const field: readonly Scene[] = [...fieldEn1, ...fieldEn2, ...fieldEn3, ...fieldEn4, ...fieldEn5, ...fieldEn6, ...fieldEn7, ...fieldKo1, ...fieldKo2, ...fieldKo3, ...fieldKo4, ...fieldKo5, ...fieldKo6, ...fieldKo7];
