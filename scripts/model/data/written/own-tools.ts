import type { Written } from './table';

export const ownTools: readonly Written[] = [];
