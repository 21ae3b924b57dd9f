import { industry } from './industry/all';
import { living } from './living/all';
import { offices } from './offices/all';
import { pairs } from './pairs/all';
import { places } from './places/all';
import { plants } from './plants/all';
import { services } from './services/all';
import { sites } from './sites/all';
import { village } from './village/all';
import type { Written } from './table';

/** Tools that stand in one place and could be mistaken for each other. */
export const domains: readonly (readonly Written[])[] = [...sites, ...industry, ...services, ...living, ...offices, ...pairs, ...plants, ...village, ...places];
