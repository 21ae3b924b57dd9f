import type { Scene } from '../../scene';
import { plainKnown1 } from './known-1';
import { plainKnown2 } from './known-2';
import { plainKnown3 } from './known-3';
import { plainKnown4 } from './known-4';
import { plainKnown5 } from './known-5';
import { plainOthers1 } from './others-1';
import { plainOthers2 } from './others-2';
import { plainOthers3 } from './others-3';
import { plainOthers4 } from './others-4';
import { plainRefusals1 } from './refusals-1';
import { plainRefusals2 } from './refusals-2';
import { plainTexts1 } from './texts-1';
import { plainTexts2 } from './texts-2';

/** Ordinary procedures in full sentences. */
export const plain: readonly Scene[] = [...plainKnown1, ...plainKnown2, ...plainKnown3, ...plainKnown4, ...plainKnown5, ...plainOthers1, ...plainOthers2, ...plainOthers3, ...plainOthers4, ...plainRefusals1, ...plainRefusals2, ...plainTexts1, ...plainTexts2];
