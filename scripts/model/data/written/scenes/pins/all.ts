import type { Scene } from '../../scene';
import { pinsEn1 } from './en-1';
import { pinsEn2 } from './en-2';
import { pinsEn3 } from './en-3';
import { pinsKo1 } from './ko-1';
import { pinsKo2 } from './ko-2';
import { pinsKo3 } from './ko-3';

/** Pins and levels that follow from what a person wrote about the wiring. */
export const pins: readonly Scene[] = [...pinsEn1, ...pinsEn2, ...pinsEn3, ...pinsKo1, ...pinsKo2, ...pinsKo3];
