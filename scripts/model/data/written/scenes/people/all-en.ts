import type { Scene } from '../../scene';
import { peopleEn1 } from './en-1';
import { peopleEn2 } from './en-2';
import { peopleEn3 } from './en-3';
import { peopleEn4 } from './en-4';
import { peopleEn5 } from './en-5';
import { peopleEn6 } from './en-6';
import { peopleEn7 } from './en-7';
import { peopleEn8 } from './en-8';

/** Procedures with the product's own tools, each written in the manner of one person, in English. */
export const peopleEn: readonly Scene[] = [...peopleEn1, ...peopleEn2, ...peopleEn3, ...peopleEn4, ...peopleEn5, ...peopleEn6, ...peopleEn7, ...peopleEn8];
