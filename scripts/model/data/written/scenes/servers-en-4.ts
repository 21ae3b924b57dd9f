import type { Scene } from '../scene';

export const serversEn4: readonly Scene[] = [
];
