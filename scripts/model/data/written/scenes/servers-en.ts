import type { Scene } from '../scene';

/** Servers, networks, offices. */
export const serversEn: readonly Scene[] = [
];
