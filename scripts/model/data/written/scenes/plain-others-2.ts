import type { Scene } from '../scene';

/** More of them, in Korean. */
export const plainOthers2: readonly Scene[] = [
];
