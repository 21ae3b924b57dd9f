import type { Scene } from '../scene';
import { benches } from './benches/all';
import { bounds } from './bounds/all';
import { cabinets } from './cabinets/all';
import { choices } from './choices/all';
import { dailyEn } from './daily/all-en';
import { dailyKo } from './daily/all-ko';
import { dailyTools } from './daily/all-tools';
import { decisions } from './decisions/all';
import { denseEn } from './dense/all-en';
import { denseKo } from './dense/all-ko';
import { field } from './field/all';
import { given } from './given/all';
import { handed } from './handed/all';
import { hands } from './hands/all';
import { houses } from './houses/all';
import { limits } from './limits/all';
import { listed } from './listed/all';
import { makers } from './makers/all';
import { manuals } from './manuals/all';
import { messages } from './messages/all';
import { notebooks } from './notebooks/all';
import { options } from './options/all';
import { peopleEn } from './people/all-en';
import { peopleKo } from './people/all-ko';
import { pins } from './pins/all';
import { plain } from './plain/all';
import { planted } from './planted/all';
import { refused } from './refused/all';
import { senses } from './senses/all';
import { servers } from './servers/all';
import { tabled } from './tabled/all';
import { told } from './told/all';
import { tradesEn } from './trades/all-en';
import { unable } from './unable/all';
import { voices } from './voices/all';
import { weighed } from './weighed/all';
import { which } from './which/all';
import { wiredEn } from './wired/all-en';
import { wiredKo } from './wired/all-ko';
import { workshops } from './workshops/all';

/** Everyday steps in plain words, as most people write most of theirs. */
export const everyday: readonly Scene[] = [...cabinets, ...choices, ...dailyEn, ...dailyKo, ...dailyTools, ...denseEn, ...denseKo, ...hands, ...listed, ...makers, ...manuals, ...messages, ...notebooks, ...options, ...peopleEn, ...peopleKo, ...plain, ...tabled, ...tradesEn, ...voices, ...weighed, ...which, ...wiredEn, ...wiredKo, ...workshops];

/** All scenes. */
export const scenes: readonly Scene[] = [...everyday, ...benches, ...bounds, ...decisions, ...field, ...given, ...handed, ...houses, ...limits, ...pins, ...planted, ...refused, ...senses, ...servers, ...told, ...unable];
