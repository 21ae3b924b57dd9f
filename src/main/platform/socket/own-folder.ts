import { lstatSync } from 'node:fs';

/**
 * Whether this is a folder of this user's. In a shared temporary folder somebody else could have made it
 * first, or a link in its place. Throws when it cannot be looked at.
 */
export function isOwnFolder(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid());
}
