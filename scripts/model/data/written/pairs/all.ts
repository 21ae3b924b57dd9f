import type { Written } from '../table';
import { amounts } from './amounts';
import { hosts } from './hosts';
import { opposites } from './opposites';
import { periods } from './periods';
import { remarks } from './remarks';
import { roles } from './roles';
import { swaps } from './swaps';
import { twins } from './twins';
import { twoNumbers } from './two-numbers';
import { wordings } from './wordings';

/** Tools that take two values of one kind, amounts in words, and states that are opposite. */
export const pairs: readonly (readonly Written[])[] = [amounts, hosts, twoNumbers, opposites, periods, roles, swaps, twins, ...remarks, ...wordings];
