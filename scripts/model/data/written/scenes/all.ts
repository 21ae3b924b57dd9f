import type { Scene } from '../scene';
import { benches } from './benches/all';
import { decisions } from './decisions/all';
import { field } from './field/all';
import { given } from './given/all';
import { houses } from './houses/all';
import { plain } from './plain/all';
import { refused } from './refused/all';
import { senses } from './senses/all';
import { servers } from './servers/all';
import { told } from './told/all';

/** All scenes. */
export const scenes: readonly Scene[] = [...benches, ...decisions, ...field, ...given, ...houses, ...plain, ...refused, ...senses, ...servers, ...told];
