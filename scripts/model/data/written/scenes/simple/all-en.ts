import type { Scene } from '../../scene';
import { simpleEn1 } from './en-1';
import { simpleEn2 } from './en-2';
import { simpleEn3 } from './en-3';
import { simpleEn4 } from './en-4';

/** The simplest steps there are, each with one tool of the product's own, in English. */
export const simpleEn: readonly Scene[] = [...simpleEn1, ...simpleEn2, ...simpleEn3, ...simpleEn4];
