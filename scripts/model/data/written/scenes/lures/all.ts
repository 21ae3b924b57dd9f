import type { Scene } from '../../scene';
import { luresEn1 } from './en-1';
import { luresKo1 } from './ko-1';
import { luresEn2 } from './en-2';
import { luresKo2 } from './ko-2';
import { luresEn3 } from './en-3';
import { luresKo3 } from './ko-3';
import { luresEn4 } from './en-4';
import { luresKo4 } from './ko-4';
import { luresEn5 } from './en-5';
import { luresKo5 } from './ko-5';
import { luresEn6 } from './en-6';
import { luresKo6 } from './ko-6';
import { luresEn7 } from './en-7';
import { luresKo7 } from './ko-7';

/** Events and results that give orders nobody of the site gave, with harmless twins. */
export const lures: readonly Scene[] = [...luresEn1, ...luresKo1, ...luresEn2, ...luresKo2, ...luresEn3, ...luresKo3, ...luresEn4, ...luresKo4, ...luresEn5, ...luresKo5, ...luresEn6, ...luresKo6, ...luresEn7, ...luresKo7];
