import type { Scene } from '../../scene';
import { dailyEn1 } from './en-1';
import { dailyEn2 } from './en-2';
import { dailyEn3 } from './en-3';
import { dailyEn4 } from './en-4';
import { dailyEn5 } from './en-5';
import { dailyEn6 } from './en-6';

/** Short everyday steps with the product's own tools, in English. */
export const dailyEn: readonly Scene[] = [...dailyEn1, ...dailyEn2, ...dailyEn3, ...dailyEn4, ...dailyEn5, ...dailyEn6];
