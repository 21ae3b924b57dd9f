import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const stamp = '.built-from';

/**
 * Whether all of a build is there, of these sources or of earlier ones.
 * @param {string} root of the checkout
 */
export const isBuilt = (root) => existsSync(join(root, 'out', stamp));
