import type { Scene } from '../../scene';
import { manuals1 } from './en-1';
import { manuals2 } from './en-2';
import { manuals3 } from './en-3';
import { manuals4 } from './en-4';
import { manuals5 } from './en-5';
import { manuals6 } from './en-6';
import { manuals7 } from './en-7';
import { manuals8 } from './en-8';
import { manuals9 } from './en-9';

/** Steps as they stand in the manuals of a site, with the product’s own tools, in English. */
export const manuals: readonly Scene[] = [...manuals1, ...manuals2, ...manuals3, ...manuals4, ...manuals5, ...manuals6, ...manuals7, ...manuals8, ...manuals9];
