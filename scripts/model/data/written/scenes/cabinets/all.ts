import type { Scene } from '../../scene';
import { cabinets1 } from './en-1';
import { cabinets2 } from './en-2';
import { cabinets3 } from './en-3';
import { cabinets4 } from './en-4';
import { cabinets5 } from './en-5';
import { cabinets6 } from './en-6';
import { cabinets7 } from './en-7';
import { cabinets8 } from './en-8';

/** Tools of makers nobody has heard of, near to each other, in English. */
export const cabinets: readonly Scene[] = [...cabinets1, ...cabinets2, ...cabinets3, ...cabinets4, ...cabinets5, ...cabinets6, ...cabinets7, ...cabinets8];
