import type { Scene } from '../scene';

/** Longer notes, prescribed forms, values out of earlier results. */
export const serversEn5: readonly Scene[] = [
];
