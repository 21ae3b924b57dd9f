import type { Scene } from '../../scene';
import { guildsKo1 } from './ko-1';
import { guildsKo2 } from './ko-2';
import { guildsKo3 } from './ko-3';
import { guildsKo4 } from './ko-4';
import { guildsKo5 } from './ko-5';
import { guildsKo6 } from './ko-6';
import { guildsKo7 } from './ko-7';
import { guildsKo8 } from './ko-8';
import { guildsKo9 } from './ko-9';
import { guildsKo10 } from './ko-10';
import { guildsKo11 } from './ko-11';
import { guildsKo12 } from './ko-12';

export const guildsKo: readonly Scene[] = [...guildsKo1, ...guildsKo2, ...guildsKo3, ...guildsKo4, ...guildsKo5, ...guildsKo6, ...guildsKo7, ...guildsKo8, ...guildsKo9, ...guildsKo10, ...guildsKo11, ...guildsKo12];
