import type { Scene } from '../../scene';
import { guildsEn1 } from './en-1';
import { guildsEn2 } from './en-2';
import { guildsEn3 } from './en-3';
import { guildsEn4 } from './en-4';
import { guildsEn5 } from './en-5';
import { guildsEn6 } from './en-6';
import { guildsEn7 } from './en-7';
import { guildsEn8 } from './en-8';

export const guildsEn: readonly Scene[] = [...guildsEn1, ...guildsEn2, ...guildsEn3, ...guildsEn4, ...guildsEn5, ...guildsEn6, ...guildsEn7, ...guildsEn8];
