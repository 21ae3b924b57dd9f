import type { Scene } from '../scene';
import { benches } from './benches/all';
import { decisions } from './decisions/all';
import { field } from './field/all';
import { houses } from './houses/all';
import { plain } from './plain/all';
import { servers } from './servers/all';

/** All scenes. */
export const scenes: readonly Scene[] = [...benches, ...decisions, ...field, ...houses, ...plain, ...servers];
