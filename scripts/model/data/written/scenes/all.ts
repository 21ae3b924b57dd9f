import type { Scene } from '../scene';
import { benches } from './benches/all';
import { decisions } from './decisions/all';
import { denseEn } from './dense/all-en';
import { denseKo } from './dense/all-ko';
import { field } from './field/all';
import { given } from './given/all';
import { houses } from './houses/all';
import { makers } from './makers/all';
import { peopleEn } from './people/all-en';
import { peopleKo } from './people/all-ko';
import { pins } from './pins/all';
import { plain } from './plain/all';
import { refused } from './refused/all';
import { senses } from './senses/all';
import { servers } from './servers/all';
import { told } from './told/all';
import { unable } from './unable/all';
import { weighed } from './weighed/all';
import { wiredEn } from './wired/all-en';
import { wiredKo } from './wired/all-ko';

/** All scenes. */
export const scenes: readonly Scene[] = [...benches, ...decisions, ...denseEn, ...denseKo, ...field, ...given, ...houses, ...makers, ...peopleEn, ...peopleKo, ...pins, ...plain, ...refused, ...senses, ...servers, ...told, ...unable, ...weighed, ...wiredEn, ...wiredKo];
