import type { Scene } from '../../scene';
import { wiredEn1 } from './en-1';
import { wiredEn2 } from './en-2';
import { wiredEn3 } from './en-3';
import { wiredEn4 } from './en-4';
import { wiredEn5 } from './en-5';
import { wiredEn6 } from './en-6';
import { wiredEn7 } from './en-7';
import { wiredEn8 } from './en-8';
import { wiredEn9 } from './en-9';
import { wiredEn10 } from './en-10';

/** A pin and a level that have to be worked out from the wiring a person tells, in English. */
export const wiredEn: readonly Scene[] = [...wiredEn1, ...wiredEn2, ...wiredEn3, ...wiredEn4, ...wiredEn5, ...wiredEn6, ...wiredEn7, ...wiredEn8, ...wiredEn9, ...wiredEn10];
