import type { Scene } from '../../scene';
import { twofoldEn1 } from './en-1';
import { twofoldEn2 } from './en-2';
import { twofoldEn3 } from './en-3';
import { twofoldEn4 } from './en-4';
import { twofoldEn5 } from './en-5';

export const twofoldEn: readonly Scene[] = [...twofoldEn1, ...twofoldEn2, ...twofoldEn3, ...twofoldEn4, ...twofoldEn5];
