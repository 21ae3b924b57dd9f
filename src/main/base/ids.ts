import { randomBytes } from 'node:crypto';

/** Makes ids; injected, so that tests are repeatable. */
export type NewId = () => string;

/** 12 hex digits: unique enough on one machine, short enough to read aloud. */
export const randomId: NewId = () => randomBytes(6).toString('hex');
