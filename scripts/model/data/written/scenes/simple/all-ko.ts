import type { Scene } from '../../scene';
import { simpleKo1 } from './ko-1';
import { simpleKo2 } from './ko-2';
import { simpleKo3 } from './ko-3';
import { simpleKo4 } from './ko-4';

/** The simplest steps there are, with the product's own tools, in Korean. */
export const simpleKo: readonly Scene[] = [...simpleKo1, ...simpleKo2, ...simpleKo3, ...simpleKo4];
