import type { Scene } from '../../scene';
import { tradesEn1 } from './en-1';
import { tradesEn2 } from './en-2';
import { tradesEn3 } from './en-3';
import { tradesEn4 } from './en-4';
import { tradesEn5 } from './en-5';
import { tradesEn6 } from './en-6';
import { tradesEn7 } from './en-7';

/** Procedures of small businesses and sites, as their operators write them, in English. */
export const tradesEn: readonly Scene[] = [...tradesEn1, ...tradesEn2, ...tradesEn3, ...tradesEn4, ...tradesEn5, ...tradesEn6, ...tradesEn7];
