import { industry } from './industry/all';
import { living } from './living/all';
import { pairs } from './pairs/all';
import { services } from './services/all';
import { sites } from './sites/all';
import type { Written } from './table';

/** Tools that stand in one place and could be mistaken for each other. */
export const domains: readonly (readonly Written[])[] = [...sites, ...industry, ...services, ...living, ...pairs];
