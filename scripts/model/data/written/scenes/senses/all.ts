import type { Scene } from '../../scene';
import { sensesEn1 } from './en-1';
import { sensesEn2 } from './en-2';
import { sensesEn3 } from './en-3';
import { sensesEn4 } from './en-4';
import { sensesKo1 } from './ko-1';
import { sensesKo2 } from './ko-2';
import { sensesKo3 } from './ko-3';
import { sensesKo4 } from './ko-4';

/** Pins and states, said in a roundabout way. */
export const senses: readonly Scene[] = [...sensesEn1, ...sensesEn2, ...sensesEn3, ...sensesEn4, ...sensesKo1, ...sensesKo2, ...sensesKo3, ...sensesKo4];
