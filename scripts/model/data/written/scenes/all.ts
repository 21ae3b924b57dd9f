import type { Scene } from '../scene';
import { benchEn } from './bench-en';
import { benchKo } from './bench-ko';
import { decisions } from './decisions';
import { doorScenes } from './doors';
import { fieldEn } from './field-en';
import { fieldKo } from './field-ko';
import { houseKo } from './house-ko';
import { plainKnown } from './plain-known';
import { plainOthers } from './plain-others';
import { plainTexts } from './plain-texts';
import { serversEn } from './servers-en';
import { plainRefusals } from './plain-refusals';

/** All scenes. */
export const scenes: readonly Scene[] = [...doorScenes, ...fieldEn, ...fieldKo, ...serversEn, ...houseKo, ...benchEn, ...benchKo, ...decisions, ...plainKnown, ...plainOthers, ...plainTexts, ...plainRefusals];
