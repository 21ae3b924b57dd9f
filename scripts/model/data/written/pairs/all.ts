import type { Written } from '../table';
import { hosts } from './hosts';
import { opposites } from './opposites';
import { swaps } from './swaps';
import { twoNumbers } from './two-numbers';

/** Tools that take two values of one kind, amounts in words, and states that are opposite. */
export const pairs: readonly (readonly Written[])[] = [hosts, twoNumbers, opposites, swaps];
