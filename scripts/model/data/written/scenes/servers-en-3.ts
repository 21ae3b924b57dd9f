import type { Scene } from '../scene';

export const serversEn3: readonly Scene[] = [
];
