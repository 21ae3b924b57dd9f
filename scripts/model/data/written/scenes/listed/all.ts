import type { Scene } from '../../scene';
import { listedEn1 } from './en-1';
import { listedEn2 } from './en-2';
import { listedEn3 } from './en-3';
import { listedEn4 } from './en-4';
import { listedEn5 } from './en-5';
import { listedEn6 } from './en-6';
import { listedEn7 } from './en-7';
import { listedEn8 } from './en-8';
import { listedEn9 } from './en-9';

/** Pins, places and people out of lists that the step brings, in English. */
export const listed: readonly Scene[] = [...listedEn1, ...listedEn2, ...listedEn3, ...listedEn4, ...listedEn5, ...listedEn6, ...listedEn7, ...listedEn8, ...listedEn9];
