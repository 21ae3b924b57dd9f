import type { Scene } from '../../scene';
import { denseEn1 } from './en-1';
import { denseEn2 } from './en-2';
import { denseEn3 } from './en-3';
import { denseEn4 } from './en-4';
import { denseEn5 } from './en-5';
import { denseEn6 } from './en-6';

/** Short steps with several values, each of which belongs to one parameter, in English. */
export const denseEn: readonly Scene[] = [...denseEn1, ...denseEn2, ...denseEn3, ...denseEn4, ...denseEn5, ...denseEn6];
