import type { Scene } from '../../scene';
import { planted1 } from './en-1';
import { planted3 } from './en-2';
import { planted5 } from './en-3';
import { planted7 } from './en-4';
import { planted9 } from './en-5';
import { planted2 } from './ko-1';
import { planted4 } from './ko-2';
import { planted6 } from './ko-3';
import { planted8 } from './ko-4';
import { plantedRetold3 } from './retold-en-1';
import { plantedRetold1 } from './retold-ko-1';
import { plantedRetold2 } from './retold-ko-2';

/** Events and results with instructions in them that nobody gave, in both languages. */
export const planted: readonly Scene[] = [...planted1, ...planted2, ...planted3, ...planted4, ...planted5, ...planted6, ...planted7, ...planted8, ...planted9, ...plantedRetold1, ...plantedRetold2, ...plantedRetold3];
