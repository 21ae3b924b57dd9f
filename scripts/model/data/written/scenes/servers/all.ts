import type { Scene } from '../../scene';
import { serversEn1 } from './en-1';
import { serversEn2 } from './en-2';
import { serversEn3 } from './en-3';
import { serversEn4 } from './en-4';
import { serversEn5 } from './en-5';
import { serversEn6 } from './en-6';

/** Servers, networks, offices. */
export const servers: readonly Scene[] = [...serversEn1, ...serversEn2, ...serversEn3, ...serversEn4, ...serversEn5, ...serversEn6];
