import type { Scene } from '../../scene';
import { dailyToolsEn1 } from './tools-en-1';
import { dailyToolsEn2 } from './tools-en-2';
import { dailyToolsEn3 } from './tools-en-3';
import { dailyToolsKo1 } from './tools-ko-1';
import { dailyToolsKo2 } from './tools-ko-2';

/** Tools of other makers in plain, short steps. */
export const dailyTools: readonly Scene[] = [...dailyToolsEn1, ...dailyToolsEn2, ...dailyToolsEn3, ...dailyToolsKo1, ...dailyToolsKo2];
