import type { Scene } from '../scene';
import { benches } from './benches/all';
import { decisions } from './decisions/all';
import { denseEn } from './dense/all-en';
import { denseKo } from './dense/all-ko';
import { field } from './field/all';
import { given } from './given/all';
import { houses } from './houses/all';
import { pins } from './pins/all';
import { plain } from './plain/all';
import { refused } from './refused/all';
import { senses } from './senses/all';
import { servers } from './servers/all';
import { told } from './told/all';
import { unable } from './unable/all';

/** All scenes. */
export const scenes: readonly Scene[] = [...benches, ...decisions, ...denseEn, ...denseKo, ...field, ...given, ...houses, ...pins, ...plain, ...refused, ...senses, ...servers, ...told, ...unable];
