import type { Scene } from '../../scene';
import { simpleEn } from './all-en';
import { simpleKo } from './all-ko';

/** The plainest steps there are, with the product's tools alone. */
export const simple: readonly Scene[] = [...simpleEn, ...simpleKo];
