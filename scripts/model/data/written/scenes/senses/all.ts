import type { Scene } from '../../scene';
import { sensesEn1 } from './en-1';
import { sensesEn2 } from './en-2';
import { sensesKo1 } from './ko-1';
import { sensesKo2 } from './ko-2';

/** Pins and states, said in a roundabout way. */
export const senses: readonly Scene[] = [...sensesEn1, ...sensesEn2, ...sensesKo1, ...sensesKo2];
